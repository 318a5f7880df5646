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

// Layout holds the templates of a game's own part of the text. The zero value is for games without one.
type Layout struct {
	// Templates define again the blocks of the common ones: names and sentences in labels.tmpl, tables in table.tmpl. Both files are
	// there, or Templates is nil.
	Templates fs.FS
	// Functions are for the templates, beside the common ones.
	Functions template.FuncMap
}

// functions returns the functions that the templates call.
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

// words are the numbers of players as words.
var words = [game.MaxSeats + 1]string{"no", "one", "two", "three", "four", "five"}

// item is something with a name in the text.
type item struct{ Kind, Key string }

// title returns a word with a capital letter.
func title(word string) string {
	if word == "" {
		return ""
	}
	return strings.ToUpper(word[:1]) + word[1:]
}

// signed returns a number with its sign and one decimal; a number that rounds to zero has no sign.
func signed(x float64) string {
	if s := fmt.Sprintf("%+.1f", x); s != "+0.0" && s != "-0.0" {
		return strings.Replace(s, "-", "−", 1)
	}
	return "0.0"
}

// known returns a mean as write writes it, or a dash if it is the mean of nothing.
func known(m Mean, write func(float64) string) string {
	if m.N == 0 {
		return "–"
	}
	return write(m.Mean)
}

func fixed(x float64) string { return fmt.Sprintf("%.1f", x) }

// pointRow counts the players and winners who ended with the same points.
type pointRow struct{ Points, Players, Winners int }

// pointRows merges the points of all players with those of the winners.
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
