package colonies

import "islas/game"

// Decision returns what is to be decided, and by whom.
func (s *State) Decision() Decision {
	kind, seat := s.Decides()
	d := Decision{Kind: kind, Seat: seat, Hex: NoHex, Node: NoNode}
	t := s.top()
	switch kind {
	case DecideWay, DecideExplore, DecideSave, DecideDodge:
		d.Node = t.node
	case DecideToken:
		if d.Hex = t.hex; t.kind == taskEarn {
			d.Node = t.node
		}
	case DecideDiscard, DecideFree:
		d.N = int(t.n)
	}
	return d
}

// Decides returns the kind and the seat of Decision.
func (s *State) Decides() (kind DecisionKind, seat game.Seat) {
	if !s.asking {
		return DecideNothing, game.NoSeat
	}
	if s.taskN == 0 {
		switch s.phase {
		case phaseSetup:
			return DecideSettle, s.placer()
		case phaseBegin:
			return DecideBegin, s.turn
		}
		return DecideMain, s.turn
	}
	switch t := s.top(); t.kind {
	case taskPirate, taskRob, taskFree:
		return decisions[t.kind], s.turn
	case taskOffer:
		if t.done == uint8(s.seats) {
			return DecideDeal, s.turn
		}
		return DecideAnswer, s.seatAt(t.done)
	default:
		return decisions[t.kind], t.seat
	}
}

// decisions are the decisions that tasks may ask for.
var decisions = [...]DecisionKind{
	taskWay: DecideWay, taskShip: DecideExplore, taskEarn: DecideToken, taskFinder: DecideToken, taskGold: DecideGold,
	taskDiscard: DecideDiscard, taskPirate: DecidePirate, taskRob: DecideRob, taskFree: DecideFree, taskSave: DecideSave,
	taskDodge: DecideDodge,
}
