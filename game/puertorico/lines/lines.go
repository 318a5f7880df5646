// Package lines brings Puerto Rico into match records: the lines for its events, and how they are played through the rules.
package lines

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/record"
)

// Lines implements record.Lines.
type Lines struct{ engine.Engine }

var _ record.Lines[puertorico.State, puertorico.Action, puertorico.Event] = Lines{}

// Replay implements record.Lines.
func (Lines) Replay(script *record.Script) record.Replay[puertorico.State, puertorico.Action, puertorico.Event] {
	return &replay{script: script}
}

// Line implements record.Lines.
func (Lines) Line(step *puertorico.Step, seats int) any {
	switch e := &step.Event; e.Kind {
	case puertorico.EvRow:
		return &chanceLine{"chance", whatRow, drawn{Tiles: tilesOf(e.Tiles[:e.Count])}}
	case puertorico.EvDrawn:
		return &chanceLine{"chance", whatHacienda, drawn{Tiles: tilesOf(e.Tiles[:1])}}
	case puertorico.EvReshuffle:
		return &chanceLine{"chance", whatReshuffle, drawn{N: e.Count}}
	case puertorico.EvRound:
		return &roundLine{"round", e.Round, e.Seat}
	case puertorico.EvAct:
		return &record.Act{E: "act", Seat: e.Seat, Action: e.Action.String(), Forced: e.Forced}
	case puertorico.EvDealt:
		return &gainLine{"gain", whatColonists, numbers(e, seats)}
	case puertorico.EvProduced:
		return &gainLine{"gain", whatGoods, barrelLists(e, seats)}
	case puertorico.EvFactory:
		return &gainLine{"gain", whatFactory, numbers(e, seats)}
	case puertorico.EvPoints:
		return &gainLine{"gain", whatPoints, numbers(e, seats)}
	case puertorico.EvLost:
		return &gainLine{"gain", whatLost, barrelLists(e, seats)}
	case puertorico.EvSetUp, puertorico.EvRoleOver:
		return stateOf(&step.After)
	case puertorico.EvOver:
		return endOf(e.Ending, &step.After)
	}
	return nil
}

// tilesOf returns tiles as a list that is never null in JSON.
func tilesOf(of []puertorico.Tile) []tile {
	list := make([]tile, 0, len(of))
	for _, t := range of {
		list = append(list, tile(t))
	}
	return list
}

// numbers returns the first numbers of the seats in an event.
func numbers(e *puertorico.Event, seats int) (g gains) {
	for _, by := range e.By[:seats] {
		g.Numbers = append(g.Numbers, int(by[0]))
	}
	return g
}

// barrelLists returns the barrels of the seats in an event.
func barrelLists(e *puertorico.Event, seats int) (g gains) {
	for _, by := range e.By[:seats] {
		g.Barrels = append(g.Barrels, barrelsOf(by))
	}
	return g
}

// endings are the ends of a game in the order in which they are written.
var endings = [...]struct {
	end  puertorico.Ending
	name string
}{{puertorico.EndColonists, "colonists"}, {puertorico.EndCity, "city"}, {puertorico.EndChips, "chips"}}

// endOf returns the line of the end of a game.
func endOf(ending puertorico.Ending, s *puertorico.State) *endLine {
	line := &endLine{E: "end", Why: []string{}, Winners: []game.Seat{}}
	for _, e := range endings {
		if ending&e.end != 0 {
			line.Why = append(line.Why, e.name)
		}
	}
	for seat := range game.Seat(s.Seats()) {
		c := s.Score(seat)
		line.Totals = append(line.Totals, totalPart{c.Chips, c.Buildings, c.Large, c.Total(), c.Tie})
	}
	for seat := range s.Winners().All() {
		line.Winners = append(line.Winners, seat)
	}
	return line
}
