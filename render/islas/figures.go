package islas

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// fixed is the height of a picture that does not depend on its width, in design units.
func fixed(h float64) func(*ui.UI, float64) float64 {
	return func(u *ui.UI, _ float64) float64 { return u.Px(h) }
}

// featuresFigure shows the six features with their names.
func featuresFigure() stage.Figure {
	const cell = 56
	columns := func(u *ui.UI, width float64) int {
		if width < u.Px(520) {
			return 2
		}
		return 3
	}
	f := stage.Figure{
		Height: func(u *ui.UI, width float64) float64 { return u.Px(float64(islas.Features/columns(u, width)) * cell) },
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			n := columns(u, r.W)
			for i, at := range r.Grid(n, islas.Features/n, 0) {
				sign, name := at.CutLeft(u.Px(52))
				s.Paint(u, sign.Center(u.Px(46), u.Px(46)), art.PriorityIcon(islas.FeaturePriority(islas.Feature(i))))
				_, name = name.CutLeft(u.Px(10))
				u.Text(name, theme.BodyBold, u.Theme().Ink, ui.Left|ui.Middle, u.T("feature."+islas.Feature(i).String()))
			}
		},
	}
	for i := range islas.Feature(islas.Features) {
		f.Words = append(f.Words, "feature."+i.String())
	}
	return f
}

// neighboursFigure shows an island with one plot and its neighbours lit.
func neighboursFigure() stage.Figure {
	return stage.Figure{
		Height: func(u *ui.UI, width float64) float64 { return min(width*0.62, u.Px(430)) },
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th := u.Theme()
			isl := islands()[0]
			u.Gradient(r, u.Px(theme.Radius), th.Sea, th.SeaDeep)
			r = r.Inset(u.Px(8))
			s.Paint(u, r, art.Board{Island: isl})
			geography := isl.Geography()
			plot := islas.Plot(0)
			for p := range islas.Plot(islas.Plots) {
				if geography.Neighbours[p].Count() > geography.Neighbours[plot].Count() {
					plot = p
				}
			}
			s.Paint(u, r, art.PlotGlow{Island: isl, Plots: geography.Neighbours[plot], Colour: th.Focus, Strength: 1})
			at := art.PieceRect(r, isl, plot, islas.House)
			s.Paint(u, at, art.Piece{Kind: islas.House, Colour: islas.Blue})
		},
	}
}

// piecesFigure shows every building in every colour with its points.
func piecesFigure() stage.Figure {
	const row, piece = 68, 56
	kinds := []string{"rules.pieces.house", "rules.pieces.palace", "rules.pieces.town"}
	textHeight := func(u *ui.UI, width float64, key string) float64 {
		return u.MeasureWrapped(theme.BodyBold, u.T(key), width)
	}
	// Pieces stand beside their text where there is room, else above it.
	beside := func(u *ui.UI, width float64) bool { return width > u.Px(640) }
	return stage.Figure{
		Words: kinds,
		Height: func(u *ui.UI, width float64) (h float64) {
			for _, key := range kinds {
				if beside(u, width) {
					h += max(u.Px(row), textHeight(u, width-u.Px(6*piece+20), key))
				} else {
					h += u.Px(row) + textHeight(u, width, key)
				}
			}
			return h
		},
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			for k, key := range kinds {
				var line ui.Rect
				if beside(u, r.W) {
					line, r = r.CutTop(max(u.Px(row), textHeight(u, r.W-u.Px(6*piece+20), key)))
					drawPieces(s, u, line, islas.Kind(k), piece)
					_, line = line.CutLeft(u.Px(6*piece + 20))
				} else {
					line, r = r.CutTop(u.Px(row))
					drawPieces(s, u, line, islas.Kind(k), piece)
					line, r = r.CutTop(textHeight(u, r.W, key))
				}
				u.TextWrapped(line, theme.BodyBold, u.Theme().Ink, ui.Left|ui.Middle, u.T(key))
			}
		},
	}
}

// drawPieces draws one building of each colour from the left end of r on.
func drawPieces(s *stage.Stage, u *ui.UI, r ui.Rect, k islas.Kind, size float64) {
	for c := range islas.Colour(islas.Colours) {
		at := ui.Rect{X: r.X + float64(c)*u.Px(size), Y: r.Y, W: u.Px(size), H: r.H}
		s.Paint(u, at.Center(u.Px(size-4), u.Px(size-4)), art.Piece{Kind: k, Colour: c})
	}
}

// palaceFigure shows houses becoming a palace.
func palaceFigure() stage.Figure { return conversion(islas.Palace, islas.Orange) }

// townFigure shows houses becoming a town.
func townFigure() stage.Figure { return conversion(islas.Town, islas.Green) }

// conversion shows the houses that a building is made of, an arrow and the building.
func conversion(k islas.Kind, c islas.Colour) stage.Figure {
	n := k.Houses()
	const height, house = 104, 72
	return stage.Figure{
		Height: fixed(height),
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th := u.Theme()
			ground := ui.Rect{X: r.X, Y: r.Y, W: min(r.W, u.Px(float64(n)*house+210)), H: r.H}
			u.Round(ground, u.Px(theme.Radius), th.PaperDark, u.Px(1.5), th.InkFaint)
			_, at := ground.CutLeft(u.Px(20))
			for range n {
				var cell ui.Rect
				cell, at = at.CutLeft(u.Px(house))
				s.Paint(u, cell.Center(u.Px(house-8), u.Px(house-8)), art.Piece{Kind: islas.House, Colour: c})
			}
			arrow, at := at.CutLeft(u.Px(72))
			s.Icon(paint.IconRight)(u, arrow.Center(u.Px(36), u.Px(36)), th.BrassDark)
			goal, _ := at.CutLeft(u.Px(96))
			s.Paint(u, goal.Center(u.Px(92), u.Px(92)), art.Piece{Kind: k, Colour: c})
		},
	}
}

// shipFigure shows the ship with cards on its deck.
func shipFigure() stage.Figure {
	return stage.Figure{
		Height: func(u *ui.UI, width float64) float64 { return min(width*0.5, u.Px(260)) },
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th := u.Theme()
			u.Gradient(r, u.Px(theme.Radius), th.Sea, th.SeaDeep)
			u.Paint(r.Inset(u.Px(10)), shipKey{cards: 4}, func(dst *ebiten.Image, r ui.Rect) { figures.Ship(s.Art, dst, r, 4) })
		},
	}
}

// ledgerFigure shows how the basket weaver compares three islands, by the wishes built in: its numbers belong to these.
func ledgerFigure() stage.Figure {
	const row = 56
	card, _ := islas.CardByID("cestero")
	priorities := islas.BuiltIn().Priorities(card)
	// The free plots next to each priority, and how many priorities the island stays in the running for.
	isles := []struct {
		name   string
		counts [4]int
		stays  int
	}{{"A", [4]int{4, 1, 3, 0}, 3}, {"B", [4]int{4, 1, 1, 0}, 2}, {"C", [4]int{2, 2, 5, 0}, 0}}
	compared := 3
	return stage.Figure{
		Height: fixed(row * 4),
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th := u.Theme()
			r.W = min(r.W, u.Px(620))
			own := dataOf(s).Priorities(card) != priorities
			for i, line := range r.Column(len(isles)+1, 0) {
				cells := line.Row(5, 0)
				for p := range compared {
					cell := cells[p+1]
					if i == 0 {
						s.Paint(u, cell.Center(u.Px(44), u.Px(44)), art.PriorityIcon(priorities[p]))
						continue
					}
					isle := isles[i-1]
					if p > isle.stays {
						continue
					}
					style, ink := theme.Number, th.Ink
					if p == isle.stays {
						ink = th.InkSoft
						s.Icon(paint.IconCross)(u, cell.Center(u.Px(20), u.Px(20)).Moved(u.Px(26), 0), th.Danger)
					}
					u.Text(cell, style, ink, ui.Centered, strconv.Itoa(isle.counts[p]))
				}
				if i == 0 && own {
					u.TextWrapped(cells[0], theme.Small, th.InkSoft, ui.Left|ui.Middle, u.T("edition.built-in"))
				}
				if i == 0 {
					continue
				}
				u.Line(ui.Point{X: line.X, Y: line.Y}, ui.Point{X: line.Right(), Y: line.Y}, u.Px(1), th.InkFaint)
				u.Text(cells[0], theme.BodyBold, th.Ink, ui.Centered, isles[i-1].name)
				if i == 1 {
					s.Icon(paint.IconTick)(u, cells[4].Center(u.Px(30), u.Px(30)), th.Good)
				}
			}
		},
	}
}
