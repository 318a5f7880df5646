package table

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/popover"
	"islas/render/table"
	"islas/render/ui"
)

// explains returns what is to be explained of an event that happens for the first time.
func (p *players) explains(step *islas.Step, before *islas.State) string {
	e, s := &step.Event, &step.After
	switch e.Kind {
	case islas.EvTurn:
		if s.MustDraw() && p.Human(e.Seat) && s.Round() > 1 {
			return "must-draw"
		}
	case islas.EvReshuffle:
		return "reshuffle"
	case islas.EvBuild, islas.EvSettler:
		return explainHouse(e, s, before)
	case islas.EvPalace:
		return explainPalace(e, s, before)
	case islas.EvTown:
		return "town"
	case islas.EvPrivilege:
		if e.Other == game.NoSeat {
			return "privilege"
		}
		return "privilege-taken"
	case islas.EvArrival:
		return "arrival"
	case islas.EvReveal:
		if e.Card.Pirate() {
			return explainRaid(s.Raid(e.Card.Flag()))
		}
		return explainChoice(&e.Comparison)
	case islas.EvNamed:
		return "named"
	case islas.EvRound:
		switch {
		case e.Last && e.Idle > 0:
			return "stalemate"
		case e.Last:
			return "last-round"
		}
	}
	return ""
}

// explainHouse is about a house in another colour than that of its card, or the last one of a colour.
func explainHouse(e *islas.Event, s, before *islas.State) string {
	switch {
	case e.Seat == game.NoSeat:
		return ""
	case e.Colour != s.Data().Colour(e.Card):
		return "other-colour"
	case s.Supply(islas.House, e.Colour) == 0 && before.Supply(islas.House, e.Colour) > 0:
		return "supply-out"
	case s.Free(e.Seat) == 0:
		return "full-island"
	}
	return ""
}

// explainPalace is about a palace of two colours, or one that is not the first of its colour.
func explainPalace(e *islas.Event, s, before *islas.State) string {
	for plot := range e.From.All() {
		if b, ok := before.At(e.Seat, plot); ok && b.Colour != e.Colour {
			return "mixed"
		}
	}
	if s.Palaces(e.Seat, e.Colour).Count() > 1 {
		return "further-palace"
	}
	return "palace"
}

// explainChoice is about how a settler chose an island.
func explainChoice(c *islas.Comparison) string {
	switch c.Decided {
	case 1:
		return "first-wish"
	case islas.ByNobody:
		return "nobody"
	case islas.ByTies:
		return "ties"
	}
	return "tie"
}

// explainRaid is about whom a pirate robs.
func explainRaid(r islas.Raid) string {
	switch {
	case r.Overlooked != game.NoSeat:
		return "shield"
	case r.Rule == islas.RaidNamed:
		return "" // that somebody is named is explained when it happens
	case r.Losers == 0:
		return "pirate-nothing"
	case r.Rule == islas.RaidOwner:
		return "pirate-owner"
	}
	return "pirate-most"
}

// aroundLog is the weight of what an explanation avoids rather than the log.
const aroundLog = 2 * popover.Rather

// explanationRoom is where an explanation covers nothing that one looks at: on the sea, or where that has no room on the log.
func (t *Table) explanationRoom(f *frame) table.Room {
	l := f.lay
	room := table.Room{Near: l.log.Middle()}
	avoid := func(weight float64, rects ...ui.Rect) { room.Avoid = append(room.Avoid, popover.All(weight, rects)...) }
	if l.log.Empty() {
		room.Near = ui.Point{X: l.board.Right(), Y: l.board.Y}
	}
	show := func(seat game.Seat, r ui.Rect) {
		sites, signs := t.islands.taken(f, r, seat, !f.arriving || seat == f.Actor)
		if avoid(aroundLog, signs...); seat == f.Actor && f.choice.active {
			avoid(popover.Must, sites...)
		} else {
			avoid(aroundLog, sites...)
		}
	}
	if f.arriving {
		avoid(popover.Must, l.top, l.ledger)
		for seat, r := range l.isles {
			show(game.Seat(seat), r)
		}
	} else {
		avoid(popover.Must, l.top, l.hand, l.actions, l.ship, l.deck)
		avoid(aroundLog, l.others...)
		show(f.large, l.board)
	}
	avoid(aroundLog, l.ship, l.deck, l.discard, l.race, l.powers, l.supply, l.actions, l.drawers)
	avoid(popover.Rather, l.log)
	return room
}

// taken is where something is to be seen of an island in r, and on the sea around it. What is on its way comes to lie there.
func (v *islandsView) taken(f *frame, r ui.Rect, seat game.Seat, large bool) (sites, signs []ui.Rect) {
	s := tile(f, r)
	if large {
		s = v.sheetOf(f, r, seat)
	}
	i := isle{f: f, chart: f.players.islands[seat]}
	i.body = art.BoardRect(s.body, i.chart)
	side := art.SiteSize(i.body, i.chart) * 1.3
	for plot := range islas.Plot(islas.Plots) {
		sites = append(sites, ui.RectAround(i.site(plot), side, side))
	}
	hand := v.at.hand[seat].Inset(-f.UI.Px(6))
	hand.W *= 2 // with their number
	return sites, slices.Concat(s.marks, []ui.Rect{s.plate, s.leave, hand})
}
