# Cardcase. `make` lists what it can do.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
SHELL := /bin/bash

# What a fresh Debian 12 with Swift lacks: to build, and to test.
BUILD_PACKAGES := libargon2-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libexpat1-dev \
  libgcrypt20-dev libgif-dev libgumbo-dev libjpeg62-turbo-dev libminizip-dev \
  libncursesw5-dev libre2-dev libsndfile1-dev libsodium-dev libspng-dev libsqlite3-dev \
  libutf8proc-dev libwebp-dev libzstd-dev zlib1g-dev
TEST_PACKAGES := $(BUILD_PACKAGES) git jq libvterm-dev openssh-client python3 python3-nacl strace

# No library is looked for beside the binary, and all of them are bound before it runs. The same for
# whatever is built, so that nothing is linked twice.
LINKING := --disable-local-rpath -Xlinker -z -Xlinker now
# Two builds are the same to the bit, wherever they are made: paths are mapped away, and what follows
# from paths all the same is left out, information for debuggers and Swift's hash of each module.
# (The check behind `withoutActuallyEscaping` still has the length of the path in its code: nothing that
# is linked has one.)
REPRODUCIBLE := -debug-info-format none -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. \
  -Xcc -ffile-prefix-map=$(CURDIR)=. -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
# What is shipped: each function in a section of its own and none kept for code elsewhere, so that
# those that are not called are left out; linked by the linker that comes with Swift, with relocations
# in their short form (glibc 2.36), without a table of all its functions for libraries that might be
# loaded, with what is used of RE2, of utf8proc and of the C++ library, and with what runs at the start close
# together (docs/size.md).
STATIC := $(CURDIR)/.build/static
STATIC_LIBRARIES := $(addprefix $(STATIC)/,libre2.a libstdc++.a libutf8proc.a)
START_ORDER := Sources/Packaging/start-order.txt
THRIFT := -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -internalize-at-link \
  -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs \
  -Xlinker --no-export-dynamic -Xswiftc -L$(STATIC) \
  -Xlinker --symbol-ordering-file=$(CURDIR)/$(START_ORDER) -Xlinker --no-warn-symbol-ordering
# What C of our own is defended by, as Debian has it: an overwritten stack ends the process, a stack that
# grows touches each page, and jumps and returns lead where the compiler meant them to. Bounds are
# checked by a define in Package.swift.
HARDENING := -Xcc -fstack-protector-strong -Xcc -fstack-clash-protection \
  $(if $(filter x86_64,$(shell uname -m)),-Xcc -fcf-protection=full,-Xcc -mbranch-protection=standard)
RELEASE := --configuration release --static-swift-stdlib $(LINKING) $(REPRODUCIBLE) $(THRIFT) \
  $(HARDENING)
DEBUG := $(LINKING)
# Where tests are built, what they test is optimised (Package.swift): file by file, or `whole` modules.
export CARDCASE_OPTIMIZED ?= 1
BINARY := .build/release/cardcase
# What reads foreign data for it, in a process of its own.
READER := .build/release/cardcase-reader
SOURCES := Package.swift $(shell find Sources -type f)

SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

# $(call install,PACKAGES): installs those of the Debian packages that are missing.
define install
	@missing=; \
	for package in $(1); do \
	  dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed \
	    || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "Installing$$missing"; \
	  $(SUDO) apt-get update -q && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -q -y $$missing; \
	fi
endef

.PHONY: help
help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: $(BINARY) $(READER) ## Install what is missing, build, and open Cardcase
	@$(BINARY) $(ARGS)

.PHONY: build
build: $(BINARY) $(READER) ## Install what is missing, and build the program

# The place where the linker finds libraries in their static form only. The bill of materials has them
# from there too.
$(STATIC)/%.a:
	$(call install,$(BUILD_PACKAGES))
	@mkdir -p $(@D)
	@ln -sf "$$(clang -print-file-name=$(@F))" $@

$(BINARY) $(READER): $(SOURCES) | $(STATIC_LIBRARIES)
	$(call install,$(BUILD_PACKAGES))
	$(SWIFT) build $(RELEASE) --product $(@F)
	@touch $@

export CARDCASE_LINKED_BY_MAKE := 1

# $(call run_tests,ARGS,MORE): runs tests, and those of MORE at the same time in a process of their own,
# and repeats at the end what failed.
define run_tests
	@mkdir -p .build; set -o pipefail; \
	  $(SWIFT) build --build-tests $(DEBUG) || exit; \
	  { \
	    $(RUN_BUILT) $(1) 2>&1 & first=$$!; \
	    $(if $(2),$(RUN_BUILT) $(2) 2>&1,:); second=$$?; \
	    wait $$first && exit $$second; \
	  } | tee .build/test.log || { \
	      echo; echo "What failed:"; \
	      grep -a -A 8 'recorded an issue' .build/test.log | cut -c 1-300 | head -n 200; \
	      exit 1; \
	    }
endef
RUN_BUILT := $(SWIFT) test --skip-build --ignore-lock --disable-xctest $(DEBUG)

# Those that start programs wait more than they compute, and a process of tests has no more threads than
# twice the processors: the others run beside them.
PROGRAM_TESTS := '^(EndToEndTests|MemoryTests)\.'

.PHONY: test
test: test-packages ## Install what is missing, and run the tests, or those of ARGS='--filter WalletTests'
	$(if $(ARGS),$(call run_tests,$(ARGS)),$(call run_tests,--skip $(PROGRAM_TESTS),--filter $(PROGRAM_TESTS)))

# What devices are kept in step through, for real. moto is an S3 for tests.
SYNC_PACKAGES := git openssh-server python3-venv rclone syncthing
MOTO := .build/sync-engines/bin/moto_server
MOTO_VERSION := 5.2.5
SYNC_TESTS := EngineServersTests

.PHONY: test-sync
test-sync: export CARDCASE_SYNC_ENGINES := 1
test-sync: export CARDCASE_MOTO_SERVER := $(CURDIR)/$(MOTO)
test-sync: test-packages $(MOTO) ## Run the tests of synchronisation with real servers on loopback
	$(call run_tests,--filter $(SYNC_TESTS))

$(MOTO):
	$(call install,$(SYNC_PACKAGES))
	python3 -m venv .build/sync-engines
	.build/sync-engines/bin/pip install --quiet 'moto[server]==$(MOTO_VERSION)' \
	  || { rm -rf .build/sync-engines; exit 1; }

# What speaks, what reads a terminal aloud, the fonts of the console, what checks PO files, and a terminal with an
# X server.
REACH_PACKAGES := console-setup-linux espeak-ng gettext speech-dispatcher xterm xvfb yasr

.PHONY: test-reach
test-reach: export CARDCASE_REACH := 1
test-reach: test-packages ## Run the tests with speech, a screen reader, console fonts, gettext and xterm
	$(call install,$(REACH_PACKAGES))
	$(call run_tests,--filter ReachTests)

# What checks manuals, completions, desktop files, icons and units.
PACKAGING_PACKAGES := appstream bash-completion desktop-file-utils fish librsvg2-bin mandoc \
  python3-venv systemd zsh
# What holds a bill of materials against its schema.
BILL_CHECKER := .build/packaging-tools/bin/python
BILL_CHECKER_VERSION := 11.12.0

.PHONY: test-packaging
test-packaging: export CARDCASE_PACKAGING := 1
test-packaging: test-packages $(BILL_CHECKER) ## Run the tests of what is installed with the program
	$(call install,$(PACKAGING_PACKAGES))
	$(call run_tests,--filter PackagingTests)

$(BILL_CHECKER):
	$(call install,$(PACKAGING_PACKAGES))
	python3 -m venv .build/packaging-tools
	.build/packaging-tools/bin/pip install --quiet \
	  'cyclonedx-python-lib[json-validation]==$(BILL_CHECKER_VERSION)' \
	  || { rm -rf .build/packaging-tools; exit 1; }

.PHONY: test-library
test-library: export CARDCASE_LIBRARY := 1
test-library: test-packages ## Build packages outside that depend on the library
	$(call run_tests,--filter OutsidePackageTests)

# All four, built and run at once.
.PHONY: test-tools
test-tools: export CARDCASE_SYNC_ENGINES := 1
test-tools: export CARDCASE_MOTO_SERVER := $(CURDIR)/$(MOTO)
test-tools: export CARDCASE_REACH := 1
test-tools: export CARDCASE_PACKAGING := 1
test-tools: export CARDCASE_LIBRARY := 1
test-tools: test-packages $(MOTO) $(BILL_CHECKER) ## The tests of test-sync, test-reach, test-packaging and test-library at once
	$(call install,$(SYNC_PACKAGES) $(REACH_PACKAGES) $(PACKAGING_PACKAGES))
	$(call run_tests,--filter '$(SYNC_TESTS)|ReachTests|PackagingTests|OutsidePackageTests')

.PHONY: test-release
test-release: export CARDCASE_PROGRAMS := $(CURDIR)/.build/release
test-release: test-packages $(BINARY) $(READER) ## Run the tests of whole programs over what is shipped
	$(SWIFT) build $(RELEASE) --product cardcase-lab
	$(call run_tests,--filter $(PROGRAM_TESTS))

# What the compiler says of the library's modules, for its documentation and the list of its API.
SYMBOL_GRAPHS := .build/symbol-graphs
LIBRARY_API := Tests/Scripts/library_api.py

.PHONY: symbol-graphs
symbol-graphs: test-packages
	@for target in Widgets WindowTerminal; do \
	  $(SWIFT) build $(DEBUG) --target $$target || exit; \
	done
	@python3 $(LIBRARY_API) graphs "$$($(SWIFT) build --show-bin-path)" $(SYMBOL_GRAPHS)

.PHONY: library-docs
library-docs: symbol-graphs ## Make the documentation of the library, in .build/library-docs
	@docc convert Sources/Terminal/WindowLevels/WindowLevels.docc --warnings-as-errors \
	  --additional-symbol-graph-dir $(SYMBOL_GRAPHS) --output-dir .build/library-docs \
	  --fallback-display-name "Window levels" --fallback-bundle-identifier window-levels
	@echo "python3 -m http.server -d .build/library-docs, then /documentation/windowlevels"

.PHONY: api
api: symbol-graphs ## List the public declarations of the library in docs/api
	@python3 $(LIBRARY_API) write $(SYMBOL_GRAPHS)

.PHONY: check-api
check-api: symbol-graphs ## Compare the library with docs/api and with the last release
	@python3 $(LIBRARY_API) check $(SYMBOL_GRAPHS)

.PHONY: golden
golden: test-packages ## Renew the golden screens and widgets, to be looked at before they are committed
	CARDCASE_RENEW_GOLDEN=1 $(SWIFT) test --disable-xctest $(DEBUG) --filter Golden

.PHONY: manual
manual: test-packages ## Renew lists of keys, of exit statuses and of what can be configured from the program
	CARDCASE_RENEW_MANUAL=1 $(SWIFT) test --disable-xctest $(DEBUG) --filter DocumentationTests

.PHONY: exam-proof
exam-proof: test-packages ## Renew the figures of exams in docs/flashcards.md, of 1,000 simulated students
	$(SWIFT) build $(RELEASE) --product exam-trial
	CARDCASE_RENEW_MANUAL=1 .build/release/exam-trial

.PHONY: simulator-proof
simulator-proof: test-packages ## Renew the figures of simulator and statistics in docs/flashcards.md
	CARDCASE_RENEW_MANUAL=1 $(SWIFT) test --disable-xctest $(DEBUG) --filter FigureTests

.PHONY: test-packages
test-packages:
	$(call install,$(TEST_PACKAGES))

BENCH_PRODUCTS := cardcase cardcase-reader cardcase-lab bench-scenes bench-reference study-bench \
  cardcase-bench

.PHONY: bench
bench: test-packages $(STATIC_LIBRARIES) ## Measure speed and thrift next to a C program
	@for product in $(BENCH_PRODUCTS); do \
	  $(SWIFT) build $(RELEASE) --product $$product || exit; \
	done
	.build/release/cardcase-bench
	.build/release/study-bench $(if $(wildcard $(ANKI)),--anki $(ANKI))

# What flashcards are compared with. It is under the AGPL: run beside ours, never part of it.
ANKI := .build/anki/bin/python
ANKI_VERSION := 26.9.3

.PHONY: bench-anki
bench-anki: test-packages $(ANKI) $(STATIC_LIBRARIES) ## Measure flashcards next to Anki, installed under .build
	$(SWIFT) build $(RELEASE) --product study-bench
	.build/release/study-bench --anki $(ANKI) $(ARGS)

.PHONY: anki-terms
anki-terms: $(ANKI) ## Compare the terms of flashcards in each language with Anki's (ARGS=-v: in sentences too)
	.build/anki/bin/python Tests/Scripts/anki_glossary.py $(ARGS)

$(ANKI):
	$(call install,python3-venv)
	python3 -m venv .build/anki
	.build/anki/bin/pip install --quiet anki==$(ANKI_VERSION) || { rm -rf .build/anki; exit 1; }

.PHONY: fuzz
fuzz: test-packages $(STATIC_LIBRARIES) ## Throw random bytes, signals and sizes at the lock (ARGS=--bytes N --seed N)
	$(SWIFT) build $(RELEASE) --product cardcase-reader
	$(SWIFT) build $(RELEASE) --product cardcase-lab
	$(SWIFT) build $(RELEASE) --product cardcase-fuzz
	.build/release/cardcase-fuzz $(ARGS)

.PHONY: fuzz-packages
fuzz-packages: test-packages $(STATIC_LIBRARIES) ## Throw packages and media that are changed at random at the reader (ARGS=--seconds N --seed N)
	$(SWIFT) build $(RELEASE) --product cardcase-reader
	$(SWIFT) build $(RELEASE) --product package-fuzz
	.build/release/package-fuzz --reader .build/release/cardcase-reader $(ARGS)

# What libFuzzer runs is built apart: every target tells it which of its branches an input took.
FUZZER := .build/fuzzing/release/fuzz

.PHONY: build-fuzz
build-fuzz: export CARDCASE_FUZZING := 1
build-fuzz: test-packages
	$(SWIFT) build --configuration release --scratch-path .build/fuzzing --product fuzz

.PHONY: fuzz-all
fuzz-all: build-fuzz ## Fuzz all that reads bytes of others, guided by coverage, under AddressSanitizer (SECONDS=5 ENTRIES=html)
	Tests/Scripts/fuzz_all.sh $(FUZZER) $(or $(SECONDS),5) $(ENTRIES)

.PHONY: fuzz-corpus
fuzz-corpus: build-fuzz ## Renew the corpora of fuzz-all, with what it found since
	python3 Tests/Scripts/fuzz_seeds.py $(FUZZER) $(ENTRIES)

.PHONY: search-comparison
search-comparison: test-packages $(ANKI) ## Compare searches with Anki's engine (ARGS=--count N --seed N)
	$(call install,libfaketime)
	$(SWIFT) build --configuration release --product search-comparison
	@mkdir -p .build/searches
	$(ANKI) Tests/Scripts/search_fixtures.py --out .build/searches $(or $(ARGS),--count 5000)
	.build/release/search-comparison .build/searches/*.colpkg

.PHONY: torture
torture: test-packages ## Kill what writes to a vault, a thousand times
	$(SWIFT) build $(DEBUG) --product vault-torture
	@directory=$$(mktemp -d) && trap 'rm -rf "$$directory"' EXIT && \
	  .build/debug/vault-torture kill "$$directory" $(or $(COUNT),1000) 1

.PHONY: sync-torture
sync-torture: test-packages ## Keep three vaults in step beside an oracle, for 10,000 steps (SEED=N, STEPS=N)
	CARDCASE_SYNC_SEED=$(or $(SEED),$(shell date +%s)) CARDCASE_SYNC_STEPS=$(or $(STEPS),10000) \
	  $(SWIFT) test --disable-xctest $(DEBUG) --filter SyncOracleTests

.PHONY: pictures
pictures: test-packages ## Draw the pictures of the documentation anew
	$(SWIFT) build $(DEBUG) --product cardcase-reader
	$(SWIFT) build $(DEBUG) --product cardcase-lab
	$(SWIFT) build $(DEBUG) --product cardcase-pictures
	.build/debug/cardcase-pictures $(or $(ARGS),docs/pictures)

.PHONY: contact-sheet
contact-sheet: ## Draw all kinds of screens at three sizes, dark and light, into .build/sheet
	$(MAKE) pictures ARGS="--sheet .build/sheet"

.PHONY: start-order
start-order: $(BINARY) ## List anew what runs at the start, for the linker
	$(call install,valgrind)
	python3 Tests/Scripts/make_start_order.py $(BINARY) $(START_ORDER)

.PHONY: lint
lint: ## Check the format of the code
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

.PHONY: format
format: ## Format the code
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

INSTALL := PREFIX=$(PREFIX) DESTDIR=$(DESTDIR) Tests/Scripts/install_files.sh

# What is made of the programs: manual pages and completions.
MANUAL_TOOL := .build/release/manual-pages
MADE := .build/release/completions/cardcase.fish

$(MANUAL_TOOL): $(BINARY)
	$(SWIFT) build $(RELEASE) --product $(@F)
	@touch $@

$(MADE): $(MANUAL_TOOL)
	@Tests/Scripts/make_manual.sh .build/release

.PHONY: install
install: $(BINARY) $(READER) $(MADE) ## Install the program under PREFIX (/usr/local)
	$(INSTALL) install

.PHONY: uninstall
uninstall: ## Remove what install put under PREFIX
	$(INSTALL) uninstall

# What makes a package.
DEB_PACKAGES := binutils dpkg-dev xz-utils

VERSION := $(shell sed -n 's/.*current = "\(.*\)"/\1/p' Sources/cardcase/Version.swift)
# This is not a version of Debian's own.
DEB_VERSION ?= $(VERSION)-0cardcase1

# The time of everything in a package: that of the commit, which files of an archive of it have too.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)
export SOURCE_DATE_EPOCH

DEB_FOLDER ?= .build/deb
STAGE = $(abspath $(DEB_FOLDER))/stage

.PHONY: deb
deb: $(BINARY) $(READER) $(MADE) ## Make a Debian package, .build/deb/cardcase_VERSION_ARCHITECTURE.deb
	$(call install,$(DEB_PACKAGES))
	@rm -rf $(STAGE)
	@$(MAKE) --no-print-directory install PREFIX=/usr DESTDIR=$(STAGE)
	@Tests/Scripts/make_deb.sh $(DEB_VERSION) $(DEB_FOLDER)

# What judges a package.
CHECK_PACKAGES := autopkgtest lintian

# The package of the version before, for the upgrade. Without one it is this very program at a lower
# version.
BEFORE ?=

.PHONY: check-deb
check-deb: deb ## Install what is missing, and have lintian and autopkgtest judge the package
	$(call install,$(CHECK_PACKAGES))
	@$(if $(BEFORE),,$(MAKE) --no-print-directory deb DEB_FOLDER=.build/deb/before \
	  DEB_VERSION=$(VERSION)~before-0cardcase1)
	@Tests/Scripts/check_deb.sh .build/deb/*.deb $(or $(BEFORE),.build/deb/before/*.deb)

# What builds on another day.
REPRODUCING_PACKAGES := faketime

.PHONY: check-reproducible
check-reproducible: deb ## Build again in another folder, on another day, and compare the packages
	$(call install,$(REPRODUCING_PACKAGES))
	@Tests/Scripts/check_reproducible.sh .build/deb/*.deb

.PHONY: release
release: ## Make all files of a release, ready to be signed, in .build/dist
	@Tests/Scripts/make_release.sh check $(VERSION)
	@$(MAKE) --no-print-directory deb
	@Tests/Scripts/make_release.sh make $(VERSION)

# The path of an SSH key, which is nowhere in this repository: KEY=~/.ssh/cardcase-release.
KEY ?=

.PHONY: sign-release
sign-release: ## Sign the files of a release (KEY=PATH of an SSH key)
	$(call install,openssh-client)
	@Tests/Scripts/make_release.sh sign $(VERSION) "$(KEY)"

.PHONY: clean
clean: ## Remove what was built
	rm -rf .build
