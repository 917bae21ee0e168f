# Builds, installs and checks conj. `make` alone lists what there is to make.
#
# This is a thin cover over the Swift package manager, which decides what has to be built again.

PREFIX ?= $(HOME)/.local
DESTDIR ?=

SWIFT ?= swift
# A folder of its own: other flags would make each `swift build` start over.
BUILD = $(SWIFT) build -c release --product conj --scratch-path .build-static $(FLAGS)
bindir = $(DESTDIR)$(PREFIX)/bin

# On Linux the program is one static file, stripped, that runs on a machine with nothing else on it. The
# regular expressions of the standard library would be linked in, and are not used. The functions of a start lie
# side by side (`Tests/Scripts/order-start`), so that one word touches a third fewer pages.
# On Apple systems the Swift runtime is part of the system.
ifeq ($(shell uname),Linux)
STRIP ?= -Xlinker -s
FLAGS = --static-swift-stdlib -Xswiftc -static-executable -Xlinker --gc-sections $(STRIP) \
  -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker --no-warn-symbol-ordering \
  -Xlinker "--symbol-ordering-file=$(CURDIR)/Sources/conj/start-order.txt" \
  -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import
endif

PAGE = $(or $(OUT),conj.html)

.PHONY: help build page install uninstall check test bench clean

help:
	@echo 'make build                  the small, self-contained conj'
	@echo 'make install [PREFIX=DIR]   build it and install it as DIR/bin/conj; DIR is $(PREFIX)'
	@echo '                            unless given; DESTDIR=ROOT goes before it, for packages'
	@echo 'make uninstall [PREFIX=DIR] remove it'
	@echo 'make page [OUT=FILE]        the page: one HTML file with the same engine; FILE is conj.html'
	@echo '     [LEVELS=FOLDER]        unless given, the levels are those of FOLDER instead of Levels/'
	@echo 'make test                   all tests'
	@echo 'make check                  everything that must hold before a change is taken'
	@echo 'make bench                  the benchmarks, in minutes'
	@echo 'make clean                  remove what was built'

build:
	$(BUILD)

# With levels of one's own they are compiled first.
page:
ifdef LEVELS
	@mkdir -p .build-page
	$(SWIFT) run -c release conj index build --levels '$(LEVELS)' -o .build-page/levels.conj
	Sources/ConjPage/build-page '$(PAGE)' .build-page/levels.conj
else
	Sources/ConjPage/build-page '$(PAGE)'
endif

# A conj that runs keeps the old file, since the new one is renamed over it.
install: build
	@mkdir -p '$(bindir)'
	@cp "$$($(BUILD) --show-bin-path)/conj" '$(bindir)/.conj.new'
	@mv -f '$(bindir)/.conj.new' '$(bindir)/conj'
	@echo "installed $(bindir)/conj ($$(wc -c < '$(bindir)/conj' | tr -d ' ') bytes)"
	@case ":$$PATH:" in \
	  *":$(PREFIX)/bin:"*) ;; \
	  *) [ -n '$(DESTDIR)' ] || echo 'add it to your path: export PATH="$(PREFIX)/bin:$$PATH"' ;; \
	esac

uninstall:
	rm -f '$(bindir)/conj'

test:
	$(SWIFT) test

check:
	.ci/run

bench:
	$(SWIFT) run -c release conj-bench

clean:
	rm -rf .build .build-*
