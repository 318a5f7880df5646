package anigif

import (
	"bytes"
	"compress/lzw"
	"encoding/binary"
)

// Parts of a GIF: https://www.w3.org/Graphics/GIF/spec-gif89a.txt. Package image/gif
// writes a frame in one go only.
const (
	signature   = "GIF89a"
	globalTable = 0x80 | bits - 1    // of the screen descriptor: a palette of so many colours follows
	control     = "\x21\xf9\x04\x05" // the frame before stays, and a colour is transparent
	descriptor  = 0x2c               // an image begins
	trailer     = 0x3b               // the last byte
	bits        = 8                  // of the index of a colour
)

// repeat is the application extension by which a film begins anew for as long as it is looked at.
const repeat = "\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"

// head begins the frame whose changes are known: all that comes before its pixels, and with the first one all that comes before it.
func (e *Encoder) head() {
	f := &e.frame
	if e.out.Len() == 0 {
		e.screen()
	}
	e.out.WriteString(control)
	e.delay, e.lasts = e.out.Len(), f.hundredths
	e.numbers(f.hundredths)
	e.out.Write([]byte{MostColours, 0, descriptor})
	e.numbers(f.changed.Min.X, f.changed.Min.Y, f.changed.Dx(), f.changed.Dy())
	e.out.Write([]byte{0, bits})
	f.row, f.indices, f.blocks = f.changed.Min.Y, make([]uint8, f.changed.Dx()), &blocks{out: &e.out}
	if e.packed == nil {
		e.packed = lzw.NewWriter(f.blocks, lzw.LSB, bits).(*lzw.Writer)
	} else {
		e.packed.Reset(f.blocks, lzw.LSB, bits)
	}
}

// screen writes all that comes before the first frame.
func (e *Encoder) screen() {
	e.out.WriteString(signature)
	e.numbers(e.size.X, e.size.Y)
	e.out.Write([]byte{globalTable, 0, 0})
	for _, c := range e.palette {
		r, g, b, _ := c.RGBA()
		e.out.Write([]byte{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8)})
	}
	e.out.WriteString(repeat)
}

// numbers writes numbers of 16 bits.
func (e *Encoder) numbers(all ...int) {
	for _, n := range all {
		e.out.Write(binary.LittleEndian.AppendUint16(nil, uint16(n)))
	}
}

// prolong shows the last frame for longer.
func (e *Encoder) prolong(hundredths int) {
	const most = 1<<16 - 1
	e.lasts = min(e.lasts+hundredths, most)
	binary.LittleEndian.PutUint16(e.out.Bytes()[e.delay:], uint16(e.lasts))
}

// blocks divides what is written into blocks of up to 255 bytes, each after its length.
type blocks struct {
	out  *bytes.Buffer
	held [255]byte // what no block is made of yet
	n    int       // how much that is
}

// WriteByte implements io.ByteWriter.
func (b *blocks) WriteByte(c byte) error {
	b.held[b.n] = c
	if b.n++; b.n == len(b.held) {
		b.flush()
	}
	return nil
}

// Write implements io.Writer.
func (b *blocks) Write(data []byte) (int, error) {
	for _, c := range data {
		_ = b.WriteByte(c) // always nil
	}
	return len(data), nil
}

// Flush is what package lzw asks of a writer to which it writes without a buffer of its own: a block is written when it is full.
func (*blocks) Flush() error { return nil }

// flush writes what is held.
func (b *blocks) flush() {
	if b.n > 0 {
		b.out.WriteByte(byte(b.n))
		b.out.Write(b.held[:b.n])
		b.n = 0
	}
}

// close writes the last block, and the empty one after it.
func (b *blocks) close() {
	b.flush()
	b.out.WriteByte(0)
}
