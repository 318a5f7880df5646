package main

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"islas/game"
	"islas/render/art"
	"islas/render/theme"
)

// section is one part of the sheet: it draws itself from y on, height pixels high.
type section struct {
	name   string
	height int
	draw   func(p *art.Painter, th *theme.Theme, dst *ebiten.Image, y float64) error
}

func parts() []section {
	return []section{
		{"people", 500, people},
		{"pieces", 600, pieces},
		{"signs", 420, signs},
		{"ships", 620, ships},
		{"cards", 1500, cards},
		{"boards", 2080, boards},
	}
}

func named(all []section, name string) (section, bool) {
	for _, s := range all {
		if s.name == name {
			return s, true
		}
	}
	return section{}, false
}

// people draws every portrait and some monograms at four sizes, on the sea and on paper.
func people(p *art.Painter, th *theme.Theme, dst *ebiten.Image, y float64) error {
	vector.FillRect(dst, 0, float32(y), sheetWidth, 250, th.SeaDeep, false)
	vector.FillRect(dst, 0, float32(y)+250, sheetWidth, 250, th.Paper, false)
	names := []string{"Yaiza", "Íñigo", "🏝"}
	for _, top := range []float64{y + 8, y + 258} {
		for _, size := range []float64{24, 32, 48, 96} {
			for i := range int(art.Faces) + len(names) {
				r := art.Rect{X: 10 + float64(i)*(size+8), Y: top, W: size, H: size}
				if i < int(art.Faces) {
					p.Portrait(dst, r, art.Face(i))
				} else {
					p.Monogram(dst, r, names[i-int(art.Faces)])
				}
			}
			top += size + 8
		}
	}
	return nil
}

// pieces draws every building at three sizes, on light and on dark ground.
func pieces(p *art.Painter, th *theme.Theme, dst *ebiten.Image, y float64) error {
	earth := color.NRGBA{0xE6, 0xC9, 0x95, 0xff}
	for i, ground := range []color.Color{earth, th.Cloth} {
		vector.FillRect(dst, float32(i*800), float32(y), 800, 600, ground, false)
		top := y + 10
		for _, size := range []float64{28, 48, 96} {
			for k := range game.Kind(game.Kinds) {
				for c := range game.Colour(game.Colours) {
					r := art.Rect{X: float64(i)*800 + 10 + float64(c)*(size+20), Y: top, W: size, H: size}
					p.Piece(dst, r, k, c)
				}
				top += size + 6
			}
		}
	}
	return nil
}

// signs draws the icons and the priorities.
func signs(p *art.Painter, th *theme.Theme, dst *ebiten.Image, y float64) error {
	for i, ic := range art.Icons() {
		x, row := float64(i%20)*76+10, float64(i/20)*60
		p.Icon(dst, art.Rect{X: x, Y: y + row + 10, W: 44, H: 44}, ic, th.Ink)
		p.Icon(dst, art.Rect{X: x + 46, Y: y + row + 20, W: 20, H: 20}, ic, th.Accent)
	}
	top := y + 140
	for _, size := range []float64{20, 32, 64, 100} {
		for pr := range game.Priority(game.Priorities) {
			p.PriorityIcon(dst, art.Rect{X: 10 + float64(pr)*(size+12), Y: top, W: size, H: size}, pr)
		}
		top += size + 10
	}
	return nil
}

// ships draws the ship, its token, deeds, cartouche, paper and sea.
func ships(p *art.Painter, _ *theme.Theme, dst *ebiten.Image, y float64) error {
	p.Sea(dst, art.Rect{X: 0, Y: y, W: 960, H: 600})
	p.Paper(dst, art.Rect{X: 970, Y: y + 10, W: 600, H: 280})
	p.Cartouche(dst, art.Rect{X: 1020, Y: y + 320, W: 500, H: 120})
	for i, n := range []int{0, 1, 4, 6} {
		p.Ship(dst, art.Rect{X: 20 + float64(i)*230, Y: y + 20, W: 210, H: 160}, n)
	}
	p.Ship(dst, art.Rect{X: 20, Y: y + 200, W: 440, H: 330}, 5)
	p.StartShip(dst, art.Rect{X: 500, Y: y + 220, W: 28, H: 28})
	p.StartShip(dst, art.Rect{X: 550, Y: y + 220, W: 48, H: 48})
	p.StartShip(dst, art.Rect{X: 620, Y: y + 220, W: 96, H: 96})
	for pw := range game.Power(game.Powers) {
		x := 980 + float64(pw)*98
		p.Privilege(dst, art.Rect{X: x, Y: y + 20, W: 92, H: 92}, pw, true)
		p.Privilege(dst, art.Rect{X: x, Y: y + 120, W: 92, H: 92}, pw, false)
		p.Privilege(dst, art.Rect{X: x, Y: y + 220, W: 48, H: 48}, pw, true)
		p.Privilege(dst, art.Rect{X: 500 + float64(pw)*75, Y: y + 360, W: 70, H: 70}, pw, pw%2 == 0)
	}
	return nil
}

// cards draws every card at the sizes of an open hand and of a full hand.
func cards(p *art.Painter, _ *theme.Theme, dst *ebiten.Image, y float64) error {
	words := func(c game.Card) art.CardWords {
		if c.Pirate() {
			return art.CardWords{Spanish: "Pirata", Name: "Pirate (" + c.Colour().String() + ")"}
		}
		return art.CardWords{Spanish: c.Spanish(), Name: c.ID()}
	}
	top := y + 10
	for _, size := range []float64{200, 120, 64} {
		columns := int((sheetWidth - 10) / (size + 10))
		for i := range game.Faces + 1 {
			r := art.Rect{X: 10 + float64(i%columns)*(size+10), Y: top, W: size, H: size / art.CardRatio}
			if i == game.Faces {
				p.CardBack(dst, r)
			} else {
				p.Card(dst, r, game.Card(i), words(game.Card(i)))
			}
			if i%columns == columns-1 {
				top += r.H + 10
			}
		}
		top += size/art.CardRatio + 10
	}
	return nil
}
