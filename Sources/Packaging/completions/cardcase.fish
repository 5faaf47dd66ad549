function __cardcase_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __cardcase_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __cardcase_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __cardcase_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __cardcase_parse_tokens -S
    set -l unparsed_tokens (__cardcase_tokens -pc)
    switch $unparsed_tokens[1]
    case 'cardcase'
        __cardcase_parse_subcommand 0 'vault=' 'demo' 'reduced-motion' 'plain' 'language=' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'review'
            __cardcase_parse_subcommand 1 'vault=' 'demo' 'reduced-motion' 'plain' 'version' 'h/help'
        case 'round'
            __cardcase_parse_subcommand 1 'vault=' 'demo' 'reduced-motion' 'plain' 'version' 'h/help'
        case 'card'
            __cardcase_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'list'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'json' 'version' 'h/help'
            case 'show'
                __cardcase_parse_subcommand 2 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'fd=' 'force' 'field=' 'version' 'h/help'
            case 'copy'
                __cardcase_parse_subcommand 2 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'field=' 'version' 'h/help'
            case 'fill'
                __cardcase_parse_subcommand -r 2 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'edit'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'yes' 'version' 'h/help'
            case 'delete'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'yes' 'version' 'h/help'
            case 'join'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'yes' 'version' 'h/help'
            case 'check'
                __cardcase_parse_subcommand 0 'quiet' 'version' 'h/help'
            case 'new'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'keep' 'output=' 'fd=' 'version' 'h/help'
            case 'add'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'unlock' 'anyway' 'version' 'h/help'
            case 'import'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'key-file=' 'password-fd=' 'updates=' 'duplicates' 'codes' 'delete-file' 'yes' 'version' 'h/help'
            case 'export'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'format=' 'password-fd=' 'codes' 'replace' 'yes' 'version' 'h/help'
            end
        case 'deck'
            __cardcase_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'add'
                __cardcase_parse_subcommand 2 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'unlock' 'deck=' 'tags=' 'type=' 'version' 'h/help'
            case 'import'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'deck=' 'skip-bad' 'preview' 'version' 'h/help'
            case 'undo-import'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'force' 'version' 'h/help'
            case 'export'
                __cardcase_parse_subcommand 2 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'history' 'replace' 'version' 'h/help'
            case 'list'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'json' 'version' 'h/help'
            case 'show'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'json' 'version' 'h/help'
            case 'parameters'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'set=' 'standard' 'reschedule' 'preview' 'version' 'h/help'
            end
        case 'note'
            __cardcase_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'find'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'json' 'version' 'h/help'
            end
        case 'stats'
            __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'json' 'version' 'h/help'
        case 'due'
            __cardcase_parse_subcommand 0 'vault=' 'short' 'json' 'version' 'h/help'
        case 'sync'
            __cardcase_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'init'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'name=' 'version' 'h/help'
            case 'invite'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'join'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'name=' 'study' 'wallet' 'version' 'h/help'
            case 'now'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'status'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'json' 'version' 'h/help'
            case 'devices'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
                switch $unparsed_tokens[1]
                case 'remove'
                    __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
                end
            case 'conflicts'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
                switch $unparsed_tokens[1]
                case 'show'
                    __cardcase_parse_subcommand 2 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'fd=' 'force' 'version' 'h/help'
                case 'settle'
                    __cardcase_parse_subcommand 2 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'all' 'device=' 'version' 'h/help'
                end
            case 'verify'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'move'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'leave'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'restore'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'name=' 'version' 'h/help'
            case 'destroy'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            end
        case 'schedule'
            __cardcase_parse_subcommand 0 'version' 'h/help'
        case 'vault'
            __cardcase_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'status'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'backup'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'replace' 'recovery-key-only' 'version' 'h/help'
            case 'verify'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'restore'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'yes' 'version' 'h/help'
            case 'rekey'
                __cardcase_parse_subcommand 0 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            case 'device-key'
                __cardcase_parse_subcommand 1 'vault=' 'passcode-fd=' 'recovery-key' 'wait=' 'version' 'h/help'
            end
        case 'lock'
            __cardcase_parse_subcommand 0 'vault=' 'version' 'h/help'
        case 'config'
            __cardcase_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'check'
                __cardcase_parse_subcommand 0 'version' 'h/help'
            case 'show'
                __cardcase_parse_subcommand 0 'version' 'h/help'
            end
        case 'help'
            __cardcase_parse_subcommand -r 1 'version'
        end
    end
end

function __cardcase_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __cardcase_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __cardcase_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __cardcase_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__cardcase_tokens -p)
    if test -z "$(__cardcase_tokens -t)"
        set -l index (count (__cardcase_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens 2>/dev/null
end

complete -c 'cardcase' -f
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase" vault' -l 'vault' -d 'The vault\'s file. It is made where there is none.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase" demo' -l 'demo' -d 'Show samples in a throw-away vault; nothing is kept. The passcode is 5566.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase" reduced-motion' -l 'reduced-motion' -d 'Let nothing move. REDUCED_MOTION=1 does the same.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase" plain' -l 'plain' -d 'Talk in lines instead of drawing on the screen, for screen readers and any terminal. ACCESSIBLE=1 does the same.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase" language' -l 'language' -d 'The language, such as ja or zh-Hant. It may stand behind any command, too. Without it the configuration file decides, or LANGUAGE, LC_ALL, LC_MESSAGES and LANG.' -rfka 'en ja zh-Hans zh-Hant'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'review' -d 'Open the program with the review of a deck, or of what is due.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'round' -d 'Open the program with a round on time of a deck.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'card' -d 'Payment cards: list, show, copy, fill in, change, check, import and export.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'deck' -d 'Take flashcards in, write them out, list the decks.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'note' -d 'Notes: find them in all decks.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'stats' -d 'Tell the statistics of study, of all decks or of one.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'due' -d 'Say how many flashcards are due today, without the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'sync' -d 'Keep the same cards on several devices, over a folder, git or rclone.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'schedule' -d 'Schedule review histories: JSON lines in, JSON lines out.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'vault' -d 'Look after the vault\'s file: status, backup, verify, restore, rekey, device-key.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'lock' -d 'Lock this terminal until the passcode is given.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'config' -d 'Look at the configuration file of this machine.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase review" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase review" demo' -l 'demo' -d 'Show samples in a throw-away vault; nothing is kept. The passcode is 5566.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase review" reduced-motion' -l 'reduced-motion' -d 'Let nothing move. REDUCED_MOTION=1 does the same.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase review" plain' -l 'plain' -d 'Talk in lines instead of drawing on the screen, for screen readers and any terminal. ACCESSIBLE=1 does the same.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase review" -eq 1' -fka '(__cardcase_custom_completion ---completion review -- positional@0 (count (__cardcase_tokens -pc)) 0)'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase review" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase review" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase round" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase round" demo' -l 'demo' -d 'Show samples in a throw-away vault; nothing is kept. The passcode is 5566.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase round" reduced-motion' -l 'reduced-motion' -d 'Let nothing move. REDUCED_MOTION=1 does the same.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase round" plain' -l 'plain' -d 'Talk in lines instead of drawing on the screen, for screen readers and any terminal. ACCESSIBLE=1 does the same.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase round" -eq 1' -fka '(__cardcase_custom_completion ---completion round -- positional@0 (count (__cardcase_tokens -pc)) 0)'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase round" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase round" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'list' -d 'List the cards, with the last four digits of their numbers.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'show' -d 'Write one field of a card.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'copy' -d 'Copy a field of a card, and clear the clipboard after a while.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'fill' -d 'Run a program that reads a card\'s fields from descriptors.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'edit' -d 'Change fields of a card, from a JSON object on standard input.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'delete' -d 'Delete a card.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'join' -d 'Keep one of the cards that are there more than once.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'check' -d 'Say what is known about card numbers, line by line.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'new' -d 'Ask for a card on the terminal, and hand it over as JSON.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'add' -d 'Add a payment card, as JSON on standard input, without a passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'import' -d 'Import the cards of another program\'s file, after showing what would be done.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card" -eq 1' -fa 'export' -d 'Export all cards, by default to a file under a password.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card list" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card list" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card list" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card list" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card list" json' -l 'json' -d 'Write one JSON array.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card list" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card list" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" fd' -l 'fd' -d 'The open descriptor that it goes to.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" force' -l 'force' -d 'Write it to a terminal, too.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card show" -eq 1' -fka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card show" -eq 2' -fka 'number expiry month year code holder label notes brand'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" field' -l 'field' -d 'The field, as an option.' -rfka 'number expiry month year code holder label notes brand'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card copy" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card copy" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card copy" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card copy" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card copy" -eq 1' -fka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card copy" -eq 2' -fka 'number expiry month year code holder label notes brand'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card copy" field' -l 'field' -d 'The field, as an option.' -rfka 'number expiry month year code holder label notes brand'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card copy" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card copy" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card fill" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card fill" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card fill" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card fill" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card fill" -eq 1' -fka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card fill" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card fill" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card edit" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card edit" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card edit" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card edit" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card edit" anyway yes' -l 'yes' -l 'anyway' -d 'Do not ask for the word that confirms it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card edit" -eq 1' -fka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card edit" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card edit" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card delete" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card delete" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card delete" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card delete" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card delete" yes' -l 'yes' -d 'Do not ask for the word that confirms it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card delete" -eq 1' -fka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card delete" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card delete" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card join" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card join" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card join" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card join" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card join" yes' -l 'yes' -d 'Do not ask for the word that confirms it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card join" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card join" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card check" quiet' -l 'quiet' -d 'Print nothing, and answer by the exit status: 0 where all is valid.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card check" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card check" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" keep' -l 'keep' -d 'Put the card into the vault\'s letterbox, and print nothing.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" output' -l 'output' -d 'The file that the card goes into.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" fd' -l 'fd' -d 'The open descriptor that the card goes to.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card new" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card add" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card add" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card add" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card add" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card add" unlock' -l 'unlock' -d 'Unlock the vault and write to it at once, instead of to the letterbox.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card add" anyway yes' -l 'anyway' -l 'yes' -d 'Take a number that is doubtful, of 12 to 19 digits, or that another card has.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card add" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card add" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" key-file' -l 'key-file' -d 'The key file of a KeePass database.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" password-fd' -l 'password-fd' -d 'Read the file\'s password from this open descriptor, up to the first line feed.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" updates' -l 'updates' -d 'What becomes of cards of the wallet that the file has with other values: none or all are changed. They are asked about one by one if this is not given.' -rfka 'none all'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" duplicates' -l 'duplicates' -d 'Import cards that the wallet has, or may have, as well.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" codes' -l 'codes' -d 'Keep the security codes that are in the file.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" delete-file' -l 'delete-file' -d 'Delete the file after the import, without a question.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" yes' -l 'yes' -d 'Do not ask for the word that confirms it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card import" -eq 1' -F
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card import" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" format' -l 'format' -d 'The format: sealed is Bitwarden JSON under a password, bitwarden is Bitwarden JSON, cxf is the Credential Exchange Format. Only sealed is encrypted.' -rfka 'sealed bitwarden cxf'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" password-fd' -l 'password-fd' -d 'Read the password of a sealed file from this open descriptor, up to the first line feed.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" codes' -l 'codes' -d 'Export the security codes that are kept, too.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" replace' -l 'replace' -d 'Replace the file if it is there already.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" yes' -l 'yes' -d 'Do not ask for the word that confirms it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase card export" -eq 1' -F
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase card export" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck" -eq 1' -fa 'add' -d 'Add a note, without a passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck" -eq 1' -fa 'import' -d 'Take notes from a file into the vault.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck" -eq 1' -fa 'undo-import' -d 'Take the last import back, in one step.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck" -eq 1' -fa 'export' -d 'Write notes to a file that Anki and this program can read.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck" -eq 1' -fa 'list' -d 'List the decks, with what can be studied now.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck" -eq 1' -fa 'show' -d 'Tell about one deck: its counts, its next days, its options, the decks within it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck" -eq 1' -fa 'parameters' -d 'Show or set the parameters of a deck\'s memory model.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" unlock' -l 'unlock' -d 'Unlock the vault and write to it at once, instead of to the letterbox.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" deck' -l 'deck' -d 'The deck, which is made if there is none of this name; Letterbox by default.' -rfka '(__cardcase_custom_completion ---completion deck add -- --deck (count (__cardcase_tokens -pc)) 0)'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" tags' -l 'tags' -d 'Tags, separated by spaces.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" type' -l 'type' -d 'basic, reversed, typed or cloze; basic by default.' -rfka 'basic reversed typed cloze'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck add" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck import" -eq 1' -F
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" deck' -l 'deck' -d 'The deck for notes that name none. Default: what the file says, or its name.' -rfka '(__cardcase_custom_completion ---completion deck import -- --deck (count (__cardcase_tokens -pc)) 0)'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" skip-bad' -l 'skip-bad' -d 'Take the rest in where lines can\'t be read.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" preview' -l 'preview' -d 'Tell what would be done, and change nothing.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck import" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck undo-import" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck undo-import" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck undo-import" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck undo-import" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck undo-import" force' -l 'force' -d 'Take back notes that were answered or changed since, too.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck undo-import" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck undo-import" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck export" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck export" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck export" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck export" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck export" -eq 1' -F
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck export" -eq 2' -fka '(__cardcase_custom_completion ---completion deck export -- positional@1 (count (__cardcase_tokens -pc)) 0)'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck export" history' -l 'history' -d 'Write the answers in place of the notes.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck export" replace' -l 'replace' -d 'Write over a file that is there.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck export" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck export" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck list" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck list" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck list" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck list" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck list" json' -l 'json' -d 'Write JSON for scripts instead of words.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck list" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck list" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck show" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck show" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck show" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck show" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck show" -eq 1' -fka '(__cardcase_custom_completion ---completion deck show -- positional@0 (count (__cardcase_tokens -pc)) 0)'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck show" json' -l 'json' -d 'Write JSON for scripts instead of words.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck show" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase deck parameters" -eq 1' -fka '(__cardcase_custom_completion ---completion deck parameters -- positional@0 (count (__cardcase_tokens -pc)) 0)'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" set' -l 'set' -d 'Read numbers from this file; - is standard input.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" standard' -l 'standard' -d 'Put the standard parameters in force.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" reschedule' -l 'reschedule' -d 'Move cards to the days that follow from the parameters.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" preview' -l 'preview' -d 'Tell what would be done, and change nothing.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase deck parameters" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase note" -eq 1' -fa 'find' -d 'List the notes that have all of the words, the newest first.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note find" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note find" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note find" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note find" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note find" json' -l 'json' -d 'Write JSON for scripts instead of words.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note find" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase note find" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase stats" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase stats" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase stats" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase stats" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase stats" -eq 1' -fka '(__cardcase_custom_completion ---completion stats -- positional@0 (count (__cardcase_tokens -pc)) 0)'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase stats" json' -l 'json' -d 'Write JSON for scripts instead of words.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase stats" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase stats" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase due" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase due" short' -l 'short' -d 'Write the number alone.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase due" json' -l 'json' -d 'Write one line of JSON, with the numbers of the coming days.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase due" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase due" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'init' -d 'Begin a group of devices at a remote, with this vault as the first.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'invite' -d 'Show a one-time key, and let the device in that is given it within 15 minutes.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'join' -d 'Join the group at a remote, with the key that sync invite shows on another device.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'now' -d 'Send what is new here, and take in what is new there.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'status' -d 'Show the remote, the devices, and what waits, as of the last time.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'devices' -d 'List the devices, or remove one.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'conflicts' -d 'List what was changed on two devices at once, or settle it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'verify' -d 'Read everything of the group at the remote, and name what is not as it should be.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'move' -d 'Copy the group\'s files to another remote, and go on there.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'leave' -d 'Leave the group. The cards stay in this vault and in the others.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'restore' -d 'Bring back what a group had, with a recovery key alone.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync" -eq 1' -fa 'destroy' -d 'Delete the group\'s files at the remote for good, after a question.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync init" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync init" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync init" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync init" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync init" name' -l 'name' -d 'What the other devices call this one; the machine\'s name by default.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync init" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync init" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync invite" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync invite" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync invite" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync invite" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync invite" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync invite" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" name' -l 'name' -d 'What the other devices call this one; the machine\'s name by default.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" study' -l 'study' -d 'Join with the flashcards alone.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" wallet' -l 'wallet' -d 'Join with the payment cards alone.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync join" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync now" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync now" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync now" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync now" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync now" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync now" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync status" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync status" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync status" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync status" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync status" json' -l 'json' -d 'Print it as JSON.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync status" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync status" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync devices" -eq 1' -fa 'remove' -d 'Remove a device: it gets no key from then on.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices remove" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices remove" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices remove" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices remove" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices remove" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync devices remove" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync conflicts" -eq 1' -fa 'show' -d 'Write a version of a conflict, with what it hides.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase sync conflicts" -eq 1' -fa 'settle' -d 'Choose a version, for all devices.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts show" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts show" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts show" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts show" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts show" fd' -l 'fd' -d 'The open descriptor that it goes to.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts show" force' -l 'force' -d 'Write it to a terminal, too.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts show" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts settle" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts settle" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts settle" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts settle" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts settle" all' -l 'all' -d 'Settle all of them, with the versions that show now.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts settle" device' -l 'device' -d 'Settle all that this device has a version of, with that version.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts settle" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync conflicts settle" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync verify" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync verify" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync verify" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync verify" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync verify" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync verify" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync move" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync move" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync move" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync move" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync move" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync move" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync leave" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync leave" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync leave" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync leave" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync leave" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync leave" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync restore" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync restore" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync restore" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync restore" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync restore" name' -l 'name' -d 'What the other devices call this one; the machine\'s name by default.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync restore" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync restore" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync destroy" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync destroy" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync destroy" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync destroy" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync destroy" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase sync destroy" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase schedule" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase schedule" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase vault" -eq 1' -fa 'status' -d 'Show the format, what a guess costs, the size and the counts. Needs no passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase vault" -eq 1' -fa 'backup' -d 'Write a sealed copy to a file, also while the vault is in use. Needs no passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase vault" -eq 1' -fa 'verify' -d 'Authenticate every record and name the damaged ones.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase vault" -eq 1' -fa 'restore' -d 'List the backups beside the vault and what they hold, or put one in its place.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase vault" -eq 1' -fa 'rekey' -d 'Give the vault a new key and seal everything again.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase vault" -eq 1' -fa 'device-key' -d 'Have the passcode need a key file on this machine besides, or no longer.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault status" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault status" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault status" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault status" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault status" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault status" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault backup" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault backup" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault backup" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault backup" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault backup" replace' -l 'replace' -d 'Replace an existing file, once the copy is whole.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault backup" recovery-key-only' -l 'recovery-key-only' -d 'Make a copy without a passcode, which the recovery key alone opens: nobody can try passcodes at it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase vault backup" -eq 1' -F
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault backup" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault backup" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault verify" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault verify" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault verify" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault verify" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault verify" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault verify" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault restore" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault restore" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault restore" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault restore" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault restore" yes' -l 'yes' -d 'Do not ask for the word that confirms it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault restore" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault restore" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault rekey" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault rekey" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault rekey" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault rekey" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault rekey" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault rekey" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault device-key" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault device-key" passcode-fd' -l 'passcode-fd' -d 'Read the passcode from this open descriptor, up to its first newline.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault device-key" recovery-key' -l 'recovery-key' -d 'Unlock with the recovery key: it is asked for, or read in place of the passcode.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault device-key" wait' -l 'wait' -d 'Wait this long where another process has the vault open for writing.' -rfka ''
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase vault device-key" -eq 1' -fka 'on off'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault device-key" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase vault device-key" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase lock" vault' -l 'vault' -d 'The vault\'s file.' -rF
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase lock" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase lock" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase config" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase config" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase config" -eq 1' -fa 'check' -d 'Name the lines of the configuration file that are wrong. The exit status is 1 if there are any.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_positional "cardcase config" -eq 1' -fa 'show' -d 'Show what is in force, and whence, as a configuration file has it.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase config check" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase config check" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase config show" version' -l 'version' -d 'Show the version.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase config show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'cardcase' -n '__cardcase_should_offer_completions_for_flags_or_options "cardcase help" version' -l 'version' -d 'Show the version.'
