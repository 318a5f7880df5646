package colonies

import "islas/game"

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

// Simple returns an action of a kind with no field set. That is all of a Roll, End, Buy, PlayKnight, PlayRoads, RobNone, AnswerNo,
// AnswerYes, AnswerMore, NoDeal or Done.
func Simple(k ActionKind) Action { return Action{Kind: k, Node: NoNode, To: NoNode} }

// onNode returns an action of a kind that uses Node alone.
func onNode(k ActionKind, n Node) Action { return Action{Kind: k, Node: n, To: NoNode} }

// SettleAction builds a settlement on n.
func SettleAction(n Node, by By) Action { return Action{Kind: Settle, Node: n, To: NoNode, By: by} }

// RoadAction builds a road on e.
func RoadAction(e Edge) Action { return Action{Kind: BuildRoad, Node: NoNode, To: NoNode, Edge: e} }

// ShipAction builds a ship on n; NoNode is that of the settlement just built, in the set-up.
func ShipAction(n Node) Action { return onNode(BuildShip, n) }

// CityAction makes the settlement on n a city, PirateAction moves the pirate to n, and DodgeAction the ship that is in the way.
func CityAction(n Node) Action   { return onNode(BuildCity, n) }
func PirateAction(n Node) Action { return onNode(MovePirate, n) }
func DodgeAction(n Node) Action  { return onNode(Dodge, n) }

// FleetAction builds the war fleet on h or moves it there, and ExploreAction draws a tile for the place h.
func FleetAction(h Hex) Action   { return Action{Kind: MoveFleet, Node: NoNode, To: NoNode, Hex: h} }
func ExploreAction(h Hex) Action { return Action{Kind: Explore, Node: NoNode, To: NoNode, Hex: h} }

// cards returns an action of a kind that uses Give and Want.
func cards(k ActionKind, give, want Resource) Action {
	return Action{Kind: k, Node: NoNode, To: NoNode, Give: give, Want: want}
}

// InventionAction takes two cards from the bank, in either order.
func InventionAction(a, b Resource) Action { return cards(PlayInvent, min(a, b), max(a, b)) }

// MonopolyAction names a resource, AnswerCardAction answers an offer with the wish for another card, TakeCardAction takes a card for gold,
// and DiscardAction discards one.
func MonopolyAction(r Resource) Action   { return cards(PlayMono, 0, r) }
func AnswerCardAction(r Resource) Action { return cards(AnswerCard, 0, r) }
func TakeCardAction(r Resource) Action   { return cards(TakeCard, 0, r) }
func DiscardAction(r Resource) Action    { return cards(Discard, r, 0) }

// BankAction trades with the bank, at the best rate that the seat has.
func BankAction(give, want Resource) Action { return cards(BankTrade, give, want) }

// OfferAction offers n of give for m of want.
func OfferAction(n int, give Resource, m int, want Resource) Action {
	return Action{Kind: MakeOffer, Node: NoNode, To: NoNode, N: uint8(n), Give: give, M: uint8(m), Want: want}
}

// SailAction sails the ship on from to another node.
func SailAction(from, to Node) Action { return Action{Kind: Sail, Node: from, To: to} }

// BaseAction turns the ship on a node into a base on h.
func BaseAction(ship Node, h Hex) Action {
	return Action{Kind: MakeBase, Node: ship, To: NoNode, Hex: h}
}

// LoadAction loads a token that is stored at a settlement onto a ship.
func LoadAction(ship Node, t Token, from Node) Action {
	return Action{Kind: Load, Node: ship, Token: t, To: from}
}

// ShiftAction moves a token from one settlement to another.
func ShiftAction(t Token, from, to Node) Action {
	return Action{Kind: Shift, Token: t, Node: from, To: to}
}

// RedeemAction converts a token that waits, and TokenAction takes one.
func RedeemAction(t Token) Action { return Action{Kind: Redeem, Node: NoNode, To: NoNode, Token: t} }
func TokenAction(t Token) Action  { return Action{Kind: TakeToken, Node: NoNode, To: NoNode, Token: t} }

// SaveAction moves a token of a falling settlement to the settlement on n.
func SaveAction(t Token, n Node) Action { return Action{Kind: Save, Token: t, Node: NoNode, To: n} }

// RobCardAction robs a random card.
func RobCardAction(victim game.Seat) Action {
	return Action{Kind: Rob, Seat: victim, Node: NoNode, To: NoNode}
}

// RobTokenAction robs a token of a ship or settlement on n.
func RobTokenAction(victim game.Seat, t Token, what Loot, n Node) Action {
	return Action{Kind: Rob, Seat: victim, Token: t, What: what, Node: n, To: NoNode}
}

// DealAction trades with a seat that has answered.
func DealAction(with game.Seat) Action {
	return Action{Kind: Deal, Seat: with, Node: NoNode, To: NoNode}
}
