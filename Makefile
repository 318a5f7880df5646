# Everything that is done with this project. Each target says what it does; "make" alone lists them.
#
# On Windows and macOS, and wherever make is not at hand, "go run ." and "go test ./..." are enough.

# The same build whatever C compiler is installed: nothing here needs one.
export CGO_ENABLED = 0

ADDR = localhost:8080

.PHONY: help play test web bench readme clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' Makefile

play: ## play in a window; on Debian and Ubuntu first install the libraries that are missing for it
	@sh .ci/need play
	go run .

test: ## check everything as CI does; on Debian and Ubuntu first install what is missing for it
	@sh .ci/need test
	@sh .ci/test

web: ## build the browser version into dist/web and serve it on ADDR (localhost:8080)
	go run ./render/web -out dist/web -serve $(ADDR)

bench: ## measure speed and memory
	@sh .ci/need test
	sh .ci/screen go test -run '^$$' -bench . -benchmem ./...

readme: ## draw the pictures of README anew
	@sh .ci/need test
	sh .ci/screen sh .ci/readme

clean: ## remove what was built
	rm -rf dist screens
