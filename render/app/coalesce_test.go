package app

import (
	"bytes"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/testkit/need"
	"islas/render/testkit/vision"
	"islas/render/ui"
)

func init() {
	plays["instant"] = playInstant
	plays["newest"] = playNewest
}

// Among computers at the speed at which nothing is waited for no second has more than three flashes either, from the first moment on.
func TestNothingFlashesAtOnce(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "instant")
}

func playInstant() error {
	t, err := newTheatre(640, 400, "easy", "easy", "easy")
	if err != nil {
		return err
	}
	t.stage.Settings.Speed = settings.Instant
	t.stage.Changed()
	for pass := range 3 { // in the first all pictures are painted, which come when they are ready
		if err := t.beginAgain(uint64(pass)); err != nil {
			return err
		}
		seen, pictures, err := t.watch(6 * time.Second)
		if err != nil {
			return err
		}
		fmt.Printf("game %d: %d pictures, %d flashes in the worst second\n", pass, pictures, seen.Worst())
		if pictures < 5 { // a game is over after some
			return fmt.Errorf("only %d pictures were seen", pictures)
		}
		if pass > 0 && seen.Worst() > vision.MostFlashes {
			return fmt.Errorf("the screen flashes %d times in a second", seen.Worst())
		}
	}
	return nil
}

// beginAgain begins another game of the same players.
func (t *theatre) beginAgain(seed uint64) error {
	setup := quickSetup(t.stage)
	setup.Seed += seed
	m, err := t.stage.Saves.Begin(setup)
	if err != nil {
		return err
	}
	t.stage.Go(t.stage.Routes.Table(t.stage, m, true))
	return nil
}

// watch lets time pass as it does for players, and looks at all pictures.
func (t *theatre) watch(d time.Duration) (seen vision.Flashes, pictures int, err error) {
	size := t.screen.Bounds().Size()
	pix := make([]byte, 4*size.X*size.Y)
	for at := time.Duration(0); at < d; at += testTick {
		next := time.Now().Add(testTick)
		if err := t.tick(); err != nil {
			return seen, 0, err
		}
		before := bytes.Clone(pix)
		t.screen.ReadPixels(pix)
		if !bytes.Equal(before, pix) {
			pictures++
		}
		seen.Add(at, size.X, size.Y, pix)
		time.Sleep(time.Until(next))
	}
	return seen, pictures, nil
}

// When it is for a person to decide, the screen shows all that has happened, in the same tick.
func TestWhoeverDecidesSeesTheNewest(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "newest")
}

func playNewest() error {
	const w, h = 960, 600
	t, err := newTheatre(w, h, "easy", "human", "easy")
	if err != nil {
		return err
	}
	t.stage.Settings.Speed = settings.Instant
	t.stage.Changed()
	whole := ebiten.NewImage(w, h)
	a, b := make([]byte, 4*w*h), make([]byte, 4*w*h)
	read := t.read
	withheld, compared, changed := 0, 0, 0
	for n := range 3000 {
		if err := t.tick(); err != nil {
			return err
		}
		if t.loop.Busy() {
			if t.redraw {
				withheld++
			}
			continue
		}
		if t.stage.Art.Pending() {
			time.Sleep(2 * time.Millisecond) // ticks must not outrun what paints beside them
			continue
		}
		last := bytes.Clone(a)
		t.screen.ReadPixels(a)
		if t.ui.Invalidate(); !t.ui.Draw(whole) {
			return fmt.Errorf("nothing is drawn")
		}
		whole.ReadPixels(b)
		compared++
		if !bytes.Equal(last, a) {
			changed++
		}
		for i := range a {
			if d := int(a[i]) - int(b[i]); d > 3 || d < -3 {
				return fmt.Errorf("after %d ticks the screen shows %v at (%d, %d) to whoever decides, the newest is %v", n, a[i&^3:i&^3+4], i/4%w, i/4/w, b[i&^3:i&^3+4])
			}
		}
		key := []ui.Key{ui.KeyG, ui.KeyEnter}[compared%2] // to what can be done, and do it
		t.read = func(dt time.Duration) ui.Input { t.read = read; return ui.Input{Dt: dt, Keys: []ui.Key{key}} }
	}
	fmt.Printf("%s: %d times the newest was seen, %d of them something else than before; %d pictures were left out\n", os.Getenv(gameVariable), compared, changed, withheld)
	if changed < 20 || withheld < 20 {
		return fmt.Errorf("too little was seen")
	}
	return nil
}

// racing is a scene that shows something else in every tick.
type racing struct{ fast bool }

func (*racing) Frame(*ui.UI)      {}
func (*racing) Busy() bool        { return true }
func (r *racing) Coalesces() bool { return r.fast }

// What changes fast is drawn every 0.35 s, but at once where it is to be answered, or somebody enters something.
func TestCoalescing(t *testing.T) {
	scene := &racing{fast: true}
	var c coalescing
	c.reset()
	if c.withholds(scene) {
		t.Error("the first picture waits")
	}
	drawn := 0
	for range int(3 * time.Second / testTick) {
		c.tick(testTick, ui.Input{Dt: testTick, Pos: ui.Point{X: float64(drawn)}})
		if !c.withholds(scene) {
			c.drawn()
			drawn++
		}
	}
	if drawn != 9 { // in the first tick, and every 21
		t.Errorf("%d pictures in three seconds, want 9", drawn)
	}
	c.drawn()
	for name, in := range map[string]ui.Input{"key": {Keys: []ui.Key{ui.KeyTab}}, "press": {Pressed: true, Down: true}, "wheel": {Wheel: ui.Point{Y: 1}}} {
		c := c
		if c.tick(testTick, in); c.withholds(scene) {
			t.Errorf("a %s is not answered at once", name)
		}
	}
	if !c.withholds(scene) {
		t.Error("the next picture does not wait")
	}
	if scene.fast = false; c.withholds(scene) {
		t.Error("what is to be answered waits")
	}
	if c.withholds(still{}) {
		t.Error("another scene waits")
	}
}

// still is a scene of which nothing is known.
type still struct{}

func (still) Frame(*ui.UI) {}
func (still) Busy() bool   { return false }

var _ stage.Coalescer = (*racing)(nil)
