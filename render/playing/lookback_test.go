package playing_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/render/internal/harness"
	"islas/render/ui"
)

// rows is what everybody has laid, as it is shown.
func (r *rig) rows() (all []string) {
	for text, at := range r.UI.DrawnTexts {
		if strings.Contains(text, "[") && at.X < r.UI.Bounds().W/2 {
			all = append(all, text)
		}
	}
	slices.Sort(all)
	return all
}

// laid are the lines of the log that can be looked back at, the first first.
func (r *rig) laid() (ids []string) {
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "log.") {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// An earlier position is looked at from the log, one leads to the next, and nothing can be done there; whatever goes on meanwhile is
// shown when one is back.
func TestLookBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, game.Human, "easy")
		var then [][]string // the rows after each card of the person
		for range 4 {
			r.act()
			r.Rest()
			then = append(then, r.rows())
		}
		r.Click(r.choices()[0])
		r.Wait(2) // what was done is being shown
		lines := r.laid()
		if len(lines) < 4 {
			t.Fatalf("only %d lines can be looked back at", len(lines))
		}
		r.Click(lines[0])
		first, moving, data := r.rows(), r.texts("log"), r.data()
		if slices.Equal(first, then[len(then)-1]) || len(r.choices()) > 0 || !r.Shows("Looking back, round 1") {
			t.Errorf("looking back shows %v, and %v can be done", first, r.choices())
		}
		if w := r.Widget("back.earlier"); w.Enabled || !r.Widget("back.later").Enabled {
			t.Error("the first scene has one before it, or none after it")
		}
		r.Pass(time.Minute)
		if r.Rest(); r.texts("log") != moving || !bytes.Equal(r.data(), data) || !slices.Equal(r.rows(), first) {
			t.Error("the game goes on while somebody looks back")
		}
		r.Press(r.UI.Bounds().Middle()) // hurries nothing
		r.Click("back.later")
		second := r.rows()
		r.Key(ui.KeyLeft)
		if got := r.rows(); !slices.Equal(got, first) || slices.Equal(got, second) {
			t.Errorf("one forth and back leads from %v by %v to %v", first, second, got)
		}
		for range 50 {
			r.Key(ui.KeyRight)
		}
		if w := r.Widget("back.later"); w.Enabled {
			t.Error("there is something after the last scene")
		}
		r.Key(ui.KeyEscape)
		if r.Has("back.close") || r.Has("menu.resume") {
			t.Fatal("Escape does not lead back to the game, or further")
		}
		r.Rest()
		if r.texts("log") == moving || len(r.choices()) == 0 {
			t.Error("the game does not go on after a look back")
		}
	})
}

// A lesson is not left for an earlier step.
func TestNoLookBackInALesson(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 4)
		p.hears("log")
		if session := p.table().Session; session.LookBack(session.Log().Len()) {
			t.Error("the lesson looks back")
		}
		p.reads("log")
		p.hears("twice")
	})
}
