package art

import (
	"fmt"
	"strconv"
	"strings"
)

// placed returns a shape (see paint.ParseShape) scaled by k and moved to (x, y).
func placed(shape string, x, y, k float64) string {
	var b strings.Builder
	command, i := "", 0
	for _, word := range strings.Fields(shape) {
		v, err := strconv.ParseFloat(word, 64)
		if err != nil {
			command, i = word, 0
			b.WriteString(word + " ")
			continue
		}
		v *= k
		switch {
		case command == "O" && i > 1: // the axes of an ellipse
		case command == "V" || command != "H" && i%2 == 1:
			v += y
		default:
			v += x
		}
		i++
		b.WriteString(strconv.FormatFloat(v, 'f', 2, 64) + " ")
	}
	return strings.TrimSpace(b.String())
}

// format returns a shape with the numbers in their places.
func format(shape string, numbers ...float64) string {
	values := make([]any, len(numbers))
	for i, v := range numbers {
		values[i] = v
	}
	return fmt.Sprintf(shape, values...)
}
