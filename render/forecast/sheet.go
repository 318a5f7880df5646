// Package forecast shows a popover with the consequences of what a player points at or has chosen: a title, rows of signs or numbers for
// each player, and notes. A game supplies the consequences; the package measures, lays out and draws them.
package forecast

import (
	"fmt"
	"strings"

	"islas/render/ui"
)

// Sheet is the content of a forecast. Parts that are dropped earlier are less important.
type Sheet struct {
	Title      Title
	Rows       []Row
	Notes      []Note
	NotesFirst bool // notes stand before the rows, as they contain the same in words
}

// Title is the heading of a sheet.
type Title struct {
	Icon  func(r ui.Rect) // nil for none
	Text  string          // empty for no title
	Signs Signs           // at the end
	Drop  int
}

// Row is the forecast for one player, or one number for each player.
type Row struct {
	ID    string          // of a widget that describes the row to assistive tools, empty for none
	Face  func(r ui.Rect) // the player's portrait, nil for none
	Label string          // text before everything else, broken into lines if it stands alone
	Signs Signs           // broken into lines
	Cells []Sign          // numbers in columns
	Drop  int
}

// Note is a sentence.
type Note struct {
	Text  string
	Brief string // a shorter form for where much has been dropped; empty for none
	Bold  bool
	Tone  Tone
	Drop  int
}

// Always is the Drop of a part that is never dropped. Other parts are dropped one after another from 1 on, until the rest fits.
const Always = 0

// briefly is the level from which on brief texts are used.
const briefly = 2

// drops reports whether a part is dropped at a level.
func drops(drop, level int) bool { return drop > Always && drop <= level }

// levels returns the number of levels at which parts can be dropped.
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

// at returns what is left of the sheet at a level.
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

// content returns all text of the sheet; as long as it stays the same, so does the layout.
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
