package shell

import (
	"slices"

	"islas/render/theme"
	"islas/render/ui"
)

// question is a dialog that asks whether something is to be done.
type question struct {
	id, title, text string
	no, yes         string // what is said to it
	first           string // what can be done before, empty for nothing
	danger          bool   // what is to be done destroys something
}

// answer is what is said to a question.
type answer uint8

const (
	saysNothing answer = iota
	saysNo
	saysYes
	saysFirst
)

// questionLeast is how high, in design units, what is left of a dialog's words above its buttons has to be for them to be scrolled alone.
const questionLeast = 90

// ask draws the question and returns what is said to it in this tick. Leaving the dialog says no. Its buttons are called after the
// question, with ".no", ".first" and ".yes" behind.
func (q *question) ask(u *ui.UI) (said answer) {
	e, margin := u.Px(edge), u.Px(theme.Margin)
	if slim(u) || low(u) {
		e = u.Px(6)
	}
	width := min(u.Px(680), u.Bounds().W-2*e)
	type reply struct {
		id, label string
		says      answer
		o         ui.ButtonOptions
	}
	replies := []reply{{".no", q.no, saysNo, ui.ButtonOptions{}}, {".yes", q.yes, saysYes, ui.ButtonOptions{Primary: !q.danger, Danger: q.danger}}}
	if q.first != "" {
		replies = slices.Insert(replies, 1, reply{".first", q.first, saysFirst, ui.ButtonOptions{Primary: true}})
	}
	n := len(replies)
	buttons, stacked := u.Px(menuButton), width < u.Px(600)
	if stacked {
		buttons = u.Px(float64(n*(menuButton+menuGap) - menuGap))
	}
	height := u.MeasureWrapped(theme.Body, q.text, width-2*margin) + buttons + u.Px(176-theme.Target) + u.ModalHead(width, q.title)
	most := u.Bounds().H - 2*e
	r := u.Bounds().Center(width, min(height, most))
	answers := func(row ui.Rect) {
		parts := row.Row(n, u.Px(16))
		if stacked {
			parts = row.Column(n, u.Px(menuGap))
		}
		for i, b := range replies {
			if u.Button(q.id+b.id, parts[i], b.label, b.o) {
				said = b.says
			}
		}
	}
	left := u.Modal(q.id, r, q.title, func(body ui.Rect) {
		words := func(r ui.Rect) { u.TextWrapped(r, theme.Body, u.Theme().Ink, ui.Left, q.text) }
		row, text := body.CutBottom(buttons)
		if height <= most+1 {
			words(text)
			answers(row)
			return
		}
		_, text = text.CutBottom(u.Px(menuGap))
		high := u.MeasureWrapped(theme.Body, q.text, body.W-u.Px(scrollRoom))
		if text.H >= u.Px(questionLeast) {
			u.Scroll(q.id+".scroll", text, high, words)
			answers(row)
			return
		}
		u.Scroll(q.id+".scroll", body, high+u.Px(menuGap)+buttons, func(at ui.Rect) {
			row, at := at.CutBottom(buttons)
			words(ui.Rect{X: at.X, Y: at.Y, W: at.W})
			answers(row)
		})
	})
	if left && said == saysNothing {
		said = saysNo
	}
	return said
}
