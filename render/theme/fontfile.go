package theme

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// MaxFont is the greatest size of a font file in bytes.
const MaxFont = 16 << 20

// The kinds of error of ReadFont, to be tested with errors.Is.
var (
	ErrNoFont        = errors.New("this is no font")
	ErrFontKind      = errors.New("this is a font of a kind that can't be read") // WOFF 2 or PostScript
	ErrFontDamaged   = errors.New("the font is damaged or not complete")
	ErrFontTooLarge  = errors.New("the font is too large")
	ErrLettersLacked = errors.New("the font lacks letters from a to z, or digits")
)

// Font is the letters of one weight.
type Font struct {
	Family string  // name given by its makers; empty without one
	Weight float64 // from 100 to 900: 400 is regular, 700 bold

	source   *text.GoTextFaceSource
	measured *font.Face // the same letters, for measuring
	varies   bool       // the source has any weight, and is set to this one
}

// BoldFrom is the least weight that counts as bold.
const BoldFrom = 600

// Has reports whether the font has a letter.
func (f *Font) Has(r rune) bool {
	_, ok := f.measured.NominalGlyph(r)
	return ok
}

// face returns the font in a size in pixels.
func (f *Font) face(em float64) *text.GoTextFace {
	face := &text.GoTextFace{Source: f.source, Size: em}
	if f.varies {
		face.SetVariation(text.MustParseTag("wght"), float32(f.Weight))
	}
	return face
}

// newFont returns the font of a source, in a weight if that is variable.
func newFont(source *text.GoTextFaceSource, family string, weight float64, varies bool) *Font {
	f := &Font{family, weight, source, font.NewFace(source.UnsafeInternal().(*font.Face).Font), varies}
	if varies {
		f.measured.SetVariations([]font.Variation{{Tag: ot.MustNewTag("wght"), Value: float32(weight)}})
	}
	return f
}

// Beginnings of font files.
const (
	collection = "ttcf"
	woff       = "wOFF"
)

var (
	readable   = []string{"\x00\x01\x00\x00", "true", "OTTO", collection, woff}
	unreadable = []string{"wOF2", "%!PS-AdobeFont", "\x80\x01", "typ1"}
)

// ClaimsFont reports whether data are a font by their beginning, whatever is wrong with them.
func ClaimsFont(data []byte) bool { return beginsWith(data, readable) || beginsWith(data, unreadable) }

func beginsWith(data []byte, any []string) bool {
	return slices.ContainsFunc(any, func(start string) bool { return bytes.HasPrefix(data, []byte(start)) })
}

// ReadFont reads a player's own font from a file (TTF, OTF, TTC or WOFF): the upright one nearest to regular, and a bold one of the same
// family, nil if the file has none. If the only font is bold, regular is that. ReadFont has tried to draw texts with both. Errors wrap one
// of ErrNoFont, ErrFontKind, ErrFontDamaged, ErrFontTooLarge and ErrLettersLacked.
func ReadFont(data []byte) (regular, bold *Font, err error) {
	switch {
	case !ClaimsFont(data):
		return nil, nil, ErrNoFont
	case len(data) > MaxFont:
		return nil, nil, ErrFontTooLarge
	case beginsWith(data, unreadable):
		return nil, nil, ErrFontKind
	case !tablesFit(data):
		return nil, nil, ErrFontDamaged
	}
	defer func() {
		if r := recover(); r != nil { // the engine trusts a font
			regular, bold, err = nil, nil, fmt.Errorf("%w: %v", ErrFontDamaged, r)
		}
	}()
	sources, err := text.NewGoTextFaceSourcesFromCollection(bytes.NewReader(data))
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrFontDamaged, err)
	}
	regular, bold = chosen(sources)
	for _, f := range []*Font{regular, bold} {
		if f == nil {
			continue
		}
		if err := f.try(); err != nil {
			return nil, nil, err
		}
	}
	return regular, bold, nil
}

// tablesFit reports whether the tables that a file lists lie inside it, and unpacked are no larger than a file may be: the engine allocates
// memory for them before it reads them.
func tablesFit(data []byte) bool {
	number := func(at, size int) int {
		if at < 0 || at+size > len(data) {
			return math.MaxInt32
		}
		if size == 2 {
			return int(binary.BigEndian.Uint16(data[at:]))
		}
		return int(binary.BigEndian.Uint32(data[at:]))
	}
	begins := []int{0}
	if bytes.HasPrefix(data, []byte(collection)) {
		begins = nil
		for i := range number(8, 4) {
			if 12+4*i >= len(data) {
				return false
			}
			begins = append(begins, number(12+4*i, 4))
		}
	}
	for _, begin := range begins {
		count, first, entry, place := begin+4, begin+12, 16, 8
		packed := bytes.HasPrefix(data, []byte(woff))
		if packed {
			count, first, entry, place = 12, 44, 20, 4
		}
		all := 0
		for i := range number(count, 2) {
			at := first + i*entry
			if at+entry > len(data) || number(at+place, 4)+number(at+place+4, 4) > len(data) {
				return false
			}
			if all += number(at+entry-8, 4); packed && all > MaxFont {
				return false
			}
		}
	}
	return true
}

// chosen returns the regular font of a file, and a bold one of its family, nil for none.
func chosen(sources []*text.GoTextFaceSource) (regular, bold *Font) {
	nearest := func(to text.Weight) func(a, b *text.GoTextFaceSource) int {
		off := func(source *text.GoTextFaceSource) float64 {
			m := source.Metadata()
			far := math.Abs(float64(m.Weight-to)) + 1000*math.Abs(float64(m.Stretch)-1)
			if m.Style == text.StyleItalic {
				far += 500
			}
			return far
		}
		return func(a, b *text.GoTextFaceSource) int { return int(off(a) - off(b)) }
	}
	named := func(source *text.GoTextFaceSource) *Font {
		weight := float64(source.Metadata().Weight)
		if weight < 1 || weight > 1000 {
			weight = 400
		}
		return newFont(source, plainName(source.Metadata().Family), weight, false)
	}
	first := slices.MinFunc(sources, nearest(text.WeightNormal))
	regular = named(first)
	for _, axis := range first.AppendVariationAxes(nil) {
		if axis.Tag == text.MustParseTag("wght") && axis.Max >= BoldFrom && len(sources) == 1 {
			within := func(weight float64) *Font {
				return newFont(first, regular.Family, min(max(weight, float64(axis.Min)), float64(axis.Max)), true)
			}
			return within(400), within(700)
		}
	}
	heavy := slices.DeleteFunc(slices.Clone(sources), func(source *text.GoTextFaceSource) bool {
		f := named(source)
		return source == first || f.Weight < BoldFrom || source.Metadata().Style != first.Metadata().Style || !SameFamily(f.Family, regular.Family)
	})
	if regular.Weight < BoldFrom && len(heavy) > 0 {
		bold = named(slices.MinFunc(heavy, nearest(text.WeightBold)))
	}
	return regular, bold
}

// needed is the letters without which a font is of no use.
const needed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// every is the letters and signs of German, English, Spanish and Polish texts.
const every = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzÄÖÜäöüßẞÁÉÍÓÚÑáéíóúñüÜĄĆĘŁŃÓŚŹŻąćęłńóśźż0123456789¿¡.,:;!?–—…„“”‚‘’«»‹›()/%&+×−·€½°'\"@"

// try draws every letter that texts may have, and returns an error if a needed one is missing. It panics where drawing a text would.
func (f *Font) try() error {
	if upem := f.measured.Upem(); upem < 16 || upem > 1<<14 {
		return fmt.Errorf("%w: %d units in an em", ErrFontDamaged, upem)
	}
	for _, r := range needed {
		gid, ok := f.measured.NominalGlyph(r)
		if !ok {
			return fmt.Errorf("%w: %q", ErrLettersLacked, r)
		}
		if outline, ok := f.measured.GlyphDataOutline(gid); !ok || len(outline.Segments) == 0 {
			return fmt.Errorf("%w: %q has no outline", ErrFontDamaged, r)
		}
	}
	face := f.face(Size(Body))
	text.AppendVectorPath(&vector.Path{}, every, face, nil)
	em := face.Size
	if wide := advance(every, face) / em / float64(utf8.RuneCountInString(every)); !(wide > 0.1 && wide < 4) {
		return fmt.Errorf("%w: letters are of no width", ErrFontDamaged)
	}
	return nil
}

// maxName is the greatest number of letters kept of a family's name.
const maxName = 60

// plainName returns a name in one line, without invisible letters.
func plainName(name string) string {
	name = strings.ToValidUTF8(name, "")
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return r <= ' ' || r == 0x7f || r == '\u00a0' }), " ")
	if r := []rune(name); len(r) > maxName {
		name = strings.TrimSpace(string(r[:maxName]))
	}
	return name
}

// SameFamily reports whether two names belong to one family, and are not empty: some fonts have their weight in it.
func SameFamily(a, b string) bool {
	a, b = withoutWeight(a), withoutWeight(b)
	return a != "" && strings.EqualFold(a, b)
}

// weights lists the words at the end of a name that stand for a weight.
var weights = strings.Fields("thin extralight ultralight light semilight book regular normal medium demibold demi semibold semi extra ultra bold extrabold ultrabold black heavy")

// withoutWeight returns a name without the words at its end that stand for a weight.
func withoutWeight(name string) string {
	words := strings.Fields(name)
	for len(words) > 1 && slices.Contains(weights, strings.ReplaceAll(strings.ToLower(words[len(words)-1]), "-", "")) {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}
