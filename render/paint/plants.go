package paint

import (
	"image/color"

	"islas/render/theme"
)

// DrawBush draws a low round bush in a box of 100 × 100 units, whose foot is at the bottom.
func DrawBush(n Pen, pal *Palette, dark, light color.NRGBA) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), Ellipse(60, 90, 50, 15))
	n.Fill(dark, Shape("M 6 84 Q 0 52 28 50 Q 40 24 66 40 Q 98 42 94 82 Q 50 100 6 84 Z"))
	n.Fill(light, Shape("M 12 76 Q 8 54 30 54 Q 40 32 62 44 Q 76 46 78 60 Q 52 58 46 76 Q 28 88 12 76 Z"))
	n.Fill(theme.Alpha(pal.FieldLight, 0.9), Shape("M 20 66 Q 18 58 32 58 Q 38 42 52 46 Q 44 54 38 64 Q 28 72 20 66 Z"))
}

// DrawBoulder draws a block of rock in such a box.
func DrawBoulder(n Pen, pal *Palette, dark, front, lit color.NRGBA) {
	n.Fill(theme.Alpha(pal.Umber, 0.32), Ellipse(62, 88, 52, 14))
	n.Fill(dark, Shape("M 8 84 L 18 50 L 44 30 L 76 40 L 94 72 L 86 88 L 40 94 Z"))
	n.Fill(front, Shape("M 8 84 L 18 50 L 44 30 L 60 58 L 40 94 Z"))
	n.Fill(lit, Shape("M 18 50 L 44 30 L 76 40 L 54 54 Z"))
}
