package shell_test

import (
	"strings"
	"testing"
	"time"

	"islas/render/keep/backup"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/platform/crash"
	"islas/render/stage"
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

// exported is the file of all that a stage keeps.
func exported(t testing.TB, s *stage.Stage) []byte {
	t.Helper()
	data, _, err := s.Export()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// imported takes up the file of all that a stage keeps, with its settings.
func imported(t testing.TB, s *stage.Stage, data []byte) {
	t.Helper()
	b, err := backup.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	in := backup.NewImport(b, s.Library(), s.Chronicle())
	for done := false; !done && err == nil; {
		done, err = in.Step()
	}
	s.Imported(b, in.Added(), true, false, err)
}

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
	const file = "everything-1" + backup.Extension
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
	top, data := s.Top(), exported(t, other)
	s.Show("all.jsonl", data[:len(data)-40])
	if told := s.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], "all.jsonl") || s.Top() != top || names(t, s) != "" {
		t.Errorf("told is %q, kept is %q", told, names(t, s))
	}
}

// Everything is wiped when somebody who is told how much that is says yes, and offered to be exported before, once; then nothing is left but
// what was exported, which brings it all back.
func TestWipe(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	before := names(t, s)
	r.pick("device")
	r.pick("wipe")
	if !r.says("4 games") {
		t.Error("the question does not say how many games go")
	}
	r.Click("wipe.no")
	r.pick("wipe")
	r.Click("wipe.first")
	const file = "everything-1" + backup.Extension
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], file) || r.Has("wipe.first") || strings.Replace(names(t, s), file+" ", "", 1) != before {
		t.Errorf("told is %q, there is %s", told, names(t, s))
	}
	r.Click("wipe.yes")
	r.Rest()
	if names(t, s) != file || s.Settings.Music == 20 || len(s.Library().List()) != 0 || len(s.Chronicle().Results()) != 0 || s.Explained("something") {
		t.Errorf("left is %q", names(t, s))
	}
	data, err := s.Store.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	s.Show(file, data)
	r.Wait(3)
	r.Click("own")
	r.Click("import")
	r.Rest()
	if len(s.Library().List()) != 4 || s.Settings.Music != 20 || !s.Explained("something") {
		t.Errorf("back is %q", names(t, s))
	}
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
	r.pick("wipe")
	r.Click("wipe.yes")
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
	open(t, s, s.Routes.Title(s), full)
	top := s.Top()
	b := &backup.Bundle{Own: []backup.File{{Name: stage.LearntName, Data: `{"version":99,"lessons":[]}`}}}
	data, err := b.Encode(time.Now())
	if err != nil {
		t.Fatal(err)
	}
	s.Show("all.jsonl", data)
	if told := s.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], "another version") || s.Top() != top || names(t, s) != "" {
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
	own := []backup.File{{Name: setup, Data: `{"version":99}`}, {Name: settings.FileName, Data: `{"version":1,"music":7}`}}
	data, err := (&backup.Bundle{Own: own}).Encode(time.Now())
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
