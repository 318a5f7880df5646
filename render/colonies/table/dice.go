package table

import (
	"math"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/rolls"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// diceView draws the last roll, and how often each number was rolled.
type diceView struct {
	rolls rolls.Rolls // of the first seen steps of the log
	seen  int
	cells [2]ui.Rect // where the dice lie after the roll, of this tick
}

// Parts of the event of a roll after which the dice lie still, and after which they go to their place.
const (
	landed = 0.42
	leaves = 0.8
)

// Sizes in design units.
const (
	diceSide  = 62
	diceLarge = 2.2 // of dice that are rolled, in sides of a hex
	dicePart  = 0.4 // width of the dice beside the histogram
	sevenLine = 26
)

// draw draws the dice, the histogram, and what a seven would do.
func (v *diceView) draw(f *frame) intent {
	v.cells = [2]ui.Rect{}
	if f.lay.dice.Empty() {
		return nil
	}
	v.read(f)
	u := f.UI
	in := u.Sheet(f.lay.dice)
	seven, in := in.CutBottom(u.Px(sevenLine), u.Px(4))
	v.seven(f, seven)
	dice, in := in.CutLeft(min(in.W*dicePart, u.Px(2*diceSide+20)), u.Px(10))
	v.dice(f, dice)
	v.histogram(f, in)
	return nil
}

// read counts the rolls that have been shown.
func (v *diceView) read(f *frame) {
	n := f.Log.Len()
	if n < v.seen {
		*v = diceView{}
	}
	for ; v.seen < n; v.seen++ {
		v.rolls.Count(&f.Log.Step(v.seen).Event)
	}
}

// high returns the index of the die that gives the range.
func high(dice [2]int) int { return paint.Flag(dice[1] > dice[0]) }

// rolled returns the dice of the roll that is shown or looked back at; ok is false if there is none.
func (f *frame) rolled() (dice [2]int, ok bool) {
	return [2]int{int(f.Event.Dice[0]), int(f.Event.Dice[1])}, f.shows(colonies.EvDice) && !f.Back
}

// dice draws the last roll where it lies, with the range marked on the higher die. Dice that are being rolled are not there yet.
func (v *diceView) dice(f *frame, r ui.Rect) {
	u := f.UI
	word, r := r.CutBottom(u.LineHeight(theme.SmallBold), u.Px(4))
	side := min(u.Px(diceSide), (r.W-u.Px(10))/2, r.H)
	copy(v.cells[:], r.Center(2*side+u.Px(10), side).Row(2, u.Px(10)))
	if _, rolls := f.rolled(); rolls {
		return
	}
	dice := f.State.Dice()
	text, tip := "", u.T("dice.before.tip")
	if dice[0] > 0 {
		text = u.T("dice.range", "n", f.State.Range())
		tip = u.T("dice.tip", "a", dice[0], "b", dice[1], "sum", dice[0]+dice[1], "n", max(dice[0], dice[1]))
	}
	for i, at := range v.cells {
		f.Show(at, art.Die(dice[i], 0, dice[0] > 0 && i == high(dice)))
	}
	u.TextFitted(word, u.Theme().Accent, ui.Centered, text, theme.SmallBold, theme.Small)
	f.Tell("dice.faces", r.Union(word), tip)
}

// fly draws the dice that are rolled: large, they tumble from whoever rolls over the sea, lie there with the sum and the range, and go to their
// place. With less motion they only lie there.
func (v *diceView) fly(f *frame) {
	dice, rolls := f.rolled()
	if !rolls {
		return
	}
	u, chart := f.UI, &f.views.chart
	t, home := table.Within(f.Progress, 0, landed), table.Swing(table.Within(f.Progress, leaves, 1))
	if f.Reduced() {
		t, home = 1, 0
	}
	side := diceLarge * chart.at.Side
	sea, from := chart.at.Frame().Middle(), chart.seatSpot(f, f.Event.Seat).Middle()
	if away := v.cells[0].Empty(); away && home > 0 { // there is no place for them
		u.PushAlpha(1 - home)
		defer u.PopAlpha()
		home = 0
	}
	for i, face := range dice {
		lean := float64(2*i - 1)
		rest := sea.Add(ui.Point{X: lean * 0.64 * side, Y: -0.16 * lean * side})
		at := ui.RectAround(from.Lerp(rest, table.Ease(t)), side, side).Scaled(0.5 + 0.5*min(2*t, 1))
		left := 1 - table.Ease(t)                                   // of its way
		turn := int(math.Round(lean * (1 + left*float64(34+10*i)))) // over its faces, slower and slower
		if over := int(left * float64(9+3*i)); over > 0 {
			face = (face-1+over*(2+i))%6 + 1
		}
		if up := (1 - t) * math.Abs(math.Sin(3*math.Pi*t)); up > 0 {
			u.Shadow(at.Scaled(0.7), side/3, side*(0.2+0.4*up), theme.Alpha(f.marks().FocusEdge, 0.5-0.3*up))
			at = at.Moved(0, -1.1*side*up)
		}
		if home > 0 {
			at, turn = ui.Lerp(at, v.cells[i], home), int(math.Round(lean*(1-home)))
		}
		f.Show(at, art.Die(face, float64(turn)*math.Pi/12, t >= 1 && i == high(dice)))
	}
	if t >= 1 && home == 0 {
		v.outcome(f, ui.RectAround(sea.Add(ui.Point{Y: 1.02 * side}), 4*side, 0.52*side), dice)
	}
}

// outcome writes what was rolled below the dice: the sum, and how far ships sail.
func (v *diceView) outcome(f *frame, r ui.Rect, dice [2]int) {
	u, th := f.UI, f.marks()
	key, ink := "dice.outcome", th.Ink
	if dice[0]+dice[1] == 7 {
		key, ink = "dice.outcome.seven", th.Danger
	}
	text := u.T(key, "sum", dice[0]+dice[1], "n", max(dice[0], dice[1]))
	r = r.Center(min(u.MeasureText(theme.Subheading, text)+u.Px(36), r.W), max(r.H, u.LineHeight(theme.Subheading)))
	u.Shadow(r, u.Px(6), u.Px(12), th.Shadow)
	u.Round(r, u.Px(6), th.PaperLight, u.Px(2), th.BrassDark)
	u.TextFitted(r.InsetXY(u.Px(8), 0), ink, ui.Centered, text, theme.Subheading, theme.BodyBold, theme.SmallBold)
}

// histogram draws how often each number was rolled.
func (v *diceView) histogram(f *frame, r ui.Rect) {
	u, dice := f.UI, f.Known().Dice()
	last := dice[0] + dice[1]
	rolls.Histogram(u, r, v.rolls, last)
	counts := f.said("dice.counts", func() string { return v.rolls.Words(u.T) })
	f.TellOf("dice.histogram", r, u.T("dice.histogram"), counts, f.said("dice.histogram", func() string {
		return u.T("dice.histogram.tip", "n", v.rolls.All()) + "\n" + counts
	}))
}

// seven tells who would discard how many cards on a seven: by their marks where their names have no room.
func (v *diceView) seven(f *frame, r ui.Rect) {
	u, th, s := f.UI, f.UI.Theme(), f.Known()
	if s.Over() {
		return
	}
	text, ink := f.said("dice.seven", f.sevenWords), th.InkSoft
	if text != u.T("seven.nobody") {
		ink = th.Danger
	}
	f.Icon(r.Center(r.H, r.H).Moved(r.X-r.Middle().X+r.H/2, 0), paint.IconSkull, ink)
	f.Tell("dice.seven", r, text)
	_, r = r.CutLeft(r.H + u.Px(6))
	style := u.Fitting(text, r.W, theme.SmallBold, theme.Small, theme.SmallBold)
	if u.MeasureText(style, text) <= r.W {
		u.Text(r, style, ink, ui.Left|ui.Middle, text)
		return
	}
	head := u.T("seven.some", "list", "")
	at, r := r.CutLeft(u.MeasureText(style, head), u.Px(6))
	u.Text(at, style, ink, ui.Left|ui.Middle, head)
	for seat := range game.Seat(s.Seats()) {
		if n := s.Discards(seat); n > 0 {
			mark := f.Counted(r, strconv.Itoa(n), ink, f.Of(art.SeatMark(seat)))
			_, r = r.CutLeft(mark.W, u.Px(10))
		}
	}
}

// sevenWords tells who would discard how many cards on a seven.
func (f *frame) sevenWords() string {
	u, s := f.UI, f.Known()
	var list []string
	for seat := range game.Seat(s.Seats()) {
		if n := s.Discards(seat); n > 0 {
			list = append(list, u.T("seven.one", "name", strings.ReplaceAll(f.Name(seat), " ", "\u00a0"), "n", n))
		}
	}
	if len(list) == 0 {
		return u.T("seven.nobody")
	}
	return u.T("seven.some", "list", strings.Join(list, ", "))
}
