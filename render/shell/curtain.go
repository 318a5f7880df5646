package shell

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// curtain hides the table while the machine is handed over.
type curtain struct {
	flowing
	s    *stage.Stage
	name string
	next stage.Scene

	shown time.Duration // for how long it has hung
}

// NewCurtain is the curtain in front of next, which rises when the player of that name says that they are there.
func NewCurtain(s *stage.Stage, name string, next stage.Scene) stage.Scene {
	return &curtain{s: s, name: name, next: next}
}

// lookAway is how long a curtain hides the table at the least.
const lookAway = 400 * time.Millisecond

// Busy implements stage.Scene: at first time has to pass.
func (c *curtain) Busy() bool { return c.shown <= lookAway }

// Frame implements stage.Scene.
func (c *curtain) Frame(u *ui.UI) {
	c.s.PaintSea(u)
	c.s.PaintRose(u)
	clicked := false
	if cramped(u) {
		clicked = c.drawFlowing(u)
	} else {
		clicked = c.drawWide(u)
	}
	// A key that is still held, or a click that was meant for the table, must not draw the curtain away.
	c.shown += u.Input().Dt
	if c.shown > lookAway && (clicked || u.KeyPressed(ui.KeyEnter)) {
		c.s.Swap(c.next)
	}
}

// drawWide draws the curtain where there is room, and reports whether the button was clicked.
func (c *curtain) drawWide(u *ui.UI) bool {
	th := u.Theme()
	all := u.Bounds()
	ship, body := all.Inset(u.Px(edge)), all
	if all.H > u.Px(620) {
		body = all.Center(all.W, u.Px(560))
		ship, body = body.CutTop(u.Px(260))
		ship = ship.Center(ship.W, u.Px(240))
		u.Paint(ship, pictureShip, func(dst *ebiten.Image, r ui.Rect) { c.s.Art.Ship(dst, r, 0) })
	}
	text := c.title(u, min(all.W-u.Px(2*edge+72), u.Px(1100)))
	body = body.Center(min(all.W-u.Px(2*edge), max(u.MeasureText(theme.Heading, text)+u.Px(120), u.Px(620))), u.Px(270))
	inside := u.Panel(body)
	line, inside := inside.CutTop(u.Px(64))
	u.Headed(1, func() { u.Text(line, theme.Heading, th.Ink, ui.Centered, text) })
	hint := u.T("curtain.hint")
	line, inside = inside.CutTop(u.Px(56))
	u.TextWrapped(line, theme.Body, th.InkSoft, ui.Centered, hint)
	label := u.T("curtain.here")
	button := inside.Center(max(u.ButtonWidth(label, true), u.Px(hereWidth)), u.Px(hereHeight))
	return c.drawHere(u, button)
}

// drawFlowing is drawWide where there is little room: all of the name is there, in as many lines as that takes.
func (c *curtain) drawFlowing(u *ui.UI) (clicked bool) {
	th := u.Theme()
	panel := pageIn(u, u.Bounds())
	drawBlocks(u, "curtain", page(u, panel), u.Px(theme.Gap), func(width float64) []block {
		text := u.T("curtain.turn", "name", c.name)
		call := paragraph(u, width, theme.Subheading, th.Ink, ui.Centered, text)
		return []block{
			{call.height, func(r ui.Rect) { u.Headed(1, func() { call.draw(r) }) }},
			paragraph(u, width, theme.Body, th.InkSoft, ui.Centered, u.T("curtain.hint")),
			{u.Px(hereHeight), func(r ui.Rect) {
				clicked = c.drawHere(u, r.Center(min(r.W, max(u.ButtonWidth(u.T("curtain.here"), true), u.Px(hereWidth))), r.H))
			}},
		}
	})
	return clicked
}

// Sizes of the button in design units.
const (
	hereWidth  = 260
	hereHeight = 60
)

// drawHere draws the button that says that a player is there, and reports whether it was clicked.
func (c *curtain) drawHere(u *ui.UI, button ui.Rect) bool {
	return u.Button("here", button, u.T("curtain.here"), ui.ButtonOptions{Primary: true, Icon: c.s.Icon(paint.IconTick)})
}

// title is the sentence that calls the player, with as much of the name as there is room for.
func (c *curtain) title(u *ui.UI, width float64) string {
	runes := []rune(c.name)
	text := u.T("curtain.turn", "name", c.name)
	for n := len(runes); n > 0 && u.MeasureText(theme.Heading, text) > width; n-- {
		text = u.T("curtain.turn", "name", string(runes[:n])+"…")
	}
	return text
}
