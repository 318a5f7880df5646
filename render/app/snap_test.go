package app

import (
	"bytes"
	"fmt"
	"image/png"
	"testing"

	"islas/render/catalogue"
	"islas/render/testkit/need"
	"islas/render/testkit/shot"
)

func init() { plays["snap"] = playSnap }

// TestPicturesAreWritten writes the picture of a match of each game on a screen while the program runs, and decodes it: it is large and not
// empty.
func TestPicturesAreWritten(t *testing.T) {
	need.Time(t)
	t.Log(perform(t, "snap"))
}

func playSnap() {
	t := newTheatre(1280, 720)
	for i, id := range catalogue.IDs(t.stage.Games) {
		t.stage.Routes.Picture(t.stage, mustGet(t.stage.Opened(recordOf(shot.Judge{}, id, 3, 3))))
		data, err := t.stage.Store.Read(fmt.Sprintf("match-%d.png", i+1))
		if err != nil {
			fail("%v; told is %q", err, t.stage.TakeNotices())
		}
		picture := mustGet(png.Decode(bytes.NewReader(data)))
		size, colours := picture.Bounds().Size(), map[any]bool{}
		for x := range size.X {
			colours[picture.At(x, size.Y/2)] = true
		}
		fmt.Printf("%s: %v, %d bytes, %d colours in a line\n", id, size, len(data), len(colours))
		if size.X < 1600 || size.Y < 1000 || len(colours) < 200 {
			fail("the picture of %s is of %v with %d colours in its middle", id, size, len(colours))
		}
	}
}
