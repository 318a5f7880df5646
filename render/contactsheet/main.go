// Command contactsheet draws everything that package art can draw on one sheet, for judging it with one's own eyes:
//
//	go run ./render/contactsheet [-part people|pieces|cards|signs|ships|boards] OUT.png
//
// It needs a display; on a machine without one, run it under xvfb-run.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/art"
	"islas/render/theme"
)

func main() {
	part := flag.String("part", "", "draw only people, pieces, cards, signs, ships or boards")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: contactsheet [-part people|pieces|cards|signs|ships|boards] OUT.png")
		os.Exit(2)
	}
	if err := run(*part, flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "contactsheet:", err)
		os.Exit(1)
	}
}

func run(part, file string) error {
	parts := parts()
	if part != "" {
		draw, ok := named(parts, part)
		if !ok {
			return fmt.Errorf("there is no part %q; ask for people, pieces, cards, signs, ships or boards", part)
		}
		parts = []section{draw}
	}
	c := &camera{parts: parts}
	ebiten.SetWindowSize(320, 200)
	ebiten.SetWindowTitle("Contact sheet")
	if err := ebiten.RunGame(c); err != nil {
		return err
	}
	if c.err != nil {
		return c.err
	}
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(out, c.picture), out.Close())
}

// camera is a program that draws the sheet, one part a frame, keeps the picture and ends.
type camera struct {
	parts   []section
	theme   *theme.Theme
	painter *art.Painter
	sheet   *ebiten.Image
	done    int // parts drawn
	y       int
	picture *image.RGBA
	err     error
}

func (c *camera) Update() error {
	if c.picture != nil || c.err != nil {
		return ebiten.Termination
	}
	return nil
}

func (c *camera) Draw(*ebiten.Image) {
	switch {
	case c.sheet == nil:
		height := 0
		for _, s := range c.parts {
			height += s.height
		}
		c.sheet = ebiten.NewImage(sheetWidth, height)
		c.theme = theme.New(false)
		c.sheet.Fill(theme.Mix(c.theme.Paper, c.theme.Sea, 0.25))
		c.painter = art.New(c.theme)
	case c.done < len(c.parts):
		s := c.parts[c.done]
		if c.err == nil {
			c.err = s.draw(c.painter, c.theme, c.sheet, float64(c.y))
		}
		c.y += s.height
		c.done++
	case c.picture == nil:
		picture := image.NewRGBA(c.sheet.Bounds())
		c.sheet.ReadPixels(picture.Pix)
		c.picture = picture
	}
}

func (c *camera) Layout(int, int) (int, int) { return 320, 200 }

// sheetWidth is the width of the sheet in pixels.
const sheetWidth = 1600
