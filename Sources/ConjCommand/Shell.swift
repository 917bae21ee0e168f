import SpanishText

/// A shell that conj completes words for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// A word without the quotation marks and backslashes that were typed, and the quotation mark that is still open.
  static func unquoted(_ typed: String) -> (word: String, open: Character?) {
    var word = ""
    var open: Character?
    var isEscaped = false
    for letter in typed {
      if isEscaped {
        word.append(letter)
        isEscaped = false
      } else if letter == "\\", open != "'" {
        isEscaped = true
      } else if letter == open {
        open = nil
      } else if open == nil, letter == "'" || letter == "\"" {
        open = letter
      } else {
        word.append(letter)
      }
    }
    return (word, open)
  }

  /// A word as the shell inserts it after what is typed.
  func spelling(of word: String, typed: String, open: Character?) -> String {
    switch self {
    case .bash: word.unicodeScalars.map { Self.escaped($0, inside: open) }.joined()
    // zsh puts backslashes where they are needed.
    case .zsh: word
    // fish offers only what begins with the letters that are typed.
    case .fish: Self.beginning(word, with: typed)
    }
  }

  /// A letter as bash reads it after this quotation mark, if one is open.
  private static func escaped(_ letter: Unicode.Scalar, inside mark: Character?) -> String {
    let isPlain =
      switch mark {
      case "'": letter != "'"
      case "\"": !"\\\"$`!".unicodeScalars.contains(letter)
      default:
        letter.value >= 0x80 || ("a"..."z").contains(letter) || ("A"..."Z").contains(letter)
          || "0123456789_./,+-".unicodeScalars.contains(letter)
      }
    if isPlain { return String(letter) }
    // No backslash keeps these from meaning something there, but the end of the quotation does.
    if mark == "'" { return "'\\''" }
    return mark != nil && letter == "!" ? "\"'!'\"" : "\\\(letter)"
  }

  /// The word, its letters decomposed whose accents are not typed: only so does `bañar` begin with `ban`.
  private static func beginning(_ word: String, with typed: String) -> String {
    var text = ""
    var rest = word.unicodeScalars[...]
    for letter in typed.unicodeScalars {
      guard let next = rest.popFirst() else { break }
      let parts = next == letter ? nil : LatinLetters.decompositions[next]
      text.unicodeScalars.append(contentsOf: parts.map { [$0.base, $0.mark] } ?? [next])
    }
    return text + String(rest)
  }

  /// What the shell reads to complete the words of conj: a few lines that ask `conj completions words`.
  var script: String {
    switch self {
    case .bash:
      """
      # Completion of conj for bash: source this file, or run eval "$(conj completions bash)".
      _conj() {
        local kind line
        COMPREPLY=()
        {
          read -r kind
          case $kind in
            files)
              compopt -o default 2> /dev/null \\
                || while read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$2") ;;
            words | list)
              compopt -o nosort 2> /dev/null
              while IFS=$'\\t' read -r line _; do COMPREPLY+=("$line"); done
              # Words that differ in what is typed: an empty one keeps that from being cut.
              [ "$kind" = words ] || COMPREPLY+=("") ;;
          esac
        } < <(command conj completions words bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
      }
      complete -F _conj conj

      """
    case .zsh:
      """
      #compdef conj
      # Completion of conj for zsh: a file _conj in a folder of $fpath, or eval "$(conj completions zsh)".
      _conj() {
        local -a lines found notes
        local kind line
        lines=("${(@f)$(command conj completions words zsh -- \\
          "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2> /dev/null)}")
        kind=$lines[1]
        shift lines
        if [[ $kind == files ]]; then
          _files
          return
        fi
        for line in $lines; do
          found+=("${line%%$'\\t'*}")
          notes+=("${line/$'\\t'/  -- }")
        done
        (( $#found )) || return 1
        compadd -U -V conj -l -d notes -a found
        # Words that differ in what is typed are only listed.
        if [[ $kind == list ]]; then
          compstate[insert]=
          compstate[list]='list force'
        fi
        return 0
      }
      if [[ $funcstack[1] == _conj ]]; then
        _conj "$@"
      elif (( $+functions[compdef] )); then
        compdef _conj conj
      fi

      """
    case .fish:
      """
      # Completion of conj for fish: conj.fish in a folder of $fish_complete_path, or conj completions fish | source
      function __conj_words
          set -l words (commandline -opc)
          set -l lines (command conj completions words fish -- $words[2..-1] (commandline -ct) 2> /dev/null)
          switch "$lines[1]"
              case files
                  __fish_complete_path (commandline -ct)
              case words list
                  printf '%s\\n' $lines[2..-1]
          end
      end
      complete -c conj -f -k -a '(__conj_words)'

      """
    }
  }
}
