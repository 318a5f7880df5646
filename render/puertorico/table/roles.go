package table

import (
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// rolesView draws the row of role cards. While somebody rests on a card, forecastView shows what the role would do.
type rolesView struct {
	*frame
	faces  [puertorico.Roles]ui.Rect // where the pictures of the cards have been drawn in this tick
	tapped puertorico.Role           // the card that a finger has tapped once, NoRole for none: the next tap takes it
}

// Sizes of role cards, in design units.
const (
	picksHigh   = 28  // height of the row of faces above the cards
	picksLeast  = 150 // height of the region from which it is there: otherwise the cards need the room
	cardGap     = 4
	cardPadding = 3
	cardRatio   = 0.72 // width of a card to its height
	nameMargin  = 6    // between a name and the edge of its card
)

// draw draws the role cards, and above them the order in which they are taken; at the end the final order.
func (v *rolesView) draw() (want intent) {
	if v.known().Over() {
		v.drawOrder()
		return nil
	}
	u, r := v.UI, v.lay.roles
	if r.H >= u.Px(picksLeast) {
		v.drawPicks(r.TakeTop(u.Px(picksHigh), u.Px(3)))
	}
	elsewhere := v.tapped != puertorico.NoRole && u.Pointed() != "role."+v.tapped.ID() && !v.forecast.panel.Contains(u.Input().Pos)
	if !v.forecast.told || u.Input().Pressed && elsewhere {
		v.tapped = puertorico.NoRole
	}
	v.forecast.panel = ui.Rect{}
	var cards []puertorico.Role
	for role := range puertorico.Role(puertorico.Roles) {
		if v.State.InGame(role) {
			cards = append(cards, role)
		}
	}
	places := largest(r, len(cards), u.Px(cardGap), cardRatio)
	style := v.nameStyle(cards, places[0])
	for i, at := range places {
		want = table.Or(want, v.card(at, cards[i], style))
	}
	return want
}

// largest returns where n things of a ratio of width to height lie in r: in as many rows as make them largest.
func largest(r ui.Rect, n int, gap, ratio float64) []ui.Rect {
	best, rows := 0.0, 1
	for k := 1; k <= n; k++ {
		columns := float64((n + k - 1) / k)
		w, h := (r.W-gap*(columns-1))/columns, (r.H-gap*float64(k-1))/float64(k)
		if size := min(w, h*ratio); size > best*1.01 {
			best, rows = size, k
		}
	}
	columns := (n + rows - 1) / rows
	return r.Grid(columns, rows, gap)[:n]
}

// nameStyle returns the style of the names on role cards like r: the first in which the longest is whole.
func (v *rolesView) nameStyle(cards []puertorico.Role, r ui.Rect) theme.Style {
	u, longest := v.UI, ""
	for _, role := range cards {
		if name := caption.Role(u.T, role); u.MeasureText(theme.SmallBold, name) > u.MeasureText(theme.SmallBold, longest) {
			longest = name
		}
	}
	styles := []theme.Style{theme.BodyBold, theme.SmallBold, theme.Small, theme.SmallBold.Narrow(), theme.Small.Narrow()}
	if _, below := v.parts(r); u.LineHeight(theme.BodyBold) > below.H {
		styles = styles[1:]
	}
	return u.Fitting(longest, r.W-2*u.Px(nameMargin), styles...)
}

// parts returns where the picture of a role card in r lies, and below it its name.
func (v *rolesView) parts(r ui.Rect) (picture, name ui.Rect) {
	u := v.UI
	in := r.Inset(u.Px(cardPadding))
	_, above := in.CutBottom(u.LineHeight(theme.SmallBold))
	picture = above.Fit(art.RoleRatio)
	picture.Y = in.Y
	_, name = in.CutTop(picture.H)
	return picture, name
}

// card draws a role card and returns the intent to take it once it is clicked.
func (v *rolesView) card(r ui.Rect, role puertorico.Role, style theme.Style) (want intent) {
	u, th, s := v.UI, v.UI.Theme(), v.known()
	a := puertorico.RoleAction(role)
	shown := v.forecast.shows(role)
	got := u.Region("role."+role.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: caption.Role(u.T, role), Value: v.words(role),
		Tooltip: u.T("role.tip", "does", caption.Does(u.T, role), "privilege", caption.Privilege(u.T, role)),
		Target:  a, Disabled: !v.can(a), Why: v.whyNot(a), TipAside: shown,
	})
	if shown && (got.Tip || v.tapped == role) {
		v.forecast.rest, v.forecast.at = role, r
	}
	u.Shadow(r.Moved(0, u.Px(3)), u.Px(8), u.Px(8), th.Shadow)
	ground, ink := th.PaperLight, th.Ink
	if v.decidesElse() {
		ground, ink = theme.Mix(th.PaperDark, th.Paper, 0.5), th.InkSoft
	}
	u.Paper(r, u.Px(8), ground)
	picture, label := v.parts(r)
	v.drawFace(picture, role)
	v.forecast.warn(picture, role)
	u.Text(label, style, ink, ui.Centered, caption.Role(u.T, role))
	if now, _ := s.Role(); now == role {
		u.Cased(r, u.Px(8), u.Px(4), th.Accent, th.Accent, th.PaperLight)
	} else {
		u.Stroke(r, u.Px(8), u.Px(2), th.BrassDark, th.BrassDark)
	}
	if v.can(a) {
		v.Offered(r, u.Px(8))
		if got.Clicked {
			if shown && u.Input().Touch && v.tapped != role {
				v.tapped = role // a finger can't hover: its first tap shows what the role would do
				return nil
			}
			want = a
		}
	}
	if v.forecast.rest == role {
		v.Picked(r, u.Px(8)) // the popover has the same edge
	}
	return want
}

// words returns what lies on a role card, doubloons or the face of whoever took it, and what the role would bar, lose or leave short.
func (v *rolesView) words(role puertorico.Role) string {
	var words []string
	if seat := v.known().TakenBy(role); seat != game.NoSeat {
		words = append(words, v.UI.T("role.taken", "name", v.Name(seat)))
	} else if money, _ := v.known().Doubloons(role); money > 0 {
		words = append(words, v.UI.T("purse.money", "n", money))
	}
	if warns := v.forecast.warnings(role).Words(); warns != "" {
		words = append(words, warns)
	}
	return strings.Join(words, ", ")
}

// decidesElse reports whether the person at the machine decides on something other than a role; the cards are fainter then.
func (v *rolesView) decidesElse() bool {
	return v.Actor != game.NoSeat && !v.asks(puertorico.PhaseRole)
}

// drawFace draws the picture of a role card with its doubloons, or the face of whoever has taken it. It is faint if nobody can take it
// any more, and fainter than usual while a person decides on something else.
func (v *rolesView) drawFace(at ui.Rect, role puertorico.Role) {
	u, th, s := v.UI, v.UI.Theme(), v.known()
	v.faces[role] = at
	money, free := s.Doubloons(role)
	visible := 1.0
	switch {
	case !free:
		visible = 0.42
	case v.decidesElse():
		visible = 0.7
	}
	v.Faint(visible, func() { v.Show(at, art.Role(role)) })
	if seat := s.TakenBy(role); seat != game.NoSeat {
		round := takenAt(at)
		u.Circle(round.Middle(), round.W*0.55, th.PaperLight, u.Px(2), th.Accent)
		v.Portrait(round.Inset(u.Px(3)), seat)
	} else if money > 0 {
		v.purseOn(at, money)
	}
}

// takenAt returns where the face of whoever has taken a role card is drawn on its picture.
func takenAt(at ui.Rect) ui.Rect {
	side := min(at.W, at.H) * 0.62
	return ui.RectAround(ui.Point{X: at.Right() - side*0.5, Y: at.Bottom() - side*0.5}, side, side)
}

// purseOn draws on a role card how many doubloons lie there.
func (v *rolesView) purseOn(at ui.Rect, n int) {
	u, th := v.UI, v.UI.Theme()
	text := u.T("table.number", "n", n)
	h := u.LineHeight(theme.SmallBold)
	w := h + u.MeasureText(theme.SmallBold, text) + u.Px(8)
	r := ui.Rect{X: at.Right() - w + u.Px(3), Y: at.Y - u.Px(1), W: w, H: h}
	u.Round(r, h/2, th.PaperLight, u.Px(1.5), th.Brass)
	coin, number := r.CutLeft(h)
	v.Show(coin.Inset(u.Px(2)), &art.Doubloon)
	u.Text(number, theme.SmallBold, th.Ink, ui.Left|ui.Middle, text)
}

// drawPicks draws the faces of who takes a card when; whose turn it is has a fine frame, and who has to act now is lit.
func (v *rolesView) drawPicks(r ui.Rect) {
	u, th := v.UI, v.UI.Theme()
	turns := v.known().Turns()
	var names []string
	for _, p := range turns {
		names = append(names, v.Name(p.Seat))
	}
	side := r.H
	token, arrow := side*0.86, side*0.62
	w := token + u.Px(6) + float64(len(turns))*side + float64(len(turns)-1)*arrow + u.Px(16)
	at := r.Center(min(w, r.W), r.H)
	v.Tell("picks", at, u.T("pick.tip", "governor", v.Name(v.known().Governor()), "list", strings.Join(names, ", ")))
	u.Round(at, at.H/2, theme.Alpha(th.ClothDark, 0.75), 0, th.ClothDark)
	_, in := at.CutLeft(u.Px(8))
	v.Show(in.TakeLeft(token, u.Px(6)).Center(token, token), &art.Governor)
	for i, p := range turns {
		if i > 0 {
			v.Icon(in.TakeLeft(arrow, 0).Center(arrow*0.8, arrow*0.8), paint.IconRight, theme.Alpha(th.OnDark, 0.6))
		}
		cell, around := in.TakeLeft(side, 0), u.Px(5) // the dark ground shows between a face and its ring
		switch {
		case p.Acts:
			u.Circle(cell.Middle(), side/2+u.Px(2), th.Focus, u.Px(2), th.Accent)
			u.Circle(cell.Middle(), side/2-u.Px(0.5), th.FocusEdge, 0, th.FocusEdge)
		case p.Now:
			u.Circle(cell.Middle(), side/2, theme.Alpha(th.OnDark, 0), u.Px(2), th.OnDark)
		default:
			around = u.Px(2)
		}
		v.Portrait(cell.Inset(around), p.Seat)
	}
}

// drawOrder draws the final order where the role cards lay: a line for each player, the winners first, with where the points come from.
func (v *rolesView) drawOrder() {
	u, th, order := v.UI, v.UI.Theme(), make([]game.Seat, v.State.Seats())
	value := func(seat game.Seat) int { c := v.known().Score(seat); return c.Total()<<16 + c.Tie }
	for i := range order {
		order[i] = game.Seat(i)
	}
	slices.SortStableFunc(order, func(a, b game.Seat) int { return value(b) - value(a) })
	n, longest := float64(len(order)), 0.0
	for _, seat := range order {
		longest = max(longest, u.MeasureText(theme.BodyBold, v.Name(seat)))
	}
	all := v.lay.roles.Center(v.lay.roles.W, min(v.lay.roles.H, n*u.Px(64)))
	for i, r := range all.Column(len(order), u.Px(cardGap)) {
		seat, ground, edge, name := order[i], th.Paper, th.BrassDark, theme.SmallBold
		place := 1 + slices.IndexFunc(order, func(other game.Seat) bool { return value(other) == value(seat) })
		v.TellOf("order."+strconv.Itoa(int(seat)), r, v.Name(seat), strconv.Itoa(place), v.plate.tip(seat))
		sign, in := r.InsetXY(u.Px(8), u.Px(2)).CutLeft(r.H)
		if place == 1 {
			ground, edge, name = th.FocusBrass(), th.FocusEdge, theme.BodyBold
		}
		u.Shadow(r.Moved(0, u.Px(2)), u.Px(8), u.Px(6), th.Shadow)
		u.Round(r, u.Px(8), ground, u.Px(1.5), edge)
		if place == 1 {
			v.Icon(sign.Center(r.H*0.7, r.H*0.7), paint.IconCrown, th.Ink)
		} else {
			u.Text(sign, theme.Number, th.InkSoft, ui.Centered, strconv.Itoa(place))
		}
		face, in := in.CutLeft(in.H, u.Px(8))
		v.Portrait(face, seat)
		points, who := in.CutRight(u.MeasureText(theme.Number, u.T("standing.total", "n", 88)), u.Px(8))
		if wide := u.Px(250); longest+wide <= in.W {
			points, who = in.CutRight(max(wide, in.W*0.6), u.Px(8))
		}
		u.TextFitted(who, th.Ink, ui.Left|ui.Middle, v.Name(seat), name, theme.SmallBold, theme.Small)
		v.sources(points, v.known().Score(seat), th.Ink)
	}
}

// sources writes points source by source, and their sum; where there is little room the sum alone.
func (v *rolesView) sources(r ui.Rect, c puertorico.Score, ink theme.Color) {
	cells := r.Row(4, v.UI.Px(6))
	if sum := v.UI.T("standing.total", "n", c.Total()); v.UI.MeasureText(theme.Number, sum) > cells[3].W+1 {
		v.UI.Text(r, theme.Number, ink, ui.Right|ui.Middle, sum)
		return
	}
	v.Counted(cells[0], strconv.Itoa(c.Chips), ink, v.Of(&art.Chip))
	v.Counted(cells[1], strconv.Itoa(c.Buildings), ink, v.drawn(art.IconBuilding, 0, ink))
	v.Counted(cells[2], strconv.Itoa(c.Large), ink, v.drawn(paint.IconStar, 0, ink))
	v.UI.Text(cells[3], theme.Number, ink, ui.Right|ui.Middle, v.UI.T("standing.total", "n", c.Total()))
}
