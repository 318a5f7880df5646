package table

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/session"
	"islas/render/table"
	"islas/render/ui"
)

// row is how a kind of event is presented on this table.
type row struct {
	session.Presentation[islas.State, islas.Event]

	// seen is how far the movement has to be, from 0 to 1, before its effect is shown elsewhere than on islands and privileges
	// (Presentation.Effect): on the ship, the deck, the discard pile and the supply, and in a hand that gets cards.
	seen float64

	// fly returns what is on its way above everything else; nil for nothing. The event has only what the viewer may know.
	fly func(v flights, e islas.Event) []flight
}

// rows are the presentations of all kinds of events.
type rows [islas.EvEnd + 1]row

// Lengths that depend on more than the kind of the event, in steps of the animation speed.
const (
	dealLength = 0.5
	ownDeal    = 1.5 // the person at the machine is dealt cards; others are dealt cards faster
	roundEnds  = 2.4
)

// makeRows returns the presentations of a table with these players. viewer returns who looks.
func makeRows(p *players, viewer func() game.Seat) *rows {
	dealt := func(step *islas.Step) float64 {
		if step.Event.Seat == viewer() {
			return ownDeal
		}
		return dealLength
	}
	read := func(step *islas.Step) reading {
		return readingOf(step.Event.Card, step.Event.Comparison, step.After.Seats())
	}
	type shown = session.Presentation[islas.State, islas.Event]
	at := func(cues ...session.Cue) []session.Cue { return cues }
	card, convert := at(session.Cue{Effect: "card"}), at(session.Cue{Effect: "convert"})
	quiet, always := func(islas.Event) bool { return true }, func(*islas.Step) bool { return true }
	return &rows{
		islas.EvDeal:      {shown{LengthOf: dealt, CuesOf: cuesDealt}, 0.6, flights.drawn},
		islas.EvDraw:      {shown{Length: 1, CuesOf: cuesDealt, Text: p.say}, 0.6, flights.drawn},
		islas.EvAboard:    {shown{Length: 0.5, Cues: card}, 0.9, flights.aboard},
		islas.EvLoad:      {shown{Length: 1, Cues: card, Closes: true, Text: p.say}, 0.95, flights.load},
		islas.EvReshuffle: {shown{Length: 1, Cues: at(session.Cue{Effect: "shuffle"}), Text: p.say}, 0.6, flights.reshuffle},
		islas.EvTurn:      {shown{Length: 0.5, Turn: session.TurnBegins, Text: p.say, Silent: quiet}, 0, nil},
		islas.EvBuild:     {shown{Length: 2, Cues: at(session.Cue{Effect: "card"}, session.Cue{At: pieceLands, Effect: "wood"}), Text: p.say, Effect: pieceLands}, buildPays, flights.build},
		islas.EvPalace:    {shown{Length: 2, Cues: convert, Text: p.say, Effect: pieceLands}, sinksUntil, nil},
		islas.EvTown:      {shown{Length: 2, Celebrates: always, Cues: at(session.Cue{Effect: "convert"}, session.Cue{At: 1, Effect: "fanfare"}), Text: p.say, Effect: pieceLands}, sinksUntil, nil},
		islas.EvPrivilege: {shown{Length: 2, Celebrates: always, Cues: at(session.Cue{Effect: "fanfare"}), Text: p.say, Effect: deedArrives}, 0, flights.deed},
		islas.EvArrival:   {shown{Length: 1.6, Cues: at(session.Cue{Effect: "bell"}), Turn: session.BetweenTurns, Text: p.say}, 0, flights.voyage},
		islas.EvReveal: {shown{
			LengthOf: func(step *islas.Step) float64 { return read(step).ends }, CuesOf: cuesRevealed,
			Stops: func(step *islas.Step) []float64 { return read(step).parts() }, StopBefore: true, StopAfter: true, Text: p.say,
			Silent: func(e islas.Event) bool { return e.Card.Settler() }, Opens: true, Scene: true,
		}, 0, flights.revealed},
		islas.EvSettler: {shown{
			Length: 2, CuesOf: cuesSettled, StopAfter: true, Text: p.say, Opens: true, Effect: pieceLands,
		}, settlePays, flights.resolved},
		islas.EvNamed: {shown{Length: 1.4, Text: p.say}, 0, flights.sentOn},
		islas.EvLoss: {shown{
			Length: 2.6, Cues: at(session.Cue{Effect: "drum"}, session.Cue{At: raidEnds, Effect: "wood"}), Text: p.say, Effect: raidTakes,
		}, raidEnds, flights.loss},
		islas.EvPirate: {shown{Length: 1.5, Cues: card, StopAfter: true, Text: p.say}, piratePays, flights.resolved},
		islas.EvRound:  {shown{Length: roundEnds, Celebrates: func(step *islas.Step) bool { return step.Event.Last }, StopAfter: true, CuesOf: cuesRound, Text: p.say}, 0, flights.roundEnds},
		islas.EvEnd:    {shown{Length: 0.5, Celebrates: always, StopBefore: true, Cues: at(session.Cue{Effect: "victory"}), Turn: session.GameEnds, Text: p.say}, 0, nil},
	}
}

// concerns reports whether an event concerns a seat: its own, and settlers for whom it is in the running to the last.
func concerns(e islas.Event, seat game.Seat) bool {
	c := &e.Comparison
	return e.Seat == seat || e.Other == seat || e.Kind == islas.EvReveal && e.Card.Settler() && (c.Winner == seat || c.Columns() > 1 && c.Left[c.Columns()-2].Has(seat))
}

// asksAll reports whether an arrival demands a decision, which everybody may see.
func asksAll(s *islas.State) bool {
	return slices.Contains([]islas.Phase{islas.PhaseSettle, islas.PhaseLose, islas.PhaseName}, s.Decision().Phase)
}

// cuesDealt returns the sounds of cards that are dealt or drawn: one for each.
func cuesDealt(step *islas.Step, _ float64) (cues []session.Cue) {
	for i := range step.Event.Count {
		from, _ := dealt(i, step.Event.Count)
		cues = append(cues, session.Cue{At: from, Effect: "card"})
	}
	return cues
}

func cuesRevealed(step *islas.Step, steps float64) []session.Cue {
	who := "steps"
	if step.Event.Card.Pirate() {
		who = "drum"
	}
	return []session.Cue{{Effect: "card"}, {At: partAshore / steps, Effect: who}}
}

func cuesSettled(step *islas.Step, _ float64) []session.Cue {
	cues := []session.Cue{{Effect: "card"}}
	if step.Event.Seat != game.NoSeat {
		cues = append(cues, session.Cue{At: pieceLands, Effect: "wood"})
	}
	return cues
}

func cuesRound(step *islas.Step, _ float64) []session.Cue {
	if step.Event.Last {
		return []session.Cue{{Effect: "bell"}}
	}
	return nil
}

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
		c.Picture = f.Of(f.deed(power, true))
	case islas.EvTown:
		c.Text = u.T("award.town", "n", f.State.Points(e.Seat)-f.Before.Points(e.Seat))
		c.Picture = f.Of(art.Piece{Kind: islas.Town, Colour: e.Colour})
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
