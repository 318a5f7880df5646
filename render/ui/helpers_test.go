package ui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/render/geom"
	"islas/render/theme"
)

// keyTexts returns keys instead of texts.
type keyTexts struct{}

func (keyTexts) Text(key string, params ...any) string {
	if len(params) == 0 {
		return key
	}
	return key + strings.TrimSuffix(fmt.Sprintln(params...), "\n")
}

// table is an interface under test with a scene.
type table struct {
	*UI
	t     *testing.T
	frame func(u *UI)
	pos   Point
	away  bool // the pointer is not over the window
	down  bool
	touch bool // the pointer is a finger
}

func newTable(t *testing.T, frame func(u *UI)) *table {
	tb := &table{UI: New(theme.New(false), keyTexts{}), t: t, frame: frame}
	tb.step(Input{})
	return tb
}

// step runs one frame of 1/60 s with an input at the pointer's position.
func (tb *table) step(in Input) {
	in.Pos, in.Inside, in.Down, in.Touch = tb.pos, !tb.away, tb.down, tb.touch
	if in.Dt == 0 {
		in.Dt = time.Second / 60
	}
	tb.Begin(in, 1920, 1080, 1)
	tb.frame(tb.UI)
	tb.End()
}

func (tb *table) moveTo(x, y float64) {
	tb.pos = geom.Pt(x, y)
	tb.step(Input{})
}

func (tb *table) press() {
	tb.down = true
	tb.step(Input{Pressed: true})
}

func (tb *table) release() {
	tb.down = false
	tb.step(Input{Released: true})
}

// touches puts a finger down, and rests it there for a time.
func (tb *table) touches(x, y float64, rests time.Duration) {
	tb.touch, tb.pos = true, geom.Pt(x, y)
	tb.press()
	tb.wait(rests)
}

// lifts lifts the finger where it is.
func (tb *table) lifts() {
	tb.release()
	tb.away = true
	tb.step(Input{})
	tb.away = false
}

// tap taps with a finger; afterwards a mouse is used.
func (tb *table) tap(x, y float64) {
	tb.touches(x, y, 0)
	tb.lifts()
	tb.touch = false
}

// drag rests a finger at one position, moves it to another in ticks, rests it there and lifts it.
func (tb *table) drag(from, to Point, rests time.Duration) {
	tb.touches(from.X, from.Y, rests)
	for i := range 50 {
		p := from.Lerp(to, min(float64(i+1)/10, 1))
		tb.moveTo(p.X, p.Y)
	}
	tb.release()
	for range 5 {
		tb.step(Input{})
	}
	tb.touch = false
}

func (tb *table) click(x, y float64) {
	tb.moveTo(x, y)
	tb.press()
	tb.release()
}

func (tb *table) key(keys ...Key) {
	for _, k := range keys {
		tb.step(Input{Keys: []Key{k}})
	}
}

func (tb *table) typed(s string) { tb.step(Input{Runes: []rune(s)}) }

func (tb *table) wait(d time.Duration) { tb.step(Input{Dt: d}) }

// shows reports whether a text is drawn.
func (tb *table) shows(text string) bool {
	for s := range tb.DrawnTexts {
		if s == text {
			return true
		}
	}
	return false
}
