package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// key identifies a picture, for the kit's test whether it has changed: what it shows, and everything on which its look depends.
type key struct {
	what     string
	moving   bool // it is on its way, and may be stretched
	owned    bool // of a privilege
	contrast bool // with high contrast
	card     islas.Face
	lang     string
	pose     paint.Pose
	shown    float64 // part of the width of a card, from 0 to 1
	kind     islas.Kind
	colour   islas.Colour
	power    islas.Power
	priority islas.Priority
	cards    int    // aboard a ship
	island   string // its name, or its layout
	plots    islas.PlotSet
	light    theme.Color // of lit plots
	strength int         // of that light, from 0 to glowSteps
}

// painter draws the small things of the game. What moves may be stretched, so that no picture is made for every size on its way.
type painter struct {
	table.Painter
	data *islas.Data // the data of cards and privileges
}

// atOnce reports whether what answers the pointer has to move at once.
func (p *painter) atOnce() bool { return p.Reduced() || p.Stage.Pace() == 0 }

// picture draws a picture, known by its key.
func (p *painter) picture(r ui.Rect, k key, draw func(a *paint.Painter, dst *ebiten.Image, r ui.Rect)) {
	a := p.Stage.Art
	if k.moving {
		a = a.Moving()
	}
	p.UI.Paint(r, k, func(dst *ebiten.Image, r ui.Rect) { draw(a, dst, r) })
}

// card draws the face of a card, or its back for NoCard.
func (p *painter) card(r ui.Rect, c islas.Card) { p.posed(r, c, paint.Pose{}, false, 1) }

// posed draws a card in a pose; shown is the part of its width that no other card covers, from 0 to 1.
func (p *painter) posed(r ui.Rect, c islas.Card, pose paint.Pose, moving bool, shown float64) {
	k := key{what: "back", moving: moving, pose: pose}
	switch {
	case pose.Narrow > 0.98: // edge-on
	case c == islas.NoCard:
		p.picture(r, k, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.CardBack(a.Posed(pose), dst, r) })
	default:
		face, words := p.data.Face(c), caption.Card(p.Stage.Texts, c)
		k.what, k.card, k.lang, k.shown = "card", face, p.Stage.Texts.Lang(), shown
		p.picture(r, k, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
			art.CoveredCard(a.Posed(pose), dst, r, face, words, shown)
		})
	}
}

// piece draws a building.
func (p *painter) piece(r ui.Rect, b islas.Building, moving bool) {
	p.picture(r, key{what: "piece", kind: b.Kind, colour: b.Colour, moving: moving}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		art.Piece(a, dst, r, b.Kind, b.Colour)
	})
}

// grown draws a building of which only the upper part h, from 0 to 1, is above the ground.
func (p *painter) grown(r ui.Rect, b islas.Building, h float64) {
	u := p.UI
	switch {
	case h <= 0:
		return
	case h >= 1:
		p.piece(r, b, false)
		return
	case p.Reduced():
		p.Faint(h, func() { p.piece(r, b, true) })
		return
	}
	line := r.Y + r.H*0.94
	dust := 4 * h * (1 - h)
	foot := ui.RectAround(ui.Point{X: r.Middle().X, Y: line}, r.W*(0.9+0.3*dust), r.H*0.16)
	u.PushClip(ui.Rect{X: r.X - r.W*0.2, Y: r.Y - r.H*0.2, W: r.W * 1.4, H: line - r.Y + r.H*0.2})
	p.piece(r.Moved(0, (1-h)*r.H*0.94), b, true)
	u.PopClip()
	u.Shadow(foot, foot.H/2, foot.H*0.9, theme.Alpha(u.Theme().PaperDark, 0.8*dust))
}

// deed draws the deed of a privilege.
func (p *painter) deed(r ui.Rect, power islas.Power, owned bool) {
	caption.PaintDeed(p.Stage, p.UI, r, power, p.data.Holder(power), owned)
}

// seal draws the seal of a privilege.
func (p *painter) seal(r ui.Rect, power islas.Power, owned bool) {
	c := p.data.Holder(power)
	p.picture(r, key{what: "seal", power: power, colour: c, owned: owned}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		art.Seal(a, dst, r, power, c, owned)
	})
}

// priority draws the sign of a priority. In the dark theme it has a light line around its dark one.
func (p *painter) priority(r ui.Rect, k islas.Priority) {
	if th := p.UI.Theme(); th.Dark() {
		line, tile := p.UI.LinePx(1.2), r.Fit(1)
		p.UI.Round(tile.Inset(-line), tile.W*art.SignCorner+line, th.Pictures().PaperLight, 0, theme.Color{})
	}
	p.picture(r, key{what: "priority", priority: k}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.PriorityIcon(a, dst, r, k) })
}

// ship draws the ship with its cards, at anchor unless it is moving.
func (p *painter) ship(r ui.Rect, cards int, pose paint.Pose, moving bool) {
	p.picture(r, key{what: "ship", cards: cards, pose: pose, moving: moving}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		figures.Ship(a.Posed(pose), dst, r, cards)
	})
}

// startShip draws the start player's ship.
func (p *painter) startShip(r ui.Rect, moving bool) {
	p.picture(r, key{what: "start", moving: moving}, figures.StartShip)
}

// quay draws the planks on which cards lie.
func (p *painter) quay(r ui.Rect) {
	corner, px := p.UI.Px(10), p.UI.Px(1)
	p.picture(r, key{what: "quay"}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { a.Quay(dst, r, corner, px) })
}
