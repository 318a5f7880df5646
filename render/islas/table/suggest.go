package table

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/render/islas/caption"
	"islas/render/popover"
	"islas/render/table"
	"islas/render/ui"
)

// adviser is the level of the computer player that makes suggestions.
const adviser = "hard"

// advise returns the suggestion for the person who decides, and why.
func (f *frame) advise() table.Advice {
	a := adviceOn(f, f.Hint.Action)
	if f.Port.Large() {
		a.Avoid = append(a.Avoid, popover.All(popover.Firmly, []ui.Rect{f.lay.hand, f.lay.board})...) // so that the popover may move
	}
	a.What, a.Why = whatText(f, f.Hint.Action), whyText(f, f.reason)
	return a
}

// adviceFor returns the marks on what is to be clicked for a decision that a lesson waits for.
func (f *frame) adviceFor(decision []islas.Action) table.Advice { return adviceOn(f, decision[0]) }

// adviceOn returns the marks on what is to be clicked for an action.
func adviceOn(f *frame, a islas.Action) table.Advice {
	return table.Advice{Targets: targets(f, a), Left: remaining(f, a), Weight: f.avoids, Over: f.choice.needsColour()}
}

// avoids returns how bad it is for the badge of a mark to hide a widget: sites are needed, and most of all those on which the deciding
// seat has built.
func (f *frame) avoids(w *ui.Widget) float64 {
	at, ok := w.Target.(site)
	if !ok {
		return 0
	}
	if _, built := f.State.At(at.seat, at.plot); built && at.seat == f.deciding {
		return 4
	}
	return 1
}

// targets returns the targets of the widgets to click for an action, in this order.
func targets(f *frame, a islas.Action) []any {
	plot := func(p islas.Plot) any { return site{f.Actor, p} }
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

// cardOf returns the target of the first card of a kind in the open hand, nil if it is not there.
func cardOf(f *frame, c islas.Card) any {
	if f.Viewer == game.NoSeat {
		return nil
	}
	var room [islas.DeckSize]islas.Card
	i := slices.Index(f.State.HandCards(f.Viewer, room[:0]), c)
	if i < 0 {
		return nil
	}
	return held(i)
}

// remaining returns the targets without those that have been clicked.
func remaining(f *frame, a islas.Action) []any {
	p := &f.choice
	all := targets(f, a)
	converts := a.Kind == islas.MakePalace || a.Kind == islas.MakeTown
	begun := p.active && (p.kind == a.Kind || a.Kind == islas.MakeTown && p.kind == islas.MakePalace)
	switch {
	case begun && !converts && p.needsColour() && (p.card == islas.NoCard || p.card == a.Card):
		return []any{a.Colour}
	case begun && !converts && p.card == a.Card && p.card != islas.NoCard:
		return all[1:]
	case !converts:
		return all
	}
	var left []any // of the houses
	for plot := range a.From.All() {
		if !begun || !p.from.Has(plot) {
			left = append(left, site{f.Actor, plot})
		}
	}
	if len(left) == 0 {
		return all[len(all)-1:] // the next click shows where it continues: the plot is chosen after the houses
	}
	return left
}

// suggestionPlaces returns places for the popover of a suggestion, the least needed first.
func (f *frame) suggestionPlaces() []ui.Rect {
	l := f.lay
	var places []ui.Rect
	if !l.log.Empty() {
		places = append(places, l.log)
	}
	if f.arriving {
		if l.upright {
			places = append(places, l.ship.Union(l.discard))
		}
		return append(places, l.ledger, l.sea)
	}
	middle := l.board
	for _, r := range l.others {
		middle = middle.Union(r)
	}
	if k := f.Hint.Action.Kind; k == islas.MakePalace || k == islas.MakeTown {
		places = append(places, l.hand) // the island is what is looked at
	}
	thirds, halves, sides := middle.Column(3, 0), middle.Column(2, 0), middle.Row(2, 0)
	return append(places, thirds[0], thirds[2], halves[0], halves[1], sides[0], l.hand, middle)
}

// whatWords are the ends of the text keys of actions in a few words.
var whatWords = [...]string{
	islas.Build: "build", islas.DrawCards: "draw", islas.ExtraCard: "extra", islas.MakePalace: "convert", islas.MakeTown: "convert",
	islas.Load: "load", islas.EndTurn: "end", islas.Settle: "settle", islas.Lose: "lose", islas.Name: "name",
}

// whatText returns a suggested action in a few words.
func whatText(f *frame, a islas.Action) string {
	return actionText(f, "suggest.what."+whatWords[a.Kind], a)
}

// actionText returns the text of a key about an action.
func actionText(f *frame, key string, a islas.Action) string {
	if a.Kind == islas.Lose {
		b, _ := f.State.At(f.Actor, a.Plot)
		a.Colour = b.Colour
	}
	params := []any{"n", f.drawCount(), "name", f.Name(a.Seat)}
	if a.Card != islas.NoCard {
		params = append(params, "who", cardName(f.UI, a.Card))
	}
	if a.Colour != islas.NoColour {
		building, _ := a.Kind.Building()
		params = append(params, "piece", pieceName(f.UI, building, a.Colour))
	}
	return f.UI.T(key, params...)
}

// whyText returns the reason for an action as a sentence, "" for none.
func whyText(f *frame, r advice.Reason) string {
	u := f.UI
	if r.Kind == advice.None {
		return ""
	}
	params := []any{"name", f.Name(r.Seat), "n", r.N, "m", r.M, "of", r.Of, "k", r.Priority}
	switch r.Kind {
	case advice.MoreSettlers, advice.MostSettlers, advice.EndSettlers, advice.DrawSettlers:
		unseen := u.T("suggest.unseen")
		if f.Hint.Public {
			unseen = u.T("suggest.unseen-all")
		}
		params = append(params, "unseen", unseen)
	case advice.PirateRobs:
		params = append(params, "power", f.power(f.data.Power(f.data.Colour(r.Card))))
	case advice.PirateNames:
		params = append(params, "power", f.power(islas.Shield))
	case advice.ComesByTies:
		params = append(params, "power", f.power(islas.Ties))
	case advice.DrawPower:
		params = append(params, "power", f.power(islas.Draw))
	case advice.Comes:
		params = append(params, "wish", caption.Wish(u, f.data.Priorities(r.Card)[r.Priority-1]))
	case advice.PirateRobsMost:
		params = append(params, "names", joined(r.Seats, f.Name))
	}
	if r.Colour != islas.NoColour {
		params = append(params, "colour", u.T("colour."+r.Colour.String()), "power", f.power(f.data.Power(r.Colour)))
	}
	return u.T("suggest.why."+r.Kind.String(), params...)
}
