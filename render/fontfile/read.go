package fontfile

import (
	"bytes"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
)

// Read reads a TrueType or OpenType font, also one of several in a file and one that is packed as WOFF: the upright one that is nearest to
// regular, and a bold one of the same family, nil if the file has none. Where the only font is bold that is the regular one. Letters that
// can't be drawn are missing in them. Errors wrap one of ErrNoFont, ErrKind, ErrDamaged, ErrSize and ErrLetters.
func Read(data []byte) (regular, bold *Font, err error) {
	defer func() {
		if r := recover(); r != nil { // what is read by others may trust a file too much
			regular, bold, err = nil, nil, fmt.Errorf("%w: %v", ErrDamaged, r)
		}
	}()
	switch {
	case !Claims(data):
		return nil, nil, ErrNoFont
	case len(data) > MaxSize:
		return nil, nil, ErrSize
	}
	all, err := facesIn(data)
	if err != nil {
		return nil, nil, err
	}
	first, second := chosen(all)
	if regular, err = first.read(400); err != nil {
		return nil, nil, err
	}
	if second != nil {
		bold, _ = second.read(700) // the other one is fine
		return regular, bold, nil
	}
	if from, to, ok := first.weights(); ok && to >= BoldFrom {
		regular.Weight = math.Max(from, 400)
		if bold, _ = first.read(700); bold != nil {
			bold.Weight = math.Min(to, 700)
		}
	}
	return regular, bold, nil
}

// face is one font of a file.
type face struct {
	sfnt
	family  string
	weight  float64
	slanted bool
	wide    float64 // how much wider or narrower than usual
}

// chosen returns the regular font of some, and a bold one of its family beside it, nil for none.
func chosen(all []sfnt) (regular, bold *face) {
	var faces []*face
	for _, t := range all {
		faces = append(faces, described(t))
	}
	off := func(f *face, weight float64) float64 {
		far := math.Abs(f.weight-weight) + 1000*f.wide
		if f.slanted {
			far += 500
		}
		return far
	}
	nearest := func(weight float64) func(a, b *face) int {
		return func(a, b *face) int { return int(off(a, weight) - off(b, weight)) }
	}
	regular = slices.MinFunc(faces, nearest(400))
	heavy := slices.DeleteFunc(slices.Clone(faces), func(f *face) bool {
		return f == regular || f.weight < BoldFrom || f.slanted != regular.slanted || !SameFamily(f.family, regular.family)
	})
	if regular.weight < BoldFrom && len(heavy) > 0 {
		bold = slices.MinFunc(heavy, nearest(700))
	}
	return regular, bold
}

// described finds out what a font is called and how heavy it is.
func described(t sfnt) *face {
	f := &face{sfnt: t, weight: 400}
	about := sfnt{}
	for _, tag := range [...]string{"OS/2", "name", "head"} {
		if content := t.table(tag); content != nil {
			about[ot.MustNewTag(tag)] = content
		}
	}
	ld, err := about.loader()
	if err != nil {
		return f
	}
	d, _ := font.Describe(ld, nil)
	f.family = plainName(d.Family)
	if w := float64(d.Aspect.Weight); w >= 1 && w <= 1000 {
		f.weight = w
	}
	f.slanted, f.wide = d.Aspect.Style == font.StyleItalic, math.Abs(float64(d.Aspect.Stretch)-1)
	return f
}

// maxName is how many letters of the name of a family are kept.
const maxName = 60

// plainName is a name in one line, without what can't be seen.
func plainName(name string) string {
	name = strings.ToValidUTF8(name, "")
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return r <= ' ' || r == 0x7f || r == '\u00a0' }), " ")
	if r := []rune(name); len(r) > maxName {
		name = strings.TrimSpace(string(r[:maxName]))
	}
	return name
}

// SameFamily reports whether two names are of one family, which has a name: some fonts have their weight in it.
func SameFamily(a, b string) bool {
	a, b = withoutWeight(a), withoutWeight(b)
	return a != "" && strings.EqualFold(a, b)
}

// withoutWeight is a name without the words at its end that tell a weight.
func withoutWeight(name string) string {
	for {
		before, last, ok := cutLast(name)
		if !ok {
			return name
		}
		switch strings.ReplaceAll(strings.ToLower(last), "-", "") {
		case "thin", "extralight", "ultralight", "light", "semilight", "book", "regular", "normal", "medium", "demibold", "demi", "semibold",
			"semi", "extra", "ultra", "bold", "extrabold", "ultrabold", "black", "heavy":
			name = before
		default:
			return name
		}
	}
}

// cutLast cuts the last word off.
func cutLast(name string) (before, last string, ok bool) {
	i := strings.LastIndexByte(name, ' ')
	if i < 0 {
		return name, "", false
	}
	return name[:i], name[i+1:], true
}

// weights returns between which weights a font can be anything; ok is false for one that has only one.
func (f *face) weights() (from, to float64, ok bool) {
	axes, _, err := tables.ParseFvar(f.table("fvar"))
	if err != nil {
		return 0, 0, false
	}
	for _, axis := range axes.Axis {
		if axis.Tag == ot.MustNewTag("wght") && axis.Minimum < axis.Maximum {
			return float64(axis.Minimum), float64(axis.Maximum), true
		}
	}
	return 0, 0, false
}

// read reads the letters of a font, in a weight if it has several.
func (f *face) read(weight float32) (*Font, error) {
	ld, err := f.loader()
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	whole, err := font.NewFont(ld)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	upem := float64(whole.Upem())
	if upem < 16 || upem > 1<<14 {
		return nil, fmt.Errorf("%w: %v units in an em", ErrDamaged, upem)
	}
	from := font.NewFace(whole)
	from.SetVariations([]font.Variation{{Tag: ot.MustNewTag("wght"), Value: weight}})
	all := &Font{Family: f.family, Weight: f.weight, glyphs: map[rune]glyph{}}
	made, figures, points := compositesOf(f.sfnt), figuresOf(whole), 0
	for _, block := range letters {
		for r := block.from; r <= block.to; r++ {
			gid, ok := from.NominalGlyph(r)
			if !ok || gid == 0 || made.count(gid) > maxParts {
				continue
			}
			if r >= '0' && r <= '9' {
				gid = figures(gid)
			}
			outline, ok := from.GlyphDataOutline(gid)
			if !ok {
				continue
			}
			g := glyph{float64(from.HorizontalAdvance(gid)) * em / upem, contoursOf(outline.Segments, em/upem)}
			if n := g.points(); g.fits() && points+n <= maxPoints {
				all.glyphs[r] = g
				points += n
			}
		}
	}
	if err := all.complete(); err != nil {
		return nil, err
	}
	all.alignFigures()
	all.kern(from, kernOf(whole, f.table("kern")), em/upem)
	return all, nil
}

// kern takes the distances of letters from a font.
func (f *Font) kern(from *font.Face, by func(first, second font.GID) float64, scale float64) {
	f.kerns = map[pair]float64{}
	for _, first := range kerned {
		for _, second := range kerned {
			if !f.Has(first) || !f.Has(second) {
				continue
			}
			a, _ := from.NominalGlyph(first)
			b, _ := from.NominalGlyph(second)
			if k := math.Round(by(a, b) * scale); k != 0 && math.Abs(k) < em/2 {
				f.kerns[pair{first, second}] = k
			}
		}
	}
}

// complete returns ErrLetters if letters are missing without which a font is no use, or ErrKind if it has no outlines.
func (f *Font) complete() error {
	if len(f.glyphs) == 0 {
		return ErrKind
	}
	for _, r := range needed {
		if g := f.glyphs[r]; len(g.contours) == 0 || g.advance <= 0 {
			return fmt.Errorf("%w: %q", ErrLetters, r)
		}
	}
	return nil
}

// alignFigures makes figures equally wide, so that they stand below each other in tables.
func (f *Font) alignFigures() {
	widest := 0.0
	for _, r := range digits {
		widest = max(widest, f.glyphs[r].advance)
	}
	for _, r := range digits {
		g := f.glyphs[r]
		if lacks := widest - g.advance; lacks > 0 {
			g = g.moved(lacks / 2)
			g.advance = widest
			f.glyphs[r] = g
		}
	}
}

// Letters are all that the font has, in their order.
func (f *Font) Letters() []rune { return slices.Sorted(maps.Keys(f.glyphs)) }

// load returns what reads tables.
func load(list []ot.Table) (*ot.Loader, error) {
	slices.SortFunc(list, func(a, b ot.Table) int { return int(int64(a.Tag) - int64(b.Tag)) })
	return ot.NewLoader(bytes.NewReader(ot.WriteTTF(list)))
}
