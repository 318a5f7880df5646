package shell_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/keep/backup"
	"islas/render/stage"
)

// importing is the scene about a file of everything.
func importing(t testing.TB, s *stage.Stage, data []byte) stage.Scene {
	t.Helper()
	b, err := backup.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return s.Routes.Import(s, "everything-1"+backup.Extension, b)
}

// manyGames is a stage that keeps so many games, each of a deal of its own.
func manyGames(t testing.TB, games int) *stage.Stage {
	t.Helper()
	s := newStage(t, "en")
	for n := range games {
		setup := someSetup(3)
		setup.Seed = uint64(n)
		m, _, err := match.New(engine.Engine{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		s.Adopt(m)
		s.Forget()
	}
	return s
}

// furtherFile is the file of a device with some games, one of which is kept on a stage, too, and was played further on the device, and with
// a box.
func furtherFile(t testing.TB, s *stage.Stage) []byte {
	t.Helper()
	m, _, err := match.New(engine.Engine{}, someSetup(3))
	if err != nil {
		t.Fatal(err)
	}
	s.Adopt(m)
	s.Forget()
	id := s.Library().IDs()[0]
	state := m.State()
	if _, err := m.Do(state.Legal(nil)[0]); err != nil {
		t.Fatal(err)
	}
	data, err := m.SaveAt(time.Now())
	other := newStage(t, "en")
	deviced(t, other)
	if err == nil {
		err = other.Store.Write(id.File(), data)
	}
	err = errors.Join(err, other.Store.Write(stage.BoxName(other.Game.Info()), []byte(theirs())))
	if err = errors.Join(err, other.Chronicle().Note(someResults(other, 3)...)); err != nil {
		t.Fatal(err)
	}
	return exported(t, other)
}

// Whoever imports a game that was played further is told before, and finds it gone on.
func TestImportOfAGameThatWasPlayedFurther(t *testing.T) {
	s := newStage(t, "en")
	data := furtherFile(t, s)
	r := open(t, s, s.Routes.Title(s), full)
	s.Show("all.jsonl", data)
	r.Wait(5)
	if r.Rest(); !r.says("played further") {
		t.Error("nobody is told that a game was played further")
	}
	r.Click("import")
	r.Rest()
	var actions []int
	for _, e := range s.Library().List() {
		if e.Running() && e.Summary.Game == (engine.Engine{}).Info().Record && len(e.Summary.Seats) == 3 && e.Summary.Actions < 3 {
			actions = append(actions, e.Summary.Actions)
		}
	}
	if len(actions) != 1 || actions[0] != 1 {
		t.Errorf("the game is kept after so many actions: %d", actions)
	}
}

// watch lets ticks pass until the scene rests, none of which may read or write more files than so many; each calls do.
func (r *rig) watch(reads, writes int, do func()) {
	r.t.Helper()
	for n := 0; r.Busy(); n++ {
		readBefore, writtenBefore := r.Store.Calls()
		r.Wait(1)
		if read, written := r.Store.Calls(); read-readBefore > reads || written-writtenBefore > writes {
			r.t.Fatalf("a tick reads %d files and writes %d", read-readBefore, written-writtenBefore)
		}
		if do(); n > 2000 {
			r.t.Fatal("it does not come to its end")
		}
	}
}

// Importing many games keeps one in a tick. How far that is can be seen, and an import that is stopped goes on when it is done again.
func TestImportOfManyGames(t *testing.T) {
	const games = 50
	data := exported(t, manyGames(t, games))
	to := newStage(t, "de")
	r := open(t, to, to.Routes.Title(to), full)
	for _, stop := range []int{20, games} {
		to.Show("all.zip", data)
		r.Wait(3)
		r.Click("import")
		told := map[string]bool{}
		r.watch(20, 2, func() {
			if w, ok := r.Find("progress"); ok {
				told[w.Value] = true
			}
			if r.Has("stop") && len(to.Library().IDs()) >= stop {
				r.Click("stop")
			}
		})
		r.Wait(3)
		now := len(to.Library().IDs())
		if told := strings.Join(r.Notices(), " "); stop == games && (now != games || !strings.Contains(told, "importiert")) ||
			stop < games && (now < stop || now > stop+10 || !strings.Contains(told, "angehalten")) {
			t.Errorf("there are %d games, told is %q", now, told)
		}
		if len(told) < 10 {
			t.Errorf("told are %d stages", len(told))
		}
	}
}

// While a file is asked about no other one is: a sentence says so. After that it is.
func TestOneImportAtATime(t *testing.T) {
	other := newStage(t, "en")
	deviced(t, other)
	data := exported(t, other)
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), full)
	title := s.Top()
	s.Show("one.jsonl", data)
	r.Wait(3)
	asks := s.Top()
	s.Show("two.jsonl", data)
	if told := s.TakeNotices(); asks == title || s.Top() != asks || len(told) != 1 || !strings.Contains(told[0], "two.jsonl") {
		t.Errorf("told is %q, and asked is again: %v", told, s.Top() != asks)
	}
	r.Click("import")
	r.Rest()
	if n := len(s.Library().IDs()); n != 4 || s.Top() != title {
		t.Errorf("there are %d games, and something is open: %v", n, s.Top() != title)
	}
	s.Show("two.jsonl", data)
	if r.Wait(3); !r.says("two.jsonl") {
		t.Error("nothing more can be imported")
	}
}
