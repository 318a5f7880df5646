package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// freeLand writes on the last field and the last site of a player's board that are free how many are. id is that of the board in those of
// its widgets.
func (f *frame) freeLand(id string, seat game.Seat, island, city ui.Rect) {
	key := f.freeKey(island, city)
	f.freeFields(id, seat, island, key)
	f.freeSites(id, seat, city, key)
}

// freeKey is the key of how that is written: in words where there is room on both.
func (f *frame) freeKey(island, city ui.Rect) string {
	const key = "free.words"
	if f.UI.MeasureText(theme.SmallBold, f.UI.T(key, "n", puertorico.CitySize)) > min(siteSize(island), siteSize(city))*0.86 {
		return "free.number"
	}
	return key
}

// freeFields writes it on the island.
func (f *frame) freeFields(id string, seat game.Seat, island ui.Rect, key string) {
	if n := puertorico.IslandSize - f.known().Player(seat).TileCount(); n > 0 {
		spots := fieldSpots(island)
		f.free(id+".fields", spots[len(spots)-1], f.UI.T(key, "n", n), f.UI.T("free.fields", "n", n, "of", puertorico.IslandSize))
	}
}

// freeSites writes it in the city.
func (f *frame) freeSites(id string, seat game.Seat, city ui.Rect, key string) {
	p := f.known().Player(seat)
	if n := puertorico.CitySize - p.CitySpaces(); n > 0 {
		f.free(id+".sites", lastSite(city, p.Built()), f.UI.T(key, "n", n), f.UI.T("free.sites", "n", n, "of", puertorico.CitySize))
	}
}

// free writes in r how many places like it are free.
func (f *frame) free(id string, r ui.Rect, text, tip string) {
	u, style := f.UI, theme.SmallBold
	u.Region(id, r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
	at := ui.RectAround(r.Middle(), max(r.W, u.MeasureText(style, text)), max(r.H, u.LineHeight(style)))
	at.X -= max(at.Right()-r.Right(), 0) // what is wider than a place lies on the free one before it, never beyond the board
	ink := u.Theme().InkSoft
	if u.Theme().HighContrast { // it is not on paper
		ink = u.Theme().Ink
	}
	u.Text(at, style, ink, ui.Centered, text)
}
