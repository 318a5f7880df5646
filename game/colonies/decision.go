package colonies

import "islas/game"

// Decision returns what is to be decided, and by whom.
func (s *State) Decision() Decision {
	d := Decision{Kind: DecideNothing, Seat: game.NoSeat, Hex: NoHex, Node: NoNode}
	if !s.asking {
		return d
	}
	if s.taskN == 0 {
		d.Seat = s.turn
		switch s.phase {
		case phaseSetup:
			d.Kind, d.Seat = DecideSettle, s.placer()
		case phaseBegin:
			d.Kind = DecideBegin
		default:
			d.Kind = DecideMain
		}
		return d
	}
	t := &s.tasks[s.taskN-1]
	d.Seat = t.seat
	switch t.kind {
	case taskWay:
		d.Kind, d.Node = DecideWay, t.node
	case taskShip:
		d.Kind, d.Node = DecideExplore, t.node
	case taskEarn:
		d.Kind, d.Node, d.Hex = DecideToken, t.node, t.hex
	case taskFinder:
		d.Kind, d.Hex = DecideToken, t.hex
	case taskGold:
		d.Kind = DecideGold
	case taskDiscard:
		d.Kind, d.N = DecideDiscard, int(t.n)
	case taskPirate:
		d.Kind, d.Seat = DecidePirate, s.turn
	case taskRob:
		d.Kind, d.Seat = DecideRob, s.turn
	case taskFree:
		d.Kind, d.Seat, d.N = DecideFree, s.turn, int(t.n)
	case taskOffer:
		d.Kind, d.Seat = DecideAnswer, s.seatAt(t.done)
		if t.done == uint8(s.seats) {
			d.Kind = DecideDeal
		}
	case taskSave:
		d.Kind, d.Node = DecideSave, t.node
	case taskDodge:
		d.Kind, d.Node = DecideDodge, t.node
	}
	return d
}
