package islas

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"islas/game/internal/sheet"
)

// name is a card's id and Spanish name.
type name struct{ id, spanish string }

// readData reads the data files.
func readData(cards, privileges string) (n [Faces]name, d Data, err error) {
	var wrong error
	n, wrong = readCards(&d, cards)
	return n, d, cmp.Or(wrong, d.readPrivileges(sheet.Open(privilegesFile, privileges, privilegeColumns, Colours, Colours)))
}

// readCards reads cards.csv: a header, then the 18 occupations.
func readCards(d *Data, data string) (n [Faces]name, err error) {
	s := sheet.Open(cardsFile, data, cardColumns, Occupations, Occupations)
	seen := map[string]int{}
	for i := 0; i < Occupations && s.Err() == nil; i++ {
		s.At(i)
		n[i] = name{s.Cell(0), s.Cell(1)}
		if id := n[i].id; id == "" || strings.ContainsAny(id, " +") {
			s.Wrong(0, "one word")
		} else if first, taken := seen[id]; taken {
			s.Wrong(0, fmt.Sprintf("another than that of occupation %d", first+1))
		}
		seen[n[i].id] = i
		d.readFace(s, Card(i))
	}
	for c := range Colour(Colours) {
		n[PirateOf(c)].id = "pirate-" + c.String()
	}
	d.flyColours()
	return n, s.Err()
}

// readFace reads a settler's data in the current row.
func (d *Data) readFace(s *sheet.Sheet, c Card) {
	d.colours[c] = Colour(s.Word(2, words(Colour(Colours))...))
	wishes := d.priorities[c][:0]
	for k := range Wishes {
		p := Priority(s.Word(3+k, words(Priority(Priorities))...))
		if slices.Contains(wishes, p) {
			s.Wrong(3+k, "another than those before it")
		}
		wishes = append(wishes, p)
	}
	s.Number(7, Copies, Copies)
}

// flyColours sets the colours of the pirates.
func (d *Data) flyColours() {
	for c := range Colour(Colours) {
		d.colours[PirateOf(c)] = c
	}
}

// readPrivileges reads a row for each colour, each with another power.
func (d *Data) readPrivileges(s *sheet.Sheet) error {
	var colours, powers uint8
	for i := 0; i < Colours && s.Err() == nil; i++ {
		s.At(i)
		c, p := Colour(s.Word(0, words(Colour(Colours))...)), Power(s.Word(1, words(Power(Powers))...))
		if colours>>c&1 != 0 {
			s.Wrong(0, "a colour that has no other row")
		}
		if powers>>p&1 != 0 {
			s.Wrong(1, "a power that has no other row")
		}
		colours |= 1 << c
		powers |= 1 << p
		d.holders[p], d.powers[c] = c, p
	}
	return s.Err()
}

// words returns the names in the data of the first n values of a type.
func words[T interface {
	~uint8
	String() string
}](n T) (all []string) {
	for v := range n {
		all = append(all, v.String())
	}
	return all
}
