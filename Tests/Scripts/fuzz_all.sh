#!/usr/bin/env bash
# Runs the entries for bytes of others under libFuzzer, one after another: first over their corpora, then on from
# there. What was found to reach more is kept in .build/fuzzing/runs, beside what ended an entry and the logs.
#
#   fuzz_all.sh FUZZER SECONDS [NAME...]
set -euo pipefail
cd "$(dirname "$0")/../.."
fuzzer=$(realpath "$1")
seconds=$2
shift 2
runs=.build/fuzzing/runs
parts=Tests/Fuzzing

names=("$@")
[ $# -gt 0 ] || mapfile -t names < <("$fuzzer")

# Memory that an input asks for and a machine does not have is a failure that is told. Swift keeps bits in
# pointers, so that what is leaked can't be told from what is not.
export ASAN_OPTIONS=allocator_may_return_null=1:detect_stack_use_after_return=0:detect_leaks=0

status=0
printf '%-18s %12s %9s %9s %7s\n' entry executions branches features inputs
for name in "${names[@]}"; do
  mkdir -p "$runs/bin" "$runs/corpus/$name" "$runs/found" "$parts/corpus/$name"
  ln -sf "$fuzzer" "$runs/bin/$name"
  options=(-max_total_time="$seconds" -timeout=60 -rss_limit_mb=4096 -print_final_stats=1 -reload=0
    -artifact_prefix="$runs/found/$name-")
  [ ! -f "$parts/dictionaries/$name.dict" ] || options+=(-dict="$parts/dictionaries/$name.dict")
  log=$runs/$name.log
  if ! "$runs/bin/$name" "${options[@]}" "$runs/corpus/$name" "$parts/corpus/$name" > "$log" 2>&1
  then
    status=1
    grep -a -m 1 -A 24 -E 'ERROR|Fatal error|deadly signal|SUMMARY' "$log" || tail -n 24 "$log"
    echo "$name: $(grep -a 'Test unit written' "$log" | tail -n 1)"
  fi
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  last=$(grep -a ' cov: ' "$log" | tail -n 1)
  printf '%-18s %12s %9s %9s %7s\n' "$name" "${executions:-?}" \
    "$(sed -n 's/.* cov: \([0-9]*\).*/\1/p' <<< "$last")" \
    "$(sed -n 's/.* ft: \([0-9]*\).*/\1/p' <<< "$last")" \
    "$(sed -n 's/.* corp: \([0-9]*\).*/\1/p' <<< "$last")"
done
exit $status
