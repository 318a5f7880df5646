package match

import (
	"encoding/json"
	"fmt"
	"time"

	"islas/game"
)

// Summary is what a saved game contains for a list of games, without being played again.
type Summary struct {
	Version int    // of the form of the save, from 1
	Game    string // its name in records and saves, empty in version 1, which names none
	Data    int    // version of the game's data, from 1
	Seats   []Seat // who sits where
	Actions int    // how many have been taken
	Helped  Helper // who chose some of them in place of the player, Nobody if nobody did

	// Known reports whether the save has the fields that follow; those of versions 1 and 2 do not.
	Known   bool
	Round   int          // from 1
	Points  []int        // by seat
	Over    bool         // whether the game is over
	Winners game.SeatSet // nobody before the end
	Decider game.Seat    // who has to decide, NoSeat when the game is over

	// Begun and Saved are the times of its first and last saving, in UTC; zero if not known.
	Begun, Saved time.Time
	// Played is the time at play: the times between two savings without breaks (longestThought). It is 0 if not known.
	Played time.Duration
}

// summary is a Summary as JSON, without what is elsewhere in the save.
type summary struct {
	Round   int         `json:"round"`
	Points  []int       `json:"points"`
	Over    bool        `json:"over"`
	Winners []game.Seat `json:"winners"`
	Decider game.Seat   `json:"decider"`
	Begun   string      `json:"begun,omitempty"` // as by RFC 3339
	Saved   string      `json:"saved,omitempty"`
	Played  int64       `json:"played,omitempty"` // in milliseconds
}

// summarise returns the summary of the match. A zero time is left out.
func (m *Match[S, A, E]) summarise(saved time.Time) *summary {
	s := &summary{
		Round: m.Round(), Points: make([]int, len(m.setup.Seats)), Over: m.Over(), Winners: []game.Seat{}, Decider: m.Decider(),
		Begun: stamp(m.begun), Saved: stamp(saved), Played: m.played.Milliseconds(),
	}
	for seat := range s.Points {
		s.Points[seat] = m.Points(game.Seat(seat))
	}
	for seat := range m.Winners().All() {
		s.Winners = append(s.Winners, seat)
	}
	return s
}

// Read returns the summary of a saved game, and checks the whole file against its checksum, if it has one. The game is not played
// again: only Load finds out whether it can be. The error wraps ErrForeign, ErrVersion, ErrDamaged or ErrTooLong.
func Read(data []byte) (Summary, error) {
	s, err := parse(data)
	if err != nil {
		return Summary{}, err
	}
	return s.read()
}

// read returns the summary of the save.
func (s *savedGame) read() (r Summary, err error) {
	r = Summary{Version: s.Version, Game: s.Game, Data: s.Data, Actions: len(s.Actions), Helped: s.Help.most(), Decider: game.NoSeat}
	if r.Seats, err = readSeats(s.Setup.Seats); err != nil {
		return Summary{}, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if s.Summary != nil {
		err = r.fill(s.Summary)
	}
	return r, err
}

// fill sets the fields that are neither seats nor actions.
func (r *Summary) fill(s *summary) (err error) {
	r.Known, r.Round, r.Points, r.Over, r.Decider = true, s.Round, s.Points, s.Over, s.Decider
	r.Played = s.duration()
	if r.Begun, err = readStamp(s.Begun); err == nil {
		r.Saved, err = readStamp(s.Saved)
	}
	if err == nil && (len(s.Points) != len(r.Seats) || s.Decider < game.NoSeat || int(s.Decider) >= len(r.Seats)) {
		err = fmt.Errorf("%w: its summary is not about its %d seats", ErrDamaged, len(r.Seats))
	}
	for _, seat := range s.Winners {
		if err == nil && (seat < 0 || int(seat) >= len(r.Seats)) {
			err = fmt.Errorf("%w: the seat %d, which has won, does not exist", ErrDamaged, seat)
		}
		if err == nil {
			r.Winners = r.Winners.Add(seat)
		}
	}
	return err
}

// duration returns the time at play; a value out of range is cut off.
func (s *summary) duration() time.Duration {
	return time.Duration(min(max(s.Played, 0), longestPlay.Milliseconds())) * time.Millisecond
}

// readSeats reads the seats of a game that is not known: a text that is neither name nor control is the board.
func readSeats(data json.RawMessage) ([]Seat, error) {
	var list []map[string]json.RawMessage
	if json.Unmarshal(data, &list) != nil || len(list) > game.MaxSeats {
		return nil, fmt.Errorf(`"seats": %.40s is not a list of up to %d players`, data, game.MaxSeats)
	}
	seats := make([]Seat, len(list))
	for i, members := range list {
		for key, raw := range members {
			var value string
			if json.Unmarshal(raw, &value) != nil {
				continue
			}
			switch key {
			case "name":
				seats[i].Name = CleanName(value)
			case "control":
				seats[i].Control = value
			default:
				seats[i].Board = value
			}
		}
	}
	return seats, nil
}

// stamp returns a time in its written form, empty for the zero time.
func stamp(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(time.RFC3339Nano)
}

// readStamp reads a time, zero if it is empty.
func readStamp(text string) (time.Time, error) {
	if text == "" {
		return time.Time{}, nil
	}
	t, err := time.Parse(time.RFC3339, text)
	if err != nil {
		return t, fmt.Errorf("%w: %.40q is no time", ErrDamaged, text)
	}
	return t.UTC(), nil
}
