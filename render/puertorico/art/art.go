// Package art draws what only Puerto Rico has: barrels and other wares, the fields of an island, workers, coins and tokens,
// the town with its buildings, role cards, ships and the trading house. Two that are equal look alike, so that a scene can tell
// by them whether something has changed; scenes know nothing of how they are drawn, and the rules know nothing of them at all.
// Brushes, and the pictures that other games use too, are those of package paint.
//
// The year is 1897, the island governs itself, and whoever works on it is hired: people of many trades, in their own clothes.
package art

import (
	"image/color"
	"strconv"
	"strings"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/theme"
)

// subject names what one of the pictures of this package shows.
type subject string

// of returns the colours of this game for p.
func of(p *paint.Painter) *palette {
	return paint.Derived(p, func(p *paint.Painter) *palette { return newPalette(p.Theme()) })
}

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
		good: [puertorico.Goods]color.NRGBA{
			puertorico.Corn: theme.RGB(0xF2B61F), puertorico.Indigo: theme.RGB(0x2D4FB0), puertorico.Sugar: theme.RGB(0xF8F3E8),
			puertorico.Tobacco: theme.RGB(0xC07C42), puertorico.Coffee: theme.RGB(0x40200F),
		},
		rim: [puertorico.Goods]color.NRGBA{
			puertorico.Corn: theme.RGB(0x5E3A00), puertorico.Indigo: theme.RGB(0xD3DDFB), puertorico.Sugar: theme.RGB(0x5B4A33),
			puertorico.Tobacco: theme.RGB(0x2E1606), puertorico.Coffee: theme.RGB(0xE3BE98),
		},

		earth: theme.RGB(0xC08A55), earthDark: theme.RGB(0x7E4E2C), earthRed: theme.RGB(0xA9603A),
		cane: theme.RGB(0xB9C45A), caneDark: theme.RGB(0x5E7F38), leafBlue: theme.RGB(0x4F7F74),
		rock: theme.RGB(0x9C8F86), rockLit: theme.RGB(0xCFC3B4), rockDark: theme.RGB(0x5A5154),
		street: theme.RGB(0xEEDFBE), plot: theme.RGB(0xE2C592), plotDark: theme.RGB(0xB58C56), meadow: theme.RGB(0xB9BE7A),
		copper: theme.RGB(0xC27A4A), silver: theme.RGB(0xDDE3E2),
		linen: theme.RGB(0xE9DDC2), canvas: theme.RGB(0xCDB48A), rope: theme.RGB(0xB58A52), berry: theme.RGB(0xC6281F), blossom: theme.RGB(0xC77BB0),
	}
}

// Icon is an icon of this game's own.
type Icon uint8

// The icons.
const (
	IconBarrel Icon = iota
	IconCargo       // a ship with barrels
	IconBuilding
	IconField
	IconSettler
	IconMayor
	IconBuilder
	IconCraftsman
	IconTrader
	IconCaptain
	IconProspector
	icons
)

// Icons returns every icon of this game's own, for contact sheets and tests.
func Icons() []paint.Icon { return paint.IconsBelow(icons) }

// RoleIcon returns the icon of a role.
func RoleIcon(role puertorico.Role) Icon { return min(IconSettler+Icon(role), IconProspector) }

// Parts returns what the icon is drawn of.
func (ic Icon) Parts() []paint.IconPart { return parts[ic] }

const pickHead = "M 4.6 4.3 Q 12.6 1.2 17.9 5.9 Q 22.8 10.6 20.4 18.4 Q 18.2 11.7 14.6 8.6 Q 11 5.7 4.6 4.3 Z"

var parts = [icons][]paint.IconPart{
	IconBarrel: {{Shape: "M 6.4 2 H 17.6 Q 18.6 3.6 19.1 5.6 H 4.9 Q 5.4 3.6 6.4 2 Z"}, {Shape: "M 4.5 7.4 H 19.5 Q 20.3 12 19.5 16.6 H 4.5 Q 3.7 12 4.5 7.4 Z"},
		{Shape: "M 4.9 18.4 H 19.1 Q 18.6 20.4 17.6 22 H 6.4 Q 5.4 20.4 4.9 18.4 Z"}},
	IconCargo: {{Shape: "M 1.5 14.6 H 22.5 Q 21.8 19.6 18.6 21.6 H 6 Q 2.6 19.4 1.5 14.6 Z"}, {Shape: "M 12 14 V 2", Width: 1.7}, {Shape: "M 13.4 2.6 Q 19.6 5 20 10 H 13.4 Z"},
		{Shape: "M 3.6 9.4 H 9.8 V 13.4 H 3.6 Z"}},
	IconBuilding: {{Shape: "M 1 12.4 L 12 2.4 L 15.6 5.6 V 3 H 19 V 8.8 L 23 12.4 L 21.6 13.8 L 12 5.4 L 2.4 13.8 Z"}, {Shape: "M 4.4 22 V 14 L 12 7.4 L 19.6 14 V 22 H 14.2 V 16 H 9.8 V 22 Z"}},
	IconField: {{Shape: "M 2 21.4 Q 12 16.6 22 21.4", Width: 2}, {Shape: "M 12 19 V 9", Width: 1.8}, {Shape: "M 12 10.6 Q 12 3 20.6 2.4 Q 20.4 10.4 12 10.6 Z"},
		{Shape: "M 12 15.4 Q 11.6 9 3.4 8.6 Q 4 15.2 12 15.4 Z"}},
	IconSettler:   {{Shape: "M 8 1.4 H 16 V 4.2 H 13.3 V 12 H 17.6 V 16.4 Q 17.6 20.4 12 23 Q 6.4 20.4 6.4 16.4 V 12 H 10.7 V 4.2 H 8 Z"}},                                                                                                                          // a spade
	IconMayor:     {{Shape: "M 6.2 3 Q 12 1.2 17.8 3 L 17 13 Q 12 14.8 7 13 Z"}, {Shape: "M 6.8 14.8 Q 12 16.6 17.2 14.8 L 17.4 16.6 Q 20 16.6 22.8 15.2 Q 21.6 21 12 21.2 Q 2.4 21 1.2 15.2 Q 4 16.6 6.6 16.6 Z"}},                                                 // a top hat
	IconBuilder:   {{Shape: "M 2.1 21.9 L 4 11.2 L 12.8 20 Z"}, {Shape: "M 2.1 21.9 L 4 11.2 L 12.8 20 Z", Width: 1}, {Shape: "M 8.6 15.4 L 13 11 V 8 L 15.4 5.6", Width: 1.9}, {Shape: "M 13.8 5.4 L 18.2 1.4 Q 20 0.8 21.6 2.4 Q 23.2 4 22.6 5.8 L 18.6 10.2 Z"}}, // a trowel
	IconCraftsman: {{Shape: "M 1.6 9.4 L 9.4 1.6 Q 10.4 0.8 11.4 1.6 L 17.4 7.6 Q 18.2 8.6 17.4 9.6 L 9.6 17.4 Q 8.6 18.2 7.6 17.4 L 1.6 11.4 Q 0.8 10.4 1.6 9.4 Z"}, {Shape: "M 13 13 L 21.4 21.4", Width: 4}},                                                     // a mallet
	IconTrader: {{Shape: "M 12 2 V 20 M 3.6 5.6 Q 12 2.6 20.4 5.6", Width: 1.8}, {Shape: "M 4.6 5.6 L 1.8 13 M 4.6 5.6 L 7.4 13 M 19.4 5.6 L 16.6 13 M 19.4 5.6 L 22.2 13", Width: 1},
		{Shape: "M 0.8 13 H 8.4 Q 8 17 4.6 17 Q 1.2 17 0.8 13 Z M 15.6 13 H 23.2 Q 22.8 17 19.4 17 Q 16 17 15.6 13 Z M 6.4 22.4 Q 7 19.4 12 19.2 Q 17 19.4 17.6 22.4 Z"}}, // scales
	IconCaptain:    {{Shape: "O 12 12 6.6 6.6", Width: 2.2}, {Shape: "M 12 1 V 23 M 1 12 H 23 M 4.2 4.2 L 19.8 19.8 M 19.8 4.2 L 4.2 19.8", Width: 1.7}, {Shape: "O 12 12 2.6 2.6"}}, // a steering wheel
	IconProspector: {{Shape: "M 5.4 21.8 L 15.4 8.6", Width: 2.6}, {Shape: pickHead}, {Shape: pickHead, Width: 1.2}},                                                                 // a pickaxe
}

// placed returns a shape (see paint.ParseShape) scaled by k and moved to (x, y).
func placed(shape string, x, y, k float64) string {
	var b strings.Builder
	command, i := "", 0
	for _, word := range strings.Fields(shape) {
		v, err := strconv.ParseFloat(word, 64)
		if err != nil {
			command, i = word, 0
			b.WriteString(word + " ")
			continue
		}
		v *= k
		switch {
		case command == "O" && i > 1: // the axes of an ellipse
		case command == "V" || command != "H" && i%2 == 1:
			v += y
		default:
			v += x
		}
		i++
		b.WriteString(strconv.FormatFloat(v, 'f', 2, 64) + " ")
	}
	return strings.TrimSpace(b.String())
}
