#!/usr/bin/env bash
# Makes a Debian package in FOLDER of what is staged in FOLDER/stage, as `make deb` has it, and says
# its path. The same files make the same package: no time but SOURCE_DATE_EPOCH goes into it, and no
# user of this machine.
#
#     Tests/Scripts/make_deb.sh VERSION FOLDER
set -euo pipefail
cd "$(dirname "$0")/../.."
export LC_ALL=C TZ=UTC
umask 022
: "${SOURCE_DATE_EPOCH:?is the time of what is packed}"

version=$1
architecture=$(dpkg --print-architecture)
source=$2/source
stage=$(realpath "$2/stage")
package=$2/cardcase_${version}_$architecture.deb

# The packaging tools of Debian look for a source tree with a folder "debian".
rm -rf "$source"
mkdir -p "$source"
cp -r Sources/Packaging/debian "$source/debian"
cat > "$source/debian/changelog" << END
cardcase ($version) stable; urgency=medium

  * What is new is in changelog.gz.

$(sed -n 's/^Maintainer: / -- /p' "$source/debian/control")  $(date -R -d "@$SOURCE_DATE_EPOCH")
END

documents=$stage/usr/share/doc/cardcase
gzip -9 -n -c "$source/debian/changelog" > "$documents/changelog.Debian.gz"

control=$stage/DEBIAN
rm -rf "$control"
mkdir "$control"
(
  cd "$source"
  dpkg-shlibdeps -Tdebian/substvars --warnings=0 \
    -e"$stage/usr/bin/cardcase" -e"$stage/usr/libexec/cardcase/cardcase-reader"
  dpkg-gencontrol -Tdebian/substvars -P"$stage" -O"$stage/DEBIAN/control"
)
(cd "$stage" && find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums)

chmod -R u=rwX,go=rX "$stage"
find "$stage" -print0 | xargs -0 touch --no-dereference --date="@$SOURCE_DATE_EPOCH"
rm -f "$2"/*.deb
# One thread, as the blocks that several threads compress depend on their number.
dpkg-deb --root-owner-group --threads-max=1 -Zxz -z9 --build "$stage" "$package" > /dev/null
echo "$package"
