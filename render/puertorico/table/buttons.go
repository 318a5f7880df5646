package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/playing"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// drawButtons are the buttons of the decision at hand, or those that govern what is shown.
func drawButtons(f *frame) intent {
	u, r := f.ui, f.lay.buttons
	switch {
	case f.back:
		return wishes((&playing.BackControls{Earlier: f.earlier, Later: f.later}).Draw(u, f.paint.stage, r.Center(min(r.W, u.Px(360)), r.H)))
	case f.state.Over() && !f.busy:
		plate, r := f.besidePlate(r, u.Px(300))
		f.ownPlate(plate)
		if u.Button("result", r, u.T("table.result"), ui.ButtonOptions{Primary: true, Icon: f.paint.sign(paint.IconCrown)}) {
			return wishes(playing.ToResult)
		}
		return intent{}
	case f.laid != nil:
		return drawPlacing(f, f.lay.placing)
	case f.actor != game.NoSeat:
		if all := f.choices(); len(all) > 0 {
			return f.decide(r, all)
		}
		f.ownPlate(r)
		return intent{}
	}
	c := playing.Controls{Showing: f.busy, Paused: f.paused, ID: "show", Skip: u.T("show.skip")}
	controls, plate := r.CutRight(min(r.W*0.46, u.Px(240)))
	_, plate = plate.CutRight(u.Px(8))
	f.ownPlate(plate)
	return wishes(c.Draw(u, f.paint.stage, controls))
}

// Widths in design units of what stands beside the own plate.
const (
	choiceMore  = 76  // a button, more than its words
	choiceLeast = 300 // buttons, if there is so much
	plateLeast  = 148 // the plate with the sum of the own points
)

// besidePlate divides r between the own plate and buttons that are so wide, or narrower where the plate would have no room otherwise.
func (f *frame) besidePlate(r ui.Rect, wide float64) (plate, buttons ui.Rect) {
	gap := f.ui.Px(8)
	plate, buttons = r.CutLeft(max(r.W-wide-gap, f.ui.Px(plateLeast)))
	_, buttons = buttons.CutLeft(gap)
	return plate, buttons
}

// ownPlate says whose the own board is, and how many points they have.
func (f *frame) ownPlate(r ui.Rect) {
	u, th := f.ui, f.ui.Theme()
	side := min(r.H, u.Px(52))
	name := f.name(f.home)
	crown := f.known().Governor()
	want := side + u.Px(8) + u.MeasureText(theme.Subheading, name) + u.Px(24)
	if crown == f.home {
		want += side
	}
	fits := func(wide float64) bool {
		return f.nameFits(ui.Rect{W: wide - side - u.Px(16) - side*0.2, H: side}, name)
	}
	room := r.W - u.Px(standingApart+standingTotal)
	if !fits(room) {
		room = r.W // the name goes before the points
	}
	if !fits(room) {
		f.ownFace(ui.RectAround(ui.Point{X: r.X + side/2, Y: r.Middle().Y}, side, side))
		_, rest := r.CutLeft(side + u.Px(standingApart)/2)
		f.standing(rest)
		return
	}
	at := r.Center(min(room, want), side)
	at.X = r.X
	u.Round(at, side/2, th.Paper, u.Px(1.5), th.BrassDark)
	f.boards[f.home].head = at
	face, in := at.CutLeft(side)
	f.portrait(face, f.home)
	if crown == f.home {
		token, beside := in.CutRight(side)
		if u.MeasureText(theme.SmallBold, name) <= beside.W-u.Px(16) {
			in = beside
		} else { // the name needs the room: the token hangs on the face
			token = ui.Rect{X: face.Right() - side*0.45, Y: face.Bottom() - side*0.64, W: side * 0.64, H: side * 0.64}.Moved(0, side*0.06)
			_, in = in.CutLeft(side * 0.2)
		}
		f.governor(token.Inset(side * 0.12))
	}
	_, in = in.CutLeft(u.Px(8))
	_, in = in.CutRight(u.Px(8))
	if u.MeasureText(theme.Subheading, name) <= in.W {
		u.Text(in, theme.Subheading, th.Ink, ui.Left|ui.Middle, name)
	} else {
		f.plateName(in, name, theme.BodyBold)
	}
	_, rest := r.CutLeft(at.W + u.Px(standingApart))
	f.standing(rest)
}

// ownFace says the same with the face alone, where there is no room for a name.
func (f *frame) ownFace(at ui.Rect) {
	u, name := f.ui, f.name(f.home)
	f.boards[f.home].head = at
	u.Region("own.face", at, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name, Tooltip: name, Looks: true,
	})
	f.portrait(at, f.home)
	if f.known().Governor() == f.home {
		side := at.W * 0.64
		f.governor(ui.Rect{X: at.Right() - side*0.8, Y: at.Bottom() - side, W: side, H: side})
	}
}

// Widths in design units from which there is room for what the own points come from, and for their sum.
const (
	standingLeast = 250
	standingTotal = 76
	standingApart = 16 // between the plate and the points
)

// standing tells what the own points would be if the game ended now, source by source; where there is less room, the sum.
func (f *frame) standing(r ui.Rect) {
	u, th := f.ui, f.ui.Theme()
	if r.W < u.Px(standingTotal) {
		return
	}
	c := f.known().Score(f.home)
	whole := r.W >= u.Px(standingLeast)
	r = r.Center(r.W, u.Px(40))
	r.W = min(r.W, u.Px(standingLeast+90))
	if !whole {
		r.W = min(r.W, u.Px(standingTotal+50))
	}
	tip := u.T("standing.tip", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large)
	u.Region("standing", r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
	})
	u.Round(r, r.H/2, theme.Alpha(th.ClothDark, 0.6), 0, th.ClothDark)
	icon := func(i paint.Icon) func(r ui.Rect) {
		return func(r ui.Rect) { f.paint.icon(r, i, th.OnDark) }
	}
	if !whole {
		f.standingSum(r.InsetXY(u.Px(12), u.Px(4)), c.Total())
		return
	}
	cells := r.InsetXY(u.Px(12), u.Px(4)).Row(4, u.Px(6))
	f.count(cells[0], c.Chips, th.OnDark, f.paint.chip)
	f.count(cells[1], c.Buildings, th.OnDark, icon(art.IconBuilding))
	f.count(cells[2], c.Large, th.OnDark, icon(paint.IconStar))
	u.Text(cells[3], theme.Number, th.OnDark, ui.Right|ui.Middle, u.T("standing.total", "n", c.Total()))
}

// standingSum writes the sum of the own points with what it counts: in a word, where that has no room with the signs of points and of
// buildings, as the token alone stands for those won by loading, and where these have none either by itself.
func (f *frame) standingSum(r ui.Rect, n int) {
	u, th := f.ui, f.ui.Theme()
	word, sum := u.T("standing.sum"), u.T("standing.total", "n", n)
	if u.MeasureText(theme.Small, word)+u.MeasureText(theme.SmallBold, sum)+u.Px(6) > r.W {
		side := min(r.H*0.92, u.Px(26), (r.W-u.Px(4)-u.MeasureText(theme.SmallBold, sum))/2)
		if side < u.Px(12) {
			u.Text(r, theme.SmallBold, th.OnDark, ui.Centered, sum)
			return
		}
		chip, rest := r.CutLeft(side)
		house, _ := rest.CutLeft(side)
		f.paint.chip(chip.Center(side, side))
		f.paint.icon(house.Center(side, side), art.IconBuilding, th.OnDark)
		u.Text(r, theme.SmallBold, th.OnDark, ui.Right|ui.Middle, sum)
		return
	}
	u.Text(r, theme.Small, th.OnDark, ui.Left|ui.Middle, word)
	u.Text(r, theme.SmallBold, th.OnDark, ui.Right|ui.Middle, sum)
}

// governor draws the governor's token, which is explained when one points at it.
func (f *frame) governor(r ui.Rect) {
	tip := f.ui.T("log.governor", "name", f.name(f.known().Governor()))
	f.ui.Region("governor", r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true,
	})
	f.paint.governor(r)
}

// choice is a button of a decision.
type choice struct {
	id       string
	text     string
	icon     paint.Icon
	primary  bool
	disabled bool
	why      string
	target   any
	wants    intent
}

// decide are the buttons of the decision that the person at the machine has to make, side by side.
func (f *frame) decide(r ui.Rect, all []choice) (want intent) {
	u := f.ui
	wide, least := u.Px(8)*float64(len(all)-1), 0.0
	for _, c := range all {
		wide += u.MeasureText(theme.BodyBold, c.text) + u.Px(choiceMore)
		least = max(least, u.MeasureText(theme.Small, c.text)+u.Px(choiceMore))
	}
	if least*float64(len(all)) <= r.W-u.Px(plateLeast+16) {
		var plate ui.Rect
		plate, r = f.besidePlate(r, max(wide, u.Px(choiceLeast)))
		f.ownPlate(plate)
	}
	cells := r.Row(len(all), u.Px(8))
	if len(all) == 1 && !all[0].primary { // what is declined by it lies elsewhere, and rather meets the eye
		cells[0] = r.Center(r.W, min(r.H, u.Px(theme.Target)))
	}
	for i, c := range all {
		style := u.Fitting(c.text, cells[i].W-u.Px(60), theme.BodyBold, theme.SmallBold, theme.Small)
		if u.Button(c.id, cells[i], c.text, ui.ButtonOptions{
			Primary: c.primary && !f.hint.Ready(), Icon: f.paint.sign(c.icon), Style: style, Disabled: c.disabled, Why: c.why, Target: c.target,
		}) {
			want = c.wants
		}
	}
	return want
}

// choices are the buttons of the decision at hand: what has no place elsewhere on the table, and declining.
func (f *frame) choices() (all []choice) {
	u := f.ui
	for _, a := range f.legal {
		switch a.Kind {
		case puertorico.Draw:
			all = append(all, choice{"draw", actionWords(f, a), paint.IconDeck, true, false, "", drawButton{}, acts(a)})
		case puertorico.Take:
			all = append(all, choice{"take", actionWords(f, a), paint.IconHuman, true, false, "", a, acts(a)})
		case puertorico.Pass:
			all = append(all, choice{"pass", actionWords(f, a), paint.IconCross, false, false, "", a, acts(a)})
		}
	}
	if f.asks(puertorico.PhaseKeep) && f.pick.begun {
		a := f.pick.keep()
		all = append(all, choice{
			"confirm", u.T("do.keep-these", "n", f.pick.loses(f.mine().Barrels())), paint.IconTick, true, !f.can(a), u.T("why.not-kept"),
			confirmed{}, acts(a),
		})
	}
	return all
}
