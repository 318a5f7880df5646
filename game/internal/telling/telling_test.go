package telling

import (
	"slices"
	"testing"
)

// said is a fact and its weight.
type said struct {
	what   string
	weight int
}

func TestMost(t *testing.T) {
	coin, ship, rain := said{"coin", 10}, said{"ship", 12}, said{"rain", 0}
	for name, c := range map[string]struct {
		facts  []said
		others [][]said
		want   said
		none   bool
	}{
		"nothing":              {none: true},
		"nothing of weight":    {facts: []said{rain}, want: rain},
		"by weight":            {facts: []said{coin, ship}, want: ship},
		"the first of equals":  {facts: []said{{"a", 3}, {"b", 3}}, want: said{"a", 3}},
		"what others have too": {facts: []said{coin, ship}, others: [][]said{{ship}, {ship}}, want: coin},
		"what one other has":   {facts: []said{coin, ship}, others: [][]said{{ship}, {}}, want: ship},
	} {
		got, ok := Most(c.facts, c.others, func(f said) int { return f.weight }, slices.Contains[[]said])
		if got != c.want || ok == c.none {
			t.Errorf("%s: %+v, %v, want %+v", name, got, ok, c.want)
		}
	}
}
