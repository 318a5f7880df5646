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
		"island":         islandName,
		"power":          power,
		"colours":        colours,
		"heldForest":     heldForest,
		"adjustedForest": adjustedForest,
		"privilegeReach": privilegeReach,
	}}
}

// islandName is an island's name by its id.
func islandName(id string) string {
	is, err := board.Load(id)
	if err != nil {
		return id
	}
	return is.Name
}

// power is what the privilege of a colour, named by its name, is for.
func power(colour string) string {
	c, ok := islas.ColourByName(colour)
	if !ok {
		return ""
	}
	return islas.BuiltIn().Power(c).String()
}

// colours are the names of all colours.
func colours() (names []string) {
	for c := range islas.Colour(islas.Colours) {
		names = append(names, c.String())
	}
	return names
}

// heldForest is the forest of who held the privileges longest.
func heldForest(id, name string, privileges []Privilege, reach float64) lab.Forest {
	var items []lab.ForestItem
	for _, p := range privileges {
		items = append(items, lab.ForestItem{Kind: kindHeld, Key: p.Colour, Class: p.Colour, Estimate: p.Longest.Share})
	}
	return lab.NewForest(id, name, items, reach)
}

// adjustedForest is the forest of the privileges' adjusted figures.
func adjustedForest(id, name string, privileges []Privilege, reach float64) lab.Forest {
	var items []lab.ForestItem
	for _, p := range privileges {
		items = append(items, lab.ForestItem{Kind: kindAdjusted, Key: p.Colour, Class: p.Colour, Estimate: p.Adjusted})
	}
	return lab.NewForest(id, name, items, reach)
}

// privilegeReach is how far the scales of both must go, so that they can be compared.
func privilegeReach(privileges []Privilege) float64 {
	var all []lab.Estimate
	for _, p := range privileges {
		all = append(all, p.Longest.Share, p.Adjusted)
	}
	return lab.Reach(all...)
}
