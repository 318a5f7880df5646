package model

import (
	"fmt"
	"strings"

	"islas/game"
	"islas/game/model"
	"islas/render/popover"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// board is the view of the coves.
type board struct {
	about model.Card    // the cove that the popover is about
	place popover.Place // of the popover
}

// draw shows the coves with their houses.
func (b *board) draw(f *frame) {
	u, th, flights := f.UI, f.UI.Theme(), f.flights()
	for c := model.Card(1); c <= model.Coves; c++ {
		r, text := f.lay.cove(u, c), f.describe(c)
		got := u.Region(fmt.Sprintf("cove.%d", c), r, ui.RegionOptions{
			Role: ui.RoleOther, Label: text, Tooltip: text, TipAside: true, Looks: true, Cursor: ui.CursorDefault,
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
		if got.Tip {
			b.explain(f, c, text)
		}
	}
}

// owners returns whose houses stand in a cove, by seat.
func owners(p *model.Position, c model.Card) (all []game.Seat) {
	for seat := range game.Seat(p.Seats()) {
		for range p.Houses(c, seat) {
			all = append(all, seat)
		}
	}
	return all
}

// describe returns what is to be known of a cove, in lines.
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

// explain shows a popover about a cove beside it, as long as somebody rests on that.
func (b *board) explain(f *frame, c model.Card, text string) {
	u := f.UI
	if b.about != c {
		*b = board{about: c}
	}
	u.Words(func() {
		u.PushLayer(ui.LayerRaised)
		defer u.PopLayer()
		margin, th := u.Px(12), u.Theme()
		high := func(w float64) float64 { return u.MeasureWrapped(theme.Small, text, w) }
		q := popover.Query{Gap: u.Px(popover.Gap), Avoid: popover.All(popover.Must, u.SeenOf([]ui.Rect{f.lay.cove(u, c)}))}
		w := min(u.Px(300), u.Bounds().W-2*u.Px(popover.Edge))
		q.Choices = []popover.Choice{{In: u.Bounds().Inset(u.Px(popover.Edge)), W: w, H: high(w-2*margin) + 2*margin, Near: q.Avoid[0].Rect}}
		at := u.FindPlace(&b.place, &q)
		u.Aside(at)
		u.Block(at)
		u.Shadow(at.Moved(0, u.Px(3)), u.Px(6), u.Px(12), th.Shadow)
		u.Paper(at, u.Px(6), th.PaperLight)
		u.Stroke(at, u.Px(6), u.Px(2), th.BrassLight, th.BrassDark)
		u.TextWrapped(at.Inset(margin), theme.Small, th.Ink, ui.Left|ui.Top, text)
	})
}

// drawSeats shows who sits at the table, with points and cards; whose turn it is stands out.
func drawSeats(f *frame) {
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
}
