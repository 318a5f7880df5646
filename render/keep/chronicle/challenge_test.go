package chronicle_test

import (
	"testing"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// mark returns the mark of the n-th try of the daily challenge of a day, begun so many minutes after noon.
func mark(n int, day daily.Day, minute int) chronicle.Result {
	s := match.Summary{
		Game: "model", Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}}, Known: true, Points: []int{0, 0},
		Begun: day.Date(time.UTC).Add(time.Duration(minute) * time.Minute),
	}
	return chronicle.Mark(result(n, 0, 0, "easy").ID, &s, day)
}

// ended returns the result of that try.
func ended(m chronicle.Result, ana, ben int) chronicle.Result {
	r := result(0, ana, ben, "easy")
	r.ID, r.Day, r.Begun, r.Ended = m.ID, m.Day, m.Begun, m.Begun.Add(time.Hour)
	return r
}

// The try of a day that was begun first counts, whichever ends first and whatever the clock; marks are no results by themselves.
func TestFirstTryCounts(t *testing.T) {
	s := store.NewMemory()
	l := open(t, s)
	const day = daily.Day(20_000)
	first, second, other := mark(1, day, 90), mark(2, day, 5), mark(3, day-3, 0) // meanwhile the clock was turned back
	note(t, l, first)
	note(t, l, other)
	note(t, l, second)
	note(t, l, ended(second, 30, 4))
	check := func(what string, counts *chronicle.Result, later int) {
		t.Helper()
		all := open(t, s).Challenges("model")
		if len(all) != 2 || all[0].Day != day-3 || all[1].Day != day {
			t.Fatalf("%s: the voyages are %+v", what, all)
		}
		v := all[1]
		if len(v.Tries) != 2 || len(v.Later) != later || (v.First == nil) != (counts == nil) || counts != nil && (v.First.Points[0] != counts.Points[0] || v.First.ID != counts.ID || v.First.Sum != counts.Sum) {
			t.Errorf("%s: the challenge is %+v", what, v)
		}
		if all[0].First != nil || len(l.Challenges("islas")) != 0 {
			t.Errorf("%s: something was sailed that was not: %+v", what, all[0])
		}
	}
	check("the second try has ended", nil, 1)
	counts := ended(first, 7, 9)
	moved := counts
	moved.ID = "game-20260101-000000-ffff" // something else had changed the file, so that it was saved as a new game
	note(t, l, moved)
	check("both have ended", &moved, 1)
	if n := len(l.Results()); n != 2 {
		t.Errorf("%d games have ended", n)
	}
	if plays := chronicle.Plays(l.Results(), "model", "Ana"); len(plays) != 2 {
		t.Errorf("Ana has played %d games", len(plays))
	}
}

// Without marks, as when the chronicle was lost and is rebuilt from the kept games, the try that ended first counts.
func TestChallengeWithoutMarks(t *testing.T) {
	l := open(t, store.NewMemory())
	m := mark(1, 20_000, 0)
	later := ended(mark(2, 20_000, 30), 50, 2)
	note(t, l, later, ended(m, 8, 3))
	if v := l.Challenges("model"); len(v) != 1 || v[0].First.Points[0] != 8 || len(v[0].Later) != 1 {
		t.Errorf("the voyages are %+v", v)
	}
}

// The computer's result of a daily challenge is stored, also where another program does not know it yet.
func TestRivalIsKept(t *testing.T) {
	s := store.NewMemory()
	one, two := open(t, s), open(t, s.Window())
	m := mark(1, 20_000, 0)
	note(t, one, m)
	note(t, two, m)
	v := one.Challenges("model")[0]
	must.OK(t, one.NoteRival(&v, daily.Outcome{Points: []int{38, 20}, Winners: []int{0}}))
	note(t, two, ended(m, 9, 4))
	if v := open(t, s).Challenges("model")[0]; v.Rival == nil || v.Rival.Points[0] != 38 || v.First == nil {
		t.Errorf("kept is %+v", v)
	}
	v = chronicle.Challenge{Day: 5} // not begun here
	if err := one.NoteRival(&v, daily.Outcome{}); err != nil || len(one.Challenges("model")) != 1 {
		t.Errorf("a challenge that nobody has begun is kept: %v", err)
	}
}

// Streaks go from day to day; days left in the future by a clock are no part of today's.
func TestStreakOfDays(t *testing.T) {
	const today = daily.Day(100)
	for _, c := range []struct {
		name string
		days []daily.Day
		want chronicle.ChallengeStats
	}{
		{"none", nil, chronicle.ChallengeStats{}},
		{"today", []daily.Day{100}, chronicle.ChallengeStats{Played: 1, Beaten: 1, Now: 1, Streak: 1}},
		{"until yesterday", []daily.Day{97, 98, 99}, chronicle.ChallengeStats{Played: 3, Beaten: 3, Now: 3, Streak: 3}},
		{"until the day before", []daily.Day{97, 98}, chronicle.ChallengeStats{Played: 2, Beaten: 2, Streak: 2}},
		{"a gap", []daily.Day{90, 91, 92, 99, 100}, chronicle.ChallengeStats{Played: 5, Beaten: 5, Now: 2, Streak: 3}},
		{"the future", []daily.Day{99, 101, 102, 103}, chronicle.ChallengeStats{Played: 4, Beaten: 4, Now: 1, Streak: 3}},
		{"beyond today", []daily.Day{99, 100, 101}, chronicle.ChallengeStats{Played: 3, Beaten: 3, Now: 2, Streak: 3}},
	} {
		var all []chronicle.Challenge
		for _, day := range c.days {
			r := ended(mark(1, day, 0), 9, 4)
			all = append(all, chronicle.Challenge{Day: day, First: &r, Rival: &daily.Outcome{Points: []int{8, 9}, Winners: []int{1}}})
		}
		if got := chronicle.Sum(all, today); got != c.want {
			t.Errorf("%s: it is %+v, want %+v", c.name, got, c.want)
		}
	}
	open := []chronicle.Challenge{{Day: 99, Tries: []chronicle.Result{mark(1, 99, 0)}}}
	if got := chronicle.Sum(open, today); got != (chronicle.ChallengeStats{}) {
		t.Errorf("what was not played to its end counts: %+v", got)
	}
}

// The place is by points, but a winner comes before others with as many.
func TestPlace(t *testing.T) {
	o := daily.Outcome{Points: []int{20, 31, 31, 25, 20}, Winners: []int{2}}
	for seat, want := range []int{4, 2, 1, 3, 4} {
		if got := chronicle.Place(&o, seat); got != want {
			t.Errorf("seat %d has place %d, want %d", seat, got, want)
		}
	}
}

// A daily challenge with help was played, but does not beat the computer.
func TestHelpedChallengeBeatsNobody(t *testing.T) {
	const day = daily.Day(20_000)
	for _, by := range []match.Helper{match.Nobody, match.Lantern} {
		l := open(t, store.NewMemory())
		r := ended(mark(1, day, 0), 40, 4)
		r.Helped, r.Rival = by, &daily.Outcome{Points: []int{38, 20}, Winners: []int{0}}
		note(t, l, mark(1, day, 0))
		note(t, l, r)
		want := 1
		if by != match.Nobody {
			want = 0
		}
		if c := chronicle.Sum(l.Challenges("model"), day); c.Played != 1 || c.Now != 1 || c.Beaten != want {
			t.Errorf("helped by %q, there are %+v", by, c)
		}
	}
}
