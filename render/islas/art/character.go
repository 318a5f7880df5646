package art

import (
	"image/color"

	"islas/render/theme"
)

// character is what makes the picture of an island its own beyond the lines of its file. Heights and depths are in board
// units.
type character struct {
	summit float64 // height of the highest mountain, as a factor
	others float64 // height of the others, likewise
	snow   bool    // snow lies on the highest mountain
	crater bool    // the highest mountain is a wide crater, open to one side
	cinder bool    // the mountains are cones with a mouth
	valley float64 // how deep the rivers have cut
	ash    bool    // the farmland is black ash with vines in pits
}

// characterOf is the character of an island by its ID; an unknown one is like most of them.
func characterOf(id string) character {
	c := character{summit: 1, others: 0.85, valley: 10}
	switch id {
	case "tenerife":
		c.summit, c.others, c.snow = 1.6, 0.7, true
	case "la-palma":
		c.summit, c.crater, c.valley = 1.2, true, 14
	case "la-gomera":
		c.summit, c.valley = 0.9, 30
	case "lanzarote":
		c.cinder, c.ash = true, true
	}
	return c
}

// rockOf is the rock of an island in the sun.
func rockOf(pal *palette, id string) color.NRGBA {
	switch id {
	case "tenerife":
		return theme.Mix(pal.rockLit, pal.rockBlue, 0.32)
	case "gran-canaria":
		return theme.Mix(pal.rockLit, pal.Straw, 0.25)
	case "la-palma":
		return theme.Mix(pal.rockLit, pal.rockBlue, 0.4)
	case "la-gomera":
		return theme.Mix(pal.rockLit, pal.Roof, 0.16)
	case "el-hierro":
		return theme.Mix(pal.rockLit, pal.Scrub, 0.3)
	case "lanzarote":
		return theme.Mix(pal.rockLit, pal.cinder, 0.5)
	}
	return pal.rockLit
}
