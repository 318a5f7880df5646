package lines

import "islas/game/islas"

// Shuffle puts a pile into the order in which the record's lines from the next one on use its cards; cards that they never use
// come last. It implements islas.Chance.
func (r *replay) Shuffle(pile islas.Pile, pileCards []islas.Card) {
	var left [islas.Faces]int
	for _, c := range pileCards {
		left[c]++
	}
	order := make([]islas.Card, 0, len(pileCards))
	use := func(index int, cards ...card) {
		for _, c := range cards {
			if left[c] == 0 {
				r.script.Impossible(index, "a card in this line was not left in the deck, or not on the ship, from which it comes")
				continue
			}
			left[c]--
			order = append(order, islas.Card(c))
		}
	}
	if pile == islas.PileShip {
		r.shipOrder(use)
	} else {
		r.deckOrder(pile, use)
	}
	for c, n := range left {
		for range n {
			order = append(order, islas.Card(c))
		}
	}
	copy(pileCards, order)
}

// shipOrder calls use for the card kept and those revealed until the round is over.
func (r *replay) shipOrder(use func(index int, cards ...card)) {
	for i, line := range r.script.Rest() {
		switch line := line.(type) {
		case *arrivalLine:
			use(i, line.Kept)
		case *settlerLine:
			use(i, line.Card)
		case *pirateLine:
			use(i, card(islas.PirateOf(islas.Colour(line.Colour))))
		case *roundLine, *turnLine:
			return
		}
	}
}

// deckOrder calls use for the cards dealt and drawn until the deck is shuffled again.
func (r *replay) deckOrder(pile islas.Pile, use func(index int, cards ...card)) {
	lines, i := r.script.Rest(), 0
	if pile == islas.PileReshuffle {
		for i < len(lines) {
			i++
			if _, ok := lines[i-1].(*reshuffleLine); ok {
				break
			}
		}
	}
	for ; i < len(lines); i++ {
		switch line := lines[i].(type) {
		case *reshuffleLine:
			return
		case *dealLine:
			use(i, line.Cards...)
		case *aboardLine:
			use(i, line.Card)
		case *drawLine:
			use(i, line.Cards...)
		}
	}
}
