package app

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/gif"
	"os"
	"slices"
	"testing"
	"time"

	"islas/render/testkit/need"
	"islas/render/testkit/shot"
	"islas/render/testkit/vision"
	"islas/render/ui"
)

func init() { plays["film"] = playFilm }

// A film of a round of every game is made while the program goes on: it has many colours, and of most frames only a part is drawn.
func TestFilm(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "film")
}

func playFilm() error {
	t, err := newTheatre(1280, 720)
	if err != nil {
		return err
	}
	id := os.Getenv(gameVariable)
	m, err := t.stage.Opened(recordOf(shot.Judge{}, id, 3, 1))
	if err != nil {
		return err
	}
	t.stage.Watch(m, 300)
	if err := t.untilSharp(); err != nil {
		return err
	}
	for size := range 2 {
		if err := t.film(id, size); err != nil {
			return err
		}
		for range 2 { // the second goes by four times as fast
			if err := t.click("replay.speed"); err != nil {
				return err
			}
		}
	}
	return nil
}

// film makes a film of the round that a replay shows, in one of the sizes.
func (t *theatre) film(id string, size int) error {
	for _, widget := range []string{"replay.film", fmt.Sprintf("film.size/%d", size), "film.make"} {
		if err := t.click(widget); err != nil {
			return err
		}
	}
	start := time.Now()
	for t.shows("film.progress") {
		if err := t.tick(); err != nil {
			return err
		}
		if time.Since(start) > need.Patience {
			return fmt.Errorf("the film is not made in %v", need.Patience)
		}
	}
	names, err := t.stage.Store.List()
	if err != nil {
		return err
	}
	name := fmt.Sprintf("match-%d.gif", size+1)
	if !slices.Contains(names, name) {
		return fmt.Errorf("there is no %s, only %q", name, names)
	}
	data, err := os.ReadFile(t.stage.Path(name))
	if err != nil {
		return err
	}
	film, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil {
		return err
	}
	length := 0
	for _, d := range film.Delay {
		length += d
	}
	fmt.Printf("%s: %d frames, %.1f s, %d KB; made in %.1f s\n", id, len(film.Image), float64(length)/100, len(data)/1000, time.Since(start).Seconds())
	if n := flashesOf(film); n > vision.MostFlashes {
		return fmt.Errorf("%s flashes %d times in a second", name, n)
	}
	first := film.Image[0]
	colours := map[uint8]bool{}
	for _, c := range first.Pix {
		colours[c] = true
	}
	if first.Rect != image.Rect(0, 0, film.Config.Width, film.Config.Width*9/16) || len(colours) < 100 {
		return fmt.Errorf("the first frame is %v with %d colours", first.Rect, len(colours))
	}
	part := 0
	for _, p := range film.Image[1:] {
		part += p.Rect.Dx() * p.Rect.Dy()
	}
	if all := (len(film.Image) - 1) * len(first.Pix); part > all*3/4 {
		return fmt.Errorf("of %d pixels %d are drawn again", all, part)
	}
	return nil
}

// flashesOf returns how many flashes the worst second of a film has had.
func flashesOf(film *gif.GIF) int {
	screen := image.NewRGBA(image.Rect(0, 0, film.Config.Width, film.Config.Height))
	var seen vision.Flashes
	var at time.Duration
	for i, frame := range film.Image {
		draw.Draw(screen, frame.Rect, frame, frame.Rect.Min, draw.Over)
		seen.Add(at, film.Config.Width, film.Config.Height, screen.Pix)
		at += time.Duration(film.Delay[i]) * time.Second / 100
	}
	return seen.Worst()
}

// click clicks a widget.
func (t *theatre) click(id string) error {
	w, ok := t.ui.Widget(id)
	if !ok {
		return fmt.Errorf("there is no %s", id)
	}
	read := t.read
	defer func() { t.read = read }()
	for _, in := range []ui.Input{{}, {Down: true, Pressed: true}, {Released: true}, {}, {}} {
		in.Pos, in.Inside = w.Rect.Middle(), true
		t.read = func(dt time.Duration) ui.Input { in.Dt = dt; return in }
		if err := t.tick(); err != nil {
			return err
		}
	}
	return nil
}

// shows reports whether a widget is on the screen.
func (t *theatre) shows(id string) bool {
	return slices.ContainsFunc(t.ui.Widgets(), func(w ui.Widget) bool { return w.ID == id })
}
