package lines

import "islas/game"

// Each line of a record but the first is one of these structs; their fields are the keys, in the order in which they are
// written. A pointer is a key that may be null.

type homeLine struct {
	E        string                    `json:"e"`
	Terrain  [homeLands]terrain        `json:"terrain"`
	Numbers  [homeLands]int            `json:"numbers"`
	Harbours [harboursOfHome]pierGoods `json:"harbours"`
}

type turnLine struct {
	E     string    `json:"e"`
	Round int       `json:"round"`
	Seat  game.Seat `json:"seat"`
}

type actLine struct {
	E      string    `json:"e"`
	Seat   game.Seat `json:"seat"`
	Action string    `json:"action"`
	Forced bool      `json:"forced,omitempty"`
}

// Lines for chance.

type diceLine struct {
	E    string `json:"e"`
	What string `json:"what"`
	Dice [2]int `json:"dice"`
}

type tileLine struct {
	E      string  `json:"e"`
	What   string  `json:"what"`
	Place  int     `json:"place"`
	Tile   terrain `json:"tile"`
	Number *int    `json:"number"` // the printed one
}

type chipLine struct {
	E     string `json:"e"`
	What  string `json:"what"`
	Place int    `json:"place"`
	Chips []int  `json:"chips"` // in the order drawn; the last one stays
}

type cardLine struct {
	E    string    `json:"e"`
	What string    `json:"what"`
	Seat game.Seat `json:"seat"`
	Card card      `json:"card"`
}

type stolenLine struct {
	E    string    `json:"e"`
	What string    `json:"what"`
	Seat game.Seat `json:"seat"` // the victim
	Card resource  `json:"card"`
}

type eruptionLine struct {
	E     string `json:"e"`
	What  string `json:"what"`
	Place int    `json:"place"`
	Die   int    `json:"die"`
}

// Lines for gains that follow by rule, with one entry a seat.

type handsLine struct {
	E    string `json:"e"`
	What string `json:"what"`
	By   []hand `json:"by"`
}

type pursesLine struct {
	E    string  `json:"e"`
	What string  `json:"what"`
	By   []purse `json:"by"`
}

type numbersLine struct {
	E    string `json:"e"`
	What string `json:"what"`
	By   []int  `json:"by"`
}

type armyLine struct {
	E    string     `json:"e"`
	From *game.Seat `json:"from"`
	To   game.Seat  `json:"to"`
}

type stateLine struct {
	E       string     `json:"e"`
	Round   int        `json:"round"`
	Seats   []seatPart `json:"seats"`
	Bank    hand       `json:"bank"`
	Supply  purse      `json:"supply"`
	Deck    int        `json:"deck"`
	Stack   int        `json:"stack"`
	Numbers int        `json:"numbers"`
	Places  []placed   `json:"places"`
	Pirate  *int       `json:"pirate"`
	Army    *game.Seat `json:"army"`
}

type seatPart struct {
	Cards       hand   `json:"cards"`
	Hand        [5]int `json:"hand"` // development cards
	Used        [4]int `json:"used"`
	Chips       int    `json:"chips"`
	Home        purse  `json:"home"`
	Settlements []load `json:"settlements"`
	Cities      []int  `json:"cities"`
	Roads       []int  `json:"roads"`
	Ships       []load `json:"ships"`
	Bases       []int  `json:"bases"`
	Fleet       *int   `json:"fleet"`
	Points      int    `json:"points"`
}

type endLine struct {
	E       string      `json:"e"`
	Totals  []totalPart `json:"totals"`
	Winners []game.Seat `json:"winners"`
}

type totalPart struct {
	Settlements int `json:"settlements"`
	Cities      int `json:"cities"`
	Chips       int `json:"chips"`
	Cards       int `json:"cards"`
	Army        int `json:"army"`
	Total       int `json:"total"`
}

// The values of the keys "e" and "what".
const (
	lineChance = "chance"
	lineGain   = "gain"

	whatDice     = "dice"
	whatTile     = "tile"
	whatChip     = "chip"
	whatCard     = "card"
	whatStolen   = "stolen"
	whatEruption = "eruption"

	whatCards    = "cards"
	whatTokens   = "tokens"
	whatHome     = "home"
	whatMonopoly = "monopoly"
)

// New implements record.Lines.
func (Lines) New(e, what string) any {
	switch e {
	case "home":
		return new(homeLine)
	case "turn":
		return new(turnLine)
	case "act":
		return new(actLine)
	case lineChance:
		return newChance(what)
	case lineGain:
		return newGain(what)
	case "army":
		return new(armyLine)
	case "state":
		return new(stateLine)
	case "end":
		return new(endLine)
	}
	return nil
}

// newChance returns an empty line for chance.
func newChance(what string) any {
	switch what {
	case whatDice:
		return new(diceLine)
	case whatTile:
		return new(tileLine)
	case whatChip:
		return new(chipLine)
	case whatCard:
		return new(cardLine)
	case whatStolen:
		return new(stolenLine)
	case whatEruption:
		return new(eruptionLine)
	}
	return nil
}

// newGain returns an empty line for gains.
func newGain(what string) any {
	switch what {
	case whatCards:
		return new(handsLine)
	case whatTokens, whatHome:
		return new(pursesLine)
	case whatMonopoly:
		return new(numbersLine)
	}
	return nil
}
