package table

import (
	"slices"

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

// targets are what the widgets stand for that are to be clicked for what is suggested, in this order.
func targets(f *frame) []any {
	a := f.hint.Action()
	plot := func(p islas.Plot) any { return f.players.sites[f.actor][p] }
	switch a.Kind {
	case islas.Build:
		return []any{cardOf(f, a.Card), plot(a.Plot)}
	case islas.Load:
		return []any{cardOf(f, a.Card), islas.Load}
	case islas.MakePalace, islas.MakeTown:
		var all []any
		for p := range a.From.All() {
			all = append(all, plot(p))
		}
		return append(all, plot(a.Plot))
	case islas.Settle, islas.Lose:
		return []any{plot(a.Plot)}
	case islas.Name:
		return []any{victim(a.Seat)}
	}
	return []any{a.Kind}
}

// cardOf is the first card of a kind in the open hand, nothing if it is not there.
func cardOf(f *frame, c islas.Card) any {
	if f.viewer == game.NoSeat {
		return nil
	}
	var room [islas.DeckSize]islas.Card
	i := slices.Index(f.state.HandCards(f.viewer, room[:0]), c)
	if i < 0 {
		return nil
	}
	return held(i)
}

// remaining is the targets without those that have been clicked.
func remaining(f *frame) []any {
	a, p := f.hint.Action(), &f.choice
	all := targets(f)
	converts := a.Kind == islas.MakePalace || a.Kind == islas.MakeTown
	switch {
	case !p.active || p.kind != a.Kind && !(a.Kind == islas.MakeTown && p.kind == islas.MakePalace):
		if converts {
			return all[:len(all)-1] // where it goes on is seen by the next click: the plot is asked for after the houses
		}
		return all
	case converts:
		return remainingHouses(f, all)
	case p.card != islas.NoCard && p.card != a.Card:
		return all
	case p.needsColour():
		return []any{a.Colour}
	case p.card != islas.NoCard:
		return all[1:]
	}
	return all
}

// remainingHouses is those of the targets of a palace or town that have not been clicked: houses, and then the plot.
func remainingHouses(f *frame, all []any) (left []any) {
	i := 0
	for plot := range f.hint.Action().From.All() {
		if !f.choice.from.Has(plot) {
			left = append(left, all[i])
		}
		i++
	}
	if len(left) == 0 {
		return all[i:]
	}
	return left
}
