package table

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/caption"
	"islas/render/popover"
	"islas/render/session"
	"islas/render/table"
	"islas/render/ui"
)

// sayings are the ends of the text keys of events; of some only the usual one.
var sayings = [islas.EvEnd + 1]string{
	islas.EvTurn: "turn", islas.EvDraw: "draw", islas.EvReshuffle: "reshuffle", islas.EvBuild: "build", islas.EvPalace: "palace", islas.EvTown: "town",
	islas.EvLoad: "load", islas.EvPrivilege: "privilege", islas.EvArrival: "arrival", islas.EvReveal: "reveal", islas.EvSettler: "settler",
	islas.EvNamed: "named", islas.EvLoss: "loss",
}

// say returns the sentence for an event, for the prompt and the log; "" if it needs none.
func (p *players) say(u session.Texts, e islas.Event) string {
	key, n := sayings[e.Kind], e.Count
	kind := map[islas.EventKind]islas.Kind{islas.EvPalace: islas.Palace, islas.EvTown: islas.Town}[e.Kind] // otherwise a house
	switch {
	case e.Kind == islas.EvDraw && e.Extra:
		key = "extra"
	case e.Kind == islas.EvLoad && e.Card != islas.NoCard:
		key = "load-card"
	case e.Kind == islas.EvPrivilege && e.Other != game.NoSeat:
		key = "privilege-taken"
	case e.Kind == islas.EvSettler && e.Seat == game.NoSeat && e.Comparison.Winner == game.NoSeat:
		return u.T("ledger.nobody", "who", caption.CardName(u.T, e.Card))
	case e.Kind == islas.EvSettler && e.Seat == game.NoSeat:
		key = "no-house"
	case e.Kind == islas.EvPirate && e.Count == 0:
		key = "pirate-nothing"
	case e.Kind == islas.EvRound && e.Last && e.Idle > 0:
		key, n = "stalemate", int(e.Idle)
	case e.Kind == islas.EvRound && e.Last:
		key = "final-round"
	case e.Kind == islas.EvEnd:
		return u.T("prompt.over")
	}
	if key == "" {
		return ""
	}
	params := []any{"name", p.Name(e.Seat), "other", p.Name(e.Other), "victim", p.Name(e.Other), "n", n}
	if e.Card != islas.NoCard {
		params = append(params, "who", caption.CardName(u.T, e.Card))
	}
	if e.Colour != islas.NoColour {
		params = append(params, "piece", caption.Piece(u.T, kind, e.Colour), "power", u.T("power."+p.data.Power(e.Colour).String()))
	}
	text := u.T("log."+key, params...)
	if e.Kind != islas.EvDraw || e.Cards[0] == islas.NoCard { // the viewer may not see the cards
		return text
	}
	return text + " (" + table.List(slices.Values(e.Cards[:e.Count]), func(c islas.Card) string { return caption.CardName(u.T, c) }) + ")"
}

// recap returns what is worth telling a seat of some steps: what others built and drew, who settled with whom, losses, and privileges.
func (p *players) recap(u session.Texts, steps []islas.Step, seat game.Seat) (all []session.Clause) {
	var houses, palaces, drew, settlers, lost [islas.MaxSeats]int
	var deeds [islas.MaxSeats][]session.Clause
	var general []session.Clause
	deed := func(of game.Seat, rank int, key string, params ...any) {
		deeds[of] = append(deeds[of], session.Clause{Seat: of, Text: u.T(key, params...), Rank: rank})
	}
	for i := range steps {
		switch e := &steps[i].Event; {
		case e.Kind == islas.EvRound && e.Last:
			general = append(general, session.Clause{Seat: game.NoSeat, Text: u.T("recap.last"), Rank: 9})
		case e.Seat == game.NoSeat:
		case e.Kind == islas.EvSettler:
			settlers[e.Seat]++
		case e.Kind == islas.EvLoss:
			lost[e.Seat]++
		case e.Kind == islas.EvPrivilege:
			deed(e.Seat, 7, "recap.privilege", "what", u.T("power."+p.data.Power(e.Colour).String()))
		case e.Seat == seat: // one's own decisions need not be told
		case e.Kind == islas.EvBuild:
			houses[e.Seat]++
		case e.Kind == islas.EvDraw:
			drew[e.Seat] += e.Count
		case e.Kind == islas.EvPalace:
			palaces[e.Seat]++
		case e.Kind == islas.EvTown:
			deed(e.Seat, 6, "recap.town")
		}
	}
	for k := range game.Seat(len(p.Seats)) {
		of := (seat + 1 + k) % game.Seat(len(p.Seats))
		own := 0 // what has happened to oneself matters more
		if of == seat {
			own = 4
		}
		for _, c := range []struct {
			n, rank int
			key     string
		}{{lost[of], 4 + own, "recap.lost"}, {palaces[of], 5, "recap.palaces"}, {houses[of], 3, "recap.houses"}, {settlers[of], 2 + own, "recap.settlers"}, {drew[of], 1, "recap.drew"}} {
			if c.n > 0 {
				all = append(all, session.Clause{Seat: of, Text: u.T(c.key, "n", c.n), Rank: c.rank})
			}
		}
		all = append(all, deeds[of]...)
	}
	return append(all, general...)
}

// news is what has happened on the islands since the viewer's last turn. It reveals nothing hidden.
type news struct {
	session.Since
	plots [islas.MaxSeats]islas.PlotSet // buildings that have come, by seat
}

// read finds the news for the viewer in the log.
func (n *news) read(log *session.Log[islas.State, islas.Event], viewer game.Seat) {
	n.Since = log.Since(viewer)
	n.plots = [islas.MaxSeats]islas.PlotSet{}
	for i := n.From; i < log.Len(); i++ {
		e := &log.Step(i).Event
		own := e.Seat == viewer && viewer != game.NoSeat
		switch e.Kind {
		case islas.EvBuild, islas.EvPalace, islas.EvTown, islas.EvSettler:
			if e.Seat == game.NoSeat {
				break
			}
			n.plots[e.Seat] &^= e.From
			if !own || e.Kind == islas.EvSettler {
				n.plots[e.Seat] = n.plots[e.Seat].Add(e.Plot)
			}
		case islas.EvLoss:
			n.plots[e.Seat] = n.plots[e.Seat].Remove(e.Plot)
		}
	}
}

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

// explanationRoom returns where an explanation covers nothing of interest: on the sea or, without room there, on the log.
func (t *Table) explanationRoom() table.Room {
	f, l := &t.frame, &t.lay
	needed, looked := []ui.Rect{l.top, l.hand, l.actions, l.ship, l.deck}, slices.Clone(l.others)
	if f.arriving {
		needed, looked = []ui.Rect{l.top, l.ledger}, nil
	}
	for seat := range t.islands.at {
		busy := t.islands.at[seat].taken
		if looked = append(looked, busy...); game.Seat(seat) == f.Actor && f.choice.active {
			needed = append(needed, busy...)
		}
	}
	looked = append(looked, l.ship, l.deck, l.discard, l.race, l.powers, l.supply, l.actions, l.drawers)
	room := table.Room{Near: l.log.Middle(), Avoid: slices.Concat(
		popover.All(popover.Must, needed), popover.All(2*popover.Rather, looked), popover.All(popover.Rather, []ui.Rect{l.log}),
	)}
	if l.log.Empty() {
		room.Near = ui.Point{X: l.board.Right(), Y: l.board.Y}
	}
	return room
}
