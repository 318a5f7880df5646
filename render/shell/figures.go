package shell

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/review"
	"islas/render/ui"
)

// figures is what a player's row of the points says, in words for assistive tools: so much from each source, and in all. It is nothing while
// they are still being counted.
func (r *result) figures(u *ui.UI, seat game.Seat) string {
	if r.tally.verdict() < 1 {
		return ""
	}
	var all []string
	sum := 0
	for _, source := range r.tells.Sources {
		points := source.Amounts[seat].Points
		all = append(all, u.T(source.Label)+" "+strconv.Itoa(points))
		sum += points
	}
	return strings.Join(append(all, u.T("result.total")+" "+strconv.Itoa(sum)), ", ")
}

// charted names what lies in r for assistive tools: a chart, with what it shows of each player. The numbers beside its lines say nothing
// by themselves.
func charted(u *ui.UI, id string, r ui.Rect, label string, lines []string) {
	u.Region(id, r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: label, Value: strings.Join(lines, "; "),
	})
}

// course is how many points everybody had after each round, in words.
func (r *result) course() (lines []string) {
	for _, seat := range r.order {
		var all []string
		for _, points := range r.tells.Course.Points {
			all = append(all, strconv.Itoa(points[seat]))
		}
		lines = append(lines, r.setup.Seats[seat].Name+": "+strings.Join(all, ", "))
	}
	return lines
}

// course is everybody's chance to win when each round began, and at the end, in words.
func (l *looking) course(u *ui.UI) (lines []string) {
	for seat := range game.Seat(len(l.setup.Seats)) {
		var all []string
		say := func(moment int) {
			all = append(all, u.T("review.percent", "n", (l.chance(moment, seat)*100+review.Whole/2)/review.Whole))
		}
		round := 0
		for i := range l.review.Looked {
			if m := &l.review.Looked[i]; m.Round != round {
				round = m.Round
				say(i)
			}
		}
		say(len(l.review.Looked))
		lines = append(lines, l.setup.Seats[seat].Name+": "+strings.Join(all, ", "))
	}
	return lines
}
