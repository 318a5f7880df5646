// Package theme is the one place for the palette, the type and the sizes of the whole interface.
//
// Lengths are in design units: one unit is one pixel of a 1920 by 1080 window at an interface scale of 100 %. Whoever
// draws multiplies by a scale, in pixels per design unit.
package theme

import (
	"image/color"
	"math"
)

// Color is an opaque or translucent colour, not premultiplied.
type Color = color.NRGBA

// Colours is the number of piece colours; Piece and PieceRim are indexed by game.Colour.
const Colours = 6

// Sizes in design units that more than one package needs.
const (
	Target = 48.0 // the least width and height of anything that can be clicked
	Gap    = 12.0 // between neighbours that belong together
	Margin = 24.0 // between a panel's border and what it holds
	Radius = 8.0  // of a panel's and a button's corners
)

// Theme is a palette by role and the fonts. Its colours are read and never written after New; its caches make it
// unfit for use by several goroutines at once.
type Theme struct {
	HighContrast bool // whether every text reaches 7 : 1

	Ink        Color // text and outlines on paper
	InkSoft    Color // secondary text on paper
	InkFaint   Color // hairlines and disabled marks on paper; not for text
	Paper      Color // panels, cards
	PaperLight Color // fields to type in, highlights; also text on dark grounds
	PaperDark  Color // wells, tracks and unselected segments on paper
	Sea        Color // water near the shore
	SeaDeep    Color // open water, the backdrop of every scene; fill of primary buttons
	SeaLight   Color // surf, lines of depth
	Brass      Color // metal fittings, borders of what is active
	BrassLight Color // lit edge of brass
	BrassDark  Color // shaded edge of brass, borders; reaches 3 : 1 on paper
	Cloth      Color // dyed table cloth under hand and supply
	ClothDark  Color // its folds and hollows
	OnDark     Color // text on SeaDeep, Cloth and ClothDark
	OnDarkSoft Color // secondary text there
	Shadow     Color // cast shadows, already translucent
	Dim        Color // laid over the scene below a dialog, already translucent
	Accent     Color // what asks for attention on paper: "your turn", counted plots
	Danger     Color // destructive buttons, errors
	Good       Color // success, the winner
	Focus      Color // inner line of the focus ring
	FocusEdge  Color // outer line of the focus ring, so that it shows on light and dark grounds alike

	Piece    [Colours]Color // orange, brown, green, blue, beige, red
	PieceRim [Colours]Color // light or dark line around a piece of that colour, visible where the ground is of its own lightness

	typo *typography
}

// New returns the theme. With highContrast every text reaches 7 : 1 instead of 4.5 : 1.
func New(highContrast bool) *Theme {
	t := &Theme{
		HighContrast: highContrast,

		Ink:        rgb(0x2B1D12),
		InkSoft:    rgb(0x5A4531),
		InkFaint:   rgb(0xA58F6C),
		Paper:      rgb(0xF3E6C8),
		PaperLight: rgb(0xFDF7E6),
		PaperDark:  rgb(0xE2CFA4),
		Sea:        rgb(0x2F8C90),
		SeaDeep:    rgb(0x124650),
		SeaLight:   rgb(0x8CCBC3),
		Brass:      rgb(0xC8993F),
		BrassLight: rgb(0xF0D48A),
		BrassDark:  rgb(0x7C5719),
		Cloth:      rgb(0x27404F),
		ClothDark:  rgb(0x172A36),
		OnDark:     rgb(0xFBF1D9),
		OnDarkSoft: rgb(0xCFDAD0),
		Shadow:     rgba(0x1A0F06, 0x66),
		Dim:        rgba(0x0A1B20, 0xA8),
		Accent:     rgb(0x9C3711),
		Danger:     rgb(0x9E2A22),
		Good:       rgb(0x2C6B3F),
		Focus:      rgb(0xFFD75E),
		FocusEdge:  rgb(0x1B120A),

		Piece: [Colours]Color{
			rgb(0xFCA11C), rgb(0x4E1F00), rgb(0x499B70), rgb(0x205AAA), rgb(0xF5EACE), rgb(0xB11A33),
		},
		PieceRim: [Colours]Color{
			rgb(0x6B3C00), rgb(0xD9A77C), rgb(0x123F28), rgb(0xCFE0FA), rgb(0x5F4C2C), rgb(0xFBC9CF),
		},
		typo: newTypography(),
	}
	if highContrast {
		t.Ink = rgb(0x000000)
		t.InkSoft = rgb(0x2E2318)
		t.InkFaint = rgb(0x6B5A40)
		t.Paper = rgb(0xFFF9EA)
		t.PaperLight = rgb(0xFFFFFF)
		t.PaperDark = rgb(0xEFE2C2)
		t.Sea = rgb(0x1D6A70)
		t.SeaDeep = rgb(0x06272E)
		t.BrassDark = rgb(0x573A08)
		t.Cloth = rgb(0x14262F)
		t.ClothDark = rgb(0x08141A)
		t.OnDark = rgb(0xFFFFFF)
		t.OnDarkSoft = rgb(0xE9EFE8)
		t.Dim = rgba(0x000000, 0xC8)
		t.Accent = rgb(0x7A2405)
		t.Danger = rgb(0x7F120D)
		t.Good = rgb(0x0F4A22)
		t.Focus = rgb(0xFFE45C)
		t.FocusEdge = rgb(0x000000)
	}
	return t
}

func rgb(v uint32) Color { return rgba(v, 0xff) }

func rgba(v uint32, a uint8) Color {
	return Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: a}
}

// Mix is the colour the way t from a to b, t from 0 to 1.
func Mix(a, b Color, t float64) Color {
	t = min(max(t, 0), 1)
	f := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return Color{R: f(a.R, b.R), G: f(a.G, b.G), B: f(a.B, b.B), A: f(a.A, b.A)}
}

// Alpha is c with its opacity multiplied by a, from 0 to 1.
func Alpha(c Color, a float64) Color {
	c.A = uint8(math.Round(float64(c.A) * min(max(a, 0), 1)))
	return c
}

// Lighten is c, t of the way to white.
func Lighten(c Color, t float64) Color { return Mix(c, Color{R: 0xff, G: 0xff, B: 0xff, A: c.A}, t) }

// Darken is c, t of the way to black.
func Darken(c Color, t float64) Color { return Mix(c, Color{A: c.A}, t) }

// Contrast is the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, relative luminance).
func Contrast(a, b Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

// On is the text colour, Ink or OnDark, that reads better on the opaque ground.
func (t *Theme) On(ground Color) Color {
	if Contrast(t.Ink, ground) >= Contrast(t.OnDark, ground) {
		return t.Ink
	}
	return t.OnDark
}

func luminance(c Color) float64 {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}
