package puertorico_test

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico/engine"
	"islas/render/keep/settings"
	own "islas/render/puertorico"
	"islas/render/shell"
	"islas/render/stage"
	"islas/render/testkit/harness"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws the scenes around the table as they are with this game, and checks that the pictures show something.
func TestShots(t *testing.T) {
	t.Parallel() // another process draws them
	folder := filepath.Join("..", "..", "screens")
	shot.TakeChosen(t, folder, shots())
}

// judge ends the process that draws with what a test would fail for.
type judge = shot.Judge

// played is a match of so many computers that is over.
func played(seats int) *engine.Match {
	return playedOf(uint64(seats), seats, engine.Engine{}.Info().Levels[0].ID)
}

// counted is a match in which all large buildings count.
func counted() *engine.Match { return playedOf(mostLarge, 4, "easy") }

// mostLarge is the seed of that match.
const mostLarge = 146

// playedOf is the match of a seed between computers of a level that is over.
func playedOf(seed uint64, seats int, level string) *engine.Match {
	setup := match.Setup{Seed: seed}
	for i := range seats {
		setup.Seats = append(setup.Seats, match.Seat{Name: own.New().Cast()[i].Name, Control: level})
	}
	m, _, err := match.New(engine.Engine{}, setup)
	if err != nil {
		panic(err)
	}
	for !m.Over() {
		s := m.State()
		player, err := engine.Engine{}.Player(level, uint64(m.Played()))
		if err != nil {
			panic(err)
		}
		if _, err := m.Do(player.Choose(s.View(m.Decider()))); err != nil {
			panic(err)
		}
	}
	return m
}

// scenes are those around the table.
var scenes = map[string]func(s *stage.Stage) stage.Scene{
	"title":        func(s *stage.Stage) stage.Scene { return s.Routes.Title(s) },
	"new":          func(s *stage.Stage) stage.Scene { return s.Routes.NewGame(s) },
	"settings":     func(s *stage.Stage) stage.Scene { return s.Routes.Settings(s) },
	"result":       func(s *stage.Stage) stage.Scene { return s.Routes.Result(s, played(4)) },
	"result-2":     func(s *stage.Stage) stage.Scene { return s.Routes.Result(s, played(2)) },
	"result-large": func(s *stage.Stage) stage.Scene { return s.Routes.Result(s, counted()) },
	"result-5":     func(s *stage.Stage) stage.Scene { return s.Routes.Result(s, played(game.MaxSeats)) },
}

// shots is every picture to take.
func shots() (all []shot.Shot) {
	for name, open := range scenes {
		for i, w := range []harness.Window{
			{W: 1280, H: 720, Percent: 100}, {W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100},
			{W: 900, H: 450, Percent: 100},
		} {
			lang := []string{"en", "de"}[i%2]
			at := harness.New(judge{}, harness.NewStage(judge{}, lang, own.New()), w)
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("puertorico-scene-%s-%s-%.0fx%.0f@%.2f", name, lang, w.W, w.H, at.Scale()),
				W:    int(w.W), H: int(w.H), Scale: at.Scale(), Extra: name != "result" || i > 0,
				Open: func() shot.Subject { return subject(lang, open) },
			})
		}
	}
	return append(all, readmeShot())
}

// readmeShot is the picture of README: a game that is over.
func readmeShot() shot.Shot {
	w := harness.Window{W: 1280, H: 720, Percent: 100}
	at := harness.New(judge{}, harness.NewStage(judge{}, "en", own.New()), w)
	return shot.Shot{Name: "readme-puertorico-result", W: int(w.W), H: int(w.H), Scale: at.Scale(), Extra: true, Open: func() shot.Subject {
		return subject("en", func(s *stage.Stage) stage.Scene { return s.Routes.Result(s, played(4)) })
	}}
}

// subject is a scene in a language.
func subject(lang string, open func(s *stage.Stage) stage.Scene) shot.Subject {
	s := harness.NewStage(judge{}, lang, own.New())
	looks.Share(s, settings.ThemeSystem)
	shell.Fill(&s.Routes)
	s.Go(open(s))
	return shot.Subject{Theme: s.Theme, Texts: s.Texts, Inputs: []ui.Input{{Dt: time.Second}, {Dt: time.Second}}, Frame: func(u *ui.UI) { s.Top().Frame(u) }}
}
