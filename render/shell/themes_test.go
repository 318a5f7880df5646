package shell_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/marktest"
	"islas/render/testkit/need"
	"islas/render/testkit/painttest"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/theme"
	"islas/render/ui"
)

// TestThemesReadWell draws the tables of both games, the settings and what a new game is begun with in each theme. In those of high
// contrast texts have 7 : 1 to what lies below their letters, and in all marks, lines, borders and pieces have 3 : 1 (WCAG 2.2, 1.4.6 and
// 1.4.11).
func TestThemesReadWell(t *testing.T) {
	need.Time(t)
	t.Setenv("ISLAS_SHOTS_ONLY", "theme-*")
	shot.Take(t, filepath.Join("..", "..", "screens"))
}

// themeShots returns pictures in all themes.
func themeShots() (all []shot.Shot) {
	table := func(id string, seats int) scene {
		return scene{name: id, open: func(t testing.TB, s *stage.Stage) stage.Scene {
			s.Games = houseOf(t, s.Settings.Language).Games
			return replayOf(t, s, id, seats)
		}, fill: func(r *rig) {
			at := r.Widget("replay.line").Rect
			r.ClickAt(ui.Point{X: at.X + at.W*0.6, Y: at.Middle().Y})
			r.Away()
			r.Wait(40)
		}}
	}
	named := func(name string) scene {
		all := scenes()
		return all[slices.IndexFunc(all, func(sc scene) bool { return sc.name == name })]
	}
	for i, sc := range []scene{table("islas", 5), table("puertorico", 5), named("access"), named("new")} {
		for k, th := range settings.Themes()[1:] {
			windows := []harness.Window{{W: 1280, H: 720, Percent: 100}}
			if k == i+1 { // once each on a telephone, in another theme
				windows = append(windows, harness.Window{W: 390, H: 844, Percent: 100})
			}
			for _, w := range windows {
				lang := []string{"de", "en", "es"}[(i+k)%3]
				all = append(all, shot.Shot{Name: fmt.Sprintf("theme-%v-%s-%s-%.0fx%.0f", th, sc.name, lang, w.W, w.H), W: int(w.W), H: int(w.H), Extra: true,
					Open: func() shot.Subject { return themed(lang, w, sc, th) }})
			}
		}
	}
	return all
}

// themed returns a scene in a theme.
func themed(lang string, w harness.Window, sc scene, th settings.Theme) shot.Subject {
	s := newStage(judge{}, lang)
	looks.Share(s, th)
	s.Options.Seed, s.Options.Seeded = 1, true
	r := open(judge{}, s, sc.open(judge{}, s), w)
	if sc.fill != nil {
		sc.fill(r)
	}
	return shot.Subject{
		Theme: s.Theme, Texts: s.Texts, Scale: r.Scale(), Inputs: []ui.Input{{Dt: time.Minute}, {Dt: time.Second}},
		Frame: func(u *ui.UI) { s.Top().Frame(u) },
		Look:  func(u *ui.UI, img *ebiten.Image) error { return errors.Join(standsOut(u), marktest.Look(u, img)) },
	}
}

// standsOut returns an error for the paintings of a table that have a meaning without words beside them but do not stand out.
func standsOut(u *ui.UI) error {
	var faults []error
	for _, s := range painttest.Frame(u, func(key any) string {
		kind := fmt.Sprintf("%T", key)
		switch kind[strings.LastIndex(kind, ".")+1:] {
		case "Piece", "Raider", "PriorityIcon", "Privilege", "Seal", "Barrel", "PaleBarrel", "Worker", "WorkerShip":
			return fmt.Sprint(kind, key)
		}
		return ""
	}) {
		if !s.Shows() {
			faults = append(faults, errors.New(s.String()))
		}
	}
	return errors.Join(faults...)
}

// A chosen typeface takes effect at once, and at the next start; when it is unchosen, everything looks as before.
func TestLettersAreChosen(t *testing.T) {
	s := newStage(t, "es")
	r := open(t, s, s.Routes.Access(s), full)
	before, art := r.Picture(), s.Art
	if r.value("typeface") != r.T("access.typeface.game") || s.Theme.Typeface() != nil {
		t.Fatalf("the letters are %q at first", r.value("typeface"))
	}
	r.Pick("typeface/1")
	kept, _, _, err := settings.Load(s.Store)
	if err != nil || kept.Typeface != settings.TypefaceLegible || r.value("typeface") != r.T("access.typeface.legible") ||
		r.UI.Theme().Typeface() != theme.Legible() || r.Picture() == before || s.Art == art {
		t.Errorf("the next start has %+v, %v; pictures with words are painted anew: %v", kept, err, s.Art != art)
	}
	r.Pick("typeface/0")
	if r.Picture() != before {
		t.Error("texts look different when the usual ones come back")
	}
}
