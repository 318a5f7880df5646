package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/art"
	"islas/render/theme"
	"islas/render/ui"
)

// boardKey, pieceKey and glowKey say what is drawn, for the kit's test whether a picture has changed.
type (
	boardKey struct {
		island string
		high   bool
	}
	pieceKey struct {
		kind   game.Kind
		colour game.Colour
		moving bool
	}
	glowKey struct {
		island   string
		set      game.PlotSet
		colour   theme.Color
		strength int
	}
	iconKey struct {
		icon   art.Icon
		colour theme.Color
	}
	powerKey struct {
		power game.Power
		owned bool
	}
	cardKey struct {
		card game.Card
		lang string
	}
	priorityKey struct{ p game.Priority }
	plainKey    string
	monogramKey string
)

// pieces draws the buildings of an island; one that is just rising, or being taken off, is drawn on its way.
func (t *Table) pieces(u *ui.UI, body ui.Rect, seat game.Seat) {
	s := t.state()
	isl := t.islands[seat]
	e, p, moving := t.show.event()
	for plot := game.Plot(0); plot < game.Plots; plot++ {
		at := art.PieceRect(body, isl, plot)
		b, ok := s.At(seat, plot)
		if moving && e.Seat == seat {
			switch e.Kind {
			case game.EvBuild, game.EvSettler, game.EvPalace, game.EvTown:
				if was, had := t.show.before.At(seat, plot); had && e.From.Has(plot) {
					t.rising(u, at, was, 1-within(p, 0, 0.45))
				}
				if ok && plot == e.Plot {
					t.rising(u, at, b, within(p, 0.45, 0.95))
					continue
				}
			case game.EvLoss:
				if was, had := t.show.before.At(seat, plot); had && plot == e.Plot {
					t.rising(u, at, was, 1-within(p, 0.4, 1))
					continue
				}
			}
		}
		if ok {
			t.piece(u, at, b)
		}
	}
}

// piece draws a building at rest.
func (t *Table) piece(u *ui.UI, r ui.Rect, b game.Building) {
	u.Paint(r, pieceKey{b.Kind, b.Colour, false}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Piece(dst, r, b.Kind, b.Colour) })
}

// rising draws a building that is h of the way up, 0 to 1.
func (t *Table) rising(u *ui.UI, r ui.Rect, b game.Building, h float64) {
	if h <= 0 {
		return
	}
	h = ease(h)
	w := r.W * (0.5 + 0.5*h)
	from := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Bottom() - r.H*(0.5+0.5*h) - (1-h)*r.H*0.4, W: w, H: r.H * (0.5 + 0.5*h)}
	if t.s.Settings.ReducedMotion {
		from = r
	}
	u.PushAlpha(h)
	u.Paint(from, pieceKey{b.Kind, b.Colour, true}, func(dst *ebiten.Image, r ui.Rect) {
		t.s.Art.Moving().Piece(dst, r, b.Kind, b.Colour)
	})
	u.PopAlpha()
}

// icon draws a small sign.
func (t *Table) icon(u *ui.UI, r ui.Rect, i art.Icon, c theme.Color) {
	u.Paint(r, iconKey{i, c}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Icon(dst, r, i, c) })
}

// power draws the deed of a privilege.
func (t *Table) power(u *ui.UI, r ui.Rect, p game.Power, owned bool) {
	u.Paint(r, powerKey{p, owned}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Privilege(dst, r, p, owned) })
}

// priority draws the sign of a priority.
func (t *Table) priority(u *ui.UI, r ui.Rect, p game.Priority) {
	u.Paint(r, priorityKey{p}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.PriorityIcon(dst, r, p) })
}

// card draws the face of a card, or its back for NoCard.
func (t *Table) card(u *ui.UI, r ui.Rect, c game.Card) {
	if c == game.NoCard {
		u.Paint(r, plainKey("back"), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.CardBack(dst, r) })
		return
	}
	words := t.s.CardWords(c)
	u.Paint(r, cardKey{c, t.s.Texts.Lang()}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Card(dst, r, c, words) })
}

// movingCard is card for a card on its way, whose size changes from frame to frame.
func (t *Table) movingCard(u *ui.UI, r ui.Rect, c game.Card) {
	if c == game.NoCard {
		u.Paint(r, plainKey("moving-back"), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Moving().CardBack(dst, r) })
		return
	}
	words := t.s.CardWords(c)
	u.Paint(r, cardKey{c, "moving-" + t.s.Texts.Lang()}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Moving().Card(dst, r, c, words) })
}
