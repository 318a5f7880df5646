package chronicle

import (
	"cmp"
	"slices"
	"time"

	"islas/game/daily"
	"islas/game/match"
)

// Challenge is the daily challenge of a day of a game (package daily) with its results on this device.
type Challenge struct {
	Day   daily.Day
	Tries []Result       // the marks of all tries, in the order in which they were begun (inOrder); none where only results are known
	First *Result        // result of the first try, the one that counts; nil if it has not ended
	Later []Result       // results of the further tries
	Rival *daily.Outcome // result of the strongest level on the person's seat, nil while unknown
}

// Mark returns the mark that the daily challenge of a day was begun as a game kept under an ID, by its save: the first mark of a day
// decides which try counts, whatever becomes of the game. It is stored like a result, and has no Sum.
func Mark(id string, s *match.Summary, day daily.Day) Result {
	r := Of(id, s)
	r.Sum, r.Day, r.Ended = "", day, time.Time{}
	return r
}

// number numbers the marks without a number in their order, each after all marks of its daily challenge.
func number(results []Result) {
	type challenge struct {
		game string
		day  daily.Day
	}
	last := map[challenge]int{}
	for i := range results {
		if r := &results[i]; r.mark() {
			of := challenge{r.Game, r.Day}
			if r.Try == 0 {
				r.Try = last[of] + 1
			}
			last[of] = max(last[of], r.Try)
		}
	}
}

// inOrder compares results by their order in the file: those that ended first come first. The marks of a daily challenge are in the order
// in which they were begun: on one device by their numbers, whatever its clock, between devices by their times. All devices that know the
// same marks have the same order.
func inOrder(a, b Result) int {
	switch c := a.Ended.Compare(b.Ended); {
	case c != 0:
		return c
	case !a.mark() && !b.mark():
		return 0
	case !a.mark():
		return 1
	case !b.mark():
		return -1
	}
	return cmp.Or(cmp.Compare(a.Try, b.Try), a.Begun.Compare(b.Begun), cmp.Compare(a.ID, b.ID))
}

// Ended returns the results that are not marks.
func Ended(results []Result) []Result {
	return slices.DeleteFunc(slices.Clone(results), func(r Result) bool { return r.mark() })
}

// mark reports whether the result is only the mark of a beginning.
func (r *Result) mark() bool { return r.Sum == "" }

// same reports whether two results are of the same try: a game is identified by its beginning, whatever its files are called by now.
func (r *Result) same(try *Result) bool { return r.Begun.Equal(try.Begun) }

// Challenges returns the daily challenges of a game that were begun, by their days.
func (l *Ledger) Challenges(of string) (all []Challenge) {
	results := l.All()
	at := func(day daily.Day) *Challenge {
		i, ok := slices.BinarySearchFunc(all, day, func(v Challenge, d daily.Day) int { return int(v.Day - d) })
		if !ok {
			all = slices.Insert(all, i, Challenge{Day: day})
		}
		return &all[i]
	}
	for _, marks := range []bool{true, false} { // first the marks, which decide which try counts, then the results
		for i := range results {
			if r := &results[i]; r.Game == of && r.Day > 0 && r.mark() == marks {
				at(r.Day).take(r)
			}
		}
	}
	return all
}

// take adds a mark, or a result after all marks.
func (v *Challenge) take(r *Result) {
	if v.Rival == nil {
		v.Rival = r.Rival
	}
	switch {
	case r.mark():
		v.Tries = append(v.Tries, *r)
	case v.First == nil && (v.Tries == nil || r.same(&v.Tries[0])):
		v.First = r
	default:
		v.Later = append(v.Later, *r)
	}
}

// NoteRival stores how the strongest level ended a daily challenge. Errors are those of Note.
func (l *Ledger) NoteRival(v *Challenge, o daily.Outcome) error {
	var r Result
	switch {
	case v.Tries != nil:
		r = v.Tries[0]
	case v.First != nil:
		r = *v.First
	default:
		return nil // nobody has begun it
	}
	r.Rival = &o
	return l.Note(r)
}

// Place returns the place of a seat among all: 1 for a winner, otherwise after the winners and after all with more points.
func Place(o *daily.Outcome, seat int) (place int) {
	if slices.Contains(o.Winners, seat) {
		return 1
	}
	place = 1
	for other, points := range o.Points {
		if points > o.Points[seat] || slices.Contains(o.Winners, other) {
			place++
		}
	}
	return place
}

// Outcome returns how the game ended.
func (r *Result) Outcome() *daily.Outcome {
	return &daily.Outcome{Points: r.Points, Winners: r.Winners}
}

// ChallengeStats is the statistics of all daily challenges.
type ChallengeStats struct {
	Played      int // days on which the first try was played to its end
	Beaten      int // of those, days on which it counts and has more points than the computer
	Now, Streak int // days in a row: up to today or yesterday, and the most ever
}

// Sum returns the statistics of daily challenges, ordered by their days, as of today. Days after today, left by a clock that was wrong,
// count like any other.
func Sum(challenges []Challenge, today daily.Day) (c ChallengeStats) {
	run, last := 0, daily.Day(0)
	for i := range challenges {
		v := &challenges[i]
		if v.First == nil {
			continue
		}
		if run++; v.Day != last+1 {
			run = 1
		}
		last = v.Day
		c.Played++
		c.Streak = max(c.Streak, run)
		if last == today || last == today-1 {
			c.Now = run
		}
		if v.Rival != nil && v.First.Counts() && v.First.Points[daily.Person] > v.Rival.Points[daily.Person] {
			c.Beaten++
		}
	}
	return c
}
