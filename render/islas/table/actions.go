package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawActions shows the buttons of a turn: what leads on first, then what may be done at any moment.
func (t *Table) drawActions(u *ui.UI) {
	r := t.lay.actions
	rows := r.Column(4, u.Px(8))
	switch {
	case t.lay.upright:
		main, rest := r.CutLeft(r.W * 0.34)
		_, rest = rest.CutLeft(u.Px(8))
		rows = append([]ui.Rect{main}, rest.Row(3, u.Px(8))...)
	case t.lay.compact:
		two := r.Column(2, u.Px(6))
		rows = append(two[:1:1], two[1].Row(3, u.Px(6))...)
	}
	t.mainButton(u, rows[0])
	t.convertButton(u, rows[1], islas.MakePalace, "palace", art.IconPalace)
	t.convertButton(u, rows[2], islas.MakeTown, "town", art.IconTown)
	switch {
	case t.pick.active:
		if u.Button("cancel", rows[3], t.label(u.T("common.cancel")), ui.ButtonOptions{
			Icon: t.sign(paint.IconCross), Name: u.T("common.cancel"), Style: t.buttonStyle(), Tooltip: u.T("table.cancel"),
		}) {
			t.pick = nothing()
		}
	case t.mayExtra():
		extra := plays(t.legal, islas.ExtraCard)
		if u.Button("extra", rows[3], t.label(u.T("table.extra")), ui.ButtonOptions{
			Icon: t.sign(paint.IconDeck), Name: u.T("table.extra"), Style: t.buttonStyle(), Tooltip: u.T("power.extra.text"), Disabled: !extra, Why: t.whyNot(u, islas.ExtraAction()),
		}) {
			t.choose(islas.ExtraCard)
		}
	}
}

// mayExtra reports whether the person who plays owns the extra card's privilege.
func (t *Table) mayExtra() bool {
	actor := t.actor()
	return actor != game.NoSeat && t.state().Owner(islas.Extra) == actor
}

// mainButton is what the turn waits for: cards to be drawn, a card for the ship, or its end.
func (t *Table) mainButton(u *ui.UI, r ui.Rect) {
	d := t.state().Decision()
	act := t.actor() != game.NoSeat
	o := ui.ButtonOptions{Style: t.buttonStyle(), Disabled: !act, Why: t.waitText(u)}
	switch {
	case !act && !t.match.Human(d.Seat):
		o.Icon = t.sign(paint.IconComputer)
		u.Button("wait", r, u.T("table.wait"), o)
	case d.Phase == islas.PhaseLoad:
		ready := t.pick.active && t.pick.kind == islas.Load
		o.Icon, o.Shortcut, o.Tooltip = t.sign(paint.IconShip), ui.KeyL, u.T("table.ship-load")
		if act {
			o.Disabled, o.Why, o.Primary = !ready, u.T("prompt.load"), ready
		}
		if u.Button("load", r, u.T("table.load"), o) && ready {
			t.act(islas.LoadAction(t.pick.card))
		}
	case d.Phase == islas.PhaseDone:
		o.Icon, o.Shortcut, o.Primary, o.Tooltip = t.sign(paint.IconTick), ui.KeyE, act, u.T("table.end-tip")
		if u.Button("end", r, u.T("table.end"), o) {
			t.choose(islas.EndTurn)
		}
	default:
		o.Icon, o.Shortcut = t.sign(paint.IconDeck), ui.KeyD
		o.Primary = act && !plays(t.legal, islas.Build)
		o.Tooltip = u.T("table.deck-draw", "n", t.drawCount())
		if u.Button("draw", r, u.T("table.draw", "n", t.drawCount()), o) {
			t.choose(islas.DrawCards)
		}
	}
}

// convertButton starts the choice of houses for a palace or a town.
func (t *Table) convertButton(u *ui.UI, r ui.Rect, k islas.ActionKind, key string, icon paint.Icon) {
	can := plays(t.legal, k)
	chosen := t.pick.active && t.pick.kind == k
	why := t.waitText(u)
	if t.actor() != game.NoSeat {
		why = u.T("why.no-" + key)
		if k == islas.MakePalace && t.state().Owner(islas.Mixed) == t.actor() {
			why = u.T("why.no-palace-mixed")
		}
	}
	if u.Button(key, r, t.label(u.T("table."+key)), ui.ButtonOptions{
		Icon: t.sign(icon), Name: u.T("table." + key), Style: t.buttonStyle(), Selected: chosen, Disabled: !can, Why: why, Tooltip: u.T("table." + key + "-tip"),
	}) {
		if chosen {
			t.pick = nothing()
			return
		}
		t.pinned = game.NoSeat
		from := t.pick.from
		t.pick = begin(k)
		t.pick.from = from
		if t.pick.offered(t.legal).count == 0 {
			t.pick.from = 0
		}
	}
}

// sign is an icon of the art for a button of the kit.
func (t *Table) sign(i paint.Icon) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, c theme.Color) { t.icon(u, r, i, c) }
}

// buttonStyle is the type on the buttons of a turn.
func (t *Table) buttonStyle() theme.Style {
	if t.lay.compact || t.lay.upright {
		return theme.SmallBold
	}
	return theme.BodyBold
}

// label is what stands on one of the smaller buttons of a turn: nothing where there is only room for its icon.
func (t *Table) label(text string) string {
	if t.lay.compact {
		return ""
	}
	return text
}
