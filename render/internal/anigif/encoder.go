package anigif

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/gif"
)

// ErrNoFrame is that a film has no frame.
var ErrNoFrame = errors.New("there is no frame to make a film of")

// Encoder makes a film of frames of one size. It is used by one goroutine at a time.
type Encoder struct {
	slack   int
	size    image.Point
	palette color.Palette // always 256 colours, so that the head has always the same length; the last one is transparent
	colours *mapper
	shown   []uint8 // what the frames so far show; with an opacity of 0 where nothing is shown yet
	set     []bool  // which pixels a frame changes
	out     bytes.Buffer
	delay   int // where in out the delay of the last frame stands
	lasts   int // hundredths of a second for which that frame is shown
}

// NewEncoder returns the encoder of a film of w by h pixels, both at most 65,535, in the colours of a palette, of which there are at
// least one and at most MostColours. By slack, of 255, a channel of a pixel may differ from what is shown of it already without being
// drawn again: the more, the smaller is the file.
func NewEncoder(w, h int, palette color.Palette, slack int) *Encoder {
	e := &Encoder{slack: slack, size: image.Pt(w, h), colours: newMapper(palette), shown: make([]uint8, 4*w*h), set: make([]bool, w*h)}
	e.palette = make(color.Palette, MostColours+1)
	for i := range e.palette[:MostColours] {
		e.palette[i] = palette[min(i, len(palette)-1)]
	}
	e.palette[MostColours] = color.NRGBA{}
	return e
}

// Add adds a frame, by its pixels as red, green, blue and opacity, all of which are opaque, that is shown for so many hundredths of a
// second. One in which nothing changes prolongs the one before.
func (e *Encoder) Add(pixels []uint8, hundredths int) error {
	changed := e.changes(pixels)
	if changed == nil {
		e.prolong(hundredths)
		return nil
	}
	return e.write(changed, hundredths)
}

// Len is how many bytes the film has so far.
func (e *Encoder) Len() int { return e.out.Len() }

// Finish returns the film, which begins anew and anew after its last frame has stayed for so many hundredths of a second more. Nothing
// can be added any more. ErrNoFrame.
func (e *Encoder) Finish(more int) ([]byte, error) {
	if e.out.Len() == 0 {
		return nil, ErrNoFrame
	}
	e.prolong(more)
	e.out.WriteByte(trailer)
	return e.out.Bytes(), nil
}

// Parts of a GIF: https://www.w3.org/Graphics/GIF/spec-gif89a.txt.
const (
	head    = 6 + 7 + 3*256 // bytes of signature, screen descriptor and a palette of 256 colours
	trailer = 0x3b          // the last byte
	delayAt = 4             // of a frame, which begins with a graphic control extension
)

// repeat is the application extension by which a film begins anew for as long as it is looked at.
const repeat = "\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"

// write appends a frame: what package gif makes of it as a film of its own, without what all frames have in common.
func (e *Encoder) write(p *image.Paletted, hundredths int) error {
	var one bytes.Buffer
	if err := gif.EncodeAll(&one, &gif.GIF{
		Image: []*image.Paletted{p}, Delay: []int{hundredths}, Disposal: []byte{gif.DisposalNone},
		Config: image.Config{ColorModel: e.palette, Width: e.size.X, Height: e.size.Y},
	}); err != nil {
		return err
	}
	data := one.Bytes()
	if e.out.Len() == 0 {
		e.out.Write(data[:head])
		e.out.WriteString(repeat)
	}
	e.delay, e.lasts = e.out.Len()+delayAt, hundredths
	e.out.Write(data[head : len(data)-1])
	return nil
}

// prolong shows the last frame for longer.
func (e *Encoder) prolong(hundredths int) {
	const most = 1<<16 - 1
	e.lasts = min(e.lasts+hundredths, most)
	binary.LittleEndian.PutUint16(e.out.Bytes()[e.delay:], uint16(e.lasts))
}

// changes returns what of a frame is not shown yet, and counts as shown from now on; nil if nothing is.
func (e *Encoder) changes(pixels []uint8) *image.Paletted {
	w := e.size.X
	box := image.Rectangle{Min: e.size, Max: image.Point{}}
	for i := range e.set {
		now, old := pixels[4*i:4*i+3:4*i+3], e.shown[4*i:4*i+4:4*i+4]
		if e.set[i] = old[3] == 0 || !near(now, old, e.slack); !e.set[i] {
			continue
		}
		copy(old, now)
		old[3] = 0xff
		x, y := i%w, i/w
		box.Min.X, box.Min.Y = min(box.Min.X, x), min(box.Min.Y, y)
		box.Max.X, box.Max.Y = max(box.Max.X, x+1), max(box.Max.Y, y+1)
	}
	if box.Empty() {
		return nil
	}
	p := image.NewPaletted(box, e.palette)
	e.paint(p, pixels)
	return p
}

// paint gives the pixels of p that a frame changes its colours, and all others the transparent one.
func (e *Encoder) paint(p *image.Paletted, pixels []uint8) {
	for y := p.Rect.Min.Y; y < p.Rect.Max.Y; y++ {
		row := p.Pix[(y-p.Rect.Min.Y)*p.Stride:]
		for x := p.Rect.Min.X; x < p.Rect.Max.X; x++ {
			i := y*e.size.X + x
			index := uint8(MostColours)
			if e.set[i] {
				index = e.colours.dithered(pixels[4*i:], x, y)
			}
			row[x-p.Rect.Min.X] = index
		}
	}
}

// near reports whether two pixels are the same but for the slack.
func near(a, b []uint8, slack int) bool {
	for k := range 3 {
		if d := int(a[k]) - int(b[k]); d > slack || d < -slack {
			return false
		}
	}
	return true
}
