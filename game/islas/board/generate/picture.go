package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// picture returns a plain PNG of an island, for judging it: fields by kind, building sites as squares of 80 units, plot
// numbers, river and road.
func picture(is *board.Island) []byte {
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(img, img.Bounds(), image.NewUniform(color.RGBA{38, 96, 112, 255}), image.Point{}, draw.Src)
	for f, field := range is.Fields {
		poly := is.Polygon(f)
		fill(img, poly, map[board.Kind]color.RGBA{
			board.Plot:     {226, 196, 148, 255},
			board.Village:  {232, 120, 90, 255},
			board.Farmland: {170, 190, 90, 255},
			board.Mountain: {128, 112, 104, 255},
		}[field.Kind])
	}
	for f := range is.Fields {
		poly := is.Polygon(f)
		stroke(img, append(poly, poly[0]), 2.5, color.RGBA{70, 50, 30, 255})
	}
	for _, p := range is.River {
		stroke(img, is.Line(p), 11, color.RGBA{40, 110, 220, 255})
	}
	for _, p := range is.Road {
		stroke(img, is.Line(p), 8, color.RGBA{250, 244, 225, 255})
		stroke(img, is.Line(p), 3, color.RGBA{140, 90, 40, 255})
	}
	for _, field := range is.Fields {
		if field.Kind != board.Plot {
			continue
		}
		s := field.Site
		fill(img, []plane.Point{{s[0] - 40, s[1] - 40}, {s[0] + 40, s[1] - 40}, {s[0] + 40, s[1] + 40}, {s[0] - 40, s[1] + 40}},
			color.RGBA{244, 224, 184, 255})
		d := font.Drawer{Dst: img, Src: image.Black, Face: basicfont.Face7x13,
			Dot: fixed.P(int(s[0])-6, int(s[1])+5)}
		d.DrawString(strconv.Itoa(field.Plot))
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err) // a buffer takes every byte
	}
	return b.Bytes()
}

func fill(img draw.Image, poly []plane.Point, c color.Color) {
	r := vector.NewRasterizer(width, height)
	for i, p := range poly {
		if i == 0 {
			r.MoveTo(float32(p[0]), float32(p[1]))
		} else {
			r.LineTo(float32(p[0]), float32(p[1]))
		}
	}
	r.ClosePath()
	r.Draw(img, img.Bounds(), image.NewUniform(c), image.Point{})
}

// stroke draws a line with round joints.
func stroke(img draw.Image, line []plane.Point, wide float64, c color.Color) {
	for i, b := range line {
		var dot []plane.Point
		for k := range 12 {
			s, co := math.Sincos(float64(k) * math.Pi / 6)
			dot = append(dot, plane.Add(b, plane.Point{co * wide / 2, s * wide / 2}))
		}
		fill(img, dot, c)
		if i == 0 || b == line[i-1] {
			continue
		}
		a := line[i-1]
		d := plane.Sub(b, a)
		n := plane.Mul(plane.Point{-d[1], d[0]}, wide/2/plane.Dist(a, b))
		fill(img, []plane.Point{plane.Add(a, n), plane.Add(b, n), plane.Sub(b, n), plane.Sub(a, n)}, c)
	}
}
