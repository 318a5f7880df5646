// Package caption says what the things of Puerto Rico are called, and what they do, in the language that is set.
package caption

import (
	"islas/game/puertorico"
	"islas/locales"
)

// Building is the name of a building.
func Building(texts *locales.Catalogue, b puertorico.Building) string {
	return texts.Text("building." + b.ID())
}

// Effect is what a building does, in a whole sentence.
func Effect(texts *locales.Catalogue, b puertorico.Building) string {
	return texts.Text("effect." + b.ID())
}

// Short is what a building does in so few words that they fit on its tile: at most 28 characters.
func Short(texts *locales.Catalogue, b puertorico.Building) string {
	return texts.Text("effect.short." + b.ID())
}

// Good is the name of a kind of barrels.
func Good(texts *locales.Catalogue, g puertorico.Good) string { return texts.Text("good." + g.ID()) }

// Tile is the name of a plantation or the quarry.
func Tile(texts *locales.Catalogue, t puertorico.Tile) string { return texts.Text("tile." + t.ID()) }

// Group is the name of what colonists are placed on: a building or a kind of tiles.
func Group(texts *locales.Catalogue, g puertorico.Group) string {
	if b := g.Building(); b != puertorico.NoBuilding {
		return Building(texts, b)
	}
	return Tile(texts, g.Tile())
}

// Role is the name of a role.
func Role(texts *locales.Catalogue, r puertorico.Role) string { return texts.Text("role." + r.ID()) }

// Does is what a role does for everybody, in a sentence.
func Does(texts *locales.Catalogue, r puertorico.Role) string {
	return texts.Text("role." + r.ID() + ".does")
}

// Privilege is what whoever took the role has of it alone, in a sentence.
func Privilege(texts *locales.Catalogue, r puertorico.Role) string {
	return texts.Text("role." + r.ID() + ".privilege")
}
