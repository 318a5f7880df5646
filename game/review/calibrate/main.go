// Command calibrate compares the chances to win of reviews with who really won.
//
//	go run ./game/arena -games 1000 -seats hard,hard,hard,hard -seed 1 -record games
//	go run ./game/review/calibrate games
//
// It reads match records of one game, plays out some decisions of each as a review does, and prints, for each number of seats and
// each tenth of the chances, which share of them came true, and the Brier score (the mean squared error) beside that of the points
// so far. With -fit it writes the corrections that suit these games best, for the file from which the game's outlook reads them: fit
// and measure on different games.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"islas/game"
	"islas/game/catalogue"
	"islas/game/record"
	"islas/game/review"
)

func main() {
	if err := calibrate(catalogue.Games(), os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(os.Stderr, "calibrate: %v\n", err)
		os.Exit(1)
	}
}

// options are what the flags set.
type options struct {
	decisions, playOuts int
	fit                 string
	files               []string
}

// calibrate runs the command with its games, its arguments and where it prints.
func calibrate(games catalogue.List, args []string, out io.Writer) error {
	o, err := parse(args, out)
	if err != nil {
		return err
	}
	g, list, err := o.foretold(games)
	if err != nil {
		return err
	}
	correct := g.Correction
	groups := bySeats(list)
	if o.fit != "" {
		var all review.Corrections
		for seats, own := range groups {
			if len(own) > 0 {
				all[seats] = fit(own)
			}
		}
		if err := os.WriteFile(o.fit, []byte(all.String()), 0o666); err != nil {
			return fmt.Errorf("the corrections cannot be written: %w", err)
		}
		correct = func(seats int, said review.Chances) review.Chances { return all[seats].Of(said) }
	}
	for seats, own := range groups {
		if len(own) == 0 {
			continue
		}
		t := newTable(seats)
		for i := range own {
			t.add(&own[i], correct(seats, own[i].Said))
		}
		if err := t.write(out, own); err != nil {
			return err
		}
	}
	return nil
}

// bySeats returns the decisions of the matches of each number of seats.
func bySeats(list []review.Foretold) (groups [game.MaxSeats + 1][]review.Foretold) {
	for _, f := range list {
		groups[f.Seats] = append(groups[f.Seats], f)
	}
	return groups
}

func parse(args []string, out io.Writer) (o options, err error) {
	fs := flag.NewFlagSet("calibrate", flag.ContinueOnError)
	fs.SetOutput(out)
	fs.IntVar(&o.decisions, "decisions", 8, "decisions of each match that are played out")
	fs.IntVar(&o.playOuts, "playouts", 300, "play-outs of each decision")
	fs.StringVar(&o.fit, "fit", "", "`file` to write the corrections to that suit these matches best, one for each number of seats among them")
	fs.Usage = func() {
		fmt.Fprintln(out, "calibrate [flags] FOLDER… compares what reviews say of recorded matches with who won them.")
		fs.PrintDefaults()
	}
	if err := fs.Parse(args); err != nil {
		return o, err
	}
	if o.decisions < 1 || o.playOuts < 1 {
		return o, errors.New("-decisions and -playouts must be at least 1")
	}
	for _, arg := range fs.Args() {
		found, err := filepath.Glob(filepath.Join(arg, "*"+record.Extension))
		if err != nil {
			return o, err
		}
		o.files = append(o.files, found...)
	}
	if len(o.files) == 0 {
		return o, fmt.Errorf("there are no records here; name folders with files *%s, as the arena writes them with -record", record.Extension)
	}
	slices.Sort(o.files)
	return o, nil
}

// foretold reads all records and plays out decisions of those that go to the end of a match. All must be of one game.
func (o *options) foretold(games catalogue.List) (g catalogue.Game, list []review.Foretold, err error) {
	for i, file := range o.files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, nil, err
		}
		name, err := record.GameOf(bytes.NewReader(data))
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", file, err)
		}
		at := slices.IndexFunc(games, func(g catalogue.Game) bool { return g.Info().Record == name })
		if at < 0 {
			return nil, nil, fmt.Errorf("%s: there is no game %.40q; there are %s", file, name, strings.Join(games.IDs(), ", "))
		}
		if g != nil && g.Info().Record != name {
			return nil, nil, fmt.Errorf("%s: this is a match of %s, the others are of %s; name matches of one game", file, name, g.Info().Record)
		}
		g = games[at]
		said, err := g.Foretell(bytes.NewReader(data), o.decisions, o.playOuts, uint64(i))
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", file, err)
		}
		for k := range said {
			said[k].Match = i
		}
		list = append(list, said...)
	}
	if len(list) == 0 {
		return nil, nil, errors.New("none of the records goes to the end of a match")
	}
	return g, list, nil
}
