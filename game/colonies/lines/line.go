package lines

import (
	"encoding/json"

	"islas/game"
	"islas/game/colonies"
	"islas/game/record"
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

// gainLine is a line for gains that follow by rule.
type gainLine[T any] struct {
	E    string `json:"e"`
	What string `json:"what"`
	By   []T    `json:"by"` // by seat
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

// Forms implements record.Lines.
func (Lines) Forms() record.Forms {
	return record.Forms{
		"home": homeLine{}, "turn": turnLine{}, "act": record.Act{},
		"chance dice": diceLine{}, "chance tile": tileLine{}, "chance chip": chipLine{},
		"chance card": cardLine{}, "chance stolen": stolenLine{}, "chance eruption": eruptionLine{},
		"gain cards": gainLine[colonies.Hand]{}, "gain tokens": gainLine[colonies.Purse]{}, "gain home": gainLine[colonies.Purse]{},
		"gain monopoly": gainLine[int]{},
		"army":          armyLine{}, "state": stateLine{}, "end": endLine{},
	}
}
