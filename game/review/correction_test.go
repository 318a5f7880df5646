package review_test

import (
	"strings"
	"testing"

	"islas/game/review"
)

// TestCorrection reads a correction and corrects chances by it: they still add up, and whoever was ahead still is.
func TestCorrection(t *testing.T) {
	const text = "seats,said,true\n2,0,0\n2,1000,1000\n4,0,0\n4,250,100\n4,500,600\n4,1000,1000\n"
	all, err := review.ParseCorrections(text)
	if err != nil || all.String() != text || len(all[3]) > 0 {
		t.Fatalf("%v: %q", err, all.String())
	}
	c := all[4]
	said := review.Chances{review.Whole / 2, review.Whole / 4, review.Whole / 8, review.Whole / 8}
	got := c.Of(said)
	want := review.Share(review.Chances{600, 100, 50, 50})
	sum := 0
	for seat, n := range got {
		sum += n
		if d := n - want[seat]; d < -50 || d > 50 {
			t.Errorf("%v is corrected to %v, want %v", said, got, want)
		}
	}
	if sum != review.Whole || (review.Correction{}).Of(said) != said {
		t.Errorf("the sum is %d", sum)
	}
	if certain := (review.Chances{0, review.Whole}); c.Of(certain) != certain {
		t.Errorf("a certain win becomes %v", c.Of(certain))
	}
}

// TestWrongCorrections requires errors that name the line.
func TestWrongCorrections(t *testing.T) {
	const head = "seats,said,true\n"
	for text, line := range map[string]string{
		"":                                     "line 1:",
		"said,true\n0,0\n1000,1000\n":          "line 1:",
		head:                                   "line 2:",
		head + "2,1,0\n2,1000,1000\n":          "line 2:",
		head + "2,0,0\n2,1000,900\n":           "line 4:",
		head + "2,0,0\n2,5,7\n2,5,8\n":         "line 4:",
		head + "2,0,0\n2,5,7\n2,6,7\n":         "line 4:",
		head + "2,0,0\n2,5;7\n2,1000,1000":     "line 3:",
		head + "2,0,0\n2,1000,1000\n2,2,2":     "line 4:",
		head + "2,0,0\n2,1001,1001\n":          "line 3:",
		head + "2,0,0\n2,500,x\n2,1000,1000":   "line 3:",
		head + "2,0,0\n3,500,500\n2,1000,1000": "line 3:",
		head + "3,0,0\n3,1000,1000\n2,0,0":     "line 4:",
		head + "9999,0,0\n9999,1000,1000":      "line 2:",
	} {
		if _, err := review.ParseCorrections(text); err == nil || !strings.Contains(err.Error(), line) {
			t.Errorf("%q: %v, want an error of %s", text, err, line)
		}
	}
}

// TestShares divides wins: what rounding leaves over goes to the largest.
func TestShares(t *testing.T) {
	if c := review.Won(0b1011); c[0]+c[1]+c[3] != review.Whole || c[2] != 0 || c[0] < c[1] || c[1] != c[3] {
		t.Errorf("three winners have %v", c)
	}
	if c := review.Won(0); c != (review.Chances{}) {
		t.Errorf("nobody has won, and the chances are %v", c)
	}
	if c := review.Share(review.Chances{1, 1, 1}); c[0]+c[1]+c[2] != review.Whole || c[1] != c[2] {
		t.Errorf("equal shares are %v", c)
	}
}
