# Writes levels with one mistake each into the folder `work`/levels, and for each one a line: file, line of the mistake,
# its kind, the level's tense, the right forms of the cell. Input: `verb⇥INFINITIVE` in the order of use, then
# `TENSE⇥INFINITIVE⇥FORMS`.
BEGIN {
  FS = "\t"; perFile = 8
  split("á é í ó ú", accented, " "); split("a e i o u", plain, " ")
  kinds = split("none,form of another tense,line in another tense,accent missing,accent too many," \
    "persons swapped,regular form,form of another verb,letter lost", kindNames, ",")
  pronounKinds = split("none,pronoun missing,pronouns missing,pronoun of another person,object pronoun," \
    "pronouns swapped,no missing,no missing in line", pronounKindNames, ",")
  split("me te se nos os se", reflexive, " "); split("lo le le les les les", objects, " ")
  endings["presente", "ar"] = "o as a amos áis an"; endings["presente", "er"] = "o es e emos éis en"
  endings["presente", "ir"] = "o es e imos ís en"
  endings["pretérito", "ar"] = "é aste ó amos asteis aron"
  endings["pretérito", "er"] = endings["pretérito", "ir"] = "í iste ió imos isteis ieron"
  endings["futuro", "ar"] = "aré arás ará aremos aréis arán"
  endings["futuro", "er"] = "eré erás erá eremos eréis erán"
  endings["futuro", "ir"] = "iré irás irá iremos iréis irán"
  endings["subjuntivo presente", "ar"] = "e es e emos éis en"
  endings["subjuntivo presente", "er"] = endings["subjuntivo presente", "ir"] = "a as a amos áis an"
}
$1 == "verb" { verbs[++verbCount] = $2; next }
{ if (!($1 in hasTense)) { hasTense[$1] = 1; tenses[++tenseCount] = $1 } lines[$1, $2] = $3 }

# The cell `number` with `form` in its place, of a line.
function with(cells, count, number, form,    i, text) {
  for (i = 1; i <= count; i++) text = text (i > 1 ? ", " : "") (i == number ? form : cells[i])
  return text
}
function isRight(form, cell) { return index("/" cell "/", "/" form "/") > 0 }
function withoutAccent(form,    i) {
  for (i in accented) if (index(form, accented[i])) { sub(accented[i], plain[i], form); return form }
  return form
}
function withAccent(form,    i, v) {
  if (withoutAccent(form) != form) return form
  for (i = length(form); i > 0; i--) for (v in plain)
    if (substr(form, i, 1) == plain[v]) return substr(form, 1, i - 1) accented[v] substr(form, i + 1)
  return form
}
# Without the last plain letter but that at the end; letters with accents have two bytes in some versions of awk.
function withoutLetter(form,    i) {
  for (i = length(form) - 1; i > 1; i--)
    if (substr(form, i, 1) ~ /[a-z]/) return substr(form, 1, i - 1) substr(form, i + 1)
  return form
}
# The line of a verb with a mistake; sets `right`. Empty where this kind of mistake is not possible.
function spoil(kind, tense, verb, seed,    cells, others, count, cell, form, i, t, stem, ends, other) {
  right = ""
  count = split(lines[tense, verb], cells, ", ")
  if (count != 6) return ""
  for (i = 0; i < count; i++) {
    cell = (seed + i) % count + 1
    if (cells[cell] == "-") continue
    form = cells[cell]; sub(/\/.*/, "", form)
    if (kind == "form of another tense" || kind == "line in another tense") {
      for (t = 1; t < tenseCount; t++) {
        other = tenses[(seed + t + i) % tenseCount + 1]
        if (other == tense || split(lines[other, verb], others, ", ") != 6) continue
        if (others[cell] == "-" || isRight(others[cell], cells[cell])) continue
        right = cells[cell]
        return kind ~ /^line/ ? lines[other, verb] : with(cells, count, cell, others[cell])
      }
      continue
    }
    if (kind == "accent missing") form = withoutAccent(form)
    if (kind == "accent too many") form = withAccent(form)
    if (kind == "letter lost") form = withoutLetter(form)
    if (kind == "regular form") {
      if (!((tense, substr(verb, length(verb) - 1)) in endings)) return ""
      split(endings[tense, substr(verb, length(verb) - 1)], ends, " ")
      form = substr(verb, 1, length(verb) - 2) ends[cell]
    }
    if (kind == "form of another verb") {
      other = verbs[(seed + 17) % verbCount + 1]
      if (split(lines[tense, other], others, ", ") != 6 || others[cell] == "-") continue
      form = others[cell]; sub(/\/.*/, "", form)
    }
    if (kind == "persons swapped") {
      other = cell % count + 1
      if (cells[other] == "-" || isRight(form, cells[other])) continue
      right = cells[cell]
      form = cells[cell]; cells[cell] = cells[other]
      return with(cells, count, other, form)
    }
    if (isRight(form, cells[cell]) || form == "") continue
    right = cells[cell]
    return with(cells, count, cell, form)
  }
  return ""
}
# The line of a reflexive verb, or of negative commands, with a mistake around one of its forms; sets `right`. Empty where
# this kind of mistake is not possible.
function unsettle(kind, tense, verb, seed,    cells, count, cell, other, i, form, pronoun, all) {
  right = ""
  count = split(lines[tense, verb], cells, ", ")
  for (i = 0; i < count; i++) {
    cell = (seed + i) % count + 1; other = cell % count + 1
    form = cells[cell]
    if (form == "-") continue
    right = form
    if (kind == "no missing") { if (!sub(/^no /, "", form)) return ""; return with(cells, count, cell, form) }
    if (kind == "no missing in line") {
      all = lines[tense, verb]; if (!gsub(/no /, "", all)) return ""
      return all
    }
    if (tense !~ /reflexive/) return ""
    pronoun = pronounOf(form)
    if (kind == "pronouns missing") { all = lines[tense, verb]; gsub(/(me|te|se|nos|os) /, "", all); return all }
    if (kind == "pronoun missing") { sub(pronoun " ", "", form); return with(cells, count, cell, form) }
    if (kind == "object pronoun") { sub(pronoun " ", objects[cell] " ", form); return with(cells, count, cell, form) }
    if (cells[other] == "-" || pronounOf(cells[other]) == pronoun) continue
    sub(pronoun " ", pronounOf(cells[other]) " ", form)
    if (kind == "pronouns swapped") {
      sub(pronounOf(cells[other]) " ", pronoun " ", cells[other])
      cells[cell] = form
      return with(cells, count, 0, "")
    }
    return with(cells, count, cell, form)
  }
  return ""
}
function pronounOf(form) { sub(/^no /, "", form); sub(/ .*/, "", form); return form }
# The lines of a tense with pronouns, or as negative commands.
function around(tense, name,    v, i, count, cells, line, first) {
  for (v = 1; v <= verbCount; v++) {
    count = split(lines[tense, verbs[v]], cells, ", ")
    first = name ~ /negativo/ ? 2 : 1; line = ""
    for (i = first; i <= count; i++) {
      sub(/\/.*/, "", cells[i])
      if (cells[i] != "-")
        cells[i] = (name ~ /negativo/ ? "no " : "") (name ~ /reflexive/ ? reflexive[i] " " : "") cells[i]
      line = line (i > first ? ", " : "") cells[i]
    }
    lines[name, verbs[v]] = count == 6 ? line : ""
  }
}
function write(kind, tense, first, wrong, line, named,    file, i, verb, header) {
  file = sprintf("%06d.txt", ++fileCount)
  path = work "/levels/" file
  print "Nivel\nVerbos\nFF0000" > path
  header = tense; sub(/ reflexive/, "", header)
  if (named) print "tiempo: " header > path
  if (tense ~ /negativo/) { print "formas: tú, usted, nosotros, vosotros, ustedes" > path; named++ }
  for (i = first; i < first + perFile; i++) {
    verb = verbs[i]
    if (lines[tense, verb] == "") continue
    print verb (tense ~ /reflexive/ ? "se" : "") ": " (i == wrong ? line : lines[tense, verb]) > path
    written++
    if (i == wrong) at = written
  }
  print file "\t" (wrong ? at + 3 + named : 0) "\t" kind "\t" tense "\t" right
  written = 0
  close(path)
}
END {
  for (t = 1; t <= tenseCount; t++) for (named = 0; named <= 1; named++) {
    for (v = 1; v <= verbCount; v += perFile) { right = ""; write("none", tenses[t], v, 0, "", named) }
    for (k = 2; k <= kinds; k++) for (v = 1; v <= verbCount; v++) {
      line = spoil(kindNames[k], tenses[t], verbs[v], v + t)
      if (line != "") write(kindNames[k], tenses[t], v - (v - 1) % perFile, v, line, named)
    }
  }
  around("presente", "presente reflexive"); around("pretérito", "pretérito reflexive")
  around("subjuntivo presente", "subjuntivo presente reflexive")
  around("subjuntivo presente", "imperativo negativo"); around("subjuntivo presente", "imperativo negativo reflexive")
  count = split("presente reflexive,pretérito reflexive,subjuntivo presente reflexive,imperativo negativo," \
    "imperativo negativo reflexive", constructions, ",")
  for (t = 1; t <= count; t++) for (named = 0; named <= 1; named++) {
    # Forms of the subjunctive without no are negative commands where the level says so.
    if (!named && constructions[t] ~ /negativo/) continue
    for (v = 1; v <= verbCount; v += perFile) { right = ""; write("none", constructions[t], v, 0, "", named) }
    for (k = 2; k <= pronounKinds; k++) for (v = 1; v <= verbCount; v++) {
      line = unsettle(pronounKindNames[k], constructions[t], verbs[v], v + t)
      if (line != "") write(pronounKindNames[k], constructions[t], v - (v - 1) % perFile, v, line, named)
    }
  }
}
