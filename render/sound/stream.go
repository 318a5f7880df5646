package sound

import (
	"encoding/binary"
	"io"
	"math"
)

// frame is what the left and the right speaker play at one moment.
type frame [2]float32

// source is something that can be heard.
type source interface {
	// fill writes the next frames and returns how many; fewer than asked for is the end.
	fill(frames []frame) int
}

// blockFrames is how many frames are asked of a source at once; what changes slowly in it changes from block to block.
const blockFrames = 64

// bytesPerFrame is the length of a frame in a stream: two 32-bit floats, little-endian.
const bytesPerFrame = 8

// stream is a source as the sound devices read it.
type stream struct {
	source source
	block  [blockFrames * bytesPerFrame]byte
	rest   []byte // of the block, not yet read
	ended  bool
}

func newStream(s source) *stream { return &stream{source: s} }

// Read implements io.Reader.
func (s *stream) Read(p []byte) (int, error) {
	n := 0
	for n < len(p) {
		if len(s.rest) == 0 && !s.refill() {
			break
		}
		c := copy(p[n:], s.rest)
		s.rest = s.rest[c:]
		n += c
	}
	if n == 0 && len(p) > 0 {
		return 0, io.EOF
	}
	return n, nil
}

// refill gets the next block and reports whether there is any.
func (s *stream) refill() bool {
	if s.ended {
		return false
	}
	var frames [blockFrames]frame
	n := s.source.fill(frames[:])
	s.ended = n < blockFrames
	for i, f := range frames[:n] {
		binary.LittleEndian.PutUint32(s.block[bytesPerFrame*i:], math.Float32bits(f[0]))
		binary.LittleEndian.PutUint32(s.block[bytesPerFrame*i+4:], math.Float32bits(f[1]))
	}
	s.rest = s.block[:bytesPerFrame*n]
	return n > 0
}

// shot is a sound that was made before, somewhere between left and right.
type shot struct {
	mono  []float32
	gains frame
}

// newShot plays mono at a place from 0, left, to 1, right.
func newShot(mono []float32, place float64) *shot {
	return &shot{mono, frame{float32(min(1, 2*(1-place))), float32(min(1, 2*place))}}
}

func (s *shot) fill(frames []frame) int {
	n := min(len(frames), len(s.mono))
	for i, v := range s.mono[:n] {
		frames[i] = frame{v * s.gains[0], v * s.gains[1]}
	}
	s.mono = s.mono[n:]
	return n
}
