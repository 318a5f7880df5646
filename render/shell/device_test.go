package shell_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/platform/crash"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// deviced opens the settings of a device that keeps something of everything.
func deviced(t testing.TB, s *stage.Stage) stage.Scene {
	t.Helper()
	keepMany(t, s, 3)
	m := over(t, 2)
	s.Saves.Adopt(m)
	s.Saves.Forget()
	s.TakeNotices()
	s.Lessons.KeepExplained("something")
	s.TakeChanged()
	s.Settings.Music = 20
	s.Changed()
	return s.Routes.Settings(s)
}

// exported returns the backup of a stage.
func exported(t testing.TB, s *stage.Stage) []byte {
	t.Helper()
	data, _, err := s.Export()
	must.OK(t, err)
	return data
}

// imported imports a backup into a stage, with its settings.
func imported(t testing.TB, s *stage.Stage, data []byte) {
	t.Helper()
	b, err := backup.Read(data)
	must.OK(t, err)
	in := backup.NewImport(b, s.Saves.Library(), s.Results.Ledger())
	for done := false; !done && err == nil; {
		done, err = in.Step()
	}
	s.Imported(b, in.Added(), true, false, err)
}

// names returns the names of the files of a stage's store.
func names(t testing.TB, s *stage.Stage) string {
	t.Helper()
	all, err := s.Store.List()
	must.OK(t, err)
	return strings.Join(all, " ")
}

// An export is a file beside the games, whose name is shown; another device imports it after a question, its settings only when asked for.
func TestExportAndImport(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	r.Pick("device")
	r.Pick("export")
	const file = "everything-1" + backup.Extension
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], file) {
		t.Errorf("told is %q", told)
	}
	data := r.file(file)
	for _, own := range []bool{false, true} {
		to := newStage(t, "de")
		r := open(t, to, to.Routes.Title(to), full)
		to.Show(file, data)
		r.Wait(3)
		if len(to.Saves.Library().List()) != 0 || !r.Reads("4 Partien") || !r.Reads(file) {
			t.Error("something is imported before anybody was asked, or nobody is told what is in it")
		}
		if own {
			r.Click("own")
		}
		r.Click("import")
		r.Rest()
		set, _, _, err := settings.Load(to.Store)
		if n := len(to.Saves.Library().List()); err != nil || n != 4 || len(to.Results.Ledger().Results()) != len(s.Results.Ledger().Results()) || (set.Music == 20) != own ||
			(to.Settings.Music == 20) != own || to.Lessons.Explained("something") != own {
			t.Errorf("own %v: there are %d games, %d results, music %d, %v", own, n, len(to.Results.Ledger().Results()), to.Settings.Music, err)
		}
		to.Show(file, data)
		if r.Wait(3); !r.Reads(to.Texts.Text("device.adds.none")[:16]) { // in the imported language, too
			t.Error("nobody is told that all of it is there already")
		}
	}
}

// A truncated file, and one of a newer version, is rejected with a message, and changes nothing.
func TestUnusableImport(t *testing.T) {
	other := newStage(t, "en")
	deviced(t, other)
	whole := exported(t, other)
	newer, err := (&backup.Archive{Own: []backup.File{{Name: stage.LearntName, Data: `{"version":99,"lessons":[]}`}}}).Encode(time.Now())
	must.OK(t, err)
	for want, data := range map[string][]byte{"all.jsonl": whole[:len(whole)-40], "another version": newer} {
		s := newStage(t, "en")
		open(t, s, s.Routes.Title(s), full)
		top := s.Top()
		s.Show("all.jsonl", data)
		if told := s.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], want) || s.Top() != top || names(t, s) != "" {
			t.Errorf("told is %q, kept is %q", told, names(t, s))
		}
	}
}

// Everything is wiped after a question that shows how much that is and offers one export; then only the export is left, which restores
// everything.
func TestWipe(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	before := names(t, s)
	r.Pick("device")
	r.Pick("wipe")
	if !r.Reads("4 games") {
		t.Error("the question does not say how many games go")
	}
	r.Click("wipe.no")
	r.Pick("wipe")
	r.Click("wipe.first")
	const file = "everything-1" + backup.Extension
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], file) || r.Has("wipe.first") || strings.Replace(names(t, s), file+" ", "", 1) != before {
		t.Errorf("told is %q, there is %s", told, names(t, s))
	}
	r.Click("wipe.yes")
	r.Rest()
	if names(t, s) != file || s.Settings.Music == 20 || len(s.Saves.Library().List()) != 0 || len(s.Results.Ledger().Results()) != 0 || s.Lessons.Explained("something") {
		t.Errorf("left is %q", names(t, s))
	}
	data := r.file(file)
	s.Show(file, data)
	r.Wait(3)
	r.Click("own")
	r.Click("import")
	r.Rest()
	if len(s.Saves.Library().List()) != 4 || s.Settings.Music != 20 || !s.Lessons.Explained("something") {
		t.Errorf("back is %q", names(t, s))
	}
}

// While another window has a game open nothing is wiped, and a message says so.
func TestWipeWaitsForOtherWindows(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	must.OK(t, other.Hold(s.Saves.Library().List()[0].ID))
	before := names(t, s)
	r.Pick("device")
	r.Pick("wipe")
	r.Click("wipe.yes")
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], "another window") || names(t, s) != before {
		t.Errorf("told is %q, left is %q", told, names(t, s))
	}
}

// Where no file can be dropped the program asks for one.
func TestImportAsksForAFile(t *testing.T) {
	s := newStage(t, "en")
	asked := 0
	s.PickFile = func() { asked++ }
	r := open(t, s, deviced(t, s), full)
	r.Pick("device")
	if r.Pick("pick"); asked != 1 {
		t.Errorf("a file is asked for %d times", asked)
	}
}

// A file that can't be read is left out of the backup, with a message.
func TestExportTellsWhatIsLeftOut(t *testing.T) {
	s := newStage(t, "en")
	must.OK(t, s.Store.Write("game-20260101-000000-00aa.islas-save.json", []byte("{")))
	r := open(t, s, deviced(t, s), full)
	r.Pick("device")
	if r.Pick("export"); !strings.Contains(strings.Join(r.Notices(), " "), "can’t be read") {
		t.Error("nobody is told of a file that can't be read")
	}
}

// A set-up that can't be used here, such as one of a newer version, does not replace the one here; everything else is imported.
func TestUnusableSetupStays(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	setup := "setup-" + s.Game.Info().ID + ".json"
	must.OK(t, s.Store.Write(setup, []byte("mine")))
	own := []backup.File{{Name: setup, Data: `{"version":99}`}, {Name: settings.FileName, Data: `{"version":1,"surf":7}`}}
	data, err := (&backup.Archive{Own: own}).Encode(time.Now())
	must.OK(t, err)
	s.Show("all.jsonl", data)
	r.Wait(3)
	r.Click("own")
	r.Click("import")
	r.Rest()
	if mine, err := s.Store.Read(setup); err != nil || string(mine) != "mine" || s.Settings.Surf != 7 {
		t.Errorf("the set-up is %q, %v, the surf %d", mine, err, s.Settings.Surf)
	}
}

// A report on a crash can be saved where the files of the store can't be opened.
func TestCrashReportIsOffered(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	if r.Pick("device"); r.Has("crash") {
		t.Error("a report is offered although nothing happened")
	}
	r.Pick("back")
	name, err := crash.Keep(s.Store, "what happened", time.Now())
	must.OK(t, err)
	r.Pick("device")
	if r.Pick("crash"); len(r.Notices()) != 1 || !strings.Contains(r.Notices()[0], name) {
		t.Errorf("told is %q", r.Notices())
	}
}

// window returns the program in another window, with the stored settings.
func window(t *testing.T, s *stage.Stage) *stage.Stage {
	t.Helper()
	other := newStage(t, "en")
	other.Store = s.Store.(*store.Memory).Window()
	set, _, _, err := settings.Load(other.Store)
	must.OK(t, err)
	other.Settings = set
	other.SettingsLoaded(set)
	return other
}

// What one window wipes does not come back through another one that still knows it: only later choices and explanations there are stored.
// Without wiping, those of both are stored.
func TestWipedStaysWipedInTwoWindows(t *testing.T) {
	for _, wipe := range []bool{false, true} {
		s := newStage(t, "en")
		deviced(t, s)
		other := window(t, s)
		if !other.Lessons.Explained("something") || other.Settings.Music != 20 {
			t.Fatal("the other window knows nothing")
		}
		if wipe && !s.Wipe() {
			t.Fatal(s.TakeNotices())
		}
		if !wipe {
			s.Lessons.KeepExplained("this")
			s.Settings.Scale = 150
			s.Changed()
		}
		other.Lessons.KeepExplained("more")
		other.Settings.Effects = 3
		other.Changed()
		now := window(t, s)
		if now.Lessons.Explained("something") == wipe || now.Lessons.Explained("this") == wipe || !now.Lessons.Explained("more") {
			t.Errorf("wiped %v: explained are %v, %v, %v", wipe, now.Lessons.Explained("something"), now.Lessons.Explained("this"), now.Lessons.Explained("more"))
		}
		want := settings.Default()
		if want.Effects = 3; !wipe {
			want.Music, want.Scale = 20, 150
		}
		if got := now.Settings; got.Effects != want.Effects || got.Music != want.Music || got.Scale != want.Scale {
			t.Errorf("wiped %v: the settings are %+v", wipe, got)
		}
	}
}

// Everything that the program writes by itself is wiped, and what of it is the player's is in the backup, under the names used by its
// writers.
func TestEveryWriterIsKnown(t *testing.T) {
	s := newStage(t, "en")
	deviced(t, s)
	s.Options.Address = "?seats=human,easy"
	asked := someSetup(2)
	if _, _, err := s.Saves.Asked(func() match.Setup { return asked }); err != nil {
		t.Fatal(err)
	}
	s.Saves.Forget()
	own := []string{settings.FileName, stage.LearntName}
	for _, g := range s.Games {
		must.OK(t, s.Choose(g))
		r := open(t, s, s.Routes.NewGame(s), full)
		if r.Has("random") {
			r.Pick("random")
		}
		r.Pick("start")
		s.Saves.Forget()
		own = append(own, "setup-"+g.Info().ID+".json")
	}
	report, err := crash.Keep(s.Store, "what happened", time.Now())
	must.OK(t, err)
	there, err := s.Store.List()
	must.OK(t, err)
	for _, name := range append([]string{stage.AskedName, chronicle.File, report}, own...) {
		if !slices.Contains(there, name) {
			t.Errorf("nobody has written %s, there are %q", name, there)
		}
	}
	b, err := backup.Read(exported(t, s))
	must.OK(t, err)
	for _, name := range own {
		if !slices.ContainsFunc(b.Own, func(f backup.File) bool { return f.Name == name }) {
			t.Errorf("%s is not in the file of everything", name)
		}
	}
	if len(b.Own) != len(own) || len(b.Games) != len(s.Saves.Library().IDs()) {
		t.Errorf("the file has %d games and %d files beside", len(b.Games), len(b.Own))
	}
	if !s.Wipe() || names(t, s) != "" {
		t.Errorf("left is %s", names(t, s))
	}
}

// importing opens the scene about a backup.
func importing(t testing.TB, s *stage.Stage, data []byte) stage.Scene {
	t.Helper()
	b, err := backup.Read(data)
	must.OK(t, err)
	return s.Routes.Import(s, "everything-1"+backup.Extension, b)
}

// manyGames returns a stage that keeps so many games, each of a different deal.
func manyGames(t testing.TB, games int) *stage.Stage {
	t.Helper()
	s := newStage(t, "en")
	for n := range games {
		setup := someSetup(3)
		setup.Seed = uint64(n)
		m, _, err := match.New(engine.Engine{}, setup)
		must.OK(t, err)
		s.Saves.Adopt(m)
		s.Saves.Forget()
	}
	return s
}

// furtherFile returns the backup of a device with some games, one of which a stage keeps, too, and which was played further on the device,
// and with a custom edition.
func furtherFile(t testing.TB, s *stage.Stage) []byte {
	t.Helper()
	m, _, err := match.New(engine.Engine{}, someSetup(3))
	must.OK(t, err)
	s.Saves.Adopt(m)
	s.Saves.Forget()
	id := s.Saves.Library().IDs()[0]
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
	err = errors.Join(err, other.Store.Write(stage.EditionName(other.Game.Info()), []byte(theirs())))
	must.OK(t, errors.Join(err, other.Results.Ledger().Note(someResults(other, 3)...)))
	return exported(t, other)
}

// The import of a game that was played further is announced before, and the game has the later state after it.
func TestImportOfAGameThatWasPlayedFurther(t *testing.T) {
	s := newStage(t, "en")
	data := furtherFile(t, s)
	r := open(t, s, s.Routes.Title(s), full)
	s.Show("all.jsonl", data)
	r.Wait(5)
	if r.Rest(); !r.Reads("played further") {
		t.Error("nobody is told that a game was played further")
	}
	r.Click("import")
	r.Rest()
	var actions []int
	for _, e := range s.Saves.Library().List() {
		if e.Running() && e.Summary.Game == (engine.Engine{}).Info().Record && len(e.Summary.Seats) == 3 && e.Summary.Actions < 3 {
			actions = append(actions, e.Summary.Actions)
		}
	}
	if len(actions) != 1 || actions[0] != 1 {
		t.Errorf("the game is kept after so many actions: %d", actions)
	}
}

// watch runs ticks until the scene rests, none of which may read or write more files than so many; each calls do.
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

// An import of many games saves one in a tick. It shows its progress, and one that is stopped continues when it is done again.
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
			if r.Has("stop") && len(to.Saves.Library().IDs()) >= stop {
				r.Click("stop")
			}
		})
		r.Wait(3)
		now := len(to.Saves.Library().IDs())
		if told := strings.Join(r.Notices(), " "); stop == games && (now != games || !strings.Contains(told, "importiert")) ||
			stop < games && (now < stop || now > stop+10 || !strings.Contains(told, "angehalten")) {
			t.Errorf("there are %d games, told is %q", now, told)
		}
		if len(told) < 10 {
			t.Errorf("told are %d stages", len(told))
		}
	}
}

// While the player is asked about a file no other one can be imported, with a message. After that it can.
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
	if n := len(s.Saves.Library().IDs()); n != 4 || s.Top() != title {
		t.Errorf("there are %d games, and something is open: %v", n, s.Top() != title)
	}
	s.Show("two.jsonl", data)
	if r.Wait(3); !r.Reads("two.jsonl") {
		t.Error("nothing more can be imported")
	}
}
