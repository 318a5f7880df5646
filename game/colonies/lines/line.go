package lines

import (
	"encoding/json"

	"islas/game"
	"islas/game/colonies"
)

// Each line of a record but the first is one of these structs; their fields are the keys, in the order in which they are
// written. A pointer is a key that may be null.

type homeLine struct {
	E        string                               `json:"e"`
	Terrain  [colonies.HomeLands]colonies.Terrain `json:"terrain"`
	Numbers  [colonies.HomeLands]uint8            `json:"numbers"`
	Harbours [colonies.Harbours]colonies.Resource `json:"harbours"`
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
	E    string   `json:"e"`
	What string   `json:"what"`
	Dice [2]uint8 `json:"dice"`
}

type tileLine struct {
	E      string           `json:"e"`
	What   string           `json:"what"`
	Place  int              `json:"place"`
	Tile   colonies.Terrain `json:"tile"`
	Number *int             `json:"number"` // the printed one
}

type chipLine struct {
	E     string `json:"e"`
	What  string `json:"what"`
	Place int    `json:"place"`
	Chips []int  `json:"chips"` // in the order drawn; the last one stays
}

type cardLine struct {
	E    string        `json:"e"`
	What string        `json:"what"`
	Seat game.Seat     `json:"seat"`
	Card colonies.Card `json:"card"`
}

type stolenLine struct {
	E    string            `json:"e"`
	What string            `json:"what"`
	Seat game.Seat         `json:"seat"` // the victim
	Card colonies.Resource `json:"card"`
}

type eruptionLine struct {
	E     string `json:"e"`
	What  string `json:"what"`
	Place int    `json:"place"`
	Die   int    `json:"die"`
}

// Lines for gains that follow by rule, with one entry a seat.

type handsLine struct {
	E    string          `json:"e"`
	What string          `json:"what"`
	By   []colonies.Hand `json:"by"`
}

type pursesLine struct {
	E    string           `json:"e"`
	What string           `json:"what"`
	By   []colonies.Purse `json:"by"`
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
	E       string            `json:"e"`
	Round   int               `json:"round"`
	Seats   []seatPart        `json:"seats"`
	Bank    colonies.Hand     `json:"bank"`
	Supply  colonies.Purse    `json:"supply"`
	Deck    int               `json:"deck"`
	Stack   int               `json:"stack"`
	Numbers int               `json:"numbers"`
	Places  []json.RawMessage `json:"places"` // lists of a known place, its tile and its number, null for none
	Pirate  *int              `json:"pirate"`
	Army    *game.Seat        `json:"army"`
}

type seatPart struct {
	Cards       colonies.Hand         `json:"cards"`
	Hand        [colonies.Cards]uint8 `json:"hand"` // development cards
	Used        [4]uint8              `json:"used"` // point cards are never played
	Chips       int                   `json:"chips"`
	Home        colonies.Purse        `json:"home"`
	Settlements []load                `json:"settlements"`
	Cities      []int                 `json:"cities"`
	Roads       []int                 `json:"roads"`
	Ships       []load                `json:"ships"`
	Bases       []int                 `json:"bases"`
	Fleet       *int                  `json:"fleet"`
	Points      int                   `json:"points"`
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

// load is a node, and the tokens there by kind.
type load [1 + colonies.Tokens]uint8

// empty makes empty lines, by the values of the keys "e" and "what".
var empty = map[[2]string]func() any{
	{"home", ""}:               func() any { return new(homeLine) },
	{"turn", ""}:               func() any { return new(turnLine) },
	{"act", ""}:                func() any { return new(actLine) },
	{lineChance, whatDice}:     func() any { return new(diceLine) },
	{lineChance, whatTile}:     func() any { return new(tileLine) },
	{lineChance, whatChip}:     func() any { return new(chipLine) },
	{lineChance, whatCard}:     func() any { return new(cardLine) },
	{lineChance, whatStolen}:   func() any { return new(stolenLine) },
	{lineChance, whatEruption}: func() any { return new(eruptionLine) },
	{lineGain, whatCards}:      func() any { return new(handsLine) },
	{lineGain, whatTokens}:     func() any { return new(pursesLine) },
	{lineGain, whatHome}:       func() any { return new(pursesLine) },
	{lineGain, whatMonopoly}:   func() any { return new(numbersLine) },
	{"army", ""}:               func() any { return new(armyLine) },
	{"state", ""}:              func() any { return new(stateLine) },
	{"end", ""}:                func() any { return new(endLine) },
}

// The values of "e" of lines that have the key "what", and the values of that.
const (
	lineChance   = "chance"
	whatDice     = "dice"
	whatTile     = "tile"
	whatChip     = "chip"
	whatCard     = "card"
	whatStolen   = "stolen"
	whatEruption = "eruption"

	lineGain     = "gain"
	whatCards    = "cards"
	whatTokens   = "tokens"
	whatHome     = "home"
	whatMonopoly = "monopoly"
)

// New implements record.Lines.
func (Lines) New(e, what string) any {
	if e != lineChance && e != lineGain {
		what = ""
	}
	if line := empty[[2]string{e, what}]; line != nil {
		return line()
	}
	return nil
}
