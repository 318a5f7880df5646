package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// painter draws the small things of the game.
type painter struct{ table.Painter }

// tell makes r a region with a text as its tooltip.
func (p *painter) tell(id string, r ui.Rect, text string) { p.tellOf(id, r, text, "", text) }

// tellOf makes r a region with a label, a value and a tooltip.
func (p *painter) tellOf(id string, r ui.Rect, label, value, tip string) {
	p.UI.Region(id, r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: label, Value: value, Tooltip: tip, Looks: true,
	})
}

// offered frames something that the person at the machine may click now.
func (p *painter) offered(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Highlight(r, radius, p.UI.Px(3), th.Focus, th.FocusBrass())
}

// picked frames something that has been chosen.
func (p *painter) picked(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Cased(r, radius, p.UI.Px(4), th.Accent, th.Accent, th.PaperLight)
}

// faint draws something with an opacity from 0 to 1.
func (p *painter) faint(visible float64, draw func()) {
	if visible >= 1 {
		draw()
		return
	}
	p.UI.PushAlpha(visible)
	draw()
	p.UI.PopAlpha()
}

// counted draws a small picture with a text beside it, as large as fits into r, and returns the room that they take.
func (p *painter) counted(r ui.Rect, text string, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	u := p.UI
	style := theme.Number
	if u.MeasureText(style, text)+r.H*0.8 > r.W || theme.LineHeight(style)*u.Scale() > r.H+1 {
		style = theme.SmallBold
	}
	w := u.MeasureText(style, text)
	side := max(min(r.H*0.92, u.Px(30), r.W-u.Px(3)-w), 0)
	at, rest := r.CutLeft(side, u.Px(3))
	if side >= u.Px(9) {
		picture(at.Center(side, side))
	}
	u.Text(rest, style, ink, ui.Left|ui.Middle, text)
	return ui.Rect{X: r.X, Y: r.Y, W: side + u.Px(3) + w, H: r.H}
}

// sign identifies a small picture, for the kit's test whether it has changed.
type sign struct {
	what string
	n, m int
}

// still draws a picture that rests.
func (p *painter) still(r ui.Rect, key sign, draw func(a *paint.Painter, dst *ebiten.Image, r ui.Rect)) {
	p.UI.Paint(r, key, func(dst *ebiten.Image, r ui.Rect) { draw(p.Stage.Art, dst, r) })
}

// resource draws the sign of a resource.
func (p *painter) resource(r ui.Rect, k colonies.Resource) {
	p.still(r, sign{"resource", int(k), 0}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Resource(a, dst, r, k) })
}

// resourceCard draws a resource card.
func (p *painter) resourceCard(r ui.Rect, k colonies.Resource) {
	p.still(r, sign{"resource card", int(k), 0}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.ResourceCard(a, dst, r, k) })
}

// token draws a token.
func (p *painter) token(r ui.Rect, k colonies.Token) {
	p.still(r, sign{"token", int(k), 0}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Token(a, dst, r, k) })
}

// card draws a development card.
func (p *painter) card(r ui.Rect, c colonies.Card) {
	p.still(r, sign{"card", int(c), 0}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Card(a, dst, r, c) })
}

// cardBack draws the back of a resource card.
func (p *painter) cardBack(r ui.Rect) {
	p.still(r, sign{what: "back"}, art.ResourceBack)
}

// development draws the back of a development card.
func (p *painter) development(r ui.Rect) {
	p.still(r, sign{what: "development"}, art.CardBack)
}

// chip draws the chip of a point.
func (p *painter) chip(r ui.Rect) { p.still(r, sign{what: "chip"}, art.PointChip) }

// army draws the badge of the largest army.
func (p *painter) army(r ui.Rect) { p.still(r, sign{what: "army"}, art.Army) }

// land draws a hex of a terrain.
func (p *painter) land(r ui.Rect, t colonies.Terrain) {
	p.still(r, sign{"land", int(t), 0}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Hex(a, dst, r, t) })
}

// mark draws the mark of a seat: its colour, in its form.
func (p *painter) mark(r ui.Rect, seat game.Seat) {
	p.still(r, sign{"mark", int(seat), 0}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.SeatMark(a, dst, r, seat) })
}

// piece draws what a tool builds, of a seat.
func (p *painter) piece(r ui.Rect, t tool, seat game.Seat) {
	p.still(r, sign{"piece", int(t), int(seat)}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		switch t {
		case toolRoad:
			art.RoadAt(a, dst, r, seat, 1)
		case toolShip:
			art.Ship(a, dst, r, seat)
		case toolSettlement:
			art.Settlement(a, dst, r, seat)
		case toolCity:
			art.City(a, dst, r, seat)
		default:
			art.Fleet(a, dst, r, seat)
		}
	})
}

// stack draws a stack of tiles or cards of which so many are left, or a number chip face down.
func (p *painter) stack(r ui.Rect, what string, left int) {
	p.still(r, sign{what, left, 0}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		switch what {
		case "deck":
			art.Deck(a, dst, r, left)
		case "tiles":
			art.Stack(a, dst, r, left)
		default:
			art.NumberBack(a, dst, r)
		}
	})
}

// slot draws a place for a token with what lies in it, NoToken for nothing.
func (p *painter) slot(r ui.Rect, k colonies.Token) {
	p.still(r, sign{"slot", int(k), 0}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Slot(a, dst, r, k) })
}

// hold draws the places of a ship with the tokens in them.
func (p *painter) hold(r ui.Rect, cargo colonies.Purse) {
	gap := p.UI.Px(1)
	side := min(r.H*0.86, (r.W-gap*(colonies.Hold-1))/colonies.Hold)
	i := 0
	put := func(k colonies.Token) {
		p.slot(ui.Rect{X: r.X + float64(i)*(side+gap), Y: r.Y + (r.H-side)/2, W: side, H: side}, k)
		i++
	}
	for t, n := range cargo {
		for range n {
			put(colonies.Token(t))
		}
	}
	for i < colonies.Hold {
		put(colonies.NoToken)
	}
}

// die draws a die: a face from 1 to 6, 0 for a blank one that has not been rolled, turned by an angle in steps of a 24th of a circle. With
// high it is the one that gives the range.
func (p *painter) die(r ui.Rect, face, turn int, high bool) {
	key := sign{"die", face, turn}
	if high {
		key.what = "high die"
	}
	p.still(r, key, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		art.Die(a, dst, r, face, float64(turn)*math.Pi/12, high)
	})
}
