package puertorico

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// maxSize is how many barrels a cargo ship may have room for, at most.
const maxSize = 15

// sheet is a CSV file that is read cell by cell; the first thing that is wrong stays in err.
type sheet struct {
	name  string
	rows  [][]string
	lines []int // in which the rows begin, from 1
	line  int   // of the row at hand
	row   []string
	err   error
}

// openSheet reads a file that must have a header and so many rows below it.
func openSheet(name, data, header string, rows int) *sheet {
	s := &sheet{name: name}
	r := csv.NewReader(strings.NewReader(data))
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
		s.check(header, rows)
	}
	if s.err == nil && len(s.rows) != rows+1 {
		s.err = fmt.Errorf("%s: there must be %d rows below the header, not %d", name, rows, max(len(s.rows)-1, 0))
	}
	return s
}

// check notes what is wrong with the form of the row read last.
func (s *sheet) check(header string, rows int) {
	last := len(s.rows) - 1
	s.line, s.row = s.lines[last], s.rows[last]
	switch columns := strings.Count(header, ",") + 1; {
	case last == 0 && strings.Join(s.row, ",") != header:
		s.fail("the header must be %s", header)
	case len(s.row) != columns:
		s.fail("there must be %d cells, not %d", columns, len(s.row))
	case last > rows:
		s.fail("there must be only %d rows below the header", rows)
	}
}

// at goes to row i below the header.
func (s *sheet) at(i int) { s.line, s.row = s.lines[i+1], s.rows[i+1] }

// fail notes what is wrong with the row at hand.
func (s *sheet) fail(format string, args ...any) {
	if s.err == nil {
		s.err = fmt.Errorf("%s: line %d: %s", s.name, s.line, fmt.Sprintf(format, args...))
	}
}

// number returns a whole number from low to high.
func (s *sheet) number(column, low, high int) int {
	n, err := strconv.Atoi(s.row[column])
	if err != nil || n < low || n > high {
		what := fmt.Sprintf("a number from %d to %d", low, high)
		if low == high {
			what = strconv.Itoa(low)
		}
		s.wrong(column, what)
	}
	return n
}

// word returns the place of a cell in a list of words.
func (s *sheet) word(column int, words ...string) int {
	if i := slices.Index(words, s.row[column]); i >= 0 {
		return i
	}
	s.wrong(column, `"`+strings.Join(words, `" or "`)+`"`)
	return 0
}

// plantations returns the plantations in a cell, as many as there are players.
func (s *sheet) plantations(column, players int) (list []Tile) {
	for _, id := range strings.Fields(s.row[column]) {
		if t := slices.Index(tileIDs[:Goods], id); t >= 0 {
			list = append(list, Tile(t))
			continue
		}
		s.wrong(column, "names of plantations")
	}
	if len(list) != players {
		s.wrong(column, fmt.Sprintf("%d plantations", players))
	}
	return list
}

// sizes returns the sizes of cargo ships in a cell.
func (s *sheet) sizes(column int) (list []int) {
	for _, word := range strings.Fields(s.row[column]) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > maxSize || len(list) > 0 && n <= list[len(list)-1] {
			s.wrong(column, fmt.Sprintf("rising numbers from 1 to %d", maxSize))
		}
		list = append(list, n)
	}
	if len(list) == 0 || len(list) > maxShips {
		s.wrong(column, fmt.Sprintf("1 to %d numbers", maxShips))
	}
	return list
}

// wrong notes what a cell must be and is not.
func (s *sheet) wrong(column int, what string) {
	s.fail("%s must be %s, not %q", s.rows[0][column], what, s.row[column])
}
