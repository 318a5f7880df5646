package app

import (
	"bytes"
	"fmt"
	"os"
	"testing"
	"time"

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

// Between computers at instant speed no second has more than three flashes either, from the first moment on.
func TestNothingFlashesAtOnce(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "instant")
}

func playInstant() {
	t := newTheatre(640, 400, "easy", "easy", "easy")
	t.stage.Settings.Speed = settings.Instant
	t.stage.Changed()
	for pass := range 3 { // in the first all pictures are painted, which appear when they are ready
		setup := quickSetup(t.stage)
		setup.Seed += uint64(pass)
		t.stage.Go(t.stage.Routes.Table(t.stage, mustGet(t.stage.Saves.Begin(setup)), true))
		worst, pictures := t.watch(6*time.Second, true)
		fmt.Printf("game %d: %d pictures, %d flashes in the worst second\n", pass, pictures, worst)
		if pictures < 5 { // a game is over after some
			fail("only %d pictures were seen", pictures)
		}
		if pass > 0 && worst > vision.MostFlashes {
			fail("the screen flashes %d times in a second", worst)
		}
	}
}

// When a person has to decide, the screen shows all that has happened, in the same tick.
func TestWhoeverDecidesSeesTheNewest(t *testing.T) {
	need.Time(t)
	inEveryGame(t, "newest")
}

func playNewest() {
	t := newTheatre(960, 600, "easy", "human", "easy")
	t.stage.Settings.Speed = settings.Instant
	t.stage.Changed()
	var last []byte
	read := t.read
	withheld, compared, changed := 0, 0, 0
	for n := range 3000 {
		t.run(1)
		if t.loop.Busy() {
			if t.redraw {
				withheld++
			}
			continue
		}
		if t.stage.Art.Pending() {
			time.Sleep(2 * time.Millisecond) // ticks must not outrun the painting beside them
			continue
		}
		now := t.shown().Pix
		t.newest(n)
		compared++
		if !bytes.Equal(last, now) {
			changed++
		}
		last = now
		key := []ui.Key{ui.KeyG, ui.KeyEnter}[compared%2] // to what can be used, and use it
		t.read = func(dt time.Duration) ui.Input { t.read = read; return ui.Input{Dt: dt, Keys: []ui.Key{key}} }
	}
	fmt.Printf("%s: %d times the newest was seen, %d of them something else than before; %d pictures were left out\n", os.Getenv(gameVariable), compared, changed, withheld)
	if changed < 20 || withheld < 20 {
		fail("too little was seen")
	}
}

// racing is a scene that differs in every tick.
type racing struct{ fast bool }

func (*racing) Frame(*ui.UI)      {}
func (*racing) Busy() bool        { return true }
func (r *racing) Coalesces() bool { return r.fast }

// A fast-changing scene is drawn every 0.35 s, but at once when it needs an answer or there is input.
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

// still is a scene without further methods.
type still struct{}

func (still) Frame(*ui.UI) {}
func (still) Busy() bool   { return false }

var _ stage.Coalescer = (*racing)(nil)
