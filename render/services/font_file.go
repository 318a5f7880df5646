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

// Errors of decodeFont beside those of theme.ReadFont.
var (
	errNewerFont   = errors.New("a newer program has written this font")
	errChangedFont = errors.New("the font is not what was kept")
)

// fontJSON is the form in which a font is kept: without a bold one that of the regular file stands for it, or the regular one itself.
type fontJSON struct {
	Version int      `json:"version"`
	Regular oneFont  `json:"regular"`
	Bold    *oneFont `json:"bold,omitempty"`
}

// oneFont is letters of one weight.
type oneFont struct {
	Family   string  `json:"family"`
	Weight   float64 `json:"weight"`
	File     []byte  `json:"outlines"`
	Checksum uint32  `json:"checksum"` // of that
}

// keep returns a font of a file in the form in which it is kept.
func keep(f *theme.Font, file []byte) oneFont {
	return oneFont{f.Family, f.Weight, file, crc32.ChecksumIEEE(file)}
}

// size is how many bytes the files have.
func (file fontJSON) size() int {
	n := len(file.Regular.File)
	if file.Bold != nil {
		n += len(file.Bold.File)
	}
	return n
}

// encode returns the file of a font.
func (file fontJSON) encode() []byte {
	file.Version = fontVersion
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

// read reads the letters, and bold ones that are in the same file, nil for none.
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

// lacking returns letters of the program's texts that a font lacks, in their order.
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
