package edition

import (
	"strconv"

	"islas/game/islas"
	"islas/locales"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the entry in design units.
const (
	faceWide    = 190
	faceNarrow  = 110
	faceWideIn  = 440 // width from which the card is wide
	paletteHead = 30
	swatch      = 52 // height of a button
	swatchCount = 22 // of the number below it
)

// head returns the name of the chosen item, with more beside it. Where entry and list take turns, a button goes to the list.
func (p *Page) head(u *ui.UI, width float64, turns bool, more ...piece) part {
	const least = 110
	name := p.tile(u, p.chosen).name
	switch {
	case p.chosen.board != "" && len(more) == 0:
		name = u.T("edition.board", "name", name)
	case p.chosen.board != "":
	case p.chosen.card == islas.NoCard:
		name = u.T("edition.deed", "colour", name)
	case name != p.chosen.card.Spanish():
		name += " · " + p.chosen.card.Spanish()
	}
	title := piece{width: u.Px(least), grows: true, in: func(width float64) part {
		text := heading(u, width, name)
		if !turns && len(more) == 0 {
			return text
		}
		high := max(text.height, target(u))
		return part{high, func(r ui.Rect) { text.draw(r.Center(r.W, text.height)) }}
	}}
	if !turns {
		return wrap(u, width, append([]piece{title}, more...)...)
	}
	back := piece{width: target(u), in: func(float64) part {
		return part{target(u), func(r ui.Rect) {
			label := u.T("edition.board.list")
			if u.Button("edition.board.list", r, "", ui.ButtonOptions{Icon: p.s.Icon(paint.IconLeft), Name: label, Tooltip: label}) {
				p.opened = false
			}
		}}
	}}
	return wrap(u, width, append([]piece{back, title}, more...)...)
}

// toggle returns the switch for whether the printed card or deed was looked at.
func (p *Page) toggle(u *ui.UI, width float64) part {
	return part{u.ToggleHeight(width, u.T("edition.looked")), func(r ui.Rect) {
		u.Toggle("edition.looked", r, u.T("edition.looked"), p.looked(p.chosen))
	}}
}

// slots returns the card and its priorities; a click on one makes it the next to be entered.
func (p *Page) slots(u *ui.UI, width float64) part {
	wide := u.Px(faceNarrow)
	if width >= u.Px(faceWideIn) {
		wide = u.Px(faceWide)
	}
	return pair(u, width, wide, wide/art.CardRatio, func(r ui.Rect) { p.paintCard(u, r, p.chosen.card) }, func(width float64) part {
		return grid(u, width, width, u.Px(swatch), islas.Wishes, func(k int, r ui.Rect) {
			wish := p.edition.Priorities(p.chosen.card)[k]
			label := u.T("edition.slot", "n", k+1, "wish", caption.Priority(u.T, wish))
			style := u.Fitting(label, r.W-u.Px(60), theme.BodyBold, theme.SmallBold, theme.Small)
			if u.Button("edition.slot."+strconv.Itoa(k+1), r, label, ui.ButtonOptions{
				Icon: p.wishIcon(wish), Selected: p.slot == k, Left: true, Style: style, Tooltip: u.T("edition.slot.tip"),
			}) {
				p.slot = k
			}
		})
	})
}

// deed returns the deed.
func (p *Page) deed(u *ui.UI, width float64) part {
	wide := u.Px(faceNarrow)
	return pair(u, width, wide, wide, func(r ui.Rect) { p.paintDeed(u, r, p.chosen.colour) }, func(width float64) part {
		return paragraph(u, width, u.Theme().InkSoft, u.T("edition.deed.tip"))
	})
}

// powers returns the choice of the privilege's power; the colour that had the chosen power gets the old one.
func (p *Page) powers(u *ui.UI, width float64) part {
	return grid(u, width, width, target(u), islas.Powers, func(k int, r ui.Rect) {
		power := islas.Power(k)
		label := u.T("power." + power.String())
		if u.Button("edition.power."+power.String(), r, label, ui.ButtonOptions{
			Selected: p.edition.Power(p.chosen.colour) == power, Left: true,
			Tooltip: u.T("power."+power.String()+".text", "n", islas.DefaultDrawPrivilege),
			Style:   u.Fitting(label, r.W-u.Px(24), theme.BodyBold, theme.SmallBold),
		}) {
			p.edition.Edition = p.edition.Granted(p.chosen.colour, power)
		}
	})
}

// colours returns the choice of the card's house, each with the number of occupations that have it.
func (p *Page) colours(u *ui.UI, width float64) part {
	sums, _ := p.edition.Sums()
	face := p.edition.Face(p.chosen.card)
	return p.palette(u, width, u.T("edition.house"), islas.Colours, islas.UsualOfColour, func(k int) choice {
		c := islas.Colour(k)
		return choice{"edition.house." + c.String(), u.T("colour." + c.String()), p.houseIcon(c), face.Colour == c, sums[c]}
	}, func(k int) {
		face.Colour = islas.Colour(k)
		p.edition.Edition = p.edition.Changed(face)
	})
}

// wishes returns the choice of a priority, each with the number of settlers that have it. The chosen one is entered, and the next one is
// entered after it.
func (p *Page) wishes(u *ui.UI, width float64) part {
	_, sums := p.edition.Sums()
	face := p.edition.Face(p.chosen.card)
	return p.palette(u, width, u.T("edition.wish", "n", p.slot+1), islas.Priorities, islas.UsualOfWish, func(k int) choice {
		wish := islas.Priority(k)
		return choice{"edition.wish." + wish.String(), caption.Priority(u.T, wish), p.wishIcon(wish), face.Priorities[p.slot] == wish, sums[wish]}
	}, func(k int) {
		face.Priorities[p.slot] = islas.Priority(k)
		p.edition.Edition = p.edition.Changed(face)
		p.slot = (p.slot + 1) % islas.Wishes
	})
}

// choice is an element of a palette, with its number in the edition.
type choice struct {
	id, name string
	icon     ui.IconFunc
	chosen   bool
	sum      int
}

// palette returns n choices, each with its number in the edition below it, and calls choose with the chosen one.
func (p *Page) palette(u *ui.UI, width float64, head string, n, usual int, at func(k int) choice, choose func(k int)) part {
	const columns = 6
	least := max(target(u), (width+u.Px(little))/columns-u.Px(little))
	all := grid(u, width, least, u.Px(swatch+swatchCount), n, func(k int, r ui.Rect) {
		c := at(k)
		count, button := r.CutBottom(u.Px(swatchCount))
		style := theme.Small
		if c.sum != usual {
			style = theme.SmallBold
		}
		u.Text(count, style, inkOf(u, c.sum != usual), ui.Centered, strconv.Itoa(c.sum))
		tip := u.T("edition.sum", "name", c.name, "n", c.sum, "usual", usual)
		if u.Button(c.id, button, "", ui.ButtonOptions{Icon: c.icon, Name: c.name, Tooltip: tip, Selected: c.chosen}) {
			choose(k)
		}
	})
	return part{u.Px(paletteHead) + all.height, func(r ui.Rect) {
		title, r := r.CutTop(u.Px(paletteHead))
		u.TextFitted(title, u.Theme().Ink, ui.Left|ui.Middle, head, theme.BodyBold, theme.SmallBold)
		all.draw(r)
	}}
}

// sums returns the text of unusual sums.
func (p *Page) sums(u *ui.UI, width float64) part {
	colours, wishes := p.edition.Sums()
	var odd []string
	for c, n := range colours {
		if n != islas.UsualOfColour {
			odd = append(odd, u.T("edition.odd.house", "name", u.T("colour."+islas.Colour(c).String()), "n", n))
		}
	}
	for w, n := range wishes {
		if n != islas.UsualOfWish {
			odd = append(odd, u.T("edition.odd.wish", "name", caption.Priority(u.T, islas.Priority(w)), "n", n))
		}
	}
	text := u.T("edition.sums", "houses", islas.UsualOfColour, "wishes", islas.UsualOfWish, "copies", islas.Copies)
	if len(odd) > 0 {
		text = u.T("edition.odd", "what", locales.List(u.T, odd), "houses", islas.UsualOfColour, "wishes", islas.UsualOfWish)
	}
	return paragraph(u, width, inkOf(u, len(odd) > 0), text)
}

// onward returns the button to the next item that was not looked at yet.
func (p *Page) onward(u *ui.UI, width float64) part {
	label := u.T("edition.next")
	return part{u.ButtonHeight(width, label), func(r ui.Rect) {
		why := ""
		if looked, all := p.count(); looked == all {
			why = u.T("edition.next.none")
		}
		r, _ = r.CutLeft(min(r.W, u.ButtonWidth(label, true)))
		if u.Button("edition.next", r, label, ui.ButtonOptions{Primary: true, Icon: p.s.Icon(paint.IconRight), Disabled: why != "", Why: why}) {
			p.next(u)
		}
	}}
}
