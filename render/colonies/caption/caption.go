// Package caption says what the things of The Colonies are called, and what one does with them, in the language that is set.
package caption

import (
	"strings"

	"islas/game/colonies"
	"islas/locales"
)

// Text returns the text of a key, as a catalogue of texts and the kit do.
type Text = func(key string, params ...any) string

// Terrain returns the name of a terrain: "Field".
func Terrain(text Text, t colonies.Terrain) string { return text("terrain." + t.ID()) }

// TerrainIn returns the name of a terrain as it stands within a sentence: "field".
func TerrainIn(text Text, t colonies.Terrain) string { return text("terrain." + t.ID() + ".in") }

// Yields returns what a terrain brings, in a whole sentence.
func Yields(text Text, t colonies.Terrain) string { return text("terrain." + t.ID() + ".yields") }

// Resource returns the name of a resource: "Wood".
func Resource(text Text, r colonies.Resource) string { return text("resource." + r.ID()) }

// ResourceIn returns the name of a resource as it stands within a sentence: "wood".
func ResourceIn(text Text, r colonies.Resource) string { return text("resource." + r.ID() + ".in") }

// Token returns the name of a kind of tokens: "Find".
func Token(text Text, t colonies.Token) string { return text("token." + t.ID()) }

// TokenIn returns the name of a kind of tokens as it stands within a sentence: "find".
func TokenIn(text Text, t colonies.Token) string { return text("token." + t.ID() + ".in") }

// TokenDoes returns what becomes of a token that is brought home, in a whole sentence.
func TokenDoes(text Text, t colonies.Token) string { return text("token." + t.ID() + ".does") }

// Card returns the name of a development card: "Knight".
func Card(text Text, c colonies.Card) string { return text("card." + c.ID()) }

// CardDoes returns what a development card does, in a whole sentence.
func CardDoes(text Text, c colonies.Card) string { return text("card." + c.ID() + ".does") }

// Amount returns a number of cards of a resource: "2 wood".
func Amount(text Text, r colonies.Resource, n int) string {
	return text("resource."+r.ID()+".n", "n", n)
}

// Amounts returns the cards of a hand by kind, "2 wheat, 1 sheep"; "nothing" for none.
func Amounts(text Text, h colonies.Hand) string {
	var list []string
	for r, n := range h {
		if n > 0 {
			list = append(list, Amount(text, colonies.Resource(r), int(n)))
		}
	}
	return listed(text, list)
}

// TokenAmount returns a number of tokens of a kind: "2 finds".
func TokenAmount(text Text, t colonies.Token, n int) string {
	return text("token."+t.ID()+".n", "n", n)
}

// TokenAmounts returns the tokens of a purse by kind, "2 finds, 1 gem"; "nothing" for none.
func TokenAmounts(text Text, p colonies.Purse) string {
	var list []string
	for t, n := range p {
		if n > 0 {
			list = append(list, TokenAmount(text, colonies.Token(t), int(n)))
		}
	}
	return listed(text, list)
}

// listed returns a list of amounts, "nothing" for an empty one.
func listed(text Text, list []string) string {
	if len(list) == 0 {
		return text("amount.nothing")
	}
	return strings.Join(list, ", ")
}

// CardCount returns a number of resource cards of any kinds: "3 cards".
func CardCount(text Text, n int) string { return text("amount.cards", "n", n) }

// Harbour returns what a harbour serves: "Harbour 3:1", "Harbour 2:1, wheat".
func Harbour(text Text, r colonies.Resource) string {
	if r == colonies.NoResource {
		return text("harbour.any")
	}
	return text("harbour.kind", "resource", ResourceIn(text, r))
}

// Hex returns a hex with its number as it stands within a sentence: "field 6", "desert", "sea".
func Hex(text Text, s *colonies.State, h colonies.Hex) string {
	if n := s.Number(h); n > 0 {
		return text("at.numbered", "terrain", TerrainIn(text, s.Terrain(h)), "n", n)
	}
	return TerrainIn(text, s.Terrain(h))
}

// At returns where a node is, by the land that it touches: "field 6, hill 8"; "at sea" if there is none. Unknown places are among it.
func At(text Text, s *colonies.State, n colonies.Node) string {
	var list []string
	unknown := false
	for _, h := range n.Hexes() {
		switch {
		case h == colonies.NoHex || s.Terrain(h) == colonies.Sea:
		case s.Terrain(h) == colonies.Unknown:
			unknown = true
		default:
			list = append(list, Hex(text, s, h))
		}
	}
	if unknown {
		list = append(list, TerrainIn(text, colonies.Unknown))
	}
	if len(list) == 0 {
		return text("at.sea")
	}
	return strings.Join(list, ", ")
}

// AtEdge returns where an edge is, as At does for a node.
func AtEdge(text Text, s *colonies.State, e colonies.Edge) string {
	var list []string
	for _, h := range e.Hexes() {
		if h != colonies.NoHex {
			list = append(list, Hex(text, s, h))
		}
	}
	return locales.List(text, list)
}
