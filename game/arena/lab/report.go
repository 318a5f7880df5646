package lab

import (
	"strconv"

	"islas/game"
)

// Report holds the results of the laboratory. Shares are in percent, differences in percentage points.
type Report struct {
	Info     *game.Info `json:"-"`
	Seed     string     `json:"seed"`
	Agreed   []Agreed   `json:"agreed"`   // options that were not varied, and the stalemate if one is agreed on
	Planned  int        `json:"planned"`  // games of all levels
	Games    int        `json:"games"`    // finished
	Complete bool       `json:"complete"` // all planned games are finished
	Levels   []any      `json:"levels"`   // reports on the levels: Common, or the game's own type (Study.Level)

	layout Layout // of the game's own part
}

// Agreed is the value of an option, or of the stalemate, that was the same in all games.
type Agreed struct {
	Flag  string `json:"flag"`
	Value int    `json:"value"`
}

// Common is the part of the report on the games of one level that is the same for any game. Lists are in a fixed order and
// complete: they have what never happened, too.
type Common struct {
	Head
	Boards []Group `json:"boards"` // in the order of the game's boards
	Seating
	Options []Option `json:"options"`
	Length
}

// Head names the games of a level and what is far off in them.
type Head struct {
	Level    string    `json:"level"`
	Planned  int       `json:"planned"`
	Games    int       `json:"games"`
	Findings []Finding `json:"findings"` // figures that are far off
	Compared int       `json:"compared"` // figures that were looked at for findings
	Open     int       `json:"open"`     // those of them that are no findings only because too few games were played
}

// Seating holds results by seat.
type Seating struct {
	Seats   []Group   `json:"seats"`           // by distance from the first start player
	SeatsOf []SeatsOf `json:"seats_by_number"` // the same for each number of players
}

// Length holds how long the games were and how they ended.
type Length struct {
	Players []Games `json:"players"` // by number of players
	All     Games   `json:"all"`

	Stalemates int `json:"stalemates,omitempty"` // games that ended by one

	Rounds  []Count `json:"rounds"`         // games by rounds
	Points  []Count `json:"points"`         // players by points at the end
	Winning []Count `json:"winning_points"` // games by the winner's points
}

// KindSeat is the kind of findings that are seats. Those that are boards have the key of the game's boards; a game's own
// findings have kinds of its own.
const KindSeat = "seat"

// Finding is a seat, a board or something else that wins far more or less than its share.
type Finding struct {
	Kind    string   `json:"kind"`
	Key     string   `json:"key"`
	Players int      `json:"players"` // of a seat: number of players, or 0 for all together
	Share   Estimate `json:"share"`
	Sure    bool     `json:"sure"` // hardly by chance, despite the number of figures looked at
}

// Group is players who have something in common.
type Group struct {
	Key     string   `json:"key"`
	Share   Estimate `json:"share"`
	Points  Mean     `json:"points"`
	Against Mean     `json:"against"` // points more than the mean of the players of the same game
}

// SeatsOf is the seats in games of one number of players.
type SeatsOf struct {
	Players int     `json:"players"`
	Seats   []Group `json:"seats"`
}

// Option holds the games by the values of an option.
type Option struct {
	ID     string  `json:"option"`
	Values []Games `json:"values"`
}

// Games reports on games that have something in common.
type Games struct {
	Key     int     `json:"key"` // value of an option, or number of players; 0 for all games
	Games   int     `json:"games"`
	Points  Mean    `json:"points"` // of the table: the mean of all players of a game
	Winning Mean    `json:"winning_points"`
	Rounds  Mean    `json:"rounds"`
	Shared  float64 `json:"shared"` // percent of the games whose win is shared
}

// Count is a value and how many had it.
type Count struct {
	Value int `json:"value"`
	Count int `json:"count"`
}

// newReport returns a report on the plans before any game.
func newReport(info *game.Info, plans []Plan) *Report {
	r := &Report{Info: info, Seed: strconv.FormatUint(plans[0].Seed, 10), Agreed: []Agreed{}}
	values := info.Complete(plans[0].Values)
	for _, o := range info.Options {
		if _, agreed := plans[0].Values[o.ID]; len(o.Choices) == 0 && (agreed || o.Defaults == nil) {
			r.Agreed = append(r.Agreed, Agreed{o.Flag, values[o.ID]})
		}
	}
	if by := info.Stalemate; by != nil && values[by.ID] != 0 {
		r.Agreed = append(r.Agreed, Agreed{by.ID, values[by.ID]})
	}
	for _, p := range plans {
		r.Planned += p.Games
	}
	return r
}

// Look adds a finding if a figure is far off: by its kind and key, among players players, or 0 for all numbers together.
func (h *Head) Look(kind, key string, players int, share Estimate) {
	if share.Interval == nil {
		return
	}
	h.Compared++
	if share.open() {
		h.Open++
	}
	if share.Far() {
		h.Findings = append(h.Findings, Finding{Kind: kind, Key: key, Players: players, Share: share})
	}
	// The more figures were looked at, the surer each finding must be.
	for i := range h.Findings {
		h.Findings[i].Sure = h.Findings[i].Share.sure(h.Compared)
	}
}
