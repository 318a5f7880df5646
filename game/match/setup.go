package match

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"islas/game"
)

// Seat is a player and their seat.
type Seat struct {
	Name    string // as by CleanName; may be empty
	Control string // game.Human or the id of a computer level
	Board   string // id of the seat's board (game.Boards); empty in games without
}

// Setup holds everything that a game starts from. The same setup always begins the same game.
type Setup struct {
	Seats   []Seat    // in turn order around the table
	Start   game.Seat // who begins
	Values  game.Values
	Seed    uint64
	Data    int    // version of the game's data with which it is played (game.Info), from 1; 0 is today's
	Edition string // the players' custom edition in place of the data built in (game.Info.Edition); empty for none
}

// clone returns a copy that shares nothing with s.
func (s Setup) clone() Setup {
	s.Seats, s.Values = slices.Clone(s.Seats), maps.Clone(s.Values)
	return s
}

// ThoughtSeed returns the seed with which the computer on a seat thinks after played actions: the same decision of the same game
// always has the same result.
func (s Setup) ThoughtSeed(played int, seat game.Seat) uint64 {
	return s.Seed ^ uint64(played)<<8 ^ uint64(seat)
}

// Options returns the rules' part of the setup.
func (s Setup) Options() game.Options {
	o := game.Options{Seats: len(s.Seats), Start: s.Start, Seed: s.Seed, Values: s.Values, Data: s.Data, Edition: s.Edition}
	for _, seat := range s.Seats {
		o.Boards = append(o.Boards, seat.Board)
	}
	return o
}

// checker checks the rules' part of a setup.
type checker interface {
	Info() *game.Info
	Check(o game.Options) error
}

// Check returns an error that says in one sentence what is wrong with the setup of a game.
func (s Setup) Check(rules checker) error {
	if err := s.CheckRules(rules); err != nil {
		return err
	}
	controls := rules.Info().Levels.Controls()
	for i, seat := range s.Seats {
		if !slices.Contains(controls, seat.Control) {
			return fmt.Errorf("seat %d: there is no control %.40q; there are %s", i, seat.Control, strings.Join(controls, ", "))
		}
		if seat.Name != CleanName(seat.Name) {
			return fmt.Errorf("seat %d: the name %.200q is too long or not plain text; it may have %d characters", i, seat.Name, MaxName)
		}
	}
	return nil
}

// CheckRules returns an error that says in one sentence what is wrong with the rules' part of the setup; names and controls do
// not matter here.
func (s Setup) CheckRules(rules checker) error {
	info := rules.Info()
	if n := len(s.Seats); n < info.MinSeats || n > info.MaxSeats {
		return fmt.Errorf("a game has %d to %d seats, not %d", info.MinSeats, info.MaxSeats, n)
	}
	if err := s.checkData(info); err != nil {
		return err
	}
	if s.Edition != "" && info.Edition == nil {
		return fmt.Errorf("%q is not played with the values of a box of one's own", info.Record)
	}
	if err := s.checkBoards(&info.Boards); err != nil {
		return err
	}
	return rules.Check(s.Options())
}

// Version returns the version of the game's data with which the match is played, from 1.
func (s Setup) Version(info *game.Info) int { return cmp.Or(s.Data, dataOf(info)) }

// checkData returns an error if the program lacks the data with which the match is played.
func (s Setup) checkData(info *game.Info) error {
	if s.Data < 0 || s.Data > dataOf(info) {
		return fmt.Errorf("it needs version %d of the data of %q, here is version %d", s.Data, info.Record, dataOf(info))
	}
	return nil
}

// checkBoards returns an error unless every seat has a board of its own.
func (s Setup) checkBoards(boards *game.Boards) error {
	if len(boards.IDs) == 0 {
		return nil
	}
	taken := make(map[string]int)
	for i, seat := range s.Seats {
		if other, ok := taken[seat.Board]; ok {
			return fmt.Errorf("seats %d and %d both have the %s %.40s; each seat needs its own", other, i, boards.Key, seat.Board)
		}
		taken[seat.Board] = i
		if !slices.Contains(boards.IDs, seat.Board) {
			return fmt.Errorf("seat %d: there is no %s %.40q; there are %s", i, boards.Key, seat.Board, strings.Join(boards.IDs, ", "))
		}
	}
	return nil
}
