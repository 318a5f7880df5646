package vision

import (
	"image"
	"image/color"
	"math"
	"testing"
)

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

// TestSeenKnown checks colours worked out by hand from the published matrices: pure red, green and blue are a column of a
// matrix each, cut to what a screen can show.
func TestSeenKnown(t *testing.T) {
	for _, c := range []struct {
		kind Kind
		in   uint32
		want uint32
	}{
		{Normal, 0x123456, 0x123456},
		{Protan, 0xff0000, 0x6d5f00}, {Protan, 0x00ff00, 0xffe500}, {Protan, 0x0000ff, 0x0059ff},
		{Deutan, 0xff0000, 0xa39000}, {Deutan, 0x00ff00, 0xefd63a}, {Deutan, 0x0000ff, 0x003dfb},
		{Tritan, 0xff0000, 0xff000f}, {Tritan, 0x00ff00, 0x00f7d9}, {Tritan, 0x0000ff, 0x006b96},
	} {
		if got := c.kind.Seen(rgb(c.in)); got != rgb(c.want) {
			t.Errorf("%s sees #%06x as #%02x%02x%02x, want #%06x", c.kind, c.in, got.R, got.G, got.B, c.want)
		}
	}
}

func TestGreysStayGrey(t *testing.T) {
	for k := range Kinds {
		for v := range 256 {
			grey := color.NRGBA{uint8(v), uint8(v), uint8(v), 0x80}
			if got := k.Seen(grey); got != grey {
				t.Errorf("%s sees %v as %v", k, grey, got)
			}
		}
	}
}

// TestConfusions checks that each kind confuses what people of that kind confuse, and nothing else: these three pairs are
// well apart to everybody else.
func TestConfusions(t *testing.T) {
	pairs := [Kinds][2]uint32{
		Protan: {0xc0302a, 0x5f5b33}, // red and dark olive
		Deutan: {0xb4553c, 0x7a7a37}, // brick and moss
		Tritan: {0x2a7fb8, 0x2a8a8c}, // blue and teal
	}
	for k := Protan; k < Kinds; k++ {
		a, b := rgb(pairs[k][0]), rgb(pairs[k][1])
		if seen, normal := k.Distance(a, b), Normal.Distance(a, b); seen > 6 || seen > normal/2 {
			t.Errorf("%s: #%06x and #%06x are %.1f apart, and %.1f to the usual eye", k, pairs[k][0], pairs[k][1], seen, normal)
		}
	}
}

func TestDistance(t *testing.T) {
	// Ottosson gives red as L 0.628, a 0.225, b 0.126.
	red := oklab(rgb(0xff0000))
	for i, want := range [3]float64{0.62796, 0.22486, 0.12585} {
		if math.Abs(red[i]-want) > 0.0001 {
			t.Errorf("red in OKLab is %.4f", red)
		}
	}
	if d := Normal.Distance(rgb(0), rgb(0xffffff)); math.Abs(d-100) > 0.01 {
		t.Errorf("black and white are %.2f apart, want 100", d)
	}
	if l := Lightness(rgb(0x777777)); math.Abs(l-56.9) > 0.1 {
		t.Errorf("#777 is %.1f light, want 56.9", l)
	}
}

func TestParse(t *testing.T) {
	for k := range Kinds {
		if got, err := Parse(k.String()); got != k || err != nil {
			t.Errorf("Parse(%q) is %v, %v", k, got, err)
		}
	}
	if got, err := Parse(""); got != Normal || err != nil {
		t.Errorf("Parse of nothing is %v, %v", got, err)
	}
	_, err := Parse("dog")
	if want := `there is no colour vision "dog": use protan, deutan or tritan`; err == nil || err.Error() != want {
		t.Errorf("the error is %v", err)
	}
}

func TestSimulate(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 2, 2))
	for i, v := range []uint32{0xff0000, 0xff0000, 0x0000ff, 0x777777} {
		img.Set(i%2, i/2, rgb(v))
	}
	Protan.Simulate(img)
	for i, want := range []uint32{0x6d5f00, 0x6d5f00, 0x0059ff, 0x777777} {
		if got := color.NRGBAModel.Convert(img.At(i%2, i/2)); got != rgb(want) {
			t.Errorf("pixel %d is %v, want #%06x", i, got, want)
		}
	}
}
