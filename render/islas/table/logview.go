package table

import (
	"islas/game/islas"
	"islas/render/ui"
)

// drawLog shows the last lines of the log in r; a line with a ledger opens it.
func (t *Table) drawLog(f *frame, r ui.Rect) {
	t.DrawLog(f.UI, r, f.news.Since, f.UI.T("table.log-ledger"))
	if step, at, ok := t.Log.Rests(); ok {
		t.named = rest{card: f.Log.Step(step).Event.For(f.Viewer).Card, at: at}
	}
}

// namesCard reports whether an event names a card.
func namesCard(e islas.Event) bool { return e.Card != islas.NoCard }
