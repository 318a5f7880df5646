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

// named is an id as words: "small-market" is "small market".
func named(id string) string { return strings.ReplaceAll(id, "-", " ") }

// figureNames are what figures are called, with what stands for a seat.
var figureNames = map[string]string{
	figureRounds: "rounds", figurePoints: "points of all", figureWinner: "points of the winner", figureDecisions: "decisions of a game",
	figureOptions: "actions to choose from", figureWins: "wins of the %s player, in percent",
	figureScore: "points of the %s player", figureEnds: "ends first in 10 % of the games",
	figureBuildings: "types of buildings built",
}

// ordinals are the words for seats.
var ordinals = [...]string{"", "first", "second", "third", "fourth", "fifth"}

// figureName is what a figure is called.
func figureName(f Figure) string {
	return strings.Replace(figureNames[f.Key], "%s", ordinals[f.Seat], 1)
}

// ofPlayers says of which games a figure is.
func ofPlayers(f Figure) string {
	if f.Players == 0 {
		return "all games"
	}
	return fmt.Sprint(f.Players, " players")
}

// rangeOf is what is known of a figure, such as "14 to 18".
func rangeOf(f Figure) string {
	if f.Low == f.High {
		return fmt.Sprint(f.Low)
	}
	return fmt.Sprint(f.Low, " to ", f.High)
}

// here is a figure of the games.
func here(f Figure) string {
	if f.Here == nil {
		return "–"
	}
	return fmt.Sprintf("%.1f", *f.Here)
}
