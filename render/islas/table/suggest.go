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

// askButton asks for a suggestion. It reports whether it was clicked.
func askButton(f *frame, r ui.Rect) bool {
	u := f.ui
	tip := u.T("suggest.ask-tip")
	if f.hint.Asked() {
		tip = u.T("suggest.hide")
	}
	return u.Button("suggest", r, "", ui.ButtonOptions{
		Quiet: true, Icon: f.paint.sign(paint.IconLantern), Name: u.T("suggest.ask"), Selected: f.hint.Asked(), Shortcut: ui.KeyH,
		Tooltip: tip, Disabled: f.actor == game.NoSeat, Why: f.wait(),
	})
}

// targets are the widgets to click for what is suggested, in this order.
func targets(f *frame) []string {
	a, seat := f.hint.Action(), strconv.Itoa(int(f.actor))
	plot := func(p islas.Plot) string { return "plot." + seat + "." + strconv.Itoa(int(p)) }
	switch a.Kind {
	case islas.Build:
		return []string{cardID(f, a.Card), plot(a.Plot)}
	case islas.Load:
		return []string{cardID(f, a.Card), "ship"}
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
func cardID(f *frame, c islas.Card) string {
	if f.viewer == game.NoSeat {
		return ""
	}
	var room [islas.DeckSize]islas.Card
	for i, held := range f.state.HandCards(f.viewer, room[:0]) {
		if held == c {
			return "card." + strconv.Itoa(i)
		}
	}
	return ""
}

// remaining is the targets without those that have been clicked.
func remaining(f *frame) []string {
	a, p := f.hint.Action(), &f.choice
	ids := targets(f)
	switch {
	case !p.active || p.kind != a.Kind && !(a.Kind == islas.MakeTown && p.kind == islas.MakePalace):
		return opening(ids, a)
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
	case p.needsColour():
		return []string{"colour." + a.Colour.String()}
	case p.card != islas.NoCard:
		return ids[1:]
	}
	return ids
}

// opening is the targets up to where the next click shows where to go on: a palace's plot is asked for after its houses.
func opening(ids []string, a islas.Action) []string {
	if a.Kind == islas.MakePalace || a.Kind == islas.MakeTown {
		return ids[:len(ids)-1]
	}
	return ids
}
