package colonies_test

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	own "islas/render/colonies"
	"islas/render/keep/settings"
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

// scenes are those around the table.
var scenes = map[string]func(s *stage.Stage) stage.Scene{
	"title":        func(s *stage.Stage) stage.Scene { return s.Routes.Title(s) },
	"new":          func(s *stage.Stage) stage.Scene { return s.Routes.NewGame(s) },
	"daily":        func(s *stage.Stage) stage.Scene { return s.Routes.Daily(s) },
	"rules":        func(s *stage.Stage) stage.Scene { return s.Routes.Rules(s) },
	"achievements": func(s *stage.Stage) stage.Scene { return s.Routes.Chronicle(s) },
	"result":       func(s *stage.Stage) stage.Scene { return s.Routes.Result(s, played(4)) },
	"result-3":     func(s *stage.Stage) stage.Scene { return s.Routes.Result(s, played(3)) },
}

// shots is every picture to take.
func shots() (all []shot.Shot) {
	for name, open := range scenes {
		for i, w := range []harness.Window{
			{W: 1280, H: 720, Percent: 100}, {W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 800, H: 1280, Percent: 100},
			{W: 900, H: 450, Percent: 100},
		} {
			lang := []string{"en", "de", "es"}[i%3]
			at := harness.New(judge{}, harness.NewStage(judge{}, lang, own.New()), w)
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("colonies-scene-%s-%s-%.0fx%.0f@%.2f", name, lang, w.W, w.H, at.Scale()),
				W:    int(w.W), H: int(w.H), Scale: at.Scale(), Extra: name != "result" && name != "new" || i > 0,
				Open: func() shot.Subject { return subject(lang, open) },
			})
		}
	}
	w := harness.Window{W: 1280, H: 720, Percent: 100}
	at := harness.New(judge{}, harness.NewStage(judge{}, "en", own.New()), w)
	return append(all, shot.Shot{Name: "readme-colonies-result", W: int(w.W), H: int(w.H), Scale: at.Scale(), Extra: true, Open: func() shot.Subject {
		return subject("en", func(s *stage.Stage) stage.Scene { return s.Routes.Result(s, played(4)) })
	}})
}

// subject is a scene in a language.
func subject(lang string, open func(s *stage.Stage) stage.Scene) shot.Subject {
	s := harness.NewStage(judge{}, lang, own.New())
	looks.Share(s, settings.ThemeSystem)
	shell.Fill(&s.Routes)
	s.Options.Seed, s.Options.Seeded = 7, true
	s.Go(open(s))
	return shot.Subject{Theme: s.Theme, Texts: s.Texts, Inputs: []ui.Input{{Dt: time.Minute}, {Dt: time.Second}}, Frame: func(u *ui.UI) { s.Top().Frame(u) }}
}
