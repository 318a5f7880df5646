package bundle_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"islas/render/bundle"
	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// slow is a store that counts what is asked of its files.
type slow struct {
	store.Store
	reads, writes int
}

func (s *slow) Read(name string) ([]byte, error) {
	s.reads++
	return s.Store.Read(name)
}

func (s *slow) Write(name string, data []byte) error {
	s.writes++
	return s.Store.Write(name, data)
}

// step counts what one step asks of the store, which is to be no more than so much.
func (s *slow) step(t *testing.T, what string, reads, writes int, do func() bool) (done bool) {
	t.Helper()
	s.reads, s.writes = 0, 0
	if done = do(); s.reads > reads || s.writes > writes {
		t.Errorf("%s: a step reads %d files and writes %d", what, s.reads, s.writes)
	}
	return done
}

// However many games there are, a step of exporting, comparing and importing reads and writes a few files only, and how much is kept is
// known without reading any game.
func TestStepsAreSmall(t *testing.T) {
	for _, games := range []int{10, 60} {
		from := &slow{Store: device(t, games)}
		l := library.Open(from, clock)
		ledger, _ := chronicle.Open(from)
		from.step(t, "counting", 1, 0, func() bool {
			if h := bundle.Kept(l, ledger.All()); h.Games != games || len(h.Results) != games/2 || !h.Own {
				t.Errorf("kept are %+v", h)
			}
			return true
		})
		var x *bundle.Export
		from.step(t, "exporting", 1, 0, func() bool { x = bundle.NewExport(l, ledger.All(), clock()); return true })
		steps, part := 0, -1.0
		var data []byte
		for done := false; !done; steps++ {
			done = from.step(t, "exporting", 2, 0, x.Step)
			data = append(data, x.Take()...)
			if again := x.Take(); len(again) > 0 {
				t.Errorf("%d bytes are to be written twice", len(again))
			}
			if now := x.Progress(); now < part {
				t.Errorf("of the export %v is done after %v", now, part)
			} else {
				part = now
			}
		}
		rest, _, err := x.Finish()
		if err != nil || steps < games || part != 1 || len(rest) > 100 {
			t.Fatalf("%d steps, %v, %d bytes are left to be written at once: %v", steps, part, len(rest), err)
		}
		data = append(data, rest...)
		testReading(t, data, games)
		testAdding(t, data, games)
	}
}

// testReading reads a file with so many games step by step.
func testReading(t *testing.T, data []byte, games int) {
	t.Helper()
	r, err := bundle.Open(data)
	if err != nil || r.Bundle().Own != nil || r.Bundle().Results != nil {
		t.Fatalf("before the first step there are %+v: %v", r.Bundle().Holdings(), err)
	}
	for own := 0; len(r.Bundle().Own) < 3; { // whether it is whole, how games ended, and what lies beside them
		if done, err := r.Step(); done || err != nil || len(r.Bundle().Games) > 0 || len(r.Bundle().Own) > own+1 {
			t.Fatalf("before the first game there are %+v: %v", r.Bundle().Holdings(), err)
		}
		own = len(r.Bundle().Own)
	}
	for n, part := 0, r.Progress(); n < games; n++ {
		if done, err := r.Step(); done || err != nil || len(r.Bundle().Games) != n+1 || r.Progress() <= part {
			t.Fatalf("after %d games %v is read: %v", n, r.Progress(), err)
		}
		part = r.Progress()
	}
	if done, err := r.Step(); !done || err != nil || r.Progress() != 1 {
		t.Errorf("after all %v is read: %v", r.Progress(), err)
	}
}

// However long a file is, no step of reading it deals with more than a part of it: of what is checked, or the longest line that there may
// be. So it is with a file that is damaged at its end, or has no lines.
func TestReadingLongFiles(t *testing.T) {
	const atOnce, long = 256 << 10, 4 << 20
	line := func(n, size int) string {
		return fmt.Sprintf(`{"name":"setup-%d.json","data":"{\"version\":1,\"x\":\"%s\"}"}`+"\n", n, strings.Repeat("x", size))
	}
	const first = `{"format":"islas-all","version":1}` + "\n"
	var lines strings.Builder
	for n := range 12 {
		lines.WriteString(line(n, long-1000))
	}
	whole := sealed(first + lines.String())
	damaged := bytes.Clone(whole)
	damaged[len(damaged)-200] ^= 1
	one := sealed(first + line(0, 2*store.MaxSize+1<<20))
	for name, test := range map[string]struct {
		data    []byte
		longest int // line
		err     error
		steps   int // at least
		reads   int
	}{
		"whole": {whole, long, nil, len(whole)/atOnce + 12, 12}, "damaged": {damaged, long, bundle.ErrDamaged, len(whole) / atOnce, 0},
		"one line": {one, store.MaxSize, bundle.ErrDamaged, len(one) / atOnce, 0},
	} {
		r, err := bundle.Open(test.data)
		steps, before := 0, 0.0
		for done := false; !done && err == nil; steps++ {
			if done, err = r.Step(); r.Progress()-before > float64(2*test.longest+1000)/float64(len(test.data))/2 {
				t.Fatalf("%s: step %d leads from %v to %v", name, steps, before, r.Progress())
			}
			before = r.Progress()
		}
		if steps < test.steps || !errors.Is(err, test.err) || len(r.Bundle().Own) != test.reads {
			t.Errorf("%s: after %d steps, want %d, %d files are read: %v", name, steps, test.steps, len(r.Bundle().Own), err)
		}
	}
}

// testAdding imports such a file step by step, and stops on the way once: a new import adds the rest, and the results are all there.
func testAdding(t *testing.T, data []byte, games int) {
	t.Helper()
	b, err := bundle.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	to := &slow{Store: store.NewMemory()}
	l := library.Open(to, clock)
	for _, stop := range []int{games / 3, games} {
		ledger, _ := chronicle.Open(to)
		in := bundle.NewImport(b, l, ledger)
		steps := 1
		for ; !to.step(t, "comparing", 8, 0, in.Compare); steps++ {
		}
		there := len(l.IDs())
		added, further := in.Fresh()
		if steps != games+there || added != games-there || further != 0 || in.Progress() != 1 {
			t.Errorf("%d games are compared with %d in %d steps: %d are to be added", games, there, steps, added)
		}
		writes := 1
		for done := false; !done; {
			if in.Added() == stop {
				in.Stop()
			}
			if in.Added() == min(stop, added) {
				writes = 2 // the chronicle, and what it was before
			}
			done = to.step(t, fmt.Sprintf("importing after %d", in.Added()), 16, writes, func() bool {
				done, err := in.Step()
				if err != nil {
					t.Fatal(err)
				}
				return done
			})
		}
		if now := len(l.IDs()); now != there+min(stop, added) || in.Added() != min(stop, added) {
			t.Errorf("there are %d games, %d were added to %d", now, in.Added(), there)
		}
		if n := len(ledger.Results()); n != games/2 {
			t.Errorf("there are %d results", n)
		}
	}
	if len(l.IDs()) != games {
		t.Errorf("there are %d games", len(l.IDs()))
	}
}
