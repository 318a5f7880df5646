package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/loop"
	"islas/render/settings"
	"islas/render/ui"
)

// TestLessonByOtherHands takes the whole lesson by keys alone, and by a finger.
func TestLessonByOtherHands(t *testing.T) {
	for name, hand := range map[string]func(r *rig, w ui.Widget){"keys": byKeys, "finger": byFinger} {
		for _, w := range lessonWindows[:3] {
			t.Run(name+" "+w.String(), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					p := learn(t, "en", w, 0)
					p.Stage.Settings.Speed = settings.Instant
					p.hand = func(w ui.Widget) { hand(p.rig, w) }
					for step := range p.Lesson.Steps {
						p.Rest()
						p.Hears(step)
						p.Takes(step)
					}
					p.Rest()
					if p.Has("lesson.sheet") {
						t.Errorf("the lesson still says %q", p.Widget("lesson.sheet").Label)
					}
				})
			})
		}
	}
}

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

// byFinger lays a finger on a widget and lifts it.
func byFinger(r *rig, w ui.Widget) {
	at := ui.Input{Pos: w.Rect.Middle(), Inside: true, Touch: true}
	down, up := at, at
	down.Down, down.Pressed = true, true
	up.Released = true
	r.Tick(down)
	r.Tick(up)
	r.Tick(ui.Input{Touch: true})
	r.Wait(loop.SettleTicks)
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
