// Package record writes and reads match records: plain text, one JSON object a line, complete enough that every step of a game
// can be checked against the rules. A record holds hidden things too.
//
// The frame is the same for every game: the first line, how lines are read, how a record is played through the rules. Events have
// lines of the game's own, which it brings as Lines.
package record

import (
	"io"

	"islas/game"
	"islas/game/match"
	"islas/game/program"
)

// Extension is the end of a record's file name.
const Extension = ".islas.jsonl"

const (
	format  = "islas-record"
	version = 2 // version 1 named no game

	firstData = 1 // the version of the game's data of records that name none
)

// gameLine is the first line of a record.
type gameLine struct {
	E       string `json:"e"`
	Format  string `json:"format"`
	Version int    `json:"version"`
	Game    string `json:"game"`
	Data    int    `json:"data,omitempty"` // version of the game's data; left out, it is 1
	// Program is the version of the program that wrote the record, for people; no reader uses it. It is left out for an unversioned
	// program.
	Program string `json:"program,omitempty"`
	match.Header
}

// Writer writes a match record line by line as the game goes on.
type Writer[S any, A game.Action, E any] struct {
	w     io.Writer
	lines Lines[S, A, E]
	seats int
	err   error
}

// NewWriter begins the record of a game with its first line. Every line goes to w at once, in a Write of its own.
func NewWriter[S any, A game.Action, E any](w io.Writer, lines Lines[S, A, E], setup match.Setup) (*Writer[S, A, E], error) {
	info := lines.Info()
	rw := &Writer[S, A, E]{w: w, lines: lines, seats: len(setup.Seats)}
	first := &gameLine{E: "game", Format: format, Version: version, Game: info.Record, Program: program.Released(), Header: setup.Header(info)}
	if data := setup.Version(info); data > firstData {
		first.Data = data
	}
	rw.write(first)
	return rw, rw.err
}

// Add writes the lines of steps. After an error nothing more is written and every call returns that error.
func (w *Writer[S, A, E]) Add(steps ...game.Step[S, E]) error {
	for i := range steps {
		if line := w.lines.Line(&steps[i], w.seats); line != nil {
			w.write(line)
		}
	}
	return w.err
}

func (w *Writer[S, A, E]) write(line any) {
	if w.err == nil {
		_, w.err = w.w.Write(encode(line))
	}
}

// Write writes a whole record: the setup and all steps from the beginning on, up to the game's end or to where it is now.
func Write[S any, A game.Action, E any](w io.Writer, lines Lines[S, A, E], setup match.Setup, steps []game.Step[S, E]) error {
	rw, err := NewWriter(w, lines, setup)
	if err != nil {
		return err
	}
	return rw.Add(steps...)
}
