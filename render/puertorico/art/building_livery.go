package art

import (
	"image/color"

	"islas/game/puertorico"
	"islas/render/theme"
)

// livery is the colours that a building is known by: of its roofs, walls, frames and openings, and the line around it.
type livery struct {
	roof, plaster, trim, shade, outline color.NRGBA
}

// liveryOf returns the livery of a building. Production buildings have their roofs in the colour of their ware; all others
// are a family in violet, the large ones darker and richer.
func liveryOf(pal *palette, b puertorico.Building) livery {
	white, dark := pal.Wall, theme.Mix(pal.Ink, pal.Umber, 0.4)
	if pal.Bold {
		dark = theme.Mix(pal.Ink, color.NRGBA{A: 0xff}, 0.6)
	}
	l := livery{plaster: white, trim: white, shade: pal.WoodDark, outline: dark}
	switch {
	case b.Class() == puertorico.LargeViolet:
		l.roof, l.plaster, l.shade = theme.RGB(0x5A2078), theme.RGB(0xF0E2CC), theme.RGB(0x6B5680)
	case b.Violet():
		l.roof, l.plaster, l.shade = theme.RGB(0x9A62BC), theme.RGB(0xF3E8F0), theme.RGB(0x7A5C92)
	default:
		l.roof = pal.good[b.Good()]
		switch b.Good() {
		case puertorico.Sugar:
			l.plaster, l.shade = theme.RGB(0xE8A48C), theme.RGB(0x7A3B30)
		case puertorico.Tobacco:
			l.plaster = theme.RGB(0x8F5F37)
		case puertorico.Coffee:
			l.plaster = theme.RGB(0xB9633F)
		}
	}
	return l
}
