package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	fore "islas/render/forecast"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// rolesView is the row of role cards. What a card would do to everybody is shown for as long as somebody rests on it (foresee_sheet.go).
type rolesView struct {
	rest   puertorico.Role // that is rested on, NoRole for none
	at     ui.Rect         // where its card lies
	panel  ui.Rect         // where that was told in the last frame, if words were so large that the window had hardly room for them
	tapped puertorico.Role // that a finger has asked about, NoRole for none: with the next tap it is taken

	popover fore.Popover // on which it is told there
}

// picksHigh is the height in design units of the row of faces above the cards, which is left out where the cards need the room.
const (
	picksHigh   = 28
	picksLeast  = 150 // design height of the cards from which it is there
	cardPadding = 3
	nameMargin  = 5 // beside a name, from the edge of its card
)

// draw shows the role cards of the game, with the doubloons on them and who has taken them, and above them who takes one when.
func (v *rolesView) draw(f *frame) (want intent) {
	v.rest = puertorico.NoRole
	if f.lay.roles.Empty() {
		return nil
	}
	u, r := f.UI, f.lay.roles
	if r.H >= u.Px(picksLeast) {
		var order ui.Rect
		order, r = r.CutTop(u.Px(picksHigh))
		f.drawPicks(order)
		_, r = r.CutTop(u.Px(3))
	}
	if f.ahead == nil || u.Input().Pressed && f.roleAt(u.Pointed()) != v.tapped && !v.panel.Contains(u.Input().Pos) {
		v.tapped = puertorico.NoRole
	}
	v.panel = ui.Rect{}
	cards := f.cards()
	places := roleCards(r, len(cards), u.Px(6))
	style, names := f.roleNames(cards, places[0])
	for i, at := range places {
		want = table.Or(want, v.card(f, at, cards[i], style, names[i]))
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
		if f.State.InGame(r) {
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

// roleNames is in which style the names on role cards like r are written, all of them in the same, and the lines of each: one unless
// that is too long.
func (f *frame) roleNames(cards []puertorico.Role, r ui.Rect) (style theme.Style, names [][]string) {
	u := f.UI
	_, below := f.roleParts(r, 1)
	for _, broken := range []bool{false, true} {
		for _, style = range []theme.Style{theme.BodyBold, theme.SmallBold, theme.Small} {
			fits := style != theme.BodyBold || !broken && u.LineHeight(style) <= below.H
			names = names[:0]
			for _, role := range cards {
				name := []string{roleName(u, role)}
				if broken && u.MeasureText(style, name[0]) > r.W-2*u.Px(nameMargin) {
					name = strings.Fields(u.T("role." + role.ID() + ".broken"))
				}
				names = append(names, name)
				for _, line := range name {
					fits = fits && u.MeasureText(style, line) <= r.W-2*u.Px(nameMargin)
				}
			}
			if fits {
				return style, names
			}
		}
	}
	return style, names
}

// roleParts is where the picture of a role card in r lies, and the name of so many lines below it. The picture is as large however many
// lines that are: a second one lies on its lower edge where it has no room below.
func (f *frame) roleParts(r ui.Rect, lines int) (picture, name ui.Rect) {
	u := f.UI
	in := r.Inset(u.Px(cardPadding))
	line := u.LineHeight(theme.SmallBold)
	_, above := in.CutBottom(line)
	picture = above.Fit(art.RoleRatio)
	picture.Y = in.Y
	high := max(in.Bottom()-picture.Bottom(), line*(1+denseLine*float64(lines-1)))
	name, _ = in.CutBottom(high)
	return picture, name
}

// card draws a role card and answers with its being taken.
func (v *rolesView) card(f *frame, r ui.Rect, role puertorico.Role, style theme.Style, name []string) (want intent) {
	u, th, s := f.UI, f.UI.Theme(), f.known()
	a := puertorico.RoleAction(role)
	shown := f.ahead.shows(role)
	got := u.Region("role."+role.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: roleName(u, role), Value: f.roleWords(role),
		Tooltip: u.T("role.tip", "does", caption.Does(u.T, role), "privilege", caption.Privilege(u.T, role)),
		Target:  a, Disabled: !f.can(a), Why: f.whyNot(a), TipAside: shown,
	})
	if shown && (got.Tip || v.tapped == role) {
		v.rest, v.at = role, r
	}
	u.Shadow(r.Moved(0, u.Px(3)), u.Px(8), u.Px(8), th.Shadow)
	u.Paper(r, u.Px(8), f.roleGround())
	picture, label := f.roleParts(r, len(name))
	at := picture
	at.H = label.Y - at.Y
	f.roleFace(picture, at, role)
	f.roleLabel(label, picture, style, name)
	f.warn(at, role)
	edge, width := th.BrassDark, u.Px(2)
	if now, _ := s.Role(); now == role {
		edge, width = th.Accent, u.Px(4)
	}
	if edge == th.Accent {
		u.Cased(r, u.Px(8), width, edge, edge, th.PaperLight)
	} else {
		u.Stroke(r, u.Px(8), width, edge, edge)
	}
	if f.can(a) {
		f.offered(r, u.Px(8))
		if got.Clicked {
			if shown && u.Input().Touch && v.tapped != role {
				v.tapped = role // a finger can't hover: it first asks what the role would do
				return nil
			}
			want = a
		}
	}
	if v.rest == role {
		f.picked(r, u.Px(8)) // what is foretold has the same edge
	}
	return want
}

// roleWords says what lies on a role card: doubloons, or the face of whoever has taken it, and what the role would bar, lose or leave short.
func (f *frame) roleWords(role puertorico.Role) string {
	var words []string
	if seat := f.known().TakenBy(role); seat != game.NoSeat {
		words = append(words, f.UI.T("role.taken", "name", f.Name(seat)))
	} else if money, _ := f.known().Doubloons(role); money > 0 && !f.known().Over() {
		words = append(words, f.UI.T("purse.money", "n", money))
	}
	if warns := f.warnings(role).Words(); warns != "" {
		words = append(words, warns)
	}
	return strings.Join(words, ", ")
}

// decidesElse reports whether the person at the machine decides on something else than a role: the cards rest.
func (f *frame) decidesElse() bool { return f.Actor != game.NoSeat && !f.asks(puertorico.PhaseRole) }

// roleFace draws who is on a role card at a place with what lies on it, where that is seen: doubloons, or the face of whoever has taken
// it. It is faint if nobody can take it any more, and fainter than usual while the cards rest.
func (f *frame) roleFace(picture, at ui.Rect, role puertorico.Role) {
	u, th, s := f.UI, f.UI.Theme(), f.known()
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
	f.paint.role(picture, role)
	u.PopAlpha()
	if seat := s.TakenBy(role); seat != game.NoSeat {
		round := takenAt(at)
		u.Circle(round.Middle(), round.W*0.55, th.PaperLight, u.Px(2), th.Accent)
		f.Portrait(round.Inset(u.Px(3)), seat)
	} else if money > 0 && !s.Over() {
		f.purseOn(at, money)
	}
}

// takenAt is where the face of whoever has taken a role card is drawn on the picture at a place.
func takenAt(at ui.Rect) ui.Rect {
	side := min(at.W, at.H) * 0.62
	return ui.RectAround(ui.Point{X: at.Right() - side*0.5, Y: at.Bottom() - side*0.5}, side, side)
}

// purseOn shows on a role card how many doubloons lie there.
func (f *frame) purseOn(at ui.Rect, n int) {
	u, th := f.UI, f.UI.Theme()
	text := u.T("table.number", "n", n)
	h := u.LineHeight(theme.SmallBold)
	w := h + u.MeasureText(theme.SmallBold, text) + u.Px(8)
	r := ui.Rect{X: at.Right() - w + u.Px(3), Y: at.Y - u.Px(1), W: w, H: h}
	u.Round(r, h/2, th.PaperLight, u.Px(1.5), th.Brass)
	coin, number := r.CutLeft(h)
	f.paint.doubloon(coin.Inset(u.Px(2)))
	u.Text(number, theme.SmallBold, th.Ink, ui.Left|ui.Middle, text)
}

// roleLabel writes the name of a role in its lines below its picture, on paper where it lies on that.
func (f *frame) roleLabel(r, picture ui.Rect, style theme.Style, lines []string) {
	u, th := f.UI, f.UI.Theme()
	ink, rests := th.Ink, f.known().Over() || f.decidesElse()
	if rests {
		ink = th.InkSoft
	}
	if on := picture.Bottom() - r.Y; on > 1 {
		band := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: on + u.Px(2)}
		u.Fill(band, f.roleGround())
		u.Line(ui.Point{X: band.X, Y: band.Y}, ui.Point{X: band.Right(), Y: band.Y}, u.Px(1.5), theme.Alpha(th.BrassDark, 0.9))
	}
	high := u.LineHeight(style)
	step := high * denseLine
	at := r.Center(r.W, high+step*float64(len(lines)-1))
	for i, line := range lines {
		u.Text(ui.Rect{X: at.X, Y: at.Y + step*float64(i), W: at.W, H: high}, style, ink, ui.Centered, line)
	}
}

// roleGround is the colour of role cards, which step back while they rest.
func (f *frame) roleGround() theme.Color {
	th := f.UI.Theme()
	if f.known().Over() || f.decidesElse() {
		return theme.Mix(th.PaperDark, th.Paper, 0.5)
	}
	return th.PaperLight
}
