#!/usr/bin/env bash
# Makes the files of a release in .build/dist of what `make deb` has made: the package, an archive of
# the source, one of what is installed, the bill of materials and their checksums.
#
#     Tests/Scripts/make_release.sh check VERSION    says what keeps this tree from being released
#     Tests/Scripts/make_release.sh make VERSION
set -euo pipefail
cd "$(dirname "$0")/../.."
export LC_ALL=C TZ=UTC
umask 022

version=$2
dist=.build/dist

refuse() {
  echo "No release: $1" >&2
  exit 1
}

check() {
  [ -z "$(git status --porcelain)" ] || refuse 'the tree has changes that are not committed.'
  grep -qE "^## \[?${version//./\\.}\]?( |\$)" CHANGELOG.md \
    || refuse "CHANGELOG.md has no heading for version $version (\"## $version - DATE\")."
}

# sorted_tar FOLDER NAME: an archive of NAME in FOLDER without times and users, on standard output.
sorted_tar() {
  tar --create --directory "$1" --sort=name --format=posix \
    --pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime \
    --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX "$2"
}

make_files() {
  local tree=$dist/tree name=cardcase-$version
  local installed=$name-linux-$(uname -m)
  rm -rf "$dist"
  mkdir -p "$dist"
  cp .build/deb/*.deb "$dist"
  git archive --format=tar --prefix="$name/" HEAD | gzip -9 -n > "$dist/$name.tar.gz"
  make --no-print-directory install PREFIX=/usr/local DESTDIR="$PWD/$tree"
  mv "$tree/usr/local" "$tree/$installed"
  sorted_tar "$tree" "$installed" | xz -9 --threads=1 > "$dist/$installed.tar.xz"
  python3 Tests/Scripts/make_sbom.py "$version" "$tree/$installed/bin/cardcase" \
    "$tree/$installed/libexec/cardcase/cardcase-reader" > "$dist/$name.cdx.json"
  rm -rf "$tree"
  (cd "$dist" && find . -type f ! -name SHA256SUMS -printf '%P\n' | sort | xargs sha256sum) > .build/SHA256SUMS
  mv .build/SHA256SUMS "$dist"
  cat "$dist/SHA256SUMS"
  cat << END

These files are in $dist. What is left to do by hand:

    gpg --armor --detach-sign $dist/SHA256SUMS
    git tag --sign v$version --message 'Cardcase $version'
    git push origin v$version
END
}

case $1 in
  check) check ;;
  make) make_files ;;
esac
