package art

import (
	"image/color"
	"math"

	"islas/game/islas"
	"islas/render/theme"
)

// palette is every colour that the drawings use.
type palette struct {
	piece [islas.Colours]color.NRGBA
	rim   [islas.Colours]color.NRGBA // outline of pieces: light around the dark colours, dark around the light ones

	on func(ground color.NRGBA) color.NRGBA // the colour of writing on a ground

	bold bool // high contrast: firmer lines and calmer grounds

	ink, inkSoft, paper, paperDark, white, gold, goldDark, brass color.NRGBA

	umbra             color.NRGBA // the shade of painted things
	night, ember, eve color.NRGBA // the sky of pirates above and at the horizon, light of a lantern

	sea, seaDeep, shallow, lagoon, surf, sand, sandWet    color.NRGBA
	earth, earthDark, site, border                        color.NRGBA
	rock, rockLit, rockDark, snow                         color.NRGBA
	rockBlue, cinder, ash, ashDark, umber, shade, cream   color.NRGBA // mountains of some islands; black fields; shadow and light on land
	stone, stoneDark, scrub, scrubDark                    color.NRGBA // dry stone walls; what grows wild
	field, fieldLight, fieldDark, vine                    color.NRGBA
	plaza, wall, wallDark, roof, roofDark, palm, palmDark color.NRGBA
	water, waterDark, track, trackDark                    color.NRGBA
	wood, woodDark, steel, steelDark, straw, leaf, skin   color.NRGBA
}

// newPalette takes what the interface has colours for from the theme and adds the colours of land and things.
func newPalette(th *theme.Theme) palette {
	return palette{
		piece: th.Piece, rim: th.PieceRim,

		on: th.On, bold: th.HighContrast,

		ink: th.Ink, inkSoft: th.InkSoft, paper: th.Paper, paperDark: th.PaperDark, white: th.PaperLight,
		gold: hex(0xE8B93C), goldDark: th.BrassDark, brass: th.Brass,

		umbra: hex(0x4A2B3A), night: hex(0x1C2130), ember: hex(0xE88A4A), eve: hex(0xFFE2A0),

		sea: th.Sea, seaDeep: th.SeaDeep, shallow: th.SeaLight, lagoon: hex(0x58BDB0), surf: hex(0xE8F6EE), sand: hex(0xF0DFB0), sandWet: hex(0xB99B6B),
		earth: hex(0xDDB77C), earthDark: hex(0xB98A50), site: hex(0xEBD2A2), border: hex(0x6B4A2A),
		rock: hex(0x9A7B6C), rockLit: hex(0xC4A68E), rockDark: hex(0x5B4440), snow: hex(0xFBF7F0),
		rockBlue: hex(0x6E7080), cinder: hex(0x9C4B34), ash: hex(0x4A4346), ashDark: hex(0x2B2629), umber: hex(0x3A2030), shade: hex(0x5A3418), cream: hex(0xFFF1CE),
		stone: hex(0xD9C9A8), stoneDark: hex(0x6E5A44), scrub: hex(0x84924A), scrubDark: hex(0x55682F),
		field: hex(0x9DB457), fieldLight: hex(0xC9CE6C), fieldDark: hex(0x6E8F3F), vine: hex(0x3F6B34),
		plaza: hex(0xEAD9BC), wall: hex(0xFFFBF2), wallDark: hex(0xD9CDBB), roof: hex(0xD0653A), roofDark: hex(0x9A4023),
		palm: hex(0x3F8A4B), palmDark: hex(0x245C35),
		water: hex(0x2F86C5), waterDark: hex(0x14508A), track: hex(0xFBF1D8), trackDark: hex(0x7A5B3A),
		wood: hex(0x9A6536), woodDark: hex(0x6A411F), steel: hex(0x9AA7AE), steelDark: hex(0x55626B), straw: hex(0xE7BE58),
		leaf: hex(0x5B9A4C), skin: hex(0xD9A77C),
	}
}

// The colours of skin, hair and cloth that the palette has no other use for.
var (
	fairSkin  = hex(0xEFC19A)
	tanSkin   = hex(0xD79C6B)
	darkSkin  = hex(0x8E5A38)
	blackHair = hex(0x2B2226)
	brownHair = hex(0x5E3A22)
	redHair   = hex(0xB5502A)
	fairHair  = hex(0xE3B65A)
	greyHair  = hex(0xB9B4AE)
	whiteHair = hex(0xF4F0E8)
	madder    = hex(0xB9303A)
	indigo    = hex(0x2C3F77)
	violet    = hex(0x6E4A86)
)

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
