package table

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Keys identify a picture, for the kit's test whether it has changed.
type (
	barrelKey struct{ good puertorico.Good }
	paleKey   struct{ good puertorico.Good }
	tileKey   struct {
		tile    puertorico.Tile
		working bool
	}
	signKey     tileKey
	roleKey     struct{ role puertorico.Role }
	buildingKey struct{ building puertorico.Building }
	workerKey   struct{ n int }
	groundKey   struct{ city, wide bool }
	cargoKey    struct{ cargo puertorico.Cargo }
	steamerKey  struct{ n int }
	plainKey    string
)

// painter draws the small things of the game.
type painter struct {
	table.Painter
	moving bool // what is drawn is on its way and may be stretched, so that no picture is made for every size
}

// movingKey identifies the picture of something on its way.
type movingKey struct{ key any }

// picture draws something by draw; key identifies the picture.
func (p *painter) picture(r ui.Rect, key any, draw func(a *paint.Painter, dst *ebiten.Image, r ui.Rect)) {
	a := p.Stage.Art
	if !p.moving {
		p.UI.Paint(r, key, func(dst *ebiten.Image, r ui.Rect) { draw(a, dst, r) })
		return
	}
	p.UI.Paint(r, movingKey{key}, func(dst *ebiten.Image, r ui.Rect) { draw(a.Moving(), dst, r) })
}

// barrel draws a barrel of a kind.
func (p *painter) barrel(r ui.Rect, g puertorico.Good) {
	p.picture(r, barrelKey{g}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Barrel(a, dst, r, g) })
}

// pale draws on paper a barrel of a kind that is not there, or with which nothing can be done now.
func (p *painter) pale(r ui.Rect, g puertorico.Good) {
	p.picture(r, paleKey{g}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.PaleBarrel(a, dst, r, g) })
}

// tile draws a field of the island, at work or not.
func (p *painter) tile(r ui.Rect, t puertorico.Tile, working bool) {
	p.picture(r, tileKey{t, working}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Tile(a, dst, r, t, working) })
}

// tileSign draws a field of a small board by what it bears.
func (p *painter) tileSign(r ui.Rect, t puertorico.Tile, working bool) {
	p.picture(r, signKey{t, working}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.TileSign(a, dst, r, t, working) })
}

// tileBack draws a tile that lies face down.
func (p *painter) tileBack(r ui.Rect) { p.picture(r, plainKey("back"), art.TileBack.Draw) }

// worker draws a worker; n chooses how they look.
func (p *painter) worker(r ui.Rect, n int) {
	n %= art.Trades
	p.picture(r, workerKey{n}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Worker(a, dst, r, n) })
}

// workerPlace draws an empty place for a worker.
func (p *painter) workerPlace(r ui.Rect) { p.picture(r, plainKey("place"), art.WorkerPlace.Draw) }

// dot draws a worker as a dot.
func (p *painter) dot(r ui.Rect) { p.picture(r, plainKey("dot"), art.WorkerDot.Draw) }

// doubloon draws a coin.
func (p *painter) doubloon(r ui.Rect) { p.picture(r, plainKey("doubloon"), art.Doubloon.Draw) }

// chip draws the token for points.
func (p *painter) chip(r ui.Rect) { p.picture(r, plainKey("chip"), art.Chip.Draw) }

// lost draws the sign of lost barrels.
func (p *painter) lost(r ui.Rect) { p.Icon(r.Inset(r.W*0.08), art.IconBarrel, p.UI.Theme().Danger) }

// governor draws the token of the governor.
func (p *painter) governor(r ui.Rect) { p.picture(r, plainKey("governor"), art.Governor.Draw) }

// building draws a building.
func (p *painter) building(r ui.Rect, b puertorico.Building) {
	p.picture(r, buildingKey{b}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Building(a, dst, r, b) })
}

// raised draws a building on its place in a city. A large one stands on two sites and on the street between them.
func (p *painter) raised(r ui.Rect, b puertorico.Building) {
	if b.Spaces() > 1 {
		p.picture(r, plainKey("site"), art.Site)
	}
	p.building(r, b)
}

// island draws the ground of an island.
func (p *painter) island(r ui.Rect) {
	broad := broad(r)
	p.picture(r, groundKey{false, broad}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Island(a, dst, r, broad) })
}

// town draws the ground of a city.
func (p *painter) town(r ui.Rect) {
	broad := broad(r)
	p.picture(r, groundKey{true, broad}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Town(a, dst, r, broad) })
}

// broad reports whether an island or a city in r has six columns instead of four.
func broad(r ui.Rect) bool { return r.W > r.H*2 }

// role draws a role card without its name.
func (p *painter) role(r ui.Rect, role puertorico.Role) {
	p.picture(r, roleKey{role}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Role(a, dst, r, role) })
}

// ship draws a cargo ship with its barrels.
func (p *painter) ship(r ui.Rect, c puertorico.Cargo) {
	p.picture(r, cargoKey{c}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		art.CargoShip(a, dst, r, int(c.Size), c.Kind, int(c.N))
	})
}

// wharf draws a player's own ship, empty.
func (p *painter) wharf(r ui.Rect) {
	p.picture(r, plainKey("wharf"), func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.WharfShip(a, dst, r, puertorico.NoGood, 0) })
}

// steamer draws the worker ship with n workers aboard.
func (p *painter) steamer(r ui.Rect, n int) {
	p.picture(r, steamerKey{n}, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.WorkerShip(a, dst, r, n) })
}

// house draws the trading house.
func (p *painter) house(r ui.Rect) { p.picture(r, plainKey("house"), art.TradingHouse.Draw) }

// count draws a small picture with a number beside it, as large as fits into r, and returns the room that they take.
func (p *painter) count(r ui.Rect, n int, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	return p.counted(r, strconv.Itoa(n), ink, picture)
}

// counted does the same with a text beside the picture.
func (p *painter) counted(r ui.Rect, text string, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	u := p.UI
	style, room := theme.Number, r.W-u.Px(4)
	if u.MeasureText(style, text)+r.H*0.8 > room || theme.LineHeight(style)*u.Scale() > r.H+1 {
		style = theme.SmallBold
	}
	return p.countedAs(r, style, u.Px(30), text, ink, picture)
}

// countedAs does the same with a text in a style and a picture of at most so many pixels.
func (p *painter) countedAs(r ui.Rect, style theme.Style, most float64, text string, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	u := p.UI
	w := u.MeasureText(style, text)
	side := max(min(r.H*0.92, most, r.W-u.Px(4)-w), 0)
	at, rest := r.CutLeft(side, u.Px(4))
	if side >= u.Px(10) {
		picture(at.Center(side, side))
	}
	u.Text(rest, style, ink, ui.Left|ui.Middle, text)
	return ui.Rect{X: r.X, Y: r.Y, W: side + u.Px(4) + w, H: r.H}
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

// notNow is the opacity of something of a kind that is being decided on, with which nothing can be done now.
const notNow = 0.68

// possible frames something that can be clicked, although something else is to be clicked first.
func (p *painter) possible(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Highlight(r, radius, p.UI.Px(1.5), th.BrassLight, th.BrassLight)
}

// kept frames something that stays with its owner.
func (p *painter) kept(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Cased(r, radius, p.UI.Px(4), th.Good, th.Good, th.PaperLight)
}
