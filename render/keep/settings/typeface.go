package settings

import "fmt"

// Typeface is what letters texts are drawn in.
type Typeface uint8

// The typefaces. What each looks like is told in package theme.
const (
	TypefaceGame    Typeface = iota // the game's own letters
	TypefaceLegible                 // made to be read by whoever sees little
	TypefaceOwn                     // a font of the player's own
)

// Typefaces returns all of them.
func Typefaces() []Typeface { return []Typeface{TypefaceGame, TypefaceLegible, TypefaceOwn} }

// String returns the name by which it is stored, which is also the end of the key of its text.
func (f Typeface) String() string {
	switch f {
	case TypefaceGame:
		return "game"
	case TypefaceLegible:
		return "legible"
	case TypefaceOwn:
		return "own"
	}
	return fmt.Sprintf("Typeface(%d)", uint8(f))
}

// MarshalText implements encoding.TextMarshaler.
func (f Typeface) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler. The error of an unknown name lists the known ones.
func (f *Typeface) UnmarshalText(text []byte) error {
	for _, known := range Typefaces() {
		if known.String() == string(text) {
			*f = known
			return nil
		}
	}
	return fmt.Errorf("there is no typeface %q: use one of %v", text, Typefaces())
}
