#!/usr/bin/env bash
# Makes the files of a release in .build/dist of what `make deb` has made: the package, an archive of
# the source, one of what is installed, the bill of materials and their checksums.
#
#     Tests/Scripts/make_release.sh check VERSION    says what keeps this tree from being released
#     Tests/Scripts/make_release.sh make VERSION
#     Tests/Scripts/make_release.sh sign VERSION KEY    signs the checksums with an SSH key (a path)
set -euo pipefail
cd "$(dirname "$0")/../.."
export LC_ALL=C TZ=UTC
umask 022

version=$2
dist=.build/dist
# What a signature is for: one that was made for something else counts for nothing.
namespace=cardcase-release
# The public halves of the keys that may sign, as ssh-keygen(1) has it under ALLOWED SIGNERS.
signers=Sources/Packaging/release-signers

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

    make sign-release KEY=PATH
    git -c gpg.format=ssh -c user.signingkey=PATH tag --sign v$version --message 'Cardcase $version'
    git push origin v$version

PATH is that of the SSH key whose public half is in $signers.
END
}

sign() {
  local key=$1 signature=$dist/SHA256SUMS.sig
  [ -n "$key" ] || refuse 'no key to sign with (KEY=PATH of an SSH key).'
  [ -f "$key" ] || refuse "there is no key at $key."
  [ -f "$dist/SHA256SUMS" ] || refuse "there is no $dist/SHA256SUMS (make release makes it)."
  (cd "$dist" && sha256sum --check --quiet --strict SHA256SUMS) \
    || refuse "the files in $dist are not those of its SHA256SUMS."
  rm -f "$signature"
  ssh-keygen -q -Y sign -f "$key" -n "$namespace" "$dist/SHA256SUMS"
  ssh-keygen -q -Y verify -f "$signers" -I cardcase -n "$namespace" -s "$signature" \
    < "$dist/SHA256SUMS" || {
    rm -f "$signature"
    refuse "nobody could verify it: $signers has not the public half of $key."
  }
  echo "$signature"
}

case $1 in
  check) check ;;
  make) make_files ;;
  sign) sign "${3:-}" ;;
esac
