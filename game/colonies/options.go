package colonies

import "fmt"

// UsualGoal returns the points that win a game of that many players unless they agree on others (section 17).
func UsualGoal(seats int) int { return int(land.goals[seats-MinSeats]) }

// Check returns an error that says in one sentence what is wrong with the options.
func (o Options) Check() error {
	switch {
	case o.Seats < MinSeats || o.Seats > MaxSeats:
		return fmt.Errorf("a game has %d or %d players, not %d", MinSeats, MaxSeats, o.Seats)
	case o.Start < 0 || int(o.Start) >= o.Seats:
		return fmt.Errorf("the first player must be one of the seats 0 to %d, not %d", o.Seats-1, o.Start)
	case o.Board < 0 || o.Board > Free:
		return fmt.Errorf("the home island is laid out in one of the ways %d to %d, not %d", Beginner, Free, o.Board)
	case o.Offers < 0 || o.Offers > MaxOffers:
		return fmt.Errorf("a turn has 0 to %d offers, not %d", MaxOffers, o.Offers)
	case o.Goal != 0 && (o.Goal < MinGoal || o.Goal > MaxGoal):
		return fmt.Errorf("%d to %d points win, not %d", MinGoal, MaxGoal, o.Goal)
	}
	return nil
}
