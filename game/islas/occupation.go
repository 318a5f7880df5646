package islas

import (
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"

	assets "islas/assets/islas"
)

// face is what is printed on a card.
type face struct {
	id, spanish string
	colour      Colour
	priorities  [4]Priority
}

// faces holds every card, in the order of their numbers. It is read from cards.csv once and never written again; data that
// was embedded broken is a mistake in the build and stops the program at its start.
var faces = must(readFaces(assets.Cards))

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// readFaces reads cards.csv: a header, then the 18 occupations.
func readFaces(data string) (t [Faces]face, err error) {
	rows, err := csv.NewReader(strings.NewReader(data)).ReadAll()
	if err != nil {
		return t, fmt.Errorf("cards.csv: %w", err)
	}
	if len(rows) != Occupations+1 || len(rows[0]) != 10 {
		return t, fmt.Errorf("cards.csv: want a header and %d rows of 10 columns", Occupations)
	}
	seen := map[string]bool{}
	for i, row := range rows[1:] {
		f := face{id: row[0], spanish: row[1]}
		if f.id == "" || seen[f.id] || strings.ContainsAny(f.id, " +") {
			return t, fmt.Errorf("cards.csv: id %q must be one unused word", f.id)
		}
		seen[f.id] = true
		var ok bool
		if f.colour, ok = ColourByName(row[4]); !ok {
			return t, fmt.Errorf("cards.csv: %s has the unknown colour %q", f.id, row[4])
		}
		for j, name := range row[5:9] {
			if f.priorities[j], ok = PriorityByName(name); !ok {
				return t, fmt.Errorf("cards.csv: %s has the unknown priority %q", f.id, name)
			}
		}
		if n, err := strconv.Atoi(row[9]); err != nil || n != Copies {
			return t, fmt.Errorf("cards.csv: %s has %q copies, want %d", f.id, row[9], Copies)
		}
		t[i] = f
	}
	for c := range Colour(Colours) {
		t[Occupations+c] = face{id: "pirate-" + c.String(), colour: c}
	}
	return t, nil
}
