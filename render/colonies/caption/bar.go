package caption

import (
	"islas/game"
	"islas/game/colonies"
)

// Missing returns the cards of a price that are not in a hand.
func Missing(price, hand colonies.Hand) colonies.Hand {
	for k, n := range hand {
		price[k] -= min(n, price[k])
	}
	return price
}

// Bar says in a sentence why who has to decide may not take an action; empty if the action is legal. name returns what a seat is called.
func Bar(text Text, s *colonies.State, name func(game.Seat) string, a colonies.Action) string {
	b := s.Reason(a)
	if b == colonies.BarNone {
		return ""
	}
	key := "bar." + b.String()
	switch b {
	case colonies.BarTurn:
		if k := s.Decision().Kind; k != colonies.DecideMain && k != colonies.DecideNothing { // that has to be done first
			key += "." + decisions[k]
		}
	case colonies.BarCards:
		return text(key, "list", Amounts(text, lacking(s, a)))
	case colonies.BarStock, colonies.BarHome, colonies.BarTown, colonies.BarNothing, colonies.BarLand, colonies.BarToken, colonies.BarTaken:
		if end := barEnds[b][a.Kind]; end != "" {
			key += "." + end
		}
		return text(key, "name", name(a.Seat))
	case colonies.BarRange:
		return text(key, "n", s.RangeLeft(a.Node))
	}
	return text(key)
}

// lacking returns the cards that whoever decides misses for an action.
func lacking(s *colonies.State, a colonies.Action) (need colonies.Hand) {
	d := s.Decision()
	o, _ := s.Offer()
	switch a.Kind {
	case colonies.BankTrade:
		need[a.Give] = uint8(s.Rate(d.Seat, a.Give))
	case colonies.MakeOffer:
		need[a.Give] = a.N
	case colonies.AnswerYes, colonies.AnswerMore, colonies.AnswerCard:
		_, need = o.Terms(colonies.Answer{Kind: a.Kind, Want: a.Want})
	case colonies.Deal:
		need, _ = s.Terms(a.Seat)
	case colonies.Discard:
		need[a.Give] = 1
	default:
		need = s.Price(d.Seat, a.Kind)
	}
	return Missing(need, s.Hand(d.Seat))
}

// decisions are the ends of the keys of texts about decisions.
var decisions = [colonies.Decisions]string{
	colonies.DecideSettle: "settle", colonies.DecideWay: "way", colonies.DecideBegin: "begin", colonies.DecideMain: "main",
	colonies.DecideExplore: "explore", colonies.DecideToken: "token", colonies.DecideGold: "gold", colonies.DecideDiscard: "discard",
	colonies.DecidePirate: "pirate", colonies.DecideRob: "rob", colonies.DecideFree: "free", colonies.DecideAnswer: "answer",
	colonies.DecideDeal: "deal", colonies.DecideSave: "save", colonies.DecideDodge: "dodge", colonies.DecideNothing: "over",
}

// Decision returns the end of the keys of texts about a kind of decisions.
func Decision(k colonies.DecisionKind) string { return decisions[k] }

// barEnds are the ends of the keys of reasons that are put in other words for some kinds of actions.
var barEnds = map[colonies.Bar]map[colonies.ActionKind]string{
	colonies.BarStock: {
		colonies.Settle: "settlement", colonies.BuildRoad: "road", colonies.BuildShip: "ship", colonies.BuildCity: "city",
		colonies.MakeBase: "base", colonies.Sail: "base",
	},
	colonies.BarHome: {colonies.BuildCity: "city", colonies.BuildShip: "ship"},
	colonies.BarTown: {colonies.BuildCity: "city", colonies.BuildShip: "ship"},
	colonies.BarNothing: {
		colonies.PlayRoads: "roads", colonies.Rob: "rob", colonies.Deal: "deal",
	},
	colonies.BarLand:  {colonies.BuildRoad: "road", colonies.MakeBase: "base", colonies.MoveFleet: "fleet"},
	colonies.BarToken: {colonies.Redeem: "redeem"},
	colonies.BarTaken: {colonies.Sail: "ship", colonies.Dodge: "ship", colonies.BuildShip: "ship", colonies.MakeBase: "base", colonies.MovePirate: "pirate"},
}
