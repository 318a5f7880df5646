package lab

import (
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"strings"

	"islas/assets"
)

// Page writes the report as an HTML page that needs nothing beside it.
func (r *Report) Page(w io.Writer) error {
	t := template.New("").Funcs(template.FuncMap(r.functions())).Funcs(template.FuncMap{
		"groupForest": groupForest,
		"reach":       groupReach,
		"seatReach":   seatReach,
		"bars":        newBars,
		"columns":     newColumns,
		"font":        font,
	})
	if _, err := t.ParseFS(templates, "templates/labels.tmpl", "templates/page.tmpl", "templates/chart.tmpl", "templates/style.tmpl"); err != nil {
		return err
	}
	if own := r.layout.Templates; own != nil {
		if _, err := t.ParseFS(own, "labels.tmpl", "page.tmpl"); err != nil {
			return err
		}
	}
	return t.ExecuteTemplate(w, "page", r)
}

// font is one of the program's fonts (assets.Fonts) as the address of a style sheet.
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
