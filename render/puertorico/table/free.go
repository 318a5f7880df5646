package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// freeLand writes on the last field and the last site of a player's board that are free how many are: in words where there is room on
// both. id is that of the board in those of its widgets.
func (f *frame) freeLand(id string, seat game.Seat, island, city ui.Rect) {
	p := f.known().Player(seat)
	fields, sites := puertorico.IslandSize-p.TileCount(), puertorico.CitySize-p.CitySpaces()
	key := "free.words"
	if f.ui.MeasureText(theme.SmallBold, f.ui.T(key, "n", puertorico.CitySize)) > min(siteSize(island), siteSize(city))*0.86 {
		key = "free.number"
	}
	if fields > 0 {
		spots := fieldSpots(island)
		f.free(id+".fields", spots[len(spots)-1], f.ui.T(key, "n", fields), f.ui.T("free.fields", "n", fields, "of", puertorico.IslandSize))
	}
	if sites > 0 {
		f.free(id+".sites", lastSite(city, p.Built()), f.ui.T(key, "n", sites), f.ui.T("free.sites", "n", sites, "of", puertorico.CitySize))
	}
}

// free writes in r how many places like it are free.
func (f *frame) free(id string, r ui.Rect, text, tip string) {
	u, style := f.ui, theme.SmallBold
	u.Region(id, r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
	at := ui.RectAround(r.Middle(), max(r.W, u.MeasureText(style, text)), max(r.H, u.LineHeight(style)))
	at.X -= max(at.Right()-r.Right(), 0) // what is wider than a place lies on the free one before it, never beyond the board
	u.Text(at, style, u.Theme().InkSoft, ui.Centered, text)
}
