package lab

import (
	"embed"
	"fmt"
	"math"
	"strings"
	"text/template"

	"islas/game/islas"
	"islas/game/islas/board"
)

//go:embed templates
var templates embed.FS

// functions are those of both the table and the page.
var functions = template.FuncMap{
	"island": islandName,
	"power": func(colour string) string {
		c, ok := islas.ColourByName(colour)
		if !ok {
			return ""
		}
		return c.Power().String()
	},
	"colours": func() (names []string) {
		for c := range islas.Colour(islas.Colours) {
			names = append(names, c.String())
		}
		return names
	},
	"limit":  func() int { return Limit },
	"signed": signed,
	"size":   func(x float64) string { return fixed(math.Abs(x)) },
	"fixed":  fixed,
	"fixed2": func(x float64) string { return fmt.Sprintf("%.2f", x) },
	"mean":   func(m Mean) string { return known(m, fixed) },
	"beside": func(m Mean) string { return known(m, signed) },
	"points": pointRows,
	"of":     func(part, whole int) string { return fixed(share(part, whole)) },
}

func islandName(id string) string {
	is, err := board.Load(id)
	if err != nil {
		return id
	}
	return is.Name
}

// signed is a number with its sign and one decimal; what is rounded to zero has none.
func signed(x float64) string {
	if s := fmt.Sprintf("%+.1f", x); s != "+0.0" && s != "-0.0" {
		return strings.Replace(s, "-", "−", 1)
	}
	return "0.0"
}

// known is a mean, if it is one of anything.
func known(m Mean, write func(float64) string) string {
	if m.N == 0 {
		return "–"
	}
	return write(m.Mean)
}

func fixed(x float64) string { return fmt.Sprintf("%.1f", x) }

// pointRow is how many players and winners ended with so many points.
type pointRow struct{ Points, Players, Winners int }

// pointRows brings together the points of all players and those of the winners.
func pointRows(l Level) (rows []pointRow) {
	winners := map[int]int{}
	for _, c := range l.Winning {
		winners[c.Value] = c.Count
	}
	for _, c := range l.Points {
		rows = append(rows, pointRow{c.Value, c.Count, winners[c.Value]})
	}
	return rows
}
