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

// Keys identify a picture, for the kit's test whether it has changed.
type (
	pieceKey struct {
		kind   islas.Kind
		colour islas.Colour
		moving bool
	}
	cardKey struct {
		card islas.Face
		lang string
	}
	posedKey struct {
		cardKey
		pose   paint.Pose
		moving bool
		shown  float64 // part of its width, from 0 to 1; 0 for a back
	}
	sealKey struct {
		power  islas.Power
		colour islas.Colour
		owned  bool
	}
	shipKey    struct{ cards int }
	startKey   struct{ moving bool }
	raiderKey  struct{ colour islas.Colour }
	corsairKey struct{ colour islas.Colour }
	sunKey     struct{ moving bool }
	chartKey   struct { // of the chart below an island
		what string
		high bool
	}
	boardKey struct {
		island string
		high   bool
		moving bool
	}
	movingDeedKey struct {
		power  islas.Power
		colour islas.Colour
	}
	sailingKey struct {
		cards int
		pose  paint.Pose
	}
	glowKey struct { // of lit plots
		island   string
		set      islas.PlotSet
		colour   theme.Color
		strength int // from 0 to glowSteps
		moving   bool
	}
	priorityKey struct{ p islas.Priority }
	plainKey    string
)

// painter draws the small things of the game. What moves may be stretched, so that no picture is made for every size on its way.
type painter struct {
	table.Painter
	data  *islas.Data // the data of cards and privileges
	words bool        // large deeds show their text side
}

// atOnce reports whether what answers the pointer has to move at once.
func (p *painter) atOnce() bool { return p.Reduced() || p.Stage.Pace() == 0 }

// picture draws a picture, known by its key.
func (p *painter) picture(r ui.Rect, key any, moving bool, draw func(a *paint.Painter, dst *ebiten.Image, r ui.Rect)) {
	s := p.Stage
	p.UI.Paint(r, key, func(dst *ebiten.Image, r ui.Rect) {
		a := s.Art
		if moving {
			a = a.Moving()
		}
		draw(a, dst, r)
	})
}

// card draws the face of a card, or its back for NoCard.
func (p *painter) card(r ui.Rect, c islas.Card) {
	if c == islas.NoCard {
		p.picture(r, plainKey("back"), false, art.CardBack)
		return
	}
	words, face := caption.Card(p.Stage.Texts, c), p.data.Face(c)
	p.picture(r, cardKey{face, p.Stage.Texts.Lang()}, false, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Card(a, dst, r, face, words) })
}

// posed draws a card in a pose.
func (p *painter) posed(r ui.Rect, c islas.Card, pose paint.Pose, moving bool) {
	p.covered(r, c, pose, moving, 1)
}

// covered draws a card in a pose; shown is the part of its width that no other card covers.
func (p *painter) covered(r ui.Rect, c islas.Card, pose paint.Pose, moving bool, shown float64) {
	var words art.CardWords
	switch {
	case !moving && pose == (paint.Pose{}) && shown == 1:
		p.card(r, c)
		return
	case pose.Narrow > 0.98:
		return // edge-on
	case c == islas.NoCard:
		shown = 0
	default:
		words = caption.Card(p.Stage.Texts, c)
	}
	face := p.data.Face(c)
	p.picture(r, posedKey{cardKey{face, p.Stage.Texts.Lang()}, pose, moving, shown}, moving, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		if a = a.Posed(pose); c == islas.NoCard {
			art.CardBack(a, dst, r)
			return
		}
		art.CoveredCard(a, dst, r, face, words, shown)
	})
}

// piece draws a building.
func (p *painter) piece(r ui.Rect, b islas.Building, moving bool) {
	p.picture(r, pieceKey{b.Kind, b.Colour, moving}, moving, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
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
		u.PushAlpha(h)
		p.piece(r, b, true)
		u.PopAlpha()
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

// deed draws the deed of a privilege with its symbol, or a large one with the side that words selects. draws is how many cards the
// privilege to draw more gives.
func (p *painter) deed(r ui.Rect, power islas.Power, owned, large bool, draws int) {
	caption.PaintDeed(p.Stage, p.UI, r, power, p.data.Holder(power), owned, large && p.words, draws)
}

// seal draws the seal of a privilege.
func (p *painter) seal(r ui.Rect, power islas.Power, owned bool) {
	c := p.data.Holder(power)
	p.picture(r, sealKey{power, c, owned}, false, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Seal(a, dst, r, power, c, owned) })
}

// priority draws the sign of a priority. In the dark theme it has a light line around its dark one.
func (p *painter) priority(r ui.Rect, k islas.Priority) {
	if th := p.UI.Theme(); th.Dark() {
		line, tile := p.UI.LinePx(1.2), r.Fit(1)
		p.UI.Round(tile.Inset(-line), tile.W*art.SignCorner+line, th.Pictures().PaperLight, 0, theme.Color{})
	}
	p.picture(r, priorityKey{k}, false, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.PriorityIcon(a, dst, r, k) })
}

// ship draws the ship at anchor with its cards.
func (p *painter) ship(r ui.Rect, cards int) {
	p.picture(r, shipKey{cards}, false, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { figures.Ship(a, dst, r, cards) })
}

// startShip draws the start player's ship.
func (p *painter) startShip(r ui.Rect, moving bool) {
	p.picture(r, startKey{moving}, moving, figures.StartShip)
}

// raider draws the pirates' boat on its way.
func (p *painter) raider(r ui.Rect, c islas.Colour) {
	p.picture(r, raiderKey{c}, true, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Raider(a, dst, r, c) })
}

// quay draws the planks on which cards lie.
func (p *painter) quay(r ui.Rect) {
	corner, px := p.UI.Px(10), p.UI.Px(1)
	p.picture(r, plainKey("quay"), false, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { a.Quay(dst, r, corner, px) })
}
