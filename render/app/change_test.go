package app

import (
	"bytes"
	"fmt"
	"image"
	"testing"
	"time"

	"islas/render/keep/settings"
	"islas/render/testkit/need"
)

func init() { plays["change"] = playChange }

// After a change of scene or of size the screen shows what it showed before, scaled to fit after a change of size, and then the new frame
// with all its pictures: nothing stretched, blurred or missing.
func TestNothingHalfDoneIsSeen(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "change")
}

func playChange() {
	mostLate, evenLonger = need.Patience, need.Patience
	t := newTheatre(1280, 720)
	s := t.stage
	s.Settings.ReducedMotion, s.Settings.Speed = true, settings.Instant
	s.Options.Seats = []string{"human", "easy", "easy"}
	m := mustGet(s.Saves.Begin(quickSetup(s)))
	t.untilSharp()
	for _, c := range []struct {
		name string
		do   func()
	}{
		{"setting up", func() { s.Go(s.Routes.NewGame(s)) }},
		{"the table", func() { s.Go(s.Routes.Table(s, m, false)) }},
		{"640", func() { t.resize(640, 400) }},
		{"1280", func() { t.resize(1280, 800) }},
		{"1920", func() { t.resize(1920, 1080) }},
		{"the title", func() { s.Go(s.Routes.Title(s)) }},
	} {
		before := t.shown()
		c.do()
		seen := t.seen()
		whole := seen[len(seen)-1]
		for i, p := range seen[:len(seen)-1] {
			if p.Rect == before.Rect && bytes.Equal(p.Pix, before.Pix) || p.Rect != before.Rect && scaled(before, p) {
				continue
			}
			if n := different(p, whole); n > 0 {
				fail("%s: picture %d of %d is neither what was seen before nor whole, %d pixels change later", c.name, i+1, len(seen), n)
			}
		}
		fmt.Printf("%s: %d pictures, the last differs from what was seen before in %d pixels\n", c.name, len(seen), different(before, whole))
	}
}

// seen returns all pictures shown until the screen comes to rest, each once.
func (t *theatre) seen() (all []*image.RGBA) {
	for start := time.Now(); time.Since(start) < need.Patience; time.Sleep(testTick) {
		t.run(1)
		if now := t.shown(); len(all) == 0 || !bytes.Equal(now.Pix, all[len(all)-1].Pix) {
			all = append(all, now)
		}
		if t.atRest() {
			return all
		}
	}
	fail("the screen did not come to rest in %v", need.Patience)
	return nil
}

// different returns how many pixels of two pictures differ, all if their sizes do.
func different(a, b *image.RGBA) (n int) {
	if a.Rect != b.Rect {
		return len(b.Pix) / 4
	}
	for i := 0; i < len(a.Pix); i += 4 {
		if !bytes.Equal(a.Pix[i:i+4], b.Pix[i:i+4]) {
			n++
		}
	}
	return n
}

// scaled reports whether a picture is another one scaled to fit, in its middle.
func scaled(from, to *image.RGBA) bool {
	a, b := from.Rect.Max, to.Rect.Max
	scale := min(float64(b.X)/float64(a.X), float64(b.Y)/float64(a.Y))
	left, top := (float64(b.X)-scale*float64(a.X))/2, (float64(b.Y)-scale*float64(a.Y))/2
	alike, points := 0, 0
	for y := 3; y < a.Y; y += 7 {
		for x := 3; x < a.X; x += 7 {
			p, q := from.RGBAAt(x, y), to.RGBAAt(int(left+scale*(float64(x)+0.5)), int(top+scale*(float64(y)+0.5)))
			near := func(v, w uint8) bool { return max(v, w)-min(v, w) < 64 }
			if points++; near(p.R, q.R) && near(p.G, q.G) && near(p.B, q.B) {
				alike++
			}
		}
	}
	return float64(alike) > 0.9*float64(points)
}
