package theme

import "math"

// Colours are colours of a player's own for all texts: what they are written in, and what lies below them. Both are opaque.
type Colours struct{ Text, Ground Color }

// Ratio is the contrast of the two, from 1 to 21.
func (c Colours) Ratio() float64 { return Contrast(c.Text, c.Ground) }

// Least contrasts of colours of one's own (WCAG 2.2, 1.4.3 and 1.4.11).
const (
	Readable = 4.5 // of texts
	Seen     = 3.0 // of what is no text, and of what can still be read if it is large
	lined    = 4.0 // of thin lines, which are paler along their smoothed edges
)

// With returns the theme with all texts in colours of one's own, nil for those of the game. Everything texts stand on has the chosen
// ground, and edges, marks and lines have 3 : 1 on it whatever was chosen. Pictures keep their colours (Game). It shares its measurements
// with t.
func (t *Theme) With(own *Colours) *Theme {
	game := t.Game()
	if own == nil {
		return game
	}
	c := Colours{opaque(own.Text), opaque(own.Ground)}
	w := *game
	w.own, w.game = &c, game
	edge := c.edge()
	ink := c.Text
	if c.Ratio() < Readable { // letters have it all the same, but signs show
		ink = edge
	}
	w.Ink, w.InkSoft, w.OnDark, w.OnDarkSoft = ink, ink, ink, ink
	w.InkFaint = Mix(c.Ground, edge, 0.5)
	w.Paper, w.PaperLight, w.PaperDark = c.Ground, c.Ground, c.Ground
	w.Sea, w.SeaDeep, w.SeaLight, w.Cloth, w.ClothDark = c.Ground, c.Ground, c.Ground, c.Ground, c.Ground
	w.Brass, w.BrassLight, w.BrassDark = edge, edge, edge
	w.Accent, w.Danger, w.Good = c.shown(game.Accent, Readable), c.shown(game.Danger, Readable), c.shown(game.Good, Readable)
	for i, line := range game.Lines {
		w.Lines[i] = c.shown(line, lined)
	}
	return &w
}

// Filled is the colours, from top to bottom, of what is filled, such as bars, or has an edge as deep: the deep sea, lighter below by a part of the way
// to the sea, or that of borders where texts have colours of one's own, in which the sea is their ground.
func (t *Theme) Filled(lighter float64) (top, bottom Color) {
	if t.own != nil {
		return t.BrassDark, t.BrassDark
	}
	return t.SeaDeep, Mix(t.SeaDeep, t.Sea, lighter)
}

// Own is the colours of one's own that all texts have, nil for those of the game.
func (t *Theme) Own() *Colours { return t.own }

// Game is the theme in the game's own colours: t itself if there are no others.
func (t *Theme) Game() *Theme {
	if t.game != nil {
		return t.game
	}
	return t
}

// FocusBrass is the colour to which lines in that of the focus run down, between that and brass. Like the focus it is the game's whatever colours
// texts have, so that it shows beside FocusEdge.
func (t *Theme) FocusBrass() Color { return Mix(t.Game().Brass, t.Focus, 0.5) }

// Near reports whether a colour is so close to the chosen ground that it is taken for it: what shades one surface from another in the game's
// colours would only be in the way of reading.
func (c Colours) Near(other Color) bool { return other.A == 255 && Contrast(other, c.Ground) < 1.6 }

// edge is the colour of borders: half way to the text, but no less seen than has to be.
func (c Colours) edge() Color {
	for way := 0.5; way <= 1; way += 0.05 {
		if e := Mix(c.Ground, c.Text, way); Contrast(e, c.Ground) >= Readable {
			return e
		}
	}
	return c.shown(c.Text, Readable)
}

// shown is a colour, lighter or darker as far as it takes to be seen on the ground.
func (c Colours) shown(mark Color, least float64) Color {
	to := Color{A: 255}
	if light := RGB(0xFFFFFF); Contrast(light, c.Ground) > Contrast(to, c.Ground) {
		to = light
	}
	for way := 0.0; way < 1; way += 1.0 / 32 {
		if m := Mix(mark, to, way); Contrast(m, c.Ground) >= least {
			return m
		}
	}
	return to
}

func opaque(c Color) Color {
	c.A = math.MaxUint8
	return c
}
