package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/popover"
	"islas/render/table"
	"islas/render/ui"
)

// occasion is an event that is explained when it happens for the first time.
type occasion struct {
	kind islas.EventKind
	key  string // key of the text; empty for none
	when func(e *islas.Event, s, before *islas.State) bool
}

// occasions are all explanations; of each kind of event the first whose condition holds is used.
var occasions = [...]occasion{
	{islas.EvTurn, "must-draw", func(_ *islas.Event, s, _ *islas.State) bool { return s.MustDraw() && s.Round() > 1 }},
	{islas.EvReshuffle, "reshuffle", always},
	{islas.EvBuild, "", func(e *islas.Event, _, _ *islas.State) bool { return e.Seat == game.NoSeat }},
	{islas.EvBuild, "other-colour", func(e *islas.Event, s, _ *islas.State) bool { return e.Colour != s.Data().Colour(e.Card) }},
	{islas.EvBuild, "supply-out", func(e *islas.Event, s, before *islas.State) bool {
		return s.Supply(islas.House, e.Colour) == 0 && before.Supply(islas.House, e.Colour) > 0
	}},
	{islas.EvBuild, "full-island", func(e *islas.Event, s, _ *islas.State) bool { return s.Free(e.Seat) == 0 }},
	{islas.EvPalace, "mixed", func(e *islas.Event, _, before *islas.State) bool { return e.From&^before.Houses(e.Seat, e.Colour) != 0 }},
	{islas.EvPalace, "further-palace", func(e *islas.Event, s, _ *islas.State) bool { return s.Palaces(e.Seat, e.Colour).Count() > 1 }},
	{islas.EvPalace, "palace", always},
	{islas.EvTown, "town", always},
	{islas.EvPrivilege, "privilege", func(e *islas.Event, _, _ *islas.State) bool { return e.Other == game.NoSeat }},
	{islas.EvPrivilege, "privilege-taken", always},
	{islas.EvArrival, "arrival", always},
	{islas.EvReveal, "shield", raids(func(r islas.Raid) bool { return r.Overlooked != game.NoSeat })},
	{islas.EvReveal, "", raids(func(r islas.Raid) bool { return r.Rule == islas.RaidNamed })}, // explained when it happens
	{islas.EvReveal, "pirate-nothing", raids(func(r islas.Raid) bool { return r.Losers == 0 })},
	{islas.EvReveal, "pirate-owner", raids(func(r islas.Raid) bool { return r.Rule == islas.RaidOwner })},
	{islas.EvReveal, "pirate-most", raids(func(islas.Raid) bool { return true })},
	{islas.EvReveal, "first-wish", func(e *islas.Event, _, _ *islas.State) bool { return e.Comparison.Decided == 1 }},
	{islas.EvReveal, "nobody", func(e *islas.Event, _, _ *islas.State) bool { return e.Comparison.Decided == islas.ByNobody }},
	{islas.EvReveal, "ties", func(e *islas.Event, _, _ *islas.State) bool { return e.Comparison.Decided == islas.ByTies }},
	{islas.EvReveal, "tie", always},
	{islas.EvNamed, "named", always},
	{islas.EvRound, "stalemate", func(e *islas.Event, _, _ *islas.State) bool { return e.Last && e.Idle > 0 }},
	{islas.EvRound, "last-round", func(e *islas.Event, _, _ *islas.State) bool { return e.Last }},
}

func always(*islas.Event, *islas.State, *islas.State) bool { return true }

// raids returns a function that reports whether an event reveals a pirate whose raid fulfils a condition.
func raids(when func(r islas.Raid) bool) func(e *islas.Event, s, before *islas.State) bool {
	return func(e *islas.Event, s, _ *islas.State) bool { return e.Card.Pirate() && when(s.Raid(e.Card.Flag())) }
}

// explains returns the text key of what is to be explained about an event that happens for the first time, "" for none.
func (p *players) explains(step *islas.Step, before *islas.State) string {
	e := &step.Event
	for _, o := range occasions {
		kind := o.kind == e.Kind || o.kind == islas.EvBuild && e.Kind == islas.EvSettler
		if kind && o.when(e, &step.After, before) && (e.Kind != islas.EvTurn || p.Human(e.Seat)) {
			return o.key
		}
	}
	return ""
}

// aroundLog is the weight of regions that an explanation avoids more than the log.
const aroundLog = 2 * popover.Rather

// explanationRoom returns where an explanation covers nothing of interest: on the sea or, without room there, on the log.
func (t *Table) explanationRoom() table.Room {
	f, l := &t.frame, &t.lay
	room := table.Room{Near: l.log.Middle()}
	avoid := func(weight float64, rects ...ui.Rect) { room.Avoid = append(room.Avoid, popover.All(weight, rects)...) }
	if l.log.Empty() {
		room.Near = ui.Point{X: l.board.Right(), Y: l.board.Y}
	}
	for seat, busy := range t.islands.at.busy {
		if avoid(aroundLog, busy...); game.Seat(seat) == f.Actor && f.choice.active {
			avoid(popover.Must, busy...)
		}
	}
	if f.arriving {
		avoid(popover.Must, l.top, l.ledger)
	} else {
		avoid(popover.Must, l.top, l.hand, l.actions, l.ship, l.deck)
		avoid(aroundLog, l.others...)
	}
	avoid(aroundLog, l.ship, l.deck, l.discard, l.race, l.powers, l.supply, l.actions, l.drawers)
	avoid(popover.Rather, l.log)
	return room
}
