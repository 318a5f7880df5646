package theme

// narrow marks a style with letters that are less wide, narrowed as a part of their width.
const (
	narrow   Style = 1 << 6
	narrowed       = 0.69
)

// Narrow returns the style with letters as high but less wide, for a word that must not be broken where it has no room.
func (s Style) Narrow() Style { return s | narrow }

// slim reports whether the letters of a style are less wide.
func (s Style) slim() bool { return s&narrow != 0 }
