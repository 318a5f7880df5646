// Command film makes a short moving picture of the real program: a person builds and loads the ship, a computer has its
// turn, and the ship comes in.
//
//	go run ./render/film [-lang en] [-o film.gif]
//
// It builds the program and plays it with the mouse in a window of its own. It needs a display; on a machine without one,
// run it under xvfb-run.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"islas/locales"
	"islas/render/internal/vm"
)

func main() {
	o, err := parse(os.Args[1:], os.Stderr)
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	if err == nil {
		err = run(o)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "film:", err)
		os.Exit(1)
	}
}

// options is what the command line asks for.
type options struct {
	lang    string
	out     string
	seed    uint64
	round   int     // in which the film plays
	seconds float64 // how long it is at most
	width   int     // of the film in pixels; it is 16 : 9
	most    int     // bytes
}

// The limits of what can be asked for.
const (
	leastSeconds, mostSeconds = 1, 60
	leastWidth, mostWidth     = 160, 1600
	mostRound                 = 20
)

// parse reads the command line. Its errors say what is wrong and what would be right.
func parse(args []string, help io.Writer) (options, error) {
	var o options
	set := flag.NewFlagSet("film", flag.ContinueOnError)
	set.SetOutput(help)
	set.Usage = func() {
		fmt.Fprintln(help, "usage: film [flags]")
		set.PrintDefaults()
	}
	set.StringVar(&o.lang, "lang", "en", "language: "+strings.Join(locales.Languages(), ", "))
	set.StringVar(&o.out, "o", "film.gif", "the file to write")
	set.Uint64Var(&o.seed, "seed", 4, "decides the game")
	set.IntVar(&o.round, "round", 5, "the earliest round to film; those before are played by computers")
	set.Float64Var(&o.seconds, "seconds", 12, "the length of the film")
	set.IntVar(&o.width, "width", 800, "the width of the film in pixels")
	set.IntVar(&o.most, "most", 3_000_000, "the size of the file in bytes, at most")
	if err := set.Parse(args); err != nil {
		return o, err
	}
	switch {
	case set.NArg() > 0:
		return o, fmt.Errorf("“%s” is no flag; run with -help to see what there is", set.Arg(0))
	case !slices.Contains(locales.Languages(), o.lang):
		return o, fmt.Errorf("there is no language %q: use one of %s", o.lang, strings.Join(locales.Languages(), ", "))
	case !(o.seconds >= leastSeconds && o.seconds <= mostSeconds):
		return o, fmt.Errorf("-seconds %v: a film takes from %d to %d seconds", o.seconds, leastSeconds, mostSeconds)
	case o.width < leastWidth || o.width > mostWidth:
		return o, fmt.Errorf("-width %d: a film is from %d to %d pixels wide", o.width, leastWidth, mostWidth)
	case o.round < 1 || o.round > mostRound:
		return o, fmt.Errorf("-round %d: name a round from 1 to %d", o.round, mostRound)
	case o.most < 1:
		return o, fmt.Errorf("-most %d: name a number of bytes, for example 3000000", o.most)
	case o.out == "":
		return o, errors.New("-o: name the file to write, for example film.gif")
	}
	return o, nil
}

func run(o options) error {
	folder, err := os.MkdirTemp("", "islas-film-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	f := &filming{options: o, folder: folder}
	if err := f.prepare(); err != nil {
		return err
	}
	if err := vm.Host(f.record); err != nil {
		return err
	}
	data, err := encode(f.frames, hundredths, lastHundredths, o.most)
	if err != nil {
		return err
	}
	if err := os.WriteFile(o.out, data, 0o644); err != nil {
		return err
	}
	fmt.Printf("%s: %d frames, %.1f seconds, %d bytes\n", o.out, len(f.frames), float64(len(f.frames)*hundredths)/100, len(data))
	return nil
}
