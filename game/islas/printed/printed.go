// Package printed holds custom editions: cards and privileges (islas.Edition), and boards, as somebody has entered them from a
// printed copy of the game.
package printed

import (
	"strings"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
)

// Edition is a custom edition, or what this program shows as long as nothing has been entered.
type Edition struct {
	islas.Edition
	Islands sketch.Set // as they were drawn after the printed boards, finished or not
}

// New returns an edition of which nothing has been entered.
func New() Edition { return Edition{Edition: islas.NewEdition()} }

// Read reads the text of an edition: the tables of cards and privileges as islas.ReadEdition reads them, and below them that of
// the islands if there is one. The error says in one sentence what is wrong and where; name is the text's name in it.
func Read(name, text string) (Edition, error) {
	cards, islands := halves(text)
	b, err := islas.ReadEdition(name, cards)
	if err != nil {
		return Edition{Edition: b}, err
	}
	drawn, err := sketch.Read(name, islands)
	return Edition{b, drawn}, err
}

// halves returns the text of cards and privileges, and that of the islands after as many empty lines as its line numbers need.
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

// below returns a text with the islands below the tables of cards and privileges.
func below(cards string, islands sketch.Set) string {
	if len(islands) == 0 {
		return cards
	}
	return cards + "\n" + islands.String()
}

// Values returns the text by which matches name the values of the edition: equal values have equal texts. It is empty if all is
// as built in. Sketches that make no island are left out: the program's islands are played in their places.
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

// Island returns the island that was drawn in the place of one of the program; nil if none was, or if it cannot be played.
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
