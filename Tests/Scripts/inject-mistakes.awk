# Writes levels with one mistake each into the folder `work`/levels, and for each one a line: file, line of the mistake,
# its kind, the level's tense, the right forms of the cell. Input: `verb⇥INFINITIVE` in the order of use, then
# `TENSE⇥INFINITIVE⇥FORMS`.
BEGIN {
  FS = "\t"; perFile = 20
  split("á é í ó ú", accented, " "); split("a e i o u", plain, " ")
  kinds = split("none,form of another tense,line in another tense,accent missing,accent too many," \
    "persons swapped,regular form,form of another verb,letter lost", kindNames, ",")
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
function write(kind, tense, first, wrong, line, named,    file, i, verb) {
  file = sprintf("%06d.txt", ++fileCount)
  path = work "/levels/" file
  print "Nivel\nVerbos\nFF0000" > path
  if (named) print "tiempo: " tense > path
  for (i = first; i < first + perFile; i++) {
    verb = verbs[i]
    if (lines[tense, verb] == "") continue
    print verb ": " (i == wrong ? line : lines[tense, verb]) > path
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
}
