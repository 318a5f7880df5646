// Package lab is the laboratory of The Colonies: what that of any game (game/arena/lab) cannot know. It finds in the steps of a game
// how it was opened, which harbours were used, where the points came from, who traded with whom, and who was robbed.
package lab

import (
	"embed"
	"io/fs"
	"text/template"

	"islas/game/arena/lab"
	"islas/game/colonies"
)

// Laboratory implements lab.Own.
type Laboratory struct{}

var _ lab.Own[colonies.State, colonies.Event] = Laboratory{}

// Study implements lab.Own.
func (Laboratory) Study(lab.Plan) lab.Study[colonies.State, colonies.Event] { return &tally{} }

//go:embed templates
var templates embed.FS

// Layout implements lab.Own.
func (Laboratory) Layout() lab.Layout {
	own, err := fs.Sub(templates, "templates")
	if err != nil {
		panic(err) // the name above is right
	}
	return lab.Layout{Templates: own, Functions: template.FuncMap{"arrangement": boardName}}
}

// boardName returns the id of an arrangement of the home island.
func boardName(n int) string {
	return [...]string{"", "beginner", "usual", "free"}[n]
}
