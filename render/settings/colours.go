package settings

import (
	"fmt"
	"strconv"
	"strings"
)

// Colour is an opaque colour, 0xRRGGBB.
type Colour uint32

// ParseColour reads the code of a colour, six hexadecimal digits or three, each of which then counts twice, with or without a # before
// them: "#1A2B3C", "1a2b3c", "#fff".
func ParseColour(code string) (Colour, error) {
	digits := strings.TrimPrefix(strings.TrimSpace(code), "#")
	if len(digits) == 3 {
		digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
	}
	v, err := strconv.ParseUint(digits, 16, 32)
	if err != nil || len(digits) != 6 {
		return 0, fmt.Errorf("%q is no colour: write six digits from 0 to 9 and A to F, such as #1A2B3C", code)
	}
	return Colour(v), nil
}

// String returns the code of a colour, such as #1A2B3C.
func (c Colour) String() string { return fmt.Sprintf("#%06X", uint32(c)) }

// Parts returns how much red, green and blue is in a colour, each from 0 to 255.
func (c Colour) Parts() (parts [3]int) {
	for i := range parts {
		parts[i] = int(c >> (16 - 8*i) & 0xff)
	}
	return parts
}

// WithPart returns the colour with another part, which is put between 0 and 255. The parts are counted as those of Parts.
func (c Colour) WithPart(i, value int) Colour {
	shift := 16 - 8*i
	return c&^(0xff<<shift) | Colour(min(max(value, 0), 255))<<shift
}

// Colours is what texts are written in and what lies below them. The zero value is what the game has.
type Colours struct {
	Own          bool // whether they are the player's own
	Text, Ground Colour
}

// gameColours is the name under which the game's colours are stored.
const gameColours = "game"

// String returns how the colours are stored: "game", or the codes of both, that of the texts first.
func (c Colours) String() string {
	if !c.Own {
		return gameColours
	}
	return c.Text.String() + " " + c.Ground.String()
}

// MarshalText implements encoding.TextMarshaler.
func (c Colours) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (c *Colours) UnmarshalText(text []byte) error {
	if string(text) == gameColours {
		*c = Colours{}
		return nil
	}
	codes := strings.Fields(string(text))
	if len(codes) != 2 {
		return fmt.Errorf("%q are no two colours: write %q, or the code of the texts' colour and that of their ground", text, gameColours)
	}
	ink, err := ParseColour(codes[0])
	if err != nil {
		return err
	}
	ground, err := ParseColour(codes[1])
	if err != nil {
		return err
	}
	*c = Colours{Own: true, Text: ink, Ground: ground}
	return nil
}

// Pair is colours that are offered, with the end of the key of their name.
type Pair struct {
	Name string
	Colours
}

// Pairs returns the colours that are offered beside those of the game, all of 7 : 1 and more.
func Pairs() []Pair {
	pair := func(name string, ink, ground Colour) Pair { return Pair{name, Colours{true, ink, ground}} }
	return []Pair{
		pair("black-white", 0x000000, 0xFFFFFF),
		pair("white-black", 0xFFFFFF, 0x000000),
		pair("yellow-black", 0xFFE900, 0x000000),
		pair("blue-cream", 0x10285A, 0xFBF3DC),
		pair("yellow-blue", 0xFFEE66, 0x0A1C4A),
		pair("sand-brown", 0xE9DCC3, 0x2B211A),
	}
}
