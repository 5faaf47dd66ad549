#!/usr/bin/env bash
# Builds the package once more from a copy of this tree: in a folder of another name and depth, 25
# days later, in another zone, with another language and mask of rights. Says whether it is the same to
# the bit as PACKAGE, and otherwise which of its files differ.
#
#     Tests/Scripts/check_reproducible.sh PACKAGE
set -euo pipefail
cd "$(dirname "$0")/../.."

first=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tree=$folder/another-place/cardcase-to-compare
mkdir -p "$tree"
if git rev-parse --git-dir > /dev/null 2>&1; then
  git ls-files -z --cached --others --exclude-standard
else
  find . -path ./.build -prune -o -type f -print0
fi | tar --null --files-from=- --create | tar --extract --directory "$tree"

# The monotonic clock and the times of files stay true, for what waits and for what is up to date.
# Clang takes a module of its cache away that seems unused for 31 days, while others read it.
(
  umask 027
  cd "$tree"
  env TZ=Pacific/Kiritimati LC_ALL=ja_JP.UTF-8 FAKETIME_DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1 \
    faketime -f +25d make deb > "$folder/log" 2>&1
) || { tail -n 40 "$folder/log"; exit 1; }
second=$(realpath "$tree"/.build/deb/*.deb)

if cmp --silent "$first" "$second"; then
  echo "The same to the bit: $(sha256sum "$first" | cut -d ' ' -f 1)"
  exit
fi
echo 'The packages differ. Of their files these do:'
for package in "$first" "$second"; do
  name=$([ "$package" = "$first" ] && echo first || echo second)
  dpkg-deb --raw-extract "$package" "$folder/$name"
  dpkg-deb --contents "$package" > "$folder/$name/contents"
done
diff --recursive --brief "$folder/first" "$folder/second" || true
diff "$folder/first/contents" "$folder/second/contents" | head -n 40 || true
exit 1
