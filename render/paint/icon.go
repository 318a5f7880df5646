package paint

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
)

// Icon is a little picture in one colour on a button or beside a number. Its value is a constant of a comparable type of
// the package that draws it, so that games can have icons of their own.
type Icon interface {
	// Parts is what the icon is drawn of, from back to front.
	Parts() []IconPart
}

// IconPart is a part of an icon: a shape in a box of 24 × 24 units, filled if Width is 0, otherwise drawn with a pen of
// that width.
type IconPart struct {
	Shape string
	Width float64
}

// Sign is an icon that any game uses.
type Sign uint8

// The icons.
const (
	IconLeft Sign = iota
	IconRight
	IconUp
	IconDown
	IconTick
	IconCross // also for closing
	IconGear
	IconUndo
	IconLog
	IconPause
	IconPlay
	IconStep
	IconSkip
	IconSpeaker
	IconMute
	IconGlobe
	IconHand
	IconDeck
	IconDiscard
	IconShip
	IconEye
	IconCrown
	IconAnchor
	IconSearch
	IconPlus
	IconMinus
	IconHuman
	IconComputer
	IconBook
	IconDoor
	IconStar
	IconSkull
	IconHammer
	IconQuestion
	IconExpand
	IconLantern // a suggestion
	IconBin
	IconShelf // kept games
	IconFilm
	IconPicture
	signs
)

// Parts is what the sign is drawn of.
func (s Sign) Parts() []IconPart { return parts[s] }

// Icons is every Sign, for contact sheets and tests.
func Icons() []Icon {
	all := make([]Icon, signs)
	for i := range all {
		all[i] = Sign(i)
	}
	return all
}

// Icon draws a sign in one colour, as large as it fits into r, as wide as it is high.
func (p *Painter) Icon(dst *ebiten.Image, r geom.Rect, ic Icon, c color.Color) {
	p.Show(dst, r.Fit(1), IconDrawing(ic, NRGBA(c)))
}

// linePixels is how wide lines of icons are at the least on the canvas, on which what is small is painted twice as large as it is shown: so wide
// that one pixel of a line is nearly of its colour even where it runs between two.
const linePixels = 3.4

// IconDrawing is an icon in a colour.
func IconDrawing(ic Icon, c color.NRGBA) Drawing {
	return Drawing{Key{Subject: ic, Colour: c}, 24, func(n Pen) { n.Icon(ic, c, linePixels/n.Scale) }}
}

// Icon draws an icon in a colour into a box of 24 × 24 units, with lines at least so many units wide.
func (p Pen) Icon(ic Icon, c color.NRGBA, least float64) {
	for _, m := range ic.Parts() {
		if m.Width == 0 {
			p.Fill(c, Shape(m.Shape))
		} else {
			p.Stroke(c, max(m.Width, least), Shape(m.Shape))
		}
	}
}
