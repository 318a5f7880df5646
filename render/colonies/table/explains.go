package table

import (
	"slices"

	"islas/game"
	"islas/game/colonies"
)

// firsts are the names of what is explained about kinds of events, and actsFirst about kinds of actions, whatever else is in them.
var (
	firsts = map[colonies.EventKind]string{
		colonies.EvStolen: "robbed", colonies.EvEruption: "eruption", colonies.EvArmy: "army", colonies.EvFound: "found", colonies.EvLost: "lost",
		colonies.EvShort: "short", colonies.EvChips: "point", colonies.EvFell: "fell", colonies.EvSent: "sent", colonies.EvPirateOff: "pirate-off",
		colonies.EvWaits: "waits", colonies.EvCards: "production", colonies.EvTokens: "tokens",
	}
	actsFirst = map[colonies.ActionKind]string{
		colonies.BuildShip: "ship", colonies.BuildCity: "city", colonies.Buy: "card", colonies.MoveFleet: "fleet", colonies.PlayKnight: "knight",
		colonies.PlayMono: "monopoly", colonies.BankTrade: "bank", colonies.MakeOffer: "offer", colonies.AnswerMore: "answer", colonies.AnswerCard: "answer",
		colonies.MakeBase: "base", colonies.Load: "load", colonies.Shift: "shift", colonies.TakeCard: "gold", colonies.MovePirate: "pirate", colonies.Dodge: "dodge",
	}
)

// explains returns the name of what is to be explained about an event that happens for the first time, "" for nothing.
func explains(step *colonies.Step, before *colonies.State) string {
	e, s := &step.Event, &step.After
	switch e.Kind {
	case colonies.EvAct:
		switch a := e.Action; {
		case a.Kind == colonies.Settle && a.By == colonies.ByBase:
			return "by-base"
		case a.Kind == colonies.Settle && s.Yield(a.Node).HasPier:
			return "harbour"
		}
		return actsFirst[e.Action.Kind]
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
	case colonies.EvCards, colonies.EvTokens:
		if gainers(e) == 0 {
			return ""
		}
	case colonies.EvStock:
		if owner, _ := before.ShipOn(e.Node); e.Node != colonies.NoNode && owner == e.Seat {
			return "unload"
		}
	}
	return firsts[e.Kind]
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
