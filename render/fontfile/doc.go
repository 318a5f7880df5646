// Package fontfile reads the font files that players have texts drawn in, and writes plain ones of them.
//
// A file that somebody brings along is not trusted. It is read once; what is drawn from is a TrueType file that this package writes of its
// outlines: nothing but letters of alphabets that are written from left to right, one by one, and signs, with their widths. So no table
// of a stranger's file is in use while texts are drawn, a large file takes little room where it is kept, and it does not matter in which
// form outlines were.
package fontfile

import "errors"

// MaxSize is how many bytes a file may have, 32 MiB: as much as the largest collections of fonts for alphabets.
const MaxSize = 32 << 20

// The kinds of error of Read, to be told apart with errors.Is.
var (
	ErrNoFont  = errors.New("this is no font")
	ErrKind    = errors.New("this is a font of a kind that can't be read") // WOFF 2, or without outlines
	ErrDamaged = errors.New("the font is damaged or not complete")
	ErrSize    = errors.New("the font is too large")
	ErrLetters = errors.New("the font lacks letters from a to z, or digits")
)

// Font is letters of one weight.
type Font struct {
	Family string  // what its makers call it, without the weight; empty where they don't
	Weight float64 // from 100 to 900: 400 is regular, 700 bold

	glyphs map[rune]glyph
	kerns  map[pair]float64 // by how much letters are closer together than by their widths, or farther apart, in units; none is 0
}

// BoldFrom is the least weight that is bold.
const BoldFrom = 600

// Has reports whether the font has a letter.
func (f *Font) Has(r rune) bool {
	_, ok := f.glyphs[r]
	return ok
}
