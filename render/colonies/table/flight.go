package table

import (
	"slices"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/ui"
)

// Lifts of what flies, in design units.
const (
	pieceLift = 46.0
	tokenLift = 30.0
)

// flights returns what the event that is shown moves over the table: every piece and token that the position after it has elsewhere than
// the one before, and cards and chips.
func (v *scenery) flights(f *frame) []flight {
	if v.scene.flown == nil && f.Moving && !f.Back {
		v.scene.flown = append(v.fly(f), flight{}) // never nil
	}
	return v.scene.flown
}

// fly works the flights out.
func (v *scenery) fly(f *frame) (all []flight) {
	if f.Progress >= 1 {
		return nil
	}
	for seat := range game.Seat(f.State.Seats()) {
		all = v.flyPieces(f, all, seat)
	}
	all = v.flyTokens(f, all)
	if from, to := f.Before.Pirate(), f.State.Pirate(); from != to && to != colonies.NoNode {
		start := v.at.PirateRect(to).Moved(0, -2*v.at.Side)
		if from != colonies.NoNode {
			start = v.at.PirateRect(from)
		}
		all = append(all, f.one(start, v.at.PirateRect(to), art.Pirate()))
	}
	switch e := &f.Event; e.Kind {
	case colonies.EvCards:
		all = v.flyCards(f, all)
	case colonies.EvChip:
		all = v.flyChip(f, all)
	}
	return all
}

// one returns the flight of a single thing.
func (f *frame) one(from, to ui.Rect, k art.Picture) flight {
	return flight{From: ui.RectAround(from.Middle(), to.W, to.H), To: to, End: lands, Lift: pieceLift, Waits: true, Picture: k}
}

// away returns the flight of a piece that leaves the chart, in its size there.
func (f *frame) away(from, to ui.Rect, k art.Picture) flight {
	w := f.one(from, from, k)
	w.To, w.Vanishes = ui.RectAround(to.Middle(), from.W, from.H), true
	return w
}

// seatSpot returns where what flies to or from a player lies.
func (v *board) seatSpot(f *frame, seat game.Seat) ui.Rect {
	r := f.placeOf(seat)
	if r.Empty() && seat == f.Home {
		r = f.lay.hand
	}
	if r.Empty() {
		r = f.lay.tabs
	}
	side := 0.7 * v.at.Side
	return ui.RectAround(r.Middle(), side, side)
}

// flyPieces adds the flights of a seat's pieces: from the player to where they are built, from one place to another, or back to the player.
func (v *scenery) flyPieces(f *frame, all []flight, seat game.Seat) []flight {
	was, now, own := f.Before, f.State, v.seatSpot(f, seat)
	if to, from := now.Fleet(seat), was.Fleet(seat); to != from && to != colonies.NoHex {
		start := own
		if from != colonies.NoHex {
			start = v.at.FleetRect(was, from, seat)
		}
		all = append(all, f.one(start, v.at.FleetRect(now, to, seat), art.Fleet(seat)))
	}
	for e := range now.RoadSet(seat).Without(was.RoadSet(seat)).All {
		all = append(all, f.one(own, v.at.RoadRect(e), art.Road(seat, v.at.Turn(e))))
	}
	for n := range colonies.Node(colonies.Nodes) {
		had, wasCity := was.At(n)
		if owner, city := now.At(n); owner == seat && (had != seat || city != wasCity) {
			all = append(all, f.one(own, v.at.TownRect(n, city), art.Town(seat, city)))
		}
	}
	start := own // of a base that is raised: the ship that becomes it
	if ships, before := now.ShipSet(seat), was.ShipSet(seat); !f.shows(colonies.EvSailed) {
		for n := range ships.Without(before).All {
			all = append(all, f.one(own, v.at.ShipRect(now, n), art.Ship(seat)))
		}
		for n := range before.Without(ships).All {
			start = v.at.ShipRect(was, n)
			all = append(all, f.away(start, own, art.Ship(seat)))
		}
	}
	for _, h := range colonies.Places() {
		at := v.at.BaseRect(h, seat)
		switch has, had := now.Bases(h).Has(seat), was.Bases(h).Has(seat); {
		case has && !had:
			all = append(all, f.one(start, at, art.Base(seat)))
		case had && !has:
			all = append(all, f.away(at, own, art.Base(seat)))
		}
	}
	return all
}

// heap is a token that leaves or reaches a place on the chart.
type heap struct {
	token colonies.Token
	at    ui.Rect
	spot  spot
	node  colonies.Node
}

// Kinds of spots on the chart.
const (
	inStore = "store" // tokens of a settlement
	inCargo = "cargo" // of a ship
	inHome  = "home"  // of a home stock, by the seat
	inHand  = "hand"  // cards of a hand, by the seat
)

// tokenSpot identifies the tokens of a kind at a node.
func tokenSpot(where string, n colonies.Node, k colonies.Token) spot {
	return spot{where, int(n)*colonies.Tokens + int(k)}
}

// flyTokens adds the flights of tokens: from one place on the chart to another, home, or from the hexes that pay them.
func (v *board) flyTokens(f *frame, all []flight) []flight {
	var gone, come []heap
	for n := range colonies.Node(colonies.Nodes) {
		if !f.shows(colonies.EvSailed) && !f.shows(colonies.EvFell) {
			gone, come = v.compare(f, gone, come, n, inCargo)
		}
		gone, come = v.compare(f, gone, come, n, inStore)
	}
	add := func(k colonies.Token, from, to ui.Rect, leaves, joins spot) {
		one := f.one(from, to, art.Token(k))
		one.Lift = tokenLift
		one.From, one.To = ui.RectAround(from.Middle(), v.tokenSide(), v.tokenSide()), ui.RectAround(to.Middle(), v.tokenSide(), v.tokenSide())
		one.Leaves, one.Joins, one.Worth, one.Waits, one.Vanishes = leaves, joins, 1, false, true // before and after, its place shows it
		all = append(all, one)
	}
	take := func(k colonies.Token, otherwise ui.Rect) (from ui.Rect, leaves spot) { // from where one has gone
		i := slices.IndexFunc(gone, func(g heap) bool { return g.token == k })
		if i < 0 {
			return otherwise, spot{}
		}
		from, leaves = gone[i].at, gone[i].spot
		gone = slices.Delete(gone, i, i+1)
		return from, leaves
	}
	for _, to := range come {
		from, leaves := take(to.token, v.payer(f, to))
		add(to.token, from, to.at, leaves, to.spot)
	}
	e := &f.Event
	if e.Kind == colonies.EvStock {
		for seat, by := range e.By {
			for k, n := range by[:colonies.Tokens] {
				for range n {
					from, leaves := take(colonies.Token(k), v.origin(e))
					add(colonies.Token(k), from, v.seatSpot(f, game.Seat(seat)), leaves, spot{inHome, seat})
				}
			}
		}
	}
	for _, g := range gone { // robbed, or lost
		to := g.at.Moved(0, g.at.H*1.5)
		if e.Kind == colonies.EvAct && e.Action.Kind == colonies.Rob {
			to = v.seatSpot(f, e.Seat)
		}
		add(g.token, g.at, to, g.spot, spot{})
		if e.Kind != colonies.EvAct {
			all[len(all)-1].Alpha, all[len(all)-1].Lift = func(t float64) float64 { return 1 - t }, 0
		}
	}
	return all
}

// tokenSide is the side of a token on its way.
func (v *board) tokenSide() float64 { return max(v.at.StoreRect(nil, 0, 0).W, 0.34*v.at.Side) }

// compare adds the tokens that leave and reach a settlement or a ship.
func (v *board) compare(f *frame, gone, come []heap, n colonies.Node, where string) (left, got []heap) {
	old, now := purseAt(f.Before, n, where), purseAt(f.State, n, where)
	for k := range colonies.Token(colonies.Tokens) {
		for i := now[k]; i < old[k]; i++ {
			gone = append(gone, heap{k, v.slotRect(f.Before, n, where, slotOf(old, k, int(i))), tokenSpot(where, n, k), n})
		}
		for i := old[k]; i < now[k]; i++ {
			come = append(come, heap{k, v.slotRect(f.State, n, where, slotOf(now, k, int(i))), tokenSpot(where, n, k), n})
		}
	}
	return gone, come
}

// purseAt returns the tokens of the settlement or the ship at a node.
func purseAt(s *colonies.State, n colonies.Node, where string) colonies.Purse {
	if where == inStore {
		return s.Stored(n)
	}
	_, cargo := s.ShipOn(n)
	return cargo
}

// slotOf returns the slot of the i-th token of a kind.
func slotOf(p colonies.Purse, k colonies.Token, i int) int {
	slots := art.Slots(p)
	return slices.Index(slots[:], k) + i
}

// slotRect returns where a slot of the settlement or the ship at a node is.
func (v *board) slotRect(s *colonies.State, n colonies.Node, where string, i int) ui.Rect {
	if where == inStore {
		return v.at.StoreRect(s, n, i)
	}
	return art.CargoRect(v.at.ShipRect(s, n), v.at.Aft(s, n), i)
}

// payer returns the hex that has paid a token to a settlement, or where the event happens.
func (v *board) payer(f *frame, to heap) ui.Rect {
	dice := f.State.Dice()
	for _, h := range to.node.Hexes() {
		if h == colonies.NoHex || f.State.Number(h) != dice[0]+dice[1] {
			continue
		}
		if t := f.State.Terrain(h); t.Token() == to.token || t == colonies.Volcano {
			return v.at.NumberRect(h)
		}
	}
	return to.at.Moved(0, -v.at.Side)
}

// origin returns where tokens that reach a home stock come from.
func (v *board) origin(e *colonies.Event) ui.Rect {
	switch {
	case e.Node != colonies.NoNode:
		return ui.RectAround(v.at.Node(e.Node), v.at.Side, v.at.Side)
	case e.Hex != colonies.NoHex:
		return v.at.NumberRect(e.Hex)
	}
	return v.at.Frame().Center(v.at.Side, v.at.Side)
}

// flyCards adds the flights of the cards of a production, each from its hex to its owner.
func (v *board) flyCards(f *frame, all []flight) []flight {
	dice := f.State.Dice()
	for _, h := range colonies.HomeHexes() {
		if f.State.Number(h) != dice[0]+dice[1] {
			continue
		}
		kind := f.State.Terrain(h).Resource()
		for _, n := range colonies.SiteOf(h).Corners {
			owner, city := f.State.At(n)
			if owner == game.NoSeat || f.Event.By[owner][kind] == 0 {
				continue
			}
			times := 1
			if city {
				times = 2
			}
			for i := range times {
				from := v.at.NumberRect(h).Moved(float64(i)*0.2*v.at.Side, 0)
				to := v.seatSpot(f, owner)
				if at := f.handOf(owner, kind); at != f.placeOf(owner) {
					to = ui.RectAround(at.Middle(), to.W, to.H)
				}
				card := f.one(from, to, art.ResourceCard(kind))
				card.Start, card.End = 0.1+0.1*float64(i), lands-0.1*float64(1-i)
				card.Waits, card.Vanishes, card.Joins, card.Worth = false, true, spot{inHand, int(owner)}, 1
				all = append(all, card)
			}
		}
	}
	return all
}

// flyChip adds the flights of the number chips that were drawn for a hex: one that is refused goes back.
func (v *board) flyChip(f *frame, all []flight) []flight {
	e := &f.Event
	at := v.at.NumberRect(e.Hex)
	from := at.Moved(0, -1.6*v.at.Side)
	if stock := f.lay.stock; !stock.Empty() {
		from = ui.RectAround(stock.Middle(), at.W, at.H)
	}
	first := f.one(from, at, art.Number(int(e.Chips[0])))
	if e.Chips[1] == 0 {
		return append(all, first)
	}
	first.End, first.Vanishes = 0.35, true
	back := f.one(at, from, art.Number(int(e.Chips[0])))
	back.Start, back.End, back.Waits, back.Vanishes = 0.35, 0.55, false, true
	second := f.one(from, at, art.Number(int(e.Chips[1])))
	second.Start, second.Waits = 0.5, false
	return append(all, first, back, second)
}
