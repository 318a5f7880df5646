package fontfile

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	xsfnt "golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"islas/assets"
	"islas/render/internal/otf"
)

// of reads a font that can be read.
func read(t testing.TB, data []byte) (regular, bold *Font) {
	t.Helper()
	regular, bold, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return regular, bold
}

// A font that was written is one that others can read, with the letters, widths and outlines of the file that it was read from.
func TestWrittenAsRead(t *testing.T) {
	for name, data := range map[string][]byte{"regular": goregular.TTF, "mono": gomono.TTF, "bold": gobold.TTF} {
		f, _ := read(t, data)
		written, err := xsfnt.Parse(f.Encode())
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		file, err := xsfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range "aQgÄñ¿ßłΩж1;@—€" {
			want, got := shapeOf(t, file, r), shapeOf(t, written, r)
			if got.advance != want.advance || got.bounds != want.bounds || got.segments == 0 {
				t.Errorf("%s: %q is %+v, in the file %+v", name, r, got, want)
			}
		}
		again, _ := read(t, f.Encode())
		if string(again.Letters()) != string(f.Letters()) || !bytes.Equal(again.Encode(), f.Encode()) {
			t.Errorf("%s: read and written once more it is another", name)
		}
	}
}

// shape is what there is to compare of a letter, in pixels of an em of 2048.
type shape struct {
	advance  int
	bounds   [4]int
	segments int
}

func shapeOf(t *testing.T, f *xsfnt.Font, r rune) (s shape) {
	t.Helper()
	var b xsfnt.Buffer
	gid, err := f.GlyphIndex(&b, r)
	if err != nil || gid == 0 {
		t.Fatalf("%q: %v, %v", r, gid, err)
	}
	all, err := f.LoadGlyph(&b, gid, fixed.I(em), nil)
	if err != nil {
		t.Fatal(err)
	}
	box := all.Bounds()
	s.bounds = [4]int{box.Min.X.Round(), box.Min.Y.Round(), box.Max.X.Round(), box.Max.Y.Round()}
	s.segments = len(all)
	_, advance, err := f.GlyphBounds(&b, gid, fixed.I(em), 0)
	if err != nil {
		t.Fatal(err)
	}
	s.advance = advance.Round()
	return s
}

// What a font is called and how heavy it is is known by what it says of itself.
func TestFamilyAndWeight(t *testing.T) {
	for _, tt := range []struct {
		data   []byte
		family string
		bold   bool
	}{{goregular.TTF, "Go", false}, {gobold.TTF, "Go", true}, {gomono.TTF, "Go Mono", false}, {asset(t, "atkinson-hyperlegible-next-latin-600-normal.woff"), "Atkinson Hyperlegible Next", true}} {
		f, second := read(t, tt.data)
		if !SameFamily(f.Family, tt.family) || f.Weight >= BoldFrom != tt.bold || second != nil {
			t.Errorf("%s: it is called %q, of weight %v, with another one: %v", tt.family, f.Family, f.Weight, second != nil)
		}
	}
}

func asset(t testing.TB, name string) []byte {
	t.Helper()
	data, err := assets.Fonts.ReadFile("fonts/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Of a collection the upright regular font is taken, and the bold one of its family.
func TestCollection(t *testing.T) {
	regular, bold := read(t, collectionOf(goitalic.TTF, gobold.TTF, goregular.TTF, gomono.TTF))
	if bold == nil || !bytes.Equal(regular.Encode(), encoded(t, goregular.TTF)) || !bytes.Equal(bold.Encode(), encoded(t, gobold.TTF)) {
		t.Errorf("of a collection %q %v are taken, and %v", regular.Family, regular.Weight, bold)
	}
	if alone, none := read(t, collectionOf(gobold.TTF)); none != nil || alone.Weight < BoldFrom {
		t.Error("a bold font alone is not the font")
	}
}

func encoded(t testing.TB, data []byte) []byte {
	f, _ := read(t, data)
	return f.Encode()
}

// collectionOf is a TTC file of fonts.
func collectionOf(fonts ...[]byte) []byte {
	all := append([]byte(collection), words32(0x00010000, uint32(len(fonts)))...)
	at := uint32(12 + 4*len(fonts))
	var rest []byte
	for _, f := range fonts {
		all = append(all, words32(at+uint32(len(rest)))...)
		f = bytes.Clone(f)
		for i := range binary.BigEndian.Uint16(f[4:]) {
			offset := f[12+16*int(i)+8:]
			binary.BigEndian.PutUint32(offset, binary.BigEndian.Uint32(offset)+at+uint32(len(rest)))
		}
		rest = append(rest, f...)
	}
	return append(all, rest...)
}

// Of a font that can have any weight it is drawn in two.
func TestVariable(t *testing.T) {
	regular, bold := read(t, fromModule(t, "github.com/hajimehoshi/ebiten/v2", "text/v2/testdata/RobotoFlex.ttf"))
	if bold == nil || regular.Weight != 400 || bold.Weight != 700 {
		t.Fatalf("it is %v, and %v", regular.Weight, bold)
	}
	if thin, thick := ink(regular), ink(bold); thick < 1.2*thin {
		t.Errorf("bold letters have %.2f times the ink", thick/thin)
	}
}

// ink is how much of the paper letters take.
func ink(f *Font) (sum float64) {
	for _, r := range needed {
		sum += math.Abs(f.glyphs[r].area())
	}
	return sum
}

// fromModule reads a file of a module that the program is built from.
func fromModule(t *testing.T, module, name string) []byte {
	t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", module).Output()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Emboldened letters have more ink, as much as those of a bold font, are a little wider and hardly higher; what was white in them stays so.
func TestEmboldened(t *testing.T) {
	regular, _ := read(t, goregular.TTF)
	thick := regular.Emboldened()
	drawn, _ := read(t, gobold.TTF)
	if more, real := ink(thick)/ink(regular), ink(drawn)/ink(regular); math.Abs(more-real) > 0.25*real || thick.Weight < BoldFrom {
		t.Errorf("emboldened letters have %.2f times the ink, bold ones %.2f", more, real)
	}
	for _, r := range needed {
		was, is := regular.glyphs[r], thick.glyphs[r]
		if is.advance <= was.advance || is.advance > was.advance*1.25 || high(is) > high(was)+2*bolderY {
			t.Errorf("%q is %.0f wide and %.0f high, was %.0f and %.0f", r, is.advance, high(is), was.advance, high(was))
		}
		if len(is.contours) != len(was.contours) {
			t.Errorf("%q has %d outlines, had %d", r, len(is.contours), len(was.contours))
		}
		for i, c := range is.contours {
			if before, now := (glyph{contours: was.contours[i : i+1]}).area(), (glyph{contours: [][]point{c}}).area(); before*now <= 0 {
				t.Errorf("an outline of %q is turned inside out", r)
			}
		}
	}
}

func high(g glyph) float64 {
	least, most := math.Inf(1), math.Inf(-1)
	for _, c := range g.contours {
		for _, p := range c {
			least, most = min(least, p.y), max(most, p.y)
		}
	}
	return most - least
}

// Condensed letters are as wide as they were asked to be, and as high as they were.
func TestCondensed(t *testing.T) {
	f, _ := read(t, gomono.TTF)
	half := f.Condensed(0.5)
	for _, r := range needed {
		if was, is := f.glyphs[r], half.glyphs[r]; is.advance != was.advance/2 || high(is) != high(was) {
			t.Errorf("%q is %v wide and %v high, was %v and %v", r, is.advance, high(is), was.advance, high(was))
		}
	}
}

// Figures stand below each other, also in fonts in which they are not equally wide, or not as high as capitals unless asked.
func TestFiguresStandBelowEachOther(t *testing.T) {
	for _, name := range []string{"alegreya-latin-400-normal.woff", "alegreya-sans-latin-700-normal.woff"} {
		f, _ := read(t, asset(t, name))
		for _, r := range digits {
			g := f.glyphs[r]
			if g.advance != f.glyphs['0'].advance {
				t.Errorf("%s: %q is %v wide, 0 %v", name, r, g.advance, f.glyphs['0'].advance)
			}
			if h := high(g); h < 0.9*high(f.glyphs['H']) {
				t.Errorf("%s: %q is %.0f high, H %.0f", name, r, h, high(f.glyphs['H']))
			}
		}
	}
}

// A cubic curve is followed to within a unit, as OpenType outlines (CFF) have them.
func TestCubicOutlines(t *testing.T) {
	a, b, c, d := point{0, 0, true}, point{0, 900, false}, point{1200, -500, false}, point{1400, 700, true}
	curve := appendCubic([]point{a}, a, b, c, d)
	on := func(t float64) (x, y float64) {
		u := 1 - t
		return 3*u*u*t*b.x + 3*u*t*t*c.x + t*t*t*d.x, 3*u*u*t*b.y + 3*u*t*t*c.y + t*t*t*d.y
	}
	parts := (len(curve) - 1) / 2
	for i := range parts {
		p, q, r := curve[2*i], curve[2*i+1], curve[2*i+2]
		if !p.on || q.on || !r.on {
			t.Fatalf("part %d is %v %v %v", i, p, q, r)
		}
		x, y := on((float64(i) + 0.5) / float64(parts))
		if away := math.Hypot((p.x+2*q.x+r.x)/4-x, (p.y+2*q.y+r.y)/4-y); away > 1 {
			t.Errorf("part %d of %d is %.2f units away", i, parts, away)
		}
	}
}

// What is no font that texts can be drawn in is refused as what it is.
func TestRefused(t *testing.T) {
	cut := func(n int) []byte { return goregular.TTF[:n] }
	for name, tt := range map[string]struct {
		data []byte
		want error
	}{
		"nothing":         {nil, ErrNoFont},
		"a picture":       {[]byte("\x89PNG\r\n\x1a\n and so on"), ErrNoFont},
		"a text":          {[]byte("once upon a time"), ErrNoFont},
		"WOFF 2":          {[]byte("wOF2\x00\x01\x00\x00 and so on"), ErrKind},
		"PostScript":      {[]byte("%!PS-AdobeFont-1.0: Utopia"), ErrKind},
		"its beginning":   {cut(8), ErrDamaged},
		"cut in the list": {cut(60), ErrDamaged},
		"cut in half":     {cut(len(goregular.TTF) / 2), ErrDamaged},
		"too large":       {append([]byte(trueType), make([]byte, MaxSize)...), ErrSize},
		"without letters": {asset(t, "alegreya-latin-ext-400-normal.woff"), ErrLetters},
		"a bomb":          {bomb(), ErrSize},
	} {
		if regular, bold, err := Read(tt.data); !errors.Is(err, tt.want) || regular != nil || bold != nil {
			t.Errorf("%s: the error is %v, not %v", name, err, tt.want)
		}
	}
}

// bomb is a WOFF file that says that it is larger when it is unpacked than any font.
func bomb() []byte {
	data := append([]byte(woff+trueType), make([]byte, 36)...)
	data[13] = 1 // table
	data = append(data, "glyf"...)
	return append(data, append(words32(64, 4, 0xfffffff0, 0), "1234"...)...)
}

// A letter that is made of itself, or of too many others, is left out before anything follows its parts.
func TestLettersMadeOfThemselves(t *testing.T) {
	made := func(of ...int) []byte {
		outline := words16(-1, 0, 0, 0, 0)
		for i, gid := range of {
			flags := 0
			if i < len(of)-1 {
				flags = 32
			}
			outline = append(outline, words16(flags, gid, 0)...)
		}
		return outline
	}
	var glyf, loca []byte
	add := func(outline []byte) {
		loca = append(loca, words32(uint32(len(glyf)))...)
		glyf = append(glyf, outline...)
	}
	add(make([]byte, 12)) // 0: simple
	add(made(0, 0))       // 1
	add(made(2))          // 2: of itself
	add(made(1, 1))       // 3
	for i := range 20 {   // 4 and on: twice of the one before
		add(made(3+i, 3+i))
	}
	loca = append(loca, words32(uint32(len(glyf)))...)
	c := &composites{glyf, loca, true, map[font.GID]int{}}
	for gid, want := range map[int]int{0: 1, 1: 3, 2: maxParts + 1, 3: 7, 23: maxParts + 1} {
		if n := c.count(font.GID(gid)); n != want {
			t.Errorf("letter %d has %d parts, not %d", gid, n, want)
		}
	}
}

// Whatever a file holds, it is refused or gives a font that can be written and read again.
func FuzzRead(f *testing.F) {
	for _, data := range [][]byte{asset(f, "atkinson-hyperlegible-next-latin-400-normal.woff"), encoded(f, goregular.TTF), collectionOf(encoded(f, gomono.TTF)), []byte("OTTO"), bomb()} {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		regular, bold, err := Read(data)
		if err != nil {
			for _, kind := range []error{ErrNoFont, ErrKind, ErrDamaged, ErrSize, ErrLetters} {
				if errors.Is(err, kind) {
					return
				}
			}
			t.Fatalf("the error is %v", err)
		}
		for _, font := range []*Font{regular, bold} {
			if font == nil {
				continue
			}
			for _, shaped := range []*Font{font, font.Emboldened(), font.Condensed(0.5)} {
				if _, _, err := Read(shaped.Encode()); err != nil {
					t.Fatalf("what was written can't be read: %v", err)
				}
			}
		}
	})
}

// Outlines of cubic curves (CFF) are read as those of TrueType are: letters are as wide, as high and as black.
func TestOpenTypeOutlines(t *testing.T) {
	data, err := otf.Of(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	cubic, _ := read(t, data)
	quadratic, _ := read(t, goregular.TTF)
	if !bytes.HasPrefix(data, []byte(openType)) || string(cubic.Letters()) != string(quadratic.Letters()) || cubic.Family != "Go" {
		t.Fatalf("%q has %d letters of %d", cubic.Family, len(cubic.glyphs), len(quadratic.glyphs))
	}
	for _, r := range cubic.Letters() {
		is, was := cubic.glyphs[r], quadratic.glyphs[r]
		if is.advance != was.advance || len(is.contours) != len(was.contours) || math.Abs(is.area()-was.area()) > 0.01*math.Abs(was.area())+2*em {
			t.Errorf("%q is %v wide, was %v; its area is %.0f, was %.0f", r, is.advance, was.advance, is.area(), was.area())
		}
	}
}

// Letters stand as close together as the font has them: those that its tables tell of, GPOS or the older kern, are written, also condensed.
func TestKerning(t *testing.T) {
	for name, tt := range map[string]struct {
		data []byte
		some bool
	}{
		"GPOS":  {asset(t, "alegreya-latin-400-normal.woff"), true},
		"sans":  {asset(t, "atkinson-hyperlegible-next-latin-400-normal.woff"), true},
		"fixed": {gomono.TTF, false},
		"kern":  {withKern(t, goregular.TTF, 'A', 'V', -150), true},
	} {
		f, _ := read(t, tt.data)
		if by := f.kerns[pair{'A', 'V'}]; by < 0 != tt.some || by < -em/4 {
			t.Errorf("%s: between A and V are %v units", name, by)
		}
		again, _ := read(t, f.Encode())
		if !maps.Equal(again.kerns, f.kerns) {
			t.Errorf("%s: written and read again it has %d pairs, not %d", name, len(again.kerns), len(f.kerns))
		}
		if half, _ := read(t, f.Condensed(0.5).Encode()); math.Abs(half.kerns[pair{'A', 'V'}]-f.kerns[pair{'A', 'V'}]/2) > 1 {
			t.Errorf("%s: condensed to half, between A and V are %v units", name, half.kerns[pair{'A', 'V'}])
		}
		face, err := font.ParseTTF(bytes.NewReader(f.Encode()))
		if err != nil {
			t.Fatal(err)
		}
		if tt.some != (len(face.GPOS.Lookups) == 1) {
			t.Errorf("%s: what was written has %d lookups", name, len(face.GPOS.Lookups))
		}
	}
}

// withKern is a font with a table kern of one pair.
func withKern(t *testing.T, data []byte, first, second rune, by int) []byte {
	face, err := font.ParseTTF(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	a, _ := face.NominalGlyph(first)
	b, _ := face.NominalGlyph(second)
	from, err := tablesAt(data, 0)
	if err != nil {
		t.Fatal(err)
	}
	from[ot.MustNewTag("kern")] = words16(0, 1, 0, 20, 1, 1, 6, 0, 0, int(a), int(b), by)
	var list []table
	for tag, content := range from {
		list = append(list, table{tag.String(), content})
	}
	slices.SortFunc(list, func(a, b table) int { return strings.Compare(a.tag, b.tag) })
	return file(list)
}

// Fonts of which some bytes are changed, in any table, are refused or give a font that can be written and read again.
func TestChangedBytes(t *testing.T) {
	cubic, err := otf.Of(gomono.TTF)
	if err != nil {
		t.Fatal(err)
	}
	plain := encoded(t, asset(t, "atkinson-hyperlegible-next-latin-400-normal.woff"))
	random := rand.New(rand.NewPCG(1, 2))
	refused, taken := 0, 0
	for name, data := range map[string][]byte{"TrueType": gomono.TTF, "cubic": cubic, "written": plain, "packed": asset(t, "alegreya-latin-400-normal.woff"), "any weight": nil} {
		if data == nil {
			data = fromModule(t, "github.com/hajimehoshi/ebiten/v2", "text/v2/testdata/RobotoFlex.ttf")
		}
		times := 40
		if len(data) > 1<<20 {
			times = 3
		}
		for range times {
			changed := bytes.Clone(data)
			begin, end := 0, len(changed)
			if random.IntN(2) == 0 { // one of the tables
				entry := 12 + 16*random.IntN(int(binary.BigEndian.Uint16(changed[4:]))%20+1)
				if at, n := int(binary.BigEndian.Uint32(changed[entry+8:])), int(binary.BigEndian.Uint32(changed[entry+12:])); n > 0 && at+n <= len(changed) && at > 0 {
					begin, end = at, at+min(n, 200)
				}
			}
			for range 1 + random.IntN(12) {
				changed[begin+random.IntN(end-begin)] = byte(random.Uint32())
			}
			regular, bold, err := Read(changed)
			if err != nil {
				refused++
				continue
			}
			taken++
			for _, f := range []*Font{regular, bold} {
				if f == nil {
					continue
				}
				for _, shaped := range []*Font{f, f.Emboldened(), f.Condensed(0.5)} {
					if _, _, err := Read(shaped.Encode()); err != nil && !errors.Is(err, ErrLetters) {
						t.Fatalf("%s: what was written can't be read: %v", name, err)
					}
				}
			}
		}
	}
	if refused < 5 || taken < 5 {
		t.Errorf("%d are refused, %d taken", refused, taken)
	}
}
