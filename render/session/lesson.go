package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"islas/game"
	"islas/game/match"
)

// Lesson is a lesson of a game, as data: a match from its beginning, the actions in it, and the texts about it. It is independent of the
// game: cards, boards and buttons have the names that the table of the game knows them by (table.Stand), and actions their printable form.
type Lesson[A game.Action] struct {
	Setup match.Setup
	Steps []LessonStep[A]
}

// LessonStep is one step of a lesson. It proceeds in the order of the fields: the actions of Play are done and shown, the moment is
// awaited, the text is shown, and the player does something or reads on.
type LessonStep[A game.Action] struct {
	Play  []A               // actions that are done automatically, whoever decides
	After string            // the moment (Game.Moment) at which the step begins; empty when everything has been shown; Still at once
	Say   string            // "lesson."+Say is the key of the text
	Lit   []string          // names of what is lit and not covered
	Keep  []string          // names of what stays bright as well, and is covered only where there is no room
	Knows []string          // keys of what the step explains, which is not explained again (Game.Explains)
	Wrong map[string]string // by the name of what was clicked: "lesson."+value is the key of the answer
	Look  string            // name of what the player has to rest on until it is explained or foretold, and then reads on
	Undo  bool              // the player has to take the last decision back
	Waits bool              // the player has to do Do
	Do    []A               // one action, or those of one decision that is made in several steps (match.Continuing)
}

// Still is the moment of a step that begins as soon as the one before it has ended, though not everything has been shown.
const Still = "still"

// lessonFile is the written form of a lesson.
type lessonFile struct {
	Setup struct {
		match.Header
		Data int // version of the game's data; if missing, the current one
	}
	Steps []json.RawMessage
}

// stepFile is the written form of a step. Do may be a single text, too.
type stepFile struct {
	After, Say, Look       string
	Play, Lit, Keep, Knows []string
	Do                     any
	Undo                   bool
	Wrong                  map[string]string
}

// decode decodes JSON with known fields only.
func decode(data []byte, to any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return d.Decode(to)
}

// ReadLesson reads a lesson from JSON: "setup" as in saved games, with the version of the game's data as "data", and "steps" with the
// fields of LessonStep in lower case, and no others. The error names the line of what is no JSON, the field that is unknown, or the step.
func ReadLesson[S any, A game.Action, E any](rules game.Rules[S, A, E], data []byte) (*Lesson[A], error) {
	var file lessonFile
	if syntax := (*json.SyntaxError)(nil); errors.As(json.Unmarshal(data, new(any)), &syntax) {
		return nil, fmt.Errorf("lesson, line %d: %w", 1+bytes.Count(data[:syntax.Offset], []byte("\n")), syntax)
	}
	if err := decode(data, &file); err != nil {
		return nil, fmt.Errorf("lesson: %w", err)
	}
	setup, err := file.Setup.Setup(rules.Info())
	setup.Data = file.Setup.Data
	if err == nil {
		err = setup.Check(rules)
	}
	if err != nil {
		return nil, fmt.Errorf(`lesson, "setup": %w`, err)
	}
	if !slices.ContainsFunc(setup.Seats, func(s match.Seat) bool { return s.Control == game.Human }) {
		return nil, fmt.Errorf(`lesson, "setup": expected a seat whose control is %q, the player's`, game.Human)
	}
	l := &Lesson[A]{Setup: setup}
	for i, data := range file.Steps {
		step, err := readStep(rules, data)
		if err != nil {
			return nil, fmt.Errorf("lesson, step %d: %w", i+1, err)
		}
		l.Steps = append(l.Steps, step)
	}
	if len(l.Steps) == 0 {
		return nil, errors.New(`lesson, "steps": expected at least one`)
	}
	return l, nil
}

// CheckLesson returns the error of ReadLesson with the file's name before it, or nil if the lesson is valid.
func CheckLesson[S any, A game.Action, E any](rules game.Rules[S, A, E], name string, data []byte) error {
	if _, err := ReadLesson(rules, data); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// readStep reads one step.
func readStep[S any, A game.Action, E any](rules game.Rules[S, A, E], data []byte) (step LessonStep[A], err error) {
	var f stepFile
	if err := decode(data, &f); err != nil {
		return step, err
	}
	step = LessonStep[A]{After: f.After, Say: f.Say, Lit: f.Lit, Keep: f.Keep, Knows: f.Knows, Wrong: f.Wrong, Look: f.Look, Undo: f.Undo}
	if f.Say == "" {
		return step, errors.New(`"say": expected the end of a key of the texts, as in "lesson.KEY"`)
	}
	for i, text := range f.Play {
		a, err := rules.ParseAction(text)
		if err != nil {
			return step, fmt.Errorf(`"play", action %d: %w`, i+1, err)
		}
		step.Play = append(step.Play, a)
	}
	all, several := f.Do.([]any)
	if f.Do != nil && !several {
		all = []any{f.Do}
	}
	step.Waits = len(all) > 0
	if step.Undo && step.Waits || step.Look != "" && (step.Undo || step.Waits) {
		return step, errors.New(`expected only one of "do", "undo" and "look"`)
	}
	for _, text := range all {
		a, err := rules.ParseAction(fmt.Sprint(text))
		if err != nil {
			return step, fmt.Errorf(`"do": %w`, err)
		}
		step.Do = append(step.Do, a)
	}
	return step, nil
}

// stop is the progress of the match when the text of a step is shown.
type stop struct {
	actions int // number that have been done
	shown   int // steps of the match that have been shown
}

// stops plays the lesson through and returns the stop of each step. The error names the step that is not possible.
func stops[S any, A game.Action, E any](l *Lesson[A], rules game.Rules[S, A, E], moment func(e E) string) ([]stop, error) {
	m, all, err := match.New(rules, l.Setup)
	if err != nil {
		return nil, fmt.Errorf("lesson: %w", err)
	}
	shown := 0
	do := func(a A) error {
		more, err := m.Do(a)
		all = append(all, more...)
		return err
	}
	list := make([]stop, len(l.Steps))
	for i := range l.Steps {
		step := &l.Steps[i]
		comes := func() int {
			return slices.IndexFunc(all[shown:], func(s game.Step[S, E]) bool { return moment(s.Event) == step.After })
		}
		for k, a := range step.Play {
			if step.After != "" && comes() >= 0 {
				return nil, fmt.Errorf("lesson, step %d, \"after\": expected no %q before action %d", i+1, step.After, k+1)
			}
			if err := do(a); err != nil {
				return nil, fmt.Errorf("lesson, step %d, \"play\", action %d, %v: %w", i+1, k+1, a, err)
			}
		}
		switch step.After {
		case Still:
		case "":
			shown = len(all)
		default:
			k := comes()
			if k < 0 {
				return nil, fmt.Errorf("lesson, step %d, \"after\": no %q comes", i+1, step.After)
			}
			shown += k + 1
		}
		list[i] = stop{m.Played(), shown}
		if step.Undo {
			if shown < len(all) || !m.Undo() {
				return nil, fmt.Errorf("lesson, step %d, \"undo\": expected all to have been shown, and a decision that can be taken back", i+1)
			}
			all = all[:m.Happened()]
			shown = len(all)
		}
		if !step.Waits {
			continue
		}
		if shown < len(all) || !m.Human(m.Decider()) {
			return nil, fmt.Errorf("lesson, step %d, \"do\": expected all to have been shown, and the player to decide", i+1)
		}
		for _, a := range step.Do {
			if err := do(a); err != nil {
				return nil, fmt.Errorf("lesson, step %d, \"do\", %v: %w", i+1, a, err)
			}
		}
	}
	if last := &l.Steps[len(l.Steps)-1]; shown < len(all) || last.Waits || last.Undo {
		return nil, errors.New(`lesson: expected its last step to be said when all has been shown, and to wait for nothing`)
	}
	return list, nil
}
