package sound

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/jfreymuth/oggvorbis"
)

// bank is the effects, decoded from one file a slice at a time. An effect is there when the file is decoded to its end.
type bank struct {
	kinds   map[string]*kind
	reader  *oggvorbis.Reader // nil when nothing is left to decode
	decoded []float32         // of the file, one number a frame
}

// kind is an effect with its variants.
type kind struct {
	takes []take
	last  int // variant played last
	began int // tick in which it was last played
}

// take is where a variant lies in the file, in frames.
type take struct{ from, to int }

// newBank returns the effects of a file of Ogg Vorbis, of one channel, and of its index: lines of name, beginning and length of a variant.
func newBank(index, ogg []byte) (*bank, error) {
	b := &bank{kinds: map[string]*kind{}}
	for line := range strings.Lines(string(index)) {
		var name string
		var from, length int
		if strings.HasPrefix(line, "#") {
			continue
		}
		if _, err := fmt.Sscan(line, &name, &from, &length); err != nil {
			return nil, fmt.Errorf("index of effects: %q: %w", line, err)
		}
		if b.kinds[name] == nil {
			b.kinds[name] = &kind{last: -1, began: -minTicks}
		}
		b.kinds[name].takes = append(b.kinds[name].takes, take{from, from + length})
	}
	r, err := oggvorbis.NewReader(bytes.NewReader(ogg))
	if err != nil {
		return nil, fmt.Errorf("effects: %w", err)
	}
	if r.Channels() != 1 || r.SampleRate() != rate {
		return nil, fmt.Errorf("effects: %d channels at %d Hz, want 1 at %d", r.Channels(), r.SampleRate(), rate)
	}
	b.reader, b.decoded = r, make([]float32, 0, r.Length())
	return b, nil
}

// done reports whether all effects are decoded.
func (b *bank) done() bool { return b.reader == nil }

// step decodes the next slice.
func (b *bank) step() {
	if b.done() {
		return
	}
	n, err := b.reader.Read(b.decoded[len(b.decoded):min(len(b.decoded)+slice, cap(b.decoded))])
	b.decoded = b.decoded[:len(b.decoded)+n]
	if err != nil || n == 0 {
		b.reader = nil
	}
}

// pick returns a variant of an effect that is decoded, another one than the last time, nil for none.
func (b *bank) pick(k *kind, chance *noise) []float32 {
	n := 0
	for n < len(k.takes) && k.takes[n].to <= len(b.decoded) {
		n++
	}
	switch {
	case n == 0:
		return nil
	case n > 1 && k.last >= 0:
		k.last = (k.last + 1 + int(chance.bits()%uint64(n-1))) % n
	default:
		k.last = 0
	}
	t := k.takes[k.last]
	return b.decoded[t.from:t.to]
}
