package art

import (
	"image/color"

	"islas/game/islas"
	"islas/render/paint"
	"islas/render/theme"
)

// palette is every colour that the pictures of this game are painted with.
type palette struct {
	*paint.Palette

	piece [islas.Colours]color.NRGBA
	rim   [islas.Colours]color.NRGBA // lines on each colour: light on the dark ones, dark on the light ones

	on func(ground color.NRGBA) color.NRGBA // the colour of writing on a ground

	night, ember color.NRGBA // the sky of pirates above and at the horizon

	sandWet, earth, earthDark, site, border color.NRGBA
	rock, rockLit, rockDark, snow           color.NRGBA
	rockBlue, cinder, ash, ashDark          color.NRGBA // mountains of some islands; black fields
	shade, scrubDark, plaza                 color.NRGBA // shadow on land; what grows wild; the ground of villages
	waterDark, track, trackDark             color.NRGBA
}

// newPalette is the colours of this game beside those of any game.
func newPalette(th *theme.Theme) *palette {
	return &palette{
		Palette: paint.NewPalette(th),
		piece:   pieceColours(), rim: rimColours(), on: th.Pictures().On,

		night: theme.RGB(0x1C2130), ember: theme.RGB(0xE88A4A),

		sandWet: theme.RGB(0xB99B6B), earth: theme.RGB(0xDDB77C), earthDark: theme.RGB(0xB98A50), site: theme.RGB(0xEBD2A2), border: theme.RGB(0x6B4A2A),
		rock: theme.RGB(0x9A7B6C), rockLit: theme.RGB(0xC4A68E), rockDark: theme.RGB(0x5B4440), snow: theme.RGB(0xFBF7F0),
		rockBlue: theme.RGB(0x6E7080), cinder: theme.RGB(0x9C4B34), ash: theme.RGB(0x4A4346), ashDark: theme.RGB(0x2B2629),
		shade: theme.RGB(0x5A3418), scrubDark: theme.RGB(0x55682F), plaza: theme.RGB(0xEAD9BC),
		waterDark: theme.RGB(0x14508A), track: theme.RGB(0xFBF1D8), trackDark: theme.RGB(0x7A5B3A),
	}
}

// pieceColours is the colour of each wooden piece, the same in high contrast.
func pieceColours() [islas.Colours]color.NRGBA {
	return [islas.Colours]color.NRGBA{
		islas.Orange: theme.RGB(0xFCA11C), islas.Brown: theme.RGB(0x4E1F00), islas.Green: theme.RGB(0x499B70),
		islas.Blue: theme.RGB(0x205AAA), islas.Beige: theme.RGB(0xF5EACE), islas.Red: theme.RGB(0xB11A33),
	}
}

// rimColours is the line on each colour, between the roofs of towns and around what skulls wear.
func rimColours() [islas.Colours]color.NRGBA {
	return [islas.Colours]color.NRGBA{
		islas.Orange: theme.RGB(0x6B3C00), islas.Brown: theme.RGB(0xD9A77C), islas.Green: theme.RGB(0x123F28),
		islas.Blue: theme.RGB(0xCFE0FA), islas.Beige: theme.RGB(0x5F4C2C), islas.Red: theme.RGB(0xFBC9CF),
	}
}
