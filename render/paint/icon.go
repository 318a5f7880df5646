package paint

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
)

// Icon is a small picture in one colour on a button or beside a number. Its value is a constant of a comparable type of the package that
// draws it, so that games can have icons of their own.
type Icon interface {
	// Parts returns the parts of the icon, from back to front.
	Parts() []IconPart
}

// IconPart is a part of an icon: a shape of 24 × 24 units, filled if Width is 0, otherwise drawn with a line of that width.
type IconPart struct {
	Shape string
	Width float64
}

// Sign is an icon for any game.
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
	IconShelf // saved games
	IconFilm
	signs
)

// Parts implements Icon.
func (s Sign) Parts() []IconPart { return parts[s] }

// Icons returns every Sign, for contact sheets and tests.
func Icons() []Icon { return IconsBelow(signs) }

// IconsBelow returns all icons of a type below end.
func IconsBelow[T interface {
	~uint8
	Icon
}](end T) (all []Icon) {
	for i := range end {
		all = append(all, i)
	}
	return all
}

// Icon draws an icon in one colour, as large as it fits into r, as wide as it is high.
func (p *Painter) Icon(dst *ebiten.Image, r geom.Rect, ic Icon, c color.Color) {
	p.Show(dst, r.Fit(1), IconDrawing(ic, NRGBA(c)))
}

// linePixels is the least width of lines of icons in pixels of the canvas, on which small pictures are drawn at twice their size. It is so
// wide that one pixel of a line has nearly its whole colour even where the line runs between two.
const linePixels = 3.4

// IconDrawing returns the drawing of an icon in a colour.
func IconDrawing(ic Icon, c color.NRGBA) Drawing {
	return Drawing{Key{Subject: ic, Colour: c}, 24, func(n Pen) { n.Icon(ic, c, linePixels/n.Scale) }}
}

// Icon draws an icon in a colour, 24 × 24 units large, with lines at least least units wide.
func (p Pen) Icon(ic Icon, c color.NRGBA, least float64) {
	for _, m := range ic.Parts() {
		if m.Width == 0 {
			p.Fill(c, Shape(m.Shape))
		} else {
			p.Stroke(c, max(m.Width, least), Shape(m.Shape))
		}
	}
}

// star is also stroked, as its points are thinner than pixels.
const star = "M 12 2.8 L 14.6 9 L 21.3 9.6 L 16.2 14 L 17.8 20.5 L 12 17 L 6.2 20.5 L 7.8 14 L 2.7 9.6 L 9.4 9 Z"

// parts are the parts of each sign.
var parts = [signs][]IconPart{
	IconLeft:  {{"M 15 4 L 7 12 L 15 20", 2.6}},
	IconRight: {{"M 9 4 L 17 12 L 9 20", 2.6}},
	IconUp:    {{"M 4 15 L 12 7 L 20 15", 2.6}},
	IconDown:  {{"M 4 9 L 12 17 L 20 9", 2.6}},
	IconTick:  {{"M 4 13 L 9.5 18.5 L 20 6", 3}},
	IconCross: {{"M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5", 2.8}},
	IconGear: {
		{"O 12 12 5.6 5.6", 3},
		{"M 12 2 V 5 M 12 19 V 22 M 2 12 H 5 M 19 12 H 22 M 4.9 4.9 L 7 7 M 17 17 L 19.1 19.1 M 19.1 4.9 L 17 7 M 7 17 L 4.9 19.1", 3},
	},
	IconUndo:    {{"M 8.5 4.5 L 3.8 9 L 8.5 13.5", 2.4}, {"M 4.5 9 H 14 C 22 9 22 19.5 14 19.5 H 9", 2.4}},
	IconLog:     {{"M 5 3 H 19 V 21 H 5 Z", 2}, {"M 8.5 8 H 15.5 M 8.5 12 H 15.5 M 8.5 16 H 13", 1.8}},
	IconPause:   {{"M 6 4 H 10 V 20 H 6 Z M 14 4 H 18 V 20 H 14 Z", 0}},
	IconPlay:    {{"M 6.5 4 L 19.5 12 L 6.5 20 Z", 0}},
	IconStep:    {{"M 5 4 L 15 12 L 5 20 Z M 16 4 H 19.5 V 20 H 16 Z", 0}},
	IconSkip:    {{"M 2.5 5 L 10.5 12 L 2.5 19 Z M 10.5 5 L 18.5 12 L 10.5 19 Z M 18.8 5 H 21.6 V 19 H 18.8 Z", 0}},
	IconSpeaker: {{"M 3 9 H 7 L 12.5 4.5 V 19.5 L 7 15 H 3 Z", 0}, {"M 15.5 8.5 Q 18.2 12 15.5 15.5", 2}, {"M 18.2 5.5 Q 23 12 18.2 18.5", 2}},
	IconMute:    {{"M 3 9 H 7 L 12.5 4.5 V 19.5 L 7 15 H 3 Z", 0}, {"M 15.5 9.2 L 21 14.8 M 21 9.2 L 15.5 14.8", 2.2}},
	IconGlobe:   {{"O 12 12 9 9", 1.8}, {"O 12 12 4 9", 1.6}, {"M 3.4 9 H 20.6 M 3.4 15 H 20.6", 1.6}},
	IconHand: {
		{"M 3.4 8.6 L 8.6 6.6 L 8.6 19.5 L 7.6 19.8 Z", 0},
		{"M 9.6 4 H 15 V 20 H 9.6 Z", 0},
		{"M 16 6.6 L 21 8.8 L 17 19.8 L 16 19.4 Z", 0},
	},
	IconDeck:     {{"M 4 7 H 15 V 21.5 H 4 Z", 0}, {"M 7 4.6 H 17.6 V 18.6", 1.5}, {"M 10 2 H 20.4 V 15.8", 1.5}},
	IconDiscard:  {{"M 3.5 8 L 12.5 4.5 L 17.4 17 L 8.4 20.5 Z", 1.8}, {"M 15.5 5 H 21 V 18.5 H 19.4", 1.8}, {"M 8 10.6 L 12 9 M 9.2 13.8 L 13.2 12.2", 1.5}},
	IconShip:     {{"M 2.5 15 H 21.5 L 18 20.5 H 6 Z", 0}, {"M 11 2.5 V 15", 1.6}, {"M 12.2 4 Q 20 8 18.5 13 H 12.2 Z M 9.8 6 V 13 H 4.5 Q 8 10 9.8 6 Z", 0}},
	IconEye:      {{"M 2 12 Q 12 2 22 12 Q 12 22 2 12 Z", 1.9}, {"O 12 12 3.4 3.4", 0}},
	IconCrown:    {{"M 4 18 L 2.5 7 L 8 11.5 L 12 4 L 16 11.5 L 21.5 7 L 20 18 Z", 0}, {"M 4.4 20.8 H 19.6", 1.8}},
	IconAnchor:   {{"O 12 4.8 2.2 2.2", 1.8}, {"M 12 7 V 20.5 M 7.5 10 H 16.5", 2.2}, {"M 3.8 14 Q 5 20.6 12 20.8 Q 19 20.6 20.2 14", 2.2}},
	IconSearch:   {{"O 10 10 6.4 6.4", 2.4}, {"M 15 15 L 20.8 20.8", 3}},
	IconPlus:     {{"M 12 4.5 V 19.5 M 4.5 12 H 19.5", 2.8}},
	IconMinus:    {{"M 4.5 12 H 19.5", 2.8}},
	IconHuman:    {{"O 12 7.4 4.4 4.4", 0}, {"M 3.5 21 C 3.5 10.6 20.5 10.6 20.5 21 Z", 0}},
	IconComputer: {{"M 3 4 H 21 V 16 H 3 Z", 2}, {"M 9 20.5 H 15 M 12 16 V 20", 2.2}, {"M 8 8.8 L 10.5 10.5 L 8 12.2 M 12.5 12.4 H 15.5", 1.6}},
	IconBook:     {{"M 12 6 Q 7 3 2.5 4.5 V 18.5 Q 7 17 12 20 Q 17 17 21.5 18.5 V 4.5 Q 17 3 12 6 Z", 1.9}, {"M 12 6 V 20", 1.6}},
	IconDoor:     {{"M 12.5 3 H 4 V 21 H 12.5", 2.2}, {"M 9.5 12 H 20.5 M 16 7 L 21 12 L 16 17", 2.4}},
	IconStar:     {{star, 0}, {star, 1.4}},
	IconSkull:    {{"M 12 2.5 C 2 2.5 1.5 13 6.5 15 V 18 H 17.5 V 15 C 22.5 13 22 2.5 12 2.5", 2}, {"O 8.6 10.4 2.2 2.2", 0}, {"O 15.4 10.4 2.2 2.2", 0}, {"M 9.5 18 V 21 M 12 18 V 21 M 14.5 18 V 21", 1.6}},
	IconHammer:   {{"M 5 8 L 8 3.5 H 17 L 20 6 V 8 Z", 0}, {"M 12.5 8 V 20.5", 3}},
	IconQuestion: {{"M 7.5 8.5 Q 7.5 3.8 12 3.8 Q 16.8 3.8 16.8 8 Q 16.8 10.6 14 12 Q 12 13 12 15.5", 2.6}, {"O 12 20 1.7 1.7", 0}},
	IconBin: {
		{"M 4 6.5 H 20", 2}, {"M 9 6 V 3.5 H 15 V 6", 2}, {"M 6 7 L 7.2 21 H 16.8 L 18 7", 2}, {"M 10 10.5 V 17.5 M 14 10.5 V 17.5", 1.6},
	},
	IconShelf: {
		{"M 2 20.5 H 22", 2.4}, {"M 4 5 H 11 V 18 H 4 Z", 2}, {"M 14 8 H 20 V 18 H 14 Z", 2}, {"M 6 14.5 L 8 11 L 9.5 14.5 Z M 16 14.5 L 17.2 12 L 18.4 14.5 Z", 0},
	},
	IconFilm: {
		{"M 2.5 4 H 21.5 V 20 H 2.5 Z", 2}, {"M 7.5 4 V 20 M 16.5 4 V 20", 1.6}, {"M 2.5 9.4 H 7.5 M 2.5 14.6 H 7.5 M 16.5 9.4 H 21.5 M 16.5 14.6 H 21.5", 1.6},
		{"M 10.3 8.6 L 14.4 12 L 10.3 15.4 Z", 0},
	},
	IconLantern: { // its rays tell it from a padlock
		{"O 12 3.4 2 2", 1.6}, {"M 7 8.6 Q 12 3.4 17 8.6 Z", 0}, {"M 8.4 9 L 7.6 18.6 M 15.6 9 L 16.4 18.6", 1.7},
		{"M 12 9.8 Q 14.6 14.4 12 17.4 Q 9.4 14.4 12 9.8 Z", 0}, {"M 6.2 18.6 H 17.8 V 21.4 H 6.2 Z", 0},
		{"M 1.6 7.4 L 4.4 9 M 1.2 13.6 H 4.4 M 22.4 7.4 L 19.6 9 M 22.8 13.6 H 19.6", 1.7},
	},
	IconExpand: {{"M 4 9.5 V 4 H 9.5 M 14.5 4 H 20 V 9.5 M 20 14.5 V 20 H 14.5 M 9.5 20 H 4 V 14.5", 2.4}},
}
