package main

import (
	"fmt"
	"math"
	"strings"
	"text/template"

	"islas/game"
	"islas/game/catalogue"
)

// usageText is the template of what -help prints.
var usageText = template.Must(template.New("").Funcs(template.FuncMap{
	"list":   func(items []string) string { return strings.Join(items, ", ") },
	"flags":  func(names []string) string { return "-" + strings.Join(names, ", -") },
	"comma":  func(items []string) string { return strings.Join(items, ",") },
	"pad":    func(flag string) string { return fmt.Sprintf("  %-22s ", flag) },
	"values": valuesUsage,
}).Parse(`Computer players play against each other; then a table says who wins how often.

usage: go run ./game/arena [flags]
       go run ./game/arena -lab [flags]

{{if gt (len .Games) 1}}  -game ID               which game: {{list .Games.IDs}} (default {{index .Games.IDs 0}}); the flags here are those of {{.ID}}
{{end}}  -games N               number of games, at least 1 (default 100)
  -seats LEVEL,LEVEL[,…] who plays, {{.MinSeats}} to {{.MaxSeats}} levels of: {{list .Levels.IDs}} (default {{comma .Seats}})
{{with .Budgets}}                         some take a number of play-outs for each decision, 1 to {{$.MostPlayOuts}}: {{.}};
                         more are stronger and slower
{{end}}  -seed S                a whole number from 0 to {{.MostSeed}}; the same seed gives the same games (default 1)
{{range .Options}}{{values $.MinSeats .}}
{{end}}{{with .Boards.Flag}}{{pad (print "-" . " random|ID,…")}}random ones, or one for each seat, of: {{list $.Boards.IDs}} (default random)
{{end}}  -record DIR            write a match record of each game into this folder

The balance laboratory, -lab, lets players of one level play each other and says who wins more than a fair share. Its games
are spread evenly over numbers of players and all that {{flags .Varied}} could say; instead of these it has:

  -levels LEVEL[=N],…    levels as for -seats; each plays games of its own: the first -games of them, the others a tenth
                         of that, or each the number written behind it (default {{comma .Plans}}), so:
                         -games 4000 -levels {{comma .Plans}}{{.Fewer}}=400
  -json FILE             write the report into this file, too
`))

// usage returns the text of -help: all games, and the flags of one.
func usage(games catalogue.List, info *game.Info) string {
	var b strings.Builder
	fewer := ""
	if info.Levels[len(info.Levels)-1].PlayOuts > 0 {
		fewer = ":500"
	}
	err := usageText.Execute(&b, struct {
		*game.Info
		Games        catalogue.List
		Seats        []string
		Plans        []string
		Fewer        string // play-outs of the last of them, in the example
		Budgets      string
		Varied       []string
		MostSeed     uint64
		MostPlayOuts int
	}{
		Info: info, Games: games, Seats: usualSeats(info), Plans: usualPlans(info), Fewer: fewer, Budgets: budgetList(info),
		Varied: variedFlags(info), MostSeed: math.MaxUint64, MostPlayOuts: game.MaxPlayOuts,
	})
	if err != nil {
		panic("arena: " + err.Error()) // the template fits what it is given
	}
	return b.String()
}

// valuesUsage returns the line of an option.
func valuesUsage(fewest int, o game.Option) string {
	if o.BySeats != nil {
		return fmt.Sprintf("  %-22s %s: %s; the first is the default", "-"+o.Flag+" N", o.Usage, bySeats(fewest, o.BySeats))
	}
	if len(o.Choices) == 0 {
		usual := o.Word(o.Default)
		if o.Defaults != nil {
			words := make([]string, len(o.Defaults))
			for i, n := range o.Defaults {
				words[i] = fmt.Sprintf("%d with %d", n, fewest+i)
			}
			usual = strings.Join(words, ", ")
		}
		return fmt.Sprintf("  %-22s %s, %s (default %s)", "-"+o.Flag+" N", o.Usage, o.Range(), usual)
	}
	return fmt.Sprintf("  %-22s %s (default %s)", "-"+o.Flag+" "+strings.Join(o.Words(), "|"), o.Usage, o.Word(o.Default))
}

// bySeats returns the values of an option with each number of players, from the fewest on.
func bySeats(fewest int, choices [][]int) string {
	words := make([]string, len(choices))
	for i := range choices {
		o := game.Option{Choices: choices[i]}
		words[i] = fmt.Sprintf("%s with %d", o.Range(), fewest+i)
	}
	return strings.Join(words, ", ")
}
