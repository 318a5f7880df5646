package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
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
	html    string   // file, or empty; of the laboratory

	lab   bool
	plans []lab.Plan // of the laboratory
}

func usage() string {
	return fmt.Sprintf(`Computer players play against each other; then a table says who wins how often.

usage: go run ./game/arena [flags]
       go run ./game/arena -lab [flags]

  -games N               number of games, at least 1 (default 100)
  -seats LEVEL,LEVEL[,…] who plays, %d to %d levels of: %s (default easy,random)
                         some take a number of play-outs for each decision, 1 to %d: %s;
                         more are stronger and slower
  -seed S                a whole number from 0 to %d; the same seed gives the same games (default 1)
  -draw 4|5              cards drawn by the owner of the draw privilege (default %d)
  -goal N                points that bring on the last round, %d to %d (default %d)
  -islands random|ID,…   random ones, or one for each seat, of: %s (default random)
  -record DIR            write a match record of each game into this folder
  -json FILE             write the table into this file, too

The balance laboratory, -lab, lets players of one level play each other, evenly spread over islands, seats, numbers of
players and both draw privileges, and says which island, seat or privilege wins more than its share. It has -games, -seed,
-goal, -record and -json as above, and:

  -levels LEVEL[=N],…    levels as for -seats; each plays games of its own: the first -games of them, the others a tenth
                         of that, or each the number written behind it (default medium,hard), so:
                         -games 4000 -levels medium,hard:500=400
  -html FILE             write a page with charts, too
`, islas.MinSeats, islas.MaxSeats, levelList(), game.MaxPlayOuts, budgetList(), uint64(math.MaxUint64), islas.DefaultDrawPrivilege, islas.MinGoal, islas.MaxGoal, islas.DefaultGoal,
		strings.Join(board.IDs(), ", "))
}

// The flags that one of the two uses has alone.
var (
	tableFlags = []string{"seats", "draw", "islands"}
	labFlags   = []string{"levels", "html"}
)

// parseFlags reads the flags. Its errors are sentences for whoever typed them.
func parseFlags(args []string) (options, error) {
	var o options
	var games, seats, seed, draw, goal, islands, levels string
	fs := flag.NewFlagSet("arena", flag.ContinueOnError)
	fs.SetOutput(io.Discard) // the caller prints
	// Numbers are read below: the errors of package flag name no range.
	fs.StringVar(&games, "games", "100", "")
	fs.StringVar(&seats, "seats", "easy,random", "")
	fs.StringVar(&seed, "seed", "1", "")
	fs.StringVar(&draw, "draw", strconv.Itoa(islas.DefaultDrawPrivilege), "")
	fs.StringVar(&goal, "goal", strconv.Itoa(islas.DefaultGoal), "")
	fs.StringVar(&islands, "islands", "random", "")
	fs.StringVar(&o.record, "record", "", "")
	fs.StringVar(&o.json, "json", "", "")
	fs.BoolVar(&o.lab, "lab", false, "")
	fs.StringVar(&levels, "levels", "medium,hard", "")
	fs.StringVar(&o.html, "html", "", "")
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return o, err
		}
		return o, fmt.Errorf("%w; -help lists the flags", err)
	}
	if fs.NArg() > 0 {
		return o, fmt.Errorf("there is %q too much; -help lists the flags", fs.Arg(0))
	}
	if err := o.checkTogether(fs); err != nil {
		return o, err
	}
	var err error
	if o.games, err = number(games, 1, math.MaxInt32); err != nil {
		return o, fmt.Errorf("-games must be %w", err)
	}
	if o.seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
		return o, fmt.Errorf("-seed must be a whole number from 0 to %d, not %q", uint64(math.MaxUint64), seed)
	}
	if o.draw, err = number(draw, islas.DefaultDrawPrivilege, islas.EnglishDrawPrivilege); err != nil {
		return o, fmt.Errorf("-draw must be %w", err)
	}
	if o.goal, err = number(goal, islas.MinGoal, islas.MaxGoal); err != nil {
		return o, fmt.Errorf("-goal must be %w", err)
	}
	if o.lab {
		return o, o.setPlans(levels)
	}
	if err := o.setLevels(seats); err != nil {
		return o, err
	}
	return o, o.setIslands(islands)
}

// checkTogether finds flags that do not go together, and two outputs in one file.
func (o *options) checkTogether(fs *flag.FlagSet) (err error) {
	fs.Visit(func(f *flag.Flag) {
		switch {
		case err != nil:
		case o.lab && slices.Contains(tableFlags, f.Name):
			err = fmt.Errorf("-%s does not go with -lab, which plays all islands, seats and draw privileges; leave one of them out", f.Name)
		case !o.lab && slices.Contains(labFlags, f.Name):
			err = fmt.Errorf("-%s goes with -lab only; add -lab or leave -%s out", f.Name, f.Name)
		case f.Value.String() == "" && (f.Name == "record" || f.Name == "json" || f.Name == "html"):
			err = fmt.Errorf("-%s needs a name; give one or leave it out", f.Name)
		}
	})
	if err == nil && o.json != "" && filepath.Clean(o.json) == filepath.Clean(o.html) {
		return fmt.Errorf("-json and -html both name %s; name two files", o.json)
	}
	return err
}

// number reads a whole number. Its error goes on after "must be".
func number(text string, low, high int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("a whole number from %d to %d, not %q", low, high, text)
	}
	return n, nil
}

func (o *options) setLevels(text string) error {
	o.levels = strings.Split(text, ",")
	for _, level := range o.levels {
		if err := checkLevel(level); err != nil {
			return fmt.Errorf("-seats: %w", err)
		}
	}
	if n := len(o.levels); n < islas.MinSeats || n > islas.MaxSeats {
		return fmt.Errorf("-seats must name %d to %d levels, not %d", islas.MinSeats, islas.MaxSeats, n)
	}
	return nil
}

// setPlans reads -levels.
func (o *options) setPlans(text string) error {
	for i, part := range strings.Split(text, ",") {
		level, games, named := strings.Cut(part, "=")
		if err := checkLevel(level); err != nil {
			return fmt.Errorf("-levels: %w", err)
		}
		if slices.ContainsFunc(o.plans, func(p lab.Plan) bool { return p.Level == level }) {
			return fmt.Errorf("-levels names %s twice; name each level once", level)
		}
		p := lab.Plan{Level: level, Games: o.games, Seed: o.seed, Goal: o.goal}
		if i > 0 {
			p.Games = max(1, o.games/10)
		}
		if named {
			var err error
			if p.Games, err = number(games, 1, math.MaxInt32); err != nil {
				return fmt.Errorf("-levels: the number of games of %s must be %w", level, err)
			}
		}
		o.plans = append(o.plans, p)
	}
	o.games = 0
	for _, p := range o.plans {
		o.games += p.Games
	}
	return nil
}

func checkLevel(level string) error {
	if _, _, ok := ai.Levels().Find(level); !ok {
		return fmt.Errorf("there is no level %q; there are %s, and %s with N play-outs from 1 to %d", level, levelList(), budgetList(), game.MaxPlayOuts)
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
	return nil
}

func levelList() string {
	return strings.Join(ai.Levels().IDs(), ", ")
}

// budgetList is the levels that can be had with a number of play-outs.
func budgetList() string {
	var ids []string
	for _, l := range ai.Levels() {
		if l.PlayOuts > 0 {
			ids = append(ids, l.ID+":N")
		}
	}
	return strings.Join(ids, ", ")
}
