// Package caption says what the things of The Colonies are called, and what one does with them, in the language that is set.
package caption

import (
	"strings"

	"islas/game/colonies"
	"islas/locales"
)

// Text returns the text of a key, as a catalogue of texts and the kit do.
type Text = func(key string, params ...any) string

// thing is what has a name.
type thing interface {
	colonies.Terrain | colonies.Resource | colonies.Token | colonies.Card
	ID() string
}

// Key returns the key of the name of a thing, with which those of all texts about it begin: "terrain.field".
func Key[T thing](k T) string {
	of := "terrain."
	switch any(k).(type) {
	case colonies.Resource:
		of = "resource."
	case colonies.Token:
		of = "token."
	case colonies.Card:
		of = "card."
	}
	return of + k.ID()
}

// Name returns the name of a terrain, a resource, a kind of tokens or a development card: "Field".
func Name[T thing](text Text, k T) string { return text(Key(k)) }

// In returns the name of a terrain, a resource or a kind of tokens as it stands within a sentence: "field".
func In[T thing](text Text, k T) string { return text(Key(k) + ".in") }

// Yields returns what a terrain brings, in a whole sentence.
func Yields(text Text, t colonies.Terrain) string { return text(Key(t) + ".yields") }

// Does returns what becomes of a token that is brought home, or what a development card does, in a whole sentence.
func Does[T thing](text Text, k T) string { return text(Key(k) + ".does") }

// Amount returns a number of cards of a resource or of tokens of a kind: "2 wood", "2 finds".
func Amount[T thing](text Text, k T, n int) string { return text(Key(k)+".n", "n", n) }

// Amounts returns the cards of a hand by kind, "2 wheat, 1 sheep"; "nothing" for none.
func Amounts(text Text, h colonies.Hand) string { return amounts[colonies.Resource](text, h[:]) }

// TokenAmounts returns the tokens of a purse by kind, "2 finds, 1 gem"; "nothing" for none.
func TokenAmounts(text Text, p colonies.Purse) string { return amounts[colonies.Token](text, p[:]) }

// amounts returns a list of what is counted by kind, "nothing" if there is nothing.
func amounts[T thing](text Text, counts []uint8) string {
	var list []string
	for k, n := range counts {
		if n > 0 {
			list = append(list, Amount(text, T(k), int(n)))
		}
	}
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
	return text("harbour.kind", "resource", In(text, r))
}

// Hex returns a hex with its number as it stands within a sentence: "field 6", "desert", "sea".
func Hex(text Text, s *colonies.State, h colonies.Hex) string {
	if n := s.Number(h); n > 0 {
		return text("at.numbered", "terrain", In(text, s.Terrain(h)), "n", n)
	}
	return In(text, s.Terrain(h))
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
		list = append(list, In(text, colonies.Unknown))
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
