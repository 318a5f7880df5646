package shell

import (
	"islas/render/theme"
	"islas/render/ui"
)

// question is a dialog that asks whether something is to be done.
type question struct {
	id, title, text string
	no, yes         string // what is said to it
	danger          bool   // what is to be done destroys something
}

// answer is what is said to a question.
type answer uint8

const (
	saysNothing answer = iota
	saysNo
	saysYes
)

// ask draws the question and returns what is said to it in this tick. Leaving the dialog says no. Its buttons are called after the
// question, with ".no" and ".yes" behind.
func (q *question) ask(u *ui.UI) (said answer) {
	width := min(u.Px(680), u.Bounds().W-u.Px(2*edge))
	buttons := u.Px(menuButton)
	stacked := width < u.Px(600)
	if stacked {
		buttons = u.Px(2*menuButton + menuGap)
	}
	height := u.MeasureWrapped(theme.Body, q.text, width-u.Px(2*theme.Margin)) + buttons + u.Px(176)
	r := u.Bounds().Center(width, min(height, u.Bounds().H-u.Px(2*edge)))
	left := u.Modal(q.id, r, q.title, func(body ui.Rect) {
		row, body := body.CutBottom(buttons)
		u.TextWrapped(body, theme.Body, u.Theme().Ink, ui.Left, q.text)
		parts := row.Row(2, u.Px(16))
		if stacked {
			parts = row.Column(2, u.Px(menuGap))
		}
		if u.Button(q.id+".no", parts[0], q.no, ui.ButtonOptions{}) {
			said = saysNo
		}
		if u.Button(q.id+".yes", parts[1], q.yes, ui.ButtonOptions{Primary: !q.danger, Danger: q.danger}) {
			said = saysYes
		}
	})
	if left && said == saysNothing {
		said = saysNo
	}
	return said
}
