#!/usr/bin/env bash
# Has Debian's own tools judge the package that `make deb` made: lintian, and autopkgtest, which
# installs it on this machine and runs what Sources/Packaging/debian/tests has. A cardcase that was
# not installed before is removed again.
#
#     Tests/Scripts/check_deb.sh PACKAGE BEFORE
#
# BEFORE is a package of an older version, for the upgrade.
set -euo pipefail
cd "$(dirname "$0")/../.."

package=$(realpath "$1")
before=$(realpath "$2")
[ "$(id -u)" = 0 ] && as_root=() || as_root=(sudo)

if grep --recursive --files-with-matches --fixed-strings "$PWD" "$(dirname "$package")/stage"; then
  echo 'These files name the folder that they were built in.' >&2
  exit 1
fi

lintian --allow-root --fail-on error,warning --tag-display-limit 0 --display-info \
  --suppress-tags spelling-error-in-binary "$package"

if dpkg-query -W -f '${db:Status-Status}\n' cardcase 2>/dev/null | grep -qx installed; then
  echo 'cardcase is installed here, and the tests would exchange it. They are left out.' >&2
  exit 1
fi

folder=$(mktemp -d)
trap '"${as_root[@]}" dpkg --purge cardcase > /dev/null 2>&1; rm -rf "$folder"' EXIT
cp -r "$(dirname "$package")/source" "$folder/source"
tests=$folder/source/debian/tests
mkdir "$tests/packages"
cp "$package" "$tests/packages/after.deb"
cp "$before" "$tests/packages/before.deb"
cp -r Tests/CardcaseAppTests/Fixtures/Vaults "$tests/vaults"
chmod -R a+rX "$folder"

"${as_root[@]}" autopkgtest --no-built-binaries "$package" "$folder/source/" -- null
