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
	button := inside.Center(max(u.ButtonWidth(label, true), u.Px(260)), u.Px(60))
	clicked := u.Button("here", button, label, ui.ButtonOptions{Primary: true, Icon: c.s.Icon(paint.IconTick)})
	// A key that is still held, or a click that was meant for the table, must not draw the curtain away.
	c.shown += u.Input().Dt
	if c.shown > lookAway && (clicked || u.KeyPressed(ui.KeyEnter)) {
		c.s.Swap(c.next)
	}
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
