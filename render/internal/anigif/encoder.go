package anigif

import (
	"bytes"
	"compress/lzw"
	"errors"
	"image"
	"image/color"
)

// ErrNoFrame is that a film has no frame.
var ErrNoFrame = errors.New("there is no frame to make a film of")

// Encoder makes a film of frames of one size. It is used by one goroutine at a time.
type Encoder struct {
	slack   int
	size    image.Point
	palette color.Palette // always 256 colours; the last one is transparent
	colours *mapper
	shown   []uint8 // what the frames so far show; with an opacity of 0 where nothing is shown yet
	set     []bool  // which pixels the frame changes that is being added
	out     bytes.Buffer
	packed  *lzw.Writer
	frame   frame
	delay   int // where in out the delay of the last frame stands
	lasts   int // hundredths of a second for which that frame is shown
}

// frame is a frame that is being added.
type frame struct {
	pixels     []uint8 // nil where there is none
	hundredths int
	row        int             // the next one to be compared with what is shown, or then to be written
	changed    image.Rectangle // where it differs from what is shown, as far as it has been compared
	indices    []uint8         // of the pixels of a row in it
	blocks     *blocks         // into which it is written; nil as long as it is compared
}

// NewEncoder returns the encoder of a film of w by h pixels, both at most 65,535, in the colours of a palette, of which there is at
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
func (e *Encoder) Add(pixels []uint8, hundredths int) (err error) {
	e.Begin(pixels, hundredths)
	for done := false; !done; {
		done, err = e.Step(e.size.Y)
	}
	return err
}

// Begin begins to add a frame as Add does, which Step goes on with. Its pixels are to stay as they are until that is done.
func (e *Encoder) Begin(pixels []uint8, hundredths int) {
	e.frame = frame{pixels: pixels, hundredths: hundredths, changed: image.Rectangle{Min: e.size}}
}

// Step goes on with the frame that was begun, by at most so many rows of pixels, and reports whether that is done.
func (e *Encoder) Step(rows int) (done bool, err error) {
	f := &e.frame
	switch {
	case f.pixels == nil:
		return true, nil
	case f.blocks != nil:
		done, err = e.write(rows)
	case e.compare(rows):
		if done = f.changed.Empty(); done {
			e.prolong(f.hundredths)
		} else {
			e.head()
		}
	}
	if done || err != nil {
		f.pixels = nil
	}
	return f.pixels == nil, err
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

// compare finds out which pixels of some rows of the frame are not shown yet, which count as shown from now on, and reports whether
// those were the last rows.
func (e *Encoder) compare(rows int) (done bool) {
	f, w := &e.frame, e.size.X
	for end := min(f.row+rows, e.size.Y); f.row < end; f.row++ {
		for x := range w {
			i := f.row*w + x
			now, old := f.pixels[4*i:4*i+3:4*i+3], e.shown[4*i:4*i+4:4*i+4]
			if e.set[i] = old[3] == 0 || !near(now, old, e.slack); !e.set[i] {
				continue
			}
			copy(old, now)
			old[3] = 0xff
			box := &f.changed
			box.Min.X, box.Min.Y = min(box.Min.X, x), min(box.Min.Y, f.row)
			box.Max.X, box.Max.Y = max(box.Max.X, x+1), max(box.Max.Y, f.row+1)
		}
	}
	return f.row == e.size.Y
}

// write writes some rows of the frame, and reports whether those were the last ones. The pixels that it changes have its colours, all
// others the transparent one.
func (e *Encoder) write(rows int) (done bool, err error) {
	f := &e.frame
	for end := min(f.row+rows, f.changed.Max.Y); f.row < end; f.row++ {
		for x := f.changed.Min.X; x < f.changed.Max.X; x++ {
			i := f.row*e.size.X + x
			index := uint8(MostColours)
			if e.set[i] {
				index = e.colours.dithered(f.pixels[4*i:], x, f.row)
			}
			f.indices[x-f.changed.Min.X] = index
		}
		if _, err := e.packed.Write(f.indices); err != nil {
			return false, err
		}
	}
	if f.row < f.changed.Max.Y {
		return false, nil
	}
	if err := e.packed.Close(); err != nil {
		return false, err
	}
	f.blocks.close()
	return true, nil
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
