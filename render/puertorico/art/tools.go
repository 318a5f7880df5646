package art

import (
	"image/color"

	"islas/game/puertorico"
	"islas/render/theme"
)

// rod draws a straight piece of wood or metal.
func (f *figure) rod(c color.NRGBA, width float64, form string) {
	f.Rod(c, width+0.2, width+3.4, form)
}

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
		f.Inked(theme.Mix(pal.Straw, pal.Wood, 0.2), "M 70 8 Q 79 2 88 8 V 30 Q 79 38 70 30 Z")
		f.Inked(pal.copper, "O 79 20 6.5 7.5")
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
		f.Inked(pal.berry, "O 72 69 5.5 5 O 80 67 6 5.5 O 88 70 5 5")
		f.Inked(pal.Straw, "M 63 71 H 96 L 91 88 Q 79 92 68 88 Z")
		f.Line(pal.Wood, 2.4, "M 66 78 Q 79 82 93 78")
	case hammer:
		f.rod(pal.Wood, 4.4, "M 76 78 L 83 46")
		f.Inked(pal.SteelDark, "M 72 36 L 94 40 L 92 52 L 70 48 Z")
	case ledger:
		f.Inked(pal.Madder, "M 62 60 L 86 56 L 89 80 L 65 84 Z")
		f.Fill(pal.White, "M 66 64 L 82 61.4 L 84 70 L 67.6 72.6 Z")
	case parcel:
		f.Inked(pal.canvas, "M 32 60 H 68 V 82 H 32 Z")
		f.Line(pal.Madder, 3, "M 50 60 V 82 M 32 71 H 68")
		f.Inked(t.skin, "O 32 72 5 5 O 68 72 5 5")
	case catch:
		f.Line(pal.Ink, 2, "M 77 70 V 78")
		f.Inked(theme.Mix(pal.Steel, pal.Water, 0.35), "M 78 74 Q 90 78 86 88 L 91 97 L 80 95 L 70 98 L 73 89 Q 67 79 78 74 Z")
	case load:
		f.Inked(pal.canvas, "M 58 46 Q 52 24 70 20 Q 92 16 96 34 Q 98 50 82 53 Q 66 54 58 46 Z")
		f.Line(theme.Mix(pal.canvas, pal.WoodDark, 0.6), 2, "M 66 28 Q 70 38 66 46 M 84 24 Q 92 34 88 46")
		f.Inked(t.top, "M 66 66 Q 76 66 82 54 L 72 50 Q 70 54 62 56 Z")
		f.Inked(t.skin, "O 79 51 5.4 5")
	case plan:
		f.Inked(pal.White, "M 64 72 L 85 46 L 92 52 L 71 79 Z")
		f.Inked(pal.good[puertorico.Corn], "M 74.5 60 L 78.5 55 L 85.4 61 L 81.4 66 Z")
		f.Inked(t.skin, "O 76 71 5.4 5")
	case saw:
		f.Inked(pal.Steel, "M 66 75 L 90 47 L 94 56 L 75 84 Z")
		f.Inked(pal.Wood, "M 62 70 L 74 66 L 82 78 L 72 86 Z")
	}
}
