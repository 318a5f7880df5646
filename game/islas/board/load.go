package board

import (
	"encoding/csv"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	assets "islas/assets/islas"
	"islas/game/islas"
)

// row is an island's row of islands.csv.
type row struct {
	id     string
	counts [islas.Features]int
}

// rows reads islands.csv. The file is part of the program; what could be wrong in it is found by the tests.
func rows() ([]row, error) {
	lines, err := csv.NewReader(strings.NewReader(assets.IslandCounts)).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("islands.csv: %w", err)
	}
	if len(lines) == 0 || len(lines[0]) < 2+islas.Features {
		return nil, errors.New("islands.csv: it needs a heading and the columns id, name and six counts")
	}
	var all []row
	for _, line := range lines[1:] {
		r := row{id: line[0]}
		for f := range r.counts {
			if r.counts[f], err = strconv.Atoi(line[2+f]); err != nil {
				return nil, fmt.Errorf("islands.csv: %s: %w", r.id, err)
			}
		}
		all = append(all, r)
	}
	return all, nil
}

// IDs returns the ids of the islands, in the order of islands.csv.
func IDs() []string {
	all, err := rows()
	if err != nil {
		return nil
	}
	ids := make([]string, len(all))
	for i, r := range all {
		ids[i] = r.id
	}
	return ids
}

// Load reads and checks one of the islands that the program carries.
func Load(id string) (*Island, error) {
	if ids := IDs(); !slices.Contains(ids, id) {
		return nil, fmt.Errorf("there is no island %.40q; there are %s", id, strings.Join(ids, ", "))
	}
	data, err := assets.Islands.ReadFile("islands/" + id + ".json")
	if err != nil {
		return nil, fmt.Errorf("island %s: %w", id, err)
	}
	is, err := Read(data)
	if err == nil && is.ID != id {
		err = fmt.Errorf("the file of the island %s has the id %q", id, is.ID)
	}
	if err != nil {
		return nil, err
	}
	return is, nil
}

// All reads and checks all islands that the program carries, in the order of islands.csv.
func All() ([]*Island, error) {
	var all []*Island
	for _, id := range IDs() {
		is, err := Load(id)
		if err != nil {
			return nil, err
		}
		all = append(all, is)
	}
	return all, CheckSet(all)
}
