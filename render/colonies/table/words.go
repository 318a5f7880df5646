package table

import (
	"cmp"
	"strings"

	"islas/game"
	"islas/game/colonies"
	"islas/locales"
	"islas/render/colonies/caption"
	"islas/render/session"
)

// gains returns a sentence with a list of what an event gives whom, cards or tokens, with names that no line breaks; "" if that is nothing.
func (p *players) gains(u session.Texts, key string, e *colonies.Event, tokens bool) string {
	var list []string
	for seat := range p.Seats {
		of := e.By[seat]
		if of.Total() == 0 {
			continue
		}
		what := caption.Amounts(u.T, of)
		if tokens {
			what = caption.TokenAmounts(u.T, colonies.Purse(of[:colonies.Tokens]))
		}
		list = append(list, u.T("log.of", "name", strings.ReplaceAll(p.Name(game.Seat(seat)), " ", "\u00a0"), "what", what))
	}
	if len(list) == 0 {
		return ""
	}
	return u.T("log."+key, "list", strings.Join(list, "; "))
}

// eventKeys are the ends of the keys of sentences for events that say no more than who it is about and how much.
var eventKeys = map[colonies.EventKind]string{
	colonies.EvTurn: "turn", colonies.EvEruption: "eruption", colonies.EvArmy: "army", colonies.EvOver: "over", colonies.EvFound: "found",
	colonies.EvChips: "chips", colonies.EvOre: "ore", colonies.EvFell: "fell", colonies.EvSent: "sent", colonies.EvPirateOff: "pirate-off",
	colonies.EvTokens: "tokens", colonies.EvStock: "stock", colonies.EvLost: "lost", colonies.EvWaits: "waits",
}

// say returns the sentence for an event, for the prompt and the log; "" if it needs none.
func (p *players) say(u session.Texts, e colonies.Event) string {
	name, other := p.Name(e.Seat), p.Name(e.Other)
	switch e.Kind {
	case colonies.EvAct:
		return p.sayAct(u, &e)
	case colonies.EvDice:
		a, b := int(e.Dice[0]), int(e.Dice[1])
		return u.T("log.dice", "name", name, "a", a, "b", b, "sum", a+b, "n", max(a, b))
	case colonies.EvTile:
		if e.N > 0 {
			return u.T("log.tile-number", "name", name, "terrain", caption.In(u.T, e.Terrain), "n", e.N)
		}
		return u.T("log.tile", "name", name, "terrain", caption.In(u.T, e.Terrain))
	case colonies.EvChip:
		if e.Chips[1] > 0 {
			return u.T("log.chip-red", "red", int(e.Chips[0]), "n", int(e.Chips[1]))
		}
		return u.T("log.chip", "n", int(e.Chips[0]))
	case colonies.EvCard:
		if e.Card == colonies.NoCard {
			return u.T("log.card-hidden", "name", name)
		}
		return u.T("log.card", "name", name, "card", caption.Name(u.T, e.Card))
	case colonies.EvStolen:
		if e.Resource == colonies.NoResource {
			return u.T("log.stolen-hidden", "name", other, "other", name)
		}
		return u.T("log.stolen", "name", other, "other", name, "card", caption.Amount(u.T, e.Resource, 1))
	case colonies.EvCards:
		return cmp.Or(p.gains(u, "cards", &e, false), u.T("log.cards-none"))
	case colonies.EvMonopoly:
		var list []string
		for seat := range p.Seats {
			if n := int(e.By[seat][0]); n > 0 && game.Seat(seat) != e.Seat {
				list = append(list, u.T("log.of", "name", p.Name(game.Seat(seat)), "what", caption.Amount(u.T, e.Resource, n)))
			}
		}
		if len(list) == 0 {
			return u.T("log.monopoly-none")
		}
		return u.T("log.monopoly-of", "list", strings.Join(list, ", "))
	case colonies.EvShort:
		return p.gains(u, "short", &e, false)
	case colonies.EvTokens, colonies.EvStock, colonies.EvLost, colonies.EvWaits:
		return p.gains(u, eventKeys[e.Kind], &e, true)
	}
	if key := eventKeys[e.Kind]; key != "" {
		return u.T("log."+key, "name", name, "n", e.N)
	}
	return ""
}

// actKeys are the ends of the keys of sentences for actions that say no more, or only what they are about.
var actKeys = map[colonies.ActionKind]string{
	colonies.Roll: "roll", colonies.BuildRoad: "road", colonies.BuildShip: "ship", colonies.BuildCity: "city", colonies.Buy: "buy", colonies.MoveFleet: "fleet",
	colonies.Sail: "sail", colonies.Load: "load", colonies.Shift: "shift", colonies.Redeem: "redeem", colonies.Save: "save", colonies.TakeCard: "take-card",
	colonies.AnswerYes: "answer-yes", colonies.AnswerMore: "answer-more", colonies.AnswerCard: "answer-card",
	colonies.MovePirate: "pirate", colonies.RobNone: "rob-none", colonies.NoDeal: "no-deal", colonies.Dodge: "dodge",
}

// sayAct returns the sentence for an action.
func (p *players) sayAct(u session.Texts, e *colonies.Event) string {
	name, a := p.Name(e.Seat), e.Action
	say := func(key string, params ...any) string { return u.T("log."+key, append(params, "name", name)...) }
	switch a.Kind {
	case colonies.Settle:
		if a.By == colonies.ByBase {
			return say("settle-base")
		}
		return say("settle")
	case colonies.PlayKnight:
		return say("play", "card", caption.Name(u.T, colonies.KnightCard))
	case colonies.PlayRoads:
		return say("play", "card", caption.Name(u.T, colonies.RoadsCard))
	case colonies.PlayInvent:
		list := caption.Amounts(u.T, colonies.HandOf(a.Give, a.Want))
		return say("invention", "card", caption.Name(u.T, colonies.InventionCard), "list", list)
	case colonies.PlayMono:
		return say("monopoly", "card", caption.Name(u.T, colonies.MonopolyCard), "resource", caption.In(u.T, a.Want))
	case colonies.BankTrade:
		return say("bank", "give", caption.Amount(u.T, a.Give, e.N), "want", caption.Amount(u.T, a.Want, 1))
	case colonies.MakeOffer:
		return say("offer", "give", caption.Amount(u.T, a.Give, int(a.N)), "want", caption.Amount(u.T, a.Want, int(a.M)))
	case colonies.Load, colonies.Shift, colonies.Redeem, colonies.Save:
		return say(actKeys[a.Kind], "token", caption.Amount(u.T, a.Token, 1))
	case colonies.TakeToken:
		return say("take", "what", caption.Amount(u.T, a.Token, 1))
	case colonies.TakeCard, colonies.AnswerCard:
		return say(actKeys[a.Kind], "what", caption.Amount(u.T, a.Want, 1))
	case colonies.Discard:
		return say("discard", "what", caption.Amounts(u.T, losses(e)))
	case colonies.AnswerNo:
		var names []string
		for seat := range p.Seats {
			if e.By[seat][0] > 0 {
				names = append(names, p.Name(game.Seat(seat)))
			}
		}
		return say("answer-no", "n", len(names)+1, "names", locales.List(u.T, append(names, name)))
	case colonies.Rob:
		if a.What != colonies.LootCard { // a card that is robbed is told by the event that follows
			return say("rob", "other", p.Name(a.Seat), "token", caption.Amount(u.T, a.Token, 1))
		}
	case colonies.Deal:
		return say("deal", "other", p.Name(a.Seat), "give", caption.Amounts(u.T, e.By[a.Seat]), "want", caption.Amounts(u.T, e.By[e.Seat]))
	default:
		if key := actKeys[a.Kind]; key != "" {
			return say(key)
		}
	}
	return "" // of what follows tells an event of its own
}
