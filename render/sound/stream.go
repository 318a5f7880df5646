package sound

import (
	"encoding/binary"
	"io"
	"math"
	"sync"
	"time"
)

// rate is the number of frames in a second of everything that is played. Devices play others, and systems and browsers see to that.
const rate = 32000

// frames returns the number of frames in so much time.
func frames(d time.Duration) int { return int(d * rate / time.Second) }

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

// stream is a source as the sound devices read it, louder and softer as it is told. While it is at volume 0 the source rests. It is read
// beside the game loop.
type stream struct {
	source source
	block  [blockFrames * bytesPerFrame]byte
	rest   []byte // of the block, not yet read
	ended  bool

	mu     sync.Mutex
	volume float32
	target float32
	step   float32 // change of the volume in a frame until it is the target
	stops  bool    // it ends at volume 0
}

func newStream(s source, volume float64) *stream {
	return &stream{source: s, volume: float32(volume), target: float32(volume)}
}

// fade lets the volume go to another in a time.
func (s *stream) fade(volume float64, in time.Duration, stops bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.target, s.stops = float32(volume), s.stops || stops
	s.step = (s.target - s.volume) / float32(max(1, frames(in)))
}

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
	s.mu.Lock()
	defer s.mu.Unlock()
	var frames [blockFrames]frame
	n := blockFrames
	if s.volume != 0 || s.target != 0 {
		n = s.source.fill(frames[:])
	}
	s.ended = n < blockFrames || s.stops && s.volume == 0 && s.target == 0
	for i, f := range frames[:n] {
		if s.volume != s.target {
			s.volume += s.step
			if (s.volume-s.target)*s.step >= 0 {
				s.volume = s.target
			}
		}
		binary.LittleEndian.PutUint32(s.block[bytesPerFrame*i:], math.Float32bits(s.volume*f[0]))
		binary.LittleEndian.PutUint32(s.block[bytesPerFrame*i+4:], math.Float32bits(s.volume*f[1]))
	}
	s.rest = s.block[:bytesPerFrame*n]
	return n > 0
}

// shot is an effect, somewhere between left and right, a little higher or lower than it is kept.
type shot struct {
	mono  []float32
	gains frame
	pitch float64
	at    float64
}

// newShot plays mono at a place from 0, left, to 1, right.
func newShot(mono []float32, place, pitch float64) *shot {
	return &shot{mono: mono, gains: frame{float32(min(1, 2*(1-place))), float32(min(1, 2*place))}, pitch: pitch}
}

func (s *shot) fill(frames []frame) int {
	for n := range frames {
		i, part := math.Modf(s.at)
		if int(i)+1 >= len(s.mono) {
			return n
		}
		v := s.mono[int(i)]
		v += float32(part) * (s.mono[int(i)+1] - v)
		frames[n] = frame{v * s.gains[0], v * s.gains[1]}
		s.at += s.pitch
	}
	return len(frames)
}
