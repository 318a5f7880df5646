package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"islas/game"
	"islas/render/internal/script"
	"islas/render/stage"
	"islas/render/testkit/must"
	"islas/render/testkit/vision"
)

// A picture in few colours looks as it did, and takes less.
func TestStill(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	img := image.NewNRGBA(image.Rect(0, 0, 64, 48))
	for i := range img.Pix {
		img.Pix[i] = uint8(i/4%64*3 + rng.IntN(8))
		if i%4 == 3 {
			img.Pix[i] = 0xff
		}
	}
	folder := t.TempDir()
	from, to := filepath.Join(folder, "from.png"), filepath.Join(folder, "to.png")
	var b bytes.Buffer
	must.OK(t, png.Encode(&b, img))
	must.OK(t, os.WriteFile(from, b.Bytes(), 0o644))
	must.OK(t, run(options{still: from, out: to}))
	data, err := os.ReadFile(to)
	must.OK(t, err)
	got, err := png.Decode(bytes.NewReader(data))
	must.OK(t, err)
	if p, ok := got.(*image.Paletted); !ok || len(p.Palette) > 256 || p.Rect != img.Rect || len(data) >= b.Len() {
		t.Fatalf("it is a %T of %v and %d bytes; it had %d", got, got.Bounds(), len(data), b.Len())
	}
	for y := range 48 {
		for x := range 64 {
			r, _, _, _ := got.At(x, y).RGBA()
			if d := int(r>>8) - int(img.NRGBAAt(x, y).R); d > 24 || d < -24 {
				t.Fatalf("the red at %d, %d is off by %d", x, y, d)
			}
		}
	}
	if err := run(options{still: filepath.Join(folder, "none.png"), out: to}); err == nil {
		t.Error("a picture that is not there is written")
	}
}

// silent is a game that can't be filmed.
type silent struct{ stage.Game }

func (silent) Info() *game.Info { return &game.Info{ID: "silent"} }

// filmed is one that can.
type filmed struct{ silent }

func (filmed) Info() *game.Info { return &game.Info{ID: "filmed"} }

func (filmed) Film() script.Film { return script.Film{Seed: 11, Round: 2} }

func TestParse(t *testing.T) {
	games := []stage.Game{filmed{}, silent{}}
	args := []string{"-game", "filmed", "-lang", "de", "-o", "x.gif", "-seed", "0", "-round", "3", "-seconds", "9.5", "-width", "640"}
	o, err := parse(args, &bytes.Buffer{}, games)
	if err != nil || o.lang != "de" || o.out != "x.gif" || o.seed != 0 || o.round != 3 || o.seconds != 9.5 || o.width != 640 || o.most != 3_000_000 {
		t.Errorf("parsed %+v, %v", o, err)
	}
	if o, err := parse(nil, &bytes.Buffer{}, games); err != nil || o.seed != 11 || o.round != 2 || o.film.Seed != 11 {
		t.Errorf("without flags parsed %+v, %v", o, err)
	}
	for _, c := range []struct{ args, want string }{
		{"fish", "“fish” is no flag; run with -help to see what there is"},
		{"-game chess", `there is no game "chess": use one of filmed, silent`},
		{"-game silent", "-game silent: this game brings no film"},
		{"-lang fr", `there is no language "fr": use one of de, en, es`},
		{"-seconds 0", "-seconds 0: a film takes from 1 to 60 seconds"},
		{"-seconds NaN", "-seconds NaN: a film takes from 1 to 60 seconds"},
		{"-width 10000", "-width 10000: a film is from 160 to 1600 pixels wide"},
		{"-round 0", "-round 0: name a round from 1 to 20"},
		{"-most 0", "-most 0: name a number of bytes, for example 3000000"},
		{"-o=", "-o: name the file to write, for example film.gif"},
	} {
		if _, err := parse(strings.Fields(c.args), &bytes.Buffer{}, games); err == nil || err.Error() != c.want {
			t.Errorf("%q: %v, want %s", c.args, err, c.want)
		}
	}
}

// scene is a picture of a gradient, some of whose pixels shimmer, with a red square at x.
func scene(x, shimmer int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, 64, 40))
	rng := rand.New(rand.NewPCG(uint64(shimmer), 1))
	for y := range 40 {
		for px := range 64 {
			v := uint8(60 + 2*px + rng.IntN(shimmer+1))
			img.SetNRGBA(px, y, color.NRGBA{20, v, v, 0xff})
		}
	}
	draw.Draw(img, image.Rect(x, 10, x+8, 18), image.NewUniform(color.NRGBA{0xb1, 0x1a, 0x33, 0xff}), image.Point{}, draw.Src)
	return img
}

// TestEncode plays a film back and compares it with what was filmed.
func TestEncode(t *testing.T) {
	frames := []*image.NRGBA{scene(4, 3), scene(4, 2), scene(20, 3), scene(20, 3), scene(36, 2)}
	data, err := encode(frames, 8, 200, 1<<20)
	must.OK(t, err)
	film, err := gif.DecodeAll(bytes.NewReader(data))
	must.OK(t, err)
	// The second frame only shimmers and the fourth is the same as the third: they are the longer stay of the others.
	if len(film.Image) != 3 || film.Delay[0] != 16 || film.Delay[1] != 16 || film.Delay[2] != 200 {
		t.Fatalf("%d frames that stay for %v", len(film.Image), film.Delay)
	}
	if film.LoopCount != 0 {
		t.Errorf("the film ends after %d times", film.LoopCount)
	}
	screen := image.NewNRGBA(frames[0].Rect)
	for i, want := range []*image.NRGBA{frames[0], frames[2], frames[4]} {
		p := film.Image[i]
		draw.Draw(screen, p.Rect, p, p.Rect.Min, draw.Over)
		worst := 0.0
		for y := range 40 {
			for x := range 64 {
				worst = max(worst, vision.Normal.Distance(screen.NRGBAAt(x, y), want.NRGBAAt(x, y)))
			}
		}
		if worst > 8 {
			t.Errorf("frame %d differs by %.1f from what was filmed", i, worst)
		}
	}
	// What changes from the first to the second is where the square was and is.
	if r := film.Image[1].Rect; r != image.Rect(4, 10, 28, 18) {
		t.Errorf("the second frame covers %v", r)
	}
	between := film.Image[1].At(15, 12)
	if _, _, _, a := between.RGBA(); a != 0 {
		t.Errorf("what has not changed is drawn again: %v", between)
	}
}

func TestEncodeLimits(t *testing.T) {
	noise := image.NewNRGBA(image.Rect(0, 0, 64, 64))
	rng := rand.New(rand.NewPCG(3, 3))
	for i := range noise.Pix {
		noise.Pix[i] = uint8(rng.IntN(256))
	}
	for i := 3; i < len(noise.Pix); i += 4 {
		noise.Pix[i] = 0xff
	}
	_, err := encode([]*image.NRGBA{noise}, 8, 8, 1000)
	if err == nil || !strings.HasSuffix(err.Error(), "bytes, more than 1000: make it shorter or smaller") {
		t.Errorf("too large a film: %v", err)
	}
	if _, err := encode(nil, 8, 8, 1000); err == nil {
		t.Error("a film of nothing")
	}
}

// TestEncodeTakesMoreSlack checks that a film that is too large is made smaller by leaving out what changes little.
func TestEncodeTakesMoreSlack(t *testing.T) {
	var frames []*image.NRGBA
	for i := range 30 {
		frames = append(frames, scene(4+i, 9+i%3))
	}
	exact, err := encode(frames, 8, 8, 1<<20)
	must.OK(t, err)
	small, err := encode(frames, 8, 8, len(exact)*2/3)
	must.OK(t, err)
	if len(small) > len(exact)*2/3 {
		t.Errorf("%d bytes, want at most two thirds of %d", len(small), len(exact))
	}
}

func TestShrunk(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 5, 4))
	for i, v := range []uint8{0, 100, 200, 101} {
		img.SetRGBA(2+i%2, i/2, color.RGBA{v, v, v, 0xff})
	}
	small := shrunk(img, 2)
	if small.Rect != image.Rect(0, 0, 2, 2) {
		t.Fatalf("it becomes %v large", small.Rect)
	}
	if got := small.NRGBAAt(1, 0); got != (color.NRGBA{100, 100, 100, 0xff}) {
		t.Errorf("the mean of 0, 100, 200 and 101 is %v", got)
	}
}

func TestPointer(t *testing.T) {
	grey := color.NRGBA{0x80, 0x80, 0x80, 0xff}
	img := image.NewNRGBA(image.Rect(0, 0, 40, 40))
	draw.Draw(img, img.Rect, image.NewUniform(grey), image.Point{}, draw.Src)
	drawPointer(img, 10, 10)
	if c := img.NRGBAAt(12, 17); vision.Lightness(c) < 90 {
		t.Errorf("within the arrow it is %v", c)
	}
	if c := img.NRGBAAt(9, 18); c == grey || vision.Lightness(c) > 50 {
		t.Errorf("beside the arrow there is no rim: %v", c)
	}
	for _, far := range []image.Point{{5, 5}, {30, 12}, {12, 32}} {
		if img.NRGBAAt(far.X, far.Y) != grey {
			t.Errorf("something is drawn at %v", far)
		}
	}
	drawPointer(img, -5, 38) // half outside
	drawPointer(img, 400, 400)
}
