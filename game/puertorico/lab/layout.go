package lab

import (
	"embed"
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
	return lab.Layout{Templates: own, Functions: template.FuncMap{"named": named}}
}

// named returns an id as words: "small market" for "small-market".
func named(id string) string { return strings.ReplaceAll(id, "-", " ") }
