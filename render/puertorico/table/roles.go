package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// rolesView is the row of role cards. What a card would do to everybody is shown for as long as somebody rests on it (foresee.go).
type rolesView struct {
	rest   puertorico.Role // that is rested on, NoRole for none
	at     ui.Rect         // where its card lies
	tapped puertorico.Role // that a finger has asked about, NoRole for none: with the next tap it is taken
}

// picksHigh is the height in design units of the row of faces above the cards, which is left out where the cards need the room.
const (
	picksHigh   = 28
	picksLeast  = 150 // design height of the cards from which it is there
	cardPadding = 4
)

// draw shows the role cards of the game, with the doubloons on them and who has taken them, and above them who takes one when.
func (v *rolesView) draw(f *frame) (want intent) {
	v.rest = puertorico.NoRole
	if f.lay.roles.Empty() {
		return intent{}
	}
	u, r := f.ui, f.lay.roles
	if r.H >= u.Px(picksLeast) {
		var order ui.Rect
		order, r = r.CutTop(u.Px(picksHigh))
		f.drawPicks(order)
		_, r = r.CutTop(u.Px(3))
	}
	if f.ahead == nil || u.Input().Pressed && f.roleAt(u.Pointed()) != v.tapped {
		v.tapped = puertorico.NoRole
	}
	cards := f.cards()
	places := roleCards(r, len(cards), u.Px(6))
	label := f.roleLabels(cards, places[0].W)
	for i, at := range places {
		want = want.or(v.card(f, at, cards[i], label))
	}
	return want
}

// roleAt is the role whose card has an id, NoRole if none has.
func (f *frame) roleAt(id string) puertorico.Role {
	for _, r := range f.cards() {
		if id == "role."+r.ID() {
			return r
		}
	}
	return puertorico.NoRole
}

// cards are the role cards of the game.
func (f *frame) cards() (all []puertorico.Role) {
	for r := range puertorico.Role(puertorico.Roles) {
		if f.state.InGame(r) {
			all = append(all, r)
		}
	}
	return all
}

// roleCards is where so many cards lie: in as many rows as make them largest.
func roleCards(r ui.Rect, n int, gap float64) []ui.Rect {
	const ratio = 0.72 // of the width of a card to its height
	best, rows := 0.0, 1
	for k := 1; k <= n; k++ {
		columns := float64((n + k - 1) / k)
		w, h := (r.W-gap*(columns-1))/columns, (r.H-gap*float64(k-1))/float64(k)
		if size := min(w, h*ratio); size > best {
			best, rows = size, k
		}
	}
	columns := (n + rows - 1) / rows
	return r.Grid(columns, rows, gap)[:n]
}

// roleLabels is how many lines the names on role cards of a width need.
func (f *frame) roleLabels(cards []puertorico.Role, width float64) int {
	u := f.ui
	for _, r := range cards {
		if u.MeasureText(theme.SmallBold, roleName(u, r)) > width-2*u.Px(cardPadding) {
			return 2
		}
	}
	return 1
}

// card draws a role card and answers with its being taken.
func (v *rolesView) card(f *frame, r ui.Rect, role puertorico.Role, lines int) (want intent) {
	u, th, s := f.ui, f.ui.Theme(), f.known()
	a := puertorico.RoleAction(role)
	shown := f.ahead.shows(role)
	got := u.Region("role."+role.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: roleName(u, role), Value: f.warningWords(role),
		Tooltip: u.T("role.tip", "does", caption.Does(u.T, role), "privilege", caption.Privilege(u.T, role)),
		Target:  a, Disabled: !f.can(a), Why: f.whyNot(a), TipAside: shown,
	})
	if shown && (got.Tip || v.tapped == role) {
		v.rest, v.at = role, r
	}
	u.Shadow(r.Moved(0, u.Px(3)), u.Px(8), u.Px(8), th.Shadow)
	ground := th.PaperLight
	if s.Over() || f.decidesElse() {
		ground = theme.Mix(th.PaperDark, th.Paper, 0.5)
	}
	u.Paper(r, u.Px(8), ground)
	label, face := r.Inset(u.Px(cardPadding)).CutBottom(theme.Height(theme.SmallBold, u.Scale(), lines))
	at := f.roleFace(face, role)
	f.roleLabel(label, role, lines)
	f.warn(at, role)
	edge, width := th.BrassDark, u.Px(2)
	if now, _ := s.Role(); now == role {
		edge, width = th.Accent, u.Px(4)
	}
	u.Stroke(r, u.Px(8), width, edge, edge)
	if f.can(a) {
		f.offered(r, u.Px(8))
		if got.Clicked {
			if shown && u.Input().Touch && v.tapped != role {
				v.tapped = role // a finger can't hover: it first asks what the role would do
				return intent{}
			}
			want = acts(a)
		}
	}
	return want
}

// decidesElse reports whether the person at the machine decides on something else than a role: the cards rest.
func (f *frame) decidesElse() bool { return f.actor != game.NoSeat && !f.asks(puertorico.PhaseRole) }

// roleFace draws who is on a role card with what lies on it, as large as it fits into r, and returns where: doubloons, or the face of
// whoever has taken it. It is faint if nobody can take it any more, and fainter than usual while the cards rest.
func (f *frame) roleFace(r ui.Rect, role puertorico.Role) ui.Rect {
	u, th, s := f.ui, f.ui.Theme(), f.known()
	at := r.Fit(art.RoleRatio)
	f.faces[role] = at
	money, free := s.Doubloons(role)
	visible := 1.0
	switch {
	case !free || s.Over():
		visible = 0.42
	case f.decidesElse():
		visible = 0.7
	}
	u.PushAlpha(visible)
	f.paint.role(at, role)
	u.PopAlpha()
	if seat := s.TakenBy(role); seat != game.NoSeat {
		round := takenAt(at)
		u.Circle(round.Middle(), round.W*0.53, th.PaperLight, u.Px(2), th.Accent)
		f.portrait(round.Inset(u.Px(2)), seat)
	} else if money > 0 && !s.Over() {
		f.purseOn(at, money)
	}
	return at
}

// takenAt is where the face of whoever has taken a role card is drawn on the picture at a place.
func takenAt(at ui.Rect) ui.Rect {
	side := min(at.W, at.H) * 0.62
	return ui.RectAround(ui.Point{X: at.Right() - side*0.5, Y: at.Bottom() - side*0.5}, side, side)
}

// purseOn shows on a role card how many doubloons lie there.
func (f *frame) purseOn(at ui.Rect, n int) {
	u, th := f.ui, f.ui.Theme()
	text := u.T("table.number", "n", n)
	h := u.LineHeight(theme.SmallBold)
	w := h + u.MeasureText(theme.SmallBold, text) + u.Px(8)
	r := ui.Rect{X: at.Right() - w + u.Px(3), Y: at.Y - u.Px(1), W: w, H: h}
	u.Round(r, h/2, th.PaperLight, u.Px(1.5), th.Brass)
	coin, number := r.CutLeft(h)
	f.paint.doubloon(coin.Inset(u.Px(2)))
	u.Text(number, theme.SmallBold, th.Ink, ui.Left|ui.Middle, text)
}

// roleLabel writes the name of a role, in two lines where it does not fit into one.
func (f *frame) roleLabel(r ui.Rect, role puertorico.Role, lines int) {
	u, ink := f.ui, f.ui.Theme().Ink
	if f.known().Over() || f.decidesElse() {
		ink = u.Theme().InkSoft
	}
	name := roleName(u, role)
	switch {
	case lines == 1 && u.MeasureText(theme.BodyBold, name) <= r.W && u.LineHeight(theme.BodyBold) <= r.H:
		u.Text(r, theme.BodyBold, ink, ui.Centered, name)
	case u.MeasureText(theme.SmallBold, name) <= r.W:
		u.Text(r, theme.SmallBold, ink, ui.Centered, name)
	default:
		u.TextWrapped(r, theme.SmallBold, ink, ui.Centered, u.T("role."+role.ID()+".broken"))
	}
}
