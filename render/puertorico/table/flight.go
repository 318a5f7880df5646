package table

import (
	"slices"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/ui"
)

// Times of the movements, as parts of an event.
const (
	lands    = 0.86 // things arrive; the rest is for looking at them
	payLands = 0.45 // a payment arrives earlier
)

const (
	leapHeight    = 46 // how high in design units a thing rises on its way
	tokenSide     = 34 // side in design units of a small thing on its way to a board or from it
	coinSide      = 26 // the same of a doubloon or a point
	mostCoins     = 6  // drawn on their way
	coinFalls     = 70 // how far above a role card a doubloon for it appears
	mostRaised    = 80 // greatest height of a building as it leaves the market
	mostColonists = 14 // drawn on their way to the ship
)

// flight is one thing's way over the table.
type flight = table.Flight[number]

// flightsView draws what moves over the table in the current event.
type flightsView struct {
	*frame
	ways []flight // for numbers that change on the way; nil until needed
}

// all returns the flights of the current event, none once its effect is shown.
func (v *flightsView) all() []flight {
	if !v.Moving || v.row == nil || v.row.fly == nil || v.Progress >= v.row.Effect {
		return nil
	}
	return v.row.fly(v)
}

// draw draws what is on its way, above everything else on the table. Ships that sail are drawn with the harbour.
func (v *flightsView) draw() {
	if !v.shows(puertorico.EvSailed) {
		v.UI.PushLayer(ui.LayerFlying)
		defer v.UI.PopLayer()
		table.Fly(v.Painter, v.Progress, v.all())
	}
}

// drawSailing draws the ships on their way, only on the water of the harbour and behind those that stay.
func (v *flightsView) drawSailing() {
	if v.shows(puertorico.EvSailed) {
		v.UI.PushClip(v.harbour.sea())
		defer v.UI.PopClip()
		table.Fly(v.Painter, v.Progress, v.all())
	}
}

// one returns the flight of a single thing.
func one(from, to ui.Rect, start, end float64, k table.Picture) flight {
	return flight{From: from, To: to, Start: start, End: end, Lift: leapHeight, Picture: k}
}

// spot is where things come from or go to: a number that counts them, where they lie, or both.
type spot struct {
	number
	at []ui.Rect
}

// at returns a spot where nothing is counted.
func at(places ...ui.Rect) spot { return spot{at: places} }

// move returns the flights of n things, of which seen are drawn, from spot to spot. w has their times; picture returns the i-th.
func (v *flightsView) move(w flight, n, seen int, from, to spot, picture func(i int) table.Picture) []flight {
	if from.at == nil {
		from.at = v.lying(from.number, v.Before, seen)
	}
	if to.at == nil {
		to.at = v.lying(to.number, v.State, seen)
	}
	w.Lift, w.Leaves, w.Joins, w.Worth = leapHeight, from.number, to.number, n
	return table.Each(w, from.at, to.at, picture)
}

// casks returns the flights of n barrels of a kind.
func (v *flightsView) casks(w flight, g puertorico.Good, n int, from, to spot) []flight {
	return v.move(w, n, n, from, to, func(int) table.Picture { return art.Barrel(g) })
}

// coins returns the flights of n doubloons or points.
func (v *flightsView) coins(n int, from, to spot, start, end float64, coin *art.Plain) []flight {
	seen := min(n, mostCoins)
	for _, s := range []*spot{&from, &to} {
		if s.at != nil {
			s.at = around(s.at[0], seen, v.UI.Px(coinSide))
		}
	}
	return v.move(flight{Start: start, End: end, Vanishes: true}, n, seen, from, to, func(int) table.Picture { return coin })
}

// workers returns the flights of n colonists.
func (v *flightsView) workers(w flight, n, seen int, from, to spot) []flight {
	w.End = lands
	return v.move(w, n, seen, from, to, func(i int) table.Picture { return art.Worker(i % art.Trades) })
}

// lying returns where n of the things that a number counts lie in a position: those that came last.
func (v *flightsView) lying(of number, s *puertorico.State, n int) []ui.Rect {
	side := v.UI.Px(coinSide)
	switch of.counts {
	case countsStore:
		all := v.barrelsAt(of.seat, of.good, int(s.Player(of.seat).Barrels()[of.good]))
		return all[max(len(all)-n, 0):]
	case countsSupply:
		r := v.where("supply."+of.good.ID(), "page.tiles", "page.harbour")
		at, _ := r.CutLeft(min(r.W, r.H))
		return slices.Repeat([]ui.Rect{v.token(at)}, n)
	case countsMoney, countsPoints:
		return around(v.purseOf(of), n, side)
	case countsJuan:
		return slices.Repeat([]ui.Rect{v.purseOf(of)}, n)
	case countsChips:
		return around(v.token(v.where("gauge.chips", "bar.menu")), n, side)
	case countsWorkers:
		return slices.Repeat([]ui.Rect{v.token(v.where("supply.workers", "page.tiles"))}, n)
	}
	steamer, all := v.where("supply.aboard", "page.tiles"), make([]ui.Rect, n) // countsAboard
	for i := range all {
		if all[i] = v.token(steamer); !v.lay.supply.Empty() {
			all[i] = art.PassengerSpot(steamer, i)
		}
	}
	return all
}

// around returns n overlapping squares of a side around the middle of r, so that things there can be told apart.
func around(r ui.Rect, n int, side float64) (all []ui.Rect) {
	c := r.Middle()
	for i := range n {
		d := (float64(i) - float64(n-1)/2) * side * 0.35
		all = append(all, ui.RectAround(ui.Point{X: c.X + d, Y: c.Y}, side, side))
	}
	return all
}
