package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// Trades is how many workers differ in trade and clothes.
const Trades = 12

// Worker is a small person. Which one it is follows from the number, 0 or more: after Trades they are the same again.
type Worker int

// Draw draws it, in the square in the middle of r.
func (n Worker) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), workerDrawing(of(p), max(int(n), 0)%Trades))
}

func workerDrawing(pal *palette, trade int) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("worker"), A: trade}, Units: 100, Paint: func(n paint.Pen) { drawWorker(n, pal, trade) }}
}

// faceFrom is how many pixels a unit has from which a worker has a face: at twice their size, as small pictures are drawn,
// from 20 pixels on.
const faceFrom = 0.4

// A worker in a box of 100 × 100 units.
const (
	workerSize  = 0.92 // of a figure in its own box, which leaves room for the outline
	smallSize   = 0.86 // of one that has no face
	workerFloor = 97.5 // where shoes end in that box, with their line
)

// drawWorker draws a worker in a box of 100 × 100 units, with a dark line around and a light one around that, of which at least one shows on
// whatever ground.
func drawWorker(n paint.Pen, pal *palette, trade int) {
	if n.Scale < pawnBelow {
		drawPawn(n, pal, tradeOf(pal, trade))
		return
	}
	f := &figure{Person: figures.New(pal.Palette), pal: pal, faced: n.Scale >= faceFrom}
	f.draw(tradeOf(pal, trade))
	size, dark, light := workerSize, max(3, 3/n.Scale), max(6.5, 5/n.Scale)
	if !f.faced { // the smallest leave more room for their lines
		size = smallSize
		dark, light = 3.2/(n.Scale*size), 5.2/(n.Scale*size)
	}
	if pal.Bold {
		light++
	}
	// A pixel remains below, for places rounded to pixels can be one wider than high.
	n = n.At(50-50*size, 100-2/n.Scale-(workerFloor+(dark+light)/2)*size, size)
	n.Soft(2, 0.5, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(54, 94, 30, 5)) })
	f.outlined(n, pal.Cream, dark+light)
	f.outlined(n, pal.Ink, dark)
	n.Watercolour(pal.Palette, min(max(0.9/n.Scale, 0.6), 1), f.Marks) // the larger the finer is the pen
}

// pawnBelow is how many pixels a unit has below which a worker is a pawn: at twice their size, as small pictures are drawn, up to 9 pixels.
const pawnBelow = 0.19

// drawPawn draws somebody whose limbs and tools would not be seen: a head and a body in the colours of the trade, within the same two lines.
func drawPawn(n paint.Pen, pal *palette, t trade) {
	head, body := paint.Circle(50, 30, 18), paint.Shape("M 24 90 Q 20 47 50 46 Q 80 47 76 90 Z")
	n, lines := paint.LinesOf(pal.Palette, pal.Ink, 3).Around(n, geom.Rect{X: 21, Y: 12, W: 58, H: 78})
	lines.Draw(n, head, body)
	n.Fill(t.top, body)
	n.Fill(t.skin, head)
}

// outlined draws a line along the outline of all that is solid, half of whose width lies outside.
func (f *figure) outlined(n paint.Pen, c color.NRGBA, width float64) {
	for _, m := range f.Marks {
		if m.Colour.A == 0xff {
			n.Stroke(c, m.Width+width, paint.Shape(m.Shape))
		}
	}
}

// drawWorkerPlace draws a hollow with a light rim, and in it faintly who is missing.
func drawWorkerPlace(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Ink, 0.42), paint.Circle(50, 50, 41))
	n.Fill(theme.Alpha(pal.Paper, 0.34), paint.Circle(50, 34, 12), paint.Shape("M 26 74 Q 26 49 50 49 Q 74 49 74 74 Q 50 82 26 74 Z"))
	n.Stroke(pal.Ink, max(11, 6.4/n.Scale), paint.Circle(50, 50, 41))
	n.Stroke(pal.Paper, max(5, 2.6/n.Scale), paint.Circle(50, 50, 41))
}

// Forms that several workers share, in a box of 100 × 100 units: they stand, and are as large as their heads allow.
const (
	figureTrousers = "M 35 64 L 33 92 H 48 L 50 76 L 52 92 H 67 L 65 64 Z"
	figureShoes    = "M 29 90 H 48 V 96 H 29 Z M 52 90 H 71 V 96 H 52 Z"
	figureSkirt    = "M 36 62 Q 28 78 23 92 Q 50 100 77 92 Q 72 78 64 62 Z"
	figureTorso    = "M 33 47 Q 50 40 67 47 L 69 69 Q 50 74 31 69 Z"
	figureApron    = "M 38 54 Q 50 57 62 54 L 66 86 Q 50 91 34 86 Z"
	figureLeftArm  = "M 36 46 Q 20 50 19 68 L 29 70 Q 31 60 38 56 Z"
	figureRightArm = "M 64 46 Q 80 50 81 68 L 71 70 Q 69 60 62 56 Z"
	figureHands    = "O 24 71 5.4 5 O 76 71 5.4 5"
	figureHead     = "O 50 29 15.5 16.5"
	figurePole     = "M 77 24 L 77 95"
)

// headgear is what a worker has on the head.
type headgear uint8

const (
	strawHat headgear = iota
	headscarf
	flatCap
	boater
	bandana
	hairBun
	bakersCap
	sailorsCap
)

// tool is what a worker has in hand.
type tool uint8

const (
	hoe tool = iota
	fruitBasket
	hammer
	ledger
	parcel
	catch
	peel
	shovel
	load
	plan
	oar
	saw
)

// trade is somebody of a trade.
type trade struct {
	skin, hair, top, bottom color.NRGBA
	apron                   color.NRGBA // none if it is transparent
	skirt, beard, stripes   bool
	hat                     headgear
	hatShade                color.NRGBA
	tool                    tool
}

// tradeOf returns one of the trades, of which no two have the same hat and the same tool.
func tradeOf(pal *palette, i int) trade {
	var none color.NRGBA
	slate, moss := theme.Mix(pal.SteelDark, pal.Indigo, 0.3), theme.Mix(pal.Leaf, pal.PalmDark, 0.4)
	return [Trades]trade{
		{pal.FairSkin, pal.BrownHair, pal.Wall, pal.Indigo, none, false, false, false, strawHat, pal.Madder, hoe},
		{pal.TanSkin, pal.BlackHair, pal.linen, moss, pal.White, true, false, false, headscarf, pal.Madder, fruitBasket},
		{pal.TanSkin, pal.BrownHair, pal.Water, pal.canvas, pal.Wood, false, false, false, flatCap, pal.WoodDark, saw},
		{pal.DarkSkin, pal.BlackHair, slate, pal.rockDark, none, false, false, false, boater, pal.Indigo, ledger},
		{pal.FairSkin, pal.RedHair, pal.rock, pal.rockDark, pal.WoodDark, false, true, false, bandana, pal.Madder, hammer},
		{pal.DarkSkin, pal.BlackHair, pal.Violet, pal.Violet, none, true, false, false, hairBun, pal.Gold, parcel},
		{pal.TanSkin, pal.BrownHair, pal.White, pal.canvas, none, false, true, true, flatCap, pal.Indigo, catch},
		{pal.DarkSkin, pal.BlackHair, pal.Wall, pal.Madder, pal.White, true, false, false, bakersCap, pal.White, peel},
		{pal.FairSkin, pal.FairHair, pal.Straw, pal.earthDark, none, false, false, false, headscarf, pal.Water, shovel},
		{pal.TanSkin, pal.BlackHair, moss, pal.linen, none, false, false, false, bandana, pal.Indigo, load},
		{pal.DarkSkin, pal.BlackHair, pal.Sea, pal.Indigo, none, true, false, false, strawHat, pal.Sea, plan},
		{pal.FairSkin, pal.GreyHair, pal.Indigo, pal.White, none, false, true, false, sailorsCap, pal.White, oar},
	}[i]
}

// figure is a worker while it is drawn.
type figure struct {
	*figures.Person
	pal   *palette
	faced bool // the picture is large enough for a face
}

// draw draws somebody, from the back to the front.
func (f *figure) draw(t trade) {
	f.held(t)
	f.Inked(f.pal.WoodDark, figureShoes)
	if t.skirt {
		f.Inked(t.bottom, figureSkirt)
	} else {
		f.Inked(t.bottom, figureTrousers)
	}
	f.Inked(t.top, figureLeftArm).Inked(t.top, figureTorso)
	if t.stripes {
		f.Line(f.pal.Indigo, 3, "M 33 52 Q 50 56 67 52 M 32 59 Q 50 63 68 59 M 32 66 Q 50 70 68 66")
	}
	if t.apron.A > 0 {
		f.Inked(t.apron, figureApron)
	}
	f.Inked(t.top, figureRightArm).Inked(t.skin, figureHands)
	f.head(t)
	f.carried(t)
}

// head draws face, hair and hat.
func (f *figure) head(t trade) {
	if t.hat == hairBun {
		f.Inked(t.hair, "O 50 11 8 7.5")
	}
	if t.skirt {
		f.Inked(t.hair, "M 33 26 C 32 8 68 8 67 26 L 68 42 Q 50 48 32 42 Z")
	}
	f.Inked(t.skin, figureHead).Fill(t.hair, "M 34 28 C 32 8 68 8 66 28 Q 62 19 50 19 Q 38 19 34 28 Z")
	if t.beard {
		f.Fill(t.hair, "M 35 31 Q 38 37 44 36 Q 50 34 56 36 Q 62 37 65 31 Q 67 45 50 48 Q 33 45 35 31 Z")
	}
	if f.faced {
		f.Fill(f.pal.Ink, "O 44.5 29 1.9 2.5 O 55.5 29 1.9 2.5")
		f.Line(theme.Mix(f.pal.Madder, f.pal.Ink, 0.5), 1.8, "M 45.5 37 Q 50 40.5 54.5 37")
	}
	f.hat(t)
}

// hat draws what somebody has on the head.
func (f *figure) hat(t trade) {
	pal := f.pal
	switch t.hat {
	case strawHat:
		f.Inked(pal.Straw, "M 22 21 Q 50 29 78 21 Q 68 14 50 14 Q 32 14 22 21 Z").Inked(pal.Straw, "M 36 19 C 37 1 63 1 64 19 Q 50 24 36 19 Z")
		f.Line(t.hatShade, 4, "M 36.6 17 Q 50 22 63.4 17")
	case headscarf:
		f.Inked(t.hatShade, "M 33 30 C 28 6 72 6 67 30 Q 62 18 50 17.5 Q 38 18 33 30 Z")
		f.Inked(t.hatShade, "M 66 26 L 76 24 L 73 31 L 77 38 L 66 32 Z")
	case flatCap:
		f.Inked(t.hatShade, "M 32 20 C 28 6 62 3 70 16 L 77 22 Q 62 20 34 24 Z")
	case boater:
		f.Inked(pal.linen, "M 26 20 Q 50 25 74 20 V 16.5 Q 50 12 26 16.5 Z").Inked(pal.linen, "M 36 17 V 5 Q 50 2 64 5 V 17 Q 50 21 36 17 Z")
		f.Line(t.hatShade, 4.4, "M 36 14.5 Q 50 18.5 64 14.5")
	case bandana:
		f.Inked(t.hatShade, "M 34 22 Q 34 12 50 11 Q 66 12 66 22 Q 50 17 34 22 Z").Inked(t.hatShade, "M 34 20 L 24 16 L 26 23 L 23 28 L 34 24 Z")
	case bakersCap:
		f.Inked(pal.White, "M 36 18 Q 26 12 34 5 Q 40 -1 50 3 Q 60 -1 66 5 Q 74 12 64 18 L 64 23 Q 50 18 36 23 Z")
	case sailorsCap:
		f.Inked(pal.White, "M 31 14 Q 50 3 69 14 Q 68 20 50 19 Q 32 20 31 14 Z").Inked(pal.Indigo, "M 35 18 Q 50 15 65 18 V 23 Q 50 19 35 23 Z")
	}
}

// rod draws a straight piece of wood or metal.
func (f *figure) rod(c color.NRGBA, width float64, form string) { f.Rod(c, width+0.2, width+3.4, form) }

// held draws what stands behind somebody who holds it.
func (f *figure) held(t trade) {
	pal := f.pal
	switch t.tool {
	case hoe:
		f.rod(pal.Wood, 4, figurePole)
		f.Inked(pal.Steel, "M 74 18 H 82 V 26 H 96 Q 94 34 84 33 H 74 Z")
	case shovel:
		f.rod(pal.Wood, 4, "M 79 28 L 78 76")
		f.Inked(pal.Steel, "M 71 74 H 86 V 88 Q 78 99 71 88 Z")
		f.rod(pal.Wood, 3, "M 73 26 H 85")
	case peel:
		f.rod(pal.Wood, 4, "M 78 34 L 77 95")
		f.Inked(theme.Mix(pal.Straw, pal.Wood, 0.2), "M 70 8 Q 79 2 88 8 V 30 Q 79 38 70 30 Z").Inked(pal.copper, "O 79 20 6.5 7.5")
	case oar:
		f.rod(pal.Wood, 4, "M 80 36 L 79 95")
		f.Inked(pal.Straw, "M 75 38 Q 71 12 80 4 Q 89 12 85 38 Z")
	}
}

// carried draws what somebody carries in front.
func (f *figure) carried(t trade) {
	pal := f.pal
	switch t.tool {
	case fruitBasket:
		f.Inked(pal.berry, "O 72 69 5.5 5 O 80 67 6 5.5 O 88 70 5 5").Inked(pal.Straw, "M 63 71 H 96 L 91 88 Q 79 92 68 88 Z")
		f.Line(pal.Wood, 2.4, "M 66 78 Q 79 82 93 78")
	case hammer:
		f.rod(pal.Wood, 4.4, "M 76 78 L 83 46")
		f.Inked(pal.SteelDark, "M 72 36 L 94 40 L 92 52 L 70 48 Z")
	case ledger:
		f.Inked(pal.Madder, "M 62 60 L 86 56 L 89 80 L 65 84 Z").Fill(pal.White, "M 66 64 L 82 61.4 L 84 70 L 67.6 72.6 Z")
	case parcel:
		f.Inked(pal.canvas, "M 32 60 H 68 V 82 H 32 Z").Line(pal.Madder, 3, "M 50 60 V 82 M 32 71 H 68").Inked(t.skin, "O 32 72 5 5 O 68 72 5 5")
	case catch:
		f.Line(pal.Ink, 2, "M 77 70 V 78")
		f.Inked(theme.Mix(pal.Steel, pal.Water, 0.35), "M 78 74 Q 90 78 86 88 L 91 97 L 80 95 L 70 98 L 73 89 Q 67 79 78 74 Z")
	case load:
		f.Inked(pal.canvas, "M 58 46 Q 52 24 70 20 Q 92 16 96 34 Q 98 50 82 53 Q 66 54 58 46 Z")
		f.Line(theme.Mix(pal.canvas, pal.WoodDark, 0.6), 2, "M 66 28 Q 70 38 66 46 M 84 24 Q 92 34 88 46")
		f.Inked(t.top, "M 66 66 Q 76 66 82 54 L 72 50 Q 70 54 62 56 Z").Inked(t.skin, "O 79 51 5.4 5")
	case plan:
		f.Inked(pal.White, "M 64 72 L 85 46 L 92 52 L 71 79 Z").Inked(pal.good[puertorico.Corn], "M 74.5 60 L 78.5 55 L 85.4 61 L 81.4 66 Z")
		f.Inked(t.skin, "O 76 71 5.4 5")
	case saw:
		f.Inked(pal.Steel, "M 66 75 L 90 47 L 94 56 L 75 84 Z").Inked(pal.Wood, "M 62 70 L 74 66 L 82 78 L 72 86 Z")
	}
}
