package table

import (
	"islas/game"
	"islas/game/colonies"
	"islas/render/ui"
)

// ownFlights returns what the event that is shown moves between players, the bank and the desk: cards and development cards.
func (f *frame) ownFlights() (all []flight) {
	e := &f.Event
	bank := f.lay.stock
	if bank.Empty() {
		bank = f.lay.tabs
	}
	cardOf := func(k colonies.Resource) func(r ui.Rect, _ bool) {
		return func(r ui.Rect, _ bool) {
			if k == colonies.NoResource {
				f.paint.cardBack(r)
				return
			}
			f.paint.resourceCard(r, k)
		}
	}
	fly := func(from, to ui.Rect, n int, draw func(r ui.Rect, moves bool)) {
		for i := range min(n, 6) {
			start := 0.5 * float64(i) / float64(max(n, 2))
			side := f.UI.Px(34)
			all = append(all, flight{From: ui.RectAround(from.Middle(), side, side), To: ui.RectAround(to.Middle(), side, side), Start: start, End: start + 0.5, Lift: 30, Vanishes: true, Draw: draw})
		}
	}
	seat := f.placeOf
	switch e.Kind {
	case colonies.EvCard:
		fly(bank, seat(e.Seat), 1, func(r ui.Rect, _ bool) { f.paint.development(r) })
	case colonies.EvStolen:
		k := e.Resource
		if !f.Uncovered && f.Viewer != e.Seat && f.Viewer != e.Other {
			k = colonies.NoResource
		}
		fly(seat(e.Seat), seat(e.Other), 1, cardOf(k))
	case colonies.EvMonopoly:
		for from := range game.Seat(f.State.Seats()) {
			if from != e.Seat {
				fly(seat(from), seat(e.Seat), int(e.By[from][0]), cardOf(e.Resource))
			}
		}
	case colonies.EvOre:
		fly(bank, seat(e.Seat), e.N, cardOf(colonies.Ore))
	case colonies.EvAct:
		f.actFlights(e, bank, fly, cardOf)
	}
	return all
}

// actFlights does the same for an action.
func (f *frame) actFlights(e *colonies.Event, bank ui.Rect, fly func(from, to ui.Rect, n int, draw func(r ui.Rect, moves bool)), cardOf func(k colonies.Resource) func(r ui.Rect, moves bool)) {
	own, a := f.placeOf(e.Seat), e.Action
	switch a.Kind {
	case colonies.BankTrade:
		fly(own, bank, e.N, cardOf(a.Give))
		fly(bank, own, 1, cardOf(a.Want))
	case colonies.PlayInvent:
		fly(bank, own, 1, cardOf(a.Give))
		fly(bank, own, 1, cardOf(a.Want))
	case colonies.TakeCard:
		fly(bank, own, 1, cardOf(a.Want))
	case colonies.Discard:
		fly(own, bank, 1, cardOf(a.Give))
	case colonies.Deal:
		for k := range colonies.Resource(colonies.Resources) {
			fly(own, f.placeOf(a.Seat), int(e.By[a.Seat][k]), cardOf(k))
			fly(f.placeOf(a.Seat), own, int(e.By[e.Seat][k]), cardOf(k))
		}
	}
}
