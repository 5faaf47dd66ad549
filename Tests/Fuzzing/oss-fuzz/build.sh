#!/bin/bash -eu
# Builds all entries in the layout of OSS-Fuzz, into $OUT: NAME, NAME_seed_corpus.zip, NAME.dict, and the
# libraries that they need.
make build-fuzz
fuzzer=$PWD/.build/fuzzing/release/fuzz

mkdir -p "$OUT/lib"
ldd "$fuzzer" | awk '$3 ~ /^\// { print $3 }' | grep -v -E '/(libc|libm|ld-linux.*)\.so' \
  | xargs cp -L -t "$OUT/lib"
for name in $("$fuzzer"); do
  cp "$fuzzer" "$OUT/$name"
  patchelf --set-rpath '$ORIGIN/lib' "$OUT/$name"
  zip -jqr "$OUT/${name}_seed_corpus.zip" "Tests/Fuzzing/corpus/$name"
  [ ! -f "Tests/Fuzzing/dictionaries/$name.dict" ] \
    || cp "Tests/Fuzzing/dictionaries/$name.dict" "$OUT/"
done
