package record

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"islas/game/islas"
	"islas/game/match"
)

// Limits of what Read reads: far above any real game, and small enough that a hostile file costs little.
const (
	MaxRecord = 5 << 20 // bytes
	MaxLines  = 50_000
)

// Record is a match record, every step of which the rules allow.
type Record struct {
	// Setup is what the record's first line says. Controls may be those of levels unknown here. The seed is zero if the
	// record's is no number: it was written by a program that deals in another way.
	Setup match.Setup
	// Steps are all steps from the deal on. Where the record breaks off they end with its last line, and what it leaves
	// open, such as the order of the rest of the deck, is anything that fits.
	Steps []islas.Step
	// Over says whether the record goes to the end of the game.
	Over bool
}

// Error is what is wrong with a record, and where.
type Error struct {
	Line    int // counted from 1
	Problem string
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Problem) }

// Read reads a record and plays it through. Shuffles are taken from what the record says was drawn, so records of programs
// that shuffle otherwise can be read too. A record that breaks off is fine. If anything in it is wrong the error is an
// *Error; other errors come from r.
func Read(r io.Reader) (*Record, error) {
	lines, err := parse(r)
	if err != nil {
		return nil, err
	}
	first := lines[0].(*gameLine)
	setup, options, err := setupOf(first)
	if err != nil {
		return nil, &Error{1, err.Error()}
	}
	p := &replay{lines: lines, at: 1, wrong: -1}
	if err := p.play(options); err != nil {
		return nil, err
	}
	return &Record{Setup: setup, Steps: p.steps, Over: p.over()}, nil
}

// parse reads the lines, of which the first is a gameLine and the others are not.
func parse(r io.Reader) ([]any, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxRecord+1))
	if err != nil {
		return nil, err
	}
	var lines []any
	if len(data) > MaxRecord {
		return nil, &Error{1, fmt.Sprintf("the record has more than %d bytes", MaxRecord)}
	}
	scan := bufio.NewScanner(bytes.NewReader(data))
	scan.Buffer(nil, MaxRecord+1)
	for scan.Scan() {
		number := len(lines) + 1
		if number > MaxLines {
			return nil, &Error{number, fmt.Sprintf("the record has more than %d lines", MaxLines)}
		}
		if number == 1 {
			if err := checkFormat(scan.Bytes()); err != nil {
				return nil, &Error{1, err.Error()}
			}
		}
		line, err := decode(scan.Bytes())
		if err != nil {
			return nil, &Error{number, err.Error()}
		}
		if _, first := line.(*gameLine); first && number > 1 {
			return nil, &Error{number, "a second game begins; a record holds one game"}
		}
		lines = append(lines, line)
	}
	if err := scan.Err(); err != nil {
		return nil, err
	}
	if len(lines) == 0 {
		return nil, &Error{1, "the record is empty"}
	}
	return lines, nil
}

// checkFormat looks at the first line, only as far as all versions agree on it.
func checkFormat(data []byte) error {
	var head struct {
		E       string          `json:"e"`
		Format  string          `json:"format"`
		Version json.RawMessage `json:"version"`
	}
	if err := json.Unmarshal(data, &head); err != nil || head.E != "game" || head.Format != format {
		return fmt.Errorf(`this is not a match record: it does not begin with "e":"game" and "format":%q`, format)
	}
	if v := string(head.Version); v != strconv.Itoa(version) {
		return fmt.Errorf("the record's version is %.20q, this program reads %d", v, version)
	}
	return nil
}

// setupOf is what the first line says.
func setupOf(first *gameLine) (match.Setup, islas.Options, error) {
	setup := match.Setup{
		Start:         first.Start,
		DrawPrivilege: first.Rules.DrawPrivilege,
		Goal:          first.Rules.Goal,
	}
	setup.Seed, _ = strconv.ParseUint(first.Seed, 10, 64) // any text will do: the shuffles are in the record
	for i, seat := range first.Seats {
		if seat.Control == "" {
			return setup, islas.Options{}, fmt.Errorf("seat %d has no control", i)
		}
		seat.Name = match.CleanName(seat.Name)
		setup.Seats = append(setup.Seats, match.Seat(seat))
	}
	if setup.DrawPrivilege == 0 || setup.Goal == 0 { // which would mean the defaults
		return setup, islas.Options{}, errors.New("draw_privilege and goal must not be zero")
	}
	options, err := setup.Options()
	return setup, options, err
}
