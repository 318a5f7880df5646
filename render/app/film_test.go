package app

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/gif"
	"os"
	"testing"
	"time"

	"islas/render/testkit/need"
	"islas/render/testkit/shot"
	"islas/render/testkit/vision"
)

func init() { plays["film"] = playFilm }

// A film of a round of every game is made while the program goes on: it has many colours, and only a part is drawn of most frames.
func TestFilm(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "film")
}

func playFilm() {
	t := newTheatre(1280, 720)
	id := os.Getenv(gameVariable)
	t.stage.Watch(mustGet(t.stage.Opened(recordOf(shot.Judge{}, id, 3, 1))), 300)
	t.untilSharp()
	for size := range 2 {
		t.film(id, size)
		t.click("replay.speed", "replay.speed") // the second plays four times as fast
	}
}

// film makes a film of the round shown by a replay, in one of the sizes.
func (t *theatre) film(id string, size int) {
	t.click("replay.film", fmt.Sprintf("film.size/%d", size), "film.make")
	start := time.Now()
	for making := true; making; _, making = t.ui.Widget("film.progress") {
		if t.run(1); time.Since(start) > need.Patience {
			fail("the film is not made in %v", need.Patience)
		}
	}
	name := fmt.Sprintf("match-%d.gif", size+1)
	data := mustGet(os.ReadFile(t.stage.Path(name)))
	film := mustGet(gif.DecodeAll(bytes.NewReader(data)))
	length := 0
	for _, d := range film.Delay {
		length += d
	}
	fmt.Printf("%s: %d frames, %.1f s, %d KB; made in %.1f s\n", id, len(film.Image), float64(length)/100, len(data)/1000, time.Since(start).Seconds())
	if n := flashesOf(film); n > vision.MostFlashes {
		fail("%s flashes %d times in a second", name, n)
	}
	first := film.Image[0]
	colours := map[uint8]bool{}
	for _, c := range first.Pix {
		colours[c] = true
	}
	if first.Rect != image.Rect(0, 0, film.Config.Width, film.Config.Width*9/16) || len(colours) < 100 {
		fail("the first frame is %v with %d colours", first.Rect, len(colours))
	}
	part := 0
	for _, p := range film.Image[1:] {
		part += p.Rect.Dx() * p.Rect.Dy()
	}
	if all := (len(film.Image) - 1) * len(first.Pix); part > all*3/4 {
		fail("of %d pixels %d are drawn again", all, part)
	}
}

// flashesOf returns the number of flashes in the worst second of a film.
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
