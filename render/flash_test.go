package render

import (
	"bytes"
	"fmt"
	"os"
	"testing"
	"time"

	"islas/render/internal/shot"
	"islas/render/internal/vision"
)

func init() { plays["flashes"] = playFlashes }

// Nothing flashes, by the definition of WCAG 2.2 (2.3.1): of every game rounds in the middle of a match and its end are played at full
// motion, at the usual speed and at twice that, and every frame is looked at.
func TestNothingFlashes(t *testing.T) { inEveryGame(t, "flashes") }

func playFlashes() error {
	t, err := newTheatre(640, 400)
	if err != nil {
		return err
	}
	data := recordOf(shot.Judge{}, os.Getenv(gameVariable), 3, 1)
	lines := bytes.Count(data, []byte("\n"))
	for pass := range 3 { // in the first all pictures are painted, which come when they are ready
		faster := max(0, pass-1) // clicks on the button for the speed
		for _, from := range []int{lines / 2, lines - 30} {
			m, err := t.stage.Opened(data)
			if err != nil {
				return err
			}
			t.stage.Watch(m, from)
			n, err := t.flashes(faster)
			fmt.Printf("from step %d, %d× as fast as usual: %d flashes in the worst second\n", from, 1+faster, n)
			if err != nil {
				return err
			}
			if pass > 0 && n > vision.MostFlashes {
				return fmt.Errorf("from step %d the screen flashes %d times in a second", from, n)
			}
		}
	}
	return nil
}

// flashes plays the replay that is on the screen for ten seconds and returns how many flashes the worst second has had.
func (t *theatre) flashes(faster int) (worst int, err error) {
	if err := t.untilSharp(); err != nil {
		return 0, err
	}
	for range faster {
		if err := t.click("replay.speed"); err != nil {
			return 0, err
		}
	}
	if err := t.click("replay.play"); err != nil {
		return 0, err
	}
	size := t.screen.Bounds().Size()
	pix, changed := make([]byte, 4*size.X*size.Y), false
	var seen vision.Flashes
	for at := time.Duration(0); at < 10*time.Second; at += testTick {
		if err := t.tick(); err != nil {
			return 0, err
		}
		before := bytes.Clone(pix)
		t.screen.ReadPixels(pix)
		changed = changed || at > 0 && !bytes.Equal(before, pix)
		seen.Add(at, size.X, size.Y, pix)
	}
	if !changed {
		return 0, fmt.Errorf("nothing moves")
	}
	return seen.Worst(), nil
}
