package policy

import (
	"fmt"
	"strconv"
	"strings"
)

// Unit is one nat in weights and scores: an action whose score is Unit higher than another's was chosen e times as often.
const Unit = 256

// Weights are the weights of the features, in 1/Unit of a nat.
type Weights [Size]int32

// String returns the weights in the form that Parse reads: a line for each group of features, its name and its weights.
func (w *Weights) String() string {
	var b strings.Builder
	at := 0
	for _, g := range groups {
		b.WriteString(g.name)
		for range g.size {
			b.WriteByte(' ')
			b.WriteString(strconv.Itoa(int(w[at])))
			at++
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// Parse reads weights. Its errors name the line that is wrong.
func Parse(text string) (*Weights, error) {
	var w Weights
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != len(groups) {
		return nil, fmt.Errorf("the weights have %d groups of features, %d are needed; train them again", len(lines), len(groups))
	}
	at := 0
	for i, g := range groups {
		words := strings.Fields(lines[i])
		if len(words) != g.size+1 || words[0] != g.name {
			return nil, fmt.Errorf("line %d of the weights must be %q and %d numbers; train them again", i+1, g.name, g.size)
		}
		for _, word := range words[1:] {
			n, err := strconv.ParseInt(word, 10, 32)
			if err != nil || n > 1<<20 || n < -1<<20 {
				return nil, fmt.Errorf("line %d of the weights: %q is no number that a weight can be", i+1, word)
			}
			w[at] = int32(n)
			at++
		}
	}
	return &w, nil
}
