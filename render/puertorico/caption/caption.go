// Package caption says in the language that is set what the things of Puerto Rico are called and do, what happens, and why.
package caption

import "islas/game/puertorico"

// Text returns the text of a key, as a catalogue of texts and the kit do.
type Text = func(key string, params ...any) string

// Building is the name of a building.
func Building(text Text, b puertorico.Building) string { return text("building." + b.ID()) }

// BriefName is a shorter name of a building, in which "small" and "large" are cut short.
func BriefName(text Text, b puertorico.Building) string { return text("building.brief." + b.ID()) }

// At says "at your" building, as it stands within a sentence.
func At(text Text, b puertorico.Building) string { return text("building.at." + b.ID()) }

// Effect is what a building does, in a whole sentence.
func Effect(text Text, b puertorico.Building) string { return text("effect." + b.ID()) }

// Theirs is what a building of another player does, in a whole sentence that speaks to nobody.
func Theirs(text Text, b puertorico.Building) string { return text("effect.theirs." + b.ID()) }

// Short is what a building does in so few words that they fit on its tile: at most 28 characters.
func Short(text Text, b puertorico.Building) string { return text("effect.short." + b.ID()) }

// Brief is the same where there is room for one short line alone: at most 19 characters.
func Brief(text Text, b puertorico.Building) string { return text("effect.brief." + b.ID()) }

// Good is the name of a kind of barrels.
func Good(text Text, g puertorico.Good) string { return text("good." + g.ID()) }

// Kind is what a kind of barrels is called within a sentence.
func Kind(text Text, g puertorico.Good) string { return text("kind." + g.ID()) }

// Tile is the name of a plantation or the quarry.
func Tile(text Text, t puertorico.Tile) string { return text("tile." + t.ID()) }

// Group is the name of what colonists are placed on: a building or a kind of tiles.
func Group(text Text, g puertorico.Group) string {
	if b := g.Building(); b != puertorico.NoBuilding {
		return Building(text, b)
	}
	return Tile(text, g.Tile())
}

// Role is the name of a role.
func Role(text Text, r puertorico.Role) string { return text("role." + r.ID()) }

// Does is what a role does for everybody, in a sentence.
func Does(text Text, r puertorico.Role) string { return text("role." + r.ID() + ".does") }

// Privilege is what whoever took the role has of it alone, in a sentence.
func Privilege(text Text, r puertorico.Role) string { return text("role." + r.ID() + ".privilege") }
