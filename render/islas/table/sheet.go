package table

import (
	"islas/game"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// sheet is how the place of an island is divided.
type sheet struct {
	paper  ui.Rect   // of a large island: the sea chart
	body   ui.Rect   // the room for the island
	sea    ui.Rect   // where other things may lie around it
	plate  ui.Rect   // the plate of its owner
	card   bool      // the plate is a card in a corner of the sea
	beside bool      // the plate stands beside the island, not above it
	marks  []ui.Rect // of a large island: its name and the compass rose
	leave  ui.Rect   // of a visited one: the button that ends the visit
}

// Sizes of charts in design units.
const (
	leastName  = 150 // least width of the cartouche with an island's name
	cardWidth  = 268
	cardHeight = 132
	leaveHigh  = 46
	leaveWidth = 268
)

// sheetKey is everything that the layout of a chart depends on.
type sheetKey struct {
	chart *board.Island
	place ui.Rect
	visit bool
}

// mostSheets is the greatest number of layouts that are kept: those of all islands in the sizes of a window.
const mostSheets = 24

// sheetOf returns how a large island's chart is laid out in r.
func (v *islandsView) sheetOf(f *frame, r ui.Rect, seat game.Seat) sheet {
	key := sheetKey{f.players.islands[seat], r, f.visits(seat) && !f.arriving}
	s, known := v.sheets[key]
	if !known {
		if v.sheets == nil || len(v.sheets) >= mostSheets {
			v.sheets = map[sheetKey]sheet{}
		}
		s = planSheet(key, f.UI.Px(1))
		v.sheets[key] = s
	}
	return s
}

// visits reports whether the large island of a seat is only visited by the person at the machine.
func (f *frame) visits(seat game.Seat) bool { return seat != f.Home && f.Viewer != game.NoSeat }

// planSheet lays out a chart: the card of its owner lies in the corner of the sea with most room, so that the island can be as large as
// the chart. If no corner has room for it, it is a bar above the chart. px is the number of pixels per design unit.
func planSheet(key sheetKey, px float64) sheet {
	s := sheet{paper: key.place}
	high := 0.0
	if key.visit {
		high = (leaveHigh + 8) * px
	}
	if at, ok := art.Corner(key.place, key.chart, cardWidth*px, cardHeight*px+high); ok {
		s.card, s.plate = true, at
		s.plate, s.leave = at.CutTop(cardHeight * px)
		if key.visit {
			_, s.leave = s.leave.CutTop(8 * px)
		} else {
			s.leave = ui.Rect{}
		}
	} else {
		s.plate, s.paper = key.place.CutTop(min(46*px, key.place.H*0.2))
		if key.visit {
			bar := s.plate
			s.leave, _ = bar.CutRight(min(leaveWidth*px, bar.W*0.3))
			s.leave = s.leave.InsetXY(2*px, 2*px)
			s.plate.W = s.leave.X - s.plate.X - 4*px
		}
	}
	s.body = s.paper
	s.sea = paint.OnSheet(s.paper)
	s.marks = art.MarkPlaces(s.paper, key.chart, leastName*px, s.plate, s.leave)
	return s
}

// tile divides the place of a small island into its plate and the sea around it. If it is too low for a plate above, the plate stands
// beside it.
func tile(f *frame, r ui.Rect) (s sheet) {
	if r.H < f.UI.Px(124) && r.W > 1.5*r.H {
		s.body, s.plate = r.CutRight(min(r.H*1.2, r.W*0.42))
		s.plate.H = min(r.H, 2*f.UI.LineHeight(theme.SmallBold)+f.UI.Px(6))
		s.beside, s.sea = true, r
		return s
	}
	s.plate, s.body = r.CutTop(plateHeight(f, r))
	s.sea = s.body
	return s
}

// card draws the plate of a large island: its owner, the points on the way to the goal, the cards in hand, and the privileges.
func (i *isle) card(r ui.Rect) {
	f, u, th := i.f, i.f.UI, i.f.UI.Theme()
	s := f.Known()
	ground, ink, gold := i.plateInks()
	u.Shadow(r.Moved(0, u.Px(2)), u.Px(8), u.Px(8), th.Shadow)
	u.Round(r, u.Px(8), ground, u.Px(2), th.Brass)
	i.tellPlate(r)
	inner := r.InsetXY(u.Px(10), u.Px(7))
	deeds, inner := inner.CutBottom(u.Px(34))
	side := min(inner.H-u.Px(4), u.Px(70))
	face, rest := inner.CutLeft(side)
	f.Portrait(face.Center(side, side), i.seat)
	_, rest = rest.CutLeft(u.Px(10))
	name, figures := rest.CutTop(rest.H * 0.52)
	u.NameFitted(name, ink, ui.Left|ui.Middle, f.Name(i.seat), theme.Subheading, theme.BodyBold, theme.SmallBold)
	star, figures := figures.CutLeft(u.Px(24))
	f.Icon(star.Center(star.W, star.W), paint.IconStar, gold)
	_, figures = figures.CutLeft(u.Px(5))
	points := u.T("race.points", "n", s.Points(i.seat), "goal", s.Goal())
	score, figures := figures.CutLeft(u.MeasureText(theme.Number, points) + u.Px(10))
	u.TextFitted(score, ink, ui.Left|ui.Middle, points, theme.Number, theme.SmallBold)
	i.handSize(figures, ink)
	token, deeds := deeds.CutRight(deeds.H)
	i.token(token)
	i.sealsFrom(deeds, deeds.H)
	i.taken = append(append(i.corners().taken, r), i.marks...)
}

// tellPlate makes r a region with a tooltip of what a plate shows.
func (i *isle) tellPlate(r ui.Rect) {
	if i.double {
		return
	}
	f, u := i.f, i.f.UI
	text := f.raceTip(i.seat) + "\n" + u.T("table.hand-size", "n", f.handed().HandSize(i.seat))
	u.Passive("plate", r, ui.RegionOptions{Looks: true, Label: f.Name(i.seat), Tooltip: text})
}
