// Package art draws what only The Colonies has: the chart with its hexes, numbers and harbours, pieces, tokens, cards and dice. Whoever
// wants one of them calls its function with a painter; scenes know nothing of how it is drawn, and the rules know nothing of it at all.
// Brushes, and the pictures that other games use too, are those of package paint.
//
// A chart is an explorer's map: parchment where nobody has been, and land that is inked in as it is found. Chart says where everything
// lies, and needs no screen.
package art

import (
	"image/color"

	"islas/game"
	"islas/game/colonies"
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

	seat [colonies.MaxSeats]color.NRGBA // pieces
	rim  [colonies.MaxSeats]color.NRGBA // lines and marks on each colour: light on the dark ones, dark on the light ones

	ground [colonies.Terrains]color.NRGBA // the wash of a terrain
	shade  [colonies.Terrains]color.NRGBA // what it is like in the shade

	resource [colonies.Resources]color.NRGBA // the band of a resource's card
	token    [colonies.Tokens]color.NRGBA
	pale     [colonies.Tokens]color.NRGBA // its lit side

	sepia, sepiaSoft color.NRGBA // ink of the chart
	parchment, aged  color.NRGBA // where nobody has been, and its edges
	red              color.NRGBA // of the numbers that are rolled most often
	ember, lava, ash color.NRGBA
	rock, rockLit    color.NRGBA
	brick, brickDark color.NRGBA
	fleece, blossom  color.NRGBA
	night            color.NRGBA // the pirate's sails
	lit, litEdge     color.NRGBA // what one can choose, and the line around that
}

// SeatOnPaper returns the colour of a seat in which its line is drawn on paper: that of its pieces, which is grey for the white ones, as dark
// or as light as the paper asks for.
func SeatOnPaper(t *theme.Theme, seat game.Seat) theme.Color {
	hue := [colonies.MaxSeats]theme.Color{theme.RGB(0xB11A33), theme.RGB(0x205AAA), theme.RGB(0xBC670C), theme.RGB(0x6E685A)}[seat%colonies.MaxSeats]
	least := 3.5
	if t.HighContrast {
		least = 7
	}
	c := hue
	for part := 0.1; part < 1 && min(theme.Contrast(c, t.Paper), theme.Contrast(c, t.PaperLight), theme.Contrast(c, t.PaperDark)) < least; part += 0.1 {
		c = theme.Mix(hue, t.Ink, part)
	}
	return c
}

// newPalette returns the colours of this game beside those of any game.
func newPalette(th *theme.Theme) *palette {
	common := paint.NewPalette(th)
	pal := &palette{
		Palette: common,
		seat:    [colonies.MaxSeats]color.NRGBA{theme.RGB(0xB11A33), theme.RGB(0x205AAA), theme.RGB(0xFCA11C), theme.RGB(0xF5EACE)},
		rim:     [colonies.MaxSeats]color.NRGBA{theme.RGB(0xFBD9DC), theme.RGB(0xDCE8FB), theme.RGB(0x5A3000), theme.RGB(0x54432A)},

		ground: [colonies.Terrains]color.NRGBA{
			colonies.Unknown: theme.RGB(0xEBD9AE), colonies.Sea: common.Sea,
			colonies.Field: theme.RGB(0xE8C052), colonies.Hill: theme.RGB(0xC9774C), colonies.Forest: theme.RGB(0x5F9150), colonies.Pasture: theme.RGB(0xB6CF6E),
			colonies.Mountain: theme.RGB(0xA9AEB2), colonies.Desert: theme.RGB(0xEFD3A6), colonies.GoldRiver: theme.RGB(0xC7BC78), colonies.Jungle: theme.RGB(0x2F7D62), colonies.Volcano: theme.RGB(0x7A6462),
		},
		shade: [colonies.Terrains]color.NRGBA{
			colonies.Unknown: theme.RGB(0xC9AC74), colonies.Sea: common.SeaDeep,
			colonies.Field: theme.RGB(0xB98724), colonies.Hill: theme.RGB(0x8A4327), colonies.Forest: theme.RGB(0x2E5730), colonies.Pasture: theme.RGB(0x7F9E44),
			colonies.Mountain: theme.RGB(0x6C737B), colonies.Desert: theme.RGB(0xCB9A66), colonies.GoldRiver: theme.RGB(0x8E8348), colonies.Jungle: theme.RGB(0x124435), colonies.Volcano: theme.RGB(0x3B2D30),
		},
		resource: [colonies.Resources]color.NRGBA{
			colonies.Wood: theme.RGB(0x3F6B34), colonies.Clay: theme.RGB(0xB0512E), colonies.Sheep: theme.RGB(0x9CBB52), colonies.Wheat: theme.RGB(0xE0AE2E), colonies.Ore: theme.RGB(0x5C6B78),
		},
		token: [colonies.Tokens]color.NRGBA{
			colonies.Find: theme.RGB(0x1F8A68), colonies.Gold: theme.RGB(0xE8B93C), colonies.OreToken: theme.RGB(0x46525E), colonies.Gem: theme.RGB(0xC2428F),
		},
		pale: [colonies.Tokens]color.NRGBA{
			colonies.Find: theme.RGB(0x8FE0BE), colonies.Gold: theme.RGB(0xFFF0B4), colonies.OreToken: theme.RGB(0xAEBBC6), colonies.Gem: theme.RGB(0xFFC4E6),
		},

		sepia: theme.RGB(0x4A3018), sepiaSoft: theme.RGB(0x8A6A3E),
		parchment: theme.RGB(0xEBD9AE), aged: theme.RGB(0xC9A868),
		red: theme.RGB(0xA8161F), ember: theme.RGB(0xF0812E), lava: theme.RGB(0xE2401B), ash: theme.RGB(0x3F3436),
		rock: theme.RGB(0x8C8A8C), rockLit: theme.RGB(0xD8D6D2),
		brick: theme.RGB(0xC4613A), brickDark: theme.RGB(0x7C341C),
		fleece: theme.RGB(0xFBF6EA), blossom: theme.RGB(0xE779A8),
		night: theme.RGB(0x23262F), lit: theme.RGB(0xFFD75E), litEdge: theme.RGB(0x3A2600),
	}
	if common.Bold {
		pal.red, pal.sepia = theme.RGB(0x8A0B12), theme.RGB(0x2A1806)
	}
	return pal
}

// Icon is an icon of this game's own.
type Icon uint8

// The icons.
const (
	IconWood Icon = iota
	IconClay
	IconSheep
	IconWheat
	IconOre
	IconGold
	IconRoad
	IconShip
	IconSettlement
	IconCity
	IconPirate
	IconKnight // also of the largest army
	IconCard   // a development card
	IconPoint
	IconHarbour
	IconDice
	IconTrade
	IconTile
	icons
)

// Icons returns every icon of this game's own, for contact sheets and tests.
func Icons() []paint.Icon { return paint.IconsBelow(icons) }

// resourceIcon returns the icon of a resource.
func resourceIcon(r colonies.Resource) Icon { return IconWood + Icon(r) }

// Parts returns what the icon is drawn of.
func (ic Icon) Parts() []paint.IconPart { return parts[ic] }

const sword = "M 4.4 2.4 L 8 3.2 L 15 11.2 L 12.6 13.6 L 4.8 6.4 Z"

var parts = [icons][]paint.IconPart{
	IconWood: {{Shape: "M 12 1 L 18.4 9 H 15.2 L 20.6 16.6 H 13.6 V 23 H 10.4 V 16.6 H 3.4 L 8.8 9 H 5.6 Z"}, {Shape: "M 12 2.6 L 17 9 H 13.6 L 18.8 16 H 5.2 L 10.4 9 H 7 Z", Width: 1.2}},
	IconClay: {{Shape: "M 1.6 13.2 H 11.2 V 20.4 H 1.6 Z M 12.8 13.2 H 22.4 V 20.4 H 12.8 Z M 7 4.4 H 17 V 11.6 H 7 Z"}},
	IconSheep: {{Shape: "M 7.4 17.4 Q 3.4 17.8 3.6 14.4 Q 1.8 11.4 4.8 9.6 Q 5.6 6.2 9 7 Q 11.6 4.4 14.2 6.8 Q 16.4 6.2 17.2 8 L 20.6 7.4 L 23 10.6 Q 22.4 13.4 19.4 12.8 Q 20.2 17.6 15.6 17.4 Z"},
		{Shape: "M 7.6 16.4 V 21.4 M 15.6 16.4 V 21.4", Width: 2.2}},
	IconWheat:      {{Shape: "M 12 22.6 V 8", Width: 1.9}, {Shape: "M 12 0.8 Q 15.2 4 12 8.4 Q 8.8 4 12 0.8 Z M 13 12 Q 12.8 7 18 5.6 Q 18.6 10.8 13 12 Z M 11 12 Q 11.2 7 6 5.6 Q 5.4 10.8 11 12 Z M 13 17 Q 12.8 12 18.6 10.6 Q 19 16 13 17 Z M 11 17 Q 11.2 12 5.4 10.6 Q 5 16 11 17 Z"}},
	IconOre:        {{Shape: "M 1.4 19.4 L 4.6 11.6 L 9.8 10 L 12.4 14.2 L 11.2 20.6 H 3 Z"}, {Shape: "M 13.4 20.6 L 14.4 14.4 L 18.8 11.6 L 22.8 16.4 L 21.6 20.6 Z"}, {Shape: "M 8.4 8.2 L 10.6 3.4 L 16 2.6 L 19 6.6 L 17.6 10 L 13.4 12.2 Z"}},
	IconGold:       {{Shape: "O 12 12 9.4 9.4", Width: 2.6}, {Shape: "O 12 12 5 5"}},
	IconRoad:       {{Shape: "M 2.6 17.6 L 17.8 2.8 L 21.4 6.4 L 6.2 21.2 Z"}},
	IconShip:       {{Shape: "M 1.6 15.4 H 22.4 Q 21.4 19.8 18.2 21.6 H 6 Q 2.6 19.8 1.6 15.4 Z"}, {Shape: "M 11.4 1.6 V 15", Width: 1.9}, {Shape: "M 13 3.4 Q 20.4 4.6 20.6 13 H 13 Z M 9.8 6.4 V 13 H 3.6 Q 4.4 8 9.8 6.4 Z"}},
	IconSettlement: {{Shape: "M 12 2.6 L 22 11.6 H 19 V 21 H 5 V 11.6 H 2 Z"}},
	IconCity:       {{Shape: "M 1.6 21.4 V 11.4 H 11 V 6.4 L 16.6 1.4 L 22.4 6.4 V 21.4 Z"}},
	IconPirate:     {{Shape: "M 12 1.6 C 2.4 1.6 2.2 11.4 6.8 13.4 V 16.4 H 17.2 V 13.4 C 21.8 11.4 21.6 1.6 12 1.6 Z M 6.6 8.6 Q 6.8 11.4 9 11 Q 11 10.6 10.6 8 Q 8.6 6.4 6.6 8.6 Z M 13.4 8 Q 13 10.6 15 11 Q 17.2 11.4 17.4 8.6 Q 15.4 6.4 13.4 8 Z"}, {Shape: "M 3.4 16.6 L 20.6 22.6 M 20.6 16.6 L 3.4 22.6", Width: 2.2}},
	IconKnight:     {{Shape: sword}, {Shape: sword, Width: 0.8}, {Shape: "M 19.6 2.4 L 16 3.2 L 9 11.2 L 11.4 13.6 L 19.2 6.4 Z"}, {Shape: "M 10.4 18 L 17.6 10.8 M 13.6 18 L 6.4 10.8", Width: 2}, {Shape: "M 15 15.4 L 20.4 21 M 9 15.4 L 3.6 21", Width: 2.8}},
	IconCard:       {{Shape: "M 4.6 1.4 H 19.4 V 22.6 H 4.6 Z", Width: 2}, {Shape: "M 12 5.6 L 13.9 10 L 18 12 L 13.9 14 L 12 18.4 L 10.1 14 L 6 12 L 10.1 10 Z"}},
	IconPoint:      {{Shape: "M 12 0.8 L 21.8 6.4 V 17.6 L 12 23.2 L 2.2 17.6 V 6.4 Z M 12 5.2 L 9.9 9.7 L 5 10.2 L 8.7 13.5 L 7.6 18.4 L 12 15.9 L 16.4 18.4 L 15.3 13.5 L 19 10.2 L 14.1 9.7 Z"}},
	IconHarbour:    {{Shape: "M 9 9.6 L 7 22.4 H 17 L 15 9.6 Z"}, {Shape: "M 8.2 3.6 L 12 0.8 L 15.8 3.6 V 8 H 8.2 Z"}, {Shape: "M 1.2 2.6 L 6 4.8 M 1.2 9.2 L 6 7.2 M 22.8 2.6 L 18 4.8 M 22.8 9.2 L 18 7.2", Width: 2.2}}, // a lighthouse
	IconDice:       {{Shape: "M 3 6 L 14.6 3 L 21 8.4 V 17 L 9.6 21.4 L 3 15.6 Z", Width: 1.8}, {Shape: "M 3 6 L 9.8 11.4 L 21 8.4 M 9.8 11.4 L 9.6 21.4", Width: 1.6}, {Shape: "O 12 7.2 1.7 1.2 O 6.2 12.6 1.3 1.7 O 13.4 16.4 1.4 1.6 O 17.4 12.4 1.4 1.6"}},
	IconTrade:      {{Shape: "M 2 8 H 15 V 3.4 L 22.4 9.8 L 15 12 V 11.4 H 2 Z"}, {Shape: "M 22 16 H 9 V 20.6 L 1.6 14.2 L 9 12.6 V 12.6 H 22 Z"}},
	IconTile:       {{Shape: "M 12 1.6 L 21 6.8 V 17.2 L 12 22.4 L 3 17.2 V 6.8 Z", Width: 2.1}, {Shape: "M 12 6.4 V 17.6 M 6.9 12 H 17.1", Width: 2.4}, {Shape: "O 12 12 3 3"}},
}
