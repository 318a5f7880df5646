package fontfile

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"io"

	ot "github.com/go-text/typesetting/font/opentype"
)

// Beginnings of files.
const (
	trueType   = "\x00\x01\x00\x00"
	appleType  = "true"
	openType   = "OTTO"
	collection = "ttcf"
	woff       = "wOFF"
	woff2      = "wOF2"
	postScript = "%!PS-AdobeFont"
	binaryFont = "\x80\x01" // PostScript in binary form
	embedded   = "typ1"
)

// Claims reports whether data say at their beginning that they are a font, whatever is wrong with them.
func Claims(data []byte) bool {
	for _, start := range [...]string{trueType, appleType, openType, collection, woff, woff2, postScript, binaryFont, embedded} {
		if bytes.HasPrefix(data, []byte(start)) {
			return true
		}
	}
	return false
}

// maxFaces is how many fonts of a collection are looked at.
const maxFaces = 64

// sfnt is the tables of a font that are used, by their tags.
type sfnt map[ot.Tag][]byte

// used reports whether a table is read: those of names and weights, letters, widths, outlines in their three forms, figures that stand
// below each other, distances of letters, and how a font changes with its weight.
func used(tag ot.Tag) bool {
	switch tag.String() {
	case "OS/2", "name", "head", "maxp", "cmap", "hhea", "hmtx", "loca", "glyf", "CFF ", "CFF2", "GSUB", "GPOS", "kern", "fvar", "avar", "gvar", "HVAR", "MVAR":
		return true
	}
	return false
}

// facesIn returns the tables of the fonts of a file. Nothing is unpacked that is larger than a file may be. Errors are those of Read.
func facesIn(data []byte) ([]sfnt, error) {
	switch string(data[:min(4, len(data))]) {
	case trueType, appleType, openType:
		t, err := tablesAt(data, 0)
		return []sfnt{t}, err
	case woff:
		t, err := unpacked(data)
		return []sfnt{t}, err
	case collection:
		if len(data) < 12 {
			return nil, ErrDamaged
		}
		n := int(min(binary.BigEndian.Uint32(data[8:]), maxFaces))
		var all []sfnt
		for i := range n {
			if len(data) < 16+4*i {
				return nil, ErrDamaged
			}
			t, err := tablesAt(data, int64(binary.BigEndian.Uint32(data[12+4*i:])))
			if err != nil {
				return nil, err
			}
			all = append(all, t)
		}
		if n == 0 {
			return nil, ErrDamaged
		}
		return all, nil
	}
	return nil, ErrKind
}

// part returns a part of a file, and whether it is in there.
func part(data []byte, offset, length int64) ([]byte, bool) {
	if offset < 0 || length < 0 || offset > int64(len(data)) || length > int64(len(data))-offset {
		return nil, false
	}
	return data[offset : offset+length], true
}

// tablesAt returns the tables of the font whose list of them lies somewhere in a file.
func tablesAt(data []byte, offset int64) (sfnt, error) {
	head, ok := part(data, offset, 12)
	if !ok {
		return nil, ErrDamaged
	}
	n := int64(binary.BigEndian.Uint16(head[4:]))
	list, ok := part(data, offset+12, 16*n)
	if !ok {
		return nil, ErrDamaged
	}
	found := sfnt{}
	for ; len(list) > 0; list = list[16:] {
		tag := ot.Tag(binary.BigEndian.Uint32(list))
		if !used(tag) {
			continue
		}
		content, ok := part(data, int64(binary.BigEndian.Uint32(list[8:])), int64(binary.BigEndian.Uint32(list[12:])))
		if !ok {
			return nil, ErrDamaged
		}
		found[tag] = content
	}
	return found, nil
}

// unpacked returns the tables of a WOFF file.
func unpacked(data []byte) (sfnt, error) {
	if len(data) < 44 {
		return nil, ErrDamaged
	}
	list, ok := part(data, 44, 20*int64(binary.BigEndian.Uint16(data[12:])))
	if !ok {
		return nil, ErrDamaged
	}
	found, all := sfnt{}, int64(0)
	for ; len(list) > 0; list = list[20:] {
		tag := ot.Tag(binary.BigEndian.Uint32(list))
		if !used(tag) || found[tag] != nil {
			continue
		}
		packed, ok := part(data, int64(binary.BigEndian.Uint32(list[4:])), int64(binary.BigEndian.Uint32(list[8:])))
		size := int64(binary.BigEndian.Uint32(list[12:]))
		if !ok || size < int64(len(packed)) {
			return nil, ErrDamaged
		}
		if all += size; all > MaxSize {
			return nil, ErrSize
		}
		if size > int64(len(packed)) {
			r, err := zlib.NewReader(bytes.NewReader(packed))
			if err != nil {
				return nil, ErrDamaged
			}
			var whole bytes.Buffer // it grows with what comes, whatever size is told
			if n, err := io.Copy(&whole, io.LimitReader(r, size)); err != nil || n < size {
				return nil, ErrDamaged
			}
			packed = whole.Bytes()
		}
		found[tag] = packed
	}
	return found, nil
}

// table returns one of the tables, empty without it.
func (t sfnt) table(tag string) []byte { return t[ot.MustNewTag(tag)] }

// loader returns what reads the tables.
func (t sfnt) loader() (*ot.Loader, error) {
	var list []ot.Table
	for tag, content := range t {
		list = append(list, ot.Table{Tag: tag, Content: content})
	}
	return load(list)
}
