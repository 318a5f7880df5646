package table

import (
	"math"
	"strings"

	"islas/game"
	"islas/game/colonies"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// diceView draws the last roll, and how often each number was rolled.
type diceView struct {
	rolls Rolls // of the first seen steps of the log
	seen  int
}

// landed is the part of the event of a roll after which the dice lie still.
const landed = 0.6

// Sizes in design units.
const (
	diceSide  = 62
	dicePart  = 0.4 // width of the dice beside the histogram
	sevenLine = 26
)

// draw draws the dice, the histogram, and what a seven would do.
func (v *diceView) draw(f *frame) intent {
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

// faces returns what the dice show, zeros before the roll, how they are turned, and how high above the table they are, from 0 to 1.
func (v *diceView) faces(f *frame) (faces, turned [2]int, above float64) {
	if !f.shows(colonies.EvDice) {
		return f.State.Dice(), turned, 0
	}
	faces = [2]int{int(f.Event.Dice[0]), int(f.Event.Dice[1])}
	t := f.Progress / landed
	if t >= 1 || f.Reduced() {
		return faces, turned, 0
	}
	for i := range faces { // they roll over their faces, slower and slower
		turns := int(math.Floor((1 - table.Ease(t)) * float64(9+3*i)))
		faces[i], turned[i] = (faces[i]-1+turns*(2+i))%6+1, turns*(3-2*i)%16
	}
	return faces, turned, table.Touchdown(t)
}

// dice draws the dice, with the range marked on the higher one.
func (v *diceView) dice(f *frame, r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	faces, turned, above := v.faces(f)
	word, r := r.CutBottom(u.LineHeight(theme.SmallBold), u.Px(4))
	side := min(u.Px(diceSide), (r.W-u.Px(10))/2, r.H)
	cells := r.Center(2*side+u.Px(10), side).Row(2, u.Px(10))
	high := 0
	if faces[1] > faces[0] {
		high = 1
	}
	rolled := faces[0] > 0
	for i, at := range cells {
		at = at.Moved(u.Px(14)*above*float64(1-2*i), -u.Px(30)*above)
		f.paint.die(at, faces[i], turned[i], rolled && above == 0 && i == high)
	}
	text := ""
	if rolled && above == 0 {
		text = u.T("dice.range", "n", f.State.Range())
		if f.shows(colonies.EvDice) {
			text = u.T("dice.range", "n", max(faces[0], faces[1]))
		}
	}
	u.TextFitted(word, th.Accent, ui.Centered, text, theme.SmallBold, theme.Small)
	tip := u.T("dice.before.tip")
	if rolled {
		tip = u.T("dice.tip", "a", faces[0], "b", faces[1], "sum", faces[0]+faces[1], "n", max(faces[0], faces[1]))
	}
	f.paint.tell("dice.faces", r.Union(word), tip)
}

// histogram draws how often each number was rolled.
func (v *diceView) histogram(f *frame, r ui.Rect) {
	u, last := f.UI, 0
	if faces, _, above := v.faces(f); above == 0 {
		last = faces[0] + faces[1]
	}
	Histogram(u, r, v.rolls, last)
	counts := f.said("dice.counts", func() string { return v.rolls.Words(u.T) })
	f.paint.tellOf("dice.histogram", r, u.T("dice.histogram"), counts, f.said("dice.histogram", func() string {
		return u.T("dice.histogram.tip", "n", v.rolls.All()) + "\n" + counts
	}))
}

// seven tells who would discard how many cards on a seven.
func (v *diceView) seven(f *frame, r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	text, ink := f.said("dice.seven", f.sevenWords), th.InkSoft
	if text != u.T("seven.nobody") {
		ink = th.Danger
	}
	f.Icon(r.Center(r.H, r.H).Moved(r.X-r.Middle().X+r.H/2, 0), paint.IconSkull, ink)
	_, r = r.CutLeft(r.H + u.Px(6))
	said := text
	if u.MeasureText(theme.Small, said) > r.W {
		said = f.sevenTotal()
	}
	u.TextFitted(r, ink, ui.Left|ui.Middle, said, theme.SmallBold, theme.Small)
	f.paint.tell("dice.seven", r, text)
}

// sevenWords tells who would discard how many cards on a seven.
func (f *frame) sevenWords() string {
	u, s := f.UI, f.known()
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

// sevenTotal tells how many cards a seven would cost all together.
func (f *frame) sevenTotal() string {
	n := 0
	for seat := range game.Seat(f.known().Seats()) {
		n += f.known().Discards(seat)
	}
	return f.UI.T("seven.total", "n", n)
}
