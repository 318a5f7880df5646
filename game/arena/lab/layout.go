package lab

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"strings"
	"text/template"

	"islas/game"
)

//go:embed templates
var templates embed.FS

// Layout is how a game's own part of the text is written. The zero value is for games without one.
type Layout struct {
	// Templates define again what the common ones have as blocks: in labels.tmpl names and sentences, in table.tmpl tables.
	// Both files are there, or nil.
	Templates fs.FS
	// Functions are called by them, beside the common ones.
	Functions template.FuncMap
}

// functions are those that the templates call.
func (r *Report) functions() template.FuncMap {
	boards := &r.Info.Boards
	all := template.FuncMap{
		"board":  func() string { return boards.Key },
		"boards": func() string { return boards.Flag },
		"title":  title,
		"fewest": func() string { return words[r.Info.MinSeats] },
		"most":   func() string { return words[r.Info.MaxSeats] },
		"limit":  func() int { return Limit },
		"signed": signed,
		"size":   func(x float64) string { return fixed(math.Abs(x)) },
		"fixed":  fixed,
		"fixed2": func(x float64) string { return fmt.Sprintf("%.2f", x) },
		"mean":   func(m Mean) string { return known(m, fixed) },
		"beside": func(m Mean) string { return known(m, signed) },
		"points": pointRows,
		"of":     func(part, whole int) string { return fixed(Percent(part, whole)) },
	}
	maps.Copy(all, r.layout.Functions)
	return all
}

// words are numbers of players.
var words = [game.MaxSeats + 1]string{"no", "one", "two", "three", "four", "five"}

// item is something with a name in the text.
type item struct{ Kind, Key string }

// title is a word with a capital letter.
func title(word string) string {
	if word == "" {
		return ""
	}
	return strings.ToUpper(word[:1]) + word[1:]
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
func pointRows(l Length) (rows []pointRow) {
	winners := map[int]int{}
	for _, c := range l.Winning {
		winners[c.Value] = c.Count
	}
	for _, c := range l.Points {
		rows = append(rows, pointRow{c.Value, c.Count, winners[c.Value]})
	}
	return rows
}
