package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
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
		kind   islas.Kind
		colour islas.Colour
		moving bool
	}
	glowKey struct {
		island   string
		set      islas.PlotSet
		colour   theme.Color
		strength int
	}
	iconKey struct {
		icon   paint.Icon
		colour theme.Color
	}
	cardKey struct {
		card islas.Card
		lang string
	}
	priorityKey struct{ p islas.Priority }
	plainKey    string
	monogramKey string
)

// pieces draws the buildings of an island. Those that are being converted are drawn on their way out of the ground or into
// it; one that is just brought or taken away is drawn by drawFlying.
func (t *Table) pieces(u *ui.UI, body ui.Rect, seat game.Seat) {
	s := t.state()
	isl := t.islands[seat]
	e, p, moving := t.session.Event()
	for plot := islas.Plot(0); plot < islas.Plots; plot++ {
		at := art.PieceRect(body, isl, plot)
		b, ok := s.At(seat, plot)
		if moving && e.Seat == seat {
			switch e.Kind {
			case islas.EvBuild, islas.EvSettler:
				ok = ok && (plot != e.Plot || p >= pieceLands) // until then it is brought
			case islas.EvPalace, islas.EvTown:
				if was, had := t.session.Before().At(seat, plot); had && e.From.Has(plot) {
					from, to := sinks((e.From & (islas.PlotsOf(plot) - 1)).Count(), e.From.Count())
					t.grown(u, at, was, 1-swing(within(p, from, to)))
				}
				if ok && plot == e.Plot {
					t.grown(u, at, b, ease(within(p, sinksUntil, pieceLands)))
					continue
				}
			case islas.EvLoss:
				if was, had := t.session.Before().At(seat, plot); had && plot == e.Plot && p <= raidTakes {
					t.piece(u, at, was)
				}
			}
		}
		if ok {
			t.piece(u, at, b)
		}
	}
}

// piece draws a building at rest.
func (t *Table) piece(u *ui.UI, r ui.Rect, b islas.Building) {
	u.Paint(r, pieceKey{b.Kind, b.Colour, false}, func(dst *ebiten.Image, r ui.Rect) { art.Piece(t.s.Art, dst, r, b.Kind, b.Colour) })
}

// icon draws a small sign.
func (t *Table) icon(u *ui.UI, r ui.Rect, i paint.Icon, c theme.Color) {
	u.Paint(r, iconKey{i, c}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Icon(dst, r, i, c) })
}

// power draws the deed of a privilege, from the side that is set.
func (t *Table) power(u *ui.UI, r ui.Rect, p islas.Power, owned bool) {
	caption.PaintDeed(t.s, u, r, p, owned, caption.Words(t.s.Settings), t.state().DrawPrivilege())
}

// priority draws the sign of a priority.
func (t *Table) priority(u *ui.UI, r ui.Rect, p islas.Priority) {
	u.Paint(r, priorityKey{p}, func(dst *ebiten.Image, r ui.Rect) { art.PriorityIcon(t.s.Art, dst, r, p) })
}

// card draws the face of a card, or its back for NoCard.
func (t *Table) card(u *ui.UI, r ui.Rect, c islas.Card) {
	if c == islas.NoCard {
		u.Paint(r, plainKey("back"), func(dst *ebiten.Image, r ui.Rect) { art.CardBack(t.s.Art, dst, r) })
		return
	}
	words := caption.Card(t.s.Texts, c)
	u.Paint(r, cardKey{c, t.s.Texts.Lang()}, func(dst *ebiten.Image, r ui.Rect) { art.Card(t.s.Art, dst, r, c, words) })
}
