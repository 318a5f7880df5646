package shell

import (
	"cmp"
	"slices"

	"islas/locales"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// telling is the sentences about what is worth telling, kept for as long as language, letters and room stay the same.
type telling struct {
	notice float64 // height of the highest one so far, in design units
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

// entry is a moment as it is told in the story.
type entry struct {
	moment int
	text   string
	height float64
}

// entries returns all moments as they are told in a column of a width.
func (r *result) entries(u *ui.UI, width float64) []entry {
	kept := &r.told.story
	if kept.texts == r.s.Texts && kept.w == width && kept.scale == u.Scale() && kept.theme == u.Theme() {
		return kept.entries
	}
	kept.texts, kept.w, kept.scale, kept.theme, kept.entries = r.s.Texts, width, u.Scale(), u.Theme(), nil
	for i, m := range r.tells.Course.Moments {
		text := u.T("result.moment", "n", m.Round, "text", m.Text(u))
		height := max(u.MeasureWrapped(theme.Small, text, width-u.Px(storyFace+storyGap)), u.Px(storyFace)) + u.Px(storyGap)
		if slim(u) { // many lines need more air between them
			height += u.Px(storyGap)
		}
		kept.entries = append(kept.entries, entry{i, text, height})
	}
	return kept.entries
}

// fitting is the weightiest entries for which there is room, in the order in which they happened.
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

// mark is all that is told of a seat in a round, as one medallion with the sign of the weightiest.
type mark struct {
	stage.Moment
	moments    []int // their numbers
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
