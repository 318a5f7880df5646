package shell

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/game/review"
	"islas/locales"
	"islas/render/keep/chronicle"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// telling is the texts about the moments of a match, kept while language, typeface and room stay the same.
type telling struct {
	notice float64 // greatest height so far, in design units
	story  struct {
		texts    *locales.Catalogue
		theme    *theme.Theme
		w, scale float64
		entries  []entry
	}
	marks struct {
		texts *locales.Catalogue
		all   []mark
	}
}

// entry is a moment in the story.
type entry struct {
	moment int
	text   string
	height float64
}

// entries returns all moments as texts in a column of a width.
func (r *result) entries(u *ui.UI, width float64) []entry {
	kept := &r.told.story
	if kept.texts == r.s.Texts && kept.w == width && kept.scale == u.Scale() && kept.theme == u.Theme() {
		return kept.entries
	}
	kept.texts, kept.w, kept.scale, kept.theme, kept.entries = r.s.Texts, width, u.Scale(), u.Theme(), nil
	for i, m := range r.tells.Course.Moments {
		text := u.T("result.moment", "n", m.Round, "text", m.Text(u))
		height := max(u.MeasureWrapped(theme.Small, text, width-u.Px(storyFace+storyGap+storySign)), u.Px(storyFace)) + u.Px(storyGap)
		if slim(u) { // many lines need more air between them
			height += u.Px(storyGap)
		}
		kept.entries = append(kept.entries, entry{i, text, height})
	}
	return kept.entries
}

// fitting returns the entries of the greatest weight for which there is room, in the order in which they happened.
func fitting(all []entry, moments []stage.Moment, room float64) (told []entry) {
	all = slices.SortedFunc(slices.Values(all), func(a, b entry) int { // of the same weight the later ones decided more
		return cmp.Or(moments[b.moment].Weight-moments[a.moment].Weight, b.moment-a.moment)
	})
	for _, e := range all {
		if e.height <= room {
			told = append(told, e)
			room -= e.height
		}
	}
	slices.SortFunc(told, func(a, b entry) int { return a.moment - b.moment })
	return told
}

// mark is all moments of a seat in a round, as one medallion with the icon of the weightiest.
type mark struct {
	stage.Moment
	moments    []int // their indexes
	label, tip string
}

// marks returns the medallions of all moments, in the order of the first of each.
func (r *result) marks(u *ui.UI) []mark {
	kept := &r.told.marks
	if kept.texts != r.s.Texts {
		kept.texts, kept.all = r.s.Texts, gather(u, r.tells.Course)
	}
	return kept.all
}

// gather makes the medallions of a course.
func gather(u *ui.UI, course *stage.Course) (all []mark) {
	for i, m := range course.Moments {
		if m.Round >= len(course.Points) {
			continue
		}
		k := slices.IndexFunc(all, func(o mark) bool { return o.Round == m.Round && o.Seat == m.Seat })
		if k < 0 {
			all = append(all, mark{Moment: m, moments: []int{i}, label: m.Text(u)})
			continue
		}
		to := &all[k]
		to.moments, to.label, to.Major = append(to.moments, i), to.label+"\n"+m.Text(u), to.Major || m.Major
		if m.Weight > to.Weight {
			to.Icon, to.Weight = m.Icon, m.Weight
		}
	}
	for i := range all {
		all[i].tip = u.T("result.moment", "n", all[i].Round, "text", all[i].label)
	}
	return all
}

// dailyResult is what a result shows of a daily challenge.
type dailyResult struct {
	is        bool // the match is one
	working   bool // the strongest level's result is being worked out
	challenge chronicle.Challenge
	try       stage.Try
	ended     daily.Outcome
}

// dailyOf returns what is shown of a daily challenge whose match has ended.
func dailyOf(s *stage.Stage, m match.Any) (v dailyResult) {
	challenge, ok := s.Daily.Of(m)
	if !ok || !m.Over() {
		return v
	}
	v = dailyResult{is: true, challenge: challenge, try: s.Daily.TryOf(m, &challenge)}
	_, rival := s.GameOf(m).(stage.Rival)
	v.working = rival && challenge.Rival == nil
	v.ended = daily.Ended(m)
	return v
}

// text returns the text of how the person and the strongest level ended the daily challenge, in full and short.
func (v *dailyResult) text(u *ui.UI) (long, short string) {
	day := dayOf(u, v.challenge.Day.Date(time.Local))
	short = u.T("games.daily", "day", day)
	rival := v.challenge.Rival
	switch {
	case v.working:
		return u.T("daily.working.long", "day", day), short
	case rival == nil:
		return short, short
	case v.try == stage.OtherTry:
		return u.T("daily.compared.rival", "day", day, "rival", rival.Points[daily.Person], "other", chronicle.Place(rival, int(daily.Person))), short
	}
	long = compared(u, v.challenge.Day, &v.ended, rival)
	if v.try == stage.FirstTry {
		long = u.T("daily.compared.full", "result", long)
	} else {
		long = u.T("daily.later", "result", long)
	}
	return long, u.T("daily.compared.short", "you", v.ended.Points[daily.Person], "rival", rival.Points[daily.Person])
}

// figures returns the text of a player's row of the points for assistive tools: the points of each source, and the sum.
func (r *result) figures(u *ui.UI, seat game.Seat) string {
	var all []string
	sum := 0
	for _, source := range r.tells.Sources {
		points := source.Amounts[seat].Points
		all = append(all, u.T(source.Label)+" "+strconv.Itoa(points))
		sum += points
	}
	return strings.Join(append(all, u.T("result.total")+" "+strconv.Itoa(sum)), ", ")
}

// charted declares a chart in r for assistive tools, with a line of text for each player. The numbers beside its lines say nothing by
// themselves.
func charted(u *ui.UI, id string, r ui.Rect, label string, lines []string) {
	u.Passive(id, r, ui.RegionOptions{Looks: true, Label: label, Value: strings.Join(lines, "; ")})
}

// course returns a text for each player with the points after each round.
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

// course returns a text for each player with the chance to win at the beginning of each round, and at the end.
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
