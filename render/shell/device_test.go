package shell_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	pack "islas/render/bundle"
	"islas/render/crash"
	"islas/render/library"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/store"
)

// deviced is the settings of a device that keeps something of everything.
func deviced(t testing.TB, s *stage.Stage) stage.Scene {
	t.Helper()
	keepMany(t, s, 3)
	m := over(t, 2)
	s.Adopt(m)
	s.Forget()
	s.TakeNotices()
	s.KeepExplained("something")
	s.TakeChanged()
	s.Settings.Music = 20
	s.Changed()
	return s.Routes.Settings(s)
}

// exported is the file that is made in steps.
func exported(t testing.TB, x *pack.Export) []byte {
	t.Helper()
	for !x.Step() {
	}
	data, _, err := x.Finish()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// wipe says yes to both questions.
func (r *rig) wipe() {
	r.t.Helper()
	r.pick("wipe")
	r.pick("wipe.first.yes")
	r.pick("wipe.second.yes")
	r.Rest()
}

// wiped wipes everything without anybody being asked, and reports whether that worked.
func wiped(s *stage.Stage) bool {
	x := s.BeginWipe()
	for {
		if done, err := x.Step(); done || err != nil {
			return s.EndWipe(x, err)
		}
	}
}

// unwipe brings back what was wiped.
func unwipe(s *stage.Stage) { s.EndUnwipe(s.Wiped().Restore(s.Store)) }

// names are those of the files that a stage keeps.
func names(t testing.TB, s *stage.Stage) string {
	t.Helper()
	all, err := s.Store.List()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(all, " ")
}

// What is exported lies beside the games, and whoever exports is told its name; another device takes it up when somebody says yes, its
// settings only when asked for.
func TestExportAndImport(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	r.pick("device")
	r.pick("export")
	const file = "everything-1" + pack.Extension
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], file) {
		t.Errorf("told is %q", told)
	}
	data, err := s.Store.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, own := range []bool{false, true} {
		to := newStage(t, "de")
		r := open(t, to, to.Routes.Title(to), full)
		to.Show(file, data)
		r.Wait(3)
		if len(to.Library().List()) != 0 || !r.says("4 Partien") || !r.says(file) {
			t.Error("something is imported before anybody was asked, or nobody is told what is in it")
		}
		if own {
			r.Click("own")
		}
		r.Click("import")
		r.Rest()
		set, _, err := settings.Load(to.Store)
		if n := len(to.Library().List()); err != nil || n != 4 || len(to.Chronicle().Results()) != len(s.Chronicle().Results()) || (set.Music == 20) != own ||
			(to.Settings.Music == 20) != own || to.Explained("something") != own {
			t.Errorf("own %v: there are %d games, %d results, music %d, %v", own, n, len(to.Chronicle().Results()), to.Settings.Music, err)
		}
		to.Show(file, data)
		if r.Wait(3); !r.says(to.Texts.Text("device.adds.none")[:16]) { // in the language that was imported, too
			t.Error("nobody is told that all of it is there already")
		}
	}
}

// A file that is cut is told of in a sentence, and changes nothing.
func TestDamagedImport(t *testing.T) {
	s := newStage(t, "en")
	open(t, s, s.Routes.Title(s), full)
	other := newStage(t, "en")
	deviced(t, other)
	top, data := s.Top(), exported(t, other.Export())
	s.Show("all.jsonl", data[:len(data)-40])
	if told := s.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], "all.jsonl") || s.Top() != top || names(t, s) != "" {
		t.Errorf("told is %q, kept is %q", told, names(t, s))
	}
}

// Everything is wiped after two questions with numbers, and comes back as long as the program runs.
func TestWipeAndBack(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	before, data := names(t, s), snapshot(t, s)
	r.pick("device")
	r.pick("wipe")
	r.Click("wipe.first.yes")
	if !r.says("4 games") {
		t.Error("the question does not say how many games go")
	}
	r.Click("wipe.second.no")
	if names(t, s) != before {
		t.Error("something is wiped although the second question was answered with no")
	}
	r.wipe()
	if seen(t, s) != "" || s.Settings.Music == 20 || len(s.Library().List()) != 0 || len(s.Chronicle().Results()) != 0 || s.Explained("something") {
		t.Errorf("left is %q", seen(t, s))
	}
	r.pick("undo")
	r.Rest()
	if names(t, s) != before || !bytes.Equal(snapshot(t, s), data) || s.Settings.Music != 20 || !s.Explained("something") {
		t.Errorf("back is %q", names(t, s))
	}
	r.wipe()
	if s.DropWiped(); names(t, s) != "" || s.Wiped() != nil {
		t.Errorf("when the program has ended there is still %q", names(t, s))
	}
}

// seen are the names of the files that a stage keeps but those that were wiped and can be brought back.
func seen(t testing.TB, s *stage.Stage) string {
	t.Helper()
	all := strings.Fields(names(t, s))
	return strings.Join(slices.DeleteFunc(all, func(name string) bool { return strings.HasPrefix(name, "wiped") }), " ")
}

// A program that is killed after everything was wiped, or while that was under way or brought back, loses nothing: the next one says that it
// can be brought back, or goes on with that by itself. Once that one has ended nobody finds it any more.
func TestWipedIsFoundByTheNextProgram(t *testing.T) {
	for name, test := range map[string]struct {
		before func(s *stage.Stage) // what the killed program did
		back   bool
	}{
		"wiped":        {func(s *stage.Stage) { wiped(s) }, false},
		"half wiped":   {func(s *stage.Stage) { steps(11, s.BeginWipe().Step) }, false},
		"brought back": {func(s *stage.Stage) { wiped(s); steps(3, func() (bool, error) { return s.Wiped().Step(s.Store) }) }, true},
		"dropped":      {func(s *stage.Stage) { wiped(s); s.Wiped().Drop(s.Store) }, false},
	} {
		killed := newStage(t, "en")
		deviced(t, killed)
		before, data := names(t, killed), snapshot(t, killed)
		killed.Library().Close()
		if test.before(killed); names(t, killed) == before {
			t.Fatalf("%s: nothing has happened", name)
		}
		s := heir(t, killed)
		s.FindWiped()
		s.Finish()
		r := open(t, s, s.Routes.Settings(s), full)
		r.Wait(3)
		told := strings.Join(r.Notices(), " ")
		switch {
		case name == "dropped":
			if told != "" || s.Wiped() != nil || names(t, s) != "" {
				t.Errorf("%s: told is %q, there is %q", name, told, names(t, s))
			}
			continue
		case test.back && !strings.Contains(told, "back") || !test.back && !strings.Contains(told, "broke off"):
			t.Errorf("%s: told is %q", name, told)
		case !test.back:
			kept := seen(t, s)
			r.pick("device")
			if r.pick("undo"); kept == before {
				t.Errorf("%s: nothing was wiped", name)
			}
			r.Rest()
		}
		if names(t, s) != before || !bytes.Equal(snapshot(t, s), data) {
			t.Errorf("%s: back is %q", name, names(t, s))
		}
	}
}

// heir is a program beside one that was killed: the leases of that have gone with it.
func heir(t *testing.T, killed *stage.Stage) *stage.Stage {
	t.Helper()
	s := newStage(t, "en")
	for _, file := range strings.Fields(names(t, killed)) {
		content, err := killed.Store.Read(file)
		if err == nil {
			err = s.Store.Write(file, content)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// What a window has wiped that was killed is offered by another one that was open all the while, when somebody wants to wipe everything
// there, too: it is not dropped by that.
func TestWipedByAKilledWindow(t *testing.T) {
	killed := newStage(t, "en")
	deviced(t, killed)
	before, data := names(t, killed), snapshot(t, killed)
	killed.Library().Close()
	wiped(killed)
	gone := names(t, killed)

	s := heir(t, killed)
	if x := s.BeginWipe(); x != nil || names(t, s) != gone {
		t.Fatalf("something else is wiped, there is %q", names(t, s))
	}
	s = heir(t, killed)
	r := open(t, s, s.Routes.Settings(s), full)
	r.pick("device")
	if told := r.Notices(); len(told) != 1 || told[0] != r.T("device.wiped.found") || r.Has("wipe") {
		t.Errorf("told is %q, it can be wiped: %v", told, r.Has("wipe"))
	}
	r.pick("undo")
	r.Rest()
	if names(t, s) != before || !bytes.Equal(snapshot(t, s), data) {
		t.Errorf("back is %q", names(t, s))
	}

	killed.Store = heir(t, killed).Store
	_, _ = killed.Wiped().Step(killed.Store) // somebody has asked for it there
	s = heir(t, killed)
	if x := s.BeginWipe(); x != nil {
		t.Error("what somebody has asked for is dropped")
	}
	if s.Finish(); names(t, s) != before {
		t.Errorf("what somebody has asked for is %q", names(t, s))
	}
}

// A list of what was wiped that can't be read is told of at the start, and stays with what it lists.
func TestWipedThatCannotBeRead(t *testing.T) {
	killed := newStage(t, "en")
	deviced(t, killed)
	killed.Library().Close()
	wiped(killed)
	for _, list := range []string{"{", `{"version": 2, "names": ["game.islas-save.json"]}`} {
		s := heir(t, killed)
		if err := s.Store.Write(pack.WipedList, []byte(list)); err != nil {
			t.Fatal(err)
		}
		before := names(t, s)
		s.FindWiped()
		if told := s.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], pack.WipedList) || s.Wiped() != nil || names(t, s) != before {
			t.Errorf("told is %q, there is %q", told, names(t, s))
		}
	}
}

// steps does so many steps of something.
func steps(n int, step func() (bool, error)) {
	for range n {
		_, _ = step()
	}
}

// snapshot is the file of all that a stage keeps, of which the first line tells the time.
func snapshot(t testing.TB, s *stage.Stage) []byte {
	t.Helper()
	return exported(t, pack.NewExport(s.Library(), s.Chronicle().All(), time.Time{}))
}

// While another window has a game open nothing is wiped, and a sentence says so.
func TestWipeWaitsForOtherWindows(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	if err := other.Hold(s.Library().List()[0].ID); err != nil {
		t.Fatal(err)
	}
	before := names(t, s)
	r.pick("device")
	r.wipe()
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], "another window") || names(t, s) != before {
		t.Errorf("told is %q, left is %q", told, names(t, s))
	}
}

// Where nobody can drop a file the program asks for one.
func TestImportAsksForAFile(t *testing.T) {
	s := newStage(t, "en")
	asked := 0
	s.PickFile = func() { asked++ }
	r := open(t, s, deviced(t, s), full)
	r.pick("device")
	if r.pick("pick"); asked != 1 {
		t.Errorf("a file is asked for %d times", asked)
	}
}

// What can't be read is not in the file, and that is said.
func TestExportTellsWhatIsLeftOut(t *testing.T) {
	s := newStage(t, "en")
	if err := s.Store.Write("game-20260101-000000-00aa.islas-save.json", []byte("{")); err != nil {
		t.Fatal(err)
	}
	r := open(t, s, deviced(t, s), full)
	r.pick("device")
	if r.pick("export"); !strings.Contains(strings.Join(r.Notices(), " "), "can’t be read") {
		t.Error("nobody is told of a file that can't be read")
	}
}

// A file of a newer program is told as that, and changes nothing, not even what only this program would not understand.
func TestNewerImport(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), full)
	top := s.Top()
	b := &pack.Bundle{Own: []pack.File{{Name: stage.LearntName, Data: `{"version":99,"lessons":[]}`}}}
	data, err := b.Encode(time.Now())
	if err != nil {
		t.Fatal(err)
	}
	s.Show("all.jsonl", data)
	r.Rest()
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], "another version") || s.Top() != top || names(t, s) != "" {
		t.Errorf("told is %q, kept is %q", told, names(t, s))
	}
}

// A set-up that can't be used here, such as one of a newer program, does not take the place of one's own; all else is imported.
func TestUnusableSetupStays(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	setup := "setup-" + s.Game.Info().ID + ".json"
	if err := s.Store.Write(setup, []byte("mine")); err != nil {
		t.Fatal(err)
	}
	own := []pack.File{{Name: setup, Data: `{"version":99}`}, {Name: settings.FileName, Data: `{"version":1,"music":7}`}}
	data, err := (&pack.Bundle{Own: own}).Encode(time.Now())
	if err != nil {
		t.Fatal(err)
	}
	s.Show("all.jsonl", data)
	r.Wait(3)
	r.Click("own")
	r.Click("import")
	r.Rest()
	if mine, err := s.Store.Read(setup); err != nil || string(mine) != "mine" || s.Settings.Music != 7 {
		t.Errorf("the set-up is %q, %v, the music %d", mine, err, s.Settings.Music)
	}
}

// What was wiped comes back beside the game that has been begun since, which goes on as the one game that it is.
func TestUndoOfWipingWhilePlaying(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	r.pick("device")
	r.wipe()
	m := over(t, 2)
	s.Adopt(m)
	unwipe(s)
	if s.Keep(m); len(s.Library().List()) != 5 {
		t.Errorf("there are %d games", len(s.Library().List()))
	}
	if s.Wiped() != nil {
		t.Error("it can be brought back once more")
	}
}

// A report on what ended the program can be had where the files of the store can't be opened.
func TestCrashReportIsOffered(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	if r.pick("device"); r.Has("crash") {
		t.Error("a report is offered although nothing happened")
	}
	r.pick("back")
	name, err := crash.Keep(s.Store, "what happened", time.Now())
	if err != nil {
		t.Fatal(err)
	}
	r.pick("device")
	if r.pick("crash"); len(r.Notices()) != 1 || !strings.Contains(r.Notices()[0], name) {
		t.Errorf("told is %q", r.Notices())
	}
}
