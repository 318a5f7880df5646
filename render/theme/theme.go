// Package theme defines the palette, the type and the sizes of the whole interface.
//
// Lengths are in design units: one unit is one pixel of a 1920 by 1080 window at an interface scale of 100 %. Callers multiply by a scale,
// in pixels per design unit.
package theme

import (
	"image/color"
	"math"
)

// Color is an opaque or translucent colour, not premultiplied.
type Color = color.NRGBA

// Sizes in design units that more than one package needs.
const (
	Target = 48.0 // the least width and height of anything that can be clicked
	Gap    = 12.0 // between neighbours that belong together
	Margin = 24.0 // between a panel's border and its content
	Radius = 8.0  // of a panel's and a button's corners
)

// Theme is a palette by role and the fonts. Its colours are never written after New; its caches must not be used by several goroutines at
// once.
type Theme struct {
	HighContrast bool // whether every text reaches 7 : 1

	Ink        Color    // text and outlines on paper
	InkSoft    Color    // secondary text on paper
	InkFaint   Color    // hairlines and disabled marks on paper; not for text
	Paper      Color    // panels, sheets
	PaperLight Color    // fields to type in, highlights; also text on dark grounds
	PaperDark  Color    // wells, tracks and unselected segments on paper
	Sea        Color    // water near the shore
	SeaDeep    Color    // open water, the backdrop of every scene; fill of primary buttons
	SeaLight   Color    // surf, lines of depth
	Brass      Color    // metal fittings, borders of what is active
	BrassLight Color    // lit edge of brass
	BrassDark  Color    // shaded edge of brass, borders; reaches 3 : 1 on paper
	Cloth      Color    // dyed table cloth under hand and supply
	ClothDark  Color    // its folds and hollows
	OnDark     Color    // text on SeaDeep, Cloth and ClothDark
	OnDarkSoft Color    // secondary text there
	Shadow     Color    // cast shadows, already translucent
	Dim        Color    // laid over the scene below a dialog, already translucent
	Accent     Color    // attention on paper: "your turn", important numbers
	Danger     Color    // destructive buttons, errors
	Good       Color    // success, the winner
	Focus      Color    // inner line of the focus ring
	FocusEdge  Color    // outer line of the focus ring, so that it shows on light and dark grounds alike
	Lines      [5]Color // of a chart on paper, one for each seat, which must differ by more than their colours

	typeface *Typeface // nil for the game's own letters
	pictures *Theme    // in the dark, the theme of pictures
	typo     *typography
}

// New returns the theme with the game's own letters. With highContrast every text reaches 7 : 1 instead of 4.5 : 1.
func New(highContrast bool) *Theme { return NewIn(highContrast, nil) }

// NewIn returns the theme with texts in a typeface, nil for the game's own letters.
func NewIn(highContrast bool, typeface *Typeface) *Theme {
	t := &Theme{
		HighContrast: highContrast,

		Ink:        RGB(0x2B1D12),
		InkSoft:    RGB(0x5A4531),
		InkFaint:   RGB(0xA58F6C),
		Paper:      RGB(0xF3E6C8),
		PaperLight: RGB(0xFDF7E6),
		PaperDark:  RGB(0xE2CFA4),
		Sea:        RGB(0x2F8C90),
		SeaDeep:    RGB(0x124650),
		SeaLight:   RGB(0x8CCBC3),
		Brass:      RGB(0xC8993F),
		BrassLight: RGB(0xF0D48A),
		BrassDark:  RGB(0x7C5719),
		Cloth:      RGB(0x27404F),
		ClothDark:  RGB(0x172A36),
		OnDark:     RGB(0xFBF1D9),
		OnDarkSoft: RGB(0xCFDAD0),
		Shadow:     rgba(0x1A0F06, 0x66),
		Dim:        rgba(0x0A1B20, 0xA8),
		Accent:     RGB(0x9C3711),
		Danger:     RGB(0x9E2A22),
		Good:       RGB(0x2C6B3F),
		Focus:      RGB(0xFFD75E),
		FocusEdge:  RGB(0x1B120A),
		Lines:      [5]Color{RGB(0x1B6C86), RGB(0xB2431B), RGB(0x7A5FA0), RGB(0x8F6A12), RGB(0x3B3A38)},

		typeface: typeface,
		typo:     newTypography(),
	}
	if highContrast {
		t.Ink = RGB(0x000000)
		t.InkSoft = RGB(0x2E2318)
		t.InkFaint = RGB(0x6B5A40)
		t.Paper = RGB(0xFFF9EA)
		t.PaperLight = RGB(0xFFFFFF)
		t.PaperDark = RGB(0xEFE2C2)
		t.Sea = RGB(0x1D6A70)
		t.SeaDeep = RGB(0x06272E)
		t.BrassDark = RGB(0x573A08)
		t.Cloth = RGB(0x14262F)
		t.ClothDark = RGB(0x08141A)
		t.OnDark = RGB(0xFFFFFF)
		t.OnDarkSoft = RGB(0xE9EFE8)
		t.Dim = rgba(0x000000, 0xC8)
		t.Accent = RGB(0x7A2405)
		t.Danger = RGB(0x7F120D)
		t.Good = RGB(0x0F4A22)
		t.Focus = RGB(0xFFE45C)
		t.FocusEdge = RGB(0x000000)
		t.Lines = [5]Color{RGB(0x0D4D63), RGB(0x8A2A07), RGB(0x54357F), RGB(0x5E4300), RGB(0x000000)}
	}
	return t
}

// Typeface returns the typeface of texts, nil for the game's own letters.
func (t *Theme) Typeface() *Typeface { return t.typeface }

// RGB returns the opaque colour 0xRRGGBB.
func RGB(v uint32) Color { return rgba(v, 0xff) }

func rgba(v uint32, a uint8) Color {
	return Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: a}
}

// Mix returns the colour at the part t of the way from a to b, t from 0 to 1.
func Mix(a, b Color, t float64) Color {
	t = min(max(t, 0), 1)
	f := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return Color{R: f(a.R, b.R), G: f(a.G, b.G), B: f(a.B, b.B), A: f(a.A, b.A)}
}

// Alpha returns c with its opacity multiplied by a, from 0 to 1.
func Alpha(c Color, a float64) Color {
	c.A = uint8(math.Round(float64(c.A) * min(max(a, 0), 1)))
	return c
}

// Lighten returns the colour at the part t of the way from c to white.
func Lighten(c Color, t float64) Color { return Mix(c, Color{R: 0xff, G: 0xff, B: 0xff, A: c.A}, t) }

// Darken returns the colour at the part t of the way from c to black.
func Darken(c Color, t float64) Color { return Mix(c, Color{A: c.A}, t) }

// Contrast returns the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, relative luminance).
func Contrast(a, b Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

// On returns the colour of texts and icons, Ink or OnDark, that has more contrast on the opaque ground; in the dark Ink or Paper.
func (t *Theme) On(ground Color) Color {
	other := t.OnDark
	if t.Dark() {
		other = t.Paper
	}
	if Contrast(t.Ink, ground) >= Contrast(other, ground) {
		return t.Ink
	}
	return other
}

func luminance(c Color) float64 { return 0.2126*Light(c.R) + 0.7152*Light(c.G) + 0.0722*Light(c.B) }

// Light returns the linear light of a value of a channel, from 0 to 1 (sRGB; WCAG 2.2, relative luminance).
func Light(v uint8) float64 { return light[v] }

var light = func() (all [256]float64) {
	for v := range all {
		if x := float64(v) / 255; x <= 0.04045 {
			all[v] = x / 12.92
		} else {
			all[v] = math.Pow((x+0.055)/1.055, 2.4)
		}
	}
	return all
}()
