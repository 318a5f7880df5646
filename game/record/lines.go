package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"islas/game"
)

// Lines holds a game's own part of its records. Each line but the first is a pointer to a struct whose fields are the keys, in
// the order in which they are written; the field for the key "e" is the kind of the line. A field that is a pointer is a key that
// may be null; one whose tag has "omitempty" is a key that is left out where it is empty.
type Lines[S any, A game.Action, E any] interface {
	// Info returns the description of the game.
	Info() *game.Info
	// Over reports whether the game is over.
	Over(s *S) bool
	// Forms returns the kinds of lines.
	Forms() Forms
	// Line returns the line of a step: its event, or the position after it. It is nil for steps that a record leaves out.
	Line(step *game.Step[S, E], seats int) any
	// Replay returns the Replay that plays the lines of a script through the rules.
	Replay(script *Script) Replay[S, A, E]
}

// Forms are empty lines, no pointers, by the value of the key "e", or by those of the keys "e" and "what" with a space in between where
// both tell which line it is.
type Forms map[string]any

// line returns an empty line for the values of the keys "e" and "what", nil if there is no such line.
func (f Forms) line(e, what string) any {
	form, ok := f[e+" "+what]
	if !ok {
		form = f[e]
	}
	if form == nil {
		return nil
	}
	return reflect.New(reflect.TypeOf(form)).Interface()
}

// Act is the line of an action, for games whose records have one.
type Act struct {
	E      string    `json:"e"` // "act"
	Seat   game.Seat `json:"seat"`
	Action string    `json:"action"`
	Forced bool      `json:"forced,omitempty"` // nobody chose it, as it was the only legal one
}

// OrNull returns a value for a key that is null where it is none.
func OrNull[T comparable](v, none T) *T {
	if v == none {
		return nil
	}
	return &v
}

// Replay plays a record through the rules, with every chance as in the script.
type Replay[S any, A game.Action, E any] interface {
	// New begins the game.
	New(o game.Options, sink *[]game.Step[S, E]) (S, error)
	// Action returns the action of the seat that decides in s, by the next line of the script. Its error says in one sentence why the
	// line cannot come here.
	Action(s *S) (A, error)
	// Apply carries out an action.
	Apply(s *S, a A, sink *[]game.Step[S, E]) error
}

// Script holds the lines of a record and how far they have been accounted for.
type Script struct {
	lines   []any
	at      int    // index of the first line not accounted for
	wrong   int    // index of the first line with an impossible chance, or -1
	problem string // what is wrong with that line
}

// Rest returns the lines that are not accounted for yet, at least one during Replay.Action.
func (s *Script) Rest() []any { return s.lines[s.at:] }

// Act returns the printed action of the next line of Rest, that of the seat that decides. The error says in one sentence why the line
// is no such action; task says in words what the seat has to do.
func (s *Script) Act(decider game.Seat, task string) (action string, err error) {
	line, ok := s.Rest()[0].(*Act)
	if !ok {
		return "", fmt.Errorf("this line cannot come here, where seat %d has to %s", decider, task)
	}
	if line.Seat != decider {
		return "", fmt.Errorf("it is seat %d that has to %s, not seat %d", decider, task, line.Seat)
	}
	return line.Action, nil
}

// Impossible records that a line, counted from the first of Rest, has a chance that cannot be, such as a card drawn that was not
// in the deck. The problem is a sentence. Only the first such line counts.
func (s *Script) Impossible(line int, problem string) {
	if s.wrong < 0 || s.at+line < s.wrong {
		s.wrong, s.problem = s.at+line, problem
	}
}

// encode returns a line as JSON with its line end.
func encode(line any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false) // a name may hold < and &
	if err := enc.Encode(line); err != nil {
		panic("record: a line cannot be written as JSON: " + err.Error()) // lines are made of what always can
	}
	return b.Bytes()
}

// sameLine reports whether two lines are equal in JSON.
func sameLine(a, b any) bool { return slices.Equal(encode(a), encode(b)) }
