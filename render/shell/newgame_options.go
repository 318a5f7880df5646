package shell

import (
	"math"
	"slices"
	"strconv"

	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the options in design units.
const (
	optionsHead = 12 + 40
	optionGap   = 16
	optionLeast = 230 // width of one beside others, where there is room for that
	warningGap  = 6
)

// optionsBlocks are what can be agreed on about the rules, below a heading.
func (n *newGame) optionsBlocks(u *ui.UI, width float64) []block {
	options, th := n.draft.options(), u.Theme()
	if len(options) == 0 {
		return nil
	}
	all := []block{{u.Px(optionsHead), func(r ui.Rect) {
		r, _ = r.CutBottom(u.Px(40))
		u.Headed(2, func() {
			u.TextFitted(r, th.Ink, ui.Left|ui.Middle, u.T("new.options"), theme.Subheading, theme.Sidehead, theme.BodyBold, theme.SmallBold)
		})
	}}}
	for i := range options {
		o := &options[i]
		label := paragraph(u, width, theme.Small, th.InkSoft, ui.Left|ui.Middle, u.T("option."+o.ID))
		control := u.Px(theme.Target) * float64(max(u.ChoiceRows(width, optionLabels(u, o)), 1))
		all = append(all, block{max(label.height, u.Px(labelRow)), label.draw}, block{control, func(r ui.Rect) { n.drawOption(u, r, o) }})
		if word, ok := n.warned(u, width, o); ok {
			all = append(all, word)
		}
		after := u.Px(optionGap)
		if i == len(options)-1 {
			after = u.Px(4)
		}
		all = append(all, space(after))
	}
	return all
}

// warning is the word about the value chosen for an option with which a match may not end by itself, or empty.
func (n *newGame) warning(u *ui.UI, o *game.Option) string {
	if !o.Distant(n.draft.value(o)) {
		return ""
	}
	rounds := 0
	if by := n.draft.info.Stalemate; by != nil {
		rounds = by.Rounds
	}
	return u.T("option."+o.ID+".far", "far", o.Far, "rounds", rounds)
}

// warned is that word as a block, if there is one.
func (n *newGame) warned(u *ui.UI, width float64, o *game.Option) (word block, ok bool) {
	text := n.warning(u, o)
	said := paragraph(u, width, theme.Small, u.Theme().Accent, ui.Left|ui.Bottom, text)
	return block{said.height + u.Px(warningGap), said.draw}, text != ""
}

// warnings are all such words.
func (n *newGame) warnings(u *ui.UI, width float64) (all []block) {
	options := n.draft.options()
	for i := range options {
		if word, ok := n.warned(u, width, &options[i]); ok {
			all = append(all, word)
		}
	}
	return all
}

// optionLabels are the labels of the values of an option of few, in their order.
func optionLabels(u *ui.UI, o *game.Option) (labels []string) {
	for _, v := range o.Choices {
		labels = append(labels, u.T("option."+o.ID+"."+strconv.Itoa(v)))
	}
	return labels
}

// drawOptionsBeside draws the same side by side in r, without a heading.
func (n *newGame) drawOptionsBeside(u *ui.UI, r ui.Rect) {
	options := n.draft.options()
	gaps := float64(max(len(options)-1, 1))
	each := min(u.Px(optionLeast), (r.W-gaps*u.Px(2*optionGap))/(gaps+1))
	room := r.W
	for i := range options {
		room -= max(u.MeasureText(theme.Small, u.T("option."+options[i].ID)), each)
	}
	gap := max(min(u.Px(2*optionGap), room/gaps), 0)
	for i := range options {
		o := &options[i]
		name := u.T("option." + o.ID)
		var at ui.Rect
		at, r = r.CutLeft(max(u.MeasureText(theme.Small, name), each))
		_, r = r.CutLeft(gap)
		label, control := at.CutTop(u.Px(labelRow))
		u.Text(label, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, name)
		control, _ = control.CutLeft(each)
		n.drawOption(u, control, o)
	}
}

// drawOption draws an option: a choice of its values if they are few.
func (n *newGame) drawOption(u *ui.UI, r ui.Rect, o *game.Option) {
	key := "option." + o.ID
	value := n.draft.value(o)
	if len(o.Choices) == 0 {
		if u.Stepper(o.Flag, r, o.Min, o.Max, &value, u.T(key)) {
			n.draft.setValue(o.ID, value)
		}
		return
	}
	choice := ui.ChoiceOptions{Label: u.T(key), Labels: optionLabels(u, o)}
	choice.Rows = int(math.Round(r.H / u.Px(theme.Target)))
	for range o.Choices {
		if tip := key + ".tip"; n.s.Texts.Has(tip) {
			choice.Tooltips = append(choice.Tooltips, u.T(tip))
		}
	}
	chosen := slices.Index(o.Choices, value)
	if n.draft.settled(o) {
		u.PushDisabled(u.T("code.built-in"))
		defer u.PopDisabled()
	}
	if u.ChoiceOf(o.Flag, r, choice, &chosen) {
		n.draft.setValue(o.ID, o.Choices[chosen])
	}
}
