// Package record writes and reads match records: plain text, one JSON object a line, complete enough that every step of a
// game can be checked against the rules. A record tells hidden cards too.
package record

import (
	"io"
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/game/match"
)

// Extension is how the name of a record's file ends.
const Extension = ".islas.jsonl"

const (
	format  = "islas-record"
	version = 1
)

// Writer writes a match record line by line as the game goes on.
type Writer struct {
	w     io.Writer
	seats int
	err   error
}

// NewWriter begins a record with its first line. Every line goes to w at once, in a Write of its own.
func NewWriter(w io.Writer, setup match.Setup) (*Writer, error) {
	line := gameLine{
		E:       "game",
		Format:  format,
		Version: version,
		Seed:    strconv.FormatUint(setup.Seed, 10),
		Start:   setup.Start,
		Rules:   rulesPart{setup.DrawPrivilege, setup.Goal},
		Seats:   []seatPart{},
	}
	for _, seat := range setup.Seats {
		line.Seats = append(line.Seats, seatPart(seat))
	}
	rw := &Writer{w: w, seats: len(setup.Seats)}
	rw.write(&line)
	return rw, rw.err
}

// Add writes what happened. After an error nothing more is written and every call returns that error.
func (w *Writer) Add(steps ...islas.Step) error {
	for i := range steps {
		if line := lineOf(&steps[i].Event, w.seats); line != nil {
			w.write(line)
		}
	}
	return w.err
}

func (w *Writer) write(line any) {
	if w.err == nil {
		_, w.err = w.w.Write(encode(line))
	}
}

// Write writes a whole record: the setup and all steps from the deal on, to the game's end or to wherever it is.
func Write(w io.Writer, setup match.Setup, steps []islas.Step) error {
	rw, err := NewWriter(w, setup)
	if err != nil {
		return err
	}
	return rw.Add(steps...)
}

// lineOf is the line of an event, a pointer to one of the line structs, or nil for the events that a record leaves out.
func lineOf(e *islas.Event, seats int) any {
	switch e.Kind {
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
		line := &pirateLine{"pirate", colour(e.Colour), orNull(e.Other), []lossPart{}}
		for _, loss := range e.Losses[:e.Count] {
			line.Losses = append(line.Losses, lossPart{loss.Seat, plot(loss.Plot)})
		}
		return line
	case islas.EvPrivilege:
		return &privilegeLine{"privilege", colour(e.Colour), orNull(e.Other), e.Seat}
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
	line := &settlerLine{E: "settler", Card: card(e.Card), Seat: orNull(e.Seat)}
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
