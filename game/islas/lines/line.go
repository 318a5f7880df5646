package lines

import (
	"encoding/json"
	"fmt"

	"islas/game"
	"islas/game/islas"
	"islas/game/record"
)

// Each line of a record but the first is one of these structs; their fields are the keys, in the order in which they are
// written. A pointer is a key that may be null.

type dealLine struct {
	E     string    `json:"e"`
	Seat  game.Seat `json:"seat"`
	Cards []card    `json:"cards"`
}

type aboardLine struct {
	E    string `json:"e"`
	Card card   `json:"card"`
}

type turnLine struct {
	E     string    `json:"e"`
	Round int       `json:"round"`
	Seat  game.Seat `json:"seat"`
}

type drawLine struct {
	E     string    `json:"e"`
	Seat  game.Seat `json:"seat"`
	Why   string    `json:"why"`
	Cards []card    `json:"cards"`
}

type reshuffleLine struct {
	E     string `json:"e"`
	Cards int    `json:"cards"`
}

type buildLine struct {
	E      string    `json:"e"`
	Seat   game.Seat `json:"seat"`
	Card   card      `json:"card"`
	Plot   plot      `json:"plot"`
	Colour colour    `json:"colour"`
}

// convertLine is the line of a palace or a town.
type convertLine struct {
	E      string    `json:"e"`
	Seat   game.Seat `json:"seat"`
	From   plots     `json:"from"`
	Plot   plot      `json:"plot"`
	Colour colour    `json:"colour"`
}

type loadLine struct {
	E    string    `json:"e"`
	Seat game.Seat `json:"seat"`
	Card card      `json:"card"`
}

type arrivalLine struct {
	E     string `json:"e"`
	Round int    `json:"round"`
	Kept  card   `json:"kept"`
}

type settlerLine struct {
	E       string     `json:"e"`
	Card    card       `json:"card"`
	Counts  [][4]int   `json:"counts"`
	Decided *decided   `json:"decided"`
	Seat    *game.Seat `json:"seat"`
	Plot    *plot      `json:"plot"`
	Colour  *colour    `json:"colour"`
}

type pirateLine struct {
	E       string     `json:"e"`
	Colour  colour     `json:"colour"`
	NamedBy *game.Seat `json:"named_by"`
	Losses  []lossPart `json:"losses"`
}

type lossPart struct {
	Seat game.Seat `json:"seat"`
	Plot plot      `json:"plot"`
}

type privilegeLine struct {
	E      string     `json:"e"`
	Colour colour     `json:"colour"`
	From   *game.Seat `json:"from"`
	To     game.Seat  `json:"to"`
}

type roundLine struct {
	E      string `json:"e"`
	Round  int    `json:"round"`
	Points []int  `json:"points"`
	Last   bool   `json:"last"`
}

type endLine struct {
	E       string      `json:"e"`
	Points  []int       `json:"points"`
	Winners []game.Seat `json:"winners"`
}

// Forms implements record.Lines.
func (Lines) Forms() record.Forms {
	return record.Forms{
		"deal": dealLine{}, "aboard": aboardLine{}, "turn": turnLine{}, "draw": drawLine{}, "reshuffle": reshuffleLine{}, "build": buildLine{},
		"palace": convertLine{}, "town": convertLine{}, "load": loadLine{}, "arrival": arrivalLine{}, "settler": settlerLine{},
		"pirate": pirateLine{}, "privilege": privilegeLine{}, "round": roundLine{}, "end": endLine{},
	}
}

// card is a card, written as its id.
type card islas.Card

func (c card) MarshalText() ([]byte, error) { return []byte(islas.Card(c).ID()), nil }

func (c *card) UnmarshalText(text []byte) error {
	known, ok := islas.CardByID(string(text))
	if !ok {
		return fmt.Errorf("there is no card %.40q", text)
	}
	*c = card(known)
	return nil
}

// colour is a colour, written as its name.
type colour islas.Colour

func (c colour) MarshalText() ([]byte, error) { return []byte(islas.Colour(c).String()), nil }

func (c *colour) UnmarshalText(text []byte) error {
	known, ok := islas.ColourByName(string(text))
	if !ok {
		return fmt.Errorf("there is no colour %.40q", text)
	}
	*c = colour(known)
	return nil
}

// plot is a plot, written as its number.
type plot islas.Plot

func (p *plot) UnmarshalJSON(data []byte) error {
	var n *int // null is no plot either
	if err := json.Unmarshal(data, &n); err != nil || n == nil || *n < 0 || *n >= islas.Plots {
		return fmt.Errorf("%.40s is no plot; plots are 0 to %d", data, islas.Plots-1)
	}
	*p = plot(*n)
	return nil
}

// plots is a set of plots, written as a list of their numbers, rising; they may be read in any order.
type plots islas.PlotSet

func (p plots) MarshalJSON() ([]byte, error) {
	list := []int{} // a list of a byte-sized type would come out as base64
	for q := range islas.PlotSet(p).All() {
		list = append(list, int(q))
	}
	return json.Marshal(list)
}

func (p *plots) UnmarshalJSON(data []byte) error {
	var list []plot
	if err := json.Unmarshal(data, &list); err != nil {
		return err
	}
	var set islas.PlotSet
	for _, q := range list {
		if set.Has(islas.Plot(q)) {
			return fmt.Errorf("plot %d is named twice", q)
		}
		set = set.Add(islas.Plot(q))
	}
	*p = plots(set)
	return nil
}

// decided is the priority that decided where a settler goes: 1 to 4, or byTies.
type decided uint8

const byTies decided = islas.ByTies

func (d decided) MarshalJSON() ([]byte, error) {
	if d == byTies {
		return []byte(`"ties"`), nil
	}
	return json.Marshal(uint8(d))
}

func (d *decided) UnmarshalJSON(data []byte) error {
	if string(data) == `"ties"` {
		*d = byTies
		return nil
	}
	var n int
	if err := json.Unmarshal(data, &n); err != nil || n < 1 || n > 4 {
		return fmt.Errorf(`%.40s does not say what decided: 1 to 4, "ties" or null`, data)
	}
	*d = decided(n)
	return nil
}

// cards returns a list of cards that is never null in JSON.
func cards(of []islas.Card) []card {
	list := make([]card, 0, len(of))
	for _, c := range of {
		list = append(list, card(c))
	}
	return list
}
