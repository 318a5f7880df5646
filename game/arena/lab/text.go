package lab

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"text/template"
	"unicode/utf8"
)

// labelWidth is the width of the first column of the tables in the text.
const labelWidth = 40

// Text writes the report as tables for a terminal.
func (r *Report) Text(w io.Writer) error {
	t := template.New("").Funcs(r.functions())
	t.Funcs(template.FuncMap{
		"pad":      pad,
		"estimate": cells,
		"label": func(kind, key string) (string, error) {
			var b strings.Builder
			err := t.ExecuteTemplate(&b, "label", item{kind, key})
			return b.String(), err
		},
	})
	if _, err := t.ParseFS(templates, "templates/labels.tmpl", "templates/table.tmpl"); err != nil {
		return err
	}
	if own := r.layout.Templates; own != nil {
		if _, err := t.ParseFS(own, "labels.tmpl", "table.tmpl"); err != nil {
			return err
		}
	}
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	if err := t.ExecuteTemplate(out, "table", r); err != nil {
		return err
	}
	return out.Flush()
}

// pad returns a label filled up with spaces: columns are flush right, labels flush left.
func pad(label string) string {
	return label + strings.Repeat(" ", max(0, labelWidth-utf8.RuneCountInString(label)))
}

// cells returns an estimate as two cells.
func cells(e Estimate) string {
	switch {
	case e.N == 0:
		return "–\t–"
	case e.Interval == nil:
		return signed(e.Off) + "\t–"
	}
	return fmt.Sprintf("%s\t%s to %s", signed(e.Off), signed(e.Interval.Low), signed(e.Interval.High))
}
