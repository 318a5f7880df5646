package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"islas/game"
	"islas/game/arena/lab"
)

// usualSeats returns the levels that play if none are named: the weakest that people may choose, among the weakest of all.
func usualSeats(info *game.Info) []string {
	seats := []string{info.Levels.Offered()[0]}
	for len(seats) < info.MinSeats {
		seats = append(seats, info.Levels[0].ID)
	}
	return seats
}

// usualPlans returns the levels that play in the laboratory if none are named: the two strongest.
func usualPlans(info *game.Info) []string {
	ids := info.Levels.IDs()
	return ids[max(0, len(ids)-2):]
}

// setLevels reads -seats.
func (o *options) setLevels(info *game.Info, text string) error {
	o.levels = strings.Split(text, ",")
	for _, level := range o.levels {
		if err := checkLevel(info, level); err != nil {
			return fmt.Errorf("-seats: %w", err)
		}
	}
	if n := len(o.levels); n < info.MinSeats || n > info.MaxSeats {
		return fmt.Errorf("-seats must name %d to %d levels, not %d", info.MinSeats, info.MaxSeats, n)
	}
	return nil
}

// setPlans reads -levels.
func (o *options) setPlans(info *game.Info, text string) error {
	for i, part := range strings.Split(text, ",") {
		level, games, named := strings.Cut(part, "=")
		if err := checkLevel(info, level); err != nil {
			return fmt.Errorf("-levels: %w", err)
		}
		if slices.ContainsFunc(o.plans, func(p lab.Plan) bool { return p.Level == level }) {
			return fmt.Errorf("-levels names %s twice; name each level once", level)
		}
		p := lab.Plan{Level: level, Games: o.games, Seed: o.seed, Values: o.values}
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

// checkLevel returns an error if there is no such level.
func checkLevel(info *game.Info, level string) error {
	if _, _, ok := info.Levels.Find(level); ok {
		return nil
	}
	known := strings.Join(info.Levels.IDs(), ", ")
	if budgets := budgetList(info); budgets != "" {
		return fmt.Errorf("there is no level %q; there are %s, and %s with N play-outs from 1 to %d", level, known, budgets, game.MaxPlayOuts)
	}
	return fmt.Errorf("there is no level %q; there are %s", level, known)
}

// budgetList returns the levels that accept a number of play-outs.
func budgetList(info *game.Info) string {
	var ids []string
	for _, l := range info.Levels {
		if l.PlayOuts > 0 {
			ids = append(ids, l.ID+":N")
		}
	}
	return strings.Join(ids, ", ")
}
