package scene

import (
	"fmt"
	"path/filepath"
	"testing"

	"islas/game/match"
	"islas/render/internal/shot"
	"islas/render/stage"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws every scene in several windows and both languages into files, and checks that they show something.
func TestShots(t *testing.T) {
	folder := filepath.Join("..", "..", "screens")
	shot.Take(t, folder)
	for _, s := range shots() {
		if n := shot.Colours(shot.Load(t, folder, s.Name)); n < 300 {
			t.Errorf("%s has only %d colours", s.Name, n)
		}
	}
}

// window is a window of w by h pixels at a scale.
type window struct {
	w, h  int
	scale float64
}

// shots is every picture to take.
func shots() []shot.Shot {
	var all []shot.Shot
	add := func(name, lang string, at window, contrast bool, make func(s *stage.Stage) (stage.Scene, error), inputs ...ui.Input) {
		all = append(all, shot.Shot{
			Name: fmt.Sprintf("scene-%s-%s-%dx%d@%.2f", name, lang, at.w, at.h, at.scale), W: at.w, H: at.h, Scale: at.scale,
			Open: func() shot.Subject {
				s, err := makeStage(lang, contrast)
				var scene stage.Scene
				if err == nil {
					scene, err = make(s)
				}
				if err != nil {
					panic(err) // only a test's process
				}
				s.Go(scene)
				return shot.Subject{Theme: s.Theme, Texts: s.Texts, Inputs: inputs, Frame: func(u *ui.UI) { s.Top().Frame(u) }}
			},
		})
	}
	full, small, large, upright := window{1920, 1080, 1}, window{1280, 720, 0.7}, window{1280, 720, 1.4}, window{768, 1024, 0.7}
	for i, at := range []window{full, small, large, upright} {
		lang := []string{"de", "en"}[i%2]
		other := []string{"en", "de"}[i%2]
		add("title", lang, at, false, func(s *stage.Stage) (stage.Scene, error) { return NewTitle(s), nil })
		add("title-running", other, at, false, func(s *stage.Stage) (stage.Scene, error) {
			_, err := s.Begin(someSetup(4))
			return NewTitle(s), err
		})
		add("new", lang, at, false, func(s *stage.Stage) (stage.Scene, error) { return NewNewGame(s), nil })
		add("new-five", other, at, false, func(s *stage.Stage) (stage.Scene, error) {
			n := NewNewGame(s).(*newGame)
			n.draft.setCount(5)
			n.draft.setControl(2, match.Human)
			n.draft.pick(n.draft.free()[0])
			return n, nil
		})
		add("curtain", lang, at, false, func(s *stage.Stage) (stage.Scene, error) { return NewCurtain(s, "Bartholomäus", nil), nil })
		add("result", lang, at, false, func(s *stage.Stage) (stage.Scene, error) {
			m, err := finished(5)
			if err != nil {
				return nil, err
			}
			return NewResult(s, m), nil
		})
		add("settings", lang, at, i == 1, func(s *stage.Stage) (stage.Scene, error) { return NewSettings(s), nil })
		for j, id := range []string{"aim", "cards", "palace", "ledger", "privileges", "faq"} {
			rules := func(s *stage.Stage) (stage.Scene, error) {
				c := NewRules(s).(*rules)
				for k, ch := range c.book {
					if ch.id == id {
						c.goTo(k)
					}
				}
				return c, nil
			}
			add("rules-"+id, []string{"de", "en"}[j%2], at, false, rules)
		}
	}
	return all
}
