package art

import (
	"image/color"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/theme"
)

// palette is every colour that the pictures of this game are painted with.
type palette struct {
	*paint.Palette

	good [puertorico.Goods]color.NRGBA // what a kind of barrels is known by, beside its form
	rim  [puertorico.Goods]color.NRGBA // outline of wares: light around the dark colours, dark around the light ones

	earth, earthDark, earthRed          color.NRGBA // tilled soil: dry, in the furrows, and of the hills
	cane, caneDark, leafBlue            color.NRGBA
	rock, rockLit, rockDark             color.NRGBA
	street, plot, plotDark, meadow      color.NRGBA // the ground of a town
	copper, silver                      color.NRGBA
	linen, canvas, rope, berry, blossom color.NRGBA
}

// newPalette returns the colours of this game beside those of any game.
func newPalette(th *theme.Theme) *palette {
	return &palette{
		Palette: paint.NewPalette(th),
		good:    goodColours(), rim: rimColours(),

		earth: theme.RGB(0xC08A55), earthDark: theme.RGB(0x7E4E2C), earthRed: theme.RGB(0xA9603A),
		cane: theme.RGB(0xB9C45A), caneDark: theme.RGB(0x5E7F38), leafBlue: theme.RGB(0x4F7F74),
		rock: theme.RGB(0x9C8F86), rockLit: theme.RGB(0xCFC3B4), rockDark: theme.RGB(0x5A5154),
		street: theme.RGB(0xEEDFBE), plot: theme.RGB(0xE2C592), plotDark: theme.RGB(0xB58C56), meadow: theme.RGB(0xB9BE7A),
		copper: theme.RGB(0xC27A4A), silver: theme.RGB(0xDDE3E2),
		linen: theme.RGB(0xE9DDC2), canvas: theme.RGB(0xCDB48A), rope: theme.RGB(0xB58A52), berry: theme.RGB(0xC6281F), blossom: theme.RGB(0xC77BB0),
	}
}

// goodColours returns the colour of each kind of barrels, the same in high contrast.
func goodColours() [puertorico.Goods]color.NRGBA {
	return [puertorico.Goods]color.NRGBA{
		puertorico.Corn: theme.RGB(0xF2B61F), puertorico.Indigo: theme.RGB(0x2D4FB0), puertorico.Sugar: theme.RGB(0xF8F3E8),
		puertorico.Tobacco: theme.RGB(0xC07C42), puertorico.Coffee: theme.RGB(0x40200F),
	}
}

// rimColours returns the line around the wares of each kind, which shows where the ground is as light as they are.
func rimColours() [puertorico.Goods]color.NRGBA {
	return [puertorico.Goods]color.NRGBA{
		puertorico.Corn: theme.RGB(0x5E3A00), puertorico.Indigo: theme.RGB(0xD3DDFB), puertorico.Sugar: theme.RGB(0x5B4A33),
		puertorico.Tobacco: theme.RGB(0x2E1606), puertorico.Coffee: theme.RGB(0xE3BE98),
	}
}
