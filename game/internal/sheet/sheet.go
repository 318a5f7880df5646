// Package sheet reads the CSV files that hold the data of games, strictly: an error is one sentence with the file, the line, what
// was found and what was expected.
package sheet

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Sheet is a CSV file that is read cell by cell; the first error stays, and Err returns it.
type Sheet struct {
	name  string
	rows  [][]string
	lines []int // in which the rows begin, from 1
	line  int   // of the current row
	row   []string
	err   error
}

// Open reads a file that must have a header and from least to most rows below it. Empty lines and a byte order mark, which
// spreadsheets write, are ignored.
func Open(name, data, header string, least, most int) *Sheet {
	s := &Sheet{name: name}
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(data, "\ufeff")))
	r.FieldsPerRecord = -1
	for s.err == nil {
		row, err := r.Read()
		if err == io.EOF {
			break
		}
		if err != nil {
			s.err = fmt.Errorf("%s: %w", name, err)
			return s
		}
		line, _ := r.FieldPos(0)
		s.rows, s.lines = append(s.rows, row), append(s.lines, line)
		s.check(header, most)
	}
	if n := max(len(s.rows)-1, 0); s.err == nil && (n < least || len(s.rows) == 0) {
		words := strconv.Itoa(least)
		if most > least {
			words = "at least " + words
		}
		s.err = fmt.Errorf("%s: there must be %s rows below the header, not %d", name, words, n)
	}
	return s
}

// Rows returns the number of rows below the header.
func (s *Sheet) Rows() int { return len(s.rows) - 1 }

// check records what is wrong with the form of the row read last.
func (s *Sheet) check(header string, most int) {
	last := len(s.rows) - 1
	s.line, s.row = s.lines[last], s.rows[last]
	switch columns := strings.Count(header, ",") + 1; {
	case last == 0 && strings.Join(s.row, ",") != header:
		s.Fail("the header must be %s, not %q", header, strings.Join(s.row, ","))
	case len(s.row) != columns:
		s.Fail("there must be %d cells, not %d", columns, len(s.row))
	case last > most:
		s.Fail("there must be only %d rows below the header", most)
	}
}

// Err returns the first error, nil if there is none.
func (s *Sheet) Err() error { return s.err }

// At goes to row i below the header, from 0.
func (s *Sheet) At(i int) { s.line, s.row = s.lines[i+1], s.rows[i+1] }

// Cell returns a cell of the current row in its written form.
func (s *Sheet) Cell(column int) string { return s.row[column] }

// Fail records an error in the current row, unless there is one already.
func (s *Sheet) Fail(format string, args ...any) {
	if s.err == nil {
		s.err = fmt.Errorf("%s: line %d: %s", s.name, s.line, fmt.Sprintf(format, args...))
	}
}

// Number returns a whole number from low to high.
func (s *Sheet) Number(column, low, high int) int {
	n, err := strconv.Atoi(s.row[column])
	if err != nil || n < low || n > high {
		what := fmt.Sprintf("a number from %d to %d", low, high)
		if low == high {
			what = strconv.Itoa(low)
		}
		s.Wrong(column, what)
	}
	return n
}

// Word returns the index of a cell in a list of words.
func (s *Sheet) Word(column int, words ...string) int {
	if i := slices.Index(words, s.row[column]); i >= 0 {
		return i
	}
	s.Wrong(column, `"`+strings.Join(words, `" or "`)+`"`)
	return 0
}

// Wrong records that a cell is not what it must be.
func (s *Sheet) Wrong(column int, what string) {
	s.Fail("%s must be %s, not %q", s.rows[0][column], what, s.row[column])
}
