#!/usr/bin/env bash
# Installs what Sources/Packaging/installed.txt lists, takes it away again, or says where it goes:
#
#     Tests/Scripts/install_files.sh install|uninstall|list
#
# below the PREFIX, within the DESTDIR, both from the environment, as is BINARIES, the folder of the
# programs and of what make_manual.sh makes by them.
set -euo pipefail
cd "$(dirname "$0")/../.."
shopt -s nullglob
umask 022

prefix=${PREFIX-/usr/local}
binaries=${BINARIES:-.build/release}
# Where a package has these files on Debian, and where they are found below other prefixes.
zsh=share/zsh/site-functions
units=share/systemd/user
if [ "$prefix" = /usr ]; then
  zsh=share/zsh/vendor-completions
  units=lib/systemd/user
fi

# each COMMAND: calls it with the mode, the way, the file and the place of each file.
each() {
  local mode how what where file
  while read -r mode how what where; do
    case $mode in '' | '#'*) continue ;; esac
    where=${where/ZSH/$zsh}
    where=${where/UNITS/$units}
    files=(${what/BINARIES/$binaries})
    # What was made of the programs may be gone when it is to be taken away.
    case $1+$what in remove+BINARIES*'*'*) files+=("${DESTDIR:-}$prefix/$(dirname "$where")/${what##*/}"*) ;; esac
    for file in "${files[@]}"; do
      place=$prefix/${where/\*/$(basename "$file" .gz)}
      [ "$how" = gzip ] && place=$place.gz
      [ "$how" = fill ] && place=${place%.in}
      "$1" "$mode" "$how" "$file" "$place"
    done
  done < Sources/Packaging/installed.txt
}

put() {
  local mode=$1 how=$2 file=$3 place=${DESTDIR:-}$4 content
  install -d "$(dirname "$place")"
  case $how in
    program)
      install -m "$mode" "$file" "$place"
      strip --remove-section=.comment --remove-section=.note "$place"
      ;;
    gzip)
      gzip -9 -n -c "$file" > "$place"
      chmod "$mode" "$place"
      ;;
    fill)
      content=$(< "$file")
      printf '%s\n' "${content//@PREFIX@/"$prefix"}" > "$place"
      chmod "$mode" "$place"
      ;;
    copy) install -m "$mode" "$file" "$place" ;;
  esac
}

remove() {
  local root=${DESTDIR:-}$prefix folder
  rm -f "${DESTDIR:-}$4"
  folder=$(dirname "${4#"$prefix/"}")
  # Folders that others may have a use for stay.
  while [[ /$folder/ = */cardcase/* && -d $root/$folder ]]; do
    rmdir "$root/$folder" 2> /dev/null || break
    folder=$(dirname "$folder")
  done
}

say() { echo "$1 $4"; }

case ${1:-} in
  install) each put ;;
  uninstall) each remove ;;
  list) each say ;;
  *)
    sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
    exit 64
    ;;
esac
