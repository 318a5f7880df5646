package lab

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"text/template"
	"unicode/utf8"
)

// labelWidth is that of the first column of the tables in the text.
const labelWidth = 40

// tables is the template of the text. Its functions that execute it are bound in Text.
var tables = template.Must(template.New("").Funcs(functions).Funcs(template.FuncMap{
	"label":    func(kind, key string) string { return "" },
	"pad":      pad,
	"estimate": cells,
}).ParseFS(templates, "templates/labels.tmpl", "templates/table.tmpl"))

// Text writes the report as tables for a terminal.
func (r Report) Text(w io.Writer) error {
	t, err := tables.Clone()
	if err != nil {
		return err
	}
	t.Funcs(template.FuncMap{"label": func(kind, key string) (string, error) {
		var b strings.Builder
		err := t.ExecuteTemplate(&b, kind, key)
		return b.String(), err
	}})
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	if err := t.ExecuteTemplate(out, "table", r); err != nil {
		return err
	}
	return out.Flush()
}

// pad fills a label up with spaces: the columns are flush right, labels should be flush left.
func pad(label string) string {
	return label + strings.Repeat(" ", max(0, labelWidth-utf8.RuneCountInString(label)))
}

// cells is an estimate in two cells.
func cells(e Estimate) string {
	switch {
	case e.N == 0:
		return "–\t–"
	case e.Interval == nil:
		return signed(e.Off) + "\t–"
	}
	return fmt.Sprintf("%s\t%s to %s", signed(e.Off), signed(e.Interval.Low), signed(e.Interval.High))
}
