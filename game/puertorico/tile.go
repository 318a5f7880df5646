package puertorico

// Tile is a kind of tiles: the plantations of the five goods, numbered as those, and the quarry.
type Tile uint8

// The tiles beside the plantations, Tile(Corn) to Tile(Coffee).
const (
	Quarry     Tile = Goods
	TileKinds       = 6    // number of kinds
	NoTile     Tile = 0xff // no tile, or one that may not be seen
	IslandSize      = 12   // spaces of an island
	allTiles        = 50   // plantations in the game
)

// Plantation returns the good that grows on the tile, NoGood for a quarry.
func (t Tile) Plantation() Good {
	if t < Goods {
		return Good(t)
	}
	return NoGood
}

// ID returns the tile's name in data, records and actions, such as "corn" or "quarry"; "none" for NoTile.
func (t Tile) ID() string {
	if t >= TileKinds {
		return "none"
	}
	return tiles[t].id
}

// String returns ID.
func (t Tile) String() string { return t.ID() }

// Copies returns how many tiles of the kind a game of that many players has (sections 2 and 13).
func (t Tile) Copies(seats int) int {
	if seats == 2 {
		return tiles[t].tiles2
	}
	return tiles[t].tiles
}

// TileByID returns the tile of an id; false if there is none.
func TileByID(id string) (Tile, bool) {
	for t := range tiles {
		if tiles[t].id == id {
			return Tile(t), true
		}
	}
	return NoTile, false
}
