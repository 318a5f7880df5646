package services

import (
	"encoding/json"
	"errors"
	"hash/crc32"
	"unicode"

	"islas/locales"
	"islas/render/theme"
)

// fontVersion is the version of the file of a font.
const fontVersion = 1

// Errors of decodeFont besides those of theme.ReadFont.
var (
	errNewerFont   = errors.New("a newer program has written this font")
	errChangedFont = errors.New("the font is not what was kept")
)

// fontJSON is the stored form of a font. Without a separate bold font, the bold letters of the regular file are used, or the regular ones.
type fontJSON struct {
	Version int      `json:"version"`
	Regular oneFont  `json:"regular"`
	Bold    *oneFont `json:"bold,omitempty"`
}

// oneFont is a font of one weight.
type oneFont struct {
	Family   string  `json:"family"`
	Weight   float64 `json:"weight"`
	File     []byte  `json:"outlines"`
	Checksum uint32  `json:"checksum"` // of File
}

// keep returns the stored form of a font and its file.
func keep(f *theme.Font, file []byte) oneFont {
	return oneFont{f.Family, f.Weight, file, crc32.ChecksumIEEE(file)}
}

// size returns the number of bytes of the font files.
func (file fontJSON) size() int {
	n := len(file.Regular.File)
	if file.Bold != nil {
		n += len(file.Bold.File)
	}
	return n
}

// encode returns the stored form as a file.
func (file fontJSON) encode() []byte {
	file.Version = fontVersion
	data, _ := json.Marshal(file) // can't fail: only numbers, texts and bytes
	return append(data, '\n')
}

// decodeFont reads a stored font. It checks it like any other font, as somebody may have changed it or sent it along with games.
func decodeFont(data []byte) (*keptFont, error) {
	var file fontJSON
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, err
	}
	if file.Version > fontVersion {
		return nil, errNewerFont
	}
	regular, bold, err := file.Regular.read()
	if err != nil {
		return nil, err
	}
	if file.Bold != nil {
		if bold, _, err = file.Bold.read(); err != nil {
			return nil, err
		}
	}
	f := Font{Name: regular.Family, Bold: bold != nil, Size: len(data)}
	return &keptFont{font: f, kept: file, regular: regular, typeface: theme.Own(regular, bold)}, nil
}

// read returns the font, and the bold one of the same file, nil for none.
func (o *oneFont) read() (f, bold *theme.Font, err error) {
	if crc32.ChecksumIEEE(o.File) != o.Checksum {
		return nil, nil, errChangedFont
	}
	if f, bold, err = theme.ReadFont(o.File); err != nil {
		return nil, nil, err
	}
	f.Family, f.Weight = o.Family, o.Weight
	return f, bold, nil
}

// lacking returns the letters of the program's texts that a font lacks, in the order of the texts.
func lacking(texts *locales.Catalogue, f *theme.Font) string {
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
