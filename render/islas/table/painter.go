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
	shipKey     struct{ cards int }
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

// card draws the face of a card, or its back for NoCard.
func (p *painter) card(r ui.Rect, c islas.Card) {
	s := p.Stage
	if c == islas.NoCard {
		p.UI.Paint(r, plainKey("back"), func(dst *ebiten.Image, r ui.Rect) { art.CardBack(s.Art, dst, r) })
		return
	}
	words, face := caption.Card(s.Texts, c), p.data.Face(c)
	p.UI.Paint(r, cardKey{face, s.Texts.Lang()}, func(dst *ebiten.Image, r ui.Rect) { art.Card(s.Art, dst, r, face, words) })
}

// posed draws a card in a pose.
func (p *painter) posed(r ui.Rect, c islas.Card, pose paint.Pose, moving bool) {
	p.covered(r, c, pose, moving, 1)
}

// covered draws a card in a pose; shown is the part of its width that no other card covers.
func (p *painter) covered(r ui.Rect, c islas.Card, pose paint.Pose, moving bool, shown float64) {
	if !moving && pose == (paint.Pose{}) && shown == 1 {
		p.card(r, c)
		return
	}
	if pose.Narrow > 0.98 {
		return // edge-on
	}
	s := p.Stage
	var words art.CardWords
	if c == islas.NoCard {
		shown = 0
	} else {
		words = caption.Card(s.Texts, c)
	}
	face := p.data.Face(c)
	p.UI.Paint(r, posedKey{cardKey{face, s.Texts.Lang()}, pose, moving, shown}, func(dst *ebiten.Image, r ui.Rect) {
		a := s.Art
		if moving {
			a = a.Moving()
		}
		if a = a.Posed(pose); c == islas.NoCard {
			art.CardBack(a, dst, r)
			return
		}
		art.CoveredCard(a, dst, r, face, words, shown)
	})
}

// piece draws a building at rest.
func (p *painter) piece(r ui.Rect, b islas.Building) {
	s := p.Stage
	p.UI.Paint(r, pieceKey{b.Kind, b.Colour, false}, func(dst *ebiten.Image, r ui.Rect) { art.Piece(s.Art, dst, r, b.Kind, b.Colour) })
}

// movingPiece draws a building on its way.
func (p *painter) movingPiece(r ui.Rect, b islas.Building) {
	s := p.Stage
	p.UI.Paint(r, pieceKey{b.Kind, b.Colour, true}, func(dst *ebiten.Image, r ui.Rect) {
		art.Piece(s.Art.Moving(), dst, r, b.Kind, b.Colour)
	})
}

// grown draws a building of which only the upper part h, from 0 to 1, is above the ground.
func (p *painter) grown(r ui.Rect, b islas.Building, h float64) {
	u := p.UI
	switch {
	case h <= 0:
		return
	case h >= 1:
		p.piece(r, b)
		return
	case p.Reduced():
		u.PushAlpha(h)
		p.movingPiece(r, b)
		u.PopAlpha()
		return
	}
	line := r.Y + r.H*0.94
	dust := 4 * h * (1 - h)
	foot := ui.RectAround(ui.Point{X: r.Middle().X, Y: line}, r.W*(0.9+0.3*dust), r.H*0.16)
	u.PushClip(ui.Rect{X: r.X - r.W*0.2, Y: r.Y - r.H*0.2, W: r.W * 1.4, H: line - r.Y + r.H*0.2})
	p.movingPiece(r.Moved(0, (1-h)*r.H*0.94), b)
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
	s, c := p.Stage, p.data.Holder(power)
	p.UI.Paint(r, sealKey{power, c, owned}, func(dst *ebiten.Image, r ui.Rect) { art.Seal(s.Art, dst, r, power, c, owned) })
}

// priority draws the sign of a priority. In the dark theme it has a light line around its dark one.
func (p *painter) priority(r ui.Rect, k islas.Priority) {
	s := p.Stage
	if th := p.UI.Theme(); th.Dark() {
		line, tile := p.UI.LinePx(1.2), r.Fit(1)
		p.UI.Round(tile.Inset(-line), tile.W*art.SignCorner+line, th.Pictures().PaperLight, 0, theme.Color{})
	}
	p.UI.Paint(r, priorityKey{k}, func(dst *ebiten.Image, r ui.Rect) { art.PriorityIcon(s.Art, dst, r, k) })
}

// ship draws the ship at anchor with its cards.
func (p *painter) ship(r ui.Rect, cards int) {
	s := p.Stage
	p.UI.Paint(r, shipKey{cards}, func(dst *ebiten.Image, r ui.Rect) { figures.Ship(s.Art, dst, r, cards) })
}

// startShip draws the start player's ship.
func (p *painter) startShip(r ui.Rect) {
	s := p.Stage
	p.UI.Paint(r, plainKey("start"), func(dst *ebiten.Image, r ui.Rect) { figures.StartShip(s.Art, dst, r) })
}

// quay draws the planks on which cards lie.
func (p *painter) quay(r ui.Rect) {
	s, corner, px := p.Stage, p.UI.Px(10), p.UI.Px(1)
	p.UI.Paint(r, plainKey("quay"), func(dst *ebiten.Image, r ui.Rect) { s.Art.Quay(dst, r, corner, px) })
}
