package settings

// Typeface is what letters texts are drawn in.
type Typeface uint8

// The typefaces. What each looks like is told in package theme.
const (
	TypefaceGame    Typeface = iota // the game's own letters
	TypefaceLegible                 // made to be read by whoever sees little
	TypefaceOwn                     // a font of the player's own
)

// Typefaces returns all of them.
func Typefaces() []Typeface { return all[Typeface](typefaceNames) }

// String returns the name by which it is stored.
func (f Typeface) String() string { return name(typefaceNames, f) }

// MarshalText implements encoding.TextMarshaler.
func (f Typeface) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (f *Typeface) UnmarshalText(text []byte) error { return parseName(typefaceNames, text, f) }
