package stage

import (
	"encoding/json"
	"errors"
	"hash/crc32"
	"unicode"

	"islas/locales"
	"islas/render/fontfile"
	"islas/render/theme"
)

// fontVersion is the version of the file of a font.
const fontVersion = 1

// Errors of decodeFont beside those of fontfile.Read.
var (
	errNewerFont   = errors.New("a newer program has written this font")
	errChangedFont = errors.New("the font is not what was kept")
)

// fontJSON is the form in which a font is kept: without a bold one the regular one stands for it.
type fontJSON struct {
	Version int      `json:"version"`
	Regular oneFont  `json:"regular"`
	Bold    *oneFont `json:"bold,omitempty"`
}

// oneFont is letters of one weight.
type oneFont struct {
	Family   string  `json:"family"`
	Weight   float64 `json:"weight"`
	Outlines []byte  `json:"outlines"` // a TrueType file that package fontfile has written
	Checksum uint32  `json:"checksum"` // of that
}

// encodeFont returns the file of a font, bold nil for none.
func encodeFont(regular, bold *fontfile.Font) []byte {
	one := func(f *fontfile.Font) oneFont {
		outlines := f.Encode()
		return oneFont{f.Family, f.Weight, outlines, crc32.ChecksumIEEE(outlines)}
	}
	file := fontJSON{Version: fontVersion, Regular: one(regular)}
	if bold != nil {
		b := one(bold)
		file.Bold = &b
	}
	data, _ := json.Marshal(file) // numbers, texts and bytes
	return append(data, '\n')
}

// decodeFont reads such a file. It is trusted no more than any other font: somebody may have changed it, or sent it along with games.
func decodeFont(data []byte) (*keptFont, error) {
	var file fontJSON
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, err
	}
	if file.Version > fontVersion {
		return nil, errNewerFont
	}
	k := &keptFont{}
	var err error
	if k.regular, err = file.Regular.read(); err != nil {
		return nil, err
	}
	if file.Bold != nil {
		if k.bold, err = file.Bold.read(); err != nil {
			return nil, err
		}
	}
	k.font = Font{Name: k.regular.Family, Bold: k.bold != nil, Size: len(data)}
	k.typeface, err = theme.Own(k.regular, k.bold)
	return k, err
}

// read reads the letters.
func (o *oneFont) read() (*fontfile.Font, error) {
	if crc32.ChecksumIEEE(o.Outlines) != o.Checksum {
		return nil, errChangedFont
	}
	f, _, err := fontfile.Read(o.Outlines)
	if err != nil {
		return nil, err
	}
	f.Family, f.Weight = o.Family, o.Weight
	return f, nil
}

// lacking returns letters of the program's texts that a font lacks, in their order.
func lacking(texts *locales.Catalogue, f *fontfile.Font) string {
	var lacks []rune
	seen := map[rune]bool{}
	for _, key := range texts.Keys() {
		for _, r := range texts.Text(key) {
			if !seen[r] && !unicode.IsSpace(r) && !f.Has(r) {
				lacks = append(lacks, r)
			}
			seen[r] = true
		}
	}
	return string(lacks)
}
