package ui

import (
	"fmt"
	"os"
	"testing"

	"islas/render/internal/vm"
)

// TestMain gives the programs that some tests start the main thread, which a window needs; every other test runs as usual.
// The pictures of the widgets are taken by package gallery.
func TestMain(m *testing.M) {
	var err error
	switch {
	case os.Getenv(typingGuest) != "":
		err = runTypingGuest(os.Getenv(typingGuest))
	case os.Getenv(typingHost) != "":
		err = vm.Host(drive)
	case os.Getenv(tapsGuest) != "":
		err = runTapsGuest(os.Getenv(tapsGuest))
	case os.Getenv(tapsHost) != "":
		err = vm.Host(tap)
	default:
		os.Exit(m.Run())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
