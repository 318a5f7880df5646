package stage

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/ui"
)

// seaKey says how the sea is drawn, for the kit's test whether a picture has changed.
type seaKey struct{ high bool }

// roseKey says the same of the compass rose.
type roseKey struct{ high bool }

// PaintSea fills the window with the chart's sea, and the sun on it while the water moves.
func (s *Stage) PaintSea(u *ui.UI) {
	u.Paint(u.Bounds(), seaKey{s.Theme.HighContrast}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Sea(dst, r) })
	if !s.Water.Lively || s.Theme.HighContrast {
		return
	}
	for g := range art.Glints(u.Bounds(), u.Px(1), s.Water.Step) {
		u.Paint(g.Rect, g, func(dst *ebiten.Image, _ ui.Rect) { s.Art.Glint(dst, g) })
	}
}

// PaintRose draws the sea's compass rose, in scenes that leave the lower left corner free.
func (s *Stage) PaintRose(u *ui.UI) {
	u.Paint(u.Bounds(), roseKey{s.Theme.HighContrast}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Rose(dst, r) })
}

// CardWords is what is written on a card in the language that is set.
func (s *Stage) CardWords(c islas.Card) art.CardWords {
	if c.Pirate() {
		return art.CardWords{Spanish: s.Texts.Text("pirate.spanish"), Name: s.Texts.Text("pirate." + c.Colour().String())}
	}
	return art.CardWords{Spanish: c.Spanish(), Name: s.Texts.Text("occupation." + c.ID())}
}

// deedKey says which side of which deed is drawn.
type deedKey struct {
	power       islas.Power
	owned, text bool
	words       art.DeedWords
}

// DeedWords is what the text side of a privilege's deed says in the language that is set. draws is how many cards the
// privilege to draw more of them gives (rules: privileges).
func (s *Stage) DeedWords(p islas.Power, draws int) art.DeedWords {
	return art.DeedWords{Title: s.Texts.Text("power." + p.String()), Text: s.Texts.Text("deed."+p.String(), "n", draws)}
}

// PaintDeed draws the deed of a privilege from its text side or from its symbol side.
func (s *Stage) PaintDeed(u *ui.UI, r ui.Rect, p islas.Power, owned, text bool, draws int) {
	if !text {
		u.Paint(r, deedKey{power: p, owned: owned}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Privilege(dst, r, p, owned) })
		return
	}
	words := s.DeedWords(p, draws)
	u.Paint(r, deedKey{p, owned, true, words}, func(dst *ebiten.Image, r ui.Rect) { s.Art.PrivilegeText(dst, r, p, owned, words) })
}
