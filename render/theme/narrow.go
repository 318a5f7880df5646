package theme

// narrow marks a style with letters that are less wide, narrowed as a part of their width.
const (
	narrow   Style = 1 << 6
	narrowed       = 0.69
)

// Narrow returns the style with letters as high but less wide, for a word that must not be broken where it has no room.
func (s Style) Narrow() Style { return s | narrow }

// breadth returns the width of the letters of a style as a part of that in their font.
func (s Style) breadth() float64 {
	if s&narrow != 0 {
		return narrowed
	}
	return 1
}
