package sketch

import (
	"fmt"
	"slices"
	"strings"

	"islas/game/internal/sheet"
	"islas/game/islas/board"
)

// Set holds the sketches of islands by their ids; nil is none.
type Set map[string]Sketch

// The text of a set is a table: for each island its rows from the top. A hexagon is a letter of grounds, and a digit for those of
// its sides along which river and road run: 1 for that on the right, 2 for that below it on the right, 4 for that below it on the
// left, and their sum for several.
const (
	Start    = "island," // how the text begins
	header   = Start + "row,cells,river,road"
	grounds  = ".abcdefghijklVFM" // sea, plots, village, farmland, mountain
	masks    = ".1234567"
	rowCells = 2 // number of cells before those of a row
)

// String returns the text of the set, which Read reads back; empty for none.
func (all Set) String() string {
	var b strings.Builder
	for _, id := range board.IDs() {
		if s, ok := all[id]; ok {
			b.WriteString(s.rows(id))
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return header + "\n" + b.String()
}

// rows returns the text of a sketch's rows.
func (s *Sketch) rows(id string) string {
	var b strings.Builder
	for row := range Rows {
		var cells, river, road [Columns]byte
		for column := range Columns {
			c := row*Columns + column
			cells[column], river[column], road[column] = grounds[s.Ground[c]], masks[s.ways[River][c]], masks[s.ways[Road][c]]
		}
		fmt.Fprintf(&b, "%s,%d,%s,%s,%s\n", id, row+1, cells, river, road)
	}
	return b.String()
}

// Read reads the text of a set; an empty text gives none. The error says in one sentence what is wrong and where; name is the
// text's name in it.
func Read(name, text string) (Set, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	ids := board.IDs()
	f := sheet.Open(name, text, header, Rows, Rows*len(ids))
	all := Set{}
	seen := map[string]int{}
	for i := 0; f.Err() == nil && i < f.Rows(); i++ {
		f.At(i)
		id := ids[f.Word(0, ids...)]
		row := f.Number(1, seen[id]+1, seen[id]+1) - 1
		if f.Err() != nil {
			break
		}
		seen[id]++
		s := all[id]
		s.readRow(f, row)
		all[id] = s
	}
	for _, id := range ids {
		if n := seen[id]; n > 0 && n < Rows && f.Err() == nil {
			f.Fail("%s has %d rows; it needs %d", id, n, Rows)
		}
	}
	return all, f.Err()
}

// readRow reads the current row as a row of the sketch. Ways along sides that are no borders are left out.
func (s *Sketch) readRow(f *sheet.Sheet, row int) {
	if row >= Rows {
		f.Wrong(1, fmt.Sprintf("a number from 1 to %d", Rows))
		return
	}
	for k, letters := range []string{grounds, masks, masks} {
		text := f.Cell(rowCells + k)
		if len(text) != Columns || strings.Trim(text, letters) != "" {
			f.Wrong(rowCells+k, fmt.Sprintf("%d of the characters %s", Columns, letters))
			return
		}
		for column := range Columns {
			c, v := row*Columns+column, strings.IndexByte(letters, text[column])
			if k == 0 {
				s.Ground[c] = Ground(v)
			} else {
				s.ways[k-1][c] = uint8(v)
			}
		}
	}
	if row == Rows-1 {
		s.settle()
	}
}

// With returns a new set with the sketch of an island.
func (all Set) With(id string, s Sketch) Set {
	more := Set{id: s}
	for other, was := range all {
		if other != id {
			more[other] = was
		}
	}
	return more
}

// Without returns a new set without the sketch of an island.
func (all Set) Without(id string) Set {
	less := Set{}
	for other, was := range all {
		if other != id {
			less[other] = was
		}
	}
	return less
}

// Equal reports whether two sets are the same.
func (all Set) Equal(other Set) bool {
	return len(all) == len(other) && !slices.ContainsFunc(board.IDs(), func(id string) bool {
		a, one := all[id]
		b, two := other[id]
		return one != two || a != b
	})
}
