package colonies

import (
	"strconv"

	"islas/game"
)

// ActionKind is the kind of an action.
type ActionKind uint8

// The kinds of actions (section 19), with the fields of Action that they use.
const (
	Roll       ActionKind = iota // roll the dice
	End                          // end the turn
	Settle                       // build a settlement on Node, by By
	BuildRoad                    // build a road on Edge
	BuildShip                    // build a ship on Node; in the set-up on that of the new settlement, with NoNode
	BuildCity                    // make the settlement on Node a city
	Buy                          // buy a development card
	MoveFleet                    // build the war fleet on Hex, or move it there
	PlayKnight                   // play a knight
	PlayRoads                    // play road building
	PlayInvent                   // play invention: take Give and Want from the bank, Give not after Want
	PlayMono                     // play monopoly: name Want
	BankTrade                    // pay the bank Give for one Want
	MakeOffer                    // offer N of Give for M of Want to all
	Sail                         // sail the ship on Node to To
	MakeBase                     // turn the ship on Node into a base on Hex
	Load                         // load a Token stored at To onto the ship on Node
	Shift                        // move a Token from the settlement on Node to that on To
	Redeem                       // convert a Token that waits in the home stock
	Explore                      // draw a tile for the place Hex
	TakeToken                    // take a Token
	TakeCard                     // take a card of Want for gold
	Discard                      // discard a card of Give
	MovePirate                   // move the pirate to Node
	Rob                          // rob Seat, by What
	RobNone                      // rob nobody
	AnswerNo                     // refuse an offer
	AnswerYes                    // accept it
	AnswerMore                   // want two of what is given for one
	AnswerCard                   // want one Want instead of what is given
	Deal                         // trade with Seat
	NoDeal                       // trade with nobody
	Save                         // move a Token of the falling settlement to that on To
	Done                         // give up the rest of its tokens
	Dodge                        // move the ship that is in the way to Node
	Kinds      = 35              // number of kinds
)

// By is how a settlement comes about.
type By uint8

// The ways to found a settlement (sections 4 and 12).
const (
	BySetup By = iota // in the set-up
	ByRoad            // at an own road
	ByBase            // with own bases on all land that it touches
)

// Loot is what is robbed.
type Loot uint8

// The kinds of loot (section 15).
const (
	LootCard       Loot = iota // a random resource card
	LootShip                   // a Token of the ship on Node
	LootSettlement             // a Token of the settlement on Node
)

// Action is one decision. It is a comparable value made by the functions below. Fields that its kind does not use hold their zero
// values, nodes NoNode.
type Action struct {
	Kind       ActionKind
	By         By
	What       Loot
	N, M       uint8
	Seat       game.Seat
	Node, To   Node
	Edge       Edge
	Hex        Hex
	Give, Want Resource
	Token      Token
}

// newAction returns an action with no node.
func newAction(k ActionKind) Action { return Action{Kind: k, Node: NoNode, To: NoNode} }

// Simple returns an action of a kind that uses no field: Roll, End, Buy, PlayKnight, PlayRoads, RobNone, AnswerNo, AnswerYes,
// AnswerMore, NoDeal, Done.
func Simple(k ActionKind) Action { return newAction(k) }

// SettleAction builds a settlement on n.
func SettleAction(n Node, by By) Action {
	a := newAction(Settle)
	a.Node, a.By = n, by
	return a
}

// RoadAction builds a road on e.
func RoadAction(e Edge) Action {
	a := newAction(BuildRoad)
	a.Edge = e
	return a
}

// ShipAction builds a ship on n; NoNode is that of the settlement just built, in the set-up.
func ShipAction(n Node) Action { return onNode(BuildShip, n) }

// CityAction makes the settlement on n a city.
func CityAction(n Node) Action { return onNode(BuildCity, n) }

// PirateAction moves the pirate to n.
func PirateAction(n Node) Action { return onNode(MovePirate, n) }

// DodgeAction moves the ship that is in the way to n.
func DodgeAction(n Node) Action { return onNode(Dodge, n) }

func onNode(k ActionKind, n Node) Action {
	a := newAction(k)
	a.Node = n
	return a
}

// FleetAction builds the war fleet on h or moves it there.
func FleetAction(h Hex) Action {
	a := newAction(MoveFleet)
	a.Hex = h
	return a
}

// ExploreAction draws a tile for the place h.
func ExploreAction(h Hex) Action {
	a := newAction(Explore)
	a.Hex = h
	return a
}

// InventionAction takes two cards from the bank, in either order.
func InventionAction(a, b Resource) Action {
	x := newAction(PlayInvent)
	x.Give, x.Want = min(a, b), max(a, b)
	return x
}

// MonopolyAction names a resource.
func MonopolyAction(r Resource) Action { return wanting(PlayMono, r) }

// AnswerCardAction answers an offer with the wish for another card.
func AnswerCardAction(r Resource) Action { return wanting(AnswerCard, r) }

// TakeCardAction takes a card for gold.
func TakeCardAction(r Resource) Action { return wanting(TakeCard, r) }

func wanting(k ActionKind, r Resource) Action {
	a := newAction(k)
	a.Want = r
	return a
}

// DiscardAction discards a card.
func DiscardAction(r Resource) Action {
	a := newAction(Discard)
	a.Give = r
	return a
}

// BankAction trades with the bank, at the best rate that the seat has.
func BankAction(give, want Resource) Action {
	a := newAction(BankTrade)
	a.Give, a.Want = give, want
	return a
}

// OfferAction offers n of give for m of want.
func OfferAction(n int, give Resource, m int, want Resource) Action {
	a := newAction(MakeOffer)
	a.N, a.Give, a.M, a.Want = uint8(n), give, uint8(m), want
	return a
}

// SailAction sails the ship on from to another node.
func SailAction(from, to Node) Action {
	a := newAction(Sail)
	a.Node, a.To = from, to
	return a
}

// BaseAction turns the ship on a node into a base on h.
func BaseAction(ship Node, h Hex) Action {
	a := newAction(MakeBase)
	a.Node, a.Hex = ship, h
	return a
}

// LoadAction loads a token that is stored at a settlement onto a ship.
func LoadAction(ship Node, t Token, from Node) Action {
	a := newAction(Load)
	a.Node, a.Token, a.To = ship, t, from
	return a
}

// ShiftAction moves a token from one settlement to another.
func ShiftAction(t Token, from, to Node) Action {
	a := newAction(Shift)
	a.Token, a.Node, a.To = t, from, to
	return a
}

// RedeemAction converts a token that waits.
func RedeemAction(t Token) Action { return ofToken(Redeem, t) }

// TokenAction takes a token.
func TokenAction(t Token) Action { return ofToken(TakeToken, t) }

func ofToken(k ActionKind, t Token) Action {
	a := newAction(k)
	a.Token = t
	return a
}

// SaveAction moves a token of a falling settlement to the settlement on n.
func SaveAction(t Token, n Node) Action {
	a := newAction(Save)
	a.Token, a.To = t, n
	return a
}

// RobCardAction robs a random card.
func RobCardAction(victim game.Seat) Action {
	a := newAction(Rob)
	a.Seat = victim
	return a
}

// RobTokenAction robs a token of a ship or settlement on n.
func RobTokenAction(victim game.Seat, t Token, what Loot, n Node) Action {
	a := newAction(Rob)
	a.Seat, a.Token, a.What, a.Node = victim, t, what, n
	return a
}

// DealAction trades with a seat that has answered.
func DealAction(with game.Seat) Action {
	a := newAction(Deal)
	a.Seat = with
	return a
}

// The first words of actions by kind.
var words = [Kinds]string{
	Roll: "roll", End: "end", Settle: "settle", BuildRoad: "road", BuildShip: "ship", BuildCity: "city", Buy: "buy", MoveFleet: "fleet",
	PlayKnight: "knight", PlayRoads: "roads", PlayInvent: "invention", PlayMono: "monopoly", BankTrade: "bank", MakeOffer: "offer",
	Sail: "sail", MakeBase: "base", Load: "load", Shift: "shift", Redeem: "redeem", Explore: "explore", TakeToken: "take", TakeCard: "take",
	Discard: "discard", MovePirate: "pirate", Rob: "rob", RobNone: "rob none", AnswerNo: "no", AnswerYes: "yes", AnswerMore: "more",
	Deal: "deal", NoDeal: "nodeal", Save: "save", Done: "done", Dodge: "dodge",
}

// String returns the action in the form of section 19, which ParseAction reads back.
func (a Action) String() string {
	text := words[a.Kind]
	num := func(n int) { text += " " + strconv.Itoa(n) }
	word := func(w string) { text += " " + w }
	switch a.Kind {
	case Settle:
		num(int(a.Node))
		switch a.By {
		case ByRoad:
			word("road")
		case ByBase:
			word("base")
		}
	case BuildRoad:
		num(int(a.Edge))
	case BuildShip, BuildCity, MovePirate, Dodge:
		if a.Node != NoNode {
			num(int(a.Node))
		}
	case MoveFleet, Explore:
		num(int(a.Hex))
	case PlayInvent, BankTrade:
		word(a.Give.ID())
		word(a.Want.ID())
	case PlayMono, TakeCard:
		word(a.Want.ID())
	case Discard:
		word(a.Give.ID())
	case AnswerCard:
		text = a.Want.ID()
	case MakeOffer:
		num(int(a.N))
		word(a.Give.ID())
		num(int(a.M))
		word(a.Want.ID())
	case Sail:
		num(int(a.Node))
		num(int(a.To))
	case MakeBase:
		num(int(a.Node))
		num(int(a.Hex))
	case Load:
		num(int(a.Node))
		word(a.Token.ID())
		num(int(a.To))
	case Shift:
		word(a.Token.ID())
		num(int(a.Node))
		num(int(a.To))
	case Redeem, TakeToken:
		word(a.Token.ID())
	case Rob:
		num(int(a.Seat))
		switch a.What {
		case LootCard:
			word("card")
		case LootShip:
			word(a.Token.ID() + " ship")
			num(int(a.Node))
		case LootSettlement:
			word(a.Token.ID() + " settlement")
			num(int(a.Node))
		}
	case Deal:
		num(int(a.Seat))
	case Save:
		word(a.Token.ID())
		num(int(a.To))
	}
	return text
}
