package board

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// Read returns the island of a file, or an error that says in one sentence what it lacks to be played: the shape of the file, a
// plane without holes or overlaps, the right number of fields, plots that can be told apart, room for buildings, connected river
// and road, and for an island of islands.csv its counts.
func Read(data []byte) (*Island, error) {
	is := &Island{}
	var syntax *json.SyntaxError
	switch err := json.Unmarshal(data, is); {
	case errors.As(err, &syntax):
		return nil, fmt.Errorf("line %d: it is not JSON: %w", 1+bytes.Count(data[:syntax.Offset], []byte("\n")), err)
	case err != nil:
		return nil, fmt.Errorf("it is not JSON of the expected form: %w", err)
	}
	for f := range is.Fields {
		if field := &is.Fields[f]; field.Kind != Plot {
			field.Plot = NoPlot
		}
	}
	if err := is.checkPoints(); err != nil {
		return nil, err
	}
	if err := is.check(); err != nil {
		return nil, err
	}
	is.measure()
	return is, nil
}

// checkPoints checks that all points lie in the frame, and that those of borders and paths are there.
func (is *Island) checkPoints() error {
	for i, p := range is.Points {
		if p[0] < 0 || p[0] > Width || p[1] < 0 || p[1] > Height {
			return fmt.Errorf("point %d lies at (%g, %g), outside the frame of %d × %d", i, p[0], p[1], Width, Height)
		}
	}
	lines := slices.Concat(is.River, is.Road)
	for _, field := range is.Fields {
		lines = append(lines, field.Border)
	}
	for _, line := range lines {
		for _, p := range line {
			if p < 0 || p >= len(is.Points) {
				return fmt.Errorf("there is no point %d; points are numbered 0 to %d", p, len(is.Points)-1)
			}
		}
	}
	return nil
}
