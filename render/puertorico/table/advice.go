package table

import (
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/game/puertorico/advice"
	"islas/game/puertorico/crew"
	"islas/render/popover"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/ui"
)

// adviceView makes the suggestions and finds what suggestions and explanations must not cover.
type adviceView struct{ *frame }

// needed returns the regions that every decision needs; no popover covers them.
func (v adviceView) needed() []ui.Rect {
	l := v.lay
	return table.NotEmpty(l.bar, l.gauges, l.buttons, l.placing, l.tabs, l.stores)
}

// argued returns where the building, and what works with the good, lie on the home board; NoBuilding and NoGood stand for none.
func (v adviceView) argued(b puertorico.Building, g puertorico.Good) (all []ui.Rect) {
	p := v.mine()
	built := p.Built()
	for i, at := range sites(v.lay.city, built) {
		if built[i] == b || g != puertorico.NoGood && built[i].Good() == g {
			all = append(all, at)
		}
	}
	spots := fieldSpots(v.lay.island)
	for i, at := range p.Fields() {
		if g != puertorico.NoGood && at.Tile == puertorico.Tile(g) {
			all = append(all, spots[i])
		}
	}
	return all
}

// settledLand returns where tiles lie on the home seat's island and buildings stand in its city.
func (v adviceView) settledLand() []ui.Rect {
	p, spots := v.mine(), fieldSpots(v.lay.island)
	return slices.Concat(spots[:p.TileCount()], sites(v.lay.city, p.Built()))
}

// fadeLog fades the log if something at a rectangle covers a part of it.
func (v adviceView) fadeLog(at ui.Rect) { table.Fade(v.UI, v.lay.log, at) }

// avoids returns how bad it is for the badge of a suggestion to hide a part of a widget, 0 if it may. Boards, gauges and cards have text
// up to their edges; on another proposal or role the badge would seem to mark that one.
func avoids(suggested []any) func(w *ui.Widget) float64 {
	low := []string{"board", "gauge", "picks", "good", "purse", "standing", "build"}
	return func(w *ui.Widget) float64 {
		p, lays := w.Target.(proposal)
		switch kind, _, _ := strings.Cut(w.ID, "."); {
		case lays && p != asSuggested:
			return 4
		case kind == "role" && !slices.Contains(suggested, w.Target), slices.Contains(low, kind):
			return 2
		}
		return 0
	}
}

// advise returns the suggestion for the person who decides, with the reason for it and the regions that its popover avoids.
func (v adviceView) advise() table.Advice {
	a := v.suggested()
	a.Weight, a.Low = avoids(a.Targets), true
	a.Avoid = slices.Concat(a.Avoid, popover.All(popover.Never, v.needed()), popover.All(popover.Firmly, v.decidedOn()))
	if !v.asks(puertorico.PhasePlacing) { // otherwise that land is decided on
		a.Avoid = append(a.Avoid, popover.All(popover.Firmly, v.settledLand())...)
	}
	return a
}

// suggested returns the suggestion and its reason; of the regions to avoid only those that the reason is about.
func (v adviceView) suggested() table.Advice {
	if v.laid != nil {
		return v.placingAdvice()
	}
	var next []puertorico.Action // suggested to follow
	if v.Hint.Foresees {
		next = append(next, v.Hint.Next)
	}
	all, why := v.adviceFor([]puertorico.Action{v.Hint.Action}), advice.Of(v.Hint.View, v.Hint.Action, next...)
	all.Left = all.Targets
	all.What, all.Why = caption.Action(v.UI.T, v.decision.Phase, v.Hint.Action), caption.Reason(v.UI.T, why)
	if all.Avoid = popover.All(popover.Never, v.argued(why.Building, why.Good)); v.liesAsSuggested() {
		all.Button = confirmButton
	}
	return all
}

// liesAsSuggested reports whether what is laid out is the suggestion, so that only confirming it is left.
func (v adviceView) liesAsSuggested() bool {
	switch {
	case v.laid != nil:
		return v.placing.lying() == asSuggested
	case v.asks(puertorico.PhaseKeep) && v.Hint.Ready:
		return len(v.pick.changes(v.Hint.Action)) == 1
	}
	return false
}

// targetsOf returns the targets of the widgets to click for an action, in this order.
func targetsOf(a puertorico.Action) (all []any) {
	switch a.Kind {
	case puertorico.Load:
		return []any{barrels(a.Good()), hold(a.Size())}
	case puertorico.Sell, puertorico.Extra:
		return []any{barrels(a.Good())}
	}
	return []any{a}
}

// adviceFor returns the marks on what is to be clicked for a decision: one action, or all actions that place colonists.
func (v adviceView) adviceFor(decision []puertorico.Action) table.Advice {
	a := decision[0]
	all := targetsOf(a)
	left := all
	switch {
	case a.Kind == puertorico.Man:
		all, left = v.changes(decision)
	case a.Kind == puertorico.Keep:
		all = v.pick.changes(a)
		left = all
	case a.Kind == puertorico.Load && v.pick.good == a.Good():
		left = all[1:]
	case a.Kind == puertorico.Load && v.pick.ship == a.Size():
		left = all[:1]
	}
	return table.Advice{Targets: all, Left: left}
}

// changes returns the targets of the circles to click for a placement: first those to be emptied, then those to be filled, and last the
// button that confirms it. open also has those who wait, as they may be dragged.
func (v adviceView) changes(placement []puertorico.Action) (open, left []any) {
	after := *v.State
	for _, a := range placement {
		if err := after.Apply(a, nil); err != nil {
			return nil, nil // not an action of this position
		}
	}
	now := v.pick.crew
	for _, c := range now.Changes(v.State, now.Settled(after.Player(v.Home).Placement())) {
		left = append(left, c)
	}
	left = append(left, confirmed{})
	open = slices.Clone(left)
	for i := range v.pick.crew.Waiting() {
		open = append(open, crew.Circle{Group: crew.SanJuan, N: i})
	}
	return open, left
}

// places returns places for the popover of a suggestion, the least needed first.
func (v adviceView) places() []ui.Rect {
	l := v.lay
	own := l.island.Union(l.city)
	own.H = max(l.stores.Y-own.Y, own.H) // down to the goods
	low, _ := own.CutBottom(own.H / 2)
	return table.NotEmpty(l.log, low, own, l.page, l.market)
}
