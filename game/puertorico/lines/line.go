package lines

import (
	"islas/game"
	"islas/game/record"
)

// Each line of a record but the first is one of these structs; their fields are the keys, in the order in which they are
// written. A pointer is a key that may be null.

// chanceLine is a line for chance: tiles that were drawn, or how many were shuffled.
type chanceLine struct {
	E     string `json:"e"`
	What  string `json:"what"`
	Tiles drawn  `json:"tiles"`
}

// The values of chanceLine.What.
const (
	whatRow       = "row"
	whatHacienda  = "hacienda"
	whatReshuffle = "reshuffle"
)

type roundLine struct {
	E        string    `json:"e"`
	Round    int       `json:"round"`
	Governor game.Seat `json:"governor"`
}

// gainLine is a line for gains that follow by rule.
type gainLine struct {
	E    string `json:"e"`
	What string `json:"what"`
	By   gains  `json:"by"`
}

// The values of gainLine.What.
const (
	whatColonists = "colonists"
	whatGoods     = "goods"
	whatFactory   = "factory"
	whatPoints    = "points"
	whatLost      = "lost"
)

type stateLine struct {
	E        string      `json:"e"`
	Seats    []seatPart  `json:"seats"`
	Supply   supplyPart  `json:"supply"`
	Ship     int         `json:"ship"`
	Cargo    []cargoPart `json:"cargo"`
	House    []good      `json:"house"`
	Row      []tile      `json:"row"`
	Stack    int         `json:"stack"`
	Discards goodCounts  `json:"discards"`
	Roles    counts      `json:"roles"`
	Governor game.Seat   `json:"governor"`
	Round    int         `json:"round"`
	Ending   bool        `json:"ending"`
}

type seatPart struct {
	Doubloons int        `json:"doubloons"`
	Chips     int        `json:"chips"`
	Goods     barrels    `json:"goods"`
	Tiles     tileCounts `json:"tiles"`
	Buildings counts     `json:"buildings"`
	SanJuan   int        `json:"san_juan"`
}

type supplyPart struct {
	Points    int     `json:"points"`
	Colonists int     `json:"colonists"`
	Goods     barrels `json:"goods"`
	Quarries  int     `json:"quarries"`
	Buildings counts  `json:"buildings"`
}

type cargoPart struct {
	Size int   `json:"size"`
	Kind *good `json:"kind"`
	N    int   `json:"n"`
}

type endLine struct {
	E       string      `json:"e"`
	Why     []string    `json:"why"`
	Totals  []totalPart `json:"totals"`
	Winners []game.Seat `json:"winners"`
}

type totalPart struct {
	Chips     int `json:"chips"`
	Buildings int `json:"buildings"`
	Large     int `json:"large"`
	Total     int `json:"total"`
	Tie       int `json:"tie"`
}

// Forms implements record.Lines.
func (Lines) Forms() record.Forms {
	return record.Forms{
		"chance": chanceLine{}, "round": roundLine{}, "act": record.Act{}, "gain": gainLine{}, "state": stateLine{}, "end": endLine{},
	}
}
