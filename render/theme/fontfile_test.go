package theme

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"

	"islas/assets"
	"islas/locales"
	"islas/render/testkit/must"
)

// From a collection the upright regular font is used, and the bold one of its family; from a variable font two weights.
func TestFontsOfOneFile(t *testing.T) {
	many := collectionOf(goitalic.TTF, gobold.TTF, goregular.TTF, gomono.TTF)
	regular, bold, err := ReadFont(many)
	if err != nil || bold == nil || regular.Family != "Go" || regular.Weight != 400 || bold.Weight < BoldFrom || regular.source.Metadata().Style != text.StyleNormal {
		t.Errorf("of a collection %+v and %+v are taken: %v", regular, bold, err)
	}
	alone, none, err := ReadFont(collectionOf(gobold.TTF))
	if err != nil || none != nil || alone.Weight < BoldFrom {
		t.Errorf("a bold font alone is %+v, %+v: %v", alone, none, err)
	}
	thin, thick, err := ReadFont(anyWeight(t))
	if err != nil || thick == nil || thin.Weight != 400 || thick.Weight != 700 {
		t.Fatalf("of a font with any weight %+v and %+v are taken: %v", thin, thick, err)
	}
	th := NewIn(false, Own(thin, thick))
	if was, is := advance(often, thin.face(24)), advance(often, thick.face(24)); is < 1.02*was || th.Width(Body, 1, "Ä") == 0 {
		t.Errorf("bold letters are %.1f wide, others %.1f", is, was)
	}
}

// collectionOf returns a TTC file of fonts.
func collectionOf(fonts ...[]byte) []byte {
	word := binary.BigEndian.AppendUint32
	all := word(word([]byte(collection), 0x00010000), uint32(len(fonts)))
	at := uint32(12 + 4*len(fonts))
	var rest []byte
	for _, f := range fonts {
		all = word(all, at+uint32(len(rest)))
		f = bytes.Clone(f)
		for i := range binary.BigEndian.Uint16(f[4:]) {
			offset := f[12+16*int(i)+8:]
			binary.BigEndian.PutUint32(offset, binary.BigEndian.Uint32(offset)+at+uint32(len(rest)))
		}
		rest = append(rest, f...)
	}
	return append(all, rest...)
}

// anyWeight returns a variable font.
func anyWeight(t *testing.T) []byte {
	t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	must.OK(t, err)
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), "text", "v2", "testdata", "RobotoFlex.ttf"))
	must.OK(t, err)
	return data
}

// An unusable file is rejected with its kind of error, before memory is allocated for what it only claims to have.
func TestReadFontRefuses(t *testing.T) {
	long := bytes.Clone(goregular.TTF)
	binary.BigEndian.PutUint32(long[12+12:], 0xf0000000) // of its first table
	bomb := append([]byte("wOFF\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01"), make([]byte, 30)...)
	bomb = append(bomb, "glyf\x00\x00\x00\x40\x00\x00\x00\x04\xf0\x00\x00\x00\x00\x00\x00\x001234"...)
	latin, err := assets.Fonts.ReadFile("fonts/alegreya-latin-ext-400-normal.woff")
	must.OK(t, err)
	for name, tt := range map[string]struct {
		data []byte
		want error
	}{
		"a text":       {[]byte("once upon a time"), ErrNoFont},
		"WOFF 2":       {[]byte("wOF2\x00\x01\x00\x00 and so on"), ErrFontKind},
		"PostScript":   {[]byte("%!PS-AdobeFont-1.0: Utopia"), ErrFontKind},
		"beginning":    {goregular.TTF[:8], ErrFontDamaged},
		"list":         {goregular.TTF[:60], ErrFontDamaged},
		"half":         {goregular.TTF[:len(goregular.TTF)/2], ErrFontDamaged},
		"long table":   {long, ErrFontDamaged},
		"many fonts":   {[]byte("ttcf\x00\x01\x00\x00\xff\xff\xff\xff"), ErrFontDamaged},
		"a bomb":       {bomb, ErrFontDamaged},
		"too large":    {append(bytes.Clone(goregular.TTF), make([]byte, MaxFont)...), ErrFontTooLarge},
		"few letters":  {latin, ErrLettersLacked},
		"large enough": {append(bytes.Clone(goregular.TTF), make([]byte, MaxFont-len(goregular.TTF))...), nil},
	} {
		if regular, _, err := ReadFont(tt.data); !errors.Is(err, tt.want) || (regular == nil) != (tt.want != nil) {
			t.Errorf("%s: the error is %v, not %v", name, err, tt.want)
		}
	}
}

// Fonts with some changed bytes, in any table, are rejected, or all texts can be drawn in them.
func TestDamagedFonts(t *testing.T) {
	texts, err := locales.Open("de")
	must.OK(t, err)
	random := rand.New(rand.NewPCG(1, 2))
	refused, taken := 0, 0
	for i := range 150 {
		changed := bytes.Clone([][]byte{goregular.TTF, gomono.TTF, gobold.TTF}[i%3])
		entry := 12 + 16*(i%int(binary.BigEndian.Uint16(changed[4:])))
		at, n := int(binary.BigEndian.Uint32(changed[entry+8:])), int(binary.BigEndian.Uint32(changed[entry+12:]))
		for range 1 + random.IntN(12) {
			changed[at+random.IntN(min(n, 2000))] = byte(random.Uint32())
		}
		f, _, err := ReadFont(changed)
		if err != nil {
			refused++
			continue
		}
		taken++
		th := NewIn(false, Own(f, nil))
		for i, key := range texts.Keys() {
			if i%40 == 0 {
				shown, _ := th.Shown(Body, texts.Text(key))
				th.Width(Body, 1, shown)
				text.AppendVectorPath(&vector.Path{}, shown, th.face(Body, 1, false), nil)
			}
		}
	}
	if refused < 20 || taken < 20 {
		t.Errorf("%d are refused, %d taken", refused, taken)
	}
}
