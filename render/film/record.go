package main

import (
	"errors"
	"fmt"
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/autoplayer"
	"islas/render/internal/guest"
	"islas/render/internal/script"
	"islas/render/ui"
)

// The film shows every fifth tick of the program, 12 a second.
const (
	ticksPerFrame  = 5
	hundredths     = 8 // of a second for which a frame is shown, as near to 5/60 as a GIF has it
	lastHundredths = 200
	lastSeconds    = 1.2 // that are filmed after the script
)

// magnify is how many times as large as the film the window is that is filmed: each of its pixels is the mean of four.
const magnify = 2

// filming is a film being made.
type filming struct {
	options
	folder  string // of the program and its data
	program string
	guest   *guest.Guest
	pointer ui.Point // of the mouse, in pixels of the window
	frames  []*image.NRGBA
}

// errEnd is that the film is as long as it may be.
var errEnd = errors.New("the film is long enough")

// record plays and films.
func (f *filming) record() (err error) {
	w := f.width * magnify
	h := w * 9 / 16
	f.guest, err = guest.Launch(f.program, f.folder, []string{"-lang", f.lang, "-mute"}, w, h)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.guest.Close()) }()
	if _, err := f.guest.Press("continue"); err != nil {
		return err
	}
	f.pointer = ui.Point{X: float64(w) * 0.45, Y: float64(h) * 0.62}
	if err := f.settle(); err != nil {
		return err
	}
	if err := f.play(); !errors.Is(err, errEnd) {
		return err
	}
	return nil
}

// settle waits until every picture is drawn as sharply as it can be. Nothing is filmed yet.
func (f *filming) settle() error {
	f.guest.Session.MoveCursor(f.pointer.X, f.pointer.Y)
	for range 3 {
		if err := f.guest.Frame(); err != nil {
			return err
		}
		if _, err := f.guest.Rest(); err != nil {
			return err
		}
	}
	return nil
}

// errNothing is that what a step clicks is not there.
var errNothing = errors.New("there is nothing to click")

// play plays the script and then holds for a moment. Mostly the film is as long as it may be before that (errEnd).
func (f *filming) play() error {
	if err := f.all(f.film.Steps); err != nil {
		return err
	}
	for len(f.film.Then) > 0 {
		err := f.all(f.film.Then)
		if errors.Is(err, errNothing) {
			break
		}
		if err != nil {
			return err
		}
	}
	return f.hold(lastSeconds)
}

// all does steps of the script up to the first that fails.
func (f *filming) all(steps []script.Step) error {
	for _, s := range steps {
		if err := f.do(s); err != nil {
			return err
		}
	}
	return nil
}

// do does a step of the script.
func (f *filming) do(s script.Step) error {
	switch s.Kind {
	case script.KindHold:
		return f.hold(s.Seconds)
	case script.KindWatch:
		return f.watch()
	case script.KindClick:
		return f.click(s.Widget)
	default:
		return f.leave()
	}
}

// leave moves the mouse out of the window, so that it points at nothing of what comes.
func (f *filming) leave() error {
	return f.glide(ui.Point{X: f.pointer.X, Y: float64(f.width*magnify)*9/16 + 60})
}

// hold films for some seconds in which nobody does anything.
func (f *filming) hold(seconds float64) error {
	for range int(seconds * 60 / ticksPerFrame) {
		if err := f.frame(); err != nil {
			return err
		}
	}
	return nil
}

// watch films until nothing moves.
func (f *filming) watch() error {
	for {
		if err := f.hold(0.25); err != nil {
			return err
		}
		l, err := f.guest.See()
		if err != nil || !l.Busy {
			return err
		}
	}
}

// click moves the mouse to a widget whose id begins so and that can be clicked, the one in the middle of several, and clicks.
func (f *filming) click(prefix string) error {
	l, err := f.guest.See()
	if err != nil {
		return err
	}
	var fit []ui.Widget
	for _, w := range l.Widgets {
		if _, ok := autoplayer.Find(l.Widgets, w.ID); ok && strings.HasPrefix(w.ID, prefix) {
			fit = append(fit, w)
		}
	}
	if len(fit) == 0 {
		return fmt.Errorf("%s: %w that begins with %q among %s", l.Scene, errNothing, prefix, l.IDs())
	}
	if err := f.glide(l.Middle(fit[len(fit)/2])); err != nil {
		return err
	}
	if err := f.hold(0.2); err != nil {
		return err
	}
	f.guest.Session.PressMouseButton(ebiten.MouseButtonLeft)
	if err := f.frame(); err != nil {
		return err
	}
	f.guest.Session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	return f.frame()
}

// glide moves the mouse as a hand does: fast in the middle of its way.
func (f *filming) glide(to ui.Point) error {
	from := f.pointer
	n := 4 + int(to.Sub(from).Len()/float64(f.width*magnify)*12)
	for i := range n {
		t := float64(i+1) / float64(n)
		f.pointer = from.Lerp(to, t*t*(3-2*t))
		f.guest.Session.MoveCursor(f.pointer.X, f.pointer.Y)
		if err := f.frame(); err != nil {
			return err
		}
	}
	return nil
}

// frame films one frame.
func (f *filming) frame() error {
	if float64(len(f.frames)*hundredths)/100 >= f.seconds {
		return errEnd
	}
	if err := f.guest.Ticks(ticksPerFrame); err != nil {
		return err
	}
	if err := f.guest.Frame(); err != nil {
		return err
	}
	screen := image.NewRGBA(f.guest.Screen.Bounds())
	f.guest.Screen.ReadPixels(screen.Pix)
	small := shrunk(screen, magnify)
	drawPointer(small, f.pointer.X/magnify, f.pointer.Y/magnify)
	f.frames = append(f.frames, small)
	return nil
}
