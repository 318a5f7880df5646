// Command arena lets computer players play against each other without a window and prints who wins how often.
//
//	go run ./game/arena -games 1000 -seats easy,random -seed 1
//
// Levels change seats from game to game, so that every level plays every seat. The same flags give the same games, and
// with -record the same records, on any machine; only the thinking times differ. Shared wins count as parts: two players
// who share a win have half a win each.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
)

// Exit statuses.
const (
	exitFailed      = 1   // a record could not be written, a game did not end
	exitUsage       = 2   // wrong flags
	exitInterrupted = 130 // by Ctrl-C
)

func main() { os.Exit(arena(os.Args[1:], os.Stdout, os.Stderr)) }

// arena is the command with its arguments and where it prints; it returns the exit status.
func arena(args []string, stdout, stderr io.Writer) int {
	o, err := parseFlags(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(stdout, usage())
		return 0
	}
	if err != nil {
		fmt.Fprintf(stderr, "arena: %v\n", err)
		return exitUsage
	}
	out, err := openOutputs(o)
	if err != nil {
		fmt.Fprintf(stderr, "arena: %v\n", err)
		return exitUsage
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	bar := newProgress(stderr, o.games)
	t, failed := playAll(ctx, o, out, bar.show)
	bar.clear()

	fmt.Fprint(stdout, t.text())
	if err := out.writeJSON(t.report(o)); err != nil && failed == nil {
		failed = err
	}
	switch {
	case failed != nil:
		fmt.Fprintf(stderr, "arena: %v\n", failed)
		return exitFailed
	case t.games < o.games:
		fmt.Fprintf(stderr, "arena: interrupted after %d of %d games\n", t.games, o.games)
		return exitInterrupted
	}
	return 0
}
