// Command film makes a short moving picture of the real program, in which a person plays against computers.
//
//	go run ./render/film [-game ID] [-lang en] [-o film.gif]
//	go run ./render/film -still from.png -o to.png
//
// It builds the program and plays it with the mouse in a window of its own. What is filmed and clicked is said by the game
// (package script); without -game it is the first of package catalogue. It needs a display; on a machine without one, run it
// under xvfb-run. With -still it only writes a picture in as few colours as a film has.
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
	"islas/render/catalogue"
	"islas/render/internal/script"
	"islas/render/internal/vm"
	"islas/render/stage"
)

func main() {
	games := catalogue.Games()
	err := catalogue.Check(games)
	var o options
	if err == nil {
		o, err = parse(os.Args[1:], os.Stderr, games)
	}
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
	film    script.Film
	lang    string
	out     string
	still   string // the picture to write instead of a film, empty for none
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

// parse reads the command line, for which there are these games. Its errors say what is wrong and what would be right.
func parse(args []string, help io.Writer, games []stage.Game) (options, error) {
	var o options
	var id string
	set := flag.NewFlagSet("film", flag.ContinueOnError)
	set.SetOutput(help)
	set.Usage = func() {
		fmt.Fprintln(help, "usage: film [flags]")
		set.PrintDefaults()
	}
	set.StringVar(&id, "game", games[0].Info().ID, "the game: "+strings.Join(catalogue.IDs(games), ", "))
	set.StringVar(&o.lang, "lang", "en", "language: "+strings.Join(locales.Languages(), ", "))
	set.StringVar(&o.out, "o", "film.gif", "the file to write")
	set.StringVar(&o.still, "still", "", "a PNG picture to write in the colours of a film, instead of one")
	set.Uint64Var(&o.seed, "seed", 0, "decides the match (default one that is worth seeing)")
	set.IntVar(&o.round, "round", 0, "the earliest round to film; those before are played by computers (default one that is worth seeing)")
	set.Float64Var(&o.seconds, "seconds", 12, "the length of the film")
	set.IntVar(&o.width, "width", 800, "the width of the film in pixels")
	set.IntVar(&o.most, "most", 3_000_000, "the size of the file in bytes, at most")
	if err := set.Parse(args); err != nil {
		return o, err
	}
	game, err := catalogue.Find(games, id)
	if err != nil {
		return o, err
	}
	filmed, ok := game.(script.Game)
	if !ok {
		return o, fmt.Errorf("-game %s: this game brings no film", id)
	}
	o.film = filmed.Film()
	given := map[string]bool{}
	set.Visit(func(f *flag.Flag) { given[f.Name] = true })
	if !given["seed"] {
		o.seed = o.film.Seed
	}
	if !given["round"] {
		o.round = o.film.Round
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
	if o.still != "" {
		return still(o.still, o.out)
	}
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
