// Package printed is what somebody has entered of a printed copy of the game: cards and privileges (islas.Edition), and boards.
package printed

import (
	"strings"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
)

// Edition is what somebody has entered, or what this program shows until somebody has.
type Edition struct {
	islas.Edition
	Islands sketch.Set // as they were drawn after the printed boards, finished or not
}

// New returns an edition of which nothing has been entered.
func New() Edition { return Edition{Edition: islas.NewEdition()} }

// Read reads the text of an edition: the tables of cards and privileges as islas.ReadEdition reads them, and below them that of the islands if there
// is one. The error says in one sentence what is wrong and where; name is what the text is called in it.
func Read(name, text string) (Edition, error) {
	cards, islands := halves(text)
	b, err := islas.ReadEdition(name, cards)
	if err != nil {
		return Edition{Edition: b}, err
	}
	drawn, err := sketch.Read(name, islands)
	return Edition{b, drawn}, err
}

// halves returns the text of cards and privileges, and that of the islands with so many empty lines before it that its lines keep their
// numbers.
func halves(text string) (cards, islands string) {
	before := 0
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, sketch.Start) {
			return text[:before], strings.Repeat("\n", strings.Count(text[:before], "\n")) + text[before:]
		}
		before += len(line)
	}
	return text, ""
}

// String returns the text of the edition, which Read reads back.
func (b *Edition) String() string { return below(b.Edition.String(), b.Islands) }

// below writes islands below the tables of cards and privileges.
func below(cards string, islands sketch.Set) string {
	if len(islands) == 0 {
		return cards
	}
	return cards + "\n" + islands.String()
}

// Values returns the text by which matches name what is played with: equal values have equal texts. It is empty if all is as built in.
// Sketches of which no island can be made are left out: in their places those of the program are played.
func (b *Edition) Values() string {
	played := sketch.Set{}
	for id := range b.Islands {
		if b.Island(id) != nil {
			played[id] = b.Islands[id]
		}
	}
	if len(played) == 0 && b.Data == *islas.BuiltIn() {
		return ""
	}
	return below(b.Data.String(), played)
}

// Island returns the island that was drawn in the place of one of the program: nil if none was, or if it cannot be played.
func (b *Edition) Island(id string) *board.Island {
	s, ok := b.Islands[id]
	if !ok {
		return nil
	}
	like, err := board.Load(id)
	if err != nil {
		return nil
	}
	is, _ := s.Island(like)
	return is
}
