package paint

import (
	"image/color"
	"testing"
	"time"

	"islas/render/geom"
	"islas/render/theme"
)

// noted is a drawing that notes the widths in which it is painted, each as long as it takes.
func noted(widths *[]int, takes time.Duration) Drawing {
	return Drawing{Key{A: 1}, 400, func(n Pen) {
		w, _ := n.Canvas.Size()
		*widths = append(*widths, w)
		time.Sleep(takes)
		n.Fill(color.Black, Circle(200, 200, 200))
	}}
}

// The first frame of a page shows a picture that takes long as a draft, and the picture itself later.
func TestDraftsComeFirst(t *testing.T) {
	p := NewLive(theme.New(false))
	p.queue.holesAllowed = true
	var widths []int
	d, at := noted(&widths, frameBudget/4), geom.Rect{W: 600, H: 600}
	img := p.picture(d, at)
	if img == nil || img.Bounds().Dx() != 600/draftPart || len(widths) != 1 {
		t.Fatalf("shown is %v, painted was %v", img, widths)
	}
	if !p.Pending() {
		t.Error("the screen lacks nothing while a draft is shown")
	}
	if again := p.picture(d, at); again != img || p.queue.spent > frameBudget {
		t.Error("the draft is made twice")
	}
	for i := 0; p.Pending(); i++ {
		p.Advance()
		time.Sleep(time.Millisecond)
		if i > 100_000 {
			t.Fatal("the picture itself does not come")
		}
	}
	if img = p.picture(d, at); img.Bounds().Dx() != 600 || widths[len(widths)-1] != 600 {
		t.Errorf("shown is %v, painted was %v", img.Bounds(), widths)
	}
}

// What can be made within the frame is shown at once, as is everything where frames have no holes, and what is too small for a draft.
func TestNoDraftWithoutNeed(t *testing.T) {
	for name, c := range map[string]struct {
		holes  bool
		budget time.Duration
		side   float64
		takes  time.Duration
	}{
		"quick":               {true, time.Hour, 600, 0},
		"beside the frames":   {false, frameBudget, 600, frameBudget},
		"small":               {true, frameBudget, 200, frameBudget},
		"nothing is seen yet": {true, 0, 600, 0},
	} {
		p := NewLive(theme.New(false))
		p.queue.holesAllowed, p.queue.budget = c.holes, c.budget
		p.queue.workers = 1 << 20 // so many are busy that none takes it up
		var widths []int
		img := p.picture(noted(&widths, c.takes), geom.Rect{W: c.side, H: c.side})
		switch {
		case c.budget == 0:
			if img != nil || len(widths) != 0 {
				t.Errorf("%s: painted was %v", name, widths)
			}
		case img == nil || img.Bounds().Dx() != int(c.side) || widths[len(widths)-1] < int(c.side):
			t.Errorf("%s: shown is %v, painted was %v", name, img, widths)
		}
	}
}
