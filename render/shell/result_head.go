package shell

import (
	"slices"
	"strconv"
	"strings"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the columns of the result. The column of the names is as wide as it usually is unless the names of the others need
// a part of that.
const (
	namesShare  = 0.36 // of the width
	namesLeast  = 0.25
	columnGap   = 4  // design units
	signSide    = 28 // of a sign above its name
	signLone    = 44 // of one that stands for the name
	signStretch = 1.6
)

// headings is how the columns of the table are divided and named.
type headings struct {
	players float64 // width of the column of the players, as a part of that of the table
	words   bool    // names stand above the columns; otherwise only pictures, which tell theirs when one points at them
}

// columns divides a row of the table: the player, the sources of points, the sum.
func (r *result) columns(u *ui.UI, row ui.Rect, size resultPlaces) (player ui.Rect, cells []ui.Rect) {
	rest := row
	if size.narrow {
		player, rest = row.CutTop(u.Px(resultName))
	} else {
		player, rest = row.CutLeft(row.W * size.headings.players)
	}
	return player, rest.Row(len(r.tells.Sources)+1, u.Px(columnGap))
}

// heads are the sources of points and their sum.
func (r *result) heads() []stage.Source {
	return append(slices.Clone(r.tells.Sources), stage.Source{Label: "result.total", Icon: paint.IconCrown})
}

// headed divides the columns of a table of a width so that no name of one is broken within a word: if need be the players have less
// room, and if that is not enough pictures stand for the names.
func (r *result) headed(u *ui.UI, width float64, size resultPlaces) headings {
	heads := r.heads()
	n := float64(len(heads))
	need := 0.0
	for _, h := range heads {
		for word := range strings.FieldsSeq(u.T(h.Label)) {
			need = max(need, u.MeasureText(theme.SmallBold, word))
		}
	}
	cell := func(players float64) float64 { return (width*(1-players) - u.Px(columnGap)*(n-1)) / n }
	players := namesShare
	if size.narrow {
		players = 0
	} else if cell(players) < need {
		players = max(namesLeast, 1-(need*n+u.Px(columnGap)*(n-1))/width-0.001)
	}
	words := cell(players) >= need && !slices.ContainsFunc(heads, func(h stage.Source) bool {
		return u.MeasureWrapped(theme.SmallBold, u.T(h.Label), cell(players)) > size.head
	})
	if !words {
		players = namesShare
	}
	return headings{players: players, words: words}
}

// drawHead draws the names of the columns.
func (r *result) drawHead(u *ui.UI, row ui.Rect, size resultPlaces) {
	th := u.Theme()
	at := size
	at.narrow = false
	if size.narrow { // the names of the players stand above their points
		at.headings.players = 0
	}
	player, cells := r.columns(u, row, at)
	if !size.narrow {
		rounds := "result.rounds"
		if r.tells.Stalled {
			rounds = "result.rounds.stalled"
		}
		u.TextFitted(player.InsetXY(u.Px(8), 0), th.InkSoft, ui.Left|ui.Middle, u.T(rounds, "n", r.match.Round()), theme.Body, theme.Small)
	}
	for i, h := range r.heads() {
		r.drawHeading(u, cells[i], i, h, size.headings.words)
	}
	y := row.Bottom() - u.Px(1)
	u.Line(ui.Point{X: row.X, Y: y}, ui.Point{X: row.Right(), Y: y}, u.Px(2), th.BrassDark)
}

// drawHeading draws the name of the i-th column, with its picture where one line is enough for it, or the picture alone.
func (r *result) drawHeading(u *ui.UI, cell ui.Rect, i int, h stage.Source, words bool) {
	label := u.T(h.Label)
	o := ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: label, Looks: true}
	if !words {
		o.Tooltip = label
	}
	u.Region("source."+strconv.Itoa(i), cell, o)
	if !words {
		side := min(u.Px(signLone), cell.H-u.Px(8))
		r.drawSign(u, cell.Center(min(cell.W, side*signStretch), side), h)
		return
	}
	if line := u.LineHeight(theme.SmallBold); u.MeasureText(theme.SmallBold, label) <= cell.W {
		var sign ui.Rect
		cell = cell.Center(cell.W, u.Px(34)+line)
		sign, cell = cell.CutTop(cell.H - line)
		r.drawSign(u, sign.Center(min(sign.W, u.Px(signSide*signStretch)), u.Px(signSide)), h)
	}
	u.TextWrapped(cell, theme.SmallBold, u.Theme().InkSoft, ui.Center|ui.Middle, label)
}

// drawSign draws the picture of a source in r.
func (r *result) drawSign(u *ui.UI, at ui.Rect, h stage.Source) {
	if h.Paint != nil {
		h.Paint(u, at)
		return
	}
	side := min(at.W, at.H)
	side = min(side, max(u.Px(signSide), side*0.75))
	r.s.Icon(h.Icon)(u, at.Center(side, side), u.Theme().BrassDark)
}
