package art

import (
	"image/color"
	"math"

	"islas/game"
	"islas/render/theme"
)

// palette is every colour that the drawings use.
type palette struct {
	piece [game.Colours]color.NRGBA
	rim   [game.Colours]color.NRGBA // outline of pieces: light around the dark colours, dark around the light ones

	on func(ground color.NRGBA) color.NRGBA // the colour of writing on a ground

	ink, inkSoft, paper, paperDark, white, gold, goldDark, brass color.NRGBA

	sea, seaDeep, shallow, surf, sand                     color.NRGBA
	earth, earthDark, site, border                        color.NRGBA
	rock, rockLit, rockDark, snow                         color.NRGBA
	field, fieldLight, fieldDark, vine                    color.NRGBA
	plaza, wall, wallDark, roof, roofDark, palm, palmDark color.NRGBA
	water, waterDark, track, trackDark                    color.NRGBA
	wood, woodDark, steel, steelDark, straw, leaf, skin   color.NRGBA
}

// newPalette takes what the interface has colours for from the theme and adds the colours of land and things.
func newPalette(th *theme.Theme) palette {
	return palette{
		piece: th.Piece, rim: th.PieceRim,

		on: th.On,

		ink: th.Ink, inkSoft: th.InkSoft, paper: th.Paper, paperDark: th.PaperDark, white: th.PaperLight,
		gold: hex(0xE8B93C), goldDark: th.BrassDark, brass: th.Brass,

		sea: th.Sea, seaDeep: th.SeaDeep, shallow: th.SeaLight, surf: hex(0xE8F6EE), sand: hex(0xF0DFB0),
		earth: hex(0xDDB77C), earthDark: hex(0xB98A50), site: hex(0xF1DDB2), border: hex(0x6B4A2A),
		rock: hex(0x9A7B6C), rockLit: hex(0xC4A68E), rockDark: hex(0x5B4440), snow: hex(0xFBF7F0),
		field: hex(0x9DB457), fieldLight: hex(0xC9CE6C), fieldDark: hex(0x6E8F3F), vine: hex(0x3F6B34),
		plaza: hex(0xEAD9BC), wall: hex(0xFFFBF2), wallDark: hex(0xD9CDBB), roof: hex(0xD0653A), roofDark: hex(0x9A4023),
		palm: hex(0x3F8A4B), palmDark: hex(0x245C35),
		water: hex(0x2F86C5), waterDark: hex(0x14508A), track: hex(0xFBF1D8), trackDark: hex(0x7A5B3A),
		wood: hex(0x9A6536), woodDark: hex(0x6A411F), steel: hex(0x9AA7AE), steelDark: hex(0x55626B), straw: hex(0xE7BE58),
		leaf: hex(0x5B9A4C), skin: hex(0xD9A77C),
	}
}

func hex(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

// mix goes from a to b as t goes from 0 to 1.
func mix(a, b color.NRGBA, t float64) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return color.NRGBA{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// fade is c with an opacity of alpha.
func fade(c color.NRGBA, alpha float64) color.NRGBA {
	c.A = uint8(math.Round(float64(c.A) * alpha))
	return c
}

// brightness is how light a colour looks, 0 to 1.
func brightness(c color.NRGBA) float64 {
	return (0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)) / 255
}
