package anigif

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"iter"
)

// ErrNoFrame is that a film has no frame.
var ErrNoFrame = errors.New("there is no frame to make a film of")

// Parts of a GIF of one frame as package image/gif writes it (https://www.w3.org/Graphics/GIF/spec-gif89a.txt): a head with 256
// colours, the frame, in which the delay comes fifth, and a trailer. A film is one head, many frames and a trailer.
const (
	head    = 13 + 3*(MostColours+1)
	delayAt = 4
	trailer = 0x3b
)

// repeat is the application extension by which a film begins anew for as long as it is looked at.
const repeat = "\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"

// rows is how many rows of pixels are compared in one step.
const rows = 16

// Encoder makes a film of frames of one size. It is used by one goroutine at a time.
type Encoder struct {
	slack   int
	size    image.Point
	palette color.Palette // always 256 colours; the last one is transparent
	colours *mapper
	shown   []uint8         // what the frames so far show; with an opacity of 0 where nothing is shown yet
	frame   *image.Paletted // what the frame changes that is being added; transparent elsewhere
	out     bytes.Buffer
	delay   int // where in out the delay of the last frame stands
	lasts   int // hundredths of a second for which that frame is shown

	next func() (error, bool)
	stop func()
}

// NewEncoder returns the encoder of a film of w by h pixels, both at most 65,535, in the colours of a palette, of which there is at
// least one and at most MostColours. By slack, of 255, a channel of a pixel may differ from what is shown of it already without being
// drawn again: the more, the smaller is the file.
func NewEncoder(w, h int, palette color.Palette, slack int) *Encoder {
	e := &Encoder{slack: slack, size: image.Pt(w, h), colours: newMapper(palette), shown: make([]uint8, 4*w*h)}
	e.palette = make(color.Palette, MostColours+1)
	for i := range e.palette[:MostColours] {
		e.palette[i] = palette[min(i, len(palette)-1)]
	}
	e.palette[MostColours] = color.NRGBA{}
	e.frame = image.NewPaletted(image.Rect(0, 0, w, h), e.palette)
	return e
}

// Add adds a frame, by its pixels as red, green, blue and opacity, all of which are opaque, that is shown for so many hundredths of a
// second. One in which nothing changes prolongs the one before.
func (e *Encoder) Add(pixels []uint8, hundredths int) (err error) {
	e.Begin(pixels, hundredths)
	for done := false; !done && err == nil; {
		done, err = e.Step()
	}
	return err
}

// Begin begins to add a frame as Add does, which Step goes on with. Its pixels are to stay as they are until that is done.
func (e *Encoder) Begin(pixels []uint8, hundredths int) {
	e.Close()
	e.next, e.stop = iter.Pull(func(yield func(error) bool) {
		changed, ok := e.compare(pixels, yield)
		switch {
		case !ok:
		case changed.Empty():
			e.prolong(hundredths)
		default:
			if err := e.write(changed, hundredths, yield); err != nil {
				yield(err)
			}
		}
	})
}

// Step goes on with the frame that was begun, for a few milliseconds at most, and reports whether that is done.
func (e *Encoder) Step() (done bool, err error) {
	if e.next == nil {
		return true, nil
	}
	err, more := e.next()
	return !more, err
}

// Close ends the adding of a frame half-way. An encoder to which nothing is being added need not be closed.
func (e *Encoder) Close() {
	if e.stop != nil {
		e.stop()
	}
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

// compare finds out which pixels of the frame are not shown yet, which count as shown from now on, and returns the rectangle in
// which they lie. It reports whether it came to its end.
func (e *Encoder) compare(pixels []uint8, yield func(error) bool) (changed image.Rectangle, ok bool) {
	for y := range e.size.Y {
		for x := range e.size.X {
			i := y*e.size.X + x
			now, old := pixels[4*i:4*i+3:4*i+3], e.shown[4*i:4*i+4:4*i+4]
			e.frame.Pix[i] = MostColours
			if old[3] != 0 && near(now, old, e.slack) {
				continue
			}
			copy(old, now)
			old[3] = 0xff
			e.frame.Pix[i] = e.colours.dithered(now, x, y)
			changed = changed.Union(image.Rect(x, y, x+1, y+1))
		}
		if y%rows == rows-1 && !yield(nil) {
			return changed, false
		}
	}
	return changed, true
}

// write writes what the frame changes.
func (e *Encoder) write(changed image.Rectangle, hundredths int, yield func(error) bool) error {
	one := pausing{pause: yield}
	err := gif.EncodeAll(&one, &gif.GIF{
		Image: []*image.Paletted{e.frame.SubImage(changed).(*image.Paletted)}, Delay: []int{hundredths}, Disposal: []byte{gif.DisposalNone},
		Config: image.Config{ColorModel: e.palette, Width: e.size.X, Height: e.size.Y},
	})
	if err != nil {
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

// pausing is a buffer that pauses whenever something was written to it, which image/gif does every few thousand bytes.
type pausing struct {
	bytes.Buffer
	pause func(error) bool
}

var errStopped = errors.New("the film is not made to its end")

// Write implements io.Writer.
func (p *pausing) Write(data []byte) (int, error) {
	n, err := p.Buffer.Write(data)
	if err == nil && !p.pause(nil) {
		err = errStopped
	}
	return n, err
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
