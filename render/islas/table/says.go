package table

import (
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// Events in words: for the line that says what goes on, and for the log.

func (t *Table) sayTurn(u *ui.UI, e islas.Event) string {
	return u.T("log.turn", "name", t.name(e.Seat))
}

func (t *Table) sayDraw(u *ui.UI, e islas.Event) string {
	key := "log.draw"
	if e.Extra {
		key = "log.extra"
	}
	text := u.T(key, "name", t.name(e.Seat), "n", e.Count)
	if cards := t.cardList(u, e); cards != "" {
		text += " (" + cards + ")"
	}
	return text
}

func (t *Table) sayReshuffle(u *ui.UI, e islas.Event) string {
	return u.T("log.reshuffle", "n", e.Count)
}

func (t *Table) sayBuild(u *ui.UI, e islas.Event) string {
	return u.T("log.build", "name", t.name(e.Seat), "who", t.cardName(u, e.Card), "piece", t.piecename(u, islas.House, e.Colour))
}

func (t *Table) sayPalace(u *ui.UI, e islas.Event) string {
	return u.T("log.palace", "name", t.name(e.Seat), "piece", t.piecename(u, islas.Palace, e.Colour))
}

func (t *Table) sayTown(u *ui.UI, e islas.Event) string {
	return u.T("log.town", "name", t.name(e.Seat), "piece", t.piecename(u, islas.Town, e.Colour))
}

func (t *Table) sayLoad(u *ui.UI, e islas.Event) string {
	if e.Card != islas.NoCard {
		return u.T("log.load-card", "name", t.name(e.Seat), "who", t.cardName(u, e.Card))
	}
	return u.T("log.load", "name", t.name(e.Seat))
}

func (t *Table) sayArrival(u *ui.UI, _ islas.Event) string { return u.T("log.arrival") }

func (t *Table) sayReveal(u *ui.UI, e islas.Event) string {
	return u.T("log.reveal", "who", t.cardName(u, e.Card))
}

func (t *Table) saySettler(u *ui.UI, e islas.Event) string {
	who := t.cardName(u, e.Card)
	switch {
	case e.Seat != game.NoSeat:
		return u.T("log.settler", "who", who, "name", t.name(e.Seat), "piece", t.piecename(u, islas.House, e.Colour))
	case e.Comparison.Winner != game.NoSeat:
		return u.T("log.no-house", "who", who)
	}
	return u.T("ledger.nobody", "who", who)
}

func (t *Table) sayNamed(u *ui.UI, e islas.Event) string {
	return u.T("log.named", "name", t.name(e.Seat), "victim", t.name(e.Other))
}

func (t *Table) sayLoss(u *ui.UI, e islas.Event) string {
	return u.T("log.loss", "name", t.name(e.Seat), "piece", t.piecename(u, islas.House, e.Colour))
}

func (t *Table) sayPirate(u *ui.UI, e islas.Event) string {
	if e.Count == 0 {
		return u.T("log.pirate-nothing")
	}
	return ""
}

func (t *Table) sayPrivilege(u *ui.UI, e islas.Event) string {
	key := "log.privilege"
	if e.Other != game.NoSeat {
		key = "log.privilege-taken"
	}
	return u.T(key, "name", t.name(e.Seat), "power", u.T("power."+e.Colour.Power().String()), "other", t.name(e.Other))
}

func (t *Table) sayRound(u *ui.UI, e islas.Event) string {
	if e.Last {
		return u.T("log.final-round")
	}
	return ""
}

func (t *Table) sayEnd(u *ui.UI, _ islas.Event) string { return u.T("prompt.over") }

// cardList names the cards of an event, as far as they may be seen.
func (t *Table) cardList(u *ui.UI, e islas.Event) string {
	var names []string
	for i := range e.Count {
		if c := e.Cards[i]; c != islas.NoCard {
			names = append(names, t.cardName(u, c))
		}
	}
	return strings.Join(names, ", ")
}

// piecename is what a building is called.
func (t *Table) piecename(u *ui.UI, k islas.Kind, c islas.Colour) string {
	return u.T("building." + k.String() + "." + c.String())
}
