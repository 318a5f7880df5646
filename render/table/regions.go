package table

import "islas/render/ui"

// barHeight is the height of the bar above a table that is shown whole, in design units.
const barHeight = 60

// Extent is the area in which a table is laid out. Where only a part of the table is shown, the bar stays in place above it and the regions
// extend beyond the window; their layout is the same.
type Extent struct {
	W, H    float64 // pixels, the bar above the regions included
	Px      float64 // pixels per design unit
	Bar     ui.Rect // where the bar is shown
	Regions ui.Rect // where everything else lies
	Apart   bool    // the bar stays in place above a part of the table
}

// Whole returns the extent of a table that is shown whole in a window of w by h pixels, with px pixels per design unit.
func Whole(w, h, px float64) Extent {
	bar, regions := ui.Rect{W: w, H: h}.CutTop(barHeight * px)
	return Extent{W: w, H: h, Px: px, Bar: bar, Regions: regions}
}

// Upright reports whether a table is higher than wide.
func (e Extent) Upright() bool { return e.H > e.W }

// Holds reports whether a table has room for something w by h design units large.
func (e Extent) Holds(w, h float64) bool { return e.W/e.Px >= w && e.H/e.Px >= h }

// Space returns the space for regions, with an edge around all of them and a gap between two, in design units.
func (e Extent) Space(edge, gap float64) Space {
	return Space{Rest: e.Regions.Inset(edge * e.Px), Gap: gap * e.Px, Px: e.Px}
}

// Size is the length of a region that is cut from a space: a share of what is left of the space, within a least and a greatest length in
// design units.
type Size struct {
	Share, Least float64
	Most         float64 // 0 for no limit
}

// Units returns a fixed size of n design units.
func Units(n float64) Size { return Size{Least: n} }

// of returns the size in pixels where left pixels are left.
func (s Size) of(left, px float64) float64 {
	long := max(left*s.Share, s.Least*px)
	if s.Most > 0 {
		long = min(long, s.Most*px)
	}
	return long
}

// Space is what is left of an area from which regions are cut one after the other, each with a gap between it and the rest.
type Space struct {
	Rest ui.Rect
	Gap  float64 // pixels
	Px   float64 // pixels per design unit
}

// In returns a space that consists of a region, with the same gap.
func (s *Space) In(r ui.Rect) Space { return Space{r, s.Gap, s.Px} }

// Top cuts the uppermost region off and returns it.
func (s *Space) Top(size Size) ui.Rect { return s.Rest.TakeTop(size.of(s.Rest.H, s.Px), s.Gap) }

// Bottom cuts the lowest region off and returns it.
func (s *Space) Bottom(size Size) ui.Rect { return s.Rest.TakeBottom(size.of(s.Rest.H, s.Px), s.Gap) }

// Left cuts the leftmost region off and returns it.
func (s *Space) Left(size Size) ui.Rect { return s.Rest.TakeLeft(size.of(s.Rest.W, s.Px), s.Gap) }

// Right cuts the rightmost region off and returns it.
func (s *Space) Right(size Size) ui.Rect { return s.Rest.TakeRight(size.of(s.Rest.W, s.Px), s.Gap) }
