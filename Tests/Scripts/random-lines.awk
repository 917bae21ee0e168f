# Damaged and random queries, one a line, made of the forms in two files (one a line, UTF-8), of which the
# second has those that are met most often.
#
#   LC_ALL=C awk -v lines=1000000 -v seed=1 -f random-lines.awk FORMS COMMON
#
# The same forms, number and seed give the same lines with any awk. A byte 2 stands where the caller
# may put a NUL.

function below(limit) {
  state = (state * 16807) % 2147483647
  return int(state / 2147483647 * limit)
}
function pick(list, count) { return list[1 + below(count)] }
function form() { return below(2) ? common[1 + below(commons)] : forms[1 + below(all)] }

# Splits a word into letters[1…], each of one to four bytes; gives their number.
function spell(word,    i, count, size, letter) {
  count = 0
  for (i = 1; i <= length(word); i += size) {
    letter = substr(word, i, 1)
    size = letter < "\200" ? 1 : letter < "\340" ? 2 : letter < "\360" ? 3 : 4
    letters[++count] = substr(word, i, size)
  }
  return count
}
function joined(count,    i, word) {
  word = ""
  for (i = 1; i <= count; i++) word = word letters[i]
  return word
}
# Letters added, changed, removed, doubled, exchanged.
function damaged(word, number,    count, i, kept) {
  count = spell(word)
  while (number-- > 0) {
    i = 1 + below(count)
    kind = below(6)
    if (kind == 0) letters[i] = pick(alphabet, alphabetSize)
    else if (kind == 1) letters[i] = ""
    else if (kind == 2) letters[i] = letters[i] letters[i]
    else if (kind == 3 && i < count) { kept = letters[i]; letters[i] = letters[i + 1]; letters[i + 1] = kept }
    else if (kind == 4) letters[i] = letters[i] pick(alphabet, alphabetSize)
    else letters[i] = pick(vowels, vowelsSize)
  }
  return joined(count)
}
# Another mark, or none, on some vowel, n or u.
function marked(word,    count, i) {
  count = spell(word)
  i = 1 + below(count)
  while (i <= count && !(letters[i] in spellings)) i++
  if (i <= count) letters[i] = pick(vowels, vowelsSize)
  return joined(count)
}
# The accents of a word as they are typed where the keyboard has none.
function typed(word,    count, i, way) {
  count = spell(word)
  for (i = 1; i <= count; i++) {
    way = below(3)
    if (letters[i] in ascii)
      letters[i] = way == 0 ? ascii[letters[i]] mark[letters[i]] : mark[letters[i]] ascii[letters[i]]
    else if (letters[i] == "ñ") letters[i] = way == 0 ? "nh" : way == 1 ? "ny" : "nn"
    else if (letters[i] == "n" && below(3) == 0) letters[i] = pick(forN, 4)
  }
  return joined(count)
}
function capital(word,    count, i, all) {
  count = spell(word)
  all = below(3)
  for (i = 1; i <= count; i++)
    if ((all == 0 || i == 1 || (all == 1 && below(2))) && letters[i] in upper) letters[i] = upper[letters[i]]
  return joined(count)
}
function decomposed(word,    count, i) {
  count = spell(word)
  for (i = 1; i <= count; i++) if (letters[i] in parts && below(3)) letters[i] = parts[letters[i]]
  return joined(count)
}
function clitics(    n, text) {
  text = ""
  for (n = 1 + below(8) % 3; n > 0; n--) text = text pick(clitic, cliticSize)
  return text
}
function phrase(    kind) {
  kind = below(8)
  if (kind == 0) return pick(clitic, cliticSize) " " form()
  if (kind == 1) return pick(clitic, cliticSize) " " pick(clitic, cliticSize) " " form()
  if (kind == 2) return pick(helper, helperSize) " " form()
  if (kind == 3) return "no " pick(clitic, cliticSize) " " pick(helper, helperSize) " " form()
  if (kind == 4) return form() " " form()
  if (kind == 5) return pick(helper, helperSize) " " pick(linking, linkingSize) " " form()
  if (kind == 6) return pick(helper, helperSize) " " form() clitics()
  return form() " " pick(linking, linkingSize) " " form() " " form()
}
function line(    kind, word, i, count) {
  kind = below(24)
  if (kind == 0) {
    word = ""
    for (i = below(12); i >= 0; i--) word = word pick(alphabet, alphabetSize)
    return word
  }
  if (kind <= 3) return damaged(form(), 1)
  if (kind == 4) return damaged(form(), 2 + below(3))
  if (kind <= 6) return marked(form())
  if (kind == 7) return pick(punctuation, punctuationSize) form() pick(punctuation, punctuationSize)
  if (kind == 8) {
    count = spell(form()); i = 1 + below(count)
    letters[i] = letters[i] pick(space, spaceSize)
    return joined(count)
  }
  if (kind == 9) return pick(space, spaceSize) form() pick(space, spaceSize)
  if (kind == 10) return (below(2) ? form() : damaged(form(), 1)) "\r"
  if (kind == 11) {
    i = below(6)
    return i == 0 ? "" : i == 1 ? "\r" : i == 2 ? pick(space, spaceSize) : i == 3 \
      ? pick(punctuation, punctuationSize) : i == 4 ? below(100000) : form() below(100)
  }
  if (kind <= 14) return form() clitics()
  if (kind == 15) return marked(form() clitics())
  if (kind == 16) return typed(form())
  if (kind == 17) return typed(marked(form()))
  if (kind <= 20) return phrase()
  if (kind == 21) return below(2) ? capital(marked(form())) : decomposed(marked(form()))
  if (kind == 22) {
    count = spell(form()); i = 1 + below(count)
    letters[i] = below(2) ? letters[i] pick(strange, strangeSize) : pick(strange, strangeSize)
    return joined(count)
  }
  # Forms as they are, ends of one on the beginning of another, and lines of any length.
  i = below(60)
  if (i < 20) return form()
  if (i < 50) { word = form(); return substr(bareWord(word), 1, 2 + below(6)) pick(ending, endingSize) }
  word = form()
  count = i < 59 ? 40 + below(400) : below(20) ? 2000 : 65500 + below(80)
  while (length(word) < count) word = word (below(9) ? "" : " ") form()
  return i < 59 || count == 2000 ? word : substr(word " ", 1, count)
}
function bareWord(word) {
  gsub(/á/, "a", word); gsub(/é/, "e", word); gsub(/í/, "i", word); gsub(/ó/, "o", word)
  gsub(/ú/, "u", word); gsub(/ü/, "u", word); gsub(/ñ/, "n", word)
  return word
}
BEGIN {
  state = seed + 20260101
  alphabetSize = split("a b c d e f g h i j k l m n o p q r s t u v w x y z á é í ó ú ü ñ a e i o r s", alphabet, " ")
  vowelsSize = split("a e i o u á é í ó ú ü ñ n à ò ê ä ã ō ñ", vowels, " ")
  split("a e i o u á é í ó ú ü ñ n", list, " ")
  for (i in list) spellings[list[i]]
  cliticSize = split("me te se nos os lo la los las le les", clitic, " ")
  helperSize = split("he has ha hemos habéis han había hubiera habria habre estoy está estaba es fue fueron son va voy iba tengo tiene hay que|hay debe debo puedo suele vuelve acabo acaba empieza deja lleva sigue siendo sido estado haber ser estar ir", helper, " ")
  for (i = 1; i <= helperSize; i++) sub(/\|/, " ", helper[i])
  linkingSize = split("a de que por para no y se en lo a de que", linking, " ")
  endingSize = split("aba aste ió ieron ado ido iendo ando é í aron ía aré eré ás emos imos éis ís o ra ase ese iera d ad ed id", ending, " ")
  punctuationSize = split("¿ ? ¡ ! « » , . ; : \" ' ( ) … — - – “ ” * / [ ] { } ¿¡ ... ?! \\ _ ~ ´ ` ^ ¨ ' # % & =", punctuation, " ")
  spaceSize = split(" |  |\t|\302\240|\342\200\211|\343\200\200|\t ", space, "|")
  strangeSize = split("ç ß \357\254\201 \357\275\201 \302\255 \342\200\213 \342\200\217 \320\260 \360\237\230\200 \033 \001 \002 \177 \\ \302\205 \314\201 \314\203 \314\210 ª º ł ø đ œ ı İ ſ \357\273\277 \342\200\231 ŋ ẽ ế 7 @ \360\235\224\245 \314\247 ' - · ĳ", strange, " ")
  split("á a|é e|í i|ó o|ú u|ü u", list, "|")
  for (i in list) { split(list[i], two, " "); ascii[two[1]] = two[2]; mark[two[1]] = two[1] == "ü" ? "\"" : "'" }
  split("ñ n ~ n~ ~n", list, " ")
  split("n~ ~n ny nh", forN, " ")
  split("á Á é É í Í ó Ó ú Ú ü Ü ñ Ñ", list, " ")
  for (i = 1; i < 14; i += 2) upper[list[i]] = list[i + 1]
  for (i = 1; i <= 26; i++)
    upper[substr("abcdefghijklmnopqrstuvwxyz", i, 1)] = substr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", i, 1)
  split("á a\314\201|é e\314\201|í i\314\201|ó o\314\201|ú u\314\201|ü u\314\210|ñ n\314\203", list, "|")
  for (i in list) { split(list[i], two, " "); parts[two[1]] = two[2] }
}
FILENAME == ARGV[1] { forms[++all] = $0; next }
{ common[++commons] = $0 }
END {
  for (n = 0; n < lines; n++) {
    # One line in ten was there before: what a program remembers of earlier lines must not show.
    if (n > 100 && below(10) == 0) { print earlier[below(100)]; continue }
    text = line()
    if (length(text) < 200) earlier[below(100)] = text
    if (n < 100) earlier[n] = text
    print text
  }
}
