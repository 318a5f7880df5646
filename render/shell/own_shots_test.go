package shell_test

import (
	"fmt"
	"image"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"islas/render/internal/harness"
	"islas/render/internal/need"
	"islas/render/internal/pairs"
	looks "islas/render/internal/rig"
	"islas/render/internal/shot"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/ui"
)

// TestTextsHaveOwnColours draws every scene in colours of a player's own, in a common window and on a telephone, and asks of every text
// whether the pixels of its letters and of what lies below them are of these two and of nothing between other ones.
func TestTextsHaveOwnColours(t *testing.T) {
	need.Time(t)
	t.Setenv("ISLAS_SHOTS_ONLY", "own-*")
	shot.Take(t, filepath.Join("..", "..", "screens"))
}

// ownShots are pictures in colours of one's own.
func ownShots() (all []shot.Shot) {
	yellow := pairs.Yellow
	white := settings.Pairs()[0].Colours
	kept := slices.DeleteFunc(scenes(), func(sc scene) bool { return sc.name == "wiped" }) // with everything else these colours are gone
	for i, sc := range append(kept, scene{name: "story", open: func(t testing.TB, s *stage.Stage) stage.Scene { return s.Routes.Result(s, over(t, 5)) },
		fill: func(r *rig) { r.Pass(time.Minute) }}) {
		for k, w := range []harness.Window{
			{W: 1280, H: 720, Percent: 100, Colours: yellow}, {W: 320, H: 568, Percent: 200, Colours: yellow},
			{W: 1280, H: 720, Percent: 100, Colours: white},
		} {
			lang := []string{"de", "en", "es"}[(i+k)%3]
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("own-%s-%s-%s", sc.name, lang, w), W: int(w.W), H: int(w.H), Extra: true,
				Open: func() shot.Subject { return ownSubject(lang, w, sc) },
			})
		}
	}
	return all
}

// ownSubject is a scene in colours of one's own.
func ownSubject(lang string, w harness.Window, sc scene) shot.Subject {
	s := newStage(judge{}, lang)
	looks.ShareOwn(s, w.Colours)
	s.Options.Seed, s.Options.Seeded = 1, true
	r := open(judge{}, s, sc.open(judge{}, s), w)
	if sc.fill != nil {
		sc.fill(r)
	}
	return shot.Subject{
		Theme: s.Theme, Texts: s.Texts, Scale: r.Scale(), Inputs: []ui.Input{{Dt: time.Minute}, {Dt: time.Second}},
		Frame: func(u *ui.UI) { s.Top().Frame(u) },
		Judge: func(u *ui.UI, picture *image.RGBA) error { return pairs.Drawn(u, picture, *stage.Own(w.Colours)) },
	}
}
