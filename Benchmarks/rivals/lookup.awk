# Words from standard input to `word⇥infinitive`, accents ignored: the table in an array, the fold by
# substitution. Run as `mawk -v table=folded.tsv -f lookup.awk`, in a locale of bytes.
BEGIN {
  FS = OFS = "\t"
  while ((getline line < table) > 0) {
    tab = index(line, "\t")
    best[substr(line, 1, tab - 1)] = substr(line, tab + 1)
  }
}

{
  key = tolower($0)
  if (index(key, "\303")) {
    gsub(/\303[\241\201]/, "a", key)
    gsub(/\303[\251\211]/, "e", key)
    gsub(/\303[\255\215]/, "i", key)
    gsub(/\303[\263\223]/, "o", key)
    gsub(/\303[\272\274\232\234]/, "u", key)
    gsub(/\303[\261\221]/, "n", key)
  }
  print $0, (key in best) ? best[key] : ""
}
