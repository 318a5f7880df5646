package colonies

import "fmt"

// Terrain is what lies on a hex.
type Terrain uint8

// The terrains.
const (
	Unknown   Terrain = iota // a place where no tile lies yet
	Sea                      // water: open sea or a lake
	Field                    // wheat; this and the next three lie on the home island
	Hill                     // clay
	Forest                   // wood
	Pasture                  // sheep
	Mountain                 // ore tokens; this and the following lie in the colonies
	Desert                   // gems
	GoldRiver                // gold
	Jungle                   // finds
	Volcano                  // a token of the owner's choice
	Terrains  = 11           // number of kinds
)

var terrainIDs = [Terrains]string{"unknown", "sea", "field", "hill", "forest", "pasture", "mountain", "desert", "gold", "jungle", "volcano"}

// ID returns the terrain's name in records and texts.
func (t Terrain) ID() string { return terrainIDs[t] }

// MarshalText returns the id.
func (t Terrain) MarshalText() ([]byte, error) { return []byte(t.ID()), nil }

// UnmarshalText reads the id of a tile.
func (t *Terrain) UnmarshalText(text []byte) error {
	if string(text) == Unknown.ID() {
		return fmt.Errorf("there is no tile %.40q", text)
	}
	return read(t, terrainIDs[:], "tile", text)
}

// Land reports whether the terrain is land, on which one builds.
func (t Terrain) Land() bool { return t > Sea }

// Home reports whether the terrain is land of the home island.
func (t Terrain) Home() bool { return t >= Field && t <= Pasture }

// Colony reports whether the terrain is land of the colonies.
func (t Terrain) Colony() bool { return t >= Mountain }

// Resource returns what the terrain yields on the home island, NoResource if nothing.
func (t Terrain) Resource() Resource { return resources[t] }

var resources = [Terrains]Resource{
	NoResource, NoResource, Wheat, Clay, Wood, Sheep, NoResource, NoResource, NoResource, NoResource, NoResource,
}

// Token returns what the terrain yields in the colonies, NoToken if nothing or, as a volcano, a token of choice.
func (t Terrain) Token() Token { return tokens[t] }

var tokens = [Terrains]Token{NoToken, NoToken, NoToken, NoToken, NoToken, NoToken, OreToken, Gem, Gold, Find, NoToken}
