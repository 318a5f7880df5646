// Package forecast is the sheet that says what would follow from what a player rests on or has chosen: a title, rows of signs or numbers
// for each player, and notes in words. A game says what its rules foretell; the sheet is measured, laid out and drawn here.
package forecast

import (
	"fmt"
	"strings"

	"islas/render/ui"
)

// Sheet is all that is foretold. Its parts are the less important the earlier they are dropped.
type Sheet struct {
	Title      Title
	Rows       []Row
	Notes      []Note
	NotesFirst bool // notes stand before the rows: they say the same in words
}

// Title is the heading of a sheet.
type Title struct {
	Icon  func(r ui.Rect) // nil for none
	Text  string          // empty for no title
	Signs Signs           // at its end
	Drop  int
}

// Row is what is foretold of one player, or one number of each player.
type Row struct {
	ID    string          // of a widget that tells assistive tools of the row, empty for none
	Face  func(r ui.Rect) // the player's portrait, nil for none
	Label string          // words before everything else, broken into lines where they are all there is
	Signs Signs           // broken into lines
	Cells []Sign          // numbers in columns below each other
	Drop  int
}

// Note is a sentence.
type Note struct {
	Text  string
	Brief string // the same in fewer words, where much has been dropped; empty for none
	Bold  bool
	Tone  Tone
	Drop  int
}

// Always is the Drop of a part that is never dropped. The others are dropped one after another from 1 on, until the rest fits.
const Always = 0

// briefly is the Drop from which on brief texts are taken.
const briefly = 2

// drops reports whether a part is dropped on a level.
func drops(drop, level int) bool { return drop > Always && drop <= level }

// levels returns how many parts can be dropped one after another.
func (s *Sheet) levels() (n int) {
	n = max(briefly, s.Title.Drop)
	for i := range s.Rows {
		n = max(n, s.Rows[i].Drop)
	}
	for i := range s.Notes {
		n = max(n, s.Notes[i].Drop)
	}
	return n
}

// at returns what is left of the sheet on a level.
func (s *Sheet) at(level int) *Sheet {
	out := Sheet{NotesFirst: s.NotesFirst}
	if !drops(s.Title.Drop, level) {
		out.Title = s.Title
	}
	for _, r := range s.Rows {
		if drops(r.Drop, level) {
			continue
		}
		if level >= briefly {
			r.Signs = r.Signs.Brief()
		}
		out.Rows = append(out.Rows, r)
	}
	for _, n := range s.Notes {
		if drops(n.Drop, level) {
			continue
		}
		if level >= briefly && n.Brief != "" {
			n.Text = n.Brief
		}
		out.Notes = append(out.Notes, n)
	}
	return &out
}

// Words returns the title and the notes, each in a line.
func (s *Sheet) Words() string {
	var all []string
	if s.Title.Text != "" {
		all = append(all, s.Title.Text)
	}
	for _, n := range s.Notes {
		all = append(all, n.Text)
	}
	return strings.Join(all, "\n")
}

// content returns everything that is written on the sheet: where it stays the same, so does the layout.
func (s *Sheet) content() string {
	var all strings.Builder
	all.WriteString(s.Words())
	for _, r := range s.Rows {
		fmt.Fprintf(&all, "\n%s %s %d", r.ID, r.Label, len(r.Cells))
		for _, one := range append(r.Signs[:len(r.Signs):len(r.Signs)], r.Cells...) {
			all.WriteString("|" + one.Text + "|" + one.Words)
		}
	}
	return all.String()
}
