package paint

import (
	"fmt"
	"strconv"
	"strings"

	"islas/render/raster"
)

// ParseShape reads a path written as in SVG, with the absolute commands M, L, H, V, Q, C and Z and O x,y,rx,ry for an
// ellipse. What it has read before a mistake is returned with the mistake.
func ParseShape(d string) (*raster.Path, error) {
	var p raster.Path
	var x, y float64
	words := strings.FieldsFunc(d, func(r rune) bool { return r == ' ' || r == ',' || r == '\n' || r == '\t' })
	command := ""
	for len(words) > 0 {
		if _, ok := arity(words[0]); ok {
			command, words = words[0], words[1:]
		}
		n, ok := arity(command)
		if !ok || len(words) < n {
			return &p, fmt.Errorf("shape %q: command %q needs %d numbers", d, command, n)
		}
		var v [6]float64
		for i := range n {
			f, err := strconv.ParseFloat(words[i], 64)
			if err != nil {
				return &p, fmt.Errorf("shape %q: %q is no number", d, words[i])
			}
			v[i] = f
		}
		words = words[n:]
		switch command {
		case "M":
			x, y = v[0], v[1]
			p.MoveTo(x, y)
			command = "L"
		case "L":
			x, y = v[0], v[1]
			p.LineTo(x, y)
		case "H":
			x = v[0]
			p.LineTo(x, y)
		case "V":
			y = v[0]
			p.LineTo(x, y)
		case "Q":
			x, y = v[2], v[3]
			p.QuadTo(v[0], v[1], x, y)
		case "C":
			x, y = v[4], v[5]
			p.CubicTo(v[0], v[1], v[2], v[3], x, y)
		case "O":
			p.Add(Ellipse(v[0], v[1], v[2], v[3]), raster.Identity())
			command = ""
		case "Z":
			p.Close()
			command = ""
		}
	}
	return &p, nil
}

// arity is how many numbers follow a command of a shape, and whether it is one.
func arity(command string) (n int, ok bool) {
	switch command {
	case "Z":
		return 0, true
	case "H", "V":
		return 1, true
	case "M", "L":
		return 2, true
	case "Q", "O":
		return 4, true
	case "C":
		return 6, true
	}
	return 0, false
}

// Shape is the path of a shape that stands in the program (see ParseShape). What follows a mistake is left out: tests of
// whoever draws it have to read it with ParseShape.
func Shape(d string) *raster.Path {
	p, _ := ParseShape(d)
	return p
}
