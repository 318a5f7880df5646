// Package rolls counts what the dice show, and draws that.
package rolls

import (
	"slices"
	"strconv"
	"strings"

	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// Rolls is how often each number, the index, was rolled.
type Rolls [13]int

// Cycle is the number of rolls of two dice in which everything comes as often as is to be expected.
const Cycle = 36

// Count counts the roll of an event, if it is one.
func (r *Rolls) Count(e *colonies.Event) {
	if e.Kind == colonies.EvDice {
		r[e.Dice[0]+e.Dice[1]]++
	}
}

// All returns the number of rolls.
func (r *Rolls) All() (n int) {
	for _, k := range r {
		n += k
	}
	return n
}

// Words tells how often each number was rolled.
func (r *Rolls) Words(text caption.Text) string {
	var list []string
	for n := 2; n <= 12; n++ {
		list = append(list, text("dice.count", "number", n, "n", r[n]))
	}
	return strings.Join(list, ", ")
}

// Histogram draws how often each number was rolled, and what was to be expected behind it. The bar of the last roll has an edge; 0 is
// none.
func Histogram(u *ui.UI, r ui.Rect, rolled Rolls, last int) {
	th := u.Theme()
	foot, r := r.CutBottom(u.LineHeight(theme.Small), u.Px(1))
	all := rolled.All()
	most := max(4, slices.Max(rolled[:]), (all+Cycle/6-1)/(Cycle/6))
	numbers := foot.Row(11, u.Px(2))
	every := u.MeasureText(theme.Small, "12") <= numbers[0].W+u.Px(2) // otherwise only even numbers have room
	high, top := u.LineHeight(theme.Small), r.Y
	_, r = r.CutTop(1.6 * high) // a count is above its bar, or above the count beside it
	over := ui.Rect{}           // the last count that has been written
	for i, at := range r.Row(11, u.Px(2)) {
		n := i + 2
		fill, ink := th.Brass, th.InkSoft
		if n == 7 {
			fill = th.Danger
		}
		edge := 0.0
		if n == last {
			edge, ink = u.Px(2), th.Accent
		}
		expected := at.H * float64(all*colonies.Pips(n)) / Cycle / float64(most)
		back, _ := at.CutBottom(min(expected, at.H)) // what was to be expected
		u.Round(back, min(u.Px(3), back.H/2), th.PaperDark, u.Px(1), th.BrassLight)
		bar, _ := at.CutBottom(max(at.H*float64(rolled[n])/float64(most), u.Px(1.5)))
		bar = bar.InsetXY(at.W*0.16, 0)
		u.Round(bar, min(u.Px(3), bar.H/2), fill, edge, th.Ink)
		if rolled[n] > 0 {
			text := strconv.Itoa(rolled[n])
			count := ui.Rect{Y: min(bar.Y, back.Y) - high, W: u.MeasureText(theme.Small, text) + u.Px(2), H: high}
			count.X = at.Middle().X - count.W/2
			if count.X < over.Right() && count.Y < over.Bottom()-u.Px(5) && count.Bottom() > over.Y+u.Px(5) {
				count.Y = over.Y + u.Px(5) - high
			}
			if count.Y >= top-u.Px(2) { // otherwise there is no room: the tooltip tells it
				u.Text(count, theme.Small, th.Ink, ui.Centered, text)
				over = count
			}
		}
		if number := numbers[i]; every || n%2 == 0 {
			number.X, number.W = number.X-u.Px(8), number.W+u.Px(16)
			u.TextFitted(number, ink, ui.Centered, strconv.Itoa(n), theme.Small)
		}
	}
}
