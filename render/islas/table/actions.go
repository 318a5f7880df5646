package table

import (
	"cmp"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// actionsView draws the buttons of a turn.
type actionsView struct {
	leads intent // the intent of the lead button if it is the primary one; the Enter key does the same
}

// draw draws the buttons unless the ship is in: the lead button first, then what may be done at any time.
func (v *actionsView) draw(f *frame) intent {
	v.leads = nil
	if f.arriving {
		return nil
	}
	u, rows := f.UI, v.rows(f)
	want := v.lead(f, rows[0])
	want = table.Or(want, v.convert(f, rows[1], islas.MakePalace, art.IconPalace))
	want = table.Or(want, v.convert(f, rows[2], islas.MakeTown, art.IconTown))
	switch {
	case f.choice.active:
		o := ui.ButtonOptions{Icon: f.Sign(paint.IconCross), Name: u.T("common.cancel"), Tooltip: u.T("table.cancel")}
		return table.Or(want, v.small(f, rows[3], "cancel", o, nothing()))
	case f.visits:
		o := ui.ButtonOptions{Icon: f.Sign(paint.IconLeft), Name: u.T("common.back"), Tooltip: u.T("table.home") + "\n" + u.T("table.home-tip"), Looks: true}
		return table.Or(want, v.small(f, rows[3], "home", o, looksAt(f.Home)))
	case f.mayExtra():
		return table.Or(want, v.small(f, rows[3], "extra", ui.ButtonOptions{
			Icon: f.Sign(paint.IconDeck), Name: u.T("table.extra"), Tooltip: u.T("power.extra.text"), Disabled: !f.choice.plays(islas.ExtraCard),
			Why: f.whyNot(islas.ExtraAction()), Target: islas.ExtraCard,
		}, islas.ExtraAction()))
	}
	return want
}

// rows returns where the buttons are: lead, palace, town, and one more, which stands beside the lead button where it is needed.
func (*actionsView) rows(f *frame) []ui.Rect {
	u, r := f.UI, f.lay.actions
	if f.lay.upright {
		main, rest := r.CutLeft(r.W*0.34, u.Px(8))
		return append([]ui.Rect{main}, rest.Row(3, u.Px(8))...)
	}
	two := r.Column(2, u.Px(6))
	if f.lay.compact {
		return append(two[:1:1], two[1].Row(3, u.Px(6))...)
	}
	lead, more := two[0], ui.Rect{}
	if f.choice.active || f.visits || f.mayExtra() {
		more, lead = lead.CutRight(lead.W*0.38, u.Px(6))
	}
	return append(append([]ui.Rect{lead}, two[1].Row(2, u.Px(6))...), more)
}

// small draws one of the smaller buttons, and returns want once it is clicked.
func (v *actionsView) small(f *frame, r ui.Rect, id string, o ui.ButtonOptions, want intent) intent {
	label := v.fitting(f, r, o.Name)
	if label == "" && f.UI.MeasureText(v.style(f), o.Name) < r.W-f.UI.Px(26) {
		label, o.Icon = o.Name, nil
	}
	return v.button(f, r, id, label, o, want)
}

// button draws a button with the key of the command that does the same, and returns want once it is clicked.
func (v *actionsView) button(f *frame, r ui.Rect, id, label string, o ui.ButtonOptions, want intent) intent {
	o.Style = v.style(f)
	for _, c := range commands {
		if c.ID == "islas."+id {
			o.Shortcut = f.UI.KeyOf(c)
		}
	}
	if !f.UI.Button(id, r, label, o) {
		return nil
	}
	return want
}

// fitting returns the first text that has room beside an icon on a button in r, "" if none has.
func (v *actionsView) fitting(f *frame, r ui.Rect, texts ...string) string {
	for _, text := range texts {
		if f.UI.MeasureText(v.style(f), text) <= r.W-f.UI.Px(62) {
			return text
		}
	}
	return ""
}

// lead draws the button of what the turn waits for: drawing cards, loading a card, or ending the turn.
func (v *actionsView) lead(f *frame, r ui.Rect) intent {
	u := f.UI
	act := f.Actor != game.NoSeat
	o := ui.ButtonOptions{Disabled: !act, Why: f.wait()}
	switch d := f.State.Decision(); {
	case f.Ends != "":
		return v.button(f, r, "ends", u.T("table.ends"), o, nil)
	case !act && !f.players.Human(d.Seat):
		return f.Skip(r, "skip", v.style(f))
	case d.Phase == islas.PhaseLoad:
		return v.load(f, r, o)
	case d.Phase == islas.PhaseDone:
		o.Icon, o.Primary, o.Tooltip, o.Target = f.Sign(paint.IconTick), act, u.T("table.end-tip"), islas.EndTurn
		return v.does(f, r, "end", u.T("table.end"), o, islas.EndAction())
	}
	o.Icon, o.Primary, o.Tooltip = f.Sign(paint.IconDeck), act && !f.choice.plays(islas.Build), u.T("table.deck-draw", "n", f.drawCount())
	return v.does(f, r, "draw", u.T("table.draw", "n", f.drawCount()), o, islas.DrawAction())
}

// load draws the button that loads the picked card and, if nothing else is left, ends the turn.
func (v *actionsView) load(f *frame, r ui.Rect, o ui.ButtonOptions) intent {
	u, ready := f.UI, f.choice.loads()
	o.Icon, o.Tooltip = f.Sign(paint.IconShip), u.T("table.ship-load")
	if f.Actor != game.NoSeat {
		o.Disabled, o.Why, o.Primary = !ready, u.T("prompt.load"), ready
	}
	label := u.T("table.load")
	var want intent = islas.LoadAction(f.choice.card)
	if ready && f.choice.ends() && !f.Teaching {
		want = loadAndEnd(islas.LoadAction(f.choice.card))
		o.Tooltip, label = u.T("table.load-end-tip"), cmp.Or(v.fitting(f, r, u.T("table.load-end")), u.T("table.load-end-short"))
	}
	return v.does(f, r, "load", label, o, want)
}

// does draws the lead button, and returns want once it is clicked. If it is the primary one the Enter key does the same.
func (v *actionsView) does(f *frame, r ui.Rect, id, label string, o ui.ButtonOptions, want intent) intent {
	if !o.Disabled && o.Primary {
		v.leads = want
		o.Tooltip += " " + f.UI.T("table.or-enter")
	}
	return v.button(f, r, id, label, o, want)
}

// convert draws the button that starts the choice of houses for a palace or a town, which is also its id and the end of its text keys.
func (v *actionsView) convert(f *frame, r ui.Rect, k islas.ActionKind, icon paint.Icon) intent {
	chosen := f.choice.active && f.choice.kind == k
	building, _ := k.Building()
	name, worth, tip := v.words(f, k, building)
	want := v.button(f, r, building.String(), v.fitting(f, r, name, worth), ui.ButtonOptions{
		Icon: f.Sign(icon), Name: name, Selected: chosen, Disabled: !f.choice.plays(k), Why: v.whyNot(f, k, building), Tooltip: tip,
	}, nothing())
	if want != nil && !chosen {
		return f.choice.conversion(k)
	}
	return want
}

// style returns the style of the text on the buttons.
func (*actionsView) style(f *frame) theme.Style {
	if f.lay.compact || f.lay.upright {
		return theme.SmallBold
	}
	return theme.BodyBold
}

// housesFor returns the greatest number of houses of whoever acts that can go together into a palace or town.
func housesFor(f *frame, k islas.ActionKind) int {
	if k == islas.MakePalace && f.State.Owner(islas.Mixed) == f.Actor {
		return f.State.AllHouses(f.Actor).Count()
	}
	most := 0
	for c := range islas.Colour(islas.Colours) {
		most = max(most, f.State.Houses(f.Actor, c).Count())
	}
	return most
}

// words returns the texts of the button of a palace or town: its name with what it brings or lacks, that part alone, and a tooltip.
func (*actionsView) words(f *frame, k islas.ActionKind, building islas.Kind) (name, worth, tip string) {
	u := f.UI
	name, tip = u.T("table."+building.String()), u.T("table."+building.String()+"-tip")
	gives, net, ok := f.memo.ahead.Best(k, f.choice.legal)
	switch {
	case !ok && f.Actor != game.NoSeat && f.State.Stock(building) > 0:
		return u.T("table.lacks", "what", name, "n", housesFor(f, k), "need", k.Houses()), "", tip
	case !ok || !f.Stage.Settings.Consequences:
		return name, "", tip
	}
	worth = signed(net)
	tip += "\n" + u.T("table.convert-worth", "houses", k.Houses(), "each", islas.HousePoints, "gives", gives, "points", worth)
	return u.T("table.worth", "what", name, "points", worth), worth, tip
}

// whyNot returns why no palace or town can be made now.
func (*actionsView) whyNot(f *frame, k islas.ActionKind, building islas.Kind) string {
	key := "why.no-" + building.String()
	switch {
	case f.Actor == game.NoSeat:
		return f.wait()
	case f.State.Stock(building) == 0:
		return f.UI.T(key + "-left")
	case k == islas.MakePalace && f.State.Owner(islas.Mixed) == f.Actor:
		key += "-mixed"
	}
	return f.UI.T(key, "need", k.Houses(), "n", housesFor(f, k))
}
