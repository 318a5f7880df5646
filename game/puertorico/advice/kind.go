package advice

// Kind is the subject of a reason. "I" is the seat that decides.
type Kind uint8

// The kinds, with the fields of Reason that they use. Facts about a role hold if everybody did what brings them most at once
// (package forecast): sells the dearest barrel, loads what gives most points.
const (
	None Kind = iota // nothing is known: the action is not legal in the view

	// Of taking a role card.

	RoleDoubloons   // N doubloons lie on the card of Role, on no other that can be taken more than M, which is less
	RoleCoins       // N doubloons lie on the card of Role, on others as many or more
	RolePrivilege   // nobody else gets the privilege of Role
	RoleEnds        // by Role, builder or captain, the end could come about; I have N points, nobody else more than M, which is less
	SettlerQuarry   // I may take a quarry, one of N; nobody else may
	SettlerMatches  // a plantation of Good lies in the row, and my plants have N circles more for it than I have plantations of it
	SettlerFirst    // I choose first of the N tiles in the row
	MayorStaffs     // I get N colonists, and Building, which is of use (a production building with a plantation), stands without any
	MayorMost       // I get N colonists, nobody else more than M, which is less
	MayorColonists  // I get N colonists
	BuilderAlone    // I could build Building for N doubloons; nobody else could build anything
	BuilderLarge    // I could build Building, which is large, for N doubloons
	BuilderCould    // the dearest that I could build is Building, for N doubloons
	BuilderFree     // the dearest that I could build is Building, and it costs me nothing
	BuilderNothing  // nobody could build anything
	BuilderOthers   // I could build nothing, somebody else could
	CraftsmanAlone  // I make N barrels, nobody else any
	CraftsmanMost   // I make N barrels, nobody else more than M, which is less
	CraftsmanMakes  // I make N barrels and may take one more
	CraftsmanPlain  // I make N barrels, and there is no other to take
	CraftsmanKinds  // I make N kinds, and my factory pays me M doubloons
	CraftsmanLittle // I make nothing
	TraderAlone     // I sell a barrel of Good for N doubloons; nobody else could sell anything for money
	TraderMost      // I sell a barrel of Good for N doubloons, nobody else for more than M, which is less
	TraderSells     // I sell a barrel of Good for N doubloons
	TraderNothing   // I have nothing to sell for money
	CaptainAlone    // I load N barrels, which are M points; nobody else could load anything
	CaptainMost     // I load N barrels, nobody else more than M, which is less
	CaptainPoints   // I load for N points, nobody else for more than M, which is less
	CaptainRobs     // I lose no barrel, the others lose N
	CaptainLoads    // I load N barrels, which are M points
	CaptainNothing  // I have nothing to load
	ProspectorGold  // it brings N doubloons altogether

	// Of taking a tile, or none.

	TileMatches // my plants have N circles more for Good than I have plantations of it
	TileCorn    // corn needs no building
	TileQuarry  // with it I have N quarries; each that is occupied makes buildings cheaper
	TileAlone   // nobody else has a plantation of Good
	TileDear    // of what could be taken, the trading house pays most for Good: N doubloons
	TileOther   // with it I have N plantations of Good
	TilePassed  // N spaces of my island are free
	TileDrawn   // a face-down tile comes on top of the one I may take
	TileUndrawn // N spaces of my island are free, and what would be drawn is not known

	// Of taking a colonist, or none.

	HireWorks  // in Building the colonist works at once
	HireTile   // on the tile Tile the colonist works at once
	HireMore   // with it I have N colonists for M circles
	HireNobody // I have N colonists for M circles

	// Of placing colonists.

	ManBuilding // Building works with somebody in it
	ManMakes    // N work for barrels of Good, of which I have a plantation and, where it takes one, a plant
	ManSome     // N are placed here
	ManNone     // nobody is placed here: the N colonists left go to what follows, which has M circles

	// Of building, or not.

	BuildEnds    // it takes the last space of my city: the end, and I then have N points, nobody else more than M, which is less
	BuildExtra   // Building is worth N points and, if it is occupied, M more as things stand
	BuildMakes   // Building makes Good, and I have N plantations of it more than circles for it
	BuildFree    // Building costs me nothing
	BuildReduced // Building costs me N doubloons, M less than is printed on it
	BuildLast    // it is the last copy of Building; N others, at least one, have none
	BuildPoints  // Building is worth N points, nothing else that I could build more
	BuildEffect  // what Building does is worth having
	BuildSaved   // N doubloons are missing for Building; I keep what I have
	BuildNothing // I keep my N doubloons

	// Of the craftsman's barrel more.

	ExtraDear    // of the kinds that I may take, the trading house pays most for Good: N doubloons
	ExtraAboard  // a ship that carries Good has room for N more
	ExtraMore    // with it I have N barrels of Good
	ExtraNothing // I leave it

	// Of selling, or not.

	SellMost    // Good brings N doubloons, no other barrel more
	SellBrings  // Good brings N doubloons
	SellBars    // Good brings N doubloons, and M others who have it and could sell it cannot any more in this phase
	SellNothing // I keep my N barrels to load them

	// Of loading.

	LoadBars    // it gives N points, and M barrels of Good that others have find no room on the ship any more
	LoadMost    // it gives N points, no other load more
	LoadPoints  // it gives N points
	LoadWharf   // my own ship takes all N barrels of Good, and gives M points
	LoadNothing // I keep my N barrels, for which no cargo ship has room

	// Of keeping barrels.

	KeepMost // I keep N barrels, with no other choice more
	KeepDear // of what I have, the trading house pays most for Good: N doubloons, and I keep a barrel of it
	KeepSome // I keep N barrels

	Kinds = iota // number of kinds
)

// String returns the kind's name for data, such as "captain-most".
func (k Kind) String() string {
	names := [Kinds]string{
		"none",
		"role-doubloons", "role-coins", "role-privilege", "role-ends", "settler-quarry", "settler-matches", "settler-first", "mayor-staffs", "mayor-most",
		"mayor-colonists", "builder-alone", "builder-large", "builder-could", "builder-free", "builder-nothing", "builder-others",
		"craftsman-alone", "craftsman-most", "craftsman-makes", "craftsman-plain", "craftsman-kinds", "craftsman-little", "trader-alone",
		"trader-most", "trader-sells", "trader-nothing", "captain-alone", "captain-most", "captain-points", "captain-robs", "captain-loads",
		"captain-nothing", "prospector-gold",
		"tile-matches", "tile-corn", "tile-quarry", "tile-alone", "tile-dear", "tile-other", "tile-passed", "tile-drawn",
		"tile-undrawn",
		"hire-works", "hire-tile", "hire-more", "hire-nobody",
		"man-building", "man-makes", "man-some", "man-none",
		"build-ends", "build-extra", "build-makes", "build-free", "build-reduced", "build-last", "build-points", "build-effect",
		"build-saved", "build-nothing",
		"extra-dear", "extra-aboard", "extra-more", "extra-nothing",
		"sell-most", "sell-brings", "sell-bars", "sell-nothing",
		"load-bars", "load-most", "load-points", "load-wharf", "load-nothing",
		"keep-most", "keep-dear", "keep-some",
	}
	if k >= Kinds {
		return "unknown"
	}
	return names[k]
}
