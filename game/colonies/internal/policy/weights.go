package policy

// Weights are the numbers of the rules of thumb: worths in hundredths of a point, unless they say otherwise. They were found by games
// against each other.
type Weights struct {
	Patience   int // rolls after which a purchase is worth half as much
	Spare      int // a card that is not needed for the next purchase
	Card       int // a resource card
	Ship       int // a ship that becomes a base
	Gem        int // a gem brought home
	Gold       int // a gold
	Ore        int // an ore token
	OreCity    int // the same, with a settlement that can become a city
	Pace       int // rounds that a point takes, in tenths
	Rounds     int // rounds that the game takes at most, as seen from any position
	Dev        int // a development card
	Army       int // the largest army, for a card on the way to it
	Knight     int // playing a knight
	KnightIdle int // the same, for who has the largest army
	Early      int // how much less it is before the roll
	Raid       int // driving the pirate away with the war fleet
	RaidAgain  int // how much more building it is, as it can be done again
	Fetched    int // one of how many tokens produced comes home, without a ship twice that
	Lacking    int // how much more a card is that is not earned yet
	Plenty     int // how much less one that is earned in plenty
	CityLater  int // a settlement at home may become a city
	Colony     int // a settlement in the colonies, percent of what its tokens are worth
	Base       int // a base, percent of the settlement
	RoadOne    int // a road that leads to a site, percent of the settlement
	RoadTwo    int // the first of two
	ShipNew    int // a ship while there is something to discover
	ShipSite   int // how much more it is if no site is known
	ShipFetch  int // a token that it can fetch
	Found      int // the token of a discovery
	FoundSite  int // its base, if no site is known
	FoundMore  int // the same, if one is
	Post       int // lying at a settlement in the colonies
	Stored     int // a token stored there
	Near       int // steps after which a voyage is worth half as much
	Offer      int // what an offer must bring
	Heard      int // how likely it must be, in percent, that an offer is accepted
	Answer     int // what a trade must bring to be accepted
	More       int // what asking for two of a kind must bring more
	Other      int // what asking for another kind must bring more
	Pip        int // a card in 36 rolls, in the set-up
	PipWheat   int // how much more wheat is
	PipRoad    int // how much more wood and clay are
	Fresh      int // a kind that is not earned yet
	Same       int // how much less a kind is that is earned in plenty
	Pier       int // a 3:1 harbour
	PierOwn    int // a card in 36 rolls of the kind of a harbour
	Sea        int // a settlement where the unknown is near
	Way        int // a second ship
}

// tuned are the weights that are used.
var tuned = Weights{
	Patience:   7,
	Spare:      5,
	Card:       25,
	Ship:       20,
	Gem:        33,
	Gold:       13,
	Ore:        22,
	OreCity:    36,
	Pace:       14,
	Rounds:     10,
	Dev:        64,
	Army:       40,
	Knight:     40,
	KnightIdle: 26,
	Early:      30,
	Raid:       70,
	RaidAgain:  60,
	Fetched:    3,
	Lacking:    5,
	Plenty:     3,
	CityLater:  10,
	Colony:     50,
	Base:       40,
	RoadOne:    66,
	RoadTwo:    42,
	ShipNew:    30,
	ShipSite:   30,
	ShipFetch:  18,
	Found:      30,
	FoundSite:  55,
	FoundMore:  12,
	Post:       20,
	Stored:     22,
	Near:       6,
	Offer:      14,
	Heard:      25,
	Answer:     8,
	More:       16,
	Other:      10,
	Pip:        13,
	PipWheat:   2,
	PipRoad:    2,
	Fresh:      16,
	Same:       2,
	Pier:       14,
	PierOwn:    4,
	Sea:        20,
	Way:        87,
}
