package table

import (
	"slices"

	"islas/game"
	"islas/game/colonies"
)

// explains returns the name of what is to be explained about an event that happens for the first time, "" for nothing.
func explains(step *colonies.Step, before *colonies.State) string {
	e, s := &step.Event, &step.After
	some := gainers(e) > 0
	switch e.Kind {
	case colonies.EvAct:
		return explainAct(e, s)
	case colonies.EvDice:
		if e.Dice[0]+e.Dice[1] == 7 {
			return "seven"
		}
		return "range"
	case colonies.EvTile:
		return explainTile(e, s)
	case colonies.EvChip:
		if e.Chips[1] != 0 {
			return "red"
		}
	case colonies.EvStolen:
		return "robbed"
	case colonies.EvEruption:
		return "eruption"
	case colonies.EvCards:
		if some {
			return "production"
		}
	case colonies.EvTokens:
		if some {
			return "tokens"
		}
	case colonies.EvStock:
		if owner, _ := before.ShipOn(e.Node); e.Node != colonies.NoNode && owner == e.Seat {
			return "unload"
		}
	case colonies.EvArmy:
		return "army"
	case colonies.EvFound:
		return "found"
	case colonies.EvLost:
		return "lost"
	case colonies.EvShort:
		return "short"
	case colonies.EvChips:
		return "point"
	case colonies.EvFell:
		return "fell"
	case colonies.EvSent:
		return "sent"
	case colonies.EvPirateOff:
		return "pirate-off"
	case colonies.EvWaits:
		return "waits"
	}
	return ""
}

// explainTile explains what a ship finds at sea, or that a road has uncovered something: no ship of its owner lies there.
func explainTile(e *colonies.Event, s *colonies.State) string {
	byShip := slices.ContainsFunc(colonies.SiteOf(e.Hex).Corners[:], func(n colonies.Node) bool {
		owner, _ := s.ShipOn(n)
		return owner == e.Seat && owner != game.NoSeat
	})
	switch {
	case !byShip:
		return "uncovered"
	case e.Terrain == colonies.Sea:
		return "sea"
	}
	return "" // explained when the base stands
}

// explainAct explains an action.
func explainAct(e *colonies.Event, s *colonies.State) string {
	switch a := e.Action; a.Kind {
	case colonies.Settle:
		if a.By == colonies.ByBase {
			return "by-base"
		}
		if s.Yield(a.Node).HasPier {
			return "harbour"
		}
	case colonies.BuildShip:
		return "ship"
	case colonies.BuildCity:
		return "city"
	case colonies.Buy:
		return "card"
	case colonies.MoveFleet:
		return "fleet"
	case colonies.PlayKnight:
		return "knight"
	case colonies.PlayMono:
		return "monopoly"
	case colonies.BankTrade:
		return "bank"
	case colonies.MakeOffer:
		return "offer"
	case colonies.AnswerMore, colonies.AnswerCard:
		return "answer"
	case colonies.MakeBase:
		return "base"
	case colonies.Load:
		return "load"
	case colonies.Shift:
		return "shift"
	case colonies.TakeCard:
		return "gold"
	case colonies.MovePirate:
		return "pirate"
	case colonies.Dodge:
		return "dodge"
	}
	return ""
}
