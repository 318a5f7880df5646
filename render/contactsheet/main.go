// Command contactsheet draws everything that the program can draw for a game on one sheet, for judging it with one's own eyes:
//
//	go run ./render/contactsheet [-game ID] [-part PART] [-lang de|en] [-vision protan|deutan|tritan] [-contrast] OUT.png
//
// Without -game it is the first game of package catalogue. What is drawn for any game stands here; a game brings its own
// pictures (package contact). Without -lang, what has words on it is there in every language, and the widgets once more in high contrast; -contrast
// draws all of it so. -vision shows the sheet as with that colour-vision deficiency.
//
// It needs a display; on a machine without one, run it under xvfb-run.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/internal/contact"
	"islas/render/stage"
	"islas/render/testkit/vision"
)

func main() {
	games := catalogue.Games()
	err := catalogue.Check(games)
	var o options
	if err == nil {
		o, err = parse(os.Args[1:], os.Stderr, games)
	}
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	if err == nil {
		err = run(o)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "contactsheet:", err)
		os.Exit(1)
	}
}

// options is what the command line asks for.
type options struct {
	game     stage.Game
	part     string // the only part to draw; empty for all
	langs    []string
	vision   vision.Kind
	contrast bool
	out      string
}

// parse reads the command line, for which there are these games. Its errors say what is wrong and what would be right.
func parse(args []string, help io.Writer, games []stage.Game) (options, error) {
	var o options
	var game, lang, eyes string
	set := flag.NewFlagSet("contactsheet", flag.ContinueOnError)
	set.SetOutput(help)
	set.Usage = func() {
		fmt.Fprintln(help, "usage: contactsheet [flags] OUT.png")
		set.PrintDefaults()
	}
	set.StringVar(&game, "game", games[0].Info().ID, "draw the pictures of this game: "+strings.Join(catalogue.IDs(games), ", "))
	set.StringVar(&o.part, "part", "", "draw only this part: "+strings.Join(partNames(games...), ", "))
	set.StringVar(&lang, "lang", "", "draw what has words only in this language: "+strings.Join(locales.Languages(), ", "))
	set.StringVar(&eyes, "vision", "", "simulate a colour-vision deficiency: protan, deutan, tritan")
	set.BoolVar(&o.contrast, "contrast", false, "draw everything in high contrast")
	if err := set.Parse(args); err != nil {
		return o, err
	}
	var err error
	if o.game, err = catalogue.Find(games, game); err != nil {
		return o, err
	}
	o.langs = locales.Languages()
	if lang != "" {
		if !slices.Contains(o.langs, lang) {
			return o, fmt.Errorf("there is no language %q: use one of %s", lang, strings.Join(o.langs, ", "))
		}
		o.langs = []string{lang}
	}
	if names := partNames(o.game); o.part != "" && !slices.Contains(names, o.part) {
		return o, fmt.Errorf("there is no part %q: use one of %s", o.part, strings.Join(names, ", "))
	}
	if o.vision, err = vision.Parse(eyes); err != nil {
		return o, err
	}
	if set.NArg() != 1 {
		return o, errors.New("name one file for the picture, for example sheet.png")
	}
	o.out = set.Arg(0)
	return o, nil
}

func run(o options) error {
	c := &camera{sections: sections(o.game, o.part, o.langs, o.contrast)}
	ebiten.SetWindowSize(320, 200)
	ebiten.SetWindowTitle("Contact sheet")
	if err := errors.Join(ebiten.RunGame(c), c.err); err != nil {
		return err
	}
	sheet := joined(c.pictures)
	o.vision.Simulate(sheet)
	out, err := os.Create(o.out)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(out, sheet), out.Close())
}

// joined puts pictures below each other.
func joined(pictures []*image.RGBA) *image.RGBA {
	h := 0
	for _, p := range pictures {
		h += p.Rect.Dy()
	}
	sheet := image.NewRGBA(image.Rect(0, 0, contact.Width, h))
	y := 0
	for _, p := range pictures {
		draw.Draw(sheet, p.Rect.Add(image.Pt(0, y)), p, image.Point{}, draw.Src)
		y += p.Rect.Dy()
	}
	return sheet
}

// camera is a program that draws one section a frame and ends after the last.
type camera struct {
	sections []section
	pictures []*image.RGBA
	err      error
}

// Update implements ebiten.Game.
func (c *camera) Update() error {
	if len(c.sections) == 0 || c.err != nil {
		return ebiten.Termination
	}
	return nil
}

// Layout implements ebiten.Game.
func (c *camera) Layout(int, int) (int, int) { return 320, 200 }

// Draw implements ebiten.Game.
func (c *camera) Draw(*ebiten.Image) {
	if len(c.sections) == 0 || c.err != nil {
		return
	}
	s := c.sections[0]
	c.sections = c.sections[1:]
	img := ebiten.NewImage(contact.Width, s.height)
	defer img.Deallocate()
	if err := s.paint(img); err != nil {
		c.err = fmt.Errorf("%s: %w", s.name, err)
		return
	}
	picture := image.NewRGBA(img.Bounds())
	img.ReadPixels(picture.Pix)
	c.pictures = append(c.pictures, picture)
}
