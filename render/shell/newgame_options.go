package shell

import (
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
)

// optionsHeight is the height of the options of the game, in design units.
func (n *newGame) optionsHeight() float64 {
	count := float64(len(n.draft.info.Options))
	if count == 0 {
		return 0
	}
	return optionsHead + count*(labelRow+theme.Target) + (count-1)*optionGap + 4
}

// drawOptions draws what can be agreed on about the rules.
func (n *newGame) drawOptions(u *ui.UI, at ui.Rect) {
	th := u.Theme()
	if len(n.draft.info.Options) == 0 {
		return
	}
	head, at := at.CutTop(u.Px(optionsHead))
	head, _ = head.CutBottom(u.Px(40))
	u.Text(head, theme.Subheading, th.Ink, ui.Left|ui.Middle, u.T("new.options"))
	for i := range n.draft.info.Options {
		o := &n.draft.info.Options[i]
		var label, control ui.Rect
		label, at = at.CutTop(u.Px(labelRow))
		control, at = at.CutTop(u.Px(theme.Target))
		_, at = at.CutTop(u.Px(optionGap))
		u.Text(label, theme.Small, th.InkSoft, ui.Left|ui.Middle, u.T("option."+o.ID))
		n.drawOption(u, control, o)
	}
}

// drawOption draws an option: a choice of its values if they are few.
func (n *newGame) drawOption(u *ui.UI, r ui.Rect, o *game.Option) {
	key := "option." + o.ID
	value := n.draft.values[o.ID]
	if len(o.Choices) == 0 {
		if u.Stepper(o.Flag, r, o.Min, o.Max, &value, u.T(key)) {
			n.draft.setValue(o.ID, value)
		}
		return
	}
	choice := ui.ChoiceOptions{Label: u.T(key)}
	for _, v := range o.Choices {
		choice.Labels = append(choice.Labels, u.T(key+"."+strconv.Itoa(v)))
		if tip := key + ".tip"; n.s.Texts.Has(tip) {
			choice.Tooltips = append(choice.Tooltips, u.T(tip))
		}
	}
	chosen := slices.Index(o.Choices, value)
	if u.ChoiceOf(o.Flag, r, choice, &chosen) {
		n.draft.setValue(o.ID, o.Choices[chosen])
	}
}
