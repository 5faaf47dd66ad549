# Completion of cardcase for bash.

__cardcase_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__cardcase_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__cardcase_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__cardcase_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}" 2>/dev/null
}

_cardcase() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;};trap - RETURN" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--demo --reduced-motion --plain --version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=(--vault --language)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--language')
        __cardcase_add_completions -W 'en'$'\n''ja'$'\n''zh-Hans'$'\n''zh-Hant'
        return
        ;;
    esac

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    review|round|card|deck|note|stats|due|sync|schedule|vault|lock|config|help)
        # Offer subcommand argument completions
        "_cardcase_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'review round card deck note stats due sync schedule vault lock config help' -- "${cur}"))
        ;;
    esac
}

_cardcase_review() {
    repeating_flags=()
    non_repeating_flags=(--demo --reduced-motion --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_answers "$(__cardcase_custom_complete ---completion review -- positional@0 "${COMP_CWORD}" "$(__cardcase_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_cardcase_round() {
    repeating_flags=()
    non_repeating_flags=(--demo --reduced-motion --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_answers "$(__cardcase_custom_complete ---completion round -- positional@0 "${COMP_CWORD}" "$(__cardcase_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_cardcase_card() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|show|copy|fill|edit|delete|join|check|new|add|import|export)
        # Offer subcommand argument completions
        "_cardcase_card_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list show copy fill edit delete join check new add import export' -- "${cur}"))
        ;;
    esac
}

_cardcase_card_list() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_card_show() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --force --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --fd --field)
    __cardcase_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--fd')
        return
        ;;
    '--field')
        __cardcase_add_completions -W 'number'$'\n''expiry'$'\n''month'$'\n''year'$'\n''code'$'\n''holder'$'\n''label'$'\n''notes'$'\n''brand'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -W ''
        return
        ;;
    2)
        __cardcase_add_completions -W 'number'$'\n''expiry'$'\n''month'$'\n''year'$'\n''code'$'\n''holder'$'\n''label'$'\n''notes'$'\n''brand'
        return
        ;;
    esac
}

_cardcase_card_copy() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --field)
    __cardcase_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--field')
        __cardcase_add_completions -W 'number'$'\n''expiry'$'\n''month'$'\n''year'$'\n''code'$'\n''holder'$'\n''label'$'\n''notes'$'\n''brand'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -W ''
        return
        ;;
    2)
        __cardcase_add_completions -W 'number'$'\n''expiry'$'\n''month'$'\n''year'$'\n''code'$'\n''holder'$'\n''label'$'\n''notes'$'\n''brand'
        return
        ;;
    esac
}

_cardcase_card_fill() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -W ''
        return
        ;;
    esac
}

_cardcase_card_edit() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --yes --anyway --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -W ''
        return
        ;;
    esac
}

_cardcase_card_delete() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --yes --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -W ''
        return
        ;;
    esac
}

_cardcase_card_join() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --yes --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_card_check() {
    repeating_flags=()
    non_repeating_flags=(--quiet --version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0
}

_cardcase_card_new() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --keep --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --output --fd)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--output')
        __cardcase_add_completions -f
        return
        ;;
    '--fd')
        return
        ;;
    esac
}

_cardcase_card_add() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --unlock --anyway --yes --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_card_import() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --duplicates --codes --delete-file --yes --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --key-file --password-fd --updates)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--key-file')
        __cardcase_add_completions -f
        return
        ;;
    '--password-fd')
        return
        ;;
    '--updates')
        __cardcase_add_completions -W 'none'$'\n''all'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -f
        return
        ;;
    esac
}

_cardcase_card_export() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --codes --replace --yes --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --format --password-fd)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--format')
        __cardcase_add_completions -W 'sealed'$'\n''bitwarden'$'\n''cxf'
        return
        ;;
    '--password-fd')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -f
        return
        ;;
    esac
}

_cardcase_deck() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    add|import|undo-import|export|list|show|parameters)
        # Offer subcommand argument completions
        "_cardcase_deck_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'add import undo-import export list show parameters' -- "${cur}"))
        ;;
    esac
}

_cardcase_deck_add() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --unlock --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --deck --tags --type)
    __cardcase_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--deck')
        __cardcase_add_answers "$(__cardcase_custom_complete ---completion deck add -- --deck "${COMP_CWORD}" "$(__cardcase_cursor_index_in_current_word)")"
        return
        ;;
    '--tags')
        return
        ;;
    '--type')
        __cardcase_add_completions -W 'basic'$'\n''reversed'$'\n''typed'$'\n''cloze'
        return
        ;;
    esac
}

_cardcase_deck_import() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --skip-bad --preview --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --deck)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--deck')
        __cardcase_add_answers "$(__cardcase_custom_complete ---completion deck import -- --deck "${COMP_CWORD}" "$(__cardcase_cursor_index_in_current_word)")"
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -f
        return
        ;;
    esac
}

_cardcase_deck_undo-import() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --force --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_deck_export() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --history --replace --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -f
        return
        ;;
    2)
        __cardcase_add_answers "$(__cardcase_custom_complete ---completion deck export -- positional@1 "${COMP_CWORD}" "$(__cardcase_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_cardcase_deck_list() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_deck_show() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_answers "$(__cardcase_custom_complete ---completion deck show -- positional@0 "${COMP_CWORD}" "$(__cardcase_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_cardcase_deck_parameters() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --standard --reschedule --preview --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --set)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--set')
        __cardcase_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_answers "$(__cardcase_custom_complete ---completion deck parameters -- positional@0 "${COMP_CWORD}" "$(__cardcase_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_cardcase_note() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    find)
        # Offer subcommand argument completions
        "_cardcase_note_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'find' -- "${cur}"))
        ;;
    esac
}

_cardcase_note_find() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_stats() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_answers "$(__cardcase_custom_complete ---completion stats -- positional@0 "${COMP_CWORD}" "$(__cardcase_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_cardcase_due() {
    repeating_flags=()
    non_repeating_flags=(--short --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    esac
}

_cardcase_sync() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    init|invite|join|now|status|devices|conflicts|verify|move|leave|restore|destroy)
        # Offer subcommand argument completions
        "_cardcase_sync_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'init invite join now status devices conflicts verify move leave restore destroy' -- "${cur}"))
        ;;
    esac
}

_cardcase_sync_init() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --name)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--name')
        return
        ;;
    esac
}

_cardcase_sync_invite() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_sync_join() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --study --wallet --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --name)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--name')
        return
        ;;
    esac
}

_cardcase_sync_now() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_sync_status() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_sync_devices() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    remove)
        # Offer subcommand argument completions
        "_cardcase_sync_devices_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'remove' -- "${cur}"))
        ;;
    esac
}

_cardcase_sync_devices_remove() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_sync_conflicts() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    show|settle)
        # Offer subcommand argument completions
        "_cardcase_sync_conflicts_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'show settle' -- "${cur}"))
        ;;
    esac
}

_cardcase_sync_conflicts_show() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --force --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --fd)
    __cardcase_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--fd')
        return
        ;;
    esac
}

_cardcase_sync_conflicts_settle() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --all --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --device)
    __cardcase_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--device')
        return
        ;;
    esac
}

_cardcase_sync_verify() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_sync_move() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_sync_leave() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_sync_restore() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait --name)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    '--name')
        return
        ;;
    esac
}

_cardcase_sync_destroy() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_schedule() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0
}

_cardcase_vault() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    status|backup|verify|restore|rekey|device-key)
        # Offer subcommand argument completions
        "_cardcase_vault_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'status backup verify restore rekey device-key' -- "${cur}"))
        ;;
    esac
}

_cardcase_vault_status() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_vault_backup() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --replace --recovery-key-only --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -f
        return
        ;;
    esac
}

_cardcase_vault_verify() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_vault_restore() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --yes --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_vault_rekey() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac
}

_cardcase_vault_device-key() {
    repeating_flags=()
    non_repeating_flags=(--recovery-key --version -h --help)
    repeating_options=()
    non_repeating_options=(--vault --passcode-fd --wait)
    __cardcase_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    '--passcode-fd')
        return
        ;;
    '--wait')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __cardcase_add_completions -W 'on'$'\n''off'
        return
        ;;
    esac
}

_cardcase_lock() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--vault)
    __cardcase_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--vault')
        __cardcase_add_completions -f
        return
        ;;
    esac
}

_cardcase_config() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    check|show)
        # Offer subcommand argument completions
        "_cardcase_config_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'check show' -- "${cur}"))
        ;;
    esac
}

_cardcase_config_check() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0
}

_cardcase_config_show() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options 0
}

_cardcase_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __cardcase_offer_flags_options -1
}

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

complete -o filenames -F __cardcase_complete cardcase
