package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"islas/game"
	"islas/game/ai"
	"islas/game/board"
)

// options are what the flags say.
type options struct {
	games   int
	levels  []string // a level for each seat of the first game
	seed    uint64
	draw    int
	goal    int
	islands []string // an island for each seat, or nil for random ones
	record  string   // folder, or empty
	json    string   // file, or empty

	geography map[string]game.Geography // of every island by its id
}

func usage() string {
	return fmt.Sprintf(`Computer players play against each other; then a table says who wins how often.

usage: go run ./game/arena [flags]

  -games N               number of games, at least 1 (default 100)
  -seats LEVEL,LEVEL[,…] who plays, %d to %d levels of: %s (default easy,random)
  -seed S                a whole number; the same seed gives the same games (default 1)
  -draw 4|5              cards drawn by the owner of the draw privilege (default %d)
  -goal N                points that bring on the last round, %d to %d (default %d)
  -islands random|ID,…   random ones, or one for each seat, of: %s (default random)
  -record DIR            write a match record of each game into this folder
  -json FILE             write the table into this file, too
`, game.MinSeats, game.MaxSeats, levelList(), game.DefaultDrawPrivilege, game.MinGoal, game.MaxGoal, game.DefaultGoal,
		strings.Join(board.IDs(), ", "))
}

// parseFlags reads the flags. Its errors are sentences for whoever typed them.
func parseFlags(args []string) (options, error) {
	o := options{geography: map[string]game.Geography{}}
	var seats, islands string
	fs := flag.NewFlagSet("arena", flag.ContinueOnError)
	fs.SetOutput(io.Discard) // the caller prints
	fs.IntVar(&o.games, "games", 100, "")
	fs.StringVar(&seats, "seats", "easy,random", "")
	fs.Uint64Var(&o.seed, "seed", 1, "")
	fs.IntVar(&o.draw, "draw", game.DefaultDrawPrivilege, "")
	fs.IntVar(&o.goal, "goal", game.DefaultGoal, "")
	fs.StringVar(&islands, "islands", "random", "")
	fs.StringVar(&o.record, "record", "", "")
	fs.StringVar(&o.json, "json", "", "")
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return o, err
		}
		return o, fmt.Errorf("%w; -help lists the flags", err)
	}
	if fs.NArg() > 0 {
		return o, fmt.Errorf("there is %q too much; -help lists the flags", fs.Arg(0))
	}
	if o.games < 1 {
		return o, fmt.Errorf("-games must be at least 1, not %d", o.games)
	}
	if o.draw != game.DefaultDrawPrivilege && o.draw != game.EnglishDrawPrivilege {
		return o, fmt.Errorf("-draw must be %d or %d, not %d", game.DefaultDrawPrivilege, game.EnglishDrawPrivilege, o.draw)
	}
	if o.goal < game.MinGoal || o.goal > game.MaxGoal {
		return o, fmt.Errorf("-goal must be %d to %d points, not %d", game.MinGoal, game.MaxGoal, o.goal)
	}
	if err := o.setLevels(seats); err != nil {
		return o, err
	}
	return o, o.setIslands(islands)
}

func (o *options) setLevels(text string) error {
	o.levels = strings.Split(text, ",")
	for _, level := range o.levels {
		if !ai.Known(level) {
			return fmt.Errorf("-seats: there is no level %q; there are %s", level, levelList())
		}
	}
	if n := len(o.levels); n < game.MinSeats || n > game.MaxSeats {
		return fmt.Errorf("-seats must name %d to %d levels, not %d", game.MinSeats, game.MaxSeats, n)
	}
	return nil
}

func (o *options) setIslands(text string) error {
	if text != "random" {
		o.islands = strings.Split(text, ",")
		if len(o.islands) != len(o.levels) {
			return fmt.Errorf("-islands must name as many islands as -seats names levels, %d, not %d; or say random", len(o.levels), len(o.islands))
		}
	}
	for i, id := range o.islands {
		if !slices.Contains(board.IDs(), id) {
			return fmt.Errorf("-islands: there is no island %q; there are %s; or say random", id, strings.Join(board.IDs(), ", "))
		}
		if slices.Contains(o.islands[:i], id) {
			return fmt.Errorf("-islands names %s twice; each seat needs its own", id)
		}
	}
	all, err := board.All()
	for _, island := range all {
		o.geography[island.ID] = island.Geography()
	}
	return err
}

func levelList() string {
	var ids []string
	for _, l := range ai.Levels() {
		ids = append(ids, l.ID)
	}
	return strings.Join(ids, ", ")
}
