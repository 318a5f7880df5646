package lab

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
	"text/template"

	"islas/game/arena/lab"
)

//go:embed templates
var templates embed.FS

// Layout implements lab.Own.
func (Laboratory) Layout() lab.Layout {
	own, err := fs.Sub(templates, "templates")
	if err != nil {
		panic(err) // the name above is right
	}
	return lab.Layout{Templates: own, Functions: template.FuncMap{
		"named":   named,
		"figure":  figureName,
		"players": ofPlayers,
		"here":    here,
		"known":   rangeOf,
	}}
}

// named returns an id as words: "small market" for "small-market".
func named(id string) string { return strings.ReplaceAll(id, "-", " ") }

// figureNames are the names of figures, with %s for a seat.
var figureNames = map[string]string{
	figureRounds: "rounds", figurePoints: "points of all", figureWinner: "points of the winner", figureDecisions: "decisions of a game",
	figureOptions: "actions to choose from", figureWins: "wins of the %s player, in percent",
	figureScore: "points of the %s player", figureEnds: "ends first in 10 % of the games",
	figureBuildings: "types of buildings built",
}

// ordinals are the words for seats.
var ordinals = [...]string{"", "first", "second", "third", "fourth", "fifth"}

// figureName returns the name of a figure.
func figureName(f Figure) string {
	return strings.Replace(figureNames[f.Key], "%s", ordinals[f.Seat], 1)
}

// ofPlayers returns in words which games a figure is of.
func ofPlayers(f Figure) string {
	if f.Players == 0 {
		return "all games"
	}
	return fmt.Sprint(f.Players, " players")
}

// rangeOf returns the known figure or range, such as "14 to 18".
func rangeOf(f Figure) string {
	if f.Low == f.High {
		return fmt.Sprint(f.Low)
	}
	return fmt.Sprint(f.Low, " to ", f.High)
}

// here returns a figure of the games as text.
func here(f Figure) string {
	if f.Here == nil {
		return "–"
	}
	return fmt.Sprintf("%.1f", *f.Here)
}
