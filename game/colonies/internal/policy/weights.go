package policy

// The numbers of the rules of thumb: worths in hundredths of a point, unless they say otherwise. They were found by games against each
// other.
const (
	wPatience   = 7  // rolls after which a purchase is worth half as much
	wSpare      = 5  // a card that is not needed for the next purchase
	wCard       = 25 // a resource card
	wShip       = 20 // a ship that becomes a base
	wGem        = 33 // a gem brought home
	wGold       = 13 // a gold
	wOre        = 22 // an ore token
	wOreCity    = 36 // the same, with a settlement that can become a city
	wPace       = 14 // rounds that a point takes, in tenths
	wRounds     = 10 // rounds that the game takes at most, as seen from any position
	wDev        = 64 // a development card
	wArmy       = 40 // the largest army, for a card on the way to it
	wKnight     = 40 // playing a knight
	wKnightIdle = 26 // the same, for who has the largest army
	wEarly      = 30 // how much less it is before the roll
	wRaid       = 70 // driving the pirate away with the war fleet
	wRaidAgain  = 60 // how much more building it is, as it can be done again
	wFetched    = 3  // one of how many tokens produced comes home, without a ship twice that
	wLacking    = 5  // how much more a card is that is not earned yet
	wPlenty     = 3  // how much less one that is earned in plenty
	wCityLater  = 10 // a settlement at home may become a city
	wColony     = 50 // a settlement in the colonies, percent of what its tokens are worth
	wBase       = 40 // a base, percent of the settlement
	wRoadOne    = 66 // a road that leads to a site, percent of the settlement
	wRoadTwo    = 42 // the first of two
	wShipNew    = 30 // a ship while there is something to discover
	wShipSite   = 30 // how much more it is if no site is known
	wShipFetch  = 18 // a token that it can fetch
	wFound      = 30 // the token of a discovery
	wFoundSite  = 55 // its base, if no site is known
	wFoundMore  = 12 // the same, if one is
	wPost       = 20 // lying at a settlement in the colonies
	wStored     = 22 // a token stored there
	wNear       = 6  // steps after which a voyage is worth half as much
	wOffer      = 14 // what an offer must bring
	wHeard      = 25 // how likely it must be, in percent, that an offer is accepted
	wAnswer     = 8  // what a trade must bring to be accepted
	wMore       = 16 // what asking for two of a kind must bring more
	wOther      = 10 // what asking for another kind must bring more
	wPip        = 13 // a card in 36 rolls, in the set-up
	wPipWheat   = 2  // how much more wheat is
	wPipRoad    = 2  // how much more wood and clay are
	wFresh      = 16 // a kind that is not earned yet
	wSame       = 2  // how much less a kind is that is earned in plenty
	wPier       = 14 // a 3:1 harbour
	wPierOwn    = 4  // a card in 36 rolls of the kind of a harbour
	wSea        = 20 // a settlement where the unknown is near
	wWay        = 87 // a second ship
)
