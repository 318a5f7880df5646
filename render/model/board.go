package model

import (
	"fmt"
	"strings"

	"islas/game"
	"islas/game/model"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// drawBoard draws the coves with their houses.
func (f *frame) drawBoard() table.Intent {
	u, th, flights := f.UI, f.UI.Theme(), f.flights()
	for c := model.Card(1); c <= model.Coves; c++ {
		r, text := f.lay.cove(u, c), f.describe(c)
		got := u.Region(fmt.Sprintf("cove.%d", c), r, ui.RegionOptions{
			Role: ui.RoleOther, Label: text, Tooltip: text, Looks: true, Cursor: ui.CursorDefault,
		})
		paintCove(f.Stage, u, r, c)
		badge := u.Px(36)
		disc := ui.Rect{X: r.X + u.Px(6), Y: r.Y + u.Px(6), W: badge, H: badge}
		u.Circle(disc.Middle(), badge/2, th.PaperLight, u.Px(2), th.BrassDark)
		u.TextFitted(disc, th.Ink, ui.Centered, fmt.Sprint(c), theme.Heading, theme.BodyBold)
		if got.Hover || got.Ring {
			u.Highlight(r, u.Px(8), u.Px(3), th.Focus, th.FocusBrass())
		}
		for i, seat := range owners(f.State, c) {
			if table.Seen(flights, f.Progress, site{c, i}, 0, 1) > 0 {
				paintHouse(f.Stage.Art, u, f.lay.houses(u, c)[i], seat)
			}
		}
	}
	return nil
}

// owners returns the owners of the houses in a cove, by seat.
func owners(p *model.Position, c model.Card) (all []game.Seat) {
	for seat := range game.Seat(p.Seats()) {
		for range p.Houses(c, seat) {
			all = append(all, seat)
		}
	}
	return all
}

// describe returns the description of a cove, in lines.
func (f *frame) describe(c model.Card) string {
	p, u := f.State, f.UI
	lines := []string{u.T("cove.label", "n", int(c), "free", model.Room-len(owners(p, c)))}
	for seat := range game.Seat(p.Seats()) {
		if n := p.Houses(c, seat); n > 0 {
			lines = append(lines, u.T("cove.of", "name", f.Name(seat), "n", n))
		}
	}
	switch turn := p.Turn(); {
	case !p.HasRoom(c):
		lines = append(lines, u.T("cove.full", "n", int(c)))
	case turn != game.NoSeat:
		lines = append(lines, u.T("cove.worth", "name", f.Name(turn), "n", p.Worth(c, turn)))
	}
	return strings.Join(lines, "\n")
}

// drawSeats draws the players with points and cards, and marks the one whose turn it is.
func (f *frame) drawSeats() table.Intent {
	u, th := f.UI, f.UI.Theme()
	for seat := range game.Seat(len(f.seats)) {
		r := f.lay.seat(u, seat, len(f.seats))
		edge := th.BrassDark
		if seat == f.State.Turn() {
			edge = th.Focus
		}
		u.Round(r, u.Px(6), th.PaperLight, u.Px(2.5), edge)
		face, in := r.Inset(u.Px(4)).CutLeft(r.H - u.Px(8))
		f.Stage.PaintPortrait(u, face, f.seats, seat)
		house, in := in.CutRight(u.Px(34))
		paintHouse(f.Stage.Art, u, house, seat)
		_, in = in.CutLeft(u.Px(6))
		lines := in.Column(2, 0)
		u.TextFitted(lines[0], th.Ink, ui.Left|ui.Middle, u.T("table.seat", "name", f.Name(seat), "n", f.State.Points(seat)), theme.BodyBold, theme.SmallBold)
		u.TextFitted(lines[1], th.InkSoft, ui.Left|ui.Middle, u.T("table.cards", "n", f.State.Held(seat)), theme.Small)
	}
	return nil
}
