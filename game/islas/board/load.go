package board

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	assets "islas/assets/islas"
	"islas/game/internal/sheet"
	"islas/game/islas"
)

// Where the files lie.
const (
	countsFile    = "assets/islas/islands.csv"
	countColumns  = "id,name,coast,village,river,mountain,farmland,road,character"
	islandsFolder = "assets/islas/islands/"
)

// Row is what islands.csv says of an island: how many of its plots lie next to each feature.
type Row struct {
	ID, Name string
	Counts   [islas.Features]int
}

// rows is what islands.csv says, read once.
var rows = sync.OnceValues(func() ([]Row, error) { return readRows(assets.IslandCounts) })

// Rows returns the rows of islands.csv. The error says file, line, what was found and what was expected, in one sentence.
func Rows() ([]Row, error) {
	all, err := rows()
	return slices.Clone(all), err
}

// readRows reads islands.csv: an island at least for each seat.
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

// Load returns one of the islands that the program carries, checked.
func Load(id string) (*Island, error) {
	islands, err := all()
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(islands, func(is *Island) bool { return is.ID == id })
	if i < 0 {
		return nil, fmt.Errorf("there is no island %.40q; there are %s", id, strings.Join(IDs(), ", "))
	}
	return islands[i], nil
}

// load reads and checks the file of an island of islands.csv.
func load(id string) (*Island, error) {
	name := islandsFolder + id + ".json"
	data, err := assets.Islands.ReadFile("islands/" + id + ".json")
	if err != nil {
		return nil, fmt.Errorf("%s: there must be such a file, since %s has the island %q", name, countsFile, id)
	}
	is, err := read(data)
	if err == nil && is.ID != id {
		err = fmt.Errorf("the id must be %q, as the file is called, not %q", id, is.ID)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return is, nil
}

// All returns all islands that the program carries, checked, in the order of islands.csv. The error says file and line, what was
// found and what was expected, in one sentence.
func All() ([]*Island, error) {
	islands, err := all()
	return slices.Clone(islands), err
}

// all are the islands, read once: nobody changes them.
var all = sync.OnceValues(func() ([]*Island, error) {
	if _, err := rows(); err != nil {
		return nil, err
	}
	var islands []*Island
	for _, id := range IDs() {
		is, err := load(id)
		if err != nil {
			return nil, err
		}
		islands = append(islands, is)
	}
	if err := CheckSet(islands); err != nil {
		return nil, fmt.Errorf("%s: %w", islandsFolder, err)
	}
	return islands, nil
})
