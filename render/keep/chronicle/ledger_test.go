package chronicle_test

import (
	"bytes"
	"errors"
	"fmt"
	"testing"
	"time"

	"islas/game"
	"islas/render/keep/chronicle"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// result returns the result of the n-th game: Ana, who began every second game, against Ben at a level.
func result(n, ana, ben int, level string) chronicle.Result {
	r := chronicle.Result{
		ID: fmt.Sprintf("game-20260101-000000-%04x", n), Sum: "ab", Game: "model", Start: n % 2, Points: []int{ana, ben}, Winners: []int{0},
		Seats: []chronicle.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: level}}, Rounds: 5 + n,
		Ended: time.Date(2026, 1, 1+n, 12, 0, 0, 0, time.UTC), Played: time.Minute,
	}
	if ben > ana {
		r.Winners = []int{1}
	}
	return r
}

// note stores results.
func note(t *testing.T, l *chronicle.Ledger, results ...chronicle.Result) {
	t.Helper()
	must.OK(t, l.Note(results...))
}

// open opens the ledger of a store without faults.
func open(t *testing.T, s store.Store) *chronicle.Ledger {
	t.Helper()
	l, trouble := chronicle.Open(s)
	if trouble != nil {
		t.Fatal(trouble.Err)
	}
	return l
}

// A result is stored once, however often it is noted, and a later judgement replaces an earlier one, not the other way round.
func TestResultsAreKeptOnce(t *testing.T) {
	s := store.NewMemory()
	l := open(t, s)
	judged := result(1, 9, 4, "easy")
	judged.Judged, judged.Achievements = 2, [][]string{{"first"}}
	note(t, l, result(2, 3, 5, "hard"), result(1, 9, 4, "easy"))
	note(t, l, judged)
	note(t, l, result(1, 9, 4, "easy"))
	again := open(t, s).Results()
	if len(again) != 2 || again[0].ID != judged.ID || again[0].Judged != 2 || again[1].Points[1] != 5 {
		t.Errorf("kept is %+v", again)
	}
}

// Two programs on one folder keep what the other has noted.
func TestTwoProgramsNote(t *testing.T) {
	s := store.NewMemory()
	one, two := open(t, s), open(t, s.Window())
	note(t, one, result(1, 9, 4, "easy"))
	note(t, two, result(2, 9, 4, "easy"))
	note(t, one, result(3, 9, 4, "easy"))
	if n := len(open(t, s).Results()); n != 3 {
		t.Errorf("%d results are kept of 3", n)
	}
}

// Whatever byte of the file is changed, or wherever it is truncated, no other result is lost, and the damaged file is kept.
func TestDamageCostsNothing(t *testing.T) {
	s := store.NewMemory()
	l := open(t, s)
	note(t, l, result(1, 9, 4, "easy"))
	note(t, l, result(2, 3, 8, "hard"))
	note(t, l, result(2, 3, 8, "hard")) // now the file before it has both, too
	good, err := s.Read(chronicle.File)
	must.OK(t, err)
	damage := [][]byte{nil, []byte("hello"), good[:len(good)/2], bytes.Replace(good, []byte("\n"), nil, 1)}
	for at := 0; at < len(good); at += 37 {
		bad := bytes.Clone(good)
		bad[at] ^= 1
		damage = append(damage, bad)
	}
	before, err := s.Read(chronicle.Before)
	must.OK(t, err)
	for i, bad := range damage {
		s := store.NewMemory()
		must.OK(t, errors.Join(s.Write(chronicle.File, bad), s.Write(chronicle.Before, before)))
		l, trouble := chronicle.Open(s)
		if n := len(l.Results()); n != 2 {
			t.Errorf("damage %d: %d results of 2 are left", i, n)
		}
		if trouble == nil {
			t.Errorf("damage %d is not told", i)
			continue
		}
		if trouble.Aside == "" { // it looks like the file of another version
			if data, err := s.Read(chronicle.File); err != nil || !bytes.Equal(data, bad) {
				t.Errorf("damage %d: the file has changed", i)
			}
			continue
		}
		if data, err := s.Read(trouble.Aside); err != nil || !bytes.Equal(data, bad) {
			t.Errorf("damage %d: the damaged file is lost: %v", i, err)
		}
		if n := len(open(t, s).Results()); n != 2 {
			t.Errorf("damage %d: %d results of 2 are kept", i, n)
		}
	}
}

// crossed is a store in which another program acts right before the first change by this one.
type crossed struct {
	store.Store
	other func()
}

func (c *crossed) cross() {
	if do := c.other; do != nil {
		c.other = nil
		do()
	}
}

// Lock implements store.Store.
func (c *crossed) Lock(name string) (store.Lease, error) { c.cross(); return c.Store.Lock(name) }

// Of two programs that start on a damaged file one moves it aside, and both store results.
func TestTwoProgramsMendTheFile(t *testing.T) {
	s := store.NewMemory()
	must.OK(t, s.Write(chronicle.File, []byte("hello")))
	var other *chronicle.Ledger
	l, trouble := chronicle.Open(&crossed{s, func() {
		var told *chronicle.Trouble
		if other, told = chronicle.Open(s.Window()); told == nil || told.Aside == "" {
			t.Errorf("the first program is told %+v", told)
		}
	}})
	if trouble != nil {
		t.Errorf("of a file that is mended told is %v", trouble.Err)
	}
	note(t, l, result(1, 9, 4, "easy"))
	note(t, other, result(2, 9, 4, "easy"))
	if n := len(open(t, s).Results()); n != 2 {
		t.Errorf("%d results are kept of 2", n)
	}
}

// sealed is a store with one file that can't be read.
type sealed struct{ store.Store }

func (s sealed) Read(name string) ([]byte, error) {
	if name == chronicle.File {
		return nil, store.ErrNotReadable
	}
	return s.Store.Read(name)
}

// A file that can't be read, and one of another version, stay as they are; what is noted then is known until the program ends.
func TestUnreadableIsNeverOverwritten(t *testing.T) {
	for name, data := range map[string]string{"unreadable": "whatever", "version": `{"format":"islas-chronicle","version":99}` + "\n"} {
		s := store.NewMemory()
		must.OK(t, s.Write(chronicle.File, []byte(data)))
		var seen store.Store = s
		if name == "unreadable" {
			seen = sealed{s}
		}
		l, trouble := chronicle.Open(seen)
		if trouble == nil || trouble.Aside != "" {
			t.Fatalf("%s: the trouble is %+v", name, trouble)
		}
		if err := l.Note(result(1, 9, 4, "easy")); err == nil {
			t.Errorf("%s: it is said to be kept", name)
		}
		if n := len(l.Results()); n != 1 {
			t.Errorf("%s: %d results are known of 1", name, n)
		}
		if now, err := s.Read(chronicle.File); err != nil || string(now) != data {
			t.Errorf("%s: the file is now %q, %v", name, now, err)
		}
	}
}

// What could not be written is written with the next result.
func TestFullStoreIsCaughtUp(t *testing.T) {
	s := store.NewMemory()
	l := open(t, s)
	s.FailWith(store.ErrFull)
	if err := l.Note(result(1, 9, 4, "easy")); !errors.Is(err, store.ErrFull) {
		t.Fatalf("the error is %v", err)
	}
	s.FailWith(nil)
	note(t, l, result(2, 9, 4, "easy"))
	if n := len(open(t, s).Results()); n != 2 {
		t.Errorf("%d results are kept of 2", n)
	}
}
