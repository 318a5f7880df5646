package islas

import (
	"fmt"

	"islas/game"
)

// Numbers of players (rules, section 2).
const (
	MinSeats = 2
	MaxSeats = 5
)

// Values of the options (rules, sections 10 and 11).
const (
	DefaultGoal          = 19
	MinGoal              = 5
	MaxGoal              = Plots * TownPoints // nobody can have more
	DefaultDrawPrivilege = 4                  // as in the German edition
	EnglishDrawPrivilege = 5                  // as in the English translation
	FarGoal              = 28                 // games with higher goals may never get there: the islands are full
	UsualStalemate       = 10                 // rounds of the stalemate agreed on with such goals
	MaxStalemate         = 99
)

// Options are the options of a game. They are a plain value; equal options give equal games.
//
// Without a stalemate nothing in the rules makes a game end: players who neither build nor convert can go on for ever, and a goal
// above FarGoal can be out of everybody's reach once the islands are full. Whoever lets computers play sets a limit.
type Options struct {
	Seats         int                 // number of players, MinSeats to MaxSeats
	Islands       [MaxSeats]Geography // the island of each seat; those beyond Seats are ignored
	Start         game.Seat           // the youngest player, who holds the start-player ship first
	DrawPrivilege int                 // cards that the draw privilege draws, 4 or 5; zero means DefaultDrawPrivilege
	Goal          int                 // points that bring on the last round, MinGoal to MaxGoal; zero means DefaultGoal
	Stalemate     int                 // rounds without progress of anybody that bring on the last round; zero for no such rule
	Seed          uint64              // of every shuffle
	Data          Data                // what cards and privileges show; the zero value means BuiltIn
}

// Check returns an error that says in one sentence what is wrong with the options. It does not check that the islands differ:
// whoever offers islands to choose ensures that.
func (o Options) Check() error {
	o = o.withDefaults()
	switch {
	case o.Seats < MinSeats || o.Seats > MaxSeats:
		return fmt.Errorf("a game needs %d to %d players, not %d", MinSeats, MaxSeats, o.Seats)
	case o.Start < 0 || int(o.Start) >= o.Seats:
		return fmt.Errorf("the start player must be one of the seats 0 to %d, not %d", o.Seats-1, o.Start)
	case o.DrawPrivilege != DefaultDrawPrivilege && o.DrawPrivilege != EnglishDrawPrivilege:
		return fmt.Errorf("the draw privilege draws %d or %d cards, not %d", DefaultDrawPrivilege, EnglishDrawPrivilege, o.DrawPrivilege)
	case o.Goal < MinGoal || o.Goal > MaxGoal:
		return fmt.Errorf("the goal must be %d to %d points, not %d", MinGoal, MaxGoal, o.Goal)
	case o.Stalemate < 0 || o.Stalemate > MaxStalemate:
		return fmt.Errorf("a stalemate takes 1 to %d rounds, or 0 if none is agreed on, not %d", MaxStalemate, o.Stalemate)
	}
	for i := range o.Seats {
		if err := o.Islands[i].Check(); err != nil {
			return fmt.Errorf("the island of seat %d cannot be played: %w", i, err)
		}
	}
	return nil
}

// withDefaults returns o with its zero values replaced by the defaults they mean.
func (o Options) withDefaults() Options {
	if o.DrawPrivilege == 0 {
		o.DrawPrivilege = DefaultDrawPrivilege
	}
	if o.Goal == 0 {
		o.Goal = DefaultGoal
	}
	if o.Data == (Data{}) {
		o.Data = builtIn
	}
	return o
}
