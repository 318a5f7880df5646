package colonies

import (
	"fmt"
	"slices"
)

// Resource is a kind of resource cards, in the order of records (section 1).
type Resource uint8

// The resources. Ore has no hex on the home island.
const (
	Wood Resource = iota
	Clay
	Sheep
	Wheat
	Ore
	Resources           = 5 // number of kinds
	NoResource Resource = 0xff
)

var resourceIDs = [Resources]string{"wood", "clay", "sheep", "wheat", "ore"}

// ID returns the resource's name in actions and records, "any" for NoResource, which stands for a 3:1 harbour.
func (r Resource) ID() string {
	if r == NoResource {
		return anyID
	}
	return resourceIDs[r]
}

// anyID is the id of NoResource.
const anyID = "any"

// MarshalText returns the id.
func (r Resource) MarshalText() ([]byte, error) { return []byte(r.ID()), nil }

// UnmarshalText reads an id.
func (r *Resource) UnmarshalText(text []byte) error {
	if string(text) == anyID {
		*r = NoResource
		return nil
	}
	return read(r, resourceIDs[:], "resource", text)
}

// read sets a value to the one that has an id. The error says in one sentence that there is none.
func read[T ~uint8](to *T, ids []string, what string, id []byte) error {
	i := slices.Index(ids, string(id))
	if i < 0 {
		return fmt.Errorf("there is no %s %.40q", what, id)
	}
	*to = T(i)
	return nil
}

// Hand is a number of resource cards by kind.
type Hand [Resources]uint8

// HandOf returns a hand of some cards.
func HandOf(cards ...Resource) (h Hand) {
	for _, r := range cards {
		h[r]++
	}
	return h
}

// First returns the first kind of which there are cards, NoResource if there are none.
func (h Hand) First() Resource {
	return Resource(slices.IndexFunc(h[:], func(n uint8) bool { return n > 0 }))
}

// Total returns the number of cards.
func (h Hand) Total() int { return sum(h[:]) }

// sum returns how many things there are that are counted by kind.
func sum(counts []uint8) (n int) {
	for _, k := range counts {
		n += int(k)
	}
	return n
}

// Covers reports whether the hand holds at least what cost holds.
func (h Hand) Covers(cost Hand) bool {
	for r, n := range cost {
		if h[r] < n {
			return false
		}
	}
	return true
}

// Plus returns the hand with the cards of another.
func (h Hand) Plus(other Hand) Hand {
	for r, n := range other {
		h[r] += n
	}
	return h
}

// Minus returns the hand without the cards of another, which it must cover.
func (h Hand) Minus(other Hand) Hand {
	for r, n := range other {
		h[r] -= n
	}
	return h
}

// Token is a kind of colony tokens, in the order of records (section 1).
type Token uint8

// The tokens.
const (
	Find Token = iota
	Gold
	OreToken
	Gem
	Tokens        = 4 // number of kinds
	NoToken Token = 0xff
)

var tokenIDs = [Tokens]string{"find", "gold", "ore", "gem"}

// ID returns the token's name in actions and records.
func (t Token) ID() string { return tokenIDs[t] }

// UnmarshalText reads an id.
func (t *Token) UnmarshalText(text []byte) error { return read(t, tokenIDs[:], "token", text) }

// Purse is a number of tokens by kind: what a settlement stores, a ship carries or a home stock holds.
type Purse [Tokens]uint8

// Total returns the number of tokens.
func (p Purse) Total() int { return sum(p[:]) }

// Card is a kind of development cards, in the order of records (section 9).
type Card uint8

// The development cards.
const (
	KnightCard Card = iota
	RoadsCard
	InventionCard
	MonopolyCard
	PointCard
	Cards       = 5 // number of kinds
	NoCard Card = 0xff
)

var cardIDs = [Cards]string{"knight", "roads", "invention", "monopoly", "point"}

// ID returns the card's name in records and texts.
func (c Card) ID() string { return cardIDs[c] }

// MarshalText returns the id.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.ID()), nil }

// UnmarshalText reads an id.
func (c *Card) UnmarshalText(text []byte) error { return read(c, cardIDs[:], "development card", text) }
