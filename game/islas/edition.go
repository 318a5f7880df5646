package islas

import (
	"fmt"
	"strconv"
	"strings"

	"islas/game/internal/sheet"
)

// Edition is a custom edition: the cards and privileges of a printed game as somebody has entered them, or this program's own as
// long as nobody has.
type Edition struct {
	Data
	Cards      [Occupations]bool // the values were read off the printed card; otherwise they are those of the reconstruction
	Privileges [Colours]bool     // the same of the privilege of each colour
}

// The text of an edition is cards.csv, an empty line and privileges.csv; each may have a last column with the source of a row.
const (
	EditionStart   = "id,spanish," // how the text of an edition begins
	sourceColumn   = ",source"
	printed        = "printed"        // read off the printed game
	reconstruction = "reconstruction" // not looked up yet
)

// NewEdition returns an edition of which nothing has been looked up.
func NewEdition() Edition { return Edition{Data: builtIn} }

// ReadEdition reads the text of an edition: the rows may come in any order, and Spanish names are those of this program whatever
// is written. Without the column of the source, all rows count as read off the printed game. The error says in one sentence what
// is wrong and where; name is the text's name in it.
func ReadEdition(name, text string) (Edition, error) {
	b := Edition{}
	cards, privileges := halves(text)
	if strings.TrimSpace(privileges) == "" {
		return b, fmt.Errorf("%s: the privileges are missing: below the cards there must be %s and a row for each colour", name, privilegeColumns)
	}
	s, sourced := open(name, cards, cardColumns, Occupations)
	var seen [Faces]bool
	for i := 0; i < Occupations && s.Err() == nil; i++ {
		s.At(i)
		c, ok := CardByID(s.Cell(0))
		switch {
		case !ok || !c.Settler():
			s.Wrong(0, "one of the occupations")
			continue
		case seen[c]:
			s.Wrong(0, "an occupation that has no other row")
		}
		seen[c] = true
		b.readFace(s, c)
		b.Cards[c] = !sourced || s.Word(cardCells, reconstruction, printed) == 1
	}
	b.flyColours()
	if s.Err() != nil {
		return b, s.Err()
	}
	s, sourced = open(name, privileges, privilegeColumns, Colours)
	if err := b.readPrivileges(s); err != nil {
		return b, err
	}
	for i := range Colours {
		s.At(i)
		c, _ := ColourByName(s.Cell(0))
		b.Privileges[c] = !sourced || s.Word(privilegeCells, reconstruction, printed) == 1
	}
	return b, s.Err()
}

// Numbers of cells before the source.
const (
	cardCells      = 8
	privilegeCells = 2
)

// halves returns the text of the cards, and that of the privileges after as many empty lines as its line numbers need.
func halves(text string) (cards, privileges string) {
	before := 0
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "colour,") {
			return text[:before], strings.Repeat("\n", strings.Count(text[:before], "\n")) + text[before:]
		}
		before += len(line)
	}
	return text, ""
}

// open opens a table with or without the column of the source, and reports whether it has one.
func open(name, data, columns string, rows int) (s *sheet.Sheet, sourced bool) {
	header, _, _ := strings.Cut(strings.TrimSpace(strings.TrimPrefix(data, "\ufeff")), "\n")
	if sourced = strings.HasSuffix(strings.TrimSpace(header), sourceColumn); sourced {
		columns += sourceColumn
	}
	return sheet.Open(name, data, columns, rows, rows), sourced
}

// String returns the text of the edition, which ReadEdition reads back.
func (b *Edition) String() string {
	return b.Data.text(sourceColumn, func(c Card) string { return sourceOf(b.Cards[c]) }, func(c Colour) string { return sourceOf(b.Privileges[c]) })
}

func sourceOf(looked bool) string {
	if looked {
		return "," + printed
	}
	return "," + reconstruction
}

// String returns the text of the data, which ReadEdition reads back: equal data have equal texts.
func (d *Data) String() string {
	return d.text("", func(Card) string { return "" }, func(Colour) string { return "" })
}

// text returns both tables; the rows end in the results of card and privilege.
func (d *Data) text(column string, card func(Card) string, privilege func(Colour) string) string {
	var b strings.Builder
	b.WriteString(cardColumns + column + "\n")
	for c := range Card(Occupations) {
		b.WriteString(c.ID() + "," + c.Spanish() + "," + d.colours[c].String())
		for _, p := range d.priorities[c] {
			b.WriteString("," + p.String())
		}
		b.WriteString("," + strconv.Itoa(Copies) + card(c) + "\n")
	}
	b.WriteString("\n" + privilegeColumns + column + "\n")
	for c := range Colour(Colours) {
		b.WriteString(c.String() + "," + d.powers[c].String() + privilege(c) + "\n")
	}
	return b.String()
}

// Usual numbers, by which mistakes in entering an edition are found. The reconstruction has them; a printed game may have others.
const (
	UsualOfColour = Occupations / Colours             // occupations of each colour
	UsualOfWish   = Occupations * Wishes / Priorities // settlers that have each priority
)

// Sums returns how many occupations have houses of each colour, and how many have each priority.
func (d *Data) Sums() (colours [Colours]int, wishes [Priorities]int) {
	for c := range Occupations {
		colours[d.colours[c]]++
		for _, p := range d.priorities[c] {
			wishes[p]++
		}
	}
	return colours, wishes
}

// Changed returns the edition with a settler's card as somebody read it. A priority that the card has already in another place
// changes places with the one there.
func (b Edition) Changed(f Face) Edition {
	old := b.Data.priorities[f.Card]
	for k, p := range f.Priorities {
		if p == old[k] {
			continue
		}
		for other := range f.Priorities {
			if other != k && f.Priorities[other] == p {
				f.Priorities[other] = old[k]
			}
		}
		break
	}
	b.Data.colours[f.Card], b.Data.priorities[f.Card] = f.Colour, f.Priorities
	b.Cards[f.Card] = true
	return b
}

// Granted returns the edition with a privilege as somebody read it. The colour that had its power gets the power that this one
// had, and keeps its mark of being looked up or not.
func (b Edition) Granted(c Colour, p Power) Edition {
	other, had := b.Data.holders[p], b.Data.powers[c]
	b.Data.powers[c], b.Data.powers[other] = p, had
	b.Data.holders[p], b.Data.holders[had] = c, other
	b.Privileges[c] = true
	return b
}
