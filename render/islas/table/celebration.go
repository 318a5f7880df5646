package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/table"
	"islas/render/ui"
)

// celebration returns the ceremony of a town, of a privilege that changes hands, and of the last round.
func (f *frame) celebration() table.Celebration {
	u, e := f.UI, &f.Event
	c := table.Celebration{Title: f.players.say(u, *e), Seats: []game.Seat{e.Seat}}
	switch e.Kind {
	case islas.EvPrivilege:
		power := f.data.Power(e.Colour)
		c.Text = u.T("award."+power.String(), "n", f.State.DrawPrivilege())
		if e.Other != game.NoSeat {
			c.From, c.Bad = []game.Seat{e.Other}, e.Other == f.Viewer
		}
		c.Picture = func(r ui.Rect) { f.paint.deed(r, power, true, false, f.State.DrawPrivilege()) }
	case islas.EvTown:
		c.Text = u.T("award.town", "n", f.State.Points(e.Seat)-f.Before.Points(e.Seat))
		c.Picture = func(r ui.Rect) { f.paint.piece(r, islas.Building{Kind: islas.Town, Colour: e.Colour}, false) }
	case islas.EvRound:
		key := "table.round-last"
		if e.Idle > 0 {
			key = "table.stalemate"
		}
		c = table.Celebration{Title: u.T("table.final-round"), Text: u.T(key), Solemn: true}
	}
	return c
}

// ribbonWide is the least width in design units of a place for a ribbon.
const ribbonWide = 600

// ribbon returns where ceremonies and announcements lie: over the hand or the ledger, where nothing changes meanwhile, if there is room.
func (f *frame) ribbon() ui.Rect {
	l := f.lay
	switch {
	case l.compact || l.upright:
		return l.whole
	case !f.arriving:
		return l.hand
	case l.ledger.W < ribbonWide*l.px:
		return ui.Rect{X: l.whole.X, Y: l.ledger.Y, W: l.whole.W, H: l.ledger.H}
	}
	return l.ledger
}

// last reports whether the last round has begun.
func (f *frame) last() bool {
	s := f.Known()
	return s.FinalRound() || s.Over() || f.shows(islas.EvRound) && f.Event.Last
}

// announce announces a new round on a ribbon over the islands.
func announce(f *frame) {
	next := f.nextStart()
	if next == game.NoSeat || f.Event.Last {
		return
	}
	u, e := f.UI, &f.Event
	c := table.Celebration{Title: u.T("table.round", "n", e.Round+1), Text: u.T("table.round-starts", "name", f.Name(next))}
	if f.idles() {
		c.Text = u.T("table.idle", "n", e.Idle, "of", f.State.Stalemate())
	}
	f.Announce(c, f.ribbon())
}
