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

// TestLines: errors in the JSON of an island's file give their line.
func TestLines(t *testing.T) {
	file, err := assets.Islands.ReadFile("islands/1/tenerife.json")
	if err != nil {
		t.Fatal(err)
	}
	for damage, want := range map[[2]string]string{
		{"[653,145], ", "[653,145], ,"}:    "line 5: it is not JSON: invalid character ','",
		{`"plot": 10`, `"plot": "ten"`}:    "line 38: it is not JSON of the expected form: fields.plot must be a number, not string",
		{`"kind": "village"`, `"kind": 1`}: "line 40: it is not JSON of the expected form: fields.kind must be a text in quotes, not number",
	} {
		data := strings.Replace(string(file), damage[0], damage[1], 1)
		if data == string(file) {
			t.Fatalf("%q is not in the file", damage[0])
		}
		if _, err := read([]byte(data)); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v\nwant %s", damage, err, want)
		}
	}
}
