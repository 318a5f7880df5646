package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/playing"
	"islas/render/ui"
)

// explains returns what is to be explained of an event that happens for the first time.
func (p *players) explains(step *islas.Step, before *islas.State) string {
	e, s := &step.Event, &step.After
	switch e.Kind {
	case islas.EvTurn:
		if s.MustDraw() && p.human(e.Seat) && s.Round() > 1 {
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

// drawExplanation explains what has happened for the first time, where it covers nothing that one looks at.
func (t *Table) drawExplanation(f *frame) intent {
	l := f.lay
	room := playing.Room{Near: l.log.Middle(), Clear: []ui.Rect{l.hand, l.actions, l.ship, l.deck}, Keep: append([]ui.Rect{l.board, l.race, l.powers, l.top}, l.others...)}
	if l.log.Empty() {
		room.Near = ui.Point{X: l.board.Right(), Y: l.board.Y}
	}
	if f.arriving {
		room.Clear, room.Keep = []ui.Rect{l.ledger}, append([]ui.Rect{l.race, l.powers, l.top}, l.isles...)
	}
	return wishes(t.novel.Draw(f.ui, f.paint.stage, t.session.Novelty(), room))
}
