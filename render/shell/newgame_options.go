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

// optionsHeight is the height of the options of the game, one below the other in a width.
func (n *newGame) optionsHeight(u *ui.UI, width float64) float64 {
	options := n.draft.options()
	count := float64(len(options))
	if count == 0 {
		return 0
	}
	h := u.Px(optionsHead + (count-1)*optionGap + 4)
	for i := range options {
		h += n.controlHeight(u, &options[i], width) + labelHeight(u, options[i].ID, width) + n.warningHeight(u, &options[i], width)
	}
	return h
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

// warningHeight is the height of that in a width.
func (n *newGame) warningHeight(u *ui.UI, o *game.Option, width float64) float64 {
	text := n.warning(u, o)
	if text == "" {
		return 0
	}
	return u.MeasureWrapped(theme.Small, text, width) + u.Px(warningGap)
}

// warningsHeight is the height of all of them, one below the other.
func (n *newGame) warningsHeight(u *ui.UI, width float64) (h float64) {
	options := n.draft.options()
	for i := range options {
		h += n.warningHeight(u, &options[i], width)
	}
	return h
}

// drawWarning draws the word about an option, if there is one, at the top of r, and returns what is left of r.
func (n *newGame) drawWarning(u *ui.UI, r ui.Rect, o *game.Option) ui.Rect {
	at, left := r.CutTop(n.warningHeight(u, o, r.W))
	if text := n.warning(u, o); text != "" {
		_, at = at.CutTop(u.Px(warningGap))
		u.TextWrapped(at, theme.Small, u.Theme().Accent, ui.Left, text)
	}
	return left
}

// labelHeight is the height of what stands above an option.
func labelHeight(u *ui.UI, id string, width float64) float64 {
	return max(u.Px(labelRow), u.MeasureWrapped(theme.Small, u.T("option."+id), width))
}

// optionLabels are the labels of the values of an option of few, in their order.
func optionLabels(u *ui.UI, o *game.Option) (labels []string) {
	for _, v := range o.Choices {
		labels = append(labels, u.T("option."+o.ID+"."+strconv.Itoa(v)))
	}
	return labels
}

// controlHeight is the height of what an option is chosen with in a width.
func (n *newGame) controlHeight(u *ui.UI, o *game.Option, width float64) float64 {
	return u.Px(theme.Target) * float64(max(u.ChoiceRows(width, optionLabels(u, o)), 1))
}

// drawOptions draws what can be agreed on about the rules.
func (n *newGame) drawOptions(u *ui.UI, at ui.Rect) {
	th := u.Theme()
	options := n.draft.options()
	if len(options) == 0 {
		return
	}
	head, at := at.CutTop(u.Px(optionsHead))
	head, _ = head.CutBottom(u.Px(40))
	u.Headed(2, func() {
		u.TextFitted(head, th.Ink, ui.Left|ui.Middle, u.T("new.options"), theme.Subheading, theme.Sidehead, theme.BodyBold, theme.SmallBold)
	})
	for i := range options {
		o := &options[i]
		var label, control ui.Rect
		label, at = at.CutTop(labelHeight(u, o.ID, at.W))
		control, at = at.CutTop(n.controlHeight(u, o, at.W))
		at = n.drawWarning(u, at, o)
		_, at = at.CutTop(u.Px(optionGap))
		u.TextWrapped(label, theme.Small, th.InkSoft, ui.Left|ui.Middle, u.T("option."+o.ID))
		n.drawOption(u, control, o)
	}
}

// drawOptionsPanel draws the same in a panel of their own, as high as they need, at the top of r.
func (n *newGame) drawOptionsPanel(u *ui.UI, r ui.Rect) {
	if len(n.draft.options()) == 0 {
		return
	}
	margins := u.Px(2 * theme.Margin)
	panel, _ := r.CutTop(min(n.optionsHeight(u, r.W-margins)+margins, r.H))
	n.drawOptions(u, u.Panel(panel))
}

// drawOptionsBeside draws the same side by side in r, without a heading, and what is to be said about them in words.
func (n *newGame) drawOptionsBeside(u *ui.UI, r, words ui.Rect) {
	options := n.draft.options()
	for i := range options {
		words = n.drawWarning(u, words, &options[i])
	}
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
