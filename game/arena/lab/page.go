package lab

import (
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"strings"

	"islas/assets"
)

// page is the template of the page.
var page = template.Must(template.New("").Funcs(template.FuncMap(functions)).Funcs(template.FuncMap{
	"groupForest":    groupForest,
	"heldForest":     heldForest,
	"adjustedForest": adjustedForest,
	"islandReach":    islandReach,
	"seatReach":      seatReach,
	"privilegeReach": privilegeReach,
	"bars":           newBars,
	"columns":        newColumns,
	"font":           font,
}).ParseFS(templates, "templates/labels.tmpl", "templates/page.tmpl", "templates/chart.tmpl", "templates/style.tmpl"))

// Page writes the report as an HTML page that needs nothing beside it.
func (r Report) Page(w io.Writer) error { return page.ExecuteTemplate(w, "page", r) }

// font is one of the game's fonts (assets.Fonts) as the address of a style sheet.
func font(name string) (template.CSS, error) {
	data, err := assets.Fonts.ReadFile("fonts/" + name + ".woff")
	if err != nil {
		return "", fmt.Errorf("the page's font is missing: %w", err)
	}
	var b strings.Builder
	b.WriteString("url(data:font/woff;base64,")
	b.WriteString(base64.StdEncoding.EncodeToString(data))
	b.WriteString(")")
	return template.CSS(b.String()), nil
}
