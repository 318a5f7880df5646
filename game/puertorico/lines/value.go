package lines

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"islas/game/puertorico"
)

// good is a kind of barrels, written as its id.
type good puertorico.Good

func (g good) MarshalText() ([]byte, error) { return []byte(puertorico.Good(g).ID()), nil }

func (g *good) UnmarshalText(text []byte) error {
	known, ok := puertorico.GoodByID(string(text))
	if !ok {
		return fmt.Errorf("there is no good %.40q", text)
	}
	*g = good(known)
	return nil
}

// tile is a kind of tiles, written as its id.
type tile puertorico.Tile

func (t tile) MarshalText() ([]byte, error) { return []byte(puertorico.Tile(t).ID()), nil }

func (t *tile) UnmarshalText(text []byte) error {
	known, ok := puertorico.TileByID(string(text))
	if !ok {
		return fmt.Errorf("there is no tile %.40q", text)
	}
	*t = tile(known)
	return nil
}

// barrels are numbers of barrels by kind, written as a list.
type barrels [puertorico.Goods]int

func barrelsOf(b puertorico.Barrels) (list barrels) {
	for g, n := range b {
		list[g] = int(n)
	}
	return list
}

// goodCounts are numbers by the kinds of goods, or of the plantations that bear them.
type goodCounts struct {
	Corn    int `json:"corn"`
	Indigo  int `json:"indigo"`
	Sugar   int `json:"sugar"`
	Tobacco int `json:"tobacco"`
	Coffee  int `json:"coffee"`
}

// tileCounts are the numbers of tiles of each kind, and of those that are occupied.
type tileCounts struct {
	Corn    [2]int `json:"corn"`
	Indigo  [2]int `json:"indigo"`
	Sugar   [2]int `json:"sugar"`
	Tobacco [2]int `json:"tobacco"`
	Coffee  [2]int `json:"coffee"`
	Quarry  [2]int `json:"quarry"`
}

// drawn holds tiles in the order in which they were drawn or, of a reshuffle, how many there are: then the list is nil.
type drawn struct {
	Tiles []tile
	N     int
}

func (d drawn) MarshalJSON() ([]byte, error) {
	if d.Tiles == nil {
		return json.Marshal(d.N)
	}
	return json.Marshal(d.Tiles)
}

func (d *drawn) UnmarshalJSON(data []byte) error {
	if bytes.HasPrefix(data, []byte("[")) && whole(data) && json.Unmarshal(data, &d.Tiles) == nil {
		return nil
	}
	if !whole(data) || json.Unmarshal(data, &d.N) != nil {
		return fmt.Errorf("%.40s is neither a list of tiles nor a number", data)
	}
	return nil
}

// gains are numbers by seat, or numbers of barrels by seat: one of the two lists is nil.
type gains struct {
	Numbers []int
	Barrels []barrels
}

func (g gains) MarshalJSON() ([]byte, error) {
	if g.Barrels != nil {
		return json.Marshal(g.Barrels)
	}
	return json.Marshal(g.Numbers)
}

func (g *gains) UnmarshalJSON(data []byte) error {
	var lists [][]int
	switch {
	case !whole(data):
	case json.Unmarshal(data, &g.Numbers) == nil:
		return nil
	case json.Unmarshal(data, &lists) == nil:
		g.Numbers, g.Barrels = nil, make([]barrels, len(lists))
		for i, list := range lists {
			if len(list) != puertorico.Goods {
				return fmt.Errorf("%v must be %d numbers", list, puertorico.Goods)
			}
			g.Barrels[i] = barrels(list)
		}
		return nil
	}
	return fmt.Errorf("%.40s must be a number, or a list of numbers, for each seat", data)
}

// whole reports whether JSON data have no null in them, which would pass for a number.
func whole(data []byte) bool { return !bytes.Contains(data, []byte("null")) }

// counts are numbers by name, written as an object whose keys have an order.
type counts []count

type count struct {
	Name string
	N    int
}

func (c counts) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, one := range c {
		if i > 0 {
			b.WriteByte(',')
		}
		name, err := json.Marshal(one.Name)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "%s:%d", name, one.N)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

func (c *counts) UnmarshalJSON(data []byte) error {
	read := json.NewDecoder(bytes.NewReader(data))
	if open, err := read.Token(); err != nil || open != json.Delim('{') {
		return fmt.Errorf("%.40s is not a JSON object", data)
	}
	*c = counts{}
	for read.More() {
		key, err := read.Token()
		if err != nil {
			return err
		}
		var n *int
		if err := read.Decode(&n); err != nil || n == nil {
			return errors.New("the number of " + fmt.Sprintf("%.40q", key) + " is not a whole number")
		}
		*c = append(*c, count{fmt.Sprint(key), *n})
	}
	return nil
}
