package fontfile

import (
	"encoding/binary"

	"github.com/go-text/typesetting/font"
)

// maxParts is of how many others a letter may be made, one within the other, such as an "ê" of an "e" and an accent.
const maxParts = 64

// composites counts of how many letters others are made in a TrueType font, so that none takes for ever.
type composites struct {
	glyf, loca []byte
	long       bool
	counted    map[font.GID]int
}

func compositesOf(t sfnt) *composites {
	head := t.table("head")
	return &composites{t.table("glyf"), t.table("loca"), len(head) > 51 && head[51] != 0, map[font.GID]int{}}
}

// count returns how many parts a letter has, more than maxParts for too many.
func (c *composites) count(gid font.GID) int {
	if n, ok := c.counted[gid]; ok {
		return n
	}
	c.counted[gid] = maxParts + 1 // while it is counted: one that is made of itself has too many
	n := 1
	for _, of := range partsIn(c.outline(gid)) {
		n = min(n+c.count(of), maxParts+1)
	}
	c.counted[gid] = n
	return n
}

// outline returns the description of a letter, empty without one.
func (c *composites) outline(gid font.GID) []byte {
	at := func(i int64) int64 {
		if c.long {
			if b, ok := part(c.loca, 4*i, 4); ok {
				return int64(binary.BigEndian.Uint32(b))
			}
		} else if b, ok := part(c.loca, 2*i, 2); ok {
			return 2 * int64(binary.BigEndian.Uint16(b))
		}
		return -1
	}
	from, to := at(int64(gid)), at(int64(gid)+1)
	outline, ok := part(c.glyf, from, to-from)
	if !ok {
		return nil
	}
	return outline
}

// partsIn returns of which letters one is made.
func partsIn(outline []byte) (all []font.GID) {
	const words, scale, more, twoScales, matrix = 1, 8, 32, 64, 128
	if len(outline) < 10 || int16(binary.BigEndian.Uint16(outline)) >= 0 {
		return nil
	}
	for rest := outline[10:]; len(rest) >= 4; {
		flags := binary.BigEndian.Uint16(rest)
		all = append(all, font.GID(binary.BigEndian.Uint16(rest[2:])))
		size := 6
		if flags&words != 0 {
			size += 2
		}
		switch {
		case flags&scale != 0:
			size += 2
		case flags&twoScales != 0:
			size += 4
		case flags&matrix != 0:
			size += 8
		}
		if flags&more == 0 || len(rest) < size {
			break
		}
		rest = rest[size:]
	}
	return all
}
