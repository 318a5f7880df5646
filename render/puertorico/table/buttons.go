package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// buttonsView draws the buttons of the current decision, or those that control the presentation.
type buttonsView struct{ *frame }

// draw draws the buttons of the current decision, or those that control the presentation.
func (v buttonsView) draw() intent {
	u, r, all := v.UI, v.lay.buttons, v.choices()
	switch {
	case v.Back:
		return v.Controls(r.Center(min(r.W, u.Px(360)), r.H), "")
	case v.State.Over() && !v.Showing:
		return v.Result(v.besidePlate(r))
	case v.laid != nil:
		return v.placing.draw(v.lay.placing)
	case len(all) > 0:
		return v.decide(r, all)
	case v.Actor != game.NoSeat, v.Watching: // the strip of the replay has its own controls
		v.plate.own(r)
		return nil
	}
	controls, plate := r.CutRight(min(r.W*0.46, u.Px(240)), u.Px(8))
	v.plate.own(plate)
	return v.Controls(controls, "show")
}

// Widths of buttons in design units.
const (
	buttonsApart = 8
	choiceMore   = 60 // of a button with an icon beyond its text
	choiceBare   = 28 // of a button without one beyond its text
)

// plateShare is the width of the plate of the home seat, as a part of that of the region.
const plateShare = 0.4

// choice is a button of a decision.
type choice struct {
	id    string
	texts []string // the longest first
	icon  paint.Icon
	ui.ButtonOptions
	wants intent
}

// besidePlate draws the plate of the home seat and returns what is left of r for the buttons of a decision.
func (v buttonsView) besidePlate(r ui.Rect) (buttons ui.Rect) {
	plate, buttons := r.CutLeft(r.W*plateShare, v.UI.Px(buttonsApart))
	v.plate.own(plate)
	return buttons
}

// decide draws the buttons of a decision side by side, with short texts and at last no icons where there is too little room.
func (v buttonsView) decide(r ui.Rect, all []choice) (want intent) {
	u := v.UI
	r = v.besidePlate(r)
	cells := r.Row(len(all), u.Px(buttonsApart))
	if len(all) == 1 && !all[0].Primary { // what it declines lies elsewhere and is to be noticed first
		cells[0] = r.Center(r.W, min(r.H, u.Px(theme.Target)))
	}
	for i, c := range all {
		c.Name, c.Icon, c.Primary = c.texts[0], v.Sign(c.icon), c.Primary && v.leadsOn()
		if v.button(c.id, cells[i], c.texts, c.ButtonOptions) {
			want = c.wants
		}
	}
	return want
}

// leadsOn reports whether the button that confirms is the one to click: unless something else is suggested.
func (f *frame) leadsOn() bool { return !f.Hint.Ready || f.advice.liesAsSuggested() }

// button draws a button with the first of some texts that has room beside its icon, or else with the last and without the icon.
func (f *frame) button(id string, r ui.Rect, texts []string, o ui.ButtonOptions) bool {
	u, room := f.UI, r.W-f.UI.Px(choiceMore)
	i := slices.IndexFunc(texts, func(text string) bool { return u.MeasureText(theme.Small, text) <= room })
	if i < 0 {
		i, room, o.Icon = len(texts)-1, r.W-u.Px(choiceBare), nil
	}
	o.Style = u.Fitting(texts[i], room, theme.BodyBold, theme.SmallBold, theme.Small)
	return u.Button(id, r, texts[i], o)
}

// choices returns the buttons of the current decision: the actions that have no other place on the table, and declining.
func (v buttonsView) choices() (all []choice) {
	u, primary := v.UI, ui.ButtonOptions{Primary: true}
	for _, a := range v.Legal {
		c, text := choice{wants: a}, caption.Action(u.T, v.decision.Phase, a)
		switch a.Kind {
		case puertorico.Draw:
			c = choice{"draw", []string{text, u.T("do.draw.short")}, paint.IconDeck, primary, a}
		case puertorico.Take:
			c = choice{"take", []string{text, u.T("do.worker.short")}, paint.IconHuman, primary, a}
		case puertorico.Pass:
			c = choice{"pass", []string{text}, paint.IconCross, ui.ButtonOptions{}, a}
		default:
			continue
		}
		if c.Target = a; a.Kind == puertorico.Draw {
			c.Target = drawButton{}
		}
		all = append(all, c)
	}
	if v.asks(puertorico.PhaseKeep) && v.pick.begun {
		a := v.pick.keep()
		lost := a.Loses(v.mine().Barrels())
		n := lost.Total()
		all = append(all, choice{
			confirmButton, []string{u.T("do.keep-these", "n", n), u.T("do.keep-these.short", "n", n)}, paint.IconTick,
			ui.ButtonOptions{Primary: true, Disabled: !v.can(a), Why: u.T("why.not-kept"), Target: confirmed{}}, a,
		})
	}
	return all
}
