package fontfile

import (
	"encoding/binary"
	"math"
	"math/bits"
)

// maxPoints is how many points the outlines of a font may have, so that what is written of it takes no more than some 600 kB.
const maxPoints = 120_000

// points is how many points the outlines of a letter have.
func (g glyph) points() (n int) {
	for _, c := range g.contours {
		n += len(c)
	}
	return n
}

// Encode returns the font as a TrueType file. It has neither a name nor a weight in it.
func (f *Font) Encode() []byte {
	var glyf, loca, hmtx, groups []byte
	runes := f.Letters()
	add := func(g glyph) {
		loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
		outline, left := g.encode()
		glyf = append(glyf, outline...)
		hmtx = binary.BigEndian.AppendUint16(hmtx, uint16(math.Round(g.advance)))
		hmtx = binary.BigEndian.AppendUint16(hmtx, uint16(left))
	}
	add(glyph{advance: em / 2}) // what stands for letters that are missing
	n := uint32(0)
	for i, r := range runes {
		add(f.glyphs[r])
		if i == 0 || r != runes[i-1]+1 {
			groups = append(groups, words32(uint32(r), 0, uint32(i+1))...)
			n++
		}
		binary.BigEndian.PutUint32(groups[len(groups)-8:], uint32(r))
	}
	loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
	count := uint16(len(runes) + 1)

	const top, low = em, -em / 4
	cmap := append(words16(0, 1, 3, 10), words32(12)...)
	cmap = append(append(cmap, words16(12, 0)...), words32(16+uint32(len(groups)), 0, n)...)
	head := append(words32(0x00010000, 0, 0, 0x5f0f3cf5), words16(0, em)...)
	head = append(head, make([]byte, 16)...)                         // when it was made
	head = append(head, words16(-em, -em, em, em, 0, 8, 2, 1, 0)...) // in long offsets
	hhea := append(words32(0x00010000), words16(top, low, 0, em, 0, 0, em, 1, 0, 0, 0, 0, 0, 0, 0, int(count))...)
	var all []table
	if kerns := f.encodeKerns(runes); kerns != nil {
		all = []table{{"GPOS", kerns}}
	}
	return file(append(all, []table{
		{"cmap", append(cmap, groups...)}, {"glyf", glyf}, {"head", head}, {"hhea", hhea}, {"hmtx", hmtx}, {"loca", loca},
		{"maxp", append(words32(0x00010000), words16(int(count), mostPoints, mostContours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)...)}, {"post", append(words32(0x00030000), make([]byte, 28)...)},
	}...))
}

// table is one of a file.
type table struct {
	tag     string
	content []byte
}

// file returns a TrueType file of tables in the order of their tags, each of which begins at a multiple of four.
func file(tables []table) []byte {
	n := len(tables)
	lead := bits.Len(uint(n)) - 1
	list := append([]byte(trueType), words16(n, 16<<lead, lead, 16*n-16<<lead)...)
	var all []byte
	for _, t := range tables {
		at := uint32(12 + 16*n + len(all))
		list = append(append(list, t.tag...), words32(checksum(t.content), at, uint32(len(t.content)))...)
		all = append(append(all, t.content...), make([]byte, -len(t.content)&3)...)
	}
	return append(list, all...)
}

// checksum is that of a table: the sum of its words.
func checksum(content []byte) (sum uint32) {
	for i, b := range content {
		sum += uint32(b) << (24 - i%4*8)
	}
	return sum
}

// words16 are numbers of two bytes each.
func words16(numbers ...int) (all []byte) {
	for _, n := range numbers {
		all = binary.BigEndian.AppendUint16(all, uint16(n))
	}
	return all
}

// words32 are numbers of four bytes each.
func words32(numbers ...uint32) (all []byte) {
	for _, n := range numbers {
		all = binary.BigEndian.AppendUint32(all, n)
	}
	return all
}

// encode returns the outlines as the table glyf has them, and where they begin from the left.
func (g glyph) encode() (outline []byte, left int) {
	if len(g.contours) == 0 {
		return nil, 0
	}
	least, most := [2]int{math.MaxInt, math.MaxInt}, [2]int{math.MinInt, math.MinInt}
	n := g.points()
	ends, flags, xs, ys := make([]byte, 0, 2*len(g.contours)), make([]byte, 0, n), make([]byte, 0, 2*n), make([]byte, 0, 2*n)
	var at [2]int
	n = 0
	for _, c := range g.contours {
		for _, p := range c {
			now := [2]int{int(math.Round(p.x)), int(math.Round(p.y))}
			for i := range now {
				least[i], most[i] = min(least[i], now[i]), max(most[i], now[i])
			}
			xs, ys = binary.BigEndian.AppendUint16(xs, uint16(now[0]-at[0])), binary.BigEndian.AppendUint16(ys, uint16(now[1]-at[1]))
			at = now
			flag := byte(0)
			if p.on {
				flag = 1
			}
			flags = append(flags, flag)
		}
		n += len(c)
		ends = append(ends, words16(n-1)...)
	}
	outline = words16(len(g.contours), least[0], least[1], most[0], most[1])
	outline = append(append(outline, ends...), 0, 0) // no instructions
	outline = append(append(append(outline, flags...), xs...), ys...)
	if len(outline)%2 != 0 {
		outline = append(outline, 0)
	}
	return outline, least[0]
}
