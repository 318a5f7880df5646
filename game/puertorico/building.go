package puertorico

// Building is a type of building.
type Building uint8

// The buildings, in the order of buildings.csv.
const (
	SmallIndigoPlant Building = iota
	SmallSugarMill
	IndigoPlant
	SugarMill
	TobaccoStorage
	CoffeeRoaster
	SmallMarket
	Hacienda
	ConstructionHut
	SmallWarehouse
	Hospice
	Office
	LargeMarket
	LargeWarehouse
	Factory
	University
	Harbour
	Wharf
	GuildHall
	Residence
	Fortress
	CustomsHouse
	CityHall
	Buildings  = 23   // number of types
	NoBuilding = 0xff // no building
)

// Class is the kind of a building.
type Class uint8

// The classes. "Large" of a production building is its class only: it takes one city space (section 2).
const (
	SmallProduction Class = iota
	LargeProduction
	SmallViolet
	LargeViolet
)

// blueprint is a row of buildings.csv.
type blueprint struct {
	id                                                         string
	class                                                      Class
	good                                                       Good
	column, cost, points, circles, spaces, supply, supplyOfTwo int
}

// ID returns the building's name in data, records and actions, such as "small-market"; "none" for NoBuilding.
func (b Building) ID() string {
	if b >= Buildings {
		return "none"
	}
	return buildings[b].id
}

// String returns ID.
func (b Building) String() string { return b.ID() }

// Class returns what kind of building it is.
func (b Building) Class() Class { return buildings[b].class }

// Violet reports whether it is not a production building.
func (b Building) Violet() bool { return buildings[b].class >= SmallViolet }

// Good returns what a production building makes, NoGood for others.
func (b Building) Good() Good { return buildings[b].good }

// Column returns by how many occupied quarries its price can be lowered at most (section 7): 1 to 4.
func (b Building) Column() int { return buildings[b].column }

// Cost returns the doubloons it costs without any reduction: 1 to 10.
func (b Building) Cost() int { return buildings[b].cost }

// Points returns the points printed on it: 1 to 4.
func (b Building) Points() int { return buildings[b].points }

// Circles returns how many colonists it has room for: 1 to 3.
func (b Building) Circles() int { return buildings[b].circles }

// Spaces returns how many city spaces it takes: 1 or 2.
func (b Building) Spaces() int { return buildings[b].spaces }

// Copies returns the number of its copies in a game of that many players.
func (b Building) Copies(seats int) int {
	if seats == 2 {
		return buildings[b].supplyOfTwo
	}
	return buildings[b].supply
}

// BuildingByID returns the building that has the given ID.
func BuildingByID(id string) (Building, bool) {
	for b := range buildings {
		if buildings[b].id == id {
			return Building(b), true
		}
	}
	return NoBuilding, false
}

// BuildingSet is a set of buildings: bit b is building b.
type BuildingSet uint32

// Has reports whether a building is in the set; NoBuilding never is.
func (s BuildingSet) Has(b Building) bool { return b < Buildings && s>>b&1 != 0 }
