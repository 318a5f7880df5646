package table

import (
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/board"
	"islas/render/art"
	"islas/render/theme"
	"islas/render/ui"
)

// boardKey, pieceKey and glowKey say what is drawn, for the kit's test whether a picture has changed.
type (
	boardKey struct {
		island string
		high   bool
	}
	pieceKey struct {
		kind   game.Kind
		colour game.Colour
		moving bool
	}
	glowKey struct {
		island   string
		set      game.PlotSet
		colour   theme.Color
		strength int
	}
	iconKey struct {
		icon   art.Icon
		colour theme.Color
	}
	powerKey struct {
		power game.Power
		owned bool
	}
	cardKey struct {
		card game.Card
		lang string
	}
	priorityKey struct{ p game.Priority }
	plainKey    string
)

// drawIslands shows the large island and the others beside it.
func (t *Table) drawIslands(u *ui.UI) {
	s := t.state()
	large := t.large()
	t.island(u, t.lay.board, large, true)
	over := game.NoSeat
	seat := large
	for _, r := range t.lay.others {
		seat = s.After(seat)
		if t.thumbnail(u, r, seat) {
			over = seat
		}
	}
	t.peek = over
	if over != game.NoSeat {
		t.enlarged(u, over)
	}
}

// thumbnail is one of the islands that are not large. It reports whether the pointer rests on it.
func (t *Table) thumbnail(u *ui.UI, r ui.Rect, seat game.Seat) bool {
	look := u.T("table.enlarge", "name", t.name(seat))
	got := u.Region("island."+strconv.Itoa(int(seat)), r, ui.RegionOptions{Label: look, Tooltip: look})
	if got.Clicked {
		t.pinned = seat
		if seat == t.state().Turn() {
			t.pinned = game.NoSeat
		}
	}
	t.island(u, r, seat, false)
	return got.Tip
}

// enlarged shows an island larger beside its small picture while the pointer rests there.
func (t *Table) enlarged(u *ui.UI, seat game.Seat) {
	b := t.lay.board
	r := b.Center(min(b.W*0.92, b.H*1.25), b.H*0.92)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Shadow(r, u.Px(10), u.Px(24), u.Theme().Shadow)
	t.island(u, r, seat, true)
}

// island draws an island with the plate of its owner and the pieces on it, and answers clicks on its plots.
func (t *Table) island(u *ui.UI, r ui.Rect, seat game.Seat, large bool) {
	th := u.Theme()
	isl := t.islands[seat]
	beside := !large && r.H < u.Px(124) && r.W > 1.5*r.H // too low for a plate above: it stands beside the island
	plate, body := r.CutTop(t.plateHeight(u, r, large))
	if beside {
		body, plate = r.CutRight(r.H * 1.2)
	}
	u.Round(r, u.Px(10), theme.Alpha(th.SeaDeep, 0.55), 0, th.Brass)
	if t.deciding() == seat {
		u.Round(r, u.Px(10), theme.Alpha(th.Sea, 0.55), 0, th.Brass)
	}
	u.Paint(body, boardKey{isl.ID, th.HighContrast}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Board(dst, r, isl) })
	t.glows(u, body, seat)
	t.pieces(u, body, seat)
	if beside {
		t.sidePlate(u, plate, seat)
	} else {
		t.plate(u, plate, body, seat, large)
	}
	if t.deciding() == seat {
		u.Stroke(r, u.Px(10), u.Px(3), th.BrassLight, th.Brass)
	} else {
		u.Stroke(r, u.Px(10), u.Px(1.5), theme.Alpha(th.Brass, 0.5), theme.Alpha(th.BrassDark, 0.5))
	}
	if large || t.arriving() {
		t.plots(u, body, seat)
	}
}

// plateHeight is the height of the strip with the owner's name.
func (t *Table) plateHeight(u *ui.UI, r ui.Rect, large bool) float64 {
	switch {
	case large && !t.lay.compact:
		return u.Px(56)
	case r.H < u.Px(150):
		return u.Px(32)
	}
	return u.Px(44)
}

// plate is the strip above an island: whose it is and how many points it is worth; where there is room also the cards in
// hand and the privileges, which otherwise lie in the corners of the sea.
func (t *Table) plate(u *ui.UI, r, body ui.Rect, seat game.Seat, large bool) {
	th := u.Theme()
	s := t.state()
	turn := t.deciding() == seat
	ground, ink := theme.Alpha(th.ClothDark, 0.9), th.OnDark
	if turn {
		ground, ink = th.Paper, th.Ink
	}
	u.Round(r, u.Px(10), ground, 0, ground)
	inner := r.InsetXY(u.Px(8), u.Px(3))
	number := theme.Number
	if large && r.H > u.Px(50) {
		number = theme.Heading
	}
	points := strconv.Itoa(s.Points(seat))
	score, inner := inner.CutRight(max(u.MeasureText(number, "00"), u.MeasureText(number, points)) + u.Px(2))
	fitted(u, score, ink, ui.Right|ui.Middle, points, number, theme.Number, theme.SmallBold)
	star, inner := inner.CutRight(min(r.H*0.5, u.Px(24)))
	t.icon(u, star.Center(star.W, star.W), art.IconStar, t.starColour(turn))
	_, inner = inner.CutRight(u.Px(6))

	seal := min(r.H*0.72, u.Px(34))
	if r.W >= u.Px(420) {
		hand, rest := inner.CutRight(seal + u.MeasureText(theme.Number, "00") + u.Px(8))
		t.handSize(u, hand, seat, ink)
		t.seals(u, &rest, seat, seal)
		inner = rest
	} else {
		t.corners(u, body, seat)
	}
	if s.Start() == seat {
		var at ui.Rect
		at, inner = inner.CutLeft(seal)
		at = at.Center(seal, seal)
		u.Paint(at, plainKey("start"), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.StartShip(dst, r) })
		_, inner = inner.CutLeft(u.Px(5))
	}
	if r.W >= u.Px(240) {
		icon := art.IconComputer
		if t.match.Human(seat) {
			icon = art.IconHuman
		}
		var kind ui.Rect
		kind, inner = inner.CutLeft(min(r.H*0.5, u.Px(24)))
		t.icon(u, kind.Center(kind.W, kind.W), icon, ink)
		_, inner = inner.CutLeft(u.Px(6))
	}
	fitted(u, inner, ink, ui.Left|ui.Middle, t.name(seat), theme.Subheading, theme.BodyBold, theme.SmallBold)
}

// sidePlate is the plate of an island too small for one above it: name, points and cards in hand below each other.
func (t *Table) sidePlate(u *ui.UI, r ui.Rect, seat game.Seat) {
	th := u.Theme()
	ground, ink := theme.Alpha(th.ClothDark, 0.9), th.OnDark
	if t.deciding() == seat {
		ground, ink = th.Paper, th.Ink
	}
	u.Round(r, u.Px(10), ground, 0, ground)
	rows := r.InsetXY(u.Px(6), u.Px(3)).Column(2, 0)
	fitted(u, rows[0], ink, ui.Left|ui.Middle, t.name(seat), theme.SmallBold)
	star, rest := rows[1].CutLeft(u.Px(18))
	t.icon(u, star.Center(star.W, star.W), art.IconStar, t.starColour(t.deciding() == seat))
	points, rest := rest.CutLeft(rest.W * 0.36)
	fitted(u, points, ink, ui.Center|ui.Middle, strconv.Itoa(t.state().Points(seat)), theme.Number, theme.SmallBold)
	t.handSize(u, rest, seat, ink)
}

// handSize shows the number of cards in a seat's hand.
func (t *Table) handSize(u *ui.UI, r ui.Rect, seat game.Seat, ink theme.Color) {
	sign, figure := r.CutLeft(min(r.H*0.8, u.Px(26)))
	t.icon(u, sign.Center(sign.W, sign.W), art.IconHand, ink)
	_, figure = figure.CutLeft(u.Px(3))
	fitted(u, figure, ink, ui.Left|ui.Middle, strconv.Itoa(t.state().HandSize(seat)), theme.Number, theme.SmallBold)
}

// seals shows a seat's privileges at the right end of r, and cuts them off.
func (t *Table) seals(u *ui.UI, r *ui.Rect, seat game.Seat, side float64) {
	for p := game.Power(game.Powers); p > 0; p-- {
		if t.state().Owner(p-1) != seat || r.W < side {
			continue
		}
		var at ui.Rect
		at, *r = r.CutRight(side)
		t.power(u, at.Center(side, side), p-1, true)
		_, *r = r.CutRight(u.Px(3))
	}
}

// corners shows the cards in hand in the lower left corner of the sea around an island, the privileges in the right one.
func (t *Table) corners(u *ui.UI, body ui.Rect, seat game.Seat) {
	side := min(u.Px(32), body.H*0.3)
	_, row := body.Inset(u.Px(5)).CutTop(body.H - u.Px(10) - side)
	hand, rest := row.CutLeft(side*0.8 + u.MeasureText(theme.SmallBold, "00") + u.Px(4))
	t.handSize(u, hand, seat, u.Theme().OnDark)
	t.seals(u, &rest, seat, side)
}

func (t *Table) starColour(turn bool) theme.Color {
	if turn {
		return t.s.Theme.BrassDark
	}
	return t.s.Theme.BrassLight
}

// deciding is the seat that has to decide, as of what is shown; NoSeat while the ship is being unloaded.
func (t *Table) deciding() game.Seat { return t.state().Decision().Seat }

// pieces draws the buildings of an island; one that is just rising, or being taken off, is drawn on its way.
func (t *Table) pieces(u *ui.UI, body ui.Rect, seat game.Seat) {
	s := t.state()
	isl := t.islands[seat]
	e, p, moving := t.show.event()
	for plot := game.Plot(0); plot < game.Plots; plot++ {
		at := art.PieceRect(body, isl, plot)
		b, ok := s.At(seat, plot)
		if moving && e.Seat == seat {
			switch e.Kind {
			case game.EvBuild, game.EvSettler, game.EvPalace, game.EvTown:
				if was, had := t.show.before.At(seat, plot); had && e.From.Has(plot) {
					t.rising(u, at, was, 1-within(p, 0, 0.45))
				}
				if ok && plot == e.Plot {
					t.rising(u, at, b, within(p, 0.45, 0.95))
					continue
				}
			case game.EvLoss:
				if was, had := t.show.before.At(seat, plot); had && plot == e.Plot {
					t.rising(u, at, was, 1-within(p, 0.4, 1))
					continue
				}
			}
		}
		if ok {
			t.piece(u, at, b)
		}
	}
}

// piece draws a building at rest.
func (t *Table) piece(u *ui.UI, r ui.Rect, b game.Building) {
	u.Paint(r, pieceKey{b.Kind, b.Colour, false}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Piece(dst, r, b.Kind, b.Colour) })
}

// rising draws a building that is h of the way up, 0 to 1.
func (t *Table) rising(u *ui.UI, r ui.Rect, b game.Building, h float64) {
	if h <= 0 {
		return
	}
	h = ease(h)
	w := r.W * (0.5 + 0.5*h)
	from := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Bottom() - r.H*(0.5+0.5*h) - (1-h)*r.H*0.4, W: w, H: r.H * (0.5 + 0.5*h)}
	if t.s.Settings.ReducedMotion {
		from = r
	}
	u.PushAlpha(h)
	u.Paint(from, pieceKey{b.Kind, b.Colour, true}, func(dst *ebiten.Image, r ui.Rect) {
		t.s.Art.Moving().Piece(dst, r, b.Kind, b.Colour)
	})
	u.PopAlpha()
}

// glow lights a set of plots.
func (t *Table) glow(u *ui.UI, body ui.Rect, seat game.Seat, set game.PlotSet, c theme.Color, strength float64) {
	if set == 0 || strength <= 0 {
		return
	}
	isl := t.islands[seat]
	u.Paint(body, glowKey{isl.ID, set, c, int(strength * 32)}, func(dst *ebiten.Image, r ui.Rect) {
		t.s.Art.PlotGlow(dst, r, isl, set, c, strength)
	})
}

// glows lights what can be clicked, what a card under the pointer could build on, and what a settler counts.
func (t *Table) glows(u *ui.UI, body ui.Rect, seat game.Seat) {
	th := u.Theme()
	if t.arriving() {
		if set, strength := t.ship.counted(t.state(), seat); set != 0 {
			t.glow(u, body, seat, set, th.BrassLight, strength)
		}
	}
	if seat != t.actor() {
		return
	}
	if t.pick.active {
		o := t.pick.offered(t.legal)
		if t.pick.needsHouses() {
			t.glow(u, body, seat, o.houses&^t.pick.from, th.BrassLight, 0.7)
			t.glow(u, body, seat, t.pick.from, th.Focus, 1)
			return
		}
		t.glow(u, body, seat, t.pick.from&^o.plots, th.BrassLight, 0.5)
		t.glow(u, body, seat, o.plots, th.Focus, 1)
		return
	}
	if card := t.hand.hover; card != game.NoCard && card.Settler() && plays(t.legal, game.Build) {
		plots, _ := t.state().Allowed(seat, card)
		t.glow(u, body, seat, plots, th.BrassLight, 0.7)
	}
}

// actor is the seat that may act at the machine now, NoSeat if nobody may.
func (t *Table) actor() game.Seat {
	if len(t.legal) == 0 {
		return game.NoSeat
	}
	return t.deciding()
}

// mayName reports whether clicking this island names its owner as the pirate's victim.
func (t *Table) mayName(seat game.Seat) bool {
	for _, a := range t.legal {
		if a.Kind == game.Name && a.Seat == seat {
			return true
		}
	}
	return false
}

// plots makes the plots of an island answer: a click for what is legal, a tooltip for what they are and why not.
func (t *Table) plots(u *ui.UI, body ui.Rect, seat game.Seat) {
	isl := t.islands[seat]
	room := closest(body, isl)
	for plot := game.Plot(0); plot < game.Plots; plot++ {
		x, y := art.SitePoint(body, isl, plot)
		side := min(max(art.SiteSize(body, isl)*1.25, u.Px(theme.Target)), room*0.95)
		at := ui.RectAround(ui.Point{X: x, Y: y}, side, side)
		can, why := t.canClick(u, seat, plot)
		got := u.Region("plot."+strconv.Itoa(int(seat))+"."+strconv.Itoa(int(plot)), at, ui.RegionOptions{
			Role: ui.RolePlot, Label: t.plotLabel(u, seat, plot), Tooltip: t.plotLabel(u, seat, plot),
			Disabled: !can, Why: why, NoFocus: !can, DropOn: can && t.pick.kind == game.Build,
		})
		switch {
		case can && (got.Clicked || got.Dropped != ""):
			t.clickPlot(plot)
		case !can && seat == t.actor() && got.Hover && u.Input().Released:
			t.s.Sound.Play("denied")
		}
	}
}

// closest is the least distance of two building sites of an island, along the axis on which they are further apart: how
// large squares around them can be without touching.
func closest(body ui.Rect, isl *board.Island) float64 {
	least := body.W
	for a := game.Plot(0); a < game.Plots; a++ {
		ax, ay := art.SitePoint(body, isl, a)
		for b := a + 1; b < game.Plots; b++ {
			bx, by := art.SitePoint(body, isl, b)
			least = min(least, max(math.Abs(ax-bx), math.Abs(ay-by)))
		}
	}
	return least
}

// canClick says whether a click on the plot does something now, and if not what a person should know instead.
func (t *Table) canClick(u *ui.UI, seat game.Seat, plot game.Plot) (can bool, why string) {
	label := t.plotLabel(u, seat, plot)
	if seat != t.actor() {
		return false, label
	}
	if t.pick.active {
		o := t.pick.offered(t.legal)
		if t.pick.needsHouses() {
			if (o.houses | t.pick.from).Has(plot) {
				return true, ""
			}
			return false, label + "\n" + t.whyNotHouse(u, plot)
		}
		if o.plots.Has(plot) || t.extendsConversion(plot) {
			return true, ""
		}
		return false, label + "\n" + t.whyNotPlot(u, seat, plot)
	}
	if convertible(t.legal).Has(plot) {
		return true, ""
	}
	return false, label
}

// extendsConversion reports whether the plot holds a third house that would make a town of a palace that is picked.
func (t *Table) extendsConversion(plot game.Plot) bool {
	if t.pick.kind != game.MakePalace || t.pick.from.Has(plot) {
		return false
	}
	p := begin(game.MakeTown)
	p.from = t.pick.from.Add(plot)
	return p.offered(t.legal).count > 0
}

// clickPlot is a click on a plot that canClick allowed.
func (t *Table) clickPlot(plot game.Plot) {
	switch {
	case !t.pick.active:
		t.pick = conversionWith(t.legal, nothing(), plot)
	case t.pick.needsHouses():
		t.pick = conversionWith(t.legal, t.pick, plot)
	case t.pick.offered(t.legal).plots.Has(plot):
		t.pick.plot = plot
	default:
		t.pick = conversionWith(t.legal, t.pick, plot)
	}
}

// plotLabel says what a plot lies next to and what stands on it.
func (t *Table) plotLabel(u *ui.UI, seat game.Seat, plot game.Plot) string {
	s := t.state()
	var near []string
	for f := game.Feature(0); f < game.Features; f++ {
		if s.Near(seat, game.FeaturePriority(f)).Has(plot) {
			near = append(near, u.T("feature."+f.String()))
		}
	}
	text := u.T("table.plot", "near", strings.Join(near, ", "))
	if b, ok := s.At(seat, plot); ok {
		text = u.T("building."+b.Kind.String()+"."+b.Colour.String()) + "\n" + text
	}
	return text
}

// icon draws a small sign.
func (t *Table) icon(u *ui.UI, r ui.Rect, i art.Icon, c theme.Color) {
	u.Paint(r, iconKey{i, c}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Icon(dst, r, i, c) })
}

// power draws the deed of a privilege.
func (t *Table) power(u *ui.UI, r ui.Rect, p game.Power, owned bool) {
	u.Paint(r, powerKey{p, owned}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Privilege(dst, r, p, owned) })
}

// priority draws the sign of a priority.
func (t *Table) priority(u *ui.UI, r ui.Rect, p game.Priority) {
	u.Paint(r, priorityKey{p}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.PriorityIcon(dst, r, p) })
}

// card draws the face of a card, or its back for NoCard.
func (t *Table) card(u *ui.UI, r ui.Rect, c game.Card) {
	if c == game.NoCard {
		u.Paint(r, plainKey("back"), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.CardBack(dst, r) })
		return
	}
	words := t.s.CardWords(c)
	u.Paint(r, cardKey{c, t.s.Texts.Lang()}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Card(dst, r, c, words) })
}

// movingCard is card for a card on its way, whose size changes from frame to frame.
func (t *Table) movingCard(u *ui.UI, r ui.Rect, c game.Card) {
	if c == game.NoCard {
		u.Paint(r, plainKey("moving-back"), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Moving().CardBack(dst, r) })
		return
	}
	words := t.s.CardWords(c)
	u.Paint(r, cardKey{c, "moving-" + t.s.Texts.Lang()}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Moving().Card(dst, r, c, words) })
}
