package shell

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"islas/render/internal/golden"
	"islas/render/internal/shot"
	"islas/render/stage"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws every scene in several windows and both languages into files, checks that they show something, and that
// one picture of each looks as it did.
func TestShots(t *testing.T) {
	folder := filepath.Join("..", "..", "screens")
	shot.Take(t, folder)
	chosen := shot.Chosen(shots())
	for _, s := range chosen {
		if n := shot.Colours(shot.Load(t, folder, s.Name)); n < 300 {
			t.Errorf("%s has only %d colours", s.Name, n)
		}
	}
	golden.Check(t, folder, chosen)
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
	full, small, large := window{1920, 1080, 1}, window{1280, 720, 0.7}, window{1280, 720, 1.4}
	upright, narrow := window{768, 1024, 0.7}, window{768, 1024, 1.137}
	scenes := everyScene(func(err error) { panic(err) }) // in a process of its own
	open := func(name string) func(s *stage.Stage) (stage.Scene, error) {
		return func(s *stage.Stage) (stage.Scene, error) { return scenes[name](s), nil }
	}
	add("title", "en", full, false, open("title"))
	add("title", "de", large, false, open("running"))
	add("title", "en", upright, false, open("running"))
	add("new", "de", full, false, open("new"))
	add("new", "en", small, false, open("new"))
	add("new", "de", large, false, open("new"))
	add("new", "en", narrow, false, open("islands"))
	add("replace", "de", large, false, open("replace"))
	add("curtain", "de", full, false, open("curtain"))
	counted := ui.Input{Dt: time.Minute}
	add("result", "de", full, false, open("result"), counted)
	add("result", "en", small, false, open("result"), counted)
	add("result", "en", large, false, open("result"), counted)
	add("result", "de", narrow, false, open("result"), counted)
	add("counting", "en", small, false, open("result"), ui.Input{Dt: 1100 * time.Millisecond})
	add("settings", "de", small, false, open("settings"))
	add("settings", "en", small, true, open("settings"))
	for id, at := range map[string]window{"aim": full, "cards": large, "palace": small, "privileges": narrow, "ledger": upright} {
		add("rules-"+id, []string{"de", "en"}[len(id)%2], at, false, func(s *stage.Stage) (stage.Scene, error) {
			c := NewRules(s).(*rules)
			c.goTo(slices.IndexFunc(c.book, func(ch stage.Chapter) bool { return ch.ID == id }))
			return c, nil
		})
	}
	return shot.Keep(all,
		"scene-title-en-1920x1080@1.00", "scene-new-de-1920x1080@1.00", "scene-replace-de-1280x720@1.40", "scene-curtain-de-1920x1080@1.00",
		"scene-result-en-1280x720@0.70", "scene-settings-de-1280x720@0.70", "scene-settings-en-1280x720@0.70",
		"scene-rules-palace-de-1280x720@0.70", "scene-rules-ledger-de-768x1024@0.70")
}
