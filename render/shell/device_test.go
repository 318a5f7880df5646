package shell_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
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

// names returns the names of the files of a stage's store.
func names(t testing.TB, s *stage.Stage) string {
	t.Helper()
	all, err := s.Store.List()
	must.OK(t, err)
	return strings.Join(all, " ")
}

// An export is a file beside the games, whose name is shown; another device imports it after a question, its settings only when asked for.
// Where no file can be dropped the program asks for one.
func TestExportAndImport(t *testing.T) {
	s := newStage(t, "en")
	asked := 0
	s.PickFile = func() { asked++ }
	r := open(t, s, deviced(t, s), full)
	r.Pick("device")
	if r.Pick("pick"); asked != 1 {
		t.Errorf("a file is asked for %d times", asked)
	}
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
// everything. While another window has a game open nothing is wiped, and a message says so.
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
	other, open := library.Open(s.Store.(*store.Memory).Window(), time.Now), s.Saves.Library().List()[0].ID
	must.OK(t, other.Hold(open))
	r.Pick("wipe")
	r.Click("wipe.yes")
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], "another window") || names(t, s) != before {
		t.Errorf("told is %q, left is %q", told, names(t, s))
	}
	other.Release(open)
	if !r.Has("wipe.first") {
		r.Pick("wipe")
	}
	r.Click("wipe.first")
	const file = "everything-1" + backup.Extension
	if told := r.Notices(); len(told) != 2 || !strings.Contains(told[1], file) || r.Has("wipe.first") || strings.Replace(names(t, s), file+" ", "", 1) != before {
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

// A file that can't be read is left out of the backup, with a message; another one says that a backup can't be written.
func TestExportTellsWhatIsLeftOut(t *testing.T) {
	s := newStage(t, "en")
	must.OK(t, s.Store.Write("game-20260101-000000-00aa.islas-save.json", []byte("{")))
	r := open(t, s, deviced(t, s), full)
	r.Pick("device")
	if r.Pick("export"); !strings.Contains(strings.Join(r.Notices(), " "), "can’t be read") {
		t.Error("nobody is told of a file that can't be read")
	}
	s.Store.(*store.Memory).FailWith(store.ErrFull)
	if r.Pick("export"); !slices.Contains(r.Notices(), r.T("device.not-saved", "where", s.Store.Where())) {
		t.Errorf("told is %q", r.Notices())
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
	id := s.Saves.Library().IDs()[0]
	r := open(t, s, s.Routes.Title(s), full)
	s.Show("all.jsonl", data)
	r.Wait(5)
	if r.Rest(); !r.Reads("played further") {
		t.Error("nobody is told that a game was played further")
	}
	r.Click("import")
	r.Rest()
	for _, e := range s.Saves.Library().List() {
		if e.ID == id && e.Summary.Actions != 1 {
			t.Errorf("the game is kept after %d actions", e.Summary.Actions)
		}
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

// customized returns the backup of a device with some settings and a custom edition.
func customized(t testing.TB, s *stage.Stage, edition string) []byte {
	t.Helper()
	own := []backup.File{{Name: settings.FileName, Data: `{"version":1,"surf":7}`}, {Name: stage.EditionName(s.Game.Info()), Data: edition}}
	data, err := (&backup.Archive{Own: own}).Encode(time.Now())
	must.OK(t, err)
	return data
}

// theirs returns the text of a custom edition that is not that of keepEdition.
func theirs() string {
	b := own()
	f := b.Face(1)
	f.Priorities[0] = islas.FeaturePriority(islas.Road)
	b = b.Changed(f)
	return b.String()
}

// noCopies is a store to which custom editions can't be exported.
type noCopies struct{ store.Store }

func (n noCopies) Write(name string, data []byte) error {
	if strings.HasPrefix(name, "islas-box-") {
		return store.ErrFull
	}
	return n.Store.Write(name, data)
}

// An import shows that a backup has a custom edition, and whether it replaces one here. That is saved as a file first, which is shown;
// where that fails, or the backup's can't be read, the one here stays, and everything else is imported.
func TestImportOfAnEdition(t *testing.T) {
	mine := own()
	const file = "islas-box-1.csv"
	for what, c := range map[string]struct {
		mine, file, want string
		copies           bool
		asks, told       string // keys of texts
	}{
		"another":           {mine.String(), theirs(), theirs(), true, "device.own.edition.replaces", "device.edition.kept"},
		"the same":          {mine.String(), mine.String(), mine.String(), true, "device.own.edition", ""},
		"none here":         {"", theirs(), theirs(), true, "device.own.edition", ""},
		"broken":            {mine.String(), theirs()[:len(theirs())/2], mine.String(), true, "", "device.edition.unreadable"},
		"nonsense":          {mine.String(), "nonsense", mine.String(), true, "", "device.edition.unreadable"},
		"no copy":           {mine.String(), theirs(), mine.String(), false, "device.own.edition.replaces", "device.edition.stays"},
		"a broken one here": {"nonsense", theirs(), theirs(), true, "device.own.edition.replaces", "device.edition.kept"},
	} {
		t.Run(what, func(t *testing.T) {
			s := newStage(t, "en")
			if c.mine != "" {
				must.OK(t, s.Store.Write(stage.EditionName(s.Game.Info()), []byte(c.mine)))
			}
			if !c.copies {
				s.Store = noCopies{s.Store}
			}
			r := open(t, s, s.Routes.Title(s), full)
			s.Show("all.jsonl", customized(t, s, c.file))
			r.Wait(3)
			for _, key := range []string{"device.own.edition.replaces", "device.own.edition"} {
				if r.Reads(r.T(key)) != (key == c.asks) {
					t.Errorf("the question says %q: %v", r.T(key), key != c.asks)
				}
			}
			if r.Reads("the values of a printed game and settings") != (c.asks != "") {
				t.Error("what is in the file is told wrongly")
			}
			r.Click("own")
			r.Click("import")
			r.Rest()
			told := r.Notices()
			sentence := ""
			if c.told != "" {
				sentence, _, _ = strings.Cut(r.T(c.told, "name", file, "where", s.Store.Where(), "file", "all.jsonl", "error", "|"), "|")
			}
			if got := slices.ContainsFunc(told, func(n string) bool { return strings.HasPrefix(n, sentence) }); c.told != "" && !got || c.told == "" && len(told) != 1 {
				t.Errorf("told is %q, not %q", told, sentence)
			}
			if text, err := s.Editions.Own(); err != nil || text != c.want || s.Settings.Surf != 7 {
				t.Errorf("the edition is now %v\n%s\nthe surf %d", err, text, s.Settings.Surf)
			}
			kept, _ := s.Store.Read(file)
			if want := map[bool]string{true: c.mine}[c.told == "device.edition.kept"]; string(kept) != want {
				t.Errorf("kept as a file is %q", kept)
			}
		})
	}
}

// A custom edition that another window or an import saves is shown on its open page: further entries change that. It can be undone.
func TestEditionPageFollows(t *testing.T) {
	s := newStage(t, "en")
	files := s.Store.(*store.Memory)
	keepEdition(t, s)
	mine, _ := s.Editions.Own()
	r := open(t, s, openEdition(t, s), full)
	name := stage.EditionName(s.Game.Info())
	must.OK(t, files.Window().Write(name, []byte(theirs())))
	r.Pick("edition.card.pescador")
	r.Pick("edition.house.red")
	pescador, _ := islas.CardByID("pescador")
	b, err := keptEdition(s)
	if f := b.Face(1); err != nil || f.Priorities[0] != islas.FeaturePriority(islas.Road) || b.Face(pescador).Colour != islas.Red {
		t.Errorf("what another window has entered is gone: %v, %v", f, err)
	}
	r.Pick("edition.undo")
	r.Pick("edition.undo")
	if text, err := s.Editions.Own(); err != nil || text != mine {
		t.Errorf("undone there is %v\n%s", err, text)
	}
	s.Show("all.jsonl", customized(t, s, theirs()))
	r.Wait(3)
	r.Click("own")
	r.Click("import")
	r.Rest()
	r.Pick("edition.house.red")
	if b, err := keptEdition(s); err != nil || b.Face(1).Priorities[0] != islas.FeaturePriority(islas.Road) {
		t.Errorf("what was imported is gone: %v", err)
	}
}
