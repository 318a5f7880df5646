package theme

import (
	"bytes"
	"fmt"
	"math"
	"sync"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"islas/assets"
)

// Style is a kind of text with one font and one size.
type Style uint8

// The styles. Those with figures that stand below one another have tabular lining figures.
const (
	Title      Style = iota // the game's name
	Heading                 // a scene's or dialog's heading
	Subheading              // a part of a scene
	Body                    // interface text
	BodyBold                // labels of buttons, names
	Small                   // side remarks, the log
	SmallBold               // badges, table heads
	Number                  // figures in tables and counters: tabular, lining
	Score                   // a large number
	Serif                   // running text in pictures
	SmallCaps               // names in pictures
	Italic                  // quotations and flavour
	Display                 // the game's name where there is much room
	Sidehead                // a subheading where there is little room
	styles
)

// Styles returns all styles, for tests and for filling caches.
func Styles() []Style {
	all := make([]Style, styles)
	for i := range all {
		all[i] = Style(i)
	}
	return all
}

// spec is the look of a style: size is the em in design units, leading the distance of baselines in ems.
type spec struct {
	family  string // file name without subset, weight and style
	weight  int
	italic  bool
	size    float64
	leading float64
	tabular bool // all figures equally wide
}

func (s Style) spec() spec {
	const serif, sans, caps = "alegreya", "alegreya-sans", "alegreya-sc"
	switch s &^ narrow {
	case Title:
		return spec{caps, 700, false, 76, 1.1, false}
	case Display:
		return spec{caps, 700, false, 106, 1.1, false}
	case Heading:
		return spec{caps, 700, false, 32, 1.2, false}
	case Subheading:
		return spec{serif, 700, false, 26, 1.25, false}
	case Sidehead:
		return spec{serif, 700, false, 22, 1.25, false}
	case BodyBold:
		return spec{sans, 700, false, 24, 1.3, false}
	case Small:
		return spec{sans, 500, false, 20, 1.35, false}
	case SmallBold:
		return spec{sans, 700, false, 20, 1.35, false}
	case Number:
		return spec{sans, 700, false, 24, 1.3, true}
	case Score:
		return spec{serif, 700, false, 40, 1.1, true}
	case Serif:
		return spec{serif, 400, false, 20, 1.3, false}
	case SmallCaps:
		return spec{caps, 700, false, 22, 1.2, false}
	case Italic:
		return spec{serif, 400, true, 22, 1.4, false}
	default: // Body, and whatever is not a style
		return spec{sans, 500, false, 24, 1.4, false}
	}
}

// fonts holds the parsed sources and the measures of every style.
type fonts struct {
	sources map[string]*text.GoTextFaceSource
	files   [styles][2]string
	metrics [styles]text.Metrics
}

// loadFonts parses the embedded files once in the program's life. Sources are shared by all themes.
var loadFonts = sync.OnceValue(func() *fonts {
	fs := &fonts{sources: map[string]*text.GoTextFaceSource{}}
	for _, s := range Styles() {
		fs.files[s] = s.files()
		for _, name := range fs.files[s] {
			if fs.sources[name] != nil {
				continue
			}
			fs.sources[name] = open(name)
		}
		first := text.GoTextFace{Source: fs.sources[fs.files[s][0]], Size: s.spec().size}
		fs.metrics[s] = first.Metrics()
	}
	return fs
})

// open parses an embedded file.
func open(name string) *text.GoTextFaceSource {
	data, err := assets.Fonts.ReadFile(name)
	if err == nil {
		var source *text.GoTextFaceSource
		if source, err = text.NewGoTextFaceSource(bytes.NewReader(data)); err == nil {
			return source
		}
	}
	// The files are part of the program: without them it was built wrongly.
	panic(fmt.Sprintf("theme: the program was built without a usable font %s: %v", name, err))
}

// files returns the style's files in assets.Fonts, in the order in which glyphs are looked for: Latin first, then the other European
// letters.
func (s Style) files() [2]string {
	p, slope := s.spec(), "normal"
	if p.italic {
		slope = "italic"
	}
	return [2]string{
		fmt.Sprintf("fonts/%s-latin-%d-%s.woff", p.family, p.weight, slope),
		fmt.Sprintf("fonts/%s-latin-ext-%d-%s.woff", p.family, p.weight, slope),
	}
}

// typography makes faces and caches measurements, in bounded maps.
type typography struct {
	faces    map[faceKey]text.Face
	widths   memory[textKey, float64]
	wrapped  memory[textKey, []string]
	ellipses memory[textKey, string]
	shown    memory[shownKey, shownText]
	covered  memory[coverKey, bool]
	extents  memory[coverKey, extent]
	laidOut  int // number of lines
}

// memory is a cache. It is cleared when it holds maxTexts values.
type memory[K comparable, V any] map[K]V

// keep caches a value and returns it.
func (m memory[K, V]) keep(k K, v V) V {
	if len(m) >= maxTexts {
		clear(m)
	}
	m[k] = v
	return v
}

// faceKey and textKey hold their numbers as bits, which hash several times faster than floats.
type faceKey struct {
	scale uint64
	style Style
}

type textKey struct {
	faceKey
	width uint64
	text  string
}

func keyOf(s Style, scale float64) faceKey { return faceKey{math.Float64bits(scale), s} }

func textKeyOf(s Style, scale float64, str string, width float64) textKey {
	return textKey{keyOf(s, scale), math.Float64bits(width), str}
}

// Sizes of the caches: far more than one scene needs.
const (
	maxFaces = 512
	maxTexts = 8192
)

func newTypography() *typography {
	return &typography{
		faces: map[faceKey]text.Face{}, widths: memory[textKey, float64]{}, wrapped: memory[textKey, []string]{}, ellipses: memory[textKey, string]{},
		shown: memory[shownKey, shownText]{}, covered: memory[coverKey, bool]{}, extents: memory[coverKey, extent]{},
	}
}

// face returns the font of a style at scale pixels per design unit. Faces are cached.
func (t *Theme) face(s Style, scale float64) text.Face {
	k := keyOf(s, scale)
	if f := t.typo.faces[k]; f != nil {
		return f
	}
	if len(t.typo.faces) >= maxFaces {
		clear(t.typo.faces)
	}
	s = s.known()
	p, loaded := s.spec(), loadFonts()
	parts := make([]text.Face, 0, 4)
	em := p.size * max(scale, 0.01)
	add := func(f *text.GoTextFace) {
		f.SetFeature(text.MustParseTag("lnum"), 1) // these fonts have old-style figures unless asked
		if p.tabular {
			f.SetFeature(text.MustParseTag("tnum"), 1)
		}
		parts = append(parts, f)
	}
	if t.typeface != nil && s.replaced() {
		for _, source := range t.typeface.fonts[s.weight()] {
			add(&text.GoTextFace{Source: source, Size: t.typeface.em(s, em)})
		}
	}
	for _, name := range loaded.files[s] {
		add(&text.GoTextFace{Source: loaded.sources[name], Size: em})
	}
	f, err := text.NewMultiFace(parts...)
	if err != nil {
		panic(fmt.Sprintf("theme: the fonts of style %d don't go together: %v", s, err))
	}
	t.typo.faces[k] = f
	return f
}

// covers reports whether the game's own fonts of a style have a glyph for r.
func covers(s Style, r rune) bool {
	loaded := loadFonts()
	for _, name := range loaded.files[s.known()] {
		face := &text.GoTextFace{Source: loaded.sources[name], Size: 16}
		glyphs := text.AppendGlyphs(nil, string(r), face, nil)
		if len(glyphs) == 1 && glyphs[0].GID != 0 {
			return true
		}
	}
	return unicode.IsSpace(r)
}

// Size returns the em of a style in design units.
func Size(s Style) float64 { return s.spec().size }

// LineHeight returns the height of one line of a style from ascender to descender, in design units.
func LineHeight(s Style) float64 { return Ascent(s) + Descent(s) }

// Leading returns the distance between the baselines of two lines of a style in design units.
func Leading(s Style) float64 {
	p := s.spec()
	return p.size * p.leading
}

// Ascent returns the height of a style above the baseline, in design units.
func Ascent(s Style) float64 { return s.metrics().HAscent }

// Descent returns the depth of a style below the baseline, in design units.
func Descent(s Style) float64 { return s.metrics().HDescent }

// CapHeight returns the height of a capital letter above the baseline, in design units.
func CapHeight(s Style) float64 { return s.metrics().CapHeight }

// XHeight returns the height of a small letter such as x above the baseline, in design units.
func XHeight(s Style) float64 { return s.metrics().XHeight }

func (s Style) metrics() *text.Metrics { return &loadFonts().metrics[s.known()] }

// known returns s with letters as wide as the font has them, or Body if s is not a style.
func (s Style) known() Style {
	if s &^= narrow; s >= styles {
		return Body
	}
	return s
}
