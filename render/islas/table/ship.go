package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// shipView draws the ship: in its place beside the table, at the quay in the ledger, and on its way between the two.
type shipView struct{}

// draw draws the place of the ship, where it takes cards.
func (v shipView) draw(f *frame) (want intent) {
	u, r := f.UI, f.lay.ship
	picture, label := pileIn(r, u.Px(1))
	loading := f.choice.plays(islas.Load)
	can := f.choice.loads()
	why := ""
	if !can {
		why = f.whyNotShip()
	}
	if can || loading && f.dragged != islas.NoCard {
		beckon(u, r)
	}
	n := f.carded().ShipSize()
	if v.moored(f) {
		f.paint.ship(picture, n, paint.Pose{}, false)
	} else { // its berth
		side := min(u.Px(72), picture.H)
		f.Icon(picture.Center(side, side), paint.IconAnchor, theme.Alpha(u.Theme().OnDarkSoft, 0.45))
	}
	pileText(u, label, u.T("table.ship", "n", n), n)
	got := u.Region("ship", r, ui.RegionOptions{
		Label: u.T("table.ship", "n", n), Tooltip: v.tip(f, u.T("table.ship-load")), Disabled: !loading, Why: v.tip(f, why), DropOn: loading,
		Target: islas.Load,
	})
	if can && (got.Clicked || got.Dropped != "") {
		want = islas.LoadAction(f.choice.card)
	}
	return want
}

// tip returns a text with the cards aboard that the viewer has put there this round (rules, section 12).
func (shipView) tip(f *frame, text string) string {
	for i := range f.State.ShipSize() {
		if c, by := f.State.ShipAt(i); by == f.Viewer && f.Viewer != game.NoSeat && c != islas.NoCard {
			text += "\n" + f.UI.T("table.ship-yours", "who", cardName(f.UI, c))
		}
	}
	return text
}

// moored reports whether the ship lies in its place beside the table.
func (shipView) moored(f *frame) bool {
	if _, sails := underWay(f); sails {
		return false
	}
	return f.quay().Empty() || f.State.Over()
}

// quay returns where the ship lies while it unloads: empty if it stays in its place.
func (f *frame) quay() ui.Rect {
	if !f.arriving {
		return ui.Rect{}
	}
	return f.lay.quay
}
