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

// Nothing flashes, by the definition of WCAG 2.2 (2.3.1): of every game rounds in the middle of matches and their end are played at full
// motion, at every speed from the usual one on, and every frame is looked at.
func TestNothingFlashes(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "flashes")
}

func playFlashes() error {
	t, err := newTheatre(640, 400)
	if err != nil {
		return err
	}
	for _, seed := range []uint64{1, 13} {
		data := recordOf(shot.Judge{}, os.Getenv(gameVariable), 3, seed)
		lines := bytes.Count(data, []byte("\n"))
		from := []int{lines / 2, lines - 30}
		if seed != 1 {
			from = []int{lines / 3}
		}
		for pass := range 4 { // in the first all pictures are painted, which come when they are ready
			for _, step := range from {
				m, err := t.stage.Opened(data)
				if err != nil {
					return err
				}
				t.stage.Watch(m, step)
				faster := max(0, pass-1) // clicks on the button for the speed
				n, err := t.flashes(faster)
				fmt.Printf("from step %d, %d× as fast as usual: %d flashes in the worst second\n", step, 1<<faster, n)
				if err != nil {
					return err
				}
				if pass > 0 && n > vision.MostFlashes {
					return fmt.Errorf("from step %d the screen flashes %d times in a second", step, n)
				}
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
