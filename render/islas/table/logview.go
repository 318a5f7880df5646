package table

import (
	"islas/render/playing"
	"islas/render/ui"
)

// logView shows the last lines of the log; it scrolls, and a line with a ledger opens it.
type logView struct{ view playing.LogView }

// draw shows the lines in r.
func (v *logView) draw(f *frame, r ui.Rect, lines playing.Lines) intent {
	if step, clicked := v.view.Draw(f.ui, r, lines, f.news.Since, f.ui.T("table.log-ledger")); clicked {
		return intent{kind: toRead, step: step}
	}
	return intent{}
}

// showEnd lets the log be shown from its end when it is drawn next.
func (v *logView) showEnd() { v.view.ShowEnd() }
