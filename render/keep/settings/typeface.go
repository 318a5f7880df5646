package settings

// Typeface is the typeface of texts.
type Typeface uint8

// The typefaces. Package theme defines their looks.
const (
	TypefaceGame    Typeface = iota // the game's own letters
	TypefaceLegible                 // for players with low vision
)

// Typefaces returns all typefaces.
func Typefaces() []Typeface { return all[Typeface](typefaceNames) }

// String returns the name under which it is stored.
func (f Typeface) String() string { return name(typefaceNames, f) }

// MarshalText implements encoding.TextMarshaler.
func (f Typeface) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (f *Typeface) UnmarshalText(text []byte) error { return parseName(typefaceNames, text, f) }
