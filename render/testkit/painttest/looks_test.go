package painttest

import (
	"image"
	"image/color"
	"image/draw"
	"testing"
)

// TestUnlike checks the measure itself: a form moved by a pixel is the same, one moved by five pixels is another, and so is one of another
// tone.
func TestUnlike(t *testing.T) {
	at := func(x int, grey uint8) Looks {
		img := image.NewRGBA(image.Rect(0, 0, 28, 28))
		draw.Draw(img, image.Rect(x, 8, x+9, 20), image.NewUniform(color.Gray{grey}), image.Point{}, draw.Src)
		return LooksOf(img)
	}
	form := at(8, 60)
	if got := form.Unlike(at(9, 60), 1, 1); got > 0.01 {
		t.Errorf("a form a pixel aside differs in %.3f", got)
	}
	if got := min(form.Unlike(at(13, 60), 1, 1), form.Unlike(at(8, 110), 1, 1)); got < 0.3 {
		t.Errorf("another form differs in %.3f", got)
	}
	if got := form.Black().Unlike(at(8, 110).Black(), 0, 0); got > 0 {
		t.Errorf("two that are black differ in %.3f", got)
	}
}
