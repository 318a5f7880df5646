package board

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
)

// Limits that keep a hostile file from costing more than a moment. A real island has a tenth of them.
const (
	maxBytes  = 1 << 18
	maxPoints = 4000
	maxFields = 64
	maxSteps  = 2500 // of all borders, and of all paths of the river or the road
)

// file is an island file in its written form. Pointers tell missing values from zeros; other keys are ignored.
type file struct {
	ID     string       `json:"id"`
	Name   string       `json:"name"`
	Points [][]float64  `json:"points"`
	Fields []fieldEntry `json:"fields"`
	River  [][]int      `json:"river"`
	Road   [][]int      `json:"road"`
}

type fieldEntry struct {
	Kind   Kind      `json:"kind"`
	Plot   *int      `json:"plot"`
	Border []int     `json:"border"`
	Site   []float64 `json:"site"`
}

// Read returns the island of a file, or an error that says in one sentence what it lacks to be played: the shape of the file, a
// plane without holes or overlaps, the right number of fields, plots that can be told apart, room for buildings, connected river
// and road, and for an island of islands.csv its counts.
func Read(data []byte) (*Island, error) {
	is, err := read(data)
	if err != nil {
		return nil, fmt.Errorf("island file: %w", err)
	}
	return is, nil
}

// read does what Read does, without naming the file in errors.
func read(data []byte) (*Island, error) {
	if len(data) > maxBytes {
		return nil, fmt.Errorf("it has %d bytes, more than the %d that are read", len(data), maxBytes)
	}
	var in file
	if err := json.Unmarshal(data, &in); err != nil {
		return nil, formFault(data, err)
	}
	is, err := in.island()
	if err == nil {
		err = is.check()
	}
	if err != nil {
		return nil, err
	}
	is.measure()
	return is, nil
}

// island returns the island of a file, checking what each value needs by itself.
func (in *file) island() (*Island, error) {
	if in.ID == "" || in.Name == "" {
		return nil, errors.New("the keys id and name must both be given")
	}
	if len(in.Points) > maxPoints || len(in.Fields) > maxFields {
		return nil, fmt.Errorf("it has %d points and %d fields; at most %d and %d are read", len(in.Points), len(in.Fields), maxPoints, maxFields)
	}
	is := &Island{ID: in.ID, Name: in.Name, River: in.River, Road: in.Road, Points: make([][2]float64, len(in.Points))}
	for i, p := range in.Points {
		if len(p) != 2 {
			return nil, fmt.Errorf("point %d has %d coordinates; write [x, y]", i, len(p))
		}
		if p[0] < 0 || p[0] > Width || p[1] < 0 || p[1] > Height {
			return nil, fmt.Errorf("point %d lies at (%g, %g), outside the frame of %d × %d", i, p[0], p[1], Width, Height)
		}
		is.Points[i] = [2]float64(p)
	}
	for f, e := range in.Fields {
		field := Field{Kind: e.Kind, Plot: NoPlot, Border: e.Border}
		switch e.Kind {
		case Village, Farmland, Mountain:
		case Plot:
			if e.Plot == nil || len(e.Site) != 2 {
				return nil, fmt.Errorf("field %d is a plot and needs a number, \"plot\", and a \"site\": [x, y]", f)
			}
			field.Plot, field.Site = *e.Plot, [2]float64(e.Site)
		default:
			return nil, fmt.Errorf("field %d is of the unknown kind %.40q; kinds are plot, village, farmland and mountain", f, e.Kind)
		}
		is.Fields = append(is.Fields, field)
	}
	return is, in.sizes()
}

// sizes returns an error for too many steps, and for indices of points that do not exist.
func (in *file) sizes() error {
	var borders [][]int
	for _, e := range in.Fields {
		borders = append(borders, e.Border)
	}
	for _, part := range []struct {
		name  string
		lists [][]int
	}{{"borders", borders}, {"river", in.River}, {"road", in.Road}} {
		steps := 0
		for _, list := range part.lists {
			steps += len(list) + 1
			for _, p := range list {
				if p < 0 || p >= len(in.Points) {
					return fmt.Errorf("%s: there is no point %d; points are numbered 0 to %d", part.name, p, len(in.Points)-1)
				}
			}
		}
		if steps > maxSteps {
			return fmt.Errorf("%s: more than the %d steps that are read", part.name, maxSteps)
		}
	}
	return nil
}

// formFault returns the error, with its line, of a file that is not JSON or has a value of another kind than expected.
func formFault(data []byte, err error) error {
	at := int64(len(data))
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &kind):
		what := cmp.Or(kind.Field, "the whole")
		return fmt.Errorf("line %d: it is not JSON of the expected form: %s must be %s, not %s", lineAt(data, kind.Offset), what, wanted(kind.Type.Kind()), kind.Value)
	}
	return fmt.Errorf("line %d: it is not JSON: %w", lineAt(data, at), err)
}

// wanted returns in words what a value of the file must be.
func wanted(k reflect.Kind) string {
	switch k {
	case reflect.String:
		return "a text in quotes"
	case reflect.Slice:
		return "a list in square brackets"
	case reflect.Int, reflect.Float64:
		return "a number"
	}
	return "an object in braces"
}

// lineAt returns the line of an offset, from 1.
func lineAt(data []byte, offset int64) int {
	return 1 + bytes.Count(data[:min(max(offset, 0), int64(len(data)))], []byte("\n"))
}
