#!/usr/bin/env bash
# Makes the manual pages of all commands, in all languages, cardcase(7) with its lists, and the
# completions of the shells:
#
#     Tests/Scripts/make_manual.sh FOLDER
#
# of what the programs in the folder BINARIES, from the environment, say of themselves.
set -euo pipefail
cd "$(dirname "$0")/../.."

binaries=${BINARIES:-.build/release}

cardcase() { env -i HOME=/nonexistent LC_ALL=C.UTF-8 "$binaries/cardcase" --language "$@"; }

rm -rf "$1/manual" "$1/completions"
for file in en.po Sources/Domain/Wording/po/*.po; do
  language=$(basename "$file" .po)
  mkdir -p "$1/manual/$language"
  cardcase "$language" --experimental-dump-help |
    "$binaries/manual-pages" "$language" "$1/manual/$language"
done
"$binaries/manual-pages" < docs/man/cardcase.7 > "$1/manual/en/cardcase.7"
mkdir -p "$1/completions"
cardcase en --generate-completion-script bash > "$1/completions/cardcase.bash"
cardcase en --generate-completion-script zsh > "$1/completions/_cardcase"
cardcase en --generate-completion-script fish > "$1/completions/cardcase.fish"
