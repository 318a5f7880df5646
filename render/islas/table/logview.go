package table

import (
	"islas/game/islas"
	"islas/render/session"
	"islas/render/table"
	"islas/render/ui"
)

// logView shows the last lines of the log; it scrolls, and a line with a ledger opens it.
type logView struct {
	view table.LogView
	rest rest // on the card that a line names
}

// draw shows the lines in r.
func (v *logView) draw(f *frame, r ui.Rect, lines session.Lines) intent {
	opened, clicked := v.view.Draw(f.UI, r, lines, f.news.Since, f.UI.T("table.log-ledger"))
	if step, at, ok := v.view.Rests(); ok {
		v.rest = rest{card: f.Log.Step(step).Event.For(f.Viewer).Card, at: at}
	}
	if clicked {
		return intent{kind: toRead, step: opened}
	}
	return intent{}
}

// namesCard reports whether an event names a card.
func namesCard(e islas.Event) bool { return e.Card != islas.NoCard }

// showEnd lets the log be shown from its end when it is drawn next.
func (v *logView) showEnd() { v.view.ShowEnd() }
