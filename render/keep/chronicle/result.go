// Package chronicle stores how games ended, one line for each, and computes statistics: how often people have played and won, how well, how
// long, against whom. It does not depend on the games themselves: a game that is deleted from the library stays in it. It knows no game and
// no texts.
package chronicle

import (
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
)

// Result is how a game ended.
type Result struct {
	ID  string `json:"id"`  // of the game in the library
	Sum string `json:"sum"` // distinguishes games of the same ID (Fingerprint); empty for the mark that a daily challenge was begun (Mark)

	Game    string `json:"game"` // its name in records and saves
	Seats   []Seat `json:"seats"`
	Start   int    `json:"start"` // the seat that began
	Points  []int  `json:"points"`
	Winners []int  `json:"winners"`
	Rounds  int    `json:"rounds"`
	Actions int    `json:"actions"`

	// Helped is who made moves in place of a player; it is match.Nobody if nobody did and the game counts.
	Helped match.Helper `json:"helped,omitempty"`

	Begun  time.Time     `json:"begun"` // zero if unknown
	Ended  time.Time     `json:"ended"` // zero if unknown
	Played time.Duration `json:"played,omitempty"`

	// Achievements are the ids of the achievements by seat, as judged by version Judged of the game's rules for them; 0 if they were not
	// judged.
	Achievements [][]string `json:"feats,omitempty"`
	Judged       int        `json:"judged,omitempty"`

	// Sources are the origins of the points; none in results of earlier versions.
	Sources []Source `json:"sources,omitempty"`

	// Day is the day whose daily challenge the game is (package daily), 0 for none; Rival is the strongest level's result on the person's
	// seat, nil while unknown.
	Day   daily.Day      `json:"day,omitempty"`
	Rival *daily.Outcome `json:"rival,omitempty"`

	// Try is the number of a mark, from 1, among those of its daily challenge that its device knew when it was begun; 0 before it is noted.
	Try int `json:"try,omitempty"`
}

// Source is an origin of points.
type Source struct {
	Label  string `json:"label"` // key of its name in the game's texts
	Points []int  `json:"points"`
}

// Seat is the player of a seat.
type Seat struct {
	Name    string `json:"name"`
	Control string `json:"control"`
	Board   string `json:"board,omitempty"`
}

// Of returns the result of a finished game that is kept under an ID, by the summary of its save.
func Of(id string, s *match.Summary) Result {
	r := Result{
		ID: id, Sum: Fingerprint(s), Game: s.Game, Points: slices.Clone(s.Points), Winners: []int{}, Rounds: s.Round, Actions: s.Actions, Helped: s.Helped,
		Begun: s.Begun, Ended: s.Saved, Played: s.Played,
	}
	for _, seat := range s.Seats {
		r.Seats = append(r.Seats, Seat(seat))
	}
	for seat := range s.Winners.All() {
		r.Winners = append(r.Winners, int(seat))
	}
	return r
}

// Fingerprint returns a text that distinguishes a finished game from others that were kept under the same ID. Names, which may be changed,
// and the time of saving are no part of it.
func Fingerprint(s *match.Summary) string {
	h := fnv.New64a()
	fmt.Fprint(h, s.Game, s.Actions, s.Points, s.Begun.UnixMilli())
	for _, seat := range s.Seats {
		fmt.Fprintf(h, "|%s/%s", seat.Control, seat.Board)
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// Counts reports whether the game counts for wins, records and achievements: nobody has helped.
func (r *Result) Counts() bool { return r.Helped == match.Nobody }

// Counted returns the results that count.
func Counted(results []Result) []Result {
	return slices.DeleteFunc(slices.Clone(results), func(r Result) bool { return !r.Counts() })
}

// Won reports whether a seat has won, perhaps with others.
func (r *Result) Won(seat int) bool { return slices.Contains(r.Winners, seat) }

// Human reports whether a person played a seat.
func (r *Result) Human(seat int) bool { return r.Seats[seat].Control == game.Human }

// whole reports whether the result is consistent with its seats.
func (r *Result) whole() bool {
	n := len(r.Seats)
	out := func(seat int) bool { return seat < 0 || seat >= n }
	return r.ID != "" && r.Game != "" && n > 0 && n <= game.MaxSeats && len(r.Points) == n && !out(r.Start) && len(r.Achievements) <= n &&
		!slices.ContainsFunc(r.Winners, out) && (r.Rival == nil || len(r.Rival.Points) == n) &&
		!slices.ContainsFunc(r.Sources, func(s Source) bool { return len(s.Points) != n })
}
