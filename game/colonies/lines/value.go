package lines

import (
	"encoding/json"
	"fmt"

	"islas/game/colonies"
)

// Sizes of lists.
const (
	homeLands      = colonies.HomeLands
	harboursOfHome = colonies.Harbours
)

// terrain is what lies on a hex, written as its id.
type terrain colonies.Terrain

func (t terrain) MarshalText() ([]byte, error) { return []byte(colonies.Terrain(t).ID()), nil }

func (t *terrain) UnmarshalText(text []byte) error {
	for known := colonies.Sea; known < colonies.Terrains; known++ {
		if known.ID() == string(text) {
			*t = terrain(known)
			return nil
		}
	}
	return fmt.Errorf("there is no tile %.40q", text)
}

// resource is a kind of resource cards, written as its id.
type resource colonies.Resource

func (r resource) MarshalText() ([]byte, error) { return []byte(colonies.Resource(r).ID()), nil }

func (r *resource) UnmarshalText(text []byte) error {
	for known := range colonies.Resource(colonies.Resources) {
		if known.ID() == string(text) {
			*r = resource(known)
			return nil
		}
	}
	return fmt.Errorf("there is no resource %.40q", text)
}

// anyGoods is how the resource of a 3:1 harbour is written.
const anyGoods = "any"

// pierGoods is the resource of a harbour, written as its id.
type pierGoods colonies.Resource

func (p pierGoods) MarshalText() ([]byte, error) {
	if colonies.Resource(p) == colonies.NoResource {
		return []byte(anyGoods), nil
	}
	return resource(p).MarshalText()
}

func (p *pierGoods) UnmarshalText(text []byte) error {
	if string(text) == anyGoods {
		*p = pierGoods(colonies.NoResource)
		return nil
	}
	return (*resource)(p).UnmarshalText(text)
}

// card is a kind of development cards, written as its id.
type card colonies.Card

func (c card) MarshalText() ([]byte, error) { return []byte(colonies.Card(c).ID()), nil }

func (c *card) UnmarshalText(text []byte) error {
	for known := range colonies.Card(colonies.Cards) {
		if known.ID() == string(text) {
			*c = card(known)
			return nil
		}
	}
	return fmt.Errorf("there is no development card %.40q", text)
}

// hand is a number of resource cards by kind.
type hand [colonies.Resources]int

func handOf(h colonies.Hand) (list hand) {
	for r, n := range h {
		list[r] = int(n)
	}
	return list
}

// purse is a number of tokens by kind.
type purse [colonies.Tokens]int

func purseOf(p colonies.Purse) (list purse) {
	for t, n := range p {
		list[t] = int(n)
	}
	return list
}

// load is a node, and the tokens there by kind.
type load [1 + colonies.Tokens]int

func loadOf(at colonies.Node, p colonies.Purse) (list load) {
	list[0] = int(at)
	for t, n := range p {
		list[1+t] = int(n)
	}
	return list
}

// placed is a known place with its tile and number, 0 for none, written as a list.
type placed struct {
	Place  int
	Tile   terrain
	Number int
}

func (p placed) MarshalJSON() ([]byte, error) {
	number := any(p.Number)
	if p.Number == 0 {
		number = nil
	}
	return json.Marshal([]any{p.Place, p.Tile, number})
}

func (p *placed) UnmarshalJSON(data []byte) error {
	var list []json.RawMessage
	if json.Unmarshal(data, &list) != nil || len(list) != 3 {
		return fmt.Errorf("%.40s is no list of a place, its tile and its number", data)
	}
	var place *int
	var tile *terrain
	var number *int
	for i, to := range []any{&place, &tile, &number} {
		if err := json.Unmarshal(list[i], to); err != nil {
			return fmt.Errorf("%.40s is no list of a place, its tile and its number", data)
		}
	}
	if place == nil || tile == nil || number != nil && *number == 0 {
		return fmt.Errorf("%.40s is no list of a place, its tile and its number", data)
	}
	*p = placed{Place: *place, Tile: *tile}
	if number != nil {
		p.Number = *number
	}
	return nil
}
