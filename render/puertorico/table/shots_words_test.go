package table_test

import (
	"fmt"
	"slices"

	"islas/render/testkit/harness"
	"islas/render/testkit/shot"
)

// phones are windows of telephones in which words are asked to be twice as large.
func phones() []harness.Window {
	return []harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}}
}

// wordsShots is what lies over the table where words are twice as large as on telephones. Those with the smallest signs and borders are taken
// always.
func wordsShots() (all []shot.Shot) {
	for i, s := range sights() {
		for k, w := range phones() {
			v := view{[]string{"de", "es", "en"}[(i+k)%3], w, 2 + (i+k)%4}
			one := v.shot(s)
			one.Name = fmt.Sprintf("words-%s-%.0fx%.0f-%s", s.name, w.W, w.H, v.lang)
			one.Extra = k > 0 || !slices.Contains([]string{"others", "load-kinds", "mayor"}, s.name)
			all = append(all, one)
		}
	}
	return all
}
