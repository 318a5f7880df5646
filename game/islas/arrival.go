package islas

import "islas/game"

// The arrival of the ship (rules, section 8).

// arrive shuffles the ship's cards, keeps one and reveals the others. From then on nobody knows who loaded which.
func (ch *change) arrive() {
	ch.phase, ch.turn, ch.decider = PhaseArrival, game.NoSeat, game.NoSeat
	cards := ch.ship[:ch.shipN]
	ch.shuffle(PileShip, cards)
	for i := range cards {
		ch.loader[i] = game.NoSeat
	}
	ch.tell(EvArrival, func(e *Event) { e.Round, e.Card = int(ch.round), cards[0] })
	ch.unload()
}

// unload reveals and resolves the remaining cards, until somebody has to decide; after the last the round is over. The card at
// index 0 is the one kept for the next ship.
func (ch *change) unload() {
	for ch.shipN > 1 {
		ch.landing = ch.ship[1]
		ch.recognise(ch.landing)
		copy(ch.ship[1:], ch.ship[2:ch.shipN])
		ch.shipN--
		ch.ship[ch.shipN] = NoCard
		if ch.landing.Pirate() {
			ch.landPirate()
		} else {
			ch.landSettler()
		}
		if ch.phase != PhaseArrival {
			return
		}
	}
	for seat := range game.Seat(ch.seats) {
		r := &ch.recalls[seat]
		*r = [2]Card{min(r[0], r[1]), NoCard} // one at most is left, and it is the card kept
	}
	ch.endRound()
}

// recognise takes a card that is revealed off what each seat knows to be still aboard. It may be another copy of the same card: then a
// seat knows less than is true, but never what it can't have seen.
func (p *piles) recognise(c Card) {
	for i := range p.recalls {
		switch r := &p.recalls[i]; c {
		case r[1]:
			r[1] = NoCard
		case r[0]:
			r[0] = NoCard
		}
	}
}

// landSettler makes a settler choose an island. The winner decides where the house stands; without a winner, or without a house
// of any colour in the supply, the settler is discarded.
func (ch *change) landSettler() {
	r := ch.Compare(ch.landing)
	if r.Winner != game.NoSeat && ch.stock[House] != 0 {
		ch.phase, ch.decider = PhaseSettle, r.Winner
	}
	ch.emitReveal(r)
	if ch.phase == PhaseArrival {
		ch.settlerDone(r, game.NoSeat, NoPlot, NoColour)
	}
}

// settle puts the settler's house down.
func (ch *change) settle(p Plot, c Colour) {
	var r Comparison
	if ch.listening() {
		r = ch.Compare(ch.landing)
	}
	seat := ch.decider
	ch.phase, ch.decider = PhaseArrival, game.NoSeat
	ch.place(seat, p, House, c)
	ch.settlerDone(r, seat, p, c)
	ch.awardPrivileges(1 << c)
	ch.unload()
}

// settlerDone discards the settler, whose house stands on p or nowhere.
func (ch *change) settlerDone(r Comparison, seat game.Seat, p Plot, c Colour) {
	card := ch.landing
	ch.discardLanding()
	ch.tell(EvSettler, func(e *Event) { e.Card, e.Comparison, e.Seat, e.Plot, e.Colour = card, r, seat, p, c })
}

func (ch *change) emitReveal(r Comparison) {
	ch.tell(EvReveal, func(e *Event) { e.Card, e.Comparison = ch.landing, r })
}

// discardLanding discards the card being resolved, as soon as it is resolved (ruling, section 8).
func (p *piles) discardLanding() {
	p.throw(p.landing)
	p.landing = NoCard
}
