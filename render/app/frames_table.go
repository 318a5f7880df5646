package app

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"islas/locales"
)

// columns lists the columns of the table of frame times by the ends of their keys.
var columns = [...]string{"scene", "drawn", "mean", "median", "most", "longest", "rate", "apart", "moving", "alive", "rest"}

// print writes the measurements as a table with a line that explains it, or a sentence if there are none.
func (m *meter) print(w io.Writer, texts *locales.Catalogue) {
	var rows [][]string
	for _, s := range m.scenes {
		rows = append(rows, s.row(texts))
	}
	if len(rows) == 0 {
		fmt.Fprintln(w, texts.Text("frames.nothing"))
		return
	}
	head := make([]string, len(columns))
	for i, c := range columns {
		head[i] = texts.Text("frames." + c)
	}
	rows = slices.Insert(rows, 0, head)
	var widths [len(columns)]int
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range rows {
		fmt.Fprintf(w, "%-*s", widths[0], row[0])
		for i, cell := range row[1:] {
			fmt.Fprintf(w, "  %*s", widths[1+i], cell)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintln(w, texts.Text("frames.legend"))
}

// row returns a scene's row of the table.
func (s *sceneTimes) row(texts *locales.Catalogue) []string {
	point := texts.Text("frames.point")
	number := func(format string, v float64) string { return strings.Replace(fmt.Sprintf(format, v), ".", point, 1) }
	ms := func(d time.Duration, any bool) string {
		if !any {
			return "–"
		}
		return number("%.1f", float64(d)/float64(time.Millisecond))
	}
	work, apart := slices.Sorted(slices.Values(s.work)), slices.Sorted(slices.Values(s.intervals))
	worked, chained := len(work) > 0, len(apart) > 0
	row := []string{
		texts.Text("frames.scene." + s.name), fmt.Sprint(len(work)),
		ms(mean(work), worked), ms(quantile(work, 0.5), worked), ms(quantile(work, 0.95), worked), ms(quantile(work, 1), worked),
		"–", ms(quantile(apart, 0.95), chained),
	}
	if m := mean(apart); m > 0 {
		row[6] = number("%.1f", 1/m.Seconds()) // frames a second
	}
	for _, sh := range s.shares {
		if part, ok := sh.part(); ok {
			row = append(row, number("%.1f %%", 100*part))
		} else {
			row = append(row, "–")
		}
	}
	return row
}
