package table

import (
	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/ui"
)

// ownFlights returns what the event that is shown moves between players, the bank and the desk: cards and development cards.
func (f *frame) ownFlights() (all []flight) {
	e := &f.Event
	bank := f.lay.stock
	if bank.Empty() {
		bank = f.lay.tabs
	}
	fly := func(from, to ui.Rect, n int, card art.Picture) {
		for i := range min(n, 6) {
			start := 0.5 * float64(i) / float64(max(n, 2))
			side := f.UI.Px(34)
			all = append(all, flight{
				From: ui.RectAround(from.Middle(), side, side), To: ui.RectAround(to.Middle(), side, side), Start: start, End: start + 0.5,
				Lift: 30, Vanishes: true, Picture: card,
			})
		}
	}
	switch e.Kind {
	case colonies.EvCard:
		fly(bank, f.placeOf(e.Seat), 1, art.Card(colonies.NoCard))
	case colonies.EvStolen:
		k := e.Resource
		if !f.Uncovered && f.Viewer != e.Seat && f.Viewer != e.Other {
			k = colonies.NoResource
		}
		fly(f.handOf(e.Seat, k), f.handOf(e.Other, k), 1, art.ResourceCard(k))
	case colonies.EvMonopoly:
		for from := range game.Seat(f.State.Seats()) {
			if from != e.Seat {
				fly(f.handOf(from, e.Resource), f.handOf(e.Seat, e.Resource), int(e.By[from][0]), art.ResourceCard(e.Resource))
			}
		}
	case colonies.EvOre:
		fly(bank, f.handOf(e.Seat, colonies.Ore), e.N, art.ResourceCard(colonies.Ore))
	case colonies.EvAct:
		a, own := e.Action, func(k colonies.Resource) ui.Rect { return f.handOf(e.Seat, k) }
		switch a.Kind {
		case colonies.BankTrade:
			fly(own(a.Give), bank, e.N, art.ResourceCard(a.Give))
			fly(bank, own(a.Want), 1, art.ResourceCard(a.Want))
		case colonies.PlayInvent:
			fly(bank, own(a.Give), 1, art.ResourceCard(a.Give))
			fly(bank, own(a.Want), 1, art.ResourceCard(a.Want))
		case colonies.TakeCard:
			fly(bank, own(a.Want), 1, art.ResourceCard(a.Want))
		case colonies.Discard:
			fly(own(a.Give), bank, 1, art.ResourceCard(a.Give))
		case colonies.Deal:
			for k := range colonies.Resource(colonies.Resources) {
				fly(own(k), f.handOf(a.Seat, k), int(e.By[a.Seat][k]), art.ResourceCard(k))
				fly(f.handOf(a.Seat, k), own(k), int(e.By[e.Seat][k]), art.ResourceCard(k))
			}
		}
	}
	return all
}
