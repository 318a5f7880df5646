// Package lines brings The Colonies into match records: the lines for its events, and how they are played through the rules.
package lines

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/record"
)

// Lines implements record.Lines.
type Lines struct{}

var _ record.Lines[colonies.State, colonies.Action, colonies.Event] = Lines{}

// Info implements record.Lines.
func (Lines) Info() *game.Info { return engine.Engine{}.Info() }

// Over implements record.Lines.
func (Lines) Over(s *colonies.State) bool { return s.Over() }

// Replay implements record.Lines.
func (Lines) Replay(script *record.Script) record.Replay[colonies.State, colonies.Action, colonies.Event] {
	return &replay{fate{script: script}}
}

// Line implements record.Lines.
func (Lines) Line(step *colonies.Step, seats int) any {
	switch e := &step.Event; e.Kind {
	case colonies.EvHome:
		return homeOf(&step.After)
	case colonies.EvTurn:
		return &turnLine{"turn", e.Round, e.Seat}
	case colonies.EvAct:
		return &actLine{"act", e.Seat, e.Action.String(), e.Forced}
	case colonies.EvArmy:
		return &armyLine{"army", seatOrNull(e.Other), e.Seat}
	case colonies.EvState:
		return stateOf(e.Round, &step.After)
	case colonies.EvOver:
		return endOf(&step.After)
	case colonies.EvCards, colonies.EvTokens, colonies.EvStock, colonies.EvMonopoly:
		return gainOf(e, seats)
	default:
		return chanceOf(e)
	}
}

// chanceOf returns the line of an event that chance decided; nil if it is none.
func chanceOf(e *colonies.Event) any {
	switch e.Kind {
	case colonies.EvDice:
		return &diceLine{lineChance, whatDice, e.Dice}
	case colonies.EvTile:
		return &tileLine{lineChance, whatTile, int(e.Hex), e.Terrain, numberOrNull(e.N, 0)}
	case colonies.EvChip:
		line := &chipLine{lineChance, whatChip, int(e.Hex), []int{int(e.Chips[0])}}
		if e.Chips[1] != 0 {
			line.Chips = append(line.Chips, int(e.Chips[1]))
		}
		return line
	case colonies.EvCard:
		return &cardLine{lineChance, whatCard, e.Seat, e.Card}
	case colonies.EvStolen:
		return &stolenLine{lineChance, whatStolen, e.Seat, e.Resource}
	case colonies.EvEruption:
		return &eruptionLine{lineChance, whatEruption, int(e.Hex), e.N}
	}
	return nil
}

// gainOf returns the line of an event of gains.
func gainOf(e *colonies.Event, seats int) any {
	tokens := func(what string) any {
		line := &pursesLine{lineGain, what, nil}
		for _, by := range e.By[:seats] {
			line.By = append(line.By, colonies.Purse(by[:colonies.Tokens]))
		}
		return line
	}
	switch e.Kind {
	case colonies.EvCards:
		return &handsLine{lineGain, whatCards, e.By[:seats]}
	case colonies.EvTokens:
		return tokens(whatTokens)
	case colonies.EvStock:
		return tokens(whatHome)
	default:
		line := &numbersLine{lineGain, whatMonopoly, nil}
		for _, by := range e.By[:seats] {
			line.By = append(line.By, int(by[0]))
		}
		return line
	}
}

// homeOf returns the line of the home island.
func homeOf(s *colonies.State) *homeLine {
	line := &homeLine{E: "home"}
	for i, h := range colonies.HomeHexes() {
		line.Terrain[i], line.Numbers[i] = s.Terrain(h), uint8(s.Number(h))
	}
	for i := range line.Harbours {
		line.Harbours[i] = s.Harbour(i)
	}
	return line
}

// endOf returns the line of the end of a match.
func endOf(s *colonies.State) *endLine {
	line := &endLine{E: "end"}
	for seat := range game.Seat(s.Seats()) {
		c := s.Score(seat)
		line.Totals = append(line.Totals, totalPart{c.Settlements, c.Cities, c.Chips, c.Cards, c.Army, c.Total()})
	}
	for seat := range s.Winners().All() {
		line.Winners = append(line.Winners, seat)
	}
	return line
}

// seatOrNull returns a seat for a key that is null where nobody is meant.
func seatOrNull(seat game.Seat) *game.Seat {
	if seat == game.NoSeat {
		return nil
	}
	return &seat
}

// numberOrNull returns a number for a key that is null where it is none.
func numberOrNull(n, none int) *int {
	if n == none {
		return nil
	}
	return &n
}
