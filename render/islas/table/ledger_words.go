package table

import (
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/caption"
	"islas/render/ui"
)

// priorityName is a priority in a word or two: the head of a column.
func priorityName(u *ui.UI, p islas.Priority) string {
	if p.IsColour() {
		return u.T("ledger.beside." + p.Colour().String())
	}
	return u.T("feature." + p.Feature().String())
}

// arrivalSays is what is to be said of a card that has landed, as of what has been read out: what is counted, and in the end how
// it is decided, which matters more.
func arrivalSays(f *frame, a *arrival) (text string, matters bool) {
	switch {
	case !a.turned():
		return "", false // nobody knows yet who it is
	case a.card.Pirate():
		return raidSays(f, a), a.settled
	case a.past && a.look != a.reading.columns-1 && a.look < a.reading.columns:
		return countSays(f, a, a.look), false
	case a.decided():
		return verdict(f, a.card, a.compare), true
	}
	k, _ := a.counting()
	if k < 0 {
		return f.UI.T("log.reveal", "who", cardName(f.UI, a.card)), false
	}
	return countSays(f, a, k), false
}

// countSays is the count for priority k in a sentence, as far as it has come.
func countSays(f *frame, a *arrival, k int) string {
	u := f.UI
	next := caption.Wish(u, f.data.Priorities(a.card)[k])
	if a.passed(k) && a.reading.tells[k] == tellsNothing {
		return u.T("ledger.count-nobody", "wish", next)
	}
	if a.passed(k) {
		return u.T("ledger.count-level", "wish", next, "n", a.compare.Counts[a.reading.order[k].First()][k])
	}
	var counts []string
	for seat := range game.Seat(f.State.Seats()) {
		if a.written(k, seat) > 0 {
			counts = append(counts, u.T("ledger.count-of", "name", f.Name(seat), "n", a.compare.Counts[seat][k]))
		}
	}
	if len(counts) == 0 {
		return u.T("ledger.count-begin", "wish", next)
	}
	return u.T("ledger.count", "wish", next, "counts", strings.Join(counts, ", "))
}

// brief is the verdict in fewer words.
func brief(f *frame, card islas.Card, c islas.Comparison) string {
	if c.Decided < 1 || c.Decided > islas.Wishes {
		return verdict(f, card, c)
	}
	u := f.UI
	return u.T("ledger.decided-brief", "who", cardName(u, card), "name", f.Name(c.Winner), "wish", caption.Wish(u, f.data.Priorities(card)[c.Decided-1]))
}

// verdict says who gets a settler, and why.
func verdict(f *frame, card islas.Card, c islas.Comparison) string {
	u := f.UI
	who := cardName(u, card)
	switch c.Decided {
	case islas.ByNobody:
		return u.T("ledger.nobody", "who", who)
	case islas.ByTies:
		return u.T("ledger.ties", "who", who, "name", f.Name(c.Winner), "power", u.T("power.ties"))
	}
	return u.T("ledger.decided", "who", who, "name", f.Name(c.Winner), "n", c.Decided, "wish", caption.Wish(u, f.data.Priorities(card)[c.Decided-1]))
}
