# What the scripts beside this file share: the pairs of the reference levels and five spellings of a word.
# Sourced by bash. Needs awk, sed and sort; everything is bytes, so the caller sets LC_ALL=C.

# pairs FILE…: form TAB infinitive, each pair of these levels once. The infinitive is a form of its verb. -se and the
# pronouns before forms fall away (arrepentirse: me arrepiento).
pairs() {
  awk '
    FNR <= 3 || /^(tiempo|formas|orden):/ { next }
    {
      colon = index($0, ":"); verb = substr($0, 1, colon - 1)
      sub(/se$/, "", verb)
      print verb "\t" verb
      count = split(substr($0, colon + 2), cells, ", ")
      for (i = 1; i <= count; i++) {
        alternatives = split(cells[i], forms, "/")
        for (j = 1; j <= alternatives; j++) {
          sub(/^(me|te|se|nos|os) /, "", forms[j])
          if (forms[j] != "-") print forms[j] "\t" verb
        }
      }
    }' "$@" | sort -u
}

# Filters: a word a line in, the same word in another spelling out.

bare() { sed 's/á/a/g; s/é/e/g; s/í/i/g; s/ó/o/g; s/ú/u/g; s/ü/u/g; s/ñ/n/g'; }

decomposed() {
  sed "$(printf 's/á/a\\xCC\\x81/g;s/é/e\\xCC\\x81/g;s/í/i\\xCC\\x81/g;s/ó/o\\xCC\\x81/g;s/ú/u\\xCC\\x81/g;s/ü/u\\xCC\\x88/g;s/ñ/n\\xCC\\x83/g')"
}

capitals() {
  tr '[:lower:]' '[:upper:]' | sed 's/á/Á/g; s/é/É/g; s/í/Í/g; s/ó/Ó/g; s/ú/Ú/g; s/ü/Ü/g; s/ñ/Ñ/g'
}

# The acute accent goes to the next vowel, or from the last one back to the first; a word without one
# gets one on its first vowel.
moved() {
  awk '
    BEGIN {
      split("a e i o u", plain, " "); split("á é í ó ú", acute, " ")
      for (i = 1; i <= 5; i++) { marked[plain[i]] = acute[i]; unmarked[acute[i]] = plain[i] }
    }
    {
      word = ""; vowels = 0; old = 0; count = 0
      for (i = 1; i <= length($0); i++) {
        letter = substr($0, i, 1)
        if (letter == "\303") { letter = substr($0, i, 2); i++ }
        letters[++count] = letter
        if (letter in unmarked) { letters[count] = unmarked[letter]; old = vowels + 1 }
        if (letters[count] in marked) positions[++vowels] = count
      }
      if (vowels) {
        new = old % vowels + 1
        letters[positions[new]] = marked[letters[positions[new]]]
      }
      for (i = 1; i <= count; i++) word = word letters[i]
      print word
    }'
}
