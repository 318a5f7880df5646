package review

import "islas/game"

// tally adds up play-outs of positions or, for a comparison, of pairs of them.
type tally struct {
	n       int
	sum     [2][game.MaxSeats]int64
	squares int64 // of the differences between the pairs, for the seat that decides, in parts of 1/256 of Whole
}

// add adds a play-out of a position.
func (t *tally) add(c Chances) {
	t.n++
	for seat, n := range c {
		t.sum[0][seat] += int64(n)
	}
}

// addPair adds play-outs of two actions of a seat on the same sample.
func (t *tally) addPair(done, best Chances, seat game.Seat) {
	t.add(done)
	for seat, n := range best {
		t.sum[1][seat] += int64(n)
	}
	d := int64(best[seat]-done[seat]) / 256
	t.squares += d * d
}

// mean returns the mean of the play-outs, of the second ones of pairs if second.
func (t *tally) mean(second int) (c Chances) {
	for seat, n := range t.sum[second] {
		c[seat] = int(n)
	}
	return Share(c)
}

// sure reports whether the second of the pairs are better for a seat by more than chance explains: their mean lies more than two
// standard errors above that of the first.
func (t *tally) sure(seat game.Seat) bool {
	d := (t.sum[1][seat] - t.sum[0][seat]) / 256
	n := int64(t.n)
	// d/n > 2·√((squares/n - (d/n)²)/n), without a quotient or a root.
	return n > 1 && d > 0 && d*d*n > 4*(t.squares*n-d*d)
}
