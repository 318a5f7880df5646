package shell

import (
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// colours is where a player chooses what colours all texts and their grounds have (WCAG 2.2, 1.4.5; XAG 101): those of the game, a pair that
// is offered, or two of their own. What is chosen is followed at once.
type colours struct {
	settingsScene
	own     settings.Colours // two of the player's own, which stay while they look at others
	waits   bool             // they have been changed by something that is still held
	codes   [2]typedCode     // of text and ground
	leads   bool             // to where the player's own are set, in the next frame
	sampled settings.Colours // those of the sample's theme
	sample  *theme.Theme     // nil until the first frame
}

// Indexes of the two colours.
const (
	ofText = iota
	ofGround
)

// newColours is that page. It is pushed on top of another scene, to which it goes back.
func newColours(s *stage.Stage) stage.Scene {
	c := &colours{settingsScene: settingsScene{s: s}, own: s.Settings.Colours}
	if !c.own.Own {
		th := s.Theme.Game()
		c.own = settings.Colours{Own: true, Text: codeOf(th.Ink), Ground: codeOf(th.PaperLight)}
	}
	c.write()
	return c
}

func codeOf(c theme.Color) settings.Colour {
	return settings.Colour(c.R)<<16 | settings.Colour(c.G)<<8 | settings.Colour(c.B)
}

// Frame implements stage.Scene.
func (c *colours) Frame(u *ui.UI) {
	stage.Readable(u)
	c.s.PaintSea(u)
	c.s.PaintRose(u)
	_, below, back := bar(c.s, u, u.T("access.colours"))
	c.readCodes(u)
	c.drawLines(u, "colours", below, c.lines(u))
	if c.waits && !u.Input().Down {
		c.choose(c.own)
	}
	if back {
		c.s.Pop()
	}
}

// choose makes colours those of all texts.
func (c *colours) choose(to settings.Colours) {
	c.waits = false
	if c.s.Settings.Colours != to {
		c.s.Settings.Colours = to
		c.s.Changed()
	}
}

// change makes one of the player's own colours another.
func (c *colours) change(i int, to settings.Colour) {
	if i == ofText {
		c.own.Text = to
	} else {
		c.own.Ground = to
	}
	c.waits = true
}

// at is one of the player's own colours.
func (c *colours) at(i int) settings.Colour {
	if i == ofText {
		return c.own.Text
	}
	return c.own.Ground
}

// shown is the colours that the page tells about: those that are chosen, or about to be.
func (c *colours) shown() settings.Colours {
	if c.waits {
		return c.own
	}
	return c.s.Settings.Colours
}

// colourName is what colours are called.
func colourName(u *ui.UI, of settings.Colours) string {
	if !of.Own {
		return u.T("colours.game")
	}
	for _, p := range settings.Pairs() {
		if p.Colours == of {
			return u.T("colours." + p.Name)
		}
	}
	return u.T("colours.own")
}

// lines are what can be chosen, how it looks, and the player's own colours.
func (c *colours) lines(u *ui.UI) []setting {
	lines := []setting{remark(0, u.T("colours.about")), c.offer("game", u.T("colours.game"), settings.Colours{})}
	for _, p := range settings.Pairs() {
		lines = append(lines, c.offer(p.Name, u.T("colours."+p.Name), p.Colours))
	}
	lines = append(lines, c.offer("own", u.T("colours.own"), c.own),
		setting{head: u.T("colours.sample")},
		setting{tall: c.sampleHeight, draw: func(u *ui.UI, r, _ ui.Rect) { c.drawSample(u, r) }},
		c.ratio(u),
		setting{head: u.T("colours.mine")})
	for i, key := range [...]string{ofText: "colours.text", ofGround: "colours.ground"} {
		lines = append(lines, c.code(u, i, key))
		if bad := c.codes[i].bad; bad != "" {
			told := remark(0, bad)
			told.seen, c.codes[i].fresh = c.codes[i].fresh, false
			lines = append(lines, told)
		}
		for part, name := range [...]string{".red", ".green", ".blue"} {
			lines = append(lines, c.part(i, part, key+name))
		}
	}
	lines[len(lines)-1].seen, c.leads = c.leads, false
	return lines
}

// Sizes of this page in design units.
const (
	swatchWidth = 64
	swatchSlim  = 34 // in a narrow window
	offerRow    = 56
	hexWidth    = 190
)

// offer is the line of colours that can be chosen.
func (c *colours) offer(id, name string, of settings.Colours) setting {
	swatch := func(u *ui.UI) float64 {
		if stacked(u) {
			return u.Px(swatchSlim)
		}
		return u.Px(swatchWidth)
	}
	room := func(u *ui.UI, width float64) float64 { return width - swatch(u) - u.Px(theme.Gap) }
	return setting{
		tall: func(u *ui.UI, width float64) float64 {
			return max(u.Px(offerRow), u.ButtonHeight(room(u, width), name)+u.Px(8))
		},
		draw: func(u *ui.UI, r, _ ui.Rect) {
			r = r.InsetXY(0, u.Px(4))
			at, rest := r.CutLeft(swatch(u))
			c.swatch(u, at, of)
			_, rest = rest.CutLeft(u.Px(theme.Gap))
			rest.W = min(room(u, r.W), max(u.ButtonWidth(name, false), u.Px(380)), rest.W)
			now := c.shown()
			chosen := now == of
			if id == "own" { // a pair that is offered is called by its name
				chosen = chosen && colourName(u, now) == name
			}
			if u.Button(id, rest, name, ui.ButtonOptions{Selected: chosen, Left: true}) {
				c.choose(of)
				c.leads = id == "own"
			}
		},
	}
}

// remark is one of some texts over all of a line, which is as high whichever of them is told.
func remark(tell int, texts ...string) setting {
	return setting{
		tall: func(u *ui.UI, width float64) float64 {
			high := 0.0
			for _, text := range texts {
				high = max(high, u.MeasureWrapped(theme.Small, text, width))
			}
			return high + u.Px(16)
		},
		draw: func(u *ui.UI, r, _ ui.Rect) {
			u.TextWrapped(r.InsetXY(0, u.Px(4)), theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, texts[tell])
		},
	}
}

// swatch draws two colours: lines of the one on the other.
func (c *colours) swatch(u *ui.UI, r ui.Rect, of settings.Colours) {
	th := c.s.Theme.Game()
	ink, ground := th.Ink, th.PaperLight
	if own := stage.Own(of); own != nil {
		ink, ground = own.Text, own.Ground
	}
	u.Themed(th, func() { // what it shows is not made the chosen colours
		u.Round(r, u.Px(theme.Radius), ground, 0, theme.Color{})
		for i, long := range [...]float64{0.62, 0.5, 0.3} {
			y := r.Y + r.H*(0.3+0.2*float64(i))
			x := r.X + r.W*0.18
			u.Line(ui.Point{X: x, Y: y}, ui.Point{X: x + r.W*long, Y: y}, u.Px(4), ink)
		}
	})
	u.Stroke(r, u.Px(theme.Radius), u.LinePx(1.6), u.Theme().BrassDark, u.Theme().BrassDark)
}
