package app

import (
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	modeltable "islas/render/model"
	"islas/render/platform/crash"
	"islas/render/stage"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// inBrowser is a store whose files the player can't open.
type inBrowser struct{ *store.Memory }

func (inBrowser) Where() string { return "IndexedDB" }

// A crash is reported with the place of its report, if that is a file that can be opened; otherwise with where it can be saved.
func TestCrashIsTold(t *testing.T) {
	dir := t.TempDir()
	t.Cleanup(func() { _ = debug.SetCrashOutput(nil, debug.CrashOptions{}) }) // Windows can't remove the folder before
	a, err := newApp(optionsFor(t, nil))
	must.OK(t, err)
	folder, err := store.Open(dir)
	must.OK(t, err)
	s := a.stage
	for _, files := range []store.Store{folder, inBrowser{store.NewMemory()}} {
		name, err := crash.Keep(files, "what happened", time.Now())
		must.OK(t, err)
		s.Store = files
		s.TakeNotices()
		tellOfCrashes(s)
		want := s.Path(name)
		if files != folder {
			want = s.Texts.Text("device.title")
		}
		if told := s.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], want) || strings.Contains(told[0], "IndexedDB") {
			t.Errorf("in %s told is %q", files.Where(), told)
		}
	}
}

// refusing is the rules of the model game in which the second seat may do nothing that its computer chooses.
type refusing struct{ model.Game }

func (r refusing) Apply(p *model.Position, a model.Action, steps *[]model.Step) error {
	if p.Turn() == 1 {
		return game.ErrIllegal
	}
	return r.Game.Apply(p, a, steps)
}

// A computer whose action the rules refuse does not stop the game silently: the program ends and shows where the report is, and the saved
// game is as it was after the last action.
func TestIllegalActionOfAComputer(t *testing.T) {
	dir := t.TempDir()
	a, err := newApp(stage.Options{Lang: "en", DataDir: dir, Mute: true})
	must.OK(t, err)
	s := a.stage
	s.Settings.Speed = settings.Instant
	s.Games = append(s.Games, modeltable.Game{Engine: stage.Engine[model.Position, model.Action, model.Event]{Rules: refusing{}, Lines: model.Lines{}}})
	must.OK(t, s.Choose(s.Games[len(s.Games)-1]))
	m, err := s.Saves.Begin(match.Setup{Seats: []match.Seat{{Name: "Ann", Control: "random"}, {Name: "Bob", Control: "random"}}})
	must.OK(t, err)
	id, _ := s.Saves.Kept(m)
	s.Go(s.Routes.Table(s, m, true))
	a.read = func(dt time.Duration) ui.Input { return ui.Input{Dt: dt} }
	a.resize(stage.Window{W: 1280, H: 720, Density: 1})
	for n := 0; n < 2000 && err == nil; n++ {
		time.Sleep(time.Millisecond) // computers rest between two thoughts
		err = a.Update()
	}
	reports, _ := filepath.Glob(filepath.Join(dir, "crash-*.txt"))
	if len(reports) != 1 || err == nil || err.Error() != s.Texts.Text("crash.stopped", "where", reports[0]) {
		t.Fatalf("the program ends with %v, and there are the reports %q", err, reports)
	}
	report, err := s.Store.Read(filepath.Base(reports[0]))
	if err != nil || !strings.Contains(string(report), "seat 1 wants") {
		t.Errorf("the report is %.400s, %v", report, err)
	}
	kept, err := s.Saves.Look(id)
	must.OK(t, err)
	if now := kept.(*modeltable.Match); now.Played() == 0 || now.Played() != m.(*modeltable.Match).Played() {
		t.Errorf("%d moves are kept", now.Played())
	}
}
