/// Examples in the manual pages of commands: what is typed, which is the same in every language. Each
/// is parsed by a test.
enum CommandExamples {
  /// The examples of a command by the words that name it.
  static let byCommand: [[String]: [String]] = [
    ["cardcase"]: ["cardcase --demo", "cardcase --vault ~/work.vault"],
    ["cardcase", "review"]: ["cardcase review Welsh", "cardcase --demo review capitals"],
    ["cardcase", "round"]: ["cardcase round Welsh"],
    ["cardcase", "card", "list"]: ["cardcase --demo card list --json | jq -r '.[].label'"],
    ["cardcase", "card", "show"]: [
      "cardcase card show travel --field number | tail -c 5",
      "cardcase card show travel --field PIN --fd 3 3> pin",
    ],
    ["cardcase", "card", "copy"]: ["cardcase card copy travel", "cardcase card copy 4444 expiry"],
    ["cardcase", "card", "fill"]: [
      #"cardcase card fill company -- bash -c 'read -r number <&"$CARDCASE_NUMBER_FD"'"#
    ],
    ["cardcase", "card", "edit"]: [#"echo '{"favourite": true}' | cardcase card edit travel"#],
    ["cardcase", "card", "check"]: [
      "echo 3782-822463-10005 | cardcase card check --quiet",
      #"echo '{"number": "4111 1111 1111 1111"}' | cardcase card check"#,
    ],
    ["cardcase", "card", "new"]: ["cardcase card new --output card.json"],
    ["cardcase", "card", "add"]: ["cardcase card add < card.json"],
    ["cardcase", "card", "import"]: [
      "cardcase card import bitwarden.json", "cardcase card import --key-file cards.key cards.kdbx",
    ],
    ["cardcase", "card", "export"]: ["cardcase card export cards.json"],
    ["cardcase", "deck", "add"]: [
      "cardcase deck add llyfr book --deck Welsh --tags looked-up",
      "cardcase deck add llyfr book --file Front=llyfr.mp3 --file Back=book.jpg",
    ],
    ["cardcase", "deck", "import"]: [
      "cardcase deck import words.tsv --deck Welsh --preview", "cardcase deck import welsh.apkg",
    ],
    ["cardcase", "deck", "export"]: [
      "cardcase deck export welsh.tsv Welsh", "cardcase deck export history.csv",
    ],
    ["cardcase", "deck", "options"]: [
      "cardcase deck options Welsh",
      "cardcase deck options Welsh --set new_per_day=10 --set 'learning_steps=1m 10m'",
      "cardcase deck options Welsh --preset Languages --set new_per_day=5 --this-deck",
    ],
    ["cardcase", "deck", "parameters"]: [
      "cardcase deck parameters Welsh", "cardcase deck parameters Welsh --set numbers --preview",
    ],
    ["cardcase", "deck", "exam"]: [
      "cardcase deck exam Biology --day 2026-12-14 --preview",
      "cardcase deck exam Biology --day 2026-12-14 --wanted 95 --most 20 --days-off sun",
      "cardcase deck exam Biology --day 2026-12-14 --all-decks --search 'deck:Biology OR deck:Chemistry'",
      "cardcase deck exam Biology",
    ],
    ["cardcase", "deck", "load"]: [
      "cardcase deck load holiday --from 2026-12-24 --to 2027-01-02 --preview",
      "cardcase deck load Welsh flatten --per-day 80",
      "cardcase deck load Welsh postpone --cards 20",
    ],
    ["cardcase", "deck", "fit"]: ["cardcase deck fit --preview"],
    ["cardcase", "deck", "simulate"]: [
      "cardcase deck simulate Welsh --days 90 --retention 85 --new 30",
      "cardcase deck simulate Welsh --workload",
    ],
    ["cardcase", "deck", "filter"]: [
      "cardcase deck filter Evening 'deck:Welsh is:due' --limit 20 --order due",
      "cardcase deck filter Look 'added:7 is:new' --preview",
    ],
    ["cardcase", "deck", "rebuild"]: ["cardcase deck rebuild Evening"],
    ["cardcase", "deck", "empty"]: ["cardcase deck empty Evening"],
    ["cardcase", "note", "find"]: ["cardcase note find 'river wales'"],
    ["cardcase", "note", "edit"]: [
      "cardcase note edit 'tag:leech' --suspend",
      "cardcase note edit 'deck:Welsh is:due' --due 1-7",
      "cardcase note edit llyfr --file Front=llyfr.mp3",
    ],
    ["cardcase", "note", "replace"]: [
      "cardcase note replace deck:Welsh colour color --preview",
      #"cardcase note replace "" '(\d+) km' '$1 kilometres' --regex"#,
    ],
    ["cardcase", "media", "add"]: [
      "cardcase media add house.jpg house.mp3", "cardcase media add --no-location house.jpg",
    ],
    ["cardcase", "media", "get"]: ["cardcase media get house.jpg --output house.jpg"],
    ["cardcase", "media", "delete"]: ["cardcase media delete --unused"],
    ["cardcase", "stats"]: ["cardcase --demo stats --json | jq .states.mature"],
    ["cardcase", "due"]: ["cardcase due --short"],
    ["cardcase", "sync", "init"]: ["cardcase sync init folder:/srv/cards --name desk"],
    ["cardcase", "sync", "join"]: ["cardcase sync join git:me@example.org:cards.git --study"],
    ["cardcase", "schedule"]: [
      #"echo '{"reviews": [{"at_s": 0, "rating": 3}]}' | cardcase schedule"#
    ],
    ["cardcase", "vault", "backup"]: [
      #"cardcase vault backup --replace "$HOME/cardcase-$(date +%F).vault""#
    ],
    ["cardcase", "vault", "verify"]: ["cardcase vault verify --passcode-fd 3 3< passcode"],
    ["cardcase", "vault", "restore"]: ["cardcase vault restore", "cardcase vault restore 2"],
    ["cardcase", "lock"]: ["cardcase lock"],
  ]

  /// The lines of a page.
  static func lines(_ path: [String]) -> [String] {
    guard let examples = byCommand[path] else { return [] }
    return [".Bd -literal"] + examples.flatMap { Mdoc.paragraphs("  " + $0).dropFirst().dropLast() }
      + [".Ed"]
  }
}
