package fontfile

import (
	"encoding/binary"
	"math"
	"slices"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
)

// kerned are the letters whose distances depend on their neighbours: as many as one table has room for.
const kerned = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜÁÉÍÓÚÑäöüßáéíóúñ.,:;-–'’‘“”„«»()?!"

// pair is two letters beside each other.
type pair struct{ first, second rune }

// kernOf returns by how much the distance of two letters of a font differs from what their widths make it, in units of the file: by its
// table GPOS, or kern where that tells nothing of pairs.
func kernOf(f *font.Font, kern []byte) func(first, second font.GID) float64 {
	var all []tables.PairPosData
	for _, feature := range f.GPOS.Features {
		if feature.Tag != ot.MustNewTag("kern") {
			continue
		}
		for _, lookup := range feature.LookupListIndices {
			if int(lookup) >= len(f.GPOS.Lookups) {
				continue
			}
			for _, subtable := range f.GPOS.Lookups[lookup].Subtables {
				if pairs, ok := subtable.(tables.PairPos); ok && pairs.Data != nil {
					all = append(all, pairs.Data)
				}
			}
		}
	}
	if len(all) == 0 {
		old := oldKerns(kern)
		return func(first, second font.GID) float64 { return float64(old[[2]uint16{uint16(first), uint16(second)}]) }
	}
	return func(first, second font.GID) float64 {
		for _, data := range all {
			if by, ok := kernIn(data, tables.GlyphID(first), tables.GlyphID(second)); ok {
				return by
			}
		}
		return 0
	}
}

// kernIn is what one part of GPOS tells of two letters; ok is false where it does not tell of them.
func kernIn(data tables.PairPosData, first, second tables.GlyphID) (by float64, ok bool) {
	at, ok := data.Cov().Index(first)
	if !ok {
		return 0, false
	}
	switch data := data.(type) {
	case tables.PairPosData1:
		if at < len(data.PairSets) {
			record, ok := data.PairSets[at].FindGlyph(second)
			return float64(record.ValueRecord1.XAdvance), ok
		}
	case tables.PairPosData2:
		class1, _ := data.ClassDef1.Class(first)
		class2, _ := data.ClassDef2.Class(second)
		return float64(data.Record(class1, class2).ValueRecord1.XAdvance), true
	}
	return 0, false
}

// oldKerns are the pairs of a table kern, in its usual form.
func oldKerns(kern []byte) map[[2]uint16]int16 {
	const horizontal, across = 1, 4
	if len(kern) < 18 || binary.BigEndian.Uint16(kern) != 0 || kern[8] != 0 || kern[9]&(horizontal|across) != horizontal {
		return nil
	}
	all := map[[2]uint16]int16{}
	for rest := kern[18:]; len(rest) >= 6; rest = rest[6:] {
		word := func(i int) uint16 { return binary.BigEndian.Uint16(rest[i:]) }
		all[[2]uint16{word(0), word(2)}] = int16(word(4))
		if len(all) >= int(binary.BigEndian.Uint16(kern[10:])) {
			break
		}
	}
	return all
}

// encodeKerns returns the table GPOS of the distances of letters, nil if none depends on another. The letters are numbered from 1 on in
// their order.
func (f *Font) encodeKerns(runes []rune) []byte {
	number := func(r rune) int {
		i, _ := slices.BinarySearch(runes, r)
		return i + 1
	}
	sets := map[int][][2]int{}
	for p, by := range f.kerns {
		if n := int(math.Round(by)); n != 0 {
			sets[number(p.first)] = append(sets[number(p.first)], [2]int{number(p.second), n})
		}
	}
	if len(sets) == 0 {
		return nil
	}
	const xAdvance = 4
	var firsts []int
	for first := range sets {
		firsts = append(firsts, first)
	}
	slices.Sort(firsts)
	head := 10 + 2*len(firsts)
	pairs := words16(1, head, xAdvance, 0, len(firsts))
	lists := append(words16(1, len(firsts)), words16(firsts...)...) // which letters come first
	for _, first := range firsts {
		pairs = append(pairs, words16(head+len(lists))...)
		list := sets[first]
		slices.SortFunc(list, func(a, b [2]int) int { return a[0] - b[0] })
		lists = append(lists, words16(len(list))...)
		for _, p := range list {
			lists = append(lists, words16(p[0], p[1])...)
		}
	}
	scripts := append(append(words16(1), "DFLT"...), words16(8, 4, 0, 0, 0xffff, 1, 0)...)
	features := append(append(words16(1), "kern"...), words16(8, 0, 1, 0)...)
	lookups := words16(1, 4, 2, 0, 1, 8)
	at := 10 + len(scripts)
	all := words16(1, 0, 10, at, at+len(features))
	return slices.Concat(all, scripts, features, lookups, pairs, lists)
}
