# Builds, installs and checks conj. `make` alone lists what there is to make.
#
# This is a thin cover over the Swift package manager, which decides what has to be built again.

PREFIX ?= $(HOME)/.local
DESTDIR ?=

SWIFT ?= swift
# A folder of its own: other flags would make each `swift build` start over.
BUILD = $(SWIFT) build -c release --product conj --scratch-path .build-static $(FLAGS)
# The one place with the version is the program's.
VERSION := $(shell sed -n 's/.*let version = "\(.*\)"/\1/p' Sources/ConjCommand/Conj.swift)
# What is installed, as it lies below PREFIX.
STAGE = .build-static/stage
FILES = bin/conj share/man/man1/conj.1 share/man/man5/conj-levels.5 \
  share/bash-completion/completions/conj share/zsh/site-functions/_conj \
  share/fish/vendor_completions.d/conj.fish share/doc/conj/LICENSE
ARCHIVE = conj-$(VERSION)-$(shell uname -m)-$(shell uname -s | tr A-Z a-z)

# On Linux the program is one static file, stripped, that runs on a machine with nothing else on it. The
# regular expressions of the standard library would be linked in, and are not used. Each function is a section of its
# own, so that none is linked in without a use, and those of a start lie side by side (`Tests/Scripts/order-start`): one
# word touches few pages of it.
# On Apple systems the Swift runtime is part of the system.
ifeq ($(shell uname),Linux)
STRIP ?= -Xlinker -s
FLAGS = --static-swift-stdlib -Xswiftc -static-executable -Xlinker --gc-sections $(STRIP) \
  -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker --no-warn-symbol-ordering \
  -Xlinker "--symbol-ordering-file=$(CURDIR)/Sources/conj/start-order.txt" \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import
endif

# What page, library, archive and deb make, and where.
PAGE = $(or $(OUT),conj.html)
LIBRARY = $(or $(OUT),libverbforms.so)
PACKAGES = $(or $(OUT),.build-static)

.PHONY: help build page library stage install uninstall archive deb test check stress bench clean

help:
	@echo 'make build                  the small, self-contained conj'
	@echo 'make install [PREFIX=DIR]   build and install it with man pages and completions below DIR,'
	@echo '                            which is $(PREFIX) unless given; DESTDIR=ROOT goes'
	@echo '                            before it, for packages'
	@echo 'make uninstall [PREFIX=DIR] remove what install put there'
	@echo 'make archive [OUT=DIR]      the same and the page as a .tar.gz with its SHA-256, in .build-static'
	@echo 'make deb [OUT=DIR]          the same as a Debian package'
	@echo 'make page [OUT=FILE]        the page: one HTML file with the same engine; FILE is conj.html'
	@echo '     [LEVELS=FOLDER]        unless given, the levels are those of FOLDER instead of Levels/'
	@echo 'make library [OUT=FILE]     the same engine for other languages: a shared library and a header'
	@echo 'make test                   all tests'
	@echo 'make check                  everything that must hold before a change is taken'
	@echo 'make stress                 all attacks on the program whole, fuzzers of 20 minutes among them: four hours'
	@echo 'make bench                  the benchmarks, in minutes'
	@echo 'make clean                  remove what was built'

build:
	$(BUILD)

# Everything that is installed, in a folder of its own. The program prints its manual and its completions itself.
stage: build
	@rm -rf '$(STAGE)'
	@for file in $(FILES); do mkdir -p "$(STAGE)/$${file%/*}"; done
	@cp "$$($(BUILD) --show-bin-path)/conj" '$(STAGE)/bin/conj'
	@'$(STAGE)/bin/conj' manual > '$(STAGE)/share/man/man1/conj.1'
	@cp Levels/conj-levels.5 '$(STAGE)/share/man/man5/'
	@'$(STAGE)/bin/conj' completions bash > '$(STAGE)/share/bash-completion/completions/conj'
	@'$(STAGE)/bin/conj' completions zsh > '$(STAGE)/share/zsh/site-functions/_conj'
	@'$(STAGE)/bin/conj' completions fish > '$(STAGE)/share/fish/vendor_completions.d/conj.fish'
	@cp LICENSE '$(STAGE)/share/doc/conj/'
	@chmod 755 '$(STAGE)/bin/conj'
	@cd '$(STAGE)' && find . -type f ! -perm 755 -exec chmod 644 {} +

# With levels of one's own they are compiled first.
page:
ifdef LEVELS
	@mkdir -p .build-page
	$(SWIFT) run -c release conj index build --levels '$(LEVELS)' -o .build-page/levels.conj
	Sources/ConjPage/build-page '$(PAGE)' .build-page/levels.conj
else
	Sources/ConjPage/build-page '$(PAGE)'
endif

# The header is Sources/ConjPage/verbforms.h.
library:
	Sources/ConjPage/build-engine library '$(LIBRARY)'

# A conj that runs keeps the old file, since the new one is renamed over it.
install: stage
	@for file in $(FILES); do \
	  target='$(DESTDIR)$(PREFIX)'/$$file; \
	  mkdir -p "$${target%/*}" && cp -p "$(STAGE)/$$file" "$$target.new" && mv -f "$$target.new" "$$target" \
	    || exit 1; \
	done
	@echo 'installed conj $(VERSION) below $(DESTDIR)$(PREFIX), with man pages and completions'
	@[ -n '$(DESTDIR)' ] || case ":$$PATH:" in \
	  *':$(PREFIX)/bin:'*) ;; \
	  *) echo 'Your PATH lacks it. Add this line to the start file of your shell:'; \
	     echo '  export PATH="$(PREFIX)/bin:$$PATH"' ;; \
	esac
	@[ -n '$(DESTDIR)' ] || case "$$SHELL" in \
	  */zsh) echo 'For Tab completion add this to ~/.zshrc, after compinit:'; \
	     echo '  eval "$$(conj completions zsh)"' ;; \
	  */bash) [ -e /usr/share/bash-completion/bash_completion ] || { \
	     echo 'For Tab completion add this to ~/.bashrc:'; \
	     echo '  eval "$$(conj completions bash)"'; } ;; \
	esac

uninstall:
	@for file in $(FILES); do rm -f '$(DESTDIR)$(PREFIX)'/$$file; done
	@rmdir '$(DESTDIR)$(PREFIX)/share/doc/conj' 2> /dev/null || true
	@echo 'removed conj from $(DESTDIR)$(PREFIX)'

# The same sources make the same archive. To install it: tar -xzf FILE --strip-components 1 -C ~/.local
archive: stage
	@mkdir -p '$(PACKAGES)'
	@rm -rf '.build-static/$(ARCHIVE)' && cp -R '$(STAGE)' '.build-static/$(ARCHIVE)'
	@Sources/ConjPage/build-page '.build-static/$(ARCHIVE)/share/doc/conj/conj.html'
	@tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$$(git log -1 --format=%ct)" \
	  -C .build-static -cf - '$(ARCHIVE)' | gzip -9n > '$(PACKAGES)/$(ARCHIVE).tar.gz'
	@cd '$(PACKAGES)' && sha256sum '$(ARCHIVE).tar.gz' > '$(ARCHIVE).tar.gz.sha256'
	@cat '$(PACKAGES)/$(ARCHIVE).tar.gz.sha256'

deb: stage
	@mkdir -p '$(PACKAGES)'
	@Tests/Scripts/make-deb '$(STAGE)' '$(VERSION)' '$(PACKAGES)'

test:
	$(SWIFT) test

check:
	.ci/run

stress: stage
	Sources/ConjPage/build-engine library .build-static/libverbforms.so
	Tests/Scripts/stress '$(STAGE)/bin/conj' .build-static/libverbforms.so
	Tests/Scripts/fuzz 1200
	CONJ_EXHAUSTIVE=25 Tests/Scripts/test-modules exhaustive 'SuggestionTests|ConstructionTests|LevelRepairTests'

bench:
	$(SWIFT) run -c release conj-bench

clean:
	rm -rf .build .build-*
