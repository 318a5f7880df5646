package chronicle

import (
	"cmp"
	"slices"
	"time"

	"islas/game/daily"
	"islas/game/match"
)

// Challenge is what became of the daily challenge of a day of a game (package daily) on this device.
type Challenge struct {
	Day   daily.Day
	Tries []Result       // the marks of all tries, in the order in which they were begun (inOrder); none where only results are known
	First *Result        // how the first try ended, the one that counts; nil if it has not
	Later []Result       // how the further tries ended
	Rival *daily.Outcome // of the strongest level on the person's seat, nil as long as it is not known
}

// Mark returns the mark that the daily challenge of a day was begun as a game kept under an ID, by its save: the first mark of a day tells which
// try counts, whatever becomes of the game. It is kept like a result, and has no Sum.
func Mark(id string, s *match.Summary, day daily.Day) Result {
	r := Of(id, s)
	r.Sum, r.Day, r.Ended = "", day, time.Time{}
	return r
}

// number gives the marks that have none their numbers, in the order in which they stand: each that after all of its daily challenge.
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

// inOrder compares results by their places in the file: those that ended first come first. The marks of a daily challenge stand as they were
// begun, which on one device their numbers tell, whatever its clock says, and between devices the time: the order is the same on all
// devices that know the same marks.
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

// Ended returns all of some results but the marks.
func Ended(results []Result) []Result {
	return slices.DeleteFunc(slices.Clone(results), func(r Result) bool { return r.mark() })
}

// mark reports whether the result is but the mark of a beginning.
func (r *Result) mark() bool { return r.Sum == "" }

// same reports whether two tell of the same try: a game is known by when it was begun, whatever its files are called by now.
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
	for _, marks := range []bool{true, false} { // first which try counts, then what came of it
		for i := range results {
			if r := &results[i]; r.Game == of && r.Day > 0 && r.mark() == marks {
				at(r.Day).take(r)
			}
		}
	}
	return all
}

// take takes in a mark, or a result after all marks.
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

// NoteRival keeps how the strongest level ended a daily challenge. Errors are those of Note.
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

// Counts reports whether a result is that of the try that counts.
func (v *Challenge) Counts(r *Result) bool {
	return v.First != nil && v.First.ID == r.ID && v.First.Sum == r.Sum
}

// Place returns the place of a seat among all: 1 for who has won, otherwise after all who have more points and after who has won.
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

// ChallengeStats is what can be said of all daily challenges.
type ChallengeStats struct {
	Played      int // days on which the first try was played to its end
	Beaten      int // of those on which it has more points than the computer, and counts
	Now, Streak int // days one after the other: up to today or yesterday, and the most ever
}

// Sum sums up daily challenges, by their days, as seen today. Days after today, which a clock that is put right has left behind, count as any.
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
