package art

import (
	"image/color"

	"islas/render/paint/figures"
	"islas/render/theme"
)

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
	f.Inked(t.top, figureLeftArm)
	f.Inked(t.top, figureTorso)
	if t.stripes {
		f.Line(f.pal.Indigo, 3, "M 33 52 Q 50 56 67 52 M 32 59 Q 50 63 68 59 M 32 66 Q 50 70 68 66")
	}
	if t.apron.A > 0 {
		f.Inked(t.apron, figureApron)
	}
	f.Inked(t.top, figureRightArm)
	f.Inked(t.skin, figureHands)
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
	f.Inked(t.skin, figureHead)
	f.Fill(t.hair, "M 34 28 C 32 8 68 8 66 28 Q 62 19 50 19 Q 38 19 34 28 Z")
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
		f.Inked(pal.Straw, "M 22 21 Q 50 29 78 21 Q 68 14 50 14 Q 32 14 22 21 Z")
		f.Inked(pal.Straw, "M 36 19 C 37 1 63 1 64 19 Q 50 24 36 19 Z")
		f.Line(t.hatShade, 4, "M 36.6 17 Q 50 22 63.4 17")
	case headscarf:
		f.Inked(t.hatShade, "M 33 30 C 28 6 72 6 67 30 Q 62 18 50 17.5 Q 38 18 33 30 Z")
		f.Inked(t.hatShade, "M 66 26 L 76 24 L 73 31 L 77 38 L 66 32 Z")
	case flatCap:
		f.Inked(t.hatShade, "M 32 20 C 28 6 62 3 70 16 L 77 22 Q 62 20 34 24 Z")
	case boater:
		f.Inked(pal.linen, "M 26 20 Q 50 25 74 20 V 16.5 Q 50 12 26 16.5 Z")
		f.Inked(pal.linen, "M 36 17 V 5 Q 50 2 64 5 V 17 Q 50 21 36 17 Z")
		f.Line(t.hatShade, 4.4, "M 36 14.5 Q 50 18.5 64 14.5")
	case bandana:
		f.Inked(t.hatShade, "M 34 22 Q 34 12 50 11 Q 66 12 66 22 Q 50 17 34 22 Z")
		f.Inked(t.hatShade, "M 34 20 L 24 16 L 26 23 L 23 28 L 34 24 Z")
	case bakersCap:
		f.Inked(pal.White, "M 36 18 Q 26 12 34 5 Q 40 -1 50 3 Q 60 -1 66 5 Q 74 12 64 18 L 64 23 Q 50 18 36 23 Z")
	case sailorsCap:
		f.Inked(pal.White, "M 31 14 Q 50 3 69 14 Q 68 20 50 19 Q 32 20 31 14 Z")
		f.Inked(pal.Indigo, "M 35 18 Q 50 15 65 18 V 23 Q 50 19 35 23 Z")
	}
}
