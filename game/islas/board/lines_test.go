package board

import (
	"strings"
	"testing"

	assets "islas/assets/islas"
)

// TestRows: errors in islands.csv give their line.
func TestRows(t *testing.T) {
	for damage, want := range map[[2]string]string{
		{"5,3,3,5,4,4", "5,x,3,5,4,4"}:                 "assets/islas/islands.csv: line 2: village must be a number from 0 to 12, not \"x\"",
		{"5,3,3,5,4,4", "5,13,3,5,4,4"}:                "assets/islas/islands.csv: line 2: village must be a number from 0 to 12, not \"13\"",
		{"5,3,3,5,4,4,", "5,3,3,5,4,"}:                 "assets/islas/islands.csv: line 2: there must be 9 cells, not 8",
		{"gran-canaria", "tenerife"}:                   "assets/islas/islands.csv: line 3: id must be an island that has no other row, not \"tenerife\"",
		{"gran-canaria,Gran Canaria", "gran-canaria,"}: "assets/islas/islands.csv: line 3: name must be a name, not \"\"",
		{"gran-canaria", "gran canaria"}:               "assets/islas/islands.csv: line 3: id must be one word, not \"gran canaria\"",
		{"id,name", "id,called"}:                       "assets/islas/islands.csv: line 1: the header must be id,name,",
	} {
		data := strings.Replace(assets.IslandCounts, damage[0], damage[1], 1)
		if data == assets.IslandCounts {
			t.Fatalf("%q is not in the data", damage[0])
		}
		if _, err := readRows(data); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v\nwant %s", damage, err, want)
		}
	}
}
