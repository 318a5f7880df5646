# Everything that is done with this project. Each target says what it does; "make" alone lists them.
#
# On Windows and macOS, and wherever make is not at hand, "go run ." and "go test ./..." are enough.

# The same build whatever C compiler is installed: nothing here needs one.
export CGO_ENABLED = 0

# What is built and run here is for this machine, whatever other one somebody builds for elsewhere.
unexport GOOS GOARCH

# The tag to release goes to the command as it is, whatever letters it has, for neither make nor the shell to read anything into.
override TAG := $(value TAG)
export TAG

ADDR = localhost:8080

.PHONY: help play test test-all web release bench chances music readme clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: ## play in a window; on Debian and Ubuntu first install the libraries that are missing for it
	@sh .ci/need play
	@echo "Building the game: a minute or two the first time, seconds later. Its parts are named as their turn comes."
	@sh .ci/patient go build -v -o dist/play/ .
	@echo "The window opens."
	dist/play/islas

test: ## check the code in a few minutes; on Debian and Ubuntu first install what is missing for it
	@sh .ci/need test
	@sh .ci/test

test-all: ## check everything, in browsers, for all systems and in all windows, too; this takes half an hour
	@sh .ci/need test-all
	@sh .ci/test-all

web: ## build the browser version into dist/web and serve it on ADDR (localhost:8080)
	go run ./render/web -out dist/web -serve $(ADDR)

release: ## make everything that players download, for all systems, into dist/release; the version is that of the tag, or of TAG=
	go run ./render/release -tag "$$TAG"

bench: ## measure speed and memory
	@sh .ci/need test-all
	sh .ci/screen go test -run '^$$' -bench . -benchmem ./...

# Of which game; who plays, with as many play-outs as there is time for; with which numbers of players.
CHANCES = islas
LEVEL = hard:40
SEATS = 2 3 4 5
FIT = $(if $(filter islas,$(CHANCES)),assets/islas/ai/chances.csv,assets/$(CHANCES)/chances.csv)

chances: ## compare the chances to win that reviews reckon with to who wins 1000 games with each number of players, and fit their correction on 1600 others; CHANCES=puertorico LEVEL=medium for another game and level
	@rm -rf dist/chances
	@for n in $(SEATS); do \
		seats=$$(yes $(LEVEL) | head -n $$n | paste -sd ,); \
		go run ./game/arena -game $(CHANCES) -games 1600 -seats $$seats -seed $$n -record dist/chances/fit/$$n || exit 1; \
		go run ./game/arena -game $(CHANCES) -games 1000 -seats $$seats -seed 1$$n -record dist/chances/games/$$n || exit 1; \
	done
	go run ./game/review/calibrate -decisions 16 -fit $(FIT) dist/chances/fit/*
	go run ./game/review/calibrate dist/chances/games/*

music: ## play the scores and effects in assets anew and measure how they sound; on Debian and Ubuntu first install the instruments
	@sh .ci/need music
	go run ./render/sound/studio

readme: ## draw the pictures of README anew
	@sh .ci/need test-all
	sh .ci/screen sh .ci/readme

clean: ## remove what was built
	rm -rf dist screens
