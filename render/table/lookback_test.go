package table_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	modeltable "islas/render/model"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// rows returns what every player has built, as it is shown.
func (r *rig) rows() (all []string) {
	for text, at := range r.UI.DrawnTexts {
		if strings.Contains(text, " point") && at.X < r.UI.Bounds().W/2 {
			all = append(all, text)
		}
	}
	slices.Sort(all)
	return all
}

// laid returns the lines of the log that can be looked back at, the earliest first.
func (r *rig) laid() (ids []string) {
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "log.") {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// A look back begins in the log, leads from one position to the next, and allows no actions. What happens in the meantime is shown
// afterwards.
func TestLookBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, game.Human, "easy")
		var then [][]string // the rows after each card of the person
		for range 6 {
			r.act()
			r.Rest()
			then = append(then, r.rows())
		}
		r.Click(r.choices()[0])
		r.Wait(2) // what was done is being shown
		lines, whole := r.laid(), r.texts("log")
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
		if now := r.texts("log"); now == moving || now == whole || len(r.choices()) == 0 {
			t.Error("the game does not go on after a look back")
		}
	})
}

// During a look back the log contains only what had happened by then; afterwards it is shown where it was read before.
func TestLogOfALookBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, game.Human, "easy")
		for range 6 {
			r.act()
			r.Rest()
		}
		log := r.Stage.Top().(*modeltable.Table).Session
		whole, steps := len(log.Lines().All), log.Log().Len()
		r.UI.ScrollTo("log", 0)
		r.Wait(3)
		read := r.texts("log")
		if steps < 12 || !strings.Contains(read, "Round 1") {
			t.Fatalf("the log has %d steps and shows %q", steps, read)
		}
		r.Click(r.laid()[0])
		r.Wait(3)
		for before, turns := 0, 0; ; turns++ {
			at, ok := log.LooksBack()
			all := log.Lines().All
			if last := all[len(all)-1]; !ok || last.Step != at || log.Log().Len() != at+1 || len(all) <= before || !strings.Contains(r.texts("log"), last.Text) {
				t.Fatalf("at step %d the log has %d lines after %d, the last of step %d, and shows %q", at, len(all), before, last.Step, r.texts("log"))
			}
			if before = len(all); !r.Widget("back.later").Enabled {
				if turns < 4 {
					t.Errorf("there are only %d scenes", turns)
				}
				break
			}
			r.Click("back.later")
			r.Wait(3)
		}
		r.Key(ui.KeyEscape)
		r.Wait(3)
		if now := r.texts("log"); len(log.Lines().All) != whole || log.Log().Len() != steps || now != read {
			t.Errorf("in the present the log shows %q, before that it was %q", now, read)
		}
	})
}

// A lesson has no look back.
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
