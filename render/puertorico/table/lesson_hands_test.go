package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/ui"
)

// byKeys walks to a widget by the Tab key, and presses Enter.
func byKeys(r *rig, w ui.Widget) {
	r.t.Helper()
	for range 200 {
		if at, ok := r.Find(w.ID); ok && at.Focused {
			r.Key(ui.KeyEnter)
			return
		}
		r.Tap(ui.KeyTab)
	}
	r.t.Fatalf("the Tab key never comes to %s", w.ID)
}

// A key that does something else outside of lessons is answered, too.
func TestLessonAnswersKeys(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "de", lessonWindows[4], 0)
		i := p.StepSaying("quarry")
		p.From(i)
		p.Rest()
		p.UI.Focus("pass")
		p.Key(ui.KeyEnter)
		p.Answers(i, "teach.not-yet")
	})
}

// Whoever places colonists otherwise than the lesson has it is answered, and places them anew.
func TestLessonAnswersAWrongPlacing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[4], 0)
		i := p.StepSaying("workers")
		p.From(i)
		p.Rest()
		wrong := p.placed(i)
		indigo, quarry := puertorico.GroupOfTile(puertorico.Tile(puertorico.Indigo)), puertorico.GroupOfTile(puertorico.Quarry)
		wrong[indigo], wrong[quarry] = wrong[quarry], wrong[indigo]
		p.hand = func(w ui.Widget) { byKeys(p.rig, w) }
		p.place(wrong)
		p.hand = nil
		p.Rest()
		p.Answers(i, "teach.not-yet")
		p.Takes(i)
		p.Rest()
		p.Hears(i + 1)
	})
}

// Colonists may be dragged to their places in the lesson, too, from where they wait.
func TestLessonIsPlacedByDragging(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[4], 0)
		i := p.StepSaying("place")
		p.From(i)
		p.Rest()
		p.Press(p.Widget("juan.0").Rect.Middle())
		p.Drag(p.Widget("place.quarry.0").Rect.Middle())
		p.Up()
		p.Rest()
		p.Click("confirm")
		p.Rest()
		p.Hears(i + 1)
	})
}
