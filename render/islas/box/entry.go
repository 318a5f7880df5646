package box

import (
	"strconv"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of what is entered in design units.
const (
	faceWide    = 190
	faceNarrow  = 110
	faceWideIn  = 440 // width from which the card is drawn wide
	slotHeight  = 50
	slotGap     = 6
	barGap      = 10 // room for a finger between the last in a row and the bar
	paletteHead = 30
	powerHeight = 46.0
	findingsPad = 8
)

// part is a piece of the entry, from the top: how high it is, and what draws it.
type part struct {
	height float64
	draw   func(r ui.Rect)
}

// drawEntry draws what the chosen card, deed or board shows, and lets it be changed. alone says that a board that is drawn has all of the
// page, turned that the list is not beside it.
func (p *Page) drawEntry(u *ui.UI, r ui.Rect, alone, turned bool) {
	width := r.W - u.Px(listScroll+barGap)
	var parts []part
	switch {
	case p.board != "":
		parts = p.boardParts(u, width, r.H, alone)
	case p.card == noCard:
		parts = []part{p.headline(u, width), p.toggle(u, width), p.deed(u, width), p.powers(u, width), p.onward(u, width)}
	default:
		parts = []part{p.headline(u, width), p.toggle(u, width), p.slots(u, width), p.colours(u, width), p.wishes(u, width), p.findings(u, width), p.onward(u, width)}
	}
	if turned && !alone { // else the way there stands beside the name
		parts = append([]part{p.listButton(u, width)}, parts...)
	}
	total := 0.0
	for _, part := range parts {
		total += part.height + u.Px(gap)
	}
	u.Scroll("box.entry", r, total, func(at ui.Rect) {
		at.W = width
		for _, part := range parts {
			var row ui.Rect
			row, at = at.CutTop(part.height)
			_, at = at.CutTop(u.Px(gap))
			part.draw(row)
		}
	})
}

// headline is what is being entered.
func (p *Page) headline(u *ui.UI, width float64) part {
	text := ""
	if p.card == islas.NoCard {
		text = u.T("box.deed", "colour", u.T("colour."+p.colour.String()))
	} else if words := caption.Card(p.s.Texts, p.card); words.Name != words.Spanish {
		text = words.Name + " · " + words.Spanish
	} else {
		text = words.Name
	}
	if slim(u, width) {
		return heading(u, width, text)
	}
	return part{u.LineHeight(theme.Subheading), func(r ui.Rect) {
		u.TextFitted(r, u.Theme().Ink, ui.Left|ui.Middle, text, theme.Subheading, theme.BodyBold, theme.SmallBold)
	}}
}

// toggle says whether the printed card or deed was looked at.
func (p *Page) toggle(u *ui.UI, width float64) part {
	return part{u.ToggleHeight(width, u.T("box.looked")), func(r ui.Rect) {
		on := p.looked()
		if !u.Toggle("box.looked", r, u.T("box.looked"), &on) {
			return
		}
		if p.card == islas.NoCard {
			p.box.Privileges[p.colour] = on
			return
		}
		p.box.Cards[p.card] = on
	}}
}

// slots are the card as it is, and its priorities, one of which is entered next.
func (p *Page) slots(u *ui.UI, width float64) part {
	if slim(u, width) {
		return p.slotsBelow(u, width)
	}
	wide := u.Px(faceNarrow)
	if width >= u.Px(faceWideIn) {
		wide = u.Px(faceWide)
	}
	const rows = islas.Wishes
	list := u.Px(rows*slotHeight + (rows-1)*slotGap)
	height := max(wide/art.CardRatio, list)
	return part{height, func(r ui.Rect) {
		face, list := r.CutLeft(wide)
		p.paintCard(u, face, p.card)
		_, list = list.CutLeft(u.Px(gap))
		for k, row := range list.Column(rows, u.Px(slotGap)) {
			p.drawSlot(u, row.Center(row.W, min(row.H, u.Px(slotHeight))), k)
		}
	}}
}

// slotsBelow are slots with the card above the priorities.
func (p *Page) slotsBelow(u *ui.UI, width float64) part {
	const rows = islas.Wishes
	wide := min(u.Px(faceWide), width)
	card := wide / art.CardRatio
	return part{card + u.Px(rows*(slotHeight+slotGap)), func(r ui.Rect) {
		face, list := r.CutTop(card)
		p.paintCard(u, face.Center(wide, face.H), p.card)
		_, list = list.CutTop(u.Px(slotGap))
		for k, row := range list.Column(rows, u.Px(slotGap)) {
			p.drawSlot(u, row, k)
		}
	}}
}

// drawSlot draws a priority, which a click makes the one that is entered next.
func (p *Page) drawSlot(u *ui.UI, row ui.Rect, k int) {
	wish := p.box.Priorities(p.card)[k]
	label := u.T("box.slot", "n", k+1, "wish", priorityName(u, wish))
	style := u.Fitting(label, row.W-u.Px(60), theme.BodyBold, theme.SmallBold, theme.Small)
	if u.Button("box.slot."+strconv.Itoa(k+1), row, label, ui.ButtonOptions{
		Icon: p.wishIcon(wish), Selected: p.slot == k, Left: true, Style: style, Tooltip: u.T("box.slot.tip"),
	}) {
		p.slot = k
	}
}

// deed is the deed as it is.
func (p *Page) deed(u *ui.UI, width float64) part {
	tip := u.T("box.deed.tip")
	if slim(u, width) {
		words := u.MeasureWrapped(theme.Small, tip, width)
		return part{u.Px(faceNarrow+slotGap) + words, func(r ui.Rect) {
			picture, r := r.CutTop(u.Px(faceNarrow))
			p.paintDeed(u, picture.Center(picture.H, picture.H), p.colour)
			_, r = r.CutTop(u.Px(slotGap))
			u.TextWrapped(r, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, tip)
		}}
	}
	height := max(u.Px(faceNarrow), u.MeasureWrapped(theme.Small, tip, width-u.Px(faceNarrow+gap)))
	return part{height, func(r ui.Rect) {
		picture, words := r.CutLeft(u.Px(faceNarrow))
		p.paintDeed(u, picture, p.colour)
		_, words = words.CutLeft(u.Px(gap))
		u.TextWrapped(words, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, tip)
	}}
}

// powers are those that the privilege can have; the one that another colour had goes there.
func (p *Page) powers(u *ui.UI, width float64) part {
	high := powerHeight
	if slim(u, width) {
		high = theme.Target
	}
	return part{u.Px(islas.Powers*high + (islas.Powers-1)*slotGap), func(r ui.Rect) {
		for k, row := range r.Column(islas.Powers, u.Px(slotGap)) {
			power := islas.Power(k)
			label := u.T("power." + power.String())
			if u.Button("box.power."+power.String(), row, label, ui.ButtonOptions{
				Selected: p.box.Power(p.colour) == power, Left: true, Tooltip: u.T("power."+power.String()+".text", "n", islas.DefaultDrawPrivilege),
				Style: u.Fitting(label, row.W-u.Px(24), theme.BodyBold, theme.SmallBold),
			}) {
				p.box.Box = p.box.Granted(p.colour, power)
			}
		}
	}}
}

// onward leads to what was not looked at yet.
func (p *Page) onward(u *ui.UI, width float64) part {
	label := u.T("box.next")
	return part{u.ButtonHeight(width, label), func(r ui.Rect) {
		looked, all := p.count()
		why := ""
		if looked == all {
			why = u.T("box.next.none")
		}
		r, _ = r.CutLeft(min(r.W, u.ButtonWidth(label, true)))
		if u.Button("box.next", r, label, ui.ButtonOptions{Primary: true, Icon: p.s.Icon(paint.IconRight), Disabled: why != "", Why: why}) {
			p.next()
		}
	}}
}

// priorityName is what a priority is called.
func priorityName(u *ui.UI, p islas.Priority) string {
	if p.IsColour() {
		return u.T("colour." + p.Colour().String())
	}
	return u.T("feature." + p.Feature().String())
}
