package paint

import (
	"image/color"

	"islas/render/theme"
)

// Palette holds the colours of pictures of any game. Games add their own.
type Palette struct {
	Bold bool // high contrast: firmer lines and calmer grounds

	Ink, InkSoft, Paper, PaperDark, White, Gold, GoldDark, Brass color.NRGBA

	Umbra color.NRGBA // the shade of painted things
	Eve   color.NRGBA // the light of a low sun, and of lanterns

	Sea, SeaDeep, Shallow, Lagoon, Surf, Sand color.NRGBA // water from the open sea to the beach
	Field, Vine, Leaf, Palm                   color.NRGBA // greens from pale to dark
	Roof, RoofDark, Straw, Wood, WoodDark     color.NRGBA
	Water                                     color.NRGBA // rivers, and cloth dyed blue

	Skin, FairSkin, TanSkin, DarkSkin                            color.NRGBA // Skin is for shades between light and ink
	BlackHair, BrownHair, RedHair, FairHair, GreyHair, WhiteHair color.NRGBA
	Umber, Cream                                                 color.NRGBA // shadow and light on land
	FieldLight, FieldDark                                        color.NRGBA
	Scrub, PalmDark                                              color.NRGBA // wild plants
	Stone, StoneDark, Wall, WallDark                             color.NRGBA // cut stone and low walls; whitewash
	Steel, SteelDark                                             color.NRGBA

	Madder, Indigo, Violet color.NRGBA // dyed cloth
}

// NewPalette returns a palette with colours from the theme where it has them, and others of its own. Pictures have the same colours in dark
// themes.
func NewPalette(th *theme.Theme) *Palette {
	th = th.Pictures()
	return &Palette{
		Bold: th.HighContrast,

		Ink: th.Ink, InkSoft: th.InkSoft, Paper: th.Paper, PaperDark: th.PaperDark, White: th.PaperLight,
		Gold: theme.RGB(0xE8B93C), GoldDark: th.BrassDark, Brass: th.Brass,

		Umbra: theme.RGB(0x4A2B3A), Eve: theme.RGB(0xFFE2A0),

		Sea: th.Sea, SeaDeep: th.SeaDeep, Shallow: th.SeaLight, Lagoon: theme.RGB(0x58BDB0), Surf: theme.RGB(0xE8F6EE), Sand: theme.RGB(0xF0DFB0),
		Field: theme.RGB(0x9DB457), Vine: theme.RGB(0x3F6B34), Leaf: theme.RGB(0x5B9A4C), Palm: theme.RGB(0x3F8A4B),
		Roof: theme.RGB(0xD0653A), RoofDark: theme.RGB(0x9A4023), Straw: theme.RGB(0xE7BE58), Wood: theme.RGB(0x9A6536), WoodDark: theme.RGB(0x6A411F),
		Water: theme.RGB(0x2F86C5),

		Skin: theme.RGB(0xD9A77C), FairSkin: theme.RGB(0xEFC19A), TanSkin: theme.RGB(0xD79C6B), DarkSkin: theme.RGB(0x8E5A38),
		BlackHair: theme.RGB(0x2B2226), BrownHair: theme.RGB(0x5E3A22), RedHair: theme.RGB(0xB5502A),
		FairHair: theme.RGB(0xE3B65A), GreyHair: theme.RGB(0xB9B4AE), WhiteHair: theme.RGB(0xF4F0E8),
		Umber: theme.RGB(0x3A2030), Cream: theme.RGB(0xFFF1CE),
		FieldLight: theme.RGB(0xC9CE6C), FieldDark: theme.RGB(0x6E8F3F), Scrub: theme.RGB(0x84924A), PalmDark: theme.RGB(0x245C35),
		Stone: theme.RGB(0xD9C9A8), StoneDark: theme.RGB(0x6E5A44), Wall: theme.RGB(0xFFFBF2), WallDark: theme.RGB(0xD9CDBB),
		Steel: theme.RGB(0x9AA7AE), SteelDark: theme.RGB(0x55626B),
		Madder: theme.RGB(0xB9303A), Indigo: theme.RGB(0x2C3F77), Violet: theme.RGB(0x6E4A86),
	}
}

// Brightness returns the perceived brightness of a colour, 0 to 1.
func Brightness(c color.NRGBA) float64 {
	return (0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)) / 255
}
