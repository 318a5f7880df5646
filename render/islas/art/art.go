// Package art draws what only Islas Canarias has: islands, wooden pieces, cards, deeds and pirates' boats. Whoever wants one
// of them calls its function with a painter; scenes know nothing of how it is drawn, and the rules know nothing of it at
// all. Brushes, and the pictures that other games use too, are those of package paint.
//
// An island is drawn from the geometry of its file: a chart rounds its lines, works out the lie of the land and finds room
// for mountains, houses and fields, once; boards of all sizes are drawn from it. Functions that only compute places
// (BoardTransform, SitePoint …) need no screen.
package art

import (
	"image/color"
	"sync"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/paint"
	"islas/render/theme"
)

// subject names what one of the pictures of this package shows.
type subject string

// derived is what this game works out once for a painter.
type derived struct {
	*palette
	charts map[string]func() *chart // by the island's layout
}

// of is what this game has worked out for p.
func of(p *paint.Painter) *derived {
	return paint.Derived(p, func(p *paint.Painter) *derived {
		return &derived{palette: newPalette(p.Theme()), charts: map[string]func() *chart{}}
	})
}

// mostCharts is how many charts are kept: more than all islands of all versions.
const mostCharts = 60

// chart gives the chart of an island, which is made when it is first asked for, by whichever goroutine.
func (d *derived) chart(isl *board.Island) func() *chart {
	c, ok := d.charts[isl.Layout()]
	if !ok {
		if len(d.charts) >= mostCharts {
			clear(d.charts) // of boards that somebody has drawn there are new ones with every stroke
		}
		c = sync.OnceValue(func() *chart { return newChart(isl) })
		d.charts[isl.Layout()] = c
	}
	return c
}

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
		piece: [islas.Colours]color.NRGBA{
			islas.Orange: theme.RGB(0xFCA11C), islas.Brown: theme.RGB(0x4E1F00), islas.Green: theme.RGB(0x499B70),
			islas.Blue: theme.RGB(0x205AAA), islas.Beige: theme.RGB(0xF5EACE), islas.Red: theme.RGB(0xB11A33),
		},
		rim: [islas.Colours]color.NRGBA{
			islas.Orange: theme.RGB(0x6B3C00), islas.Brown: theme.RGB(0xD9A77C), islas.Green: theme.RGB(0x123F28),
			islas.Blue: theme.RGB(0xCFE0FA), islas.Beige: theme.RGB(0x5F4C2C), islas.Red: theme.RGB(0xFBC9CF),
		},
		on: th.Pictures().On,

		night: theme.RGB(0x1C2130), ember: theme.RGB(0xE88A4A),

		sandWet: theme.RGB(0xB99B6B), earth: theme.RGB(0xDDB77C), earthDark: theme.RGB(0xB98A50), site: theme.RGB(0xEBD2A2), border: theme.RGB(0x6B4A2A),
		rock: theme.RGB(0x9A7B6C), rockLit: theme.RGB(0xC4A68E), rockDark: theme.RGB(0x5B4440), snow: theme.RGB(0xFBF7F0),
		rockBlue: theme.RGB(0x6E7080), cinder: theme.RGB(0x9C4B34), ash: theme.RGB(0x4A4346), ashDark: theme.RGB(0x2B2629),
		shade: theme.RGB(0x5A3418), scrubDark: theme.RGB(0x55682F), plaza: theme.RGB(0xEAD9BC),
		waterDark: theme.RGB(0x14508A), track: theme.RGB(0xFBF1D8), trackDark: theme.RGB(0x7A5B3A),
	}
}

// Icon is an icon of this game's own.
type Icon uint8

// The icons: what can be built.
const (
	IconHouse Icon = iota
	IconPalace
	IconTown
	icons
)

// Icons is every icon of this game's own, for contact sheets and tests.
func Icons() []paint.Icon { return paint.IconsBelow(icons) }

// Parts is what the icon is drawn of.
func (ic Icon) Parts() []paint.IconPart { return parts[ic] }

var parts = [icons][]paint.IconPart{
	IconHouse:  {{Shape: "M 12 3 L 21.5 12 H 18.5 V 21 H 5.5 V 12 H 2.5 Z"}},
	IconPalace: {{Shape: "M 2 21 V 9 L 4.5 5 L 7 9 V 11 H 8.5 L 12 4 L 15.5 11 H 17 V 9 L 19.5 5 L 22 9 V 21 H 14 V 16.5 H 10 V 21 Z"}},
	IconTown:   {{Shape: "M 1.5 21.5 V 13.5 H 4 V 15 H 7 V 13.5 H 10 V 15 H 14 V 13.5 H 17 V 15 H 20 V 13.5 H 22.5 V 21.5 Z M 2.5 12 V 8.5 L 5.5 5 L 8.5 8.5 V 12 Z M 9 11.5 V 6 L 12 2.5 L 15 6 V 11.5 Z M 15.5 12 V 8.5 L 18.5 5 L 21.5 8.5 V 12 Z"}},
}
