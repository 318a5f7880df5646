package table_test

import (
	"testing"
	"testing/synctest"

	"islas/game"
	"islas/game/model"
	"islas/render/session"
	"islas/render/table"
	"islas/render/ui"
)

// Where nothing is hidden there is no hand-over screen between two people: the player who decides is the viewer.
func TestNoHandOverWhereNothingIsHidden(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := show()
		p.Public = true
		b, h := lay(t, p, game.Human, game.Human)
		seen := map[game.Seat]bool{}
		for range 8 {
			h.Rest()
			if h.Has("here") {
				t.Fatal("a hand-over screen comes")
			}
			f := b.seen()
			if f.Actor == game.NoSeat || f.Viewer != f.Actor {
				t.Fatalf("seat %d decides, seat %d looks", f.Actor, f.Viewer)
			}
			seen[f.Viewer] = true
			b.Act(b.Legal()[0])
		}
		if len(seen) != 2 {
			t.Errorf("looked has %v", seen)
		}
	})
}

// A steady event keeps its time in a computer's turn, too; others are shortened with the turn.
func TestSteadyEventsAreNotShortened(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const length = 20
		for _, steady := range []bool{false, true} {
			p := show()
			row := p.Show
			laid := session.Presentation[model.Position, model.Event]{Length: length, Steady: steady}
			p.Show = func(e model.Event) *session.Presentation[model.Position, model.Event] {
				if e.Kind == model.Built {
					return &laid
				}
				return row(e)
			}
			b, h := lay(t, p, "random", "random")
			for f := b.seen(); !f.Moving || f.Event.Kind != model.Built; f = b.seen() {
				h.Wait(1)
			}
			if steps := b.seen().Steps; (steps == length) != steady {
				t.Errorf("steady %v: an event of %d steps is shown for %.1f", steady, length, steps)
			}
		}
	})
}

// An announcement appears, holds in its place and disappears; its ribbon is as wide as its text needs, and no wider than the room.
func TestAnnouncement(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, h := lay(t, show(), game.Human, "random")
		drawn := func(progress, most float64) (where ui.Rect, ok bool) {
			u := h.UI
			u.Begin(ui.Input{}, 1280, 720, 1)
			f := table.Frame[model.Position, model.Action, model.Event, model.View]{Painter: table.Painter{UI: u, Stage: h.Stage}, Port: new(table.Viewport)}
			f.Progress = progress
			f.Announce(table.Celebration{Title: "Last round", Text: "Somebody has filled a city."}, ui.Rect{X: 640 - most/2, W: most, H: 600})
			u.End()
			for text, r := range u.DrawnTexts {
				if text == "Last round" {
					where, ok = r, true
				}
			}
			return where, ok
		}
		at, ok := drawn(0.5, 1200)
		if !ok || at.Middle().X < 639 || at.Middle().X > 641 {
			t.Fatalf("the title is at %v, %v", at, ok)
		}
		if came, _ := drawn(0.05, 1200); came.Y <= at.Y {
			t.Error("the announcement does not rise to its place")
		}
		if _, ok := drawn(1, 1200); ok {
			t.Error("the announcement stays")
		}
	})
}

// The buttons that control what is shown stand side by side in a low region, and below each other in a high one.
func TestControlsFollowTheirPlace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, h := lay(t, show(), game.Human, "random")
		for _, r := range []ui.Rect{{W: 300, H: 60}, {W: 60, H: 300}} {
			h.UI.Begin(ui.Input{}, 1280, 720, 1)
			f := table.Frame[model.Position, model.Action, model.Event, model.View]{Painter: table.Painter{UI: h.UI, Stage: h.Stage}, Players: new(table.Players)}
			f.Showing = true
			f.Controls(r, "x")
			h.UI.End()
			pause, skip := h.Widget("x.pause").Rect, h.Widget("x.skip").Rect
			if beside := skip.X > pause.X && skip.Y == pause.Y; beside != (r.W > r.H) || !r.Holds(pause) || !r.Holds(skip) {
				t.Errorf("in %v they are at %v and %v", r, pause, skip)
			}
		}
	})
}
