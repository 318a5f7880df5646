package caption

import (
	"islas/game"
	"islas/game/colonies"
)

// Act returns what an action does, as a button or a suggestion says it: "Build a settlement: field 6, hill 8". name returns what a seat
// is called. The state is the one in which it is decided.
func Act(text Text, s *colonies.State, name func(game.Seat) string, a colonies.Action) string {
	switch a.Kind {
	case colonies.Settle:
		if a.By == colonies.ByBase {
			return text("act.settle-base", "at", At(text, s, a.Node))
		}
		return text("act.settle", "at", At(text, s, a.Node))
	case colonies.BuildRoad:
		return text("act.road", "at", AtEdge(text, s, a.Edge))
	case colonies.BuildCity, colonies.MovePirate:
		return text("act."+words[a.Kind], "at", At(text, s, a.Node))
	case colonies.BuildShip:
		if a.Node == colonies.NoNode {
			return text("act.ship")
		}
		return text("act.ship-at", "at", At(text, s, a.Node))
	case colonies.MoveFleet:
		if d := s.Decision(); d.Seat != game.NoSeat && s.Fleet(d.Seat) != colonies.NoHex {
			return text("act.fleet-move")
		}
		return text("act.fleet")
	case colonies.PlayInvent:
		return text("act.invention", "list", Amounts(text, colonies.HandOf(a.Give, a.Want)))
	case colonies.PlayMono:
		return text("act.monopoly", "resource", In(text, a.Want))
	case colonies.BankTrade:
		return text("act.bank", "give", Amount(text, a.Give, s.Rate(s.Decision().Seat, a.Give)), "want", Amount(text, a.Want, 1))
	case colonies.MakeOffer:
		return text("act.offer", "give", Amount(text, a.Give, int(a.N)), "want", Amount(text, a.Want, int(a.M)))
	case colonies.Sail:
		return text("act.sail", "at", At(text, s, a.To))
	case colonies.Dodge:
		return text("act.sail", "at", At(text, s, a.Node))
	case colonies.MakeBase, colonies.Explore:
		return text("act."+words[a.Kind], "hex", Hex(text, s, a.Hex))
	case colonies.Load, colonies.Shift, colonies.Redeem, colonies.TakeToken, colonies.Save:
		return text("act."+words[a.Kind], "token", In(text, a.Token))
	case colonies.TakeCard:
		return text("act.take-card", "resource", In(text, a.Want))
	case colonies.Discard:
		return text("act.discard", "resource", In(text, a.Give))
	case colonies.Rob:
		if a.What == colonies.LootCard {
			return text("act.rob-card", "name", name(a.Seat))
		}
		return text("act.rob-token", "name", name(a.Seat), "token", In(text, a.Token))
	case colonies.AnswerYes, colonies.AnswerMore, colonies.AnswerCard:
		o, _ := s.Offer()
		give, want := o.Terms(colonies.Answer{Kind: a.Kind, Want: a.Want})
		return text("act."+words[a.Kind], "give", Amounts(text, give), "want", Amounts(text, want))
	case colonies.Deal:
		give, want := s.Terms(a.Seat)
		return text("act.deal", "name", name(a.Seat), "give", Amounts(text, give), "want", Amounts(text, want))
	}
	return text("act." + words[a.Kind])
}

// words are the ends of the keys of actions.
var words = [colonies.Kinds]string{
	colonies.Roll: "roll", colonies.End: "end", colonies.Settle: "settle", colonies.BuildRoad: "road", colonies.BuildShip: "ship",
	colonies.BuildCity: "city", colonies.Buy: "buy", colonies.MoveFleet: "fleet", colonies.PlayKnight: "knight", colonies.PlayRoads: "roads",
	colonies.PlayInvent: "invention", colonies.PlayMono: "monopoly", colonies.BankTrade: "bank", colonies.MakeOffer: "offer",
	colonies.Sail: "sail", colonies.MakeBase: "base", colonies.Load: "load", colonies.Shift: "shift", colonies.Redeem: "redeem",
	colonies.Explore: "explore", colonies.TakeToken: "take", colonies.TakeCard: "take-card", colonies.Discard: "discard",
	colonies.MovePirate: "pirate", colonies.Rob: "rob-card", colonies.RobNone: "rob-none", colonies.AnswerNo: "no", colonies.AnswerYes: "yes",
	colonies.AnswerMore: "more", colonies.AnswerCard: "other", colonies.Deal: "deal", colonies.NoDeal: "nodeal", colonies.Save: "save",
	colonies.Done: "done", colonies.Dodge: "sail",
}

// Verb returns what a kind of actions is called on a button that says no more: "Build a road", "Trade", "Sail".
func Verb(text Text, k colonies.ActionKind) string { return text("verb." + words[k]) }
