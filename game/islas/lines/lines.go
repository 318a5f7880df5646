// Package lines brings Islas Canarias into match records: the lines for its events, and how they are played through the rules.
package lines

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/record"
)

// Lines implements record.Lines.
type Lines struct{ engine.Engine }

var _ record.Lines[islas.State, islas.Action, islas.Event] = Lines{}

// Replay implements record.Lines.
func (Lines) Replay(script *record.Script) record.Replay[islas.State, islas.Action, islas.Event] {
	return &replay{script: script}
}

// Line implements record.Lines.
func (Lines) Line(step *islas.Step, seats int) any {
	switch e := &step.Event; e.Kind {
	case islas.EvDeal:
		return &dealLine{"deal", e.Seat, cards(e.Cards[:e.Count])}
	case islas.EvAboard:
		return &aboardLine{"aboard", card(e.Card)}
	case islas.EvTurn:
		return &turnLine{"turn", e.Round, e.Seat}
	case islas.EvDraw:
		return &drawLine{"draw", e.Seat, why(e.Extra), cards(e.Cards[:e.Count])}
	case islas.EvReshuffle:
		return &reshuffleLine{"reshuffle", e.Count}
	case islas.EvBuild:
		return &buildLine{"build", e.Seat, card(e.Card), plot(e.Plot), colour(e.Colour)}
	case islas.EvPalace:
		return &convertLine{"palace", e.Seat, plots(e.From), plot(e.Plot), colour(e.Colour)}
	case islas.EvTown:
		return &convertLine{"town", e.Seat, plots(e.From), plot(e.Plot), colour(e.Colour)}
	case islas.EvLoad:
		return &loadLine{"load", e.Seat, card(e.Card)}
	case islas.EvArrival:
		return &arrivalLine{"arrival", e.Round, card(e.Card)}
	case islas.EvSettler:
		return settlerOf(e, seats)
	case islas.EvPirate:
		line := &pirateLine{"pirate", colour(e.Colour), record.OrNull(e.Other, game.NoSeat), []lossPart{}}
		for _, loss := range e.Losses[:e.Count] {
			line.Losses = append(line.Losses, lossPart{loss.Seat, plot(loss.Plot)})
		}
		return line
	case islas.EvPrivilege:
		return &privilegeLine{"privilege", colour(e.Colour), record.OrNull(e.Other, game.NoSeat), e.Seat}
	case islas.EvRound:
		return &roundLine{"round", e.Round, e.Points[:seats], e.Last}
	case islas.EvEnd:
		line := &endLine{"end", e.Points[:seats], []game.Seat{}}
		for seat := range e.Winners.All() {
			line.Winners = append(line.Winners, seat)
		}
		return line
	}
	return nil
}

func why(extra bool) string {
	if extra {
		return "extra"
	}
	return "action"
}

func settlerOf(e *islas.Event, seats int) *settlerLine {
	line := &settlerLine{E: "settler", Card: card(e.Card), Seat: record.OrNull(e.Seat, game.NoSeat)}
	for _, counts := range e.Comparison.Counts[:seats] {
		line.Counts = append(line.Counts, [4]int{int(counts[0]), int(counts[1]), int(counts[2]), int(counts[3])})
	}
	switch by := e.Comparison.Decided; by {
	case islas.ByNobody:
	case islas.ByTies:
		d := byTies
		line.Decided = &d
	default:
		d := decided(by)
		line.Decided = &d
	}
	if e.Seat != game.NoSeat {
		p, c := plot(e.Plot), colour(e.Colour)
		line.Plot, line.Colour = &p, &c
	}
	return line
}
