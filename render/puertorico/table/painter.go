package table

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// monogramKey says whose sign is drawn, for the kit's test whether a picture has changed.
type monogramKey string

// painter draws the small things of the game.
type painter struct {
	ui    *ui.UI
	stage *stage.Stage
}

// reduced reports whether what moves is to be faded in and out instead.
func (p *painter) reduced() bool { return p.stage.Settings.ReducedMotion }

// icon draws a small sign.
func (p *painter) icon(r ui.Rect, i paint.Icon, c theme.Color) { p.stage.Icon(i)(p.ui, r, c) }

// sign is an icon for a button of the kit.
func (p *painter) sign(i paint.Icon) ui.IconFunc { return p.stage.Icon(i) }

// portrait draws a face.
func (p *painter) portrait(r ui.Rect, face paint.Face) { p.stage.PaintFace(p.ui, r, face) }

// monogram draws the sign of somebody of a name who has no portrait.
func (p *painter) monogram(r ui.Rect, name string) {
	s := p.stage
	p.ui.Paint(r, monogramKey(name), func(dst *ebiten.Image, r ui.Rect) { s.Art.Monogram(dst, r, name) })
}

// goodColours are what kinds of barrels are known by, beside their letters.
func goodColour(g puertorico.Good) theme.Color {
	return [puertorico.Goods]theme.Color{theme.RGB(0xE8B93C), theme.RGB(0x35508F), theme.RGB(0xF4F0E4), theme.RGB(0x7A4A22), theme.RGB(0x2F2018)}[g]
}

// disc draws a round token with a letter.
func (p *painter) disc(r ui.Rect, ground theme.Color, text string) {
	side := min(r.W, r.H)
	at := r.Center(side, side)
	p.ui.Circle(at.Middle(), side/2, ground, max(side*0.06, 1), theme.Darken(ground, 0.4))
	if text != "" && theme.LineHeight(theme.SmallBold)*p.ui.Scale() <= side+2 && p.ui.MeasureText(theme.SmallBold, text) <= side {
		p.ui.Text(at, theme.SmallBold, p.ui.Theme().On(ground), ui.Centered, text)
	}
}

// pictures of the game, by what each is drawn of, for the kit's test whether a picture has changed.
type (
	barrelKey struct{ good puertorico.Good }
	tileKey   struct {
		tile    puertorico.Tile
		working bool
	}
	roleKey  struct{ role puertorico.Role }
	plainKey string
)

// barrel draws a barrel of a kind.
func (p *painter) barrel(r ui.Rect, g puertorico.Good) {
	a := p.stage.Art
	p.ui.Paint(r, barrelKey{g}, func(dst *ebiten.Image, r ui.Rect) { art.Barrel(a, dst, r, g) })
}

// tile draws a field of the island, at work or not.
func (p *painter) tile(r ui.Rect, t puertorico.Tile, working bool) {
	a := p.stage.Art
	p.ui.Paint(r, tileKey{t, working}, func(dst *ebiten.Image, r ui.Rect) { art.Tile(a, dst, r, t, working) })
}

// tileBack draws a tile that lies face down.
func (p *painter) tileBack(r ui.Rect) {
	th := p.ui.Theme()
	p.ui.Round(r, p.ui.Px(5), th.PaperDark, p.ui.Px(1.5), th.BrassDark)
}

// worker draws a person; n varies who.
func (p *painter) worker(r ui.Rect, n int) {
	cloth := []theme.Color{theme.RGB(0xB2543A), theme.RGB(0x3F6E8C), theme.RGB(0x7C8B3E), theme.RGB(0xC8993F)}[n%4]
	p.disc(r, cloth, "")
}

// workerPlace draws the empty circle for a worker.
func (p *painter) workerPlace(r ui.Rect) {
	side := min(r.W, r.H)
	p.ui.Circle(r.Middle(), side/2, theme.Alpha(p.ui.Theme().PaperLight, 0.65), max(side*0.08, 1), p.ui.Theme().BrassDark)
}

// doubloon draws a coin.
func (p *painter) doubloon(r ui.Rect) {
	a := p.stage.Art
	p.ui.Paint(r, plainKey("doubloon"), func(dst *ebiten.Image, r ui.Rect) { art.Doubloon(a, dst, r) })
}

// chip draws the token for points.
func (p *painter) chip(r ui.Rect) {
	p.disc(r, p.ui.Theme().SeaDeep, "")
	p.icon(r.Center(r.W*0.6, r.H*0.6), paint.IconStar, p.ui.Theme().OnDark)
}

// governor draws the token of the governor.
func (p *painter) governor(r ui.Rect) { p.icon(r, paint.IconCrown, p.ui.Theme().Accent) }

// building draws a building.
func (p *painter) building(r ui.Rect, b puertorico.Building) {
	th := p.ui.Theme()
	ground := theme.RGB(0x9C7FB0)
	if g := b.Good(); g != puertorico.NoGood {
		ground = goodColour(g)
	}
	p.ui.Round(r, p.ui.Px(5), theme.Mix(ground, th.Paper, 0.35), p.ui.Px(1.5), theme.Darken(ground, 0.4))
}

// role draws a role card without its name.
func (p *painter) role(r ui.Rect, role puertorico.Role) {
	a := p.stage.Art
	p.ui.Paint(r, roleKey{role}, func(dst *ebiten.Image, r ui.Rect) { art.Role(a, dst, r, role) })
}

// ship draws a cargo ship with so many places and what is aboard.
func (p *painter) ship(r ui.Rect, c puertorico.Cargo) {
	th := p.ui.Theme()
	hull, _ := r.CutBottom(r.H * 0.6)
	p.ui.Round(hull, hull.H*0.3, theme.RGB(0x8A5A34), p.ui.Px(1.5), theme.Darken(theme.RGB(0x8A5A34), 0.4))
	for i, at := range hull.InsetXY(r.W*0.06, hull.H*0.2).Row(int(c.Size), r.W*0.01) {
		if i < int(c.N) {
			p.barrel(at, c.Kind)
		} else {
			p.workerPlace(at)
		}
	}
	mast, _ := r.CutTop(r.H * 0.4)
	p.ui.Text(mast, theme.SmallBold, th.OnDark, ui.Centered, strconv.Itoa(int(c.Size)))
}
