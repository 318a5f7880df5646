package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// freeLand writes the number of free fields and sites on the last free field and the last free site of a player's board. The ids of its
// widgets begin with id.
func (v boardView) freeLand(id string, seat game.Seat, island, city ui.Rect) {
	key := v.freeKey(island, city)
	v.freeFields(id, seat, island, key)
	v.freeSites(id, seat, city, key)
}

// freeKey returns the text key of that number: one with words if both regions have room for them.
func (v boardView) freeKey(island, city ui.Rect) string {
	const key = "free.words"
	if v.UI.MeasureText(theme.SmallBold, v.UI.T(key, "n", puertorico.CitySize)) > min(siteSize(island), siteSize(city))*0.86 {
		return "free.number"
	}
	return key
}

// freeFields writes the number of free fields on the island.
func (v boardView) freeFields(id string, seat game.Seat, island ui.Rect, key string) {
	if n := puertorico.IslandSize - v.known().Player(seat).TileCount(); n > 0 {
		spots := fieldSpots(island)
		v.free(id+".fields", spots[len(spots)-1], v.UI.T(key, "n", n), v.UI.T("free.fields", "n", n, "of", puertorico.IslandSize))
	}
}

// freeSites writes the number of free sites in the city.
func (v boardView) freeSites(id string, seat game.Seat, city ui.Rect, key string) {
	p := v.known().Player(seat)
	if n := puertorico.CitySize - p.CitySpaces(); n > 0 {
		v.free(id+".sites", lastSite(city, p.Built()), v.UI.T(key, "n", n), v.UI.T("free.sites", "n", n, "of", puertorico.CitySize))
	}
}

// free writes in r how many places like it are free.
func (v boardView) free(id string, r ui.Rect, text, tip string) {
	u, style := v.UI, theme.SmallBold
	v.paint.TellOf(id, r, tip, "", tip)
	at := ui.RectAround(r.Middle(), max(r.W, u.MeasureText(style, text)), max(r.H, u.LineHeight(style)))
	at.X -= max(at.Right()-r.Right(), 0) // text wider than a place reaches over the free one before it, never beyond the board
	ink := u.Theme().InkSoft
	if u.Theme().HighContrast { // the ground is not paper
		ink = u.Theme().Ink
	}
	u.Text(at, style, ink, ui.Centered, text)
}
