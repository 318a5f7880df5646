package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// row is how a kind of event is presented on this table.
type row struct {
	session.Presentation[islas.State, islas.Event]

	// How far the movement has to be, from 0 to 1, before its effect is shown elsewhere than on islands and privileges
	// (Presentation.Effect).
	piles float64 // on the ship, the deck and the discard pile
	hands float64 // in a hand that gets cards; cards leave a hand at once

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
	type shown = session.Presentation[islas.State, islas.Event]
	at := func(cues ...session.Cue) []session.Cue { return cues }
	card, convert := at(session.Cue{Effect: "card"}), at(session.Cue{Effect: "convert"})
	quiet, always := func(islas.Event) bool { return true }, func(*islas.Step) bool { return true }
	return &rows{
		islas.EvDeal:      {shown{LengthOf: dealt, CuesOf: cuesDealt}, 0, 0.6, flights.drawn},
		islas.EvDraw:      {shown{Length: 1, CuesOf: cuesDealt, Text: p.say}, 0, 0.6, flights.drawn},
		islas.EvAboard:    {shown{Length: 0.5, Cues: card}, 0.9, 0, flights.aboard},
		islas.EvLoad:      {shown{Length: 1, Cues: card, Closes: true, Text: p.say, Names: namesCard}, 0.95, 0, flights.load},
		islas.EvReshuffle: {shown{Length: 1, Cues: at(session.Cue{Effect: "shuffle"}), Text: p.say}, 0.6, 0, flights.reshuffle},
		islas.EvTurn:      {shown{Length: 0.5, Turn: session.TurnBegins, Text: p.say, Silent: quiet}, 0, 0, nil},
		islas.EvBuild:     {shown{Length: 2, Cues: at(session.Cue{Effect: "card"}, session.Cue{At: pieceLands, Effect: "wood"}), Text: p.say, Names: namesCard, Effect: pieceLands}, buildPays, 0, flights.build},
		islas.EvPalace:    {shown{Length: 2, Cues: convert, Text: p.say, Effect: pieceLands}, 0, 0, nil},
		islas.EvTown:      {shown{Length: 2, Celebrates: always, Cues: at(session.Cue{Effect: "convert"}, session.Cue{At: 1, Effect: "fanfare"}), Text: p.say, Effect: pieceLands}, 0, 0, nil},
		islas.EvPrivilege: {shown{Length: 2, Celebrates: always, Cues: at(session.Cue{Effect: "fanfare"}), Text: p.say, Effect: deedArrives}, 0, 0, flights.deed},
		islas.EvArrival:   {shown{Length: 1.6, Cues: at(session.Cue{Effect: "bell"}), Turn: session.BetweenTurns, Text: p.say}, 0, 0, flights.voyage},
		islas.EvReveal: {shown{
			LengthOf: revealLength, Stops: revealParts, CuesOf: cuesRevealed, StopBefore: true, StopAfter: true, Text: p.say,
			Silent: func(e islas.Event) bool { return e.Card.Settler() }, Opens: true, Names: namesCard, Scene: true,
		}, 0, 0, flights.revealed},
		islas.EvSettler: {shown{
			Length: 2, CuesOf: cuesSettled, StopAfter: true, Text: p.say, Opens: true, Names: namesCard, Effect: pieceLands,
		}, settlePays, 0, flights.resolved},
		islas.EvNamed: {shown{Length: 1.4, Text: p.say}, 0, 0, flights.sentOn},
		islas.EvLoss: {shown{
			Length: 2.6, Cues: at(session.Cue{Effect: "drum"}, session.Cue{At: raidEnds, Effect: "wood"}), Text: p.say, Effect: raidTakes,
		}, 0, 0, flights.loss},
		islas.EvPirate: {shown{Length: 1.5, Cues: card, StopAfter: true, Text: p.say}, piratePays, 0, flights.resolved},
		islas.EvRound:  {shown{Length: roundEnds, Celebrates: lastRound, StopAfter: true, CuesOf: cuesRound, Text: p.say}, 0, 0, flights.roundEnds},
		islas.EvEnd:    {shown{Length: 0.5, Celebrates: always, StopBefore: true, Cues: at(session.Cue{Effect: "victory"}), Turn: session.GameEnds, Text: p.say}, 0, 0, nil},
	}
}

// concerns reports whether an event concerns a seat: its own, and settlers for whom it is in the running to the last.
func concerns(e islas.Event, seat game.Seat) bool {
	c := &e.Comparison
	return e.Seat == seat || e.Other == seat || e.Kind == islas.EvReveal && e.Card.Settler() && (c.Winner == seat || c.Columns() > 1 && c.Left[c.Columns()-2].Has(seat))
}

// asksAll reports whether an arrival demands a decision, which everybody may see.
func asksAll(s *islas.State) bool {
	switch s.Decision().Phase {
	case islas.PhaseSettle, islas.PhaseLose, islas.PhaseName:
		return true
	}
	return false
}

// lastRound reports whether only one more round is played.
func lastRound(step *islas.Step) bool { return step.Event.Last }

func revealLength(step *islas.Step) float64 {
	return readingOf(step.Event.Card, step.Event.Comparison, step.After.Seats()).ends
}

func revealParts(step *islas.Step) []float64 {
	r := readingOf(step.Event.Card, step.Event.Comparison, step.After.Seats())
	return r.parts()
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
