package lab

import (
	"embed"
	"io/fs"
	"text/template"

	"islas/game/arena/lab"
	"islas/game/islas"
	"islas/game/islas/board"
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
		"island":  islandName,
		"power":   power,
		"colours": colours,
	}}
}

// islandName returns an island's name by its id.
func islandName(id string) string {
	is, err := board.Load(id)
	if err != nil {
		return id
	}
	return is.Name
}

// power returns the name of the power of a colour's privilege, by the colour's name.
func power(colour string) string {
	c, ok := islas.ColourByName(colour)
	if !ok {
		return ""
	}
	return islas.BuiltIn().Power(c).String()
}

// colours returns the names of all colours.
func colours() (names []string) {
	for c := range islas.Colour(islas.Colours) {
		names = append(names, c.String())
	}
	return names
}
