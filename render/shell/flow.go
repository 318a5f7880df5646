package shell

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// flowing is a scene of text (stage.Flowing): in a narrow window everything in it stands below each other and is scrolled, also at twice
// the usual size on telephones (WCAG 2.2, 1.4.4, 1.4.10; XAG 101).
type flowing struct{}

// Least width and height of such a scene in design units: what is left of them at 200 % in windows of 320 × 568 and 568 × 320 pixels.
const (
	flowWidth  = 266
	flowHeight = 250
)

// Busy implements stage.Scene. A scene of text in which nothing moves is never busy.
func (flowing) Busy() bool { return false }

// Least implements stage.Flowing.
func (flowing) Least() (width, height float64) { return flowWidth, flowHeight }

// Least sizes in design units of boards, and of scenes laid out like them, in a landscape and in a portrait window.
const (
	wideLeast    = 900
	highLeast    = 500
	uprightWidth = 533
)

// cramped reports whether the window is smaller than that. Then things that usually stand side by side stand below each other.
func cramped(u *ui.UI) bool {
	r := u.Bounds()
	width, height := u.Px(wideLeast), u.Px(highLeast)
	if r.H > r.W {
		width, height = u.Px(uprightWidth), width
	}
	return r.W < width-1 || r.H < height-1 // less than a pixel is a matter of rounding
}

// Windows below these sizes, in design units, have no room to spare for margins.
const (
	slimWidth  = 530
	slimHeight = 380
)

// slim reports whether the window is too narrow for wide margins.
func slim(u *ui.UI) bool { return u.Bounds().W < u.Px(slimWidth) }

// shallowHigh is the height in design units below which players and boards, or a card and the button to open it, are not seen at once.
const shallowHigh = 500

// shallow reports whether the window is too narrow or too low for that.
func shallow(u *ui.UI) bool { return slim(u) || u.Bounds().H < u.Px(shallowHigh)-1 }

// block is one of the things that stand below each other in a scene of text.
type block struct {
	height float64 // in the width that all blocks share
	draw   func(r ui.Rect)
}

// space returns an empty block.
func space(height float64) block { return block{height, func(ui.Rect) {}} }

// column returns one block of blocks below each other with a gap between.
func column(gap float64, blocks ...block) block {
	return block{heightOf(blocks, gap), func(r ui.Rect) { stack(r, blocks, gap) }}
}

// Room in design units beside blocks that are scrolled through, and beside rows of settings and passages.
const (
	scrollMargin = 24
	scrollRoom   = 40
)

// drawBlocks draws blocks below each other, with a gap between, in the middle of r, and scrolls them where r is too low. of returns the
// blocks for a width.
func drawBlocks(u *ui.UI, id string, r ui.Rect, gap float64, of func(width float64) []block) {
	blocks := of(r.W)
	if high := heightOf(blocks, gap); high < r.H+1 { // less is a matter of rounding
		stack(r.Center(r.W, high), blocks, gap)
		return
	}
	scrollBlocks(u, id, r, gap, of)
}

// scrollBlocks draws blocks as drawBlocks does, but from the top of r on and always with room for a scroll bar.
func scrollBlocks(u *ui.UI, id string, r ui.Rect, gap float64, of func(width float64) []block) {
	width := r.W - u.Px(scrollMargin)
	blocks := of(width)
	u.Scroll(id, r, heightOf(blocks, gap), func(at ui.Rect) {
		at.W = width
		stack(at, blocks, gap)
	})
}

// stack draws blocks below each other from the top of r on, with a gap between.
func stack(r ui.Rect, blocks []block, gap float64) {
	for _, b := range blocks {
		next := r.TakeTop(b.height, 0)
		b.draw(next)
		_, r = r.CutTop(gap)
	}
}

// heightOf returns the height of blocks together with the gaps between them.
func heightOf(blocks []block, gap float64) (all float64) {
	for _, b := range blocks {
		all += b.height
	}
	return all + gap*float64(max(len(blocks)-1, 0))
}

// abreast returns rows of n blocks side by side in a width, one for each thing, with a gap between.
func abreast[T any](things []T, n int, width, gap float64, of func(thing T, width float64) block) (rows []block) {
	for some := range slices.Chunk(things, n) {
		var row []block
		high := 0.0
		for _, t := range some {
			b := of(t, partOf(width, n, gap))
			row, high = append(row, b), max(high, b.height)
		}
		rows = append(rows, block{high, func(r ui.Rect) {
			for i, at := range r.Row(n, gap)[:len(row)] {
				at.H = row[i].height
				row[i].draw(at)
			}
		}})
	}
	return rows
}

// mapped returns the result of of for each thing.
func mapped[T, U any](things []T, of func(T) U) (all []U) {
	for _, t := range things {
		all = append(all, of(t))
	}
	return all
}

// action is a button and what it does.
type action struct {
	id, label string
	o         ui.ButtonOptions
	do        func()
}

// draw draws the button.
func (a action) draw(u *ui.UI, r ui.Rect) {
	if u.Button(a.id, r, a.label, a.o) {
		a.do()
	}
}

// block returns the button as a block of a width.
func (a action) block(u *ui.UI, width float64) block {
	return block{max(u.Px(menuButton), u.ButtonHeight(width, a.label)), func(r ui.Rect) { a.draw(u, r) }}
}

// buttons returns buttons in rows of as many as have room for their labels, and of about the same length.
func buttons(u *ui.UI, width float64, all []action) []block {
	gap, n := u.Px(menuGap), len(all)
	wide := func(a action) bool { return u.ButtonWidth(a.label, a.o.Icon != nil) > partOf(width, n, gap) }
	for n > 1 && slices.ContainsFunc(all, wide) {
		n--
	}
	rows := (len(all) + n - 1) / n
	return abreast(all, (len(all)+rows-1)/rows, width, gap, func(a action, width float64) block { return a.block(u, width) })
}

// beginning returns the button for a new game.
func beginning(s *stage.Stage, u *ui.UI, primary bool) action {
	o := ui.ButtonOptions{Primary: primary, Icon: s.Icon(paint.IconStar)}
	return action{"new", u.T("title.new"), o, func() { s.Go(s.Routes.NewGame(s)) }}
}

// seatsOf returns the first n seats in their order.
func seatsOf(n int) (all []game.Seat) {
	for seat := range game.Seat(n) {
		all = append(all, seat)
	}
	return all
}

// ranked returns the first n seats from the highest value of by to the lowest.
func ranked(n int, by func(seat game.Seat) int) []game.Seat {
	order := seatsOf(n)
	slices.SortStableFunc(order, func(a, b game.Seat) int { return by(b) - by(a) })
	return order
}

// partOf returns the width of each of n blocks side by side with a gap between.
func partOf(width float64, n int, gap float64) float64 {
	return (width - float64(n-1)*gap) / float64(n)
}

// cell is a block that stands beside others where there is room.
type cell struct {
	wide float64 // its width there; 0 for the rest of the row
	of   func(width float64) block
}

// beside returns cells side by side in a width, all of the same height and with a gap between. Where less than least is left for the cell
// without a width, they stand below each other in the full width.
func beside(width, gap, least float64, cells ...cell) (row block) {
	rest := width - gap*float64(len(cells)-1)
	for _, c := range cells {
		rest -= c.wide
	}
	below := rest < least
	var blocks []block
	wides := make([]float64, len(cells))
	for i, c := range cells {
		switch wides[i] = c.wide; {
		case below:
			wides[i] = width
		case c.wide == 0:
			wides[i] = rest
		}
		blocks = append(blocks, c.of(wides[i]))
		row.height = max(row.height, blocks[i].height)
	}
	if below {
		return column(gap, blocks...)
	}
	row.draw = func(r ui.Rect) {
		for i, wide := range wides {
			at := r.TakeLeft(wide, gap)
			blocks[i].draw(at)
		}
	}
	return row
}

// paragraph returns a text as a block of a width.
func paragraph(u *ui.UI, width float64, s theme.Style, c theme.Color, align ui.Align, text string) block {
	return block{u.MeasureWrapped(s, text, width), func(r ui.Rect) { u.TextWrapped(r, s, c, align, text) }}
}

// titled returns a text as a block of a width, vertically centred if it is one line.
func titled(u *ui.UI, width float64, s theme.Style, c theme.Color, text string) block {
	b := paragraph(u, width, s, c, ui.Left, text)
	if b.height <= u.LineHeight(s)+1 {
		b.draw = func(r ui.Rect) { u.Text(r, s, c, ui.Left|ui.Middle, text) }
	}
	return b
}

// choiceBlock returns a choice as a block of a width.
func choiceBlock(u *ui.UI, width float64, id, label string, labels []string, chosen *int) block {
	rows := u.ChoiceRows(width, labels)
	return block{float64(rows) * u.Px(theme.Target), func(r ui.Rect) {
		u.ChoiceOf(id, r, ui.ChoiceOptions{Label: label, Labels: labels, Rows: rows}, chosen)
	}}
}

// low reports whether the window is too low for wide margins.
func low(u *ui.UI) bool { return u.Bounds().H < u.Px(slimHeight) }

// edgeOf returns the distance in pixels from the window's edge to its content.
func edgeOf(u *ui.UI) float64 {
	if slim(u) {
		return u.Px(theme.Gap)
	}
	return u.Px(edge)
}

// pageIn returns the rectangle of a panel that fills the window below its bar.
func pageIn(u *ui.UI, below ui.Rect) ui.Rect {
	x, y := u.Px(edge), u.Px(16)
	if slim(u) {
		x = u.Px(6)
	}
	if slim(u) || low(u) {
		y = u.Px(6)
	}
	return below.InsetXY(x, y)
}

// pageMargin returns the distance in pixels from the border of such a panel to its content.
func pageMargin(u *ui.UI) float64 {
	if slim(u) || low(u) {
		return u.Px(theme.Gap)
	}
	return u.Px(theme.Margin)
}

// page draws such a panel and returns the space inside its margins.
func page(u *ui.UI, panel ui.Rect) (inside ui.Rect) {
	u.Panel(panel)
	return panel.Rounded().Inset(pageMargin(u))
}

// Sizes in design units that several scenes share.
const (
	edge      = 24 // from the window's edge to its content
	barHeight = 72 // of the bar at the top
	barUnder  = 44 // of the scene's name where it stands below the way back
)

// picture is the key of one of this package's paintings.
type picture uint8

const (
	pictureCartouche picture = iota
	pictureShip
	pictureStartShip
	pictureChart
)

// Parts of a cartouche's height that its frame and its ends take.
const (
	cartoucheSide = 0.40
	cartoucheTop  = 0.235
)

// paintCartouche draws the frame of a title and returns the space inside it.
func paintCartouche(s *stage.Stage, u *ui.UI, r ui.Rect) ui.Rect {
	u.Paint(r, pictureCartouche, func(dst *ebiten.Image, r ui.Rect) { s.Art.Cartouche(dst, r) })
	return r.InsetXY(r.H*cartoucheSide, r.H*cartoucheTop)
}

// whole draws a text in one line, or in several where it has no room in one.
func whole(u *ui.UI, r ui.Rect, st theme.Style, c theme.Color, align ui.Align, text string) {
	if u.MeasureText(st, text) <= r.W {
		u.Text(r, st, c, align, text)
		return
	}
	u.TextWrapped(r, st, c, align, text)
}

// fits returns the first of the texts that is no wider than width, or the last of them.
func fits(u *ui.UI, st theme.Style, width float64, texts ...string) string {
	for _, text := range texts {
		if u.MeasureText(st, text) <= width {
			return text
		}
	}
	return texts[len(texts)-1]
}

// bar draws the bar at the top with the way back and the scene's name. It returns the free part of the bar, the area below it, and whether
// the player wants to go back.
func bar(s *stage.Stage, u *ui.UI, title string) (free, below ui.Rect, back bool) {
	return barWith(s, u, title, 0)
}

// barWith draws the bar as bar does, but leaves needed pixels of it free if it can.
func barWith(s *stage.Stage, u *ui.UI, title string, needed float64) (free, below ui.Rect, back bool) {
	th, e, gap := u.Theme(), edgeOf(u), u.Px(20)
	if slim(u) {
		gap = u.Px(theme.Gap)
	}
	o := ui.ButtonOptions{Icon: s.Icon(paint.IconLeft), Quiet: true, OnDark: true}
	label := u.T("common.back")
	wide := u.ButtonWidth(label, true)
	all := u.Bounds().W - 2*e
	if needed > 0 {
		needed += gap
	}
	least := u.MeasureText(theme.SmallBold, title)
	if wide+gap+least+needed > all && low(u) { // no room below it, either
		o.Name, label, wide = label, "", u.Px(theme.Target)
	}
	style := u.Fitting(title, all-wide-gap-needed, theme.Heading, theme.Subheading, theme.Sidehead, theme.SmallBold)
	under := !low(u) && wide+gap+u.MeasureText(theme.Heading, title)+needed > all // the name stands below the way back
	high := u.Px(barHeight)
	if under {
		style = u.Fitting(title, all, theme.Heading, theme.Subheading, theme.Sidehead, theme.SmallBold)
		high = u.Px(theme.Target + barUnder + theme.Gap)
	}
	top, below := u.Bounds().CutTop(high)
	u.Fill(top, theme.Alpha(th.ClothDark, 0.55))
	row, name := top.InsetXY(e, (top.H-u.Px(theme.Target))/2), ui.Rect{}
	if under {
		row, name = top.InsetXY(e, u.Px(theme.Gap)/2).CutTop(u.Px(theme.Target))
	}
	button, free := row.CutLeft(wide)
	back = u.Button("back", button, label, o) || u.KeyPressed(ui.KeyEscape)
	_, free = free.CutLeft(gap)
	if !under {
		name = free.TakeLeft(u.MeasureText(style, title)+u.Px(2), gap)
	}
	u.Headed(1, func() { u.Text(name, style, th.OnDark, ui.Left|ui.Middle, title) })
	return free, below, back
}
