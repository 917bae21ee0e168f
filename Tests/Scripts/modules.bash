# Read by scripts that build the package's modules and link them into programs of their own.

# The modules that the fuzzers are made of, those that others need first.
fuzzed_modules=(SpanishText CSystem SystemIO Wording TrieIndex SpanishGrammar LevelFiles BuiltinIndex VerbForms Output
  IndexBuilding Practice Terminal Picker ConjPage Invocation AskCommands TeachCommands
  PracticeCommands ConjCommand TestSupport Fuzzers)

# libFuzzer's counters with the address sanitizer, and alone. Of several sanitizers given one by one the compiler takes
# the last; the linker is not told of libFuzzer, which has a main of its own that programs and tests built so can do without.
fuzzing_flags=(--sanitize address -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer,address)
counting_flags=(-Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer)

# No warning; what only debug builds check. Debug information and the index of names take a tenth of the time of a build
# each, and names of functions stand in a backtrace without them.
module_flags=(-debug-info-format none --disable-index-store -Xswiftc -warnings-as-errors -Xswiftc -assert-config -Xswiftc Debug)

# build_modules SCRATCH CONFIGURATION TARGET FLAGS…: builds a target; says nothing unless it fails.
build_modules() {
  local scratch=$1 configuration=$2 target=$3
  shift 3
  mkdir -p "$scratch"
  # SwiftPM locks the folder that it builds in, not the file beside it.
  swift build -c "$configuration" --scratch-path "$scratch" --target "$target" "$@" "${module_flags[@]}" \
    > "$scratch.log" 2>&1 || { cat "$scratch.log" >&2; rm -f "$scratch.log"; return 2; }
  rm -f "$scratch.log"
}

# link_modules SCRATCH CONFIGURATION PROGRAM FLAGS… -- MODULES… [-- TESTS…]: links what was built, and tests that
# `swift build --build-tests` has built.
link_modules() {
  local scratch=$1 configuration=$2 program=$3 flags=() objects=() products testing module source
  shift 3
  while [ "$1" != -- ]; do flags+=("$1"); shift; done
  shift
  products=$(swift build -c "$configuration" --scratch-path "$scratch" --show-bin-path)
  for module in "$@"; do
    if [ "$module" = -- ]; then products=$(swift build --show-bin-path); continue; fi
    # A source that is gone leaves its object behind: those that there are stand in a list, but for C.
    while IFS= read -r source; do
      objects+=("$products/$module.build/$(basename "$source" .o).o")
    done < <(cat "$products/$module.build/sources" 2> /dev/null || find "$products/$module.build" -name '*.o')
  done
  testing=$(dirname "$(dirname "$(command -v swift)")")/lib/swift/linux/testing
  swiftc ${flags[@]+"${flags[@]}"} "${objects[@]}" -L "$testing" -Xlinker -rpath -Xlinker "$testing" \
    -o "$program" > "$scratch/link" 2>&1 || { cat "$scratch/link" >&2; return 2; }
}
