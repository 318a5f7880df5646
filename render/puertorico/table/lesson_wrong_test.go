package table_test

import (
	"slices"
	"strings"
	"testing"

	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// A click beside what is lit does nothing, and is answered kindly: every answer that a step has comes.
func TestLessonAnswersWrongClicks(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "de", lessonWindows[4], 0)
		p.Stage.Settings.Speed = settings.Instant
		for i, step := range p.Lesson.Steps {
			p.Rest()
			for name, key := range step.Wrong {
				p.errs(i, name, key)
			}
			if i < len(p.Lesson.Steps)-1 {
				p.Takes(i)
			}
		}
		if harness.Saved(p.Stage) != nil {
			t.Error("something is kept as a game that is running")
		}
	})
}

// errs clicks on something that was not meant, where nothing that is meant lies, and checks the answer.
func (p *pupil) errs(i int, name, key string) {
	p.t.Helper()
	at, ok := p.free(name)
	if !ok {
		p.t.Fatalf("step %d: nothing of %s can be clicked by mistake", i, name)
	}
	p.ClickAt(at)
	p.Rest()
	p.Answers(i, "lesson."+key)
}

// free is a point of something on which the lesson's veil lies, and of no part of it that has an answer of its own.
func (p *pupil) free(name string) (ui.Point, bool) {
	top := p.Stage.Top().(*table.Table)
	sheet := p.Widget("lesson.sheet").Rect
	var veil []ui.Rect
	for _, w := range p.UI.Widgets() {
		if strings.HasPrefix(w.ID, "lesson.veil.") {
			veil = append(veil, w.Rect)
		}
	}
	for _, r := range top.Spots(name) {
		for _, cell := range r.Grid(7, 7, 0) {
			at := cell.Middle()
			own := name == "tile.quarry" || !slices.ContainsFunc(top.Spots("tile.quarry"), func(r ui.Rect) bool { return r.Contains(at) })
			if own && !sheet.Contains(at) && slices.ContainsFunc(veil, func(r ui.Rect) bool { return r.Contains(at) }) {
				return at, true
			}
		}
	}
	return ui.Point{}, false
}
