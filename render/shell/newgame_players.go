package shell

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// levels returns the computer levels that can be chosen, the weakest first.
func (n *newGame) levels() []string { return n.draft.info.Levels.Offered() }

// playersBlocks returns the number of players, a row for each, and the options of the game if they stand here. They are laid out by the
// draft at the start of the frame.
func (n *newGame) playersBlocks(u *ui.UI, width float64, options bool, was *draft, count *int) []block {
	th, label, least := u.Theme(), u.T("new.players"), n.draft.info.MinSeats
	var counts []string
	for i := least; i <= n.draft.info.MaxSeats; i++ {
		counts = append(counts, strconv.Itoa(i))
	}
	name := titled(u, width, theme.Subheading, th.Ink, label)
	hint := paragraph(u, width, theme.Small, th.InkSoft, ui.Left|ui.Middle, n.hint(u))
	all := []block{
		beside(width, u.Px(20), u.Px(countEach*float64(len(counts))),
			cell{u.MeasureText(theme.Subheading, label), func(float64) block { return name }},
			cell{0, func(float64) block {
				return block{u.Px(theme.Target), func(r ui.Rect) {
					r, _ = r.CutRight(min(r.W, u.Px(countMost)))
					chosen := n.draft.Count - least
					u.ChoiceOf("count", r, ui.ChoiceOptions{Label: label, Labels: counts}, &chosen)
					*count = chosen + least
				}}
			}}),
		{hint.height + u.Px(20), hint.draw},
	}
	plan := n.planSeats(u, width)
	for seat := range game.Seat(was.Count) {
		tall := plan.height(u, was.Seats[seat], len(n.levels()))
		all = append(all, block{tall + u.Px(rowGap), func(r ui.Rect) {
			r, _ = r.CutTop(tall)
			n.drawSeat(u, r, seat, plan)
		}})
	}
	all = append(all, block{plan.told, func(r ui.Rect) { n.drawTold(u, r) }})
	if options {
		all = append(all, n.optionsBlocks(u, width)...)
	}
	return all
}

// hint returns the text about the whole table: how long the game takes, and who begins.
func (n *newGame) hint(u *ui.UI) string {
	people := 0
	for seat := range game.Seat(n.draft.Count) {
		if n.draft.human(seat) {
			people++
		}
	}
	text := u.T("new.youngest.hint")
	if minutes := n.draft.info.Minutes(people, n.draft.Count-people); minutes > 0 {
		text = u.T("new.length", "n", minutes) + " " + text
	}
	return text
}

// drawShip draws a pale ship where the panel would be empty.
func (n *newGame) drawShip(u *ui.UI, r ui.Rect) {
	side := min(r.W, r.H) * 0.6
	if side < u.Px(110) {
		return
	}
	u.PushAlpha(0.3)
	side = min(side, u.Px(260))
	u.Paint(r.Center(side, side), pictureStartShip, func(dst *ebiten.Image, r ui.Rect) { figures.StartShip(n.s.Art, dst, r) })
	u.PopAlpha()
}

// countMost is the greatest width of the choice of the number of players in design units.
const countMost = 260

// drawSeat draws one seat: whether its player begins, the name, who plays it, and the board.
func (n *newGame) drawSeat(u *ui.UI, r ui.Rect, seat game.Seat, plan seatPlan) {
	th := u.Theme()
	id := "seat." + strconv.Itoa(int(seat)+1)
	line, width := th.InkFaint, 1.5
	if n.draft.picker() == seat {
		line, width = th.Accent, 3
	}
	u.Round(r, u.Px(theme.Radius), th.PaperLight, u.Px(width), line)
	at := n.divideSeat(u, r, plan)
	n.drawPortrait(u, id, at.portrait, seat)
	n.drawYoungest(u, id+".youngest", at.ship, seat)
	u.TextField(id+".name", at.name, &n.draft.Seats[seat].Name, ui.TextFieldOptions{
		Label: u.T("new.name", "n", int(seat)+1), Placeholder: n.usual(seat), MaxRunes: match.MaxName, Takes: theme.Plain, Lost: tellsLost(n.s),
	})
	if n.draft.boards() {
		n.drawThumb(u, id, at.thumb, seat)
	}
	control := n.draft.Seats[seat].Control
	if len(n.levels()) > 0 {
		n.drawControl(u, id, at.control, seat, plan)
	}
	if control != game.Human {
		n.drawLevel(u, id, at.level, seat, control, plan)
	}
}

// drawYoungest draws the start player's ship, or the place where a click puts it.
func (n *newGame) drawYoungest(u *ui.UI, id string, r ui.Rect, seat game.Seat) {
	th := u.Theme()
	is := n.draft.Start == seat
	o := ui.RegionOptions{Role: ui.RoleToggle, Label: u.T("new.youngest"), Tooltip: u.T("new.youngest.make", "name", n.name(seat))}
	if is {
		o.Value, o.Tooltip = "on", u.T("new.youngest.is", "name", n.name(seat))
	}
	resp := u.Region(id, r, o)
	if resp.Clicked {
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
	if open := n.draft.Start == game.NoSeat; is || open || resp.Hover {
		switch {
		case is:
		case resp.Hover:
			u.PushAlpha(0.7)
			defer u.PopAlpha()
		default: // no start player: what a click would do
			u.PushAlpha(0.4)
			defer u.PopAlpha()
		}
		u.Paint(r.Scaled(0.72), pictureStartShip, func(dst *ebiten.Image, r ui.Rect) { figures.StartShip(n.s.Art, dst, r) })
	}
}

// drawControl draws the choice between person and computer.
func (n *newGame) drawControl(u *ui.UI, id string, line ui.Rect, seat game.Seat, plan seatPlan) {
	who := 1
	if n.draft.human(seat) {
		who = 0
	}
	choice, _ := line.CutLeft(min(u.Px(controlMost), line.W))
	controls := ui.ChoiceOptions{
		Label: u.T("new.control", "n", int(seat)+1), Labels: controlLabels(u), Style: plan.style(), Rows: plan.controlRows,
	}
	if u.ChoiceOf(id+".control", choice, controls, &who) {
		control := game.Human
		if who == 1 {
			control = n.draft.weakest()
		}
		n.setControl(seat, control)
	}
}

// controlLabels returns the labels of the choice between person and computer.
func controlLabels(u *ui.UI) []string { return []string{u.T("control.human"), u.T("control.computer")} }

// levelLabels returns the labels of the choice of a computer's level.
func (n *newGame) levelLabels(u *ui.UI) []string {
	return mapped(n.levels(), func(level string) string { return u.T("level." + level) })
}

// drawLevel draws the choice of a computer's level, if there is one.
func (n *newGame) drawLevel(u *ui.UI, id string, r ui.Rect, seat game.Seat, control string, plan seatPlan) {
	levels := n.levels()
	chosen := max(slices.Index(levels, control), 0)
	if len(levels) < 2 {
		return
	}
	strength := ui.ChoiceOptions{Label: u.T("new.level", "n", int(seat)+1), Labels: n.levelLabels(u), Style: plan.style(), Rows: plan.levelRows}
	for _, level := range levels {
		strength.Tooltips = append(strength.Tooltips, u.T("level."+level+".text"))
	}
	if u.ChoiceOf(id+".level", r, strength, &chosen) {
		n.setControl(seat, levels[chosen])
		n.leveled = seat
	}
	if in := u.Input(); in.Inside && r.Contains(in.Pos) {
		n.leveled = seat
	}
}

// drawTold draws the text of how the computer plays whose level was pointed at or chosen last, or else the first one.
func (n *newGame) drawTold(u *ui.UI, r ui.Rect) {
	seat := n.leveled
	for i := game.Seat(0); (int(seat) >= n.draft.Count || n.draft.human(seat)) && int(i) < n.draft.Count; i++ {
		seat = i
	}
	if int(seat) < n.draft.Count && !n.draft.human(seat) {
		u.TextWrapped(r, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, n.told(u, n.name(seat), n.draft.Seats[seat].Control))
	}
}

// told returns the text of how somebody plays at a level.
func (n *newGame) told(u *ui.UI, name, level string) string {
	return u.T("new.plays", "name", name, "how", u.T("level."+level+".text"))
}

// drawThumb draws the board of a seat; a click lets its player pick again.
func (n *newGame) drawThumb(u *ui.UI, id string, r ui.Rect, seat game.Seat) {
	th := u.Theme()
	b := n.board(n.draft.Seats[seat].Board)
	if b == nil {
		u.Round(r, u.Px(theme.Radius/2), th.PaperDark, u.Px(1.5), th.InkFaint)
		c := th.InkSoft
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
	if r.W >= u.Px(thumbLong) {
		var name ui.Rect
		picture, name = picture.CutLeft(picture.H * 1.3)
		u.Text(name, theme.Small, th.OnDark, ui.Centered, b.Name())
	}
	b.Paint(n.s, u, picture, -1)
	if resp.Hover {
		u.Stroke(r, u.Px(theme.Radius/2), u.Px(3), th.Accent, th.Accent)
	}
}

// tellsLost returns a function that shows how many letters a text field has left out.
func tellsLost(s *stage.Stage) func(letters int) {
	return func(letters int) { s.Tell("ui.letters-lost", "n", letters) }
}
