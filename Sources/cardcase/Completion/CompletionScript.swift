/// A completion script of the argument parser, with what its shell needs besides.
struct CompletionScript {
  /// A change of the argument parser's script. What it changes stands there at least once.
  struct Change {
    let old: String
    let new: String
  }

  /// The script for a shell.
  let text: String

  /// The script after its changes; nil where the text is none of the argument parser's scripts.
  init?(_ original: String) {
    guard let (_, changes) = Self.changes.first(where: { original.hasPrefix($0.beginning) }) else {
      return nil
    }
    text = changes.reduce(original) { $0.replacing($1.old, with: $1.new) }
  }

  /// The changes of each shell's script, which is known by its beginning.
  static let changes: [(beginning: String, changes: [Change])] = [
    ("#!/bin/bash\n", bash),
    (
      "#compdef cardcase\n",
      [
        // What fails says nothing: it would stand in the middle of what is typed.
        Change(
          old: #""${command_name}" "${@}" "${command_line[@]}""#,
          new: #""${command_name}" "${@}" "${command_line[@]}" 2>/dev/null"#
        )
      ]
    ),
    (
      "function __cardcase_",
      [
        Change(
          old: "command $tokens[1] $argv $tokens",
          new: "command $tokens[1] $argv $tokens 2>/dev/null"
        ),
        // Where the cursor is in the word can't be asked for by `complete -C`, and nothing needs it.
        Change(old: "(__cardcase_tokens -tC)", new: "0"),
      ]
    ),
  ]

  private static let bash = [
    // It is read by a shell that runs already.
    Change(old: "#!/bin/bash\n", new: "# Completion of cardcase for bash.\n"),
    // A trap of RETURN outlives its function, and would be run again by whatever is sourced later.
    Change(
      old: #"trap "${state//$'\n'/;}" RETURN"#,
      new: #"trap "${state//$'\n'/;};trap - RETURN" RETURN"#
    ),
    // compgen would run what a name holds, such as $(...).
    Change(
      old: #"__cardcase_add_completions -W "$(__cardcase_custom_complete"#,
      new: #"__cardcase_add_answers "$(__cardcase_custom_complete"#
    ),
    Change(
      old: #""${COMP_WORDS[0]}" "${@}" "${words[@]}""#,
      new: #""${COMP_WORDS[0]}" "${@}" "${words[@]}" 2>/dev/null"#
    ),
    Change(
      old: "complete -o filenames -F _cardcase cardcase",
      new: bashFunctions + "\ncomplete -o filenames -F __cardcase_complete cardcase"
    ),
  ]

  private static let bashFunctions = #"""
    # A word without the quotation marks and backslashes it is typed with.
    __cardcase_unquoted() {
        local word="${1#[\"\']}"
        printf %s "${word//\\/}"
    }

    # Adds what the program answers, line by line, as it is.
    #
    # modified variables:
    #
    # - has_answers: true
    __cardcase_add_answers() {
        local answer word
        has_answers=true
        word="$(__cardcase_unquoted "${cur}")"
        while IFS='' read -r answer; do
            [[ -n "${answer}" && "${answer}" = "${word}"* ]] && COMPREPLY+=("${answer}")
        done <<< "${1}"
    }

    # Completes words as they were typed: bash takes them apart at the colons of a name, and at the
    # equals sign between an option and its value.
    __cardcase_complete() {
        local -a words=()
        local -i index cword=0
        local word line="${COMP_LINE}" is_value=false has_answers=false
        for index in "${!COMP_WORDS[@]}"; do
            word="${COMP_WORDS[index]}"
            if [[ "${word}" = '=' && "${line}" = '='* && "${words[${#words[@]} - 1]}" = --* ]]; then
                words+=('')
                is_value=true
            elif "${is_value}" && [[ "${line}" != [[:space:]]* ]]; then
                words[${#words[@]} - 1]+="${word}"
            elif ((index == 0)) || [[ -z "${line}" || "${line}" = [[:space:]]* ]]; then
                words+=("${word}")
                is_value=false
            else
                words[${#words[@]} - 1]+="${word}"
            fi
            line="${line#"${line%%[![:space:]]*}"}"
            line="${line#"${word}"}"
            ((index == COMP_CWORD)) && cword=$((${#words[@]} - 1))
        done

        # What stands before the part that bash replaces.
        local part="${2}"
        [[ "${part}" = [:=] ]] && part=''
        local head="${words[cword]%"${part}"*}"
        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD="${cword}"
        _cardcase "${1}" "${head}${part}" "${words[cword - 1]}"
        head="$(__cardcase_unquoted "${head}")"
        for index in "${!COMPREPLY[@]}"; do
            COMPREPLY[index]="${COMPREPLY[index]#"${head}"}"
        done

        # bash would quote names of decks as those of files, and take one for a directory.
        if "${has_answers}" && [[ "${COMP_WORDS[COMP_CWORD]}" != [\"\']* ]]; then
            compopt +o filenames 2>/dev/null
            for index in "${!COMPREPLY[@]}"; do
                printf -v 'COMPREPLY[index]' %q "${COMPREPLY[index]}"
            done
        fi
    }

    """#
}
