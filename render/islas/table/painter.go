package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
	"islas/render/ui"
)

// What is drawn here, besides the pictures of package art, is a picture (table.Picture), too.
type (
	// ship is the ship with a number of cards, in a pose.
	ship struct {
		cards int
		pose  paint.Pose
	}
	// quay is planks on which cards lie, with a radius of their corners and so many pixels per design unit.
	quay struct{ corner, px float64 }
	// sun is sunlit sea, with a radius of its corners in pixels.
	sun float64
	// single is a picture of which there is only one.
	single uint8
)

const (
	startShip single = iota
	chartSheet
	compassRose
)

func (s ship) Draw(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
	figures.Ship(a.Posed(s.pose), dst, r, s.cards)
}

func (q quay) Draw(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { a.Quay(dst, r, q.corner, q.px) }

func (corner sun) Draw(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
	a.Sunlit(dst, r, float64(corner))
}

func (s single) Draw(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
	[...]func(*paint.Painter, *ebiten.Image, ui.Rect){
		startShip: figures.StartShip, chartSheet: (*paint.Painter).Sheet, compassRose: (*paint.Painter).CompassRose,
	}[s](a, dst, r)
}

// atOnce reports whether what answers the pointer has to move at once.
func (f *frame) atOnce() bool { return f.Reduced() || f.Stage.Pace() == 0 }

// card draws the face of a card, or its back for NoCard.
func (f *frame) card(r ui.Rect, c islas.Card) { f.posed(r, c, paint.Pose{}, false, 1) }

// posed draws a card in a pose; shown is the part of its width that no other card covers, from 0 to 1.
func (f *frame) posed(r ui.Rect, c islas.Card, pose paint.Pose, moves bool, shown float64) {
	switch {
	case pose.Narrow > 0.98: // edge-on
	case c == islas.NoCard:
		f.Carry(r, art.CardBack(pose), moves)
	default:
		f.Carry(r, art.Card{Face: f.data.Face(c), Words: caption.Card(f.Stage.Texts, c), Pose: pose, Shown: shown}, moves)
	}
}

// rising draws a building of which only the upper part h, from 0 to 1, is above the ground.
func (f *frame) rising(r ui.Rect, b islas.Building, h float64) {
	u, piece := f.UI, art.Piece(b)
	switch {
	case h <= 0:
		return
	case h >= 1:
		f.Show(r, piece)
		return
	case f.Reduced():
		f.Faint(h, func() { f.Move(r, piece) })
		return
	}
	line := r.Y + r.H*0.94
	dust := 4 * h * (1 - h)
	foot := ui.RectAround(ui.Point{X: r.Middle().X, Y: line}, r.W*(0.9+0.3*dust), r.H*0.16)
	u.PushClip(ui.Rect{X: r.X - r.W*0.2, Y: r.Y - r.H*0.2, W: r.W * 1.4, H: line - r.Y + r.H*0.2})
	f.Move(r.Moved(0, (1-h)*r.H*0.94), piece)
	u.PopClip()
	u.Shadow(foot, foot.H/2, foot.H*0.9, theme.Alpha(u.Theme().PaperDark, 0.8*dust))
}

// deed returns the deed of a privilege.
func (f *frame) deed(power islas.Power, owned bool) art.Privilege {
	return art.Privilege{Power: power, Colour: f.data.Holder(power), Owned: owned}
}

// priority draws the sign of a priority. In the dark theme it has a light line around its dark one.
func (f *frame) priority(r ui.Rect, k islas.Priority) {
	if th := f.UI.Theme(); th.Dark() {
		line, tile := f.UI.LinePx(1.2), r.Fit(1)
		f.UI.Round(tile.Inset(-line), tile.W*art.SignCorner+line, th.Pictures().PaperLight, 0, theme.Color{})
	}
	f.Show(r, art.PriorityIcon(k))
}

// planks draws the planks on which cards lie.
func (f *frame) planks(r ui.Rect) { f.Show(r, quay{f.UI.Px(10), f.UI.Px(1)}) }
