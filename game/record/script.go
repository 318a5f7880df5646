package record

import "islas/game/islas"

// Shuffle puts a pile into the order in which the record's lines from the next one on use its cards; those that it never
// uses come last. It implements islas.Chance.
func (p *replay) Shuffle(pile islas.Pile, pileCards []islas.Card) {
	var left [islas.Faces]int
	for _, c := range pileCards {
		left[c]++
	}
	order := make([]islas.Card, 0, len(pileCards))
	use := func(index int, cards ...card) {
		for _, c := range cards {
			if left[c] == 0 {
				if p.wrong < 0 {
					p.wrong = index
				}
				continue
			}
			left[c]--
			order = append(order, islas.Card(c))
		}
	}
	if pile == islas.PileShip {
		p.shipOrder(use)
	} else {
		p.deckOrder(pile, use)
	}
	for c, n := range left {
		for range n {
			order = append(order, islas.Card(c))
		}
	}
	copy(pileCards, order)
}

// shipOrder uses the card kept and those revealed until the round is over.
func (p *replay) shipOrder(use func(index int, cards ...card)) {
	for i := p.at; i < len(p.lines); i++ {
		switch line := p.lines[i].(type) {
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

// deckOrder uses the cards dealt and drawn until the deck is shuffled again.
func (p *replay) deckOrder(pile islas.Pile, use func(index int, cards ...card)) {
	i := p.at
	if pile == islas.PileReshuffle {
		for i < len(p.lines) {
			i++
			if _, ok := p.lines[i-1].(*reshuffleLine); ok {
				break
			}
		}
	}
	for ; i < len(p.lines); i++ {
		switch line := p.lines[i].(type) {
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
