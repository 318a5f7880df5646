// Package lines brings The Colonies into match records: the lines for its events, and how they are played through the rules.
package lines

import (
	"slices"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/record"
)

// Lines implements record.Lines.
type Lines struct{ engine.Engine }

var _ record.Lines[colonies.State, colonies.Action, colonies.Event] = Lines{}

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
		return &record.Act{E: "act", Seat: e.Seat, Action: e.Action.String(), Forced: e.Forced}
	case colonies.EvArmy:
		return &armyLine{"army", record.OrNull(e.Other, game.NoSeat), e.Seat}
	case colonies.EvState:
		return stateOf(e.Round, &step.After)
	case colonies.EvOver:
		return endOf(&step.After)
	case colonies.EvCards:
		return &gainLine[colonies.Hand]{"gain", "cards", e.By[:seats]}
	case colonies.EvTokens:
		return gainOf("tokens", e.By[:seats], purse)
	case colonies.EvStock:
		return gainOf("home", e.By[:seats], purse)
	case colonies.EvMonopoly:
		return gainOf("monopoly", e.By[:seats], func(h colonies.Hand) int { return int(h[0]) })
	default:
		return chanceOf(e)
	}
}

// chanceOf returns the line of an event that chance decided; nil if it is none.
func chanceOf(e *colonies.Event) any {
	switch e.Kind {
	case colonies.EvDice:
		return &diceLine{"chance", "dice", e.Dice}
	case colonies.EvTile:
		return &tileLine{"chance", "tile", int(e.Hex), e.Terrain, record.OrNull(e.N, 0)}
	case colonies.EvChip:
		line := &chipLine{"chance", "chip", int(e.Hex), []int{int(e.Chips[0])}}
		if e.Chips[1] != 0 {
			line.Chips = append(line.Chips, int(e.Chips[1]))
		}
		return line
	case colonies.EvCard:
		return &cardLine{"chance", "card", e.Seat, e.Card}
	case colonies.EvStolen:
		return &stolenLine{"chance", "stolen", e.Seat, e.Resource}
	case colonies.EvEruption:
		return &eruptionLine{"chance", "eruption", int(e.Hex), e.N}
	}
	return nil
}

// gainOf returns the line of gains, each as a record has them.
func gainOf[T any](what string, by []colonies.Hand, as func(colonies.Hand) T) *gainLine[T] {
	line := &gainLine[T]{E: "gain", What: what}
	for _, h := range by {
		line.By = append(line.By, as(h))
	}
	return line
}

// purse returns tokens as events hold them.
func purse(h colonies.Hand) colonies.Purse { return colonies.Purse(h[:colonies.Tokens]) }

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
	line := &endLine{E: "end", Winners: slices.Collect(s.Winners().All())}
	for seat := range game.Seat(s.Seats()) {
		c := s.Score(seat)
		line.Totals = append(line.Totals, totalPart{c.Settlements, c.Cities, c.Chips, c.Cards, c.Army, c.Total()})
	}
	return line
}
