// Package otf writes OpenType fonts with cubic outlines (CFF) for tests, as none comes with the modules that the program is built from.
package otf

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
)

// Of returns a TrueType font with its outlines as cubic ones.
func Of(trueType []byte) ([]byte, error) {
	face, err := font.ParseTTF(bytes.NewReader(trueType))
	if err != nil {
		return nil, err
	}
	ld, err := ot.NewLoader(bytes.NewReader(trueType))
	if err != nil {
		return nil, err
	}
	tables := map[string][]byte{}
	for _, tag := range [...]string{"OS/2", "cmap", "head", "hhea", "hmtx", "maxp", "name"} {
		if tables[tag], err = ld.RawTable(ot.MustNewTag(tag)); err != nil {
			return nil, err
		}
	}
	var charstrings [][]byte
	for gid := range font.GID(binary.BigEndian.Uint16(tables["maxp"][4:])) {
		outline, ok := face.GlyphDataOutline(gid)
		if !ok {
			return nil, fmt.Errorf("otf: letter %d has no outline", gid)
		}
		charstrings = append(charstrings, charstring(outline.Segments))
	}
	tables["CFF "] = cff(charstrings)
	tables["maxp"] = append([]byte{0, 0, 0x50, 0}, tables["maxp"][4:6]...)
	return file(tables), nil
}

// charstring draws an outline with lines and curves that begin where the one before ends.
func charstring(segments []ot.Segment) (code []byte) {
	const rlineto, rrcurveto, endchar, rmoveto = 5, 8, 14, 21
	var x, y float64 // where the pen is, in whole units
	to := func(px, py float64) {
		px, py = math.Round(px), math.Round(py)
		code = number(number(code, int(px-x)), int(py-y))
		x, y = px, py
	}
	for _, s := range segments {
		px, py := float64(s.Args[0].X), float64(s.Args[0].Y)
		switch s.Op {
		case ot.SegmentOpMoveTo:
			to(px, py)
			code = append(code, rmoveto)
		case ot.SegmentOpLineTo:
			to(px, py)
			code = append(code, rlineto)
		case ot.SegmentOpQuadTo: // the control points of the cubic curve lie two thirds of the way to the one
			qx, qy, fromX, fromY := float64(s.Args[1].X), float64(s.Args[1].Y), x, y
			to(fromX+(px-fromX)*2/3, fromY+(py-fromY)*2/3)
			to(qx+(px-qx)*2/3, qy+(py-qy)*2/3)
			to(qx, qy)
			code = append(code, rrcurveto)
		}
	}
	return append(code, endchar)
}

// number appends a whole number as charstrings have it.
func number(code []byte, n int) []byte { return append(code, 28, byte(n>>8), byte(n)) }

// long appends a whole number as dictionaries have it, always in five bytes.
func long(dict []byte, n int) []byte {
	return append(dict, 29, byte(n>>24), byte(n>>16), byte(n>>8), byte(n))
}

// cff returns the table of charstrings.
func cff(charstrings [][]byte) []byte {
	const charset, charStrings, private = 15, 17, 18
	top := func(charsetAt, charStringsAt, privateAt int) []byte {
		dict := append(long(nil, charsetAt), charset)
		dict = append(long(dict, charStringsAt), charStrings)
		return append(long(long(dict, 0), privateAt), private)
	}
	lead := func(dict []byte) []byte {
		all := append([]byte{1, 0, 4, 4}, index([][]byte{[]byte("Test")})...)
		all = append(all, index([][]byte{dict})...)
		return append(append(all, index(nil)...), index(nil)...) // no texts, no subroutines
	}
	charsetAt := len(lead(top(0, 0, 0)))
	names := []byte{0} // each letter but the first has a number for its name
	for i := 1; i < len(charstrings); i++ {
		names = binary.BigEndian.AppendUint16(names, uint16(i))
	}
	letters := index(charstrings)
	charStringsAt := charsetAt + len(names)
	return slices.Concat(lead(top(charsetAt, charStringsAt, charStringsAt+len(letters))), names, letters)
}

// index is a list of things of any length.
func index(all [][]byte) []byte {
	list := binary.BigEndian.AppendUint16(nil, uint16(len(all)))
	if len(all) == 0 {
		return list
	}
	list = append(list, 4) // bytes of an offset
	at := uint32(1)
	for _, one := range all {
		list = binary.BigEndian.AppendUint32(list, at)
		at += uint32(len(one))
	}
	return append(binary.BigEndian.AppendUint32(list, at), slices.Concat(all...)...)
}

// file returns a font of tables.
func file(tables map[string][]byte) []byte {
	list := binary.BigEndian.AppendUint16([]byte("OTTO"), uint16(len(tables)))
	list = append(list, make([]byte, 6)...)
	var all []byte
	for _, tag := range slices.Sorted(maps.Keys(tables)) {
		list = append(append(list, tag...), 0, 0, 0, 0)
		list = binary.BigEndian.AppendUint32(list, uint32(12+16*len(tables)+len(all)))
		list = binary.BigEndian.AppendUint32(list, uint32(len(tables[tag])))
		all = append(all, tables[tag]...)
		all = append(all, make([]byte, -len(all)&3)...)
	}
	return append(list, all...)
}
