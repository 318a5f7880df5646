package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// painter draws the small things of the game.
type painter struct{ table.Painter }

// barrel draws a barrel of a kind, and pale on paper one that is not there, or with which nothing can be done now.
func (p *painter) barrel(r ui.Rect, g puertorico.Good) { p.Show(r, art.Barrel(g)) }
func (p *painter) pale(r ui.Rect, g puertorico.Good)   { p.Show(r, art.PaleBarrel(g)) }

// tile draws a field of the island, at work or not, tileSign one of a small board by what it bears, and tileBack a tile that lies face
// down.
func (p *painter) tile(r ui.Rect, t puertorico.Tile, working bool) {
	p.Show(r, art.Tile{Tile: t, Working: working})
}
func (p *painter) tileSign(r ui.Rect, t puertorico.Tile, working bool) {
	p.Show(r, art.TileSign{Tile: t, Working: working})
}
func (p *painter) tileBack(r ui.Rect) { p.Show(r, &art.TileBack) }

// worker draws a worker, of whom n chooses the looks, workerPlace an empty place for one, and dot a worker as a dot.
func (p *painter) worker(r ui.Rect, n int) { p.Show(r, art.Worker(n%art.Trades)) }
func (p *painter) workerPlace(r ui.Rect)   { p.Show(r, &art.WorkerPlace) }
func (p *painter) dot(r ui.Rect)           { p.Show(r, &art.WorkerDot) }

// doubloon draws a coin, chip the token for points, and governor that of the governor.
func (p *painter) doubloon(r ui.Rect) { p.Show(r, &art.Doubloon) }
func (p *painter) chip(r ui.Rect)     { p.Show(r, &art.Chip) }
func (p *painter) governor(r ui.Rect) { p.Show(r, &art.Governor) }

// lost draws the sign of lost barrels.
func (p *painter) lost(r ui.Rect) { p.Icon(r.Inset(r.W*0.08), art.IconBarrel, p.UI.Theme().Danger) }

// building draws a building.
func (p *painter) building(r ui.Rect, b puertorico.Building) { p.Show(r, art.Building(b)) }

// raised draws a building on its place in a city. A large one stands on two sites and on the street between them.
func (p *painter) raised(r ui.Rect, b puertorico.Building) {
	if b.Spaces() > 1 {
		p.Show(r, art.Site{})
	}
	p.building(r, b)
}

// island draws the ground of an island, and town that of a city.
func (p *painter) island(r ui.Rect) { p.Show(r, art.Island{Wide: broad(r)}) }
func (p *painter) town(r ui.Rect)   { p.Show(r, art.Town{Wide: broad(r)}) }

// broad reports whether an island or a city in r has six columns instead of four.
func broad(r ui.Rect) bool { return r.W > r.H*2 }

// role draws a role card without its name.
func (p *painter) role(r ui.Rect, role puertorico.Role) { p.Show(r, art.Role(role)) }

// ship draws a cargo ship with its barrels, wharf a player's own ship, empty, and steamer the worker ship with n workers aboard.
func (p *painter) ship(r ui.Rect, c puertorico.Cargo) { p.Show(r, art.CargoShip(c)) }
func (p *painter) wharf(r ui.Rect)                    { p.Show(r, art.WharfShip{Kind: puertorico.NoGood}) }
func (p *painter) steamer(r ui.Rect, n int)           { p.Show(r, art.WorkerShip(n)) }

// house draws the trading house.
func (p *painter) house(r ui.Rect) { p.Show(r, &art.TradingHouse) }

// count draws a small picture with a number beside it, as large as fits into r.
func (p *painter) count(r ui.Rect, n int, ink theme.Color, picture func(r ui.Rect)) {
	p.Counted(r, strconv.Itoa(n), ink, picture)
}

// plaque writes a text on a ground at the upper edge of r, in as many close lines as it needs.
func (p *painter) plaque(r ui.Rect, text string, ground, ink, edge theme.Color) {
	u, line := p.UI, p.UI.LineHeight(theme.SmallBold)
	lines := u.Theme().Wrap(theme.SmallBold, u.Scale(), text, r.W-u.Px(4))
	r.H = line*(1+denseLine*float64(len(lines)-1)) + u.Px(1)
	u.Round(r, u.Px(6), ground, u.Px(1), edge)
	for i, text := range lines {
		u.Text(ui.Rect{X: r.X, Y: r.Y + line*denseLine*float64(i), W: r.W, H: line}, theme.SmallBold, ink, ui.Centered, text)
	}
}

// kept frames something that stays with its owner.
func (p *painter) kept(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Cased(r, radius, p.UI.Px(4), th.Good, th.Good, th.PaperLight)
}
