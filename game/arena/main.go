// Command arena makes computer players play against each other without a window and prints who wins how often.
//
//	go run ./game/arena -games 1000 -seats easy,random -seed 1
//	go run ./game/arena -lab -games 4000 -levels medium,hard=400
//
// Levels change seats from game to game, so that every level plays every seat; then another seat begins. The same flags give
// the same games, and with -record the same records, on any machine; only the thinking times differ. Shared wins count as
// parts: two players who share a win have half a win each.
//
// With -lab it is the balance laboratory (package lab). The games are those of package catalogue.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	"islas/game/catalogue"
)

// Exit statuses.
const (
	exitFailed      = 1   // the data of a game are damaged, something could not be written, a game did not end
	exitUsage       = 2   // wrong flags
	exitInterrupted = 130 // by Ctrl-C
)

func main() { os.Exit(arena(catalogue.Games(), os.Args[1:], os.Stdout, os.Stderr)) }

// arena runs the command with its games, its arguments and where it prints; it returns the exit status.
func arena(games catalogue.List, args []string, stdout, stderr io.Writer) int {
	if err := games.Fault(); err != nil {
		fmt.Fprintf(stderr, "arena: %v\n", err)
		return exitFailed
	}
	o, err := parseFlags(games, args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(stdout, usage(games, o.game.Info()))
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
	play := playTable
	if o.lab {
		play = playReport
	}
	text, done, failed := play(ctx, o, out, bar)

	if _, err := io.WriteString(stdout, text); err != nil && failed == nil {
		failed = fmt.Errorf("the table cannot be printed: %w", err)
	}
	switch {
	case failed != nil:
		fmt.Fprintf(stderr, "arena: %v\n", failed)
		return exitFailed
	case done < o.games:
		fmt.Fprintf(stderr, "arena: interrupted after %d of %d games\n", done, o.games)
		return exitInterrupted
	}
	return 0
}

// playTable plays the games and writes their records. It returns the text to print and the number of games finished, even when
// something failed.
func playTable(ctx context.Context, o options, out *outputs, bar *progress) (text string, games int, err error) {
	t, err := playAll(ctx, o, out, bar.show)
	bar.clear()
	return t.text(), t.games, err
}

// playReport does what playTable does, for the laboratory.
func playReport(ctx context.Context, o options, out *outputs, bar *progress) (text string, games int, err error) {
	r, err := playLab(ctx, o, out, bar.show)
	bar.clear()
	var b strings.Builder
	if e := r.Text(&b); err == nil {
		err = e
	}
	if e := out.writeReport(r); err == nil {
		err = e
	}
	return b.String(), r.Games, err
}
