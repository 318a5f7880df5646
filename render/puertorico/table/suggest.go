package table

import (
	"slices"

	"islas/game/puertorico"
	"islas/game/puertorico/advice"
	"islas/render/popover"
	"islas/render/puertorico/caption"
	"islas/render/session"
	"islas/render/table"
	"islas/render/ui"
)

// advise is what is suggested to the person who decides, and why, with what that speaks of left bare.
func (f *frame) advise() table.Advice {
	a := f.suggested()
	a.Weight, a.Low = avoids(a.Targets), true
	a.Avoid = slices.Concat(a.Avoid, popover.All(popover.Never, f.needed()), popover.All(popover.Firmly, f.decidedOn()))
	if !f.asks(puertorico.PhasePlacing) { // where one decides on that land
		a.Avoid = append(a.Avoid, popover.All(popover.Firmly, f.settledLand())...)
	}
	return a
}

// suggested is what is suggested and why, without what the note must not cover.
func (f *frame) suggested() table.Advice {
	if f.laid != nil {
		return f.placingAdvice()
	}
	a := f.Hint.Action()
	targets, why, button := targetsOf(a), whySuggested(f.Hint), ""
	if a.Kind == puertorico.Keep {
		targets = f.pick.changes(a)
	}
	if f.liesAsSuggested() {
		button = confirmButton
	}
	return table.Advice{
		What: actionWords(f, a), Why: reasonWords(f.UI.T, why), Targets: targets, Left: targets, Button: button,
		Avoid: popover.All(popover.Never, f.argued(why.Building, why.Good)),
	}
}

// whySuggested is why an action is suggested, with what is suggested to follow.
func whySuggested(h *session.Suggestion[puertorico.Action, puertorico.View]) advice.Reason {
	if next, ok := h.Next(); ok {
		return advice.Of(h.View(), h.Action(), next)
	}
	return advice.Of(h.View(), h.Action())
}

// liesAsSuggested reports whether what is laid out is what is suggested: then it is left to confirm it.
func (f *frame) liesAsSuggested() bool {
	switch {
	case f.laid != nil:
		return f.pick.crew.placement() == f.laidOut(asSuggested)
	case f.asks(puertorico.PhaseKeep) && f.Hint.Ready():
		return len(f.pick.changes(f.Hint.Action())) == 1
	}
	return false
}

// reasonWords is the reason for an action, in a sentence; empty for none.
func reasonWords(text func(key string, params ...any) string, r advice.Reason) string {
	if r.Kind == advice.None {
		return ""
	}
	params := []any{"n", r.N, "m", r.M}
	if r.Good != puertorico.NoGood {
		params = append(params, "good", caption.Kind(text, r.Good))
	}
	if r.Building != puertorico.NoBuilding {
		name := caption.Building
		switch r.Kind {
		case advice.MayorStaffs, advice.HireWorks, advice.ManBuilding:
			name = caption.At
		}
		params = append(params, "building", name(text, r.Building), "effect", caption.Effect(text, r.Building))
	}
	return text("suggest.why."+r.Kind.String(), params...)
}

// targetsOf are what the widgets stand for that are to be clicked for an action, in this order.
func targetsOf(a puertorico.Action) (all []any) {
	switch a.Kind {
	case puertorico.Load:
		return []any{barrels(a.Good()), hold(a.Size())}
	case puertorico.Sell, puertorico.Extra:
		return []any{barrels(a.Good())}
	}
	return []any{a}
}

// adviceFor marks what is to be clicked for a decision: one action, or those that place colonists.
func (f *frame) adviceFor(decision []puertorico.Action) table.Advice {
	switch a := decision[0]; a.Kind {
	case puertorico.Man:
		open, left := f.changes(decision)
		return table.Advice{Targets: open, Left: left}
	case puertorico.Load:
		all := targetsOf(a)
		left := all
		switch {
		case f.pick.good == a.Good():
			left = all[1:]
		case f.pick.ship == a.Size():
			left = all[:1]
		}
		return table.Advice{Targets: all, Left: left}
	case puertorico.Keep:
		left := f.pick.changes(a)
		return table.Advice{Targets: left, Left: left}
	default:
		all := targetsOf(a)
		return table.Advice{Targets: all, Left: all}
	}
}

// changes are what the widgets stand for with which colonists come to stand as a placement has them: circles to be emptied first,
// then those to be filled, and in the end what confirms it. open are those and whoever waits: they may be dragged, too.
func (f *frame) changes(placement []puertorico.Action) (open, left []any) {
	after := *f.State
	for _, a := range placement {
		if err := after.Apply(a, nil); err != nil {
			return nil, nil // it is not of this position
		}
	}
	now, want := f.pick.crew.placement(), after.Player(f.Home).Placement()
	for _, fill := range []bool{false, true} {
		for g, room := range unplaced(f.State) {
			n := int(now[g]) - int(want[g])
			if fill {
				n = -n
			}
			for i := 0; i < room && n > 0; i++ {
				if c := (circle{g, i}); fill == (f.pick.crew.who(c) == 0) {
					left = append(left, c)
					n--
				}
			}
		}
	}
	left = append(left, confirmed{})
	open = slices.Clone(left)
	for i := range f.pick.crew.waiting {
		open = append(open, circle{sanJuan, i})
	}
	return open, left
}

// notePlaces are places for the note, the best first: what is least needed while one decides lies there.
func notePlaces(f *frame) (places []ui.Rect) {
	l := f.lay
	own := l.island.Union(l.city)
	own.H = max(l.stores.Y-own.Y, own.H) // as far as the goods
	low, _ := own.CutBottom(own.H / 2)
	for _, r := range []ui.Rect{l.log, low, own, l.page, l.market} {
		if !r.Empty() {
			places = append(places, r)
		}
	}
	return places
}
