package chronicle_test

import (
	"slices"
	"testing"

	"islas/game/daily"
	"islas/render/keep/chronicle"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// minutes returns the minutes after noon at which the tries of the only daily challenge of a ledger were begun.
func minutes(l *chronicle.Ledger) (all []int) {
	for _, try := range l.Challenges("model")[0].Tries {
		all = append(all, try.Begun.Minute()+60*(try.Begun.Hour()-12))
	}
	return all
}

// Devices that know each other's tries agree which one counts: on one device the first it has noted, whatever its clock, and between
// devices the one begun first; also when they import them again, or from a file without numbers.
func TestDevicesAgreeWhichTryCounts(t *testing.T) {
	const day = daily.Day(20_000)
	mine := []chronicle.Result{mark(1, day, 90), mark(2, day, 5)} // meanwhile the clock was turned back
	theirs := []chronicle.Result{mark(3, day, 60), mark(4, day, 70)}
	want := []int{60, 90, 5, 70} // by number, and those of the same number by time
	stores := []store.Store{store.NewMemory(), store.NewMemory()}
	a, b := open(t, stores[0]), open(t, stores[1])
	for i := range mine {
		note(t, a, mine[i])
		note(t, b, theirs[i])
	}
	file, err := chronicle.Encode(theirs) // as an earlier version wrote them
	must.OK(t, err)
	old, err := chronicle.Decode(file)
	must.OK(t, err)
	of := [][]chronicle.Result{a.All(), old}
	note(t, a, of[1]...)
	note(t, b, of[0]...)
	for range 2 {
		here, there := minutes(a), minutes(b)
		if !slices.Equal(here, want) || !slices.Equal(there, want) {
			t.Errorf("the tries were begun at %v, and elsewhere at %v, want %v", here, there, want)
		}
		of := [][]chronicle.Result{a.All(), b.All()}
		note(t, a, of[1]...)
		note(t, b, of[0]...)
	}
	if kept := minutes(open(t, stores[0])); !slices.Equal(kept, minutes(a)) {
		t.Errorf("kept are tries of %v", kept)
	}
}

// The strongest level's result of a daily challenge is kept when the same result is known as judged by a newer version.
func TestRivalOfAnOlderJudgement(t *testing.T) {
	s := store.NewMemory()
	older, newer := open(t, s), open(t, s.Window())
	r := ended(mark(1, 20_000, 0), 9, 4)
	note(t, older, r)
	again := r
	again.Judged = 2
	note(t, newer, again)
	v := older.Challenges("model")[0]
	must.OK(t, older.NoteRival(&v, daily.Outcome{Points: []int{38, 20}, Winners: []int{0}}))
	if v := open(t, s).Challenges("model")[0]; v.Rival == nil || v.Rival.Points[0] != 38 || v.First.Judged != 2 {
		t.Errorf("kept is %+v", v)
	}
}
