package shell

import (
	"fmt"
	"math/rand/v2"

	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// preview is the picture of the board on which the game would begin.
type preview struct {
	of      string          // what it depends on: options, seats and seed
	picture stage.Thumbnail // nil for none
	drawn   bool            // chance lays the board out
}

// Sizes of the preview.
const (
	previewFlat  = 1.45 // width divided by height of the picture
	previewLeast = 270  // least height of the picture in design units
)

// previews reports whether the board is shown.
func (n *newGame) previews() bool {
	_, ok := n.s.Game.(stage.Previewer)
	return ok
}

// look returns the preview of the game as it is set up now.
func (n *newGame) look() *preview {
	setup := n.next()
	if of := fmt.Sprint(n.s.Game.Info().ID, len(setup.Seats), setup.Start, setup.Seed, setup.Values); n.preview.of != of {
		n.preview = preview{of: of}
		if p, ok := n.s.Game.(stage.Previewer); ok {
			n.preview.picture, n.preview.drawn, _ = p.Preview(n.s, setup) // what can't be begun has no picture; the start says so
		}
	}
	return &n.preview
}

// previewBlock returns the board with a button that lays it out anew, in a width and, if it is not too little, in the room that is left.
func (n *newGame) previewBlock(u *ui.UI, width, room float64) block {
	th, text, label := u.Theme(), u.T("new.board"), u.T("new.redeal")
	redeal := u.ButtonWidth(label, true)
	head := beside(width, u.Px(theme.Gap), u.MeasureText(theme.Subheading, text),
		cell{0, func(width float64) block {
			name := titled(u, width, theme.Subheading, th.Ink, text)
			return block{max(name.height, u.Px(theme.Target)), func(r ui.Rect) { u.Headed(2, func() { name.draw(r) }) }}
		}},
		cell{redeal, func(width float64) block {
			return block{max(u.Px(theme.Target), u.ButtonHeight(width, label)), func(r ui.Rect) { n.drawRedeal(u, r, label) }}
		}})
	gap := u.Px(theme.Gap)
	high := min(width/previewFlat, max(room-head.height-2*gap, u.Px(previewLeast)))
	return column(gap, space(0), head, block{high, func(r ui.Rect) {
		in := drawFrame(n.s, u, r.Center(min(r.W, r.H*previewFlat), r.H).Rounded(), n.look().picture, func(ui.Rect) {})
		u.Passive("preview", in, ui.RegionOptions{Label: text, Looks: true})
	}})
}

// drawRedeal draws the button that lays the board out anew, with which the game is no longer that of a code.
func (n *newGame) drawRedeal(u *ui.UI, r ui.Rect, label string) {
	o := ui.ButtonOptions{Icon: n.s.Icon(paint.IconDeck), Tooltip: u.T("new.redeal.tip")}
	if o.Disabled = !n.look().drawn; o.Disabled {
		o.Why = u.T("new.redeal.same")
	}
	if u.Button("redeal", r, label, o) {
		n.seed, n.code.taken, n.draft.coded = rand.Uint64N(match.CodeSeeds), false, false
	}
}
