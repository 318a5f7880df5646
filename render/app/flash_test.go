package app

import (
	"bytes"
	"fmt"
	"os"
	"testing"
	"time"

	"islas/render/testkit/need"
	"islas/render/testkit/shot"
	"islas/render/testkit/vision"
)

func init() { plays["flashes"] = playFlashes }

// Nothing flashes, by the definition of WCAG 2.2 (2.3.1): rounds in the middle of matches and the ends of all games are played with full
// motion, at every speed from the usual one on, and every frame is measured.
func TestNothingFlashes(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "flashes")
}

func playFlashes() {
	t := newTheatre(640, 400)
	for _, seed := range []uint64{1, 13} {
		data := recordOf(shot.Judge{}, os.Getenv(gameVariable), 3, seed)
		lines := bytes.Count(data, []byte("\n"))
		from := []int{lines / 2, lines - 30}
		if seed != 1 {
			from = []int{lines / 3}
		}
		for pass := range 4 { // in the first all pictures are painted, which appear when they are ready
			for _, step := range from {
				t.stage.Watch(mustGet(t.stage.Opened(data)), step)
				t.untilSharp()
				faster := max(0, pass-1) // clicks on the button for the speed
				for range faster {
					t.click("replay.speed")
				}
				t.click("replay.play")
				n, pictures := t.watch(10*time.Second, false)
				fmt.Printf("from step %d, %d× as fast as usual: %d flashes in the worst second\n", step, 1<<faster, n)
				if pictures < 2 {
					fail("nothing moves")
				}
				if pass > 0 && n > vision.MostFlashes {
					fail("from step %d the screen flashes %d times in a second", step, n)
				}
			}
		}
	}
}
