package shell

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the players' rows in design units.
const (
	rowMargin = 12
	rowGap    = 12
	lineGap   = 8
	thumbWide = 132 // a board's picture beside both lines of a roomy row
	thumbSlim = 84  // and beside the first line of a slim one
	labelRow  = 30
)

// slim reports whether there is room for portrait and board only beside a player's name.
func slim(u *ui.UI, width float64) bool { return width < u.Px(470) }

// rowHeight is the height of a seat's row in a panel of a width: further lines choose among the computer levels and say
// how the chosen one plays.
func (n *newGame) rowHeight(u *ui.UI, seat draftSeat, width float64) float64 {
	h := u.Px(2*theme.Target + lineGap + 2*rowMargin)
	if seat.Control == game.Human {
		return h
	}
	if len(n.levels()) > 1 {
		h += u.Px(lineGap + theme.Target)
	}
	return h + u.Px(lineGap) + n.levelHeight(u, width)
}

// levels are the computer levels that people may choose, the weakest first.
func (n *newGame) levels() []string { return n.draft.info.Levels.Offered() }

// levelHeight is the height of the longest of the sentences about levels, so that choosing moves nothing.
func (n *newGame) levelHeight(u *ui.UI, width float64) (h float64) {
	for _, level := range n.levels() {
		h = max(h, u.MeasureWrapped(theme.Small, u.T("level."+level+".text"), width-u.Px(2*rowMargin)))
	}
	return h
}

// drawPlayers draws the number of players, a row for each, and the options of the game.
func (n *newGame) drawPlayers(u *ui.UI, area ui.Rect) {
	hint := u.T("new.youngest.hint")
	hintHeight := u.MeasureWrapped(theme.Small, hint, area.W-u.Px(40)) + u.Px(20)
	total := u.Px(theme.Target) + hintHeight
	// What is clicked changes the draft in this very frame, which is drawn as it began all the same.
	was, count := n.draft, n.draft.Count
	width := area.W - u.Px(40) // the least that a scroll bar leaves
	for seat := range game.Seat(was.Count) {
		total += n.rowHeight(u, was.Seats[seat], width) + u.Px(rowGap)
	}
	total += u.Px(n.optionsHeight())
	u.Scroll("players", area, total, func(at ui.Rect) {
		head, at := at.CutTop(u.Px(theme.Target))
		var line ui.Rect
		line, at = at.CutTop(hintHeight)
		u.TextWrapped(line, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, hint)
		count = n.drawCount(u, head)
		for seat := range game.Seat(was.Count) {
			var row ui.Rect
			row, at = at.CutTop(n.rowHeight(u, was.Seats[seat], width))
			_, at = at.CutTop(u.Px(rowGap))
			n.drawSeat(u, row, seat)
		}
		n.drawOptions(u, at)
	})
	if count != was.Count {
		n.draft.setCount(count)
	}
}

// drawCount draws the choice of the number of players and returns what is chosen.
func (n *newGame) drawCount(u *ui.UI, r ui.Rect) int {
	label := u.T("new.players")
	name, choice := r.CutLeft(u.MeasureText(theme.Subheading, label) + u.Px(20))
	u.Text(name, theme.Subheading, u.Theme().Ink, ui.Left|ui.Middle, label)
	var labels []string
	least := n.draft.info.MinSeats
	for count := least; count <= n.draft.info.MaxSeats; count++ {
		labels = append(labels, strconv.Itoa(count))
	}
	chosen := n.draft.Count - least
	choice, _ = choice.CutRight(min(choice.W, u.Px(260)))
	u.ChoiceOf("count", choice, ui.ChoiceOptions{Label: label, Labels: labels}, &chosen)
	return chosen + least
}

// drawSeat draws one seat: whether its player begins, the name, who plays, the board.
func (n *newGame) drawSeat(u *ui.UI, r ui.Rect, seat game.Seat) {
	th := u.Theme()
	id := "seat." + strconv.Itoa(int(seat)+1)
	line, width := th.InkFaint, 1.5
	if n.draft.picker() == seat {
		line, width = th.Accent, 3
	}
	u.Round(r, u.Px(theme.Radius), th.PaperLight, u.Px(width), line)
	at := n.divideSeat(u, r)
	n.drawPortrait(u, id, at.portrait, seat)
	n.drawYoungest(u, id+".youngest", at.ship, seat)
	u.TextField(id+".name", at.name, &n.draft.Seats[seat].Name, ui.TextFieldOptions{
		Label: u.T("new.name", "n", int(seat)+1), Placeholder: n.usual(seat), MaxRunes: match.MaxName, Takes: theme.Plain,
	})
	if n.draft.boards() {
		n.drawThumb(u, id, at.thumb, seat)
	}
	control := n.draft.Seats[seat].Control
	if len(n.levels()) > 0 {
		n.drawControl(u, id, at.control, seat)
	}
	if control != game.Human {
		n.drawLevel(u, id, at.level, seat, control)
	}
}

// seatParts is where everything stands in a seat's row; there is no thumb in games without boards.
type seatParts struct{ portrait, ship, name, thumb, control, level ui.Rect }

// divideSeat divides a seat's row.
func (n *newGame) divideSeat(u *ui.UI, r ui.Rect) (p seatParts) {
	side, gap := u.Px(theme.Target), u.Px(lineGap)
	upper, lower := r.Inset(u.Px(rowMargin)).CutTop(u.Px(2*theme.Target + lineGap))
	p.level = lower
	thumb := func(from *ui.Rect, width float64) {
		if n.draft.boards() {
			p.thumb, *from = from.CutRight(u.Px(width))
			_, *from = from.CutRight(gap)
		}
	}
	if !slim(u, r.W) {
		p.portrait, upper = upper.CutLeft(upper.H)
		_, upper = upper.CutLeft(gap)
		thumb(&upper, thumbWide)
	}
	first, second := upper.CutTop(side)
	_, second = second.CutTop(gap)
	if slim(u, r.W) {
		p.portrait, first = first.CutLeft(side)
		_, first = first.CutLeft(gap)
		thumb(&first, thumbSlim)
		p.ship, second = second.CutRight(side)
		_, second = second.CutRight(gap)
	} else {
		p.ship, first = first.CutLeft(side)
		_, first = first.CutLeft(gap)
	}
	p.name, p.control = first, second
	return p
}

// drawYoungest draws the start player's ship, or the place where a click brings it.
func (n *newGame) drawYoungest(u *ui.UI, id string, r ui.Rect, seat game.Seat) {
	th := u.Theme()
	is := n.draft.Start == seat
	o := ui.RegionOptions{Role: ui.RoleToggle, Label: u.T("new.youngest"), Tooltip: u.T("new.youngest.make", "name", n.name(seat))}
	if is {
		o.Value, o.Tooltip = "on", u.T("new.youngest.is", "name", n.name(seat))
	}
	resp := u.Region(id, r, o)
	if resp.Clicked && !is {
		n.draft.setStart(seat)
	}
	fill := th.PaperDark
	if is {
		fill = th.SeaDeep
	}
	line := th.BrassDark
	if resp.Hover && !is {
		line = th.Accent
	}
	u.Circle(r.Middle(), r.W/2, fill, u.Px(2), line)
	if is || resp.Hover {
		if !is {
			u.PushAlpha(0.5)
			defer u.PopAlpha()
		}
		u.Paint(r.Scaled(0.72), pictureStartShip, func(dst *ebiten.Image, r ui.Rect) { n.s.Art.StartShip(dst, r) })
	}
}

// drawControl draws the choice between person and computer.
func (n *newGame) drawControl(u *ui.UI, id string, line ui.Rect, seat game.Seat) {
	who := 1
	if n.draft.human(seat) {
		who = 0
	}
	choice, _ := line.CutLeft(min(u.Px(250), line.W))
	controls := ui.ChoiceOptions{
		Label: u.T("new.control", "n", int(seat)+1), Labels: []string{u.T("control.human"), u.T("control.computer")},
	}
	if u.ChoiceOf(id+".control", choice, controls, &who) {
		control := game.Human
		if who == 1 {
			control = n.draft.weakest()
		}
		n.setControl(seat, control)
	}
}

// drawLevel draws the choice of a computer's level, and below it how the chosen one plays.
func (n *newGame) drawLevel(u *ui.UI, id string, r ui.Rect, seat game.Seat, control string) {
	levels := n.levels()
	chosen := max(slices.Index(levels, control), 0)
	_, r = r.CutTop(u.Px(lineGap))
	if len(levels) > 1 {
		strength := ui.ChoiceOptions{Label: u.T("new.level", "n", int(seat)+1), Style: theme.Body}
		var row ui.Rect
		row, r = r.CutTop(u.Px(theme.Target))
		for _, level := range levels {
			label := u.T("level." + level)
			strength.Labels = append(strength.Labels, label)
			strength.Tooltips = append(strength.Tooltips, u.T("level."+level+".text"))
			if u.MeasureText(theme.Body, label)+u.Px(18) > row.W/float64(len(levels)) {
				strength.Style = theme.Small
			}
		}
		if u.ChoiceOf(id+".level", row, strength, &chosen) {
			n.setControl(seat, levels[chosen])
		}
		_, r = r.CutTop(u.Px(lineGap))
	}
	u.TextWrapped(r, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, u.T("level."+control+".text"))
}

// drawThumb draws the board of a seat; a click lets its player pick again.
func (n *newGame) drawThumb(u *ui.UI, id string, r ui.Rect, seat game.Seat) {
	th := u.Theme()
	b := n.s.Game.Board(n.draft.Seats[seat].Board)
	if b == nil {
		u.Round(r, u.Px(theme.Radius/2), th.PaperDark, u.Px(1.5), th.InkFaint)
		c := th.InkFaint
		if n.draft.picker() == seat {
			c = th.Accent
		}
		n.s.Icon(paint.IconQuestion)(u, r.Center(u.Px(30), u.Px(30)), c)
		return
	}
	resp := u.Region(id+"."+n.draft.info.Boards.Key, r, ui.RegionOptions{
		Label: u.T("board.one", "board", b.Name()), Tooltip: u.T("board.change", "name", n.name(seat), "board", b.Name()),
	})
	if resp.Clicked {
		n.draft.unpick(seat)
	}
	u.Gradient(r, u.Px(theme.Radius/2), th.Sea, th.SeaDeep)
	picture := r.Inset(u.Px(3))
	if r.H > u.Px(2*theme.Target) {
		var name ui.Rect
		name, picture = picture.CutBottom(u.Px(28))
		u.Text(name, theme.Small, th.OnDark, ui.Centered, b.Name())
	}
	b.Paint(n.s, u, picture, -1)
	if resp.Hover {
		u.Stroke(r, u.Px(theme.Radius/2), u.Px(3), th.Accent, th.Accent)
	}
}
