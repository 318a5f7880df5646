package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"islas/game"
	"islas/game/match"
)

// lessonFile is the written form of a lesson.
type lessonFile struct {
	data  int // version of the game's data; if missing, the current one
	setup match.Header
	steps []stepFile
}

type stepFile struct {
	after, say, look       string
	play, lit, keep, knows []string
	do                     listOrText
	undo                   bool
	wrong                  map[string]string
}

// listOrText is a list of texts. A list of one may be written as a single text.
type listOrText []string

// UnmarshalJSON implements json.Unmarshaler.
func (l *listOrText) UnmarshalJSON(data []byte) error {
	var text string
	if json.Unmarshal(data, &text) == nil {
		*l = nil
		if text != "" {
			*l = listOrText{text}
		}
		return nil
	}
	return json.Unmarshal(data, (*[]string)(l))
}

// lessonPart is a value in the file of a lesson: the whole, a member of an object, or an element of a list.
type lessonPart struct {
	value json.RawMessage // empty if missing
	at    int             // offset in the file
	where string          // the step or the field, empty for the whole
	name  string          // name of a member of an object
}

// lessonFault is an error at an offset in the file of a lesson.
type lessonFault struct {
	at   int
	text string
}

// Error implements error.
func (f *lessonFault) Error() string { return f.text }

// fault returns an error in the part.
func (p *lessonPart) fault(format string, args ...any) error {
	text := fmt.Sprintf(format, args...)
	if p.where != "" {
		text = p.where + ": " + text
	}
	return &lessonFault{p.at, text}
}

// readLessonFile reads the file of a lesson: JSON with known fields only. The error names the line, and the step and the field if it is in
// one.
func readLessonFile(data []byte) (file lessonFile, err error) {
	err = file.read(data)
	if f := (*lessonFault)(nil); errors.As(err, &f) {
		err = fmt.Errorf("lesson, line %d: %w", 1+bytes.Count(data[:f.at], []byte("\n")), err)
	}
	return file, err
}

func (f *lessonFile) read(data []byte) error {
	whole, err := wholeLesson(data)
	if err != nil {
		return err
	}
	var setup, steps lessonPart
	if err := whole.fill(map[string]any{"setup": &setup, "steps": &steps}); err != nil {
		return err
	}
	h := &f.setup
	if err := setup.fill(map[string]any{"data": &f.data, "seed": &h.Seed, "start": &h.Start, "rules": &h.Rules, "seats": &h.Seats}); err != nil {
		return err
	}
	list, err := steps.parts('[')
	if err != nil {
		return err
	}
	f.steps = make([]stepFile, len(list))
	for i, part := range list {
		s := &f.steps[i]
		part.where = fmt.Sprintf("step %d", i+1)
		err := part.fill(map[string]any{
			"play": &s.play, "after": &s.after, "say": &s.say, "lit": &s.lit, "keep": &s.keep, "knows": &s.knows, "wrong": &s.wrong, "do": &s.do,
			"undo": &s.undo, "look": &s.look,
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// wholeLesson returns the only value of a file. Its syntax has been checked, and so has that of its parts.
func wholeLesson(data []byte) (whole lessonPart, err error) {
	dec := json.NewDecoder(bytes.NewReader(data))
	err = dec.Decode(&whole.value)
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax):
		return whole, &lessonFault{int(syntax.Offset), err.Error()}
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return whole, &lessonFault{len(bytes.TrimRight(data, " \t\r\n")), "expected more, not its end"}
	case err != nil:
		return whole, err
	}
	end := int(dec.InputOffset())
	whole.at = end - len(whole.value)
	if rest := bytes.TrimSpace(data[end:]); len(rest) > 0 {
		return whole, &lessonFault{len(data) - len(bytes.TrimLeft(data[end:], " \t\r\n")), fmt.Sprintf("expected its end, not %.20q", rest)}
	}
	return whole, nil
}

// parts returns the members of an object ('{') or the elements of a list ('['), in their order. It returns none for a missing part.
func (p *lessonPart) parts(open json.Delim) (list []lessonPart, err error) {
	if len(p.value) == 0 {
		return nil, nil
	}
	dec := json.NewDecoder(bytes.NewReader(p.value))
	if t, err := dec.Token(); err != nil || t != open {
		return nil, p.fault("expected %s", map[json.Delim]string{'{': "an object", '[': "a list"}[open])
	}
	for dec.More() {
		var part lessonPart
		if open == '{' {
			name, err := dec.Token()
			if err != nil {
				return nil, p.fault("%v", err)
			}
			part.name = fmt.Sprint(name)
			part.where = strings.TrimPrefix(fmt.Sprintf("%s, %q", p.where, part.name), ", ")
		}
		if err := dec.Decode(&part.value); err != nil {
			return nil, p.fault("%v", err)
		}
		part.at = p.at + int(dec.InputOffset()) - len(part.value)
		list = append(list, part)
	}
	return list, nil
}

// fill decodes the members of an object into the variables that fields has for their names.
func (p *lessonPart) fill(fields map[string]any) error {
	list, err := p.parts('{')
	if err != nil {
		return err
	}
	for _, part := range list {
		switch to := fields[part.name].(type) {
		case nil:
			part.where = p.where
			return part.fault("unknown field %q", part.name)
		case *lessonPart:
			*to = part
		default:
			if json.Unmarshal(part.value, to) != nil {
				return part.fault("expected %s", kindOf(to))
			}
		}
	}
	return nil
}

// kindOf returns the description of the JSON value that the target of a field expects.
func kindOf(field any) string {
	switch field.(type) {
	case *string:
		return "a text"
	case *[]string:
		return "a list of texts"
	case *listOrText:
		return "a text or a list of texts"
	case *map[string]string:
		return "an object of texts"
	case *int, *game.Seat:
		return "a whole number"
	case *bool:
		return "true or false"
	}
	return "a value"
}
