package table

import (
	"slices"
	"strings"

	"islas/game"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// recap is the line below a prompt that sums up what has happened since the last decision of whoever decides.
type recap struct {
	clauses []session.Clause
	name    func(seat game.Seat) string
}

// text returns the recap without the clauses of the lowest ranks, so that n are left.
func (r recap) text(t session.Texts, n int) string {
	var ranks []int
	for _, c := range r.clauses {
		ranks = append(ranks, c.Rank)
	}
	slices.Sort(ranks)
	least, spare := 0, 0 // of those of the least rank that is kept, some are left out
	if n < len(ranks) {
		least = ranks[len(ranks)-n]
		for _, rank := range ranks[:len(ranks)-n] {
			if rank == least {
				spare++
			}
		}
	}
	var parts []string
	last := game.NoSeat
	for _, c := range r.clauses {
		switch {
		case c.Rank < least:
			continue
		case c.Rank == least && spare > 0:
			spare--
			continue
		case c.Seat == game.NoSeat:
			parts = append(parts, c.Text)
		case c.Seat == last:
			parts[len(parts)-1] += ", " + c.Text
		default:
			parts = append(parts, t.T("recap.of", "name", r.name(c.Seat), "what", c.Text))
		}
		last = c.Seat
	}
	return strings.Join(parts, "; ")
}

// draw writes the recap in a line, without what matters least where there is no room for all. A tooltip says everything.
func (r recap) draw(u *ui.UI, at ui.Rect) {
	n := len(r.clauses)
	whole := r.text(u, n)
	line := whole
	for n > 1 && u.MeasureText(theme.Small, line) > at.W {
		n--
		line = r.text(u, n)
	}
	o := ui.RegionOptions{Label: whole, Looks: true}
	if line != whole {
		o.Tooltip = strings.ReplaceAll(whole, "; ", "\n")
	}
	u.Passive("recap", at, o)
	u.TextCut(at, theme.Small, u.Theme().InkSoft, ui.Center|ui.Middle, line)
}
