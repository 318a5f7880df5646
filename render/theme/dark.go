package theme

// Inks of the dark themes.
var (
	White  = RGB(0xFFFFFF)
	Yellow = RGB(0xFFE900)
)

// InDark returns the theme with every text in an ink on black. All grounds of texts are black, and edges, marks and lines have a contrast
// of 3 : 1 on it. Pictures keep their colours (Pictures). It shares its measurements with t.
func (t *Theme) InDark(ink Color) *Theme {
	black, edge := RGB(0x000000), Mix(RGB(0x000000), ink, 0.5)
	w := *t
	w.pictures = t
	w.Ink, w.InkSoft, w.OnDark, w.OnDarkSoft = ink, ink, ink, ink
	w.InkFaint = Mix(black, edge, 0.5)
	w.Paper, w.PaperLight, w.PaperDark = black, black, black
	w.Sea, w.SeaDeep, w.SeaLight, w.Cloth, w.ClothDark = black, black, black, black, black
	w.Brass, w.BrassLight, w.BrassDark = edge, edge, edge
	w.Accent, w.Danger, w.Good = RGB(0xBF5C36), RGB(0xC04B43), RGB(0x4C8B5F)
	w.Lines = [5]Color{RGB(0x3E8FA9), RGB(0xD2633B), RGB(0x8F74B5), RGB(0xAB862E), RGB(0x7A7977)}
	return &w
}

// Dark reports whether every text is in one ink on black.
func (t *Theme) Dark() bool { return t.pictures != nil }

// Pictures returns the theme that pictures are painted in: t itself if it is not dark.
func (t *Theme) Pictures() *Theme {
	if t.Dark() {
		return t.pictures
	}
	return t
}

// Filled returns the colours, from top to bottom, of something filled, such as a bar, or of a deep edge: the deep sea, below lighter by a
// part of the way to the sea, or in the dark that of borders.
func (t *Theme) Filled(lighter float64) (top, bottom Color) {
	if t.Dark() {
		return t.BrassDark, t.BrassDark
	}
	return t.SeaDeep, Mix(t.SeaDeep, t.Sea, lighter)
}

// FocusBrass returns the lower colour of lines that begin in the colour of the focus: between that and brass. Like the focus it is a colour
// of pictures, so that it shows beside FocusEdge.
func (t *Theme) FocusBrass() Color { return Mix(t.Pictures().Brass, t.Focus, 0.5) }
