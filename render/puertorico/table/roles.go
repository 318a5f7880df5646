package table

import (
	"math"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// drawRoles are the role cards of the game, with the doubloons on them and who has taken them.
func drawRoles(f *frame) (want intent) {
	if f.lay.roles.Empty() {
		return intent{}
	}
	cards := f.cards()
	for i, r := range roleCards(f.lay.roles, len(cards), f.ui.Px(8)) {
		want = want.or(f.card(r, cards[i]))
	}
	return want
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

// card draws a role card and answers with its being taken.
func (f *frame) card(r ui.Rect, role puertorico.Role) (want intent) {
	u, th, s := f.ui, f.ui.Theme(), f.known()
	a := puertorico.RoleAction(role)
	money, free := s.Doubloons(role)
	name := roleName(u, role)
	o := ui.RegionOptions{
		Role: ui.RoleItem, Label: name, Tooltip: u.T("role.tip", "does", u.T("role."+role.ID()+".does"), "privilege", u.T("role."+role.ID()+".privilege")),
		Target: a, Disabled: !f.can(a), Why: f.whyNot(a),
	}
	got := u.Region("role."+role.ID(), r, o)
	u.Shadow(r.Moved(0, u.Px(3)), u.Px(8), u.Px(8), th.Shadow)
	u.Paper(r, u.Px(8), th.PaperLight)
	label, face := r.Inset(u.Px(4)).CutBottom(u.LineHeight(theme.SmallBold))
	f.paint.role(face, role)
	u.TextFitted(label, th.Ink, ui.Centered, name, theme.BodyBold, theme.SmallBold, theme.Small)
	if !free {
		u.Round(r, u.Px(8), theme.Alpha(th.PaperDark, 0.6), 0, th.PaperDark)
	}
	edge := th.BrassDark
	if now, _ := s.Role(); now == role {
		edge = th.Accent
	}
	u.Stroke(r, u.Px(8), u.Px(2), edge, edge)
	side := math.Min(r.W, r.H) * 0.36
	corner := ui.Rect{X: r.Right() - side - u.Px(4), Y: r.Y + u.Px(4), W: side, H: side}
	if seat := s.TakenBy(role); seat != game.NoSeat {
		f.portrait(corner, seat)
	} else if money > 0 {
		f.coins(corner, money)
	}
	if f.can(a) {
		f.offered(r, u.Px(8))
		if got.Clicked {
			want = acts(a)
		}
	}
	return want
}

// coins draws doubloons with how many they are on them.
func (f *frame) coins(r ui.Rect, n int) {
	side := max(min(r.W, r.H), f.ui.LineHeight(theme.SmallBold))
	at := ui.RectAround(r.Middle(), side, side)
	f.paint.coins(at, n)
	f.ui.Text(at, theme.SmallBold, f.ui.Theme().Ink, ui.Centered, f.ui.T("table.number", "n", n))
}
