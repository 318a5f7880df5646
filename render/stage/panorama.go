package stage

import "islas/render/ui"

// Panorama is where the pictures of a title lie that has two views and a ship that comes in. What has no room is empty.
type Panorama struct {
	Left, Right, Ship ui.Rect
	Berth             ui.Rect // the room below the menu in an upright window
}

// Ratios are the proportions of the pictures of a title, their widths divided by their heights.
type Ratios struct{ Left, Right, Ship float64 }

// Sizes on a title in design units.
const (
	titleGap   = 24  // between pictures
	titleLeast = 120 // height of a room for pictures
	titleSide  = 240 // width of one beside the name
)

// Panorama places the left view to the left of the menu, and to its right the right view, which takes a share of the height there, above the
// ship; the name, which is wider than the menu, covers next to nothing of them. In an upright window the views lie between name and menu, and
// the ship below. Where name and menu stand elsewhere there is the ship, and the left view beside it if it has room.
func (p TitlePlaces) Panorama(u *ui.UI, of Ratios, share float64) (v Panorama) {
	all, menu, gap := p.Free, p.Menu, u.Px(titleGap)
	switch {
	case menu.Empty() && (all.W < u.Px(160) || all.H < u.Px(titleLeast)):
		return v
	case menu.Empty() && all.W >= all.H*(of.Left+of.Ship):
		v.Left, v.Ship = SideBySide(all, gap, of.Left, of.Ship)
		return v
	case menu.Empty():
		v.Ship = all.Fit(of.Ship)
		return v
	case p.Name.X-all.X >= u.Px(titleSide) && all.W > all.H:
		_, all = all.CutTop(max(p.Name.Bottom()-p.Name.H*0.2-all.Y, 0))
		left, _ := all.CutLeft(menu.X - gap - all.X)
		_, left = left.CutBottom(3 * gap) // the compass rose of the sea stands there
		right, _ := all.CutRight(all.Right() - menu.Right() - gap)
		view, berth := right.CutTop(right.H * share)
		v.Left, v.Right, v.Ship = left.Fit(of.Left), view.Fit(of.Right), berth.InsetXY(right.W*0.05, 0).Fit(of.Ship)
		return v
	}
	if between := (ui.Rect{X: all.X, Y: p.Name.Bottom(), W: all.W, H: menu.Y - p.Name.Bottom()}).InsetXY(0, gap/2); between.H >= u.Px(titleLeast) {
		v.Left, v.Right = SideBySide(between, gap, of.Left, of.Right)
	}
	if below := (ui.Rect{X: all.X, Y: menu.Bottom(), W: all.W, H: all.Bottom() - menu.Bottom()}).InsetXY(0, gap/2); below.H >= u.Px(titleLeast) {
		v.Berth, v.Ship = below, below.Fit(of.Ship)
	}
	return v
}

// SideBySide places two pictures of equal height and the proportions one and other in the middle of a space, a gap between them.
func SideBySide(space ui.Rect, gap, one, other float64) (left, right ui.Rect) {
	h := min(space.H, (space.W-gap)/(one+other))
	left, right = space.Center(h*(one+other)+gap, h).CutLeft(h*one, gap)
	return left, right
}
