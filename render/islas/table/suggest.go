package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/paint"
	"islas/render/ui"
)

// adviser is the level that suggests.
const adviser = "hard"

// ask asks for a suggestion, or puts away the one that lies there.
func (t *Table) ask(u *ui.UI) {
	t.session.Ask(u.Now())
	if !t.session.Consumed() && t.session.Suggestion().Asked() {
		t.pinned = game.NoSeat
		if t.mayCancel() {
			t.pick = nothing()
		}
	}
}

// suggestButton asks for a suggestion; it stands at the right end of the bar, which it shortens.
func (t *Table) suggestButton(u *ui.UI, bar ui.Rect) (rest ui.Rect) {
	at, rest := bar.CutRight(bar.H)
	tip := u.T("suggest.ask-tip")
	if t.session.Suggestion().Asked() {
		tip = u.T("suggest.hide")
	}
	if u.Button("suggest", at, "", ui.ButtonOptions{
		Quiet: true, Icon: t.sign(paint.IconLantern), Name: u.T("suggest.ask"), Selected: t.session.Suggestion().Asked(), Shortcut: ui.KeyH,
		Tooltip: tip, Disabled: t.actor() == game.NoSeat, Why: t.waitText(u),
	}) {
		t.ask(u)
	}
	return rest
}

// targets are the widgets to click for what is suggested, in this order.
func (t *Table) targets() []string {
	a, seat := t.session.Suggestion().Action(), strconv.Itoa(int(t.actor()))
	plot := func(p islas.Plot) string { return "plot." + seat + "." + strconv.Itoa(int(p)) }
	switch a.Kind {
	case islas.Build:
		return []string{t.cardID(a.Card), plot(a.Plot)}
	case islas.Load:
		return []string{t.cardID(a.Card), "ship"}
	case islas.DrawCards:
		return []string{"deck"}
	case islas.ExtraCard:
		return []string{"extra"}
	case islas.EndTurn:
		return []string{"end"}
	case islas.MakePalace, islas.MakeTown:
		var ids []string
		for p := range a.From.All() {
			ids = append(ids, plot(p))
		}
		return append(ids, plot(a.Plot))
	case islas.Name:
		return []string{"victim." + strconv.Itoa(int(a.Seat))}
	}
	return []string{plot(a.Plot)} // Settle, Lose
}

// cardID is the widget of the first card of a kind in the open hand.
func (t *Table) cardID(c islas.Card) string {
	if t.viewer() == game.NoSeat {
		return ""
	}
	var room [islas.DeckSize]islas.Card
	for i, held := range t.state().HandCards(t.viewer(), room[:0]) {
		if held == c {
			return "card." + strconv.Itoa(i)
		}
	}
	return ""
}

// remaining is the targets without those that have been clicked.
func (t *Table) remaining() []string {
	a, p := t.session.Suggestion().Action(), t.pick
	ids := t.targets()
	switch {
	case !p.active || p.kind != a.Kind && !(a.Kind == islas.MakeTown && p.kind == islas.MakePalace):
		return t.opening(ids, a)
	case a.Kind == islas.MakePalace || a.Kind == islas.MakeTown:
		var left []string
		i := 0
		for plot := range a.From.All() {
			if !p.from.Has(plot) {
				left = append(left, ids[i])
			}
			i++
		}
		if len(left) == 0 {
			return ids[i:]
		}
		return left
	case p.card != islas.NoCard && p.card != a.Card:
		return ids
	case p.needsColour(t.legal):
		return []string{"colour." + a.Colour.String()}
	case p.card != islas.NoCard:
		return ids[1:]
	}
	return ids
}

// opening is the targets up to where the next click shows where to go on: a palace's plot is asked for after its houses.
func (t *Table) opening(ids []string, a islas.Action) []string {
	if a.Kind == islas.MakePalace || a.Kind == islas.MakeTown {
		return ids[:len(ids)-1]
	}
	return ids
}
