package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/catalogue"
)

// options are what the flags set.
type options struct {
	game   catalogue.Game
	games  int
	levels []string // a level for each seat of the first game
	seed   uint64
	values game.Values // of all options of the game
	boards []string    // a board for each seat, or nil for random ones
	record string      // folder, or empty

	lab   bool
	plans []lab.Plan // of the laboratory
	json  string     // file of its report, or empty
}

// The flags that only one of the two uses has, beside variedFlags.
const (
	seatsFlag  = "seats"
	levelsFlag = "levels"
	jsonFlag   = "json"
)

// commonFlags are the flags that take text, whatever the game.
var commonFlags = [...]string{"game", "games", seatsFlag, "seed", "record", jsonFlag, levelsFlag}

// gameFlags returns the flags of a game's options and boards.
func gameFlags(info *game.Info) (flags []string) {
	for _, o := range info.Options {
		flags = append(flags, o.Flag)
	}
	if info.Boards.Flag != "" {
		flags = append(flags, info.Boards.Flag)
	}
	return flags
}

// variedFlags returns the flags that the laboratory has no use for, as it tries all their values.
func variedFlags(info *game.Info) []string {
	return append([]string{seatsFlag}, gameFlags(&game.Info{Options: lab.Varied(info), Boards: info.Boards})...)
}

// typed is the text given for each flag that was typed.
type typed map[string]string

// or returns the text given for a flag, or other if the flag was not typed.
func (t typed) or(flag, other string) string {
	if text, ok := t[flag]; ok {
		return text
	}
	return other
}

// parseFlags reads the flags. Its errors are sentences for whoever typed them. Together with flag.ErrHelp it returns the game.
func parseFlags(games catalogue.List, args []string) (options, error) {
	var o options
	fs := flag.NewFlagSet("arena", flag.ContinueOnError)
	fs.SetOutput(io.Discard) // the caller prints
	// Numbers are read below: the errors of package flag name no range. checkTogether reports flags of another game.
	for _, name := range commonFlags {
		fs.String(name, "", "")
	}
	for _, g := range games {
		for _, name := range gameFlags(g.Info()) {
			if fs.Lookup(name) == nil {
				fs.String(name, "", "")
			}
		}
	}
	fs.BoolVar(&o.lab, "lab", false, "")
	parsed := fs.Parse(args)
	if parsed != nil && !errors.Is(parsed, flag.ErrHelp) {
		return o, fmt.Errorf("%w; -help lists the flags", parsed)
	}
	t := typed{}
	fs.Visit(func(f *flag.Flag) {
		if f.Name != "lab" {
			t[f.Name] = f.Value.String()
		}
	})
	var err error
	if o.game, err = games.Find(t.or("game", games[0].Info().ID)); err != nil {
		return o, fmt.Errorf("-game: %w", err)
	}
	if parsed != nil {
		return o, parsed
	}
	if fs.NArg() > 0 {
		return o, fmt.Errorf("there is %q too much; -help lists the flags", fs.Arg(0))
	}
	return o, o.set(t)
}

// set sets the options by the flags.
func (o *options) set(t typed) error {
	info := o.game.Info()
	o.record, o.json = t["record"], t[jsonFlag]
	if err := o.checkTogether(info, t); err != nil {
		return err
	}
	var err error
	if o.games, err = number(t.or("games", "100"), 1, math.MaxInt32); err != nil {
		return fmt.Errorf("-games must be %w", err)
	}
	seed := t.or("seed", "1")
	if o.seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
		return fmt.Errorf("-seed must be a whole number from 0 to %d, not %q", uint64(math.MaxUint64), seed)
	}
	if o.lab {
		if err := o.setValues(info, t); err != nil {
			return err
		}
		return o.setPlans(info, t.or(levelsFlag, strings.Join(usualPlans(info), ",")))
	}
	if err := o.setLevels(info, t.or(seatsFlag, strings.Join(usualSeats(info), ","))); err != nil {
		return err
	}
	if err := o.setValues(info.At(len(o.levels)), t); err != nil {
		return err
	}
	if text := t.or(info.Boards.Flag, random); text != random {
		return o.setBoards(&info.Boards, strings.Split(text, ","))
	}
	return nil
}

// checkTogether returns an error for flags that do not go together, and for outputs without a name.
func (o *options) checkTogether(info *game.Info, t typed) error {
	own := gameFlags(info)
	varied := variedFlags(info)
	for _, name := range slices.Sorted(maps.Keys(t)) {
		switch {
		case !slices.Contains(commonFlags[:], name) && !slices.Contains(own, name):
			return fmt.Errorf("-%s is no flag of the game %s; -help -game %s lists the flags", name, info.ID, info.ID)
		case o.lab && slices.Contains(varied, name):
			return fmt.Errorf("-%s does not go with -lab, which tries everything that it can be; leave one of them out", name)
		case !o.lab && (name == levelsFlag || name == jsonFlag):
			return fmt.Errorf("-%s goes with -lab only; add -lab or leave -%s out", name, name)
		case t[name] == "" && (name == "record" || name == jsonFlag):
			return fmt.Errorf("-%s needs a name; give one or leave it out", name)
		}
	}
	return nil
}

// number reads a whole number from low to high. Its error goes on after "must be".
func number(text string, low, high int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("a whole number from %d to %d, not %q", low, high, text)
	}
	return n, nil
}

// setValues reads the flags of the game's options.
func (o *options) setValues(info *game.Info, t typed) error {
	o.values = info.Complete(nil)
	for _, option := range info.Options {
		text, given := t[option.Flag]
		if !given {
			continue
		}
		n, ok := option.Parse(text)
		if !ok {
			words := option.Range()
			if len(option.Choices) == 0 {
				words = "a whole number from " + words
			}
			if o.game.Info().Option(option.ID).BySeats != nil {
				words += fmt.Sprintf(" with %d players", len(o.levels))
			}
			return fmt.Errorf("-%s must be %s, not %q", option.Flag, words, text)
		}
		o.values[option.ID] = n
	}
	o.values = info.Agree(o.values)
	for _, option := range info.Options {
		if _, given := t[option.Flag]; !given && option.Defaults != nil {
			delete(o.values, option.ID) // each number of players has its own
		}
	}
	return nil
}

// random stands for boards that are chosen anew for every game.
const random = "random"

// setBoards sets the boards by their ids.
func (o *options) setBoards(boards *game.Boards, ids []string) error {
	if len(ids) != len(o.levels) {
		return fmt.Errorf("-%s must name as many %s as -seats names levels, %d, not %d; or say random", boards.Flag, boards.Flag, len(o.levels), len(ids))
	}
	for i, id := range ids {
		if !slices.Contains(boards.IDs, id) {
			return fmt.Errorf("-%s: there is no %s %q; there are %s; or say random", boards.Flag, boards.Key, id, strings.Join(boards.IDs, ", "))
		}
		if slices.Contains(ids[:i], id) {
			return fmt.Errorf("-%s names %s twice; each seat needs its own", boards.Flag, id)
		}
	}
	o.boards = ids
	return nil
}
