package table_test

import (
	"testing"

	modeltable "islas/render/model"
	"islas/render/session"
	"islas/render/table"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// guided is a scene with only a step of a lesson.
type guided struct {
	h     *harness.Harness
	guide table.Guide
	told  session.Instruction
	spot  ui.Rect
}

func (g *guided) Frame(u *ui.UI) {
	g.guide.Draw(u, g.h.Stage, g.told, table.Stand{
		Spots:  func(string) []ui.Rect { return []ui.Rect{g.spot} },
		Advice: func() table.Advice { return table.Advice{} },
		Params: []any{"name", "Ada"},
	})
}

func (g *guided) Busy() bool { return false }

// If several answers apply to a click on the same place, always the same one is given.
func TestTheAnswerToAClickIsAlwaysTheSame(t *testing.T) {
	for range 10 {
		s := harness.NewStage(t, "en", modeltable.New())
		g := &guided{spot: ui.Rect{X: 20, Y: 20, W: 100, H: 60}, told: session.Instruction{
			Step: 1, Steps: 2, Say: "aim", Waits: true, Wrong: map[string]string{"a": "log-later", "b": "end", "c": "log", "d": "over", "e": "lay"},
		}}
		s.Go(g)
		g.h = harness.New(t, s, harness.Window{W: 1280, H: 720, Percent: 100})
		g.h.Wait(2)
		g.h.ClickAt(g.spot.Middle())
		g.h.Wait(2)
		if got, want := g.h.Widget("lesson.sheet").Value, g.h.T("lesson.log-later"); got != want {
			t.Fatalf("answered is %q, want %q", got, want)
		}
	}
}
