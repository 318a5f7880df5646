package stage_test

import (
	"io/fs"
	"os"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/toy"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/services"
	"islas/render/stage"
	own "islas/render/toy"
)

// called is the toy by another name in saves.
type called struct {
	toy.Game
	record string
}

func (c called) Info() *game.Info {
	info := *c.Game.Info()
	info.ID, info.Record = c.record, c.record
	return &info
}

// toyMatch is a match of it.
type toyMatch = match.Match[toy.Position, toy.Action, toy.Event]

func of(record string) stage.Game {
	rules := called{record: record}
	return own.Game{Engine: stage.Engine[toy.Position, toy.Action, toy.Event]{Rules: rules, Lines: toy.Lines{}}}
}

func newStage(t *testing.T, names ...string) *stage.Stage {
	t.Helper()
	s := stage.New(&services.Services{Settings: settings.Default(), Store: store.NewMemory()})
	s.Settings.Language = "en"
	for _, name := range names {
		s.Games = append(s.Games, of(name))
	}
	if err := s.Choose(s.Games[0]); err != nil {
		t.Fatal(err)
	}
	return s
}

func begin(t *testing.T, s *stage.Stage) match.Any {
	t.Helper()
	m, err := s.Begin(match.Setup{Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: game.Human}}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The running match goes on whichever game of the program it is of, and whichever is chosen.
func TestAnyGameGoesOn(t *testing.T) {
	s := newStage(t, "one", "two")
	for i, g := range []stage.Game{s.Games[0], s.Games[1], s.Games[0]} {
		if err := s.Choose(g); err != nil {
			t.Fatal(err)
		}
		begin(t, s)
		if err := s.Choose(s.Games[i%2]); err != nil {
			t.Fatal(err)
		}
		m := s.Continue()
		if m == nil || m.Info().ID != g.Info().ID || s.GameOf(m).Info().ID != g.Info().ID {
			t.Errorf("of %s goes on %v", g.Info().ID, m)
		}
		if told := s.TakeNotices(); len(told) > 0 {
			t.Errorf("told was %q", told)
		}
	}
}

// A chosen game brings its texts, in the language of the settings.
func TestTextsOfTheChosenGame(t *testing.T) {
	s := newStage(t, "one", "two")
	if s.TakeChanged() {
		t.Error("something has changed before another game was chosen")
	}
	s.Settings.Language = "de"
	if err := s.Choose(s.Games[1]); err != nil {
		t.Fatal(err)
	}
	if got := s.Texts.Text("title.name"); got != "Spielzeug" || s.Texts.Lang() != "de" || !s.TakeChanged() {
		t.Errorf("the name is %q in %s", got, s.Texts.Lang())
	}
	if got := s.Texts.Text("common.back"); got != "Zurück" {
		t.Errorf("the shared text is %q", got)
	}
	if got := s.Title(); got != "Spielzeug – Islas Canarias" {
		t.Errorf("the window is called %q", got)
	}
}

// noTexts is a game without any.
type noTexts struct{ stage.Game }

func (noTexts) Texts() fs.FS { return os.DirFS(os.DevNull) }

func TestGameWithoutTextsIsNotChosen(t *testing.T) {
	s := newStage(t, "one")
	before := s.Game
	if err := s.Choose(noTexts{of("two")}); err == nil || s.Game != before {
		t.Errorf("chosen is %s, error %v", s.Game.Info().ID, err)
	}
}
