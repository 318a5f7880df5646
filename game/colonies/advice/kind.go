package advice

// Kind is the subject of a reason. "I" is the seat that decides.
type Kind uint8

// The kinds, with the fields of Reason that they use.
const (
	None Kind = iota // nothing is known: the action is not legal in the view

	// Of the set-up.

	SitePips    // it earns N cards in 36 rolls, no other free node of those that are possible more
	SiteSome    // it earns N cards in 36 rolls
	SiteLacking // it brings Card, which I do not earn yet
	SitePier    // there is a harbour for Card, 3:1 if that is NoResource
	SiteNear    // N steps from there are unknown places
	WayShip     // a second ship: N steps from there are unknown places
	WayRoad     // the road leads towards a node that earns N cards in 36 rolls

	// Of purchases.

	Wins          // it makes N points, which win
	HandFull      // I hold N cards: a seven would cost me M of them
	CityMore      // the city earns N cards more in 36 rolls
	SettlePips    // the settlement earns N cards in 36 rolls
	SettleLacking // it brings Card, which I do not earn yet
	SettlePier    // there is a harbour for Card, 3:1 if that is NoResource
	SettleTokens  // it brings N tokens in 36 rolls, most of Token
	SettlePoint   // it is a point
	ShipNone      // I have no ship
	ShipWaiting   // N tokens are stored in the colonies, and I have M ships
	ShipMore      // with it I have N ships
	ShipUnknown   // N places are still unknown
	RoadSite      // it leads to a node that earns N cards in 36 rolls, where nobody can settle yet but me
	RoadTowards   // it leads towards free land
	RoadUnknown   // it discovers N unknown places
	BuyArmy       // N knights more are the largest army
	BuyPlain      // N development cards are left, M of them may be points
	FleetGuards   // it guards N of my pieces
	FleetDrives   // it drives the pirate away

	// Of development cards.

	KnightArmy     // with it I have the largest army
	KnightRobs     // I have played N knights; the pirate lets me rob
	RoadsFree      // two roads or ships for nothing
	MonopolyMany   // the others hold N cards, and earn Card
	InventionFor   // with the cards I can buy What
	InventionPlain // two cards of choice

	// Of ships.

	SailExplores // the ship reaches an unknown place
	SailReach    // the ship reaches an unknown place, one of N in reach, and I earn no Card
	SailUnloads  // it brings N tokens home
	SailHome     // it has N tokens aboard, and is M steps from home then
	SailFetches  // N tokens are stored there
	SailTowards  // the unknown is N steps away then, and not M
	SailSettled  // my settlement in the colonies is N steps away then
	SailLands    // land where a base would help to settle is N steps away then
	BaseSettles  // with the base I can settle there
	LoadsToken   // there is room for N tokens, and Token is worth most
	ShiftsRoom   // N tokens are stored there: one that is produced would be lost
	RedeemWaits  // it waits in the home stock
	DodgesNear   // nothing else is nearer

	// Of trade.

	TradeFor     // with it I can buy What
	TradeLacking // I do not earn Card
	TradeSpare   // I have N of Card
	TradeBrings  // it brings me nearer to What
	NoLeader     // Who has N points, M are needed
	NoNeeds      // I need Card myself
	NoUse        // it does not help me

	// Of the turn.

	RollFirst // what the dice bring comes first
	EndSaves  // I save for What: N cards are missing
	EndDone   // there is nothing more that helps

	// Of sevens and the pirate.

	DiscardMost  // of Card I have N, more than of any other
	DiscardSpare // I do not need Card for What
	DiscardLeast // it is missed least
	PirateLeader // Who, with N points, nobody has more, can be robbed there
	PirateRobs   // Who can be robbed there
	PirateAway   // he is in nobody's way there
	RobLeader    // Who has N points, nobody else more
	RobToken     // a Token comes straight home
	RobCards     // Who holds N cards

	// Of tokens.

	TakeFor     // with it I can buy What
	TakeFind    // with it I have N finds; every third is a point
	TakeToken   // Token serves me most
	TakeLacking // I do not earn Card
	TakeCard    // I have only N of Card
	SavesToken  // it is not lost
	Kinds       // number of kinds
)

var ids = [Kinds]string{
	"none", "site-pips", "site-some", "site-lacking", "site-pier", "site-near", "way-ship", "way-road",
	"wins", "hand-full", "city-more", "settle-pips", "settle-lacking", "settle-pier", "settle-tokens", "settle-point", "ship-none",
	"ship-waiting", "ship-more", "ship-unknown", "road-site", "road-towards", "road-unknown", "buy-army", "buy-plain", "fleet-guards", "fleet-drives",
	"knight-army", "knight-robs", "roads-free", "monopoly-many", "invention-for", "invention-plain",
	"sail-explores", "sail-reach", "sail-unloads", "sail-home", "sail-fetches", "sail-towards", "sail-settled", "sail-lands",
	"base-settles", "loads-token", "shifts-room", "redeem-waits", "dodges-near",
	"trade-for", "trade-lacking", "trade-spare", "trade-brings", "no-leader", "no-needs", "no-use",
	"roll-first", "end-saves", "end-done",
	"discard-most", "discard-spare", "discard-least", "pirate-leader", "pirate-robs", "pirate-away", "rob-leader", "rob-token", "rob-cards",
	"take-for", "take-find", "take-token", "take-lacking", "take-card", "saves-token",
}

// ID returns the kind's name in texts: its sentence is advice.ID.
func (k Kind) ID() string { return ids[k] }
