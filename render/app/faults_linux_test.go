package app

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/platform/crash"
	"islas/render/stage"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// start starts the program on a folder, in English, and returns it with its messages.
func start(t *testing.T, dir string, seats ...string) (*app, string) {
	t.Helper()
	a, err := newApp(stage.Options{Lang: "en", DataDir: dir, Mute: true, Seats: seats})
	if err != nil {
		t.Error(err)
		return nil, ""
	}
	return a, strings.Join(a.stage.TakeNotices(), "\n")
}

// person is a player at the program, who sees the screen and clicks.
type person struct {
	*app
	t *testing.T
}

// tick runs some ticks with the same input, and returns the error of the last.
func (p *person) tick(n int, in ui.Input) (err error) {
	in.Dt = time.Second / 60
	p.read = func(time.Duration) ui.Input { return in }
	for range n {
		err = p.update()
	}
	return err
}

// click clicks a widget, and returns the error of the last tick after it.
func (p *person) click(id string) error {
	p.t.Helper()
	i := slices.IndexFunc(p.ui.Widgets(), func(w ui.Widget) bool { return w.ID == id })
	if i < 0 {
		p.t.Fatalf("there is no %q", id)
	}
	at := p.ui.Widgets()[i].Rect.Middle()
	_ = p.tick(2, ui.Input{Inside: true, Pos: at})
	_ = p.tick(1, ui.Input{Inside: true, Pos: at, Down: true, Pressed: true})
	_ = p.tick(1, ui.Input{Inside: true, Pos: at, Released: true})
	return p.tick(3, ui.Input{Inside: true, Pos: at})
}

// sees reports whether a text is on the screen.
func (p *person) sees(key string) bool {
	for text := range p.ui.DrawnTexts {
		if text == p.stage.Texts.Text(key) {
			return true
		}
	}
	return false
}

// Where there is no folder for files (a file or a dangling link is in its place, or HOME is unset) the program says so and keeps saying it:
// on the title, in the menu at the table, and before it ends while a game is running.
func TestNothingCanBeSaved(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	must.OK(t, os.WriteFile(file, []byte("mine"), 0o600))
	must.OK(t, os.Symlink(filepath.Join(dir, "nothing"), link))
	t.Setenv("HOME", "")
	t.Setenv("XDG_CONFIG_HOME", "")
	for _, folder := range []string{file, link, ""} {
		t.Run(filepath.Base(folder), func(t *testing.T) {
			a, told := start(t, folder, "human", "easy")
			s := a.stage
			if told != s.Texts.Text("notice.no-store") {
				t.Errorf("told was %q", told)
			}
			s.Settings.Speed = settings.Instant
			p := &person{a, t}
			p.resize(stage.Window{W: 1280, H: 720, Density: 1})
			_ = p.tick(60, ui.Input{})
			_ = p.click("menu")
			if !p.sees("table.unsaved") || p.sees("table.saved") {
				t.Error("the menu says that the game is saved")
			}
			_ = p.click("menu.title")
			if !p.sees("games.where.memory") {
				t.Error("the title does not say that nothing can be saved")
			}
			if err := p.click("quit"); err != nil || !slices.Contains(a.ui.Notices(), s.Texts.Text("notice.unsaved-here")) {
				t.Errorf("the program ends with %v, and says %q", err, a.ui.Notices())
			}
			if err := p.click("quit"); !errors.Is(err, ebiten.Termination) {
				t.Errorf("asked once more the program goes on: %v", err)
			}
		})
	}
}

// A folder that can't be written shows its games, and one of them can be continued; messages say that nothing is saved, and at the end that
// what was played since is lost. Without any folder, all is lost.
func TestReadOnlyFolder(t *testing.T) {
	dir := need.OrdinaryFolder(t)
	a, _ := start(t, dir, "human", "easy")
	a.stage.Saves.Library().Close()
	must.OK(t, os.Chmod(dir, 0o555))
	if err := filepath.Walk(dir, func(path string, info os.FileInfo, err error) error {
		if err == nil && !info.IsDir() {
			err = os.Chmod(path, 0o444)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	need.Ordinary(t, func() {
		a, told := start(t, dir)
		s := a.stage
		if told != s.Texts.Text("notice.read-only", "where", dir) {
			t.Errorf("told was %q", told)
		}
		m := s.Saves.Continue()
		if m == nil {
			t.Error("the game in the folder can't be continued")
			return
		}
		s.Saves.Keep(m)
		if !s.Saves.Unsaved(m) || s.Saves.MayEnd() || !s.Saves.MayEnd() {
			t.Error("the menu says that the game is saved, or the program does not end when it is asked once more")
		}
		if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text("notice.unsaved-here") {
			t.Errorf("before the end told was %q", told)
		}
		if again := s.Saves.Continue(); again == nil || len(s.Saves.Library().List()) != 1 {
			t.Error("what was played is lost before the program ends")
		}
		if told := s.TakeNotices(); len(told) > 0 {
			t.Errorf("told was %q", told)
		}
		s.Routes.Save(s, m)
		if told, want := s.TakeNotices(), s.Texts.Text("result.not-saved", "where", dir); len(told) != 1 || told[0] != want {
			t.Errorf("of the record told was %q, not %q", told, want)
		}
		checkNoImport(t, s)
		p := crash.Try("test", func() { panic("on purpose") })
		if said := report(s, p).Error(); !strings.HasPrefix(said, s.Texts.Text("crash.stopped-unwritten")) {
			t.Errorf("of a crash told was %q", said)
		}
		below, told := start(t, filepath.Join(dir, "below"))
		if want := below.stage.Texts.Text("notice.no-store"); told != want || !strings.Contains(told, "lost when you close") {
			t.Errorf("without a folder told was %q", told)
		}
	})
}

// checkNoImport checks that where nothing can be stored nothing is imported either, with a message.
func checkNoImport(t *testing.T, s *stage.Stage) {
	t.Helper()
	top := s.Top()
	data, _, err := s.Export()
	if err != nil {
		t.Error(err)
	}
	s.Show("all.jsonl", data)
	want := s.Texts.Text("device.import.read-only", "where", s.Store.Where(), "file", "all.jsonl")
	if told := s.TakeNotices(); len(told) != 1 || told[0] != want || s.Top() != top {
		t.Errorf("of an import told was %q, not %q", told, want)
	}
}

// Settings that can't be read do not silently become the usual ones: a message says so, with the file, which is kept whatever is chosen.
func TestUnreadableSettings(t *testing.T) {
	dir := need.OrdinaryFolder(t)
	file := filepath.Join(dir, settings.FileName)
	const content = `{"version":1,"music":7}`
	must.OK(t, os.WriteFile(file, []byte(content), 0))
	need.Ordinary(t, func() {
		a, told := start(t, dir)
		if told != a.stage.Texts.Text("notice.settings-unreadable", "file", file) {
			t.Errorf("told was %q", told)
		}
		a.stage.Settings.Music = 30
		a.stage.Changed()
	})
	if data, err := os.ReadFile(file); err != nil || string(data) != content {
		t.Errorf("the settings are now %q, %v", data, err)
	}
}

// Damaged settings are moved aside, and a message says where.
func TestDamagedSettings(t *testing.T) {
	dir := t.TempDir()
	must.OK(t, os.WriteFile(filepath.Join(dir, settings.FileName), []byte("[1"), 0o600))
	a, told := start(t, dir)
	aside := filepath.Join(dir, settings.FileName+".damaged-1")
	if told != a.stage.Texts.Text("notice.settings-moved", "file", aside) {
		t.Errorf("told was %q", told)
	}
	if data, err := os.ReadFile(aside); err != nil || string(data) != "[1" {
		t.Errorf("set aside is %q, %v", data, err)
	}
}

// -seats begins a new game each time; the running one stays, byte by byte.
func TestSeatsKeepTheRunningGame(t *testing.T) {
	dir := t.TempDir()
	s, err := store.Open(dir)
	must.OK(t, err)
	a, _ := start(t, dir)
	m, err := a.stage.Game.New(match.Setup{Seats: []match.Seat{
		{Name: "Ana", Control: game.Human, Board: "tenerife"}, {Name: "Ben", Control: "easy", Board: "la-palma"},
	}})
	must.OK(t, err)
	data, err := m.Save()
	if err == nil {
		err = s.Write(library.First.File(), data)
	}
	must.OK(t, err)
	for n := 2; n <= 3; n++ {
		a, told := start(t, dir, "human", "easy")
		if list := a.stage.Saves.Library().List(); told != "" || len(list) != n {
			t.Errorf("told was %q, kept are %+v", told, list)
		}
		if now, err := s.Read(library.First.File()); err != nil || string(now) != string(data) {
			t.Errorf("the game that was running is now %.60q, %v", now, err)
		}
	}
}
