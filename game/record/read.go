package record

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"islas/game"
	"islas/game/match"
)

// Limits of what Read reads: far above any real game, and small enough that a hostile file costs next to nothing.
const (
	MaxRecord = 4 << 20 // bytes
	MaxLine   = 1 << 20 // bytes
	MaxLines  = 100_000
)

// Record is a match record, every step of which the rules allow.
type Record[S any, A game.Action, E any] struct {
	// Setup is the setup in the record's first line. Controls may be those of levels unknown here. The seed is zero if the record's
	// is no number: it was written by a program that deals in another way.
	Setup match.Setup
	// Steps are all steps from the beginning on. Where the record breaks off they end with its last line; what it leaves open, such
	// as the order of the rest of a deck, is anything that fits.
	Steps []game.Step[S, E]
	// Actions are all actions, and Marks how many steps had happened before each.
	Actions []A
	Marks   []int
	// Over reports whether the record goes to the end of the game.
	Over bool
	// Midst reports whether the record breaks off in the middle of what an action, or the beginning, leads to. Nothing can be done in
	// the position of the last step then.
	Midst bool
	// Wrong is the error of Read.
	Wrong error
}

// Read reads a record of a game and plays it through. Chance is taken from the record's results, so records of programs that
// shuffle otherwise can be read too. A record may break off. If anything in it is wrong the error is an *Error, and the record
// holds what comes before that, or is nil if nothing does; other errors come from r.
func Read[S any, A game.Action, E any](r io.Reader, rules checker[S], lines Lines[S, A, E]) (*Record[S, A, E], error) {
	first, rest, wrong := parse(r, rules.Info(), form{lines.Forms(), rules.Info().Strict})
	if first == nil {
		return nil, wrong
	}
	setup, err := setupOf(first, rules)
	if err != nil {
		return nil, headError(err)
	}
	script := &Script{lines: rest, wrong: -1}
	script.at = 1
	p := &player[S, A, E]{lines: lines, replay: lines.Replay(script), script: script, seats: len(setup.Seats), decider: rules.Decider}
	if err := p.play(setup.Options()); err != nil {
		wrong = err
	}
	if wrong != nil && len(p.steps) == 0 {
		return nil, wrong
	}
	actions, marks := p.done()
	return &Record[S, A, E]{Setup: setup, Steps: p.steps, Actions: actions, Marks: marks, Over: p.over(), Midst: len(p.ahead) > 0, Wrong: wrong}, wrong
}

// checker checks the rules' part of a setup, and knows whose turn it is to decide.
type checker[S any] interface {
	starter
	Decider(s *S) game.Seat
}

// starter checks the rules' part of a setup.
type starter interface {
	Info() *game.Info
	Check(o game.Options) error
}

// GameOf returns the name of a record's game, empty for a record of version 1, which names none. If its first line is no record's
// the error is an *Error; other errors come from r.
func GameOf(r io.Reader) (string, error) {
	data, err := bufio.NewReader(io.LimitReader(r, MaxLine+2)).ReadBytes('\n')
	if err != nil && err != io.EOF {
		return "", err
	}
	data = bytes.TrimSuffix(data, []byte("\n"))
	if len(data) > MaxLine {
		return "", longLine(1)
	}
	_, name, err := readHead(data)
	if err != nil {
		return "", headError(err)
	}
	return name, nil
}

// parse returns the first line, nil if it is none, and all lines up to the first that can't be read, with nil in place of the
// first one.
func parse(r io.Reader, info *game.Info, f form) (*gameLine, []any, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxRecord+1))
	if err != nil {
		return nil, nil, err
	}
	if len(data) > MaxRecord {
		return nil, nil, &Error{Line: 1, Problem: fmt.Sprintf("the record has more than %d bytes", MaxRecord), Fault: TooLong}
	}
	var first *gameLine
	var lines []any
	for len(data) > 0 {
		number := len(lines) + 1
		if number > MaxLines {
			return nil, nil, &Error{Line: number, Problem: fmt.Sprintf("the record has more than %d lines", MaxLines), Fault: TooLong}
		}
		text, rest, ended := bytes.Cut(data, []byte("\n"))
		if data = rest; len(text) > MaxLine {
			return first, lines, longLine(number)
		}
		var line any
		if number == 1 {
			first, err = f.readFirst(text, info)
		} else {
			line, err = f.decode(text)
		}
		if err == nil && f.strict {
			err = plainEnd(text, ended)
		}
		switch {
		case err != nil && number == 1:
			return nil, nil, headError(err)
		case err != nil:
			return first, lines, &Error{Line: number, Problem: err.Error(), Fault: Unreadable}
		}
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		return nil, nil, &Error{Line: 1, Problem: "the record is empty", Fault: NothingTold}
	}
	return first, lines, nil
}

// plainEnd returns an error unless a line ends as lines are written.
func plainEnd(text []byte, ended bool) error {
	switch {
	case bytes.Contains(text, []byte("\r")):
		return errors.New(`there is a "\r" in the line; lines end with "\n" alone`)
	case !ended:
		return errors.New(`the last line does not end with "\n"`)
	}
	return nil
}

// longLine returns the error of a line that is too long to be read.
func longLine(number int) *Error {
	return &Error{Line: number, Problem: fmt.Sprintf("the line has more than %d bytes", MaxLine), Fault: TooLong}
}

// readHead reads the first line only as far as all versions agree on it.
func readHead(data []byte) (known int, name string, err error) {
	var head map[string]json.RawMessage
	_ = json.Unmarshal(data, &head) // what is no object has no keys
	text := func(key string) (value string) {
		_ = json.Unmarshal(head[key], &value) // what is no text is not what is looked for
		return value
	}
	if text("e") != "game" || text("format") != format {
		return 0, "", fmt.Errorf(`this is not a match record: it does not begin with "e":"game" and "format":%q`, format)
	}
	switch v := string(head["version"]); v {
	case "1":
		return 1, "", nil
	case strconv.Itoa(version):
		return version, text("game"), nil
	default:
		return 0, "", fmt.Errorf("%w is %.20q, this program reads 1 to %d", errVersion, v, version)
	}
}

// firstKeys are the keys of the first line, in the order in which they are written.
var firstKeys = []string{"e", "format", "version", "game", "data", "program", "seed", "start", "rules", "seats", "box"}

// readFirst reads the first line of a record of a game.
func (f form) readFirst(data []byte, info *game.Info) (*gameLine, error) {
	known, name, err := readHead(data)
	if err == nil {
		_, err = members(data)
	}
	if err != nil {
		return nil, err
	}
	if name != info.Record && !(known == 1 && info.Unnamed) {
		return nil, fmt.Errorf("the record is of the game %.40q, not %q", name, info.Record)
	}
	line := &gameLine{}
	if err := (form{}).decodeInto(data, &line.Header); err != nil {
		return nil, err
	}
	if f.strict {
		if err := firstInOrder(data, line, info); err != nil {
			return nil, err
		}
	}
	var told struct {
		Data *int `json:"data,omitempty"`
	}
	if err := (form{}).decodeInto(data, &told); err != nil {
		return nil, err
	}
	if line.Data = firstData; told.Data != nil {
		line.Data = *told.Data
	}
	if line.Data < firstData {
		return nil, fmt.Errorf("the version of the game's data is %d, not %d or more", line.Data, firstData)
	}
	return line, nil
}

// firstInOrder returns an error unless all keys of the first line come in their order.
func firstInOrder(data []byte, line *gameLine, info *game.Info) error {
	if err := inOrder(data, firstKeys); err != nil {
		return err
	}
	var options []string
	for _, o := range info.Options {
		options = append(options, o.ID)
	}
	if err := inOrder(line.Rules, options); err != nil {
		return fmt.Errorf(`"rules": %w`, err)
	}
	var seats []json.RawMessage
	_ = json.Unmarshal(line.Seats, &seats) // what is no list has no seats
	for _, seat := range seats {
		if err := inOrder(seat, []string{"name", "control", info.Boards.Key}); err != nil {
			return fmt.Errorf(`"seats": %w`, err)
		}
	}
	return nil
}

// setupOf returns the setup of the first line.
func setupOf(first *gameLine, rules starter) (match.Setup, error) {
	setup, err := first.Setup(rules.Info())
	if err != nil {
		return setup, err
	}
	setup.Data = first.Data
	for i := range setup.Seats {
		seat := &setup.Seats[i]
		if seat.Control == "" {
			return setup, fmt.Errorf("seat %d has no control", i)
		}
		if seat.Name == "" && rules.Info().Strict {
			return setup, fmt.Errorf("seat %d has no name", i)
		}
		seat.Name = match.CleanName(seat.Name)
	}
	for _, o := range rules.Info().Options {
		if setup.Values[o.ID] == 0 && !o.Zero { // which would mean the default
			return setup, fmt.Errorf("%s must not be zero", o.ID)
		}
	}
	return setup, setup.CheckRules(rules)
}

// Claims reports whether data claim to be a match record, whatever is wrong with them.
func Claims(data []byte) bool {
	line, _, _ := bytes.Cut(data[:min(len(data), MaxRecord)], []byte("\n"))
	return bytes.Contains(line, []byte(`"`+format+`"`))
}
