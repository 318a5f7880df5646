// Package painttest checks drawings of every game: each looks different, is the same on any goroutine, and can be drawn at every size.
package painttest

import (
	"fmt"
	"image"
	"reflect"
	"slices"
	"sync"
	"testing"

	"islas/render/raster"
	"islas/render/testkit/vision"
)

// Thing is something that can be drawn.
type Thing struct {
	Name string
	Key  any // key of its picture, without its size
	W, H int // a small size at which it can be recognised

	// Draw rasterises it w by h pixels large; words is its writing, for comparison.
	Draw func(w, h int) (img *image.RGBA, words any)
}

// Drawing is a drawing of package paint, whose own tests use this package. L is the type of its writing.
type Drawing[L any] interface {
	Rasterise(w, h int) (*raster.Canvas, []L)
}

// Shown returns a picture in memory, without its writing.
func Shown[L any](d Drawing[L], w, h int) *image.RGBA {
	c, _ := d.Rasterise(w, h)
	return c.Image()
}

// ThingOf returns a Thing for a drawing that can be recognised at a size.
func ThingOf[L any](d Drawing[L], w, h int, format string, values ...any) Thing {
	key := reflect.ValueOf(d).FieldByName("Key").Interface()
	return Thing{Name: fmt.Sprintf(format, values...), Key: key, W: w, H: h, Draw: func(w, h int) (*image.RGBA, any) {
		c, labels := d.Rasterise(w, h)
		return c.Image(), labels
	}}
}

// Benchmark measures how long pictures take the first time, without the graphics card.
func Benchmark(b *testing.B, all []Thing) {
	const larger = 4 // than the smallest size at which they can be recognised
	for _, x := range all {
		b.Run(x.Name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x.Draw(larger*x.W, larger*x.H)
			}
		})
	}
}

// SightOf returns a Sight for a drawing under a name.
func SightOf[L any](name string, d Drawing[L]) Sight {
	return Sight{Name: name, Draw: func(w, h int) *image.RGBA { return Shown(d, w, h) }}
}

// Apart reports every two pictures that differ clearly in fewer pixels than least.
func Apart(t *testing.T, what string, least int, pictures []*image.RGBA, names []string) {
	t.Helper()
	for i, a := range pictures {
		for k, b := range pictures[:i] {
			if n := vision.Differing(a, b); n < least {
				t.Errorf("%s: %s and %s differ in %d pixels, fewer than %d", what, names[i], names[k], n, least)
			}
		}
	}
}

// Sound reports a pixel that is brighter than its opacity allows.
func Sound(t *testing.T, name string, img *image.RGBA) {
	t.Helper()
	for i := 0; i < len(img.Pix); i += 4 {
		if p := img.Pix[i : i+4]; max(p[0], p[1], p[2]) > p[3] {
			t.Errorf("%s: pixel %d is %v, brighter than it is opaque", name, i/4, p)
			return
		}
	}
}

// Drawn reports things that share a key, cover hardly anything, or have next to no shades.
func Drawn(t *testing.T, things []Thing) {
	t.Helper()
	seen := map[any]string{}
	for _, thing := range things {
		if other, same := seen[thing.Key]; same {
			t.Errorf("%s and %s would be kept as the same picture", thing.Name, other)
		}
		seen[thing.Key] = thing.Name
		img, _ := thing.Draw(thing.W, thing.H)
		Sound(t, thing.Name, img)
		covered := 0
		shades := map[[3]uint8]bool{}
		for i := 0; i < len(img.Pix); i += 4 {
			if img.Pix[i+3] > 128 {
				covered++
			}
			shades[[3]uint8(img.Pix[i:i+3])] = true
		}
		if least := thing.W * thing.H / 16; covered < least {
			t.Errorf("%s covers %d pixels, less than %d", thing.Name, covered, least)
		}
		if len(shades) < 4 {
			t.Errorf("%s has %d shades", thing.Name, len(shades))
		}
	}
}

// Repeated reports things that goroutines drawing at the same time draw differently.
func Repeated(t *testing.T, things []Thing) {
	t.Helper()
	const times = 3
	type result struct {
		img   *image.RGBA
		words any
	}
	results := make([][times]result, len(things))
	var group sync.WaitGroup
	for k := range times {
		group.Go(func() {
			for i, thing := range things {
				img, words := thing.Draw(thing.W, thing.H)
				results[i][k] = result{img, words}
			}
		})
	}
	group.Wait()
	for i, thing := range things {
		for _, again := range results[i][1:] {
			if first := results[i][0]; !slices.Equal(first.img.Pix, again.img.Pix) || !reflect.DeepEqual(first.words, again.words) {
				t.Errorf("%s is drawn differently the second time", thing.Name)
			}
		}
	}
}

// AtOddSizes draws things at unusual sizes: a window can be resized to any size, and a flying thing has any size on its way.
func AtOddSizes(t *testing.T, things []Thing) {
	t.Helper()
	for _, thing := range things {
		for _, s := range [][2]int{{1, 1}, {1, 60}, {60, 1}, {129, 2}, {9, 130}} {
			img, _ := thing.Draw(s[0], s[1])
			Sound(t, fmt.Sprint(thing.Name, s), img)
		}
	}
}

// Odd returns unusual sizes of pictures, in pixels that need not be whole.
func Odd() [][2]float64 {
	return [][2]float64{{0.6, 0.6}, {1, 1}, {0.6, 500}, {30, 900}, {900, 30}, {17.3, 9.9}}
}
