package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/ui"
)

// ease slows a movement down towards its end.
func ease(t float64) float64 {
	t = min(max(t, 0), 1)
	return 1 - (1-t)*(1-t)*(1-t)
}

// swing lets a movement begin as gently as it ends.
func swing(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

// touches is when something that is set down first touches the table.
const touches = 0.72

// touchdown is how high above the table something is that is being set down, from 1 to 0 with one small bounce.
func touchdown(t float64) float64 {
	const bounce = 0.08
	if t < touches {
		return 1 - t*t/(touches*touches)
	}
	s := min((t-touches)/(1-touches), 1)
	return bounce * 4 * s * (1 - s)
}

// within is how far t is through the part of a movement from a to b.
func within(t, a, b float64) float64 { return min(max((t-a)/(b-a), 0), 1) }

// blend is the value the way t from a to b.
func blend(a, b, t float64) float64 { return a + (b-a)*t }

// leap is a card's way over the table. It may be turned over on the way, and may lie askew at either end.
type leap struct {
	from, to    ui.Rect
	first, last islas.Card // what is seen of it at the beginning and at the end; islas.NoCard is its back
	lean, rest  float64    // radians by which it is turned at the beginning and at the end
}

// fly draws a card on its way, 0 < p < 1. With reduced motion it appears and fades where it would arrive.
func (t *Table) fly(u *ui.UI, l leap, p float64) {
	if p <= 0 || p >= 1 {
		return
	}
	from, to := l.from.Fit(art.CardRatio), l.to.Fit(art.CardRatio)
	if t.s.Settings.ReducedMotion {
		u.PushAlpha(1 - 2*max(p-0.5, 0.5-p))
		t.card(u, to, l.last)
		u.PopAlpha()
		return
	}
	way := ease(p)
	at := ui.Lerp(from, to, way)
	at = at.Moved(0, -u.Px(64)*4*way*(1-way))
	at.Y = max(at.Y, u.Px(8))
	face, narrow := l.last, 0.0
	if l.first != l.last {
		face, narrow = turnOver(within(p, 0.1, 0.65), l.first, l.last)
	}
	u.Shadow(at.InsetXY(at.W*narrow/2, 0), u.Px(8), u.Px(16), u.Theme().Shadow)
	// Cards are drawn at their own size and stretched on the way, so that no picture is made for every size between.
	t.posedCard(u, at, face, paint.Pose{Turn: blend(l.lean, l.rest, way), Narrow: narrow}, true)
}

// turnOver is what is seen of a card that is being turned over, and how much of its width is lost.
func turnOver(t float64, first, last islas.Card) (face islas.Card, narrow float64) {
	narrow = 1 - math.Abs(math.Cos(math.Pi*swing(t)))
	if t < 0.5 {
		return first, narrow
	}
	return last, narrow
}

// posedKey says what a card in a pose looks like.
type posedKey struct {
	cardKey
	pose   paint.Pose
	moving bool
}

// posedCard draws a card in a pose; one that is moving may be stretched.
func (t *Table) posedCard(u *ui.UI, r ui.Rect, c islas.Card, pose paint.Pose, moving bool) {
	if !moving && pose == (paint.Pose{}) {
		t.card(u, r, c)
		return
	}
	if pose.Narrow > 0.98 {
		return // seen from the edge
	}
	key := posedKey{cardKey{c, t.s.Texts.Lang()}, pose, moving}
	var words art.CardWords
	if c != islas.NoCard {
		words = caption.Card(t.s.Texts, c)
	}
	u.Paint(r, key, func(dst *ebiten.Image, r ui.Rect) {
		p := t.s.Art
		if moving {
			p = p.Moving()
		}
		if p = p.Posed(pose); c == islas.NoCard {
			art.CardBack(p, dst, r)
			return
		}
		art.Card(p, dst, r, c, words)
	})
}
