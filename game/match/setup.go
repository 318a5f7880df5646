package match

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
)

// Human is the control of a seat that a person plays; the other controls are the ids of computer levels (ai.Levels).
const Human = "human"

// MaxName is the greatest length of a seat's name, in runes.
const MaxName = 24

// Seat is who sits where.
type Seat struct {
	Name    string // as by CleanName; may be empty
	Control string // Human or the id of a computer level
	Island  string // id of an island (board.IDs)
}

// Setup is everything that a game starts from. The same setup always deals the same cards.
type Setup struct {
	Seats         []Seat    // 2 to 5, in turn order around the table
	Start         game.Seat // who holds the start-player ship in the first round (rules, section 4)
	DrawPrivilege int       // cards drawn by the owner of the privilege draw: 4 or 5 (rules, section 10)
	Goal          int       // points at which one more round is played (rules, section 11): 5 to 60, usually 19
	Seed          uint64
}

// Check says in one sentence what is wrong with the setup, or nil.
func (s Setup) Check() error {
	_, err := s.check()
	return err
}

func (s Setup) check() (islas.Options, error) {
	options, err := s.Options()
	if err != nil {
		return options, err
	}
	for i, seat := range s.Seats {
		if !slices.Contains(Controls(), seat.Control) {
			return options, fmt.Errorf("seat %d: there is no control %.40q; there are %s", i, seat.Control, strings.Join(Controls(), ", "))
		}
		if seat.Name != CleanName(seat.Name) {
			return options, fmt.Errorf("seat %d: the name %.200q is too long or not plain text; it may have %d characters", i, seat.Name, MaxName)
		}
	}
	return options, nil
}

// Options are the rules' part of the setup. The error says in one sentence what is wrong with that part; names and
// controls do not matter here.
func (s Setup) Options() (islas.Options, error) {
	o := islas.Options{
		Seats:         len(s.Seats),
		Start:         s.Start,
		DrawPrivilege: s.DrawPrivilege,
		Goal:          s.Goal,
		Seed:          s.Seed,
	}
	if o.Seats < islas.MinSeats || o.Seats > islas.MaxSeats {
		return o, fmt.Errorf("a game has %d to %d seats, not %d", islas.MinSeats, islas.MaxSeats, o.Seats)
	}
	taken := make(map[string]int)
	for i, seat := range s.Seats {
		if other, ok := taken[seat.Island]; ok {
			return o, fmt.Errorf("seats %d and %d both have the island %.40s; each seat needs its own", other, i, seat.Island)
		}
		taken[seat.Island] = i
		island, err := board.Load(seat.Island)
		if err != nil {
			return o, fmt.Errorf("seat %d: %w", i, err)
		}
		o.Islands[i] = island.Geography()
	}
	return o, o.Check()
}

// Controls are Human and the ids of all computer levels, those of the arena too.
func Controls() []string {
	controls := []string{Human}
	for _, level := range ai.Levels() {
		controls = append(controls, level.ID)
	}
	return controls
}

// CleanName makes a seat's name out of anything typed or read: without control characters and what is not text, runs of
// white space made one space, nothing at the ends, at most MaxName runes. The result may be empty.
func CleanName(name string) string {
	var b strings.Builder
	runes, space := 0, false
	for _, r := range name {
		switch {
		case unicode.IsSpace(r):
			space = runes > 0
			continue
		case r == utf8.RuneError, unicode.IsControl(r), directs(r):
			continue
		}
		if space {
			if runes+1 >= MaxName {
				break
			}
			b.WriteByte(' ')
			runes++
			space = false
		}
		if runes == MaxName {
			break
		}
		b.WriteRune(r)
		runes++
	}
	return b.String()
}

// directs says whether a rune turns the direction of what is written after it, which would reach beyond the name.
func directs(r rune) bool {
	return r == '\u200e' || r == '\u200f' || r == '\u061c' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069'
}
