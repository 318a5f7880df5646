package board

import (
	"slices"
	"strings"
	"sync"

	assets "islas/assets/islas"
	"islas/game/internal/sheet"
	"islas/game/islas"
)

// The file of the counts with its header.
const (
	countsFile   = "assets/islas/islands.csv"
	countColumns = "id,name,coast,village,river,mountain,farmland,road,character"
)

// Row is a row of islands.csv: how many of an island's plots lie next to each feature.
type Row struct {
	ID, Name string
	Counts   [islas.Features]int
}

// rows returns the rows of islands.csv, read once.
var rows = sync.OnceValues(func() ([]Row, error) { return readRows(assets.IslandCounts) })

// Rows returns the rows of islands.csv. The error gives file, line, what was found and what was expected, in one sentence.
func Rows() ([]Row, error) {
	all, err := rows()
	return slices.Clone(all), err
}

// readRows reads islands.csv, which must have at least an island for each seat.
func readRows(data string) (all []Row, err error) {
	const most = 100
	s := sheet.Open(countsFile, data, countColumns, islas.MaxSeats, most)
	for i := 0; s.Err() == nil && i < s.Rows(); i++ {
		s.At(i)
		r := Row{ID: s.Cell(0), Name: s.Cell(1)}
		switch {
		case r.ID == "" || strings.ContainsAny(r.ID, " ,/\\"):
			s.Wrong(0, "one word")
		case slices.ContainsFunc(all, func(o Row) bool { return o.ID == r.ID }):
			s.Wrong(0, "an island that has no other row")
		case r.Name == "":
			s.Wrong(1, "a name")
		}
		for f := range r.Counts {
			r.Counts[f] = s.Number(2+f, 0, islas.Plots)
		}
		all = append(all, r)
	}
	return all, s.Err()
}

// IDs returns the ids of the islands, in the order of islands.csv; none if that cannot be read.
func IDs() []string {
	all, err := rows()
	if err != nil {
		return nil
	}
	ids := make([]string, len(all))
	for i, r := range all {
		ids[i] = r.ID
	}
	return ids
}
