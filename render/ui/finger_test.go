package ui

import (
	"testing"

	"islas/render/geom"
)

// tap is a finger that comes and goes at a place, in an interface that knows how large fingertips are.
func (tb *table) tap(x, y float64) {
	tb.pos, tb.down = geom.Pt(x, y), true
	tb.step(Input{Pressed: true, Touch: true})
	tb.down = false
	tb.step(Input{Released: true, Touch: true})
	tb.away = true
	tb.step(Input{Touch: true})
	tb.away = false
}

// newFingers is an interface for fingers. What was clicked is counted by its id.
func newFingers(t *testing.T, frame func(u *UI, click func(id string, r Rect, o RegionOptions))) (*table, map[string]int) {
	clicks := map[string]int{}
	tb := newTable(t, func(u *UI) {
		u.Fingertip(44)
		frame(u, func(id string, r Rect, o RegionOptions) {
			if u.Region(id, r, o).Clicked {
				clicks[id]++
			}
		})
	})
	tb.step(Input{})
	return tb, clicks
}

// What is smaller than a fingertip answers a finger around itself, and a mouse does not.
func TestFingerMeetsWhatIsSmall(t *testing.T) {
	tb, clicks := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) {
		click("ground", Rect{X: 0, Y: 0, W: 400, H: 400}, RegionOptions{Role: RoleOther})
		click("small", Rect{X: 100, Y: 100, W: 20, H: 20}, RegionOptions{})
		click("card", Rect{X: 500, Y: 100, W: 200, H: 200}, RegionOptions{})
		click("cross", Rect{X: 670, Y: 110, W: 20, H: 20}, RegionOptions{})
	})
	for _, test := range []struct {
		x, y float64
		want string
	}{
		{110, 110, "small"}, {90, 110, "small"}, {131, 131, "small"}, {110, 87, "small"}, {110, 155, "ground"}, {60, 110, "ground"},
		{660, 100, "cross"}, {690, 140, "cross"}, {640, 120, "card"}, {680, 190, "card"}, {700, 120, "cross"},
	} {
		before := clicks[test.want]
		tb.tap(test.x, test.y)
		if clicks[test.want] != before+1 || len(tb.Touched(geom.Pt(test.x, test.y))) == 0 {
			t.Errorf("a finger at %v, %v does not meet %q: %v", test.x, test.y, test.want, clicks)
		}
	}
	before := clicks["small"]
	tb.click(95, 110)
	if clicks["small"] != before {
		t.Error("a mouse beside something clicks on it")
	}
}

// What lies beneath something else, or in a scroll area out of sight, is met by no finger.
func TestFingerMeetsNothingHidden(t *testing.T) {
	tb, clicks := newFingers(t, func(u *UI, click func(string, Rect, RegionOptions)) {
		click("below", Rect{X: 100, Y: 100, W: 20, H: 20}, RegionOptions{})
		u.Block(Rect{X: 121, Y: 90, W: 100, H: 60})
		u.Scroll("list", Rect{X: 300, Y: 100, W: 200, H: 60}, 60, func(content Rect) {
			click("row", Rect{X: 300, Y: 130, W: 200, H: 28}, RegionOptions{})
		})
	})
	tb.tap(124, 110)
	tb.tap(400, 175)
	tb.tap(400, 95)
	if len(clicks) != 0 {
		t.Errorf("a finger has met %v", clicks)
	}
	tb.tap(118, 110)
	tb.tap(400, 125)
	if clicks["below"] != 1 || clicks["row"] != 1 {
		t.Errorf("a finger has met %v", clicks)
	}
}

// plots are small squares side by side, so many in a row, each 15 pixels from the next.
func plots(click func(string, Rect, RegionOptions)) {
	for i := range 5 {
		click(string(rune('a'+i)), Rect{X: 300 + 15*float64(i), Y: 300, W: 14, H: 14}, RegionOptions{})
	}
}

// Where things lie closer than fingertips the first tap opens a loupe, in which the second one clicks.
func TestLoupe(t *testing.T) {
	tb, clicks := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) { plots(click) })
	tb.tap(337, 307)
	from, at, ok := tb.Loupe()
	if !ok || len(clicks) != 0 {
		t.Fatalf("there is no loupe, clicked was %v", clicks)
	}
	larger := at.W / from.W
	if 15*larger < 44 || !from.Contains(geom.Pt(337, 307)) || !tb.Bounds().Holds(at) {
		t.Errorf("the loupe at %v shows %v", at, from)
	}
	wide := 0
	for x := at.X; x < at.Right(); x++ {
		if tb.Touched(geom.Pt(x, at.Y+(307-from.Y)*larger)) == "d" {
			wide++
		}
	}
	if wide < 44 {
		t.Errorf("in the loupe something is %d pixels wide for a finger", wide)
	}
	tb.tap(at.X+(352-from.X)*larger, at.Y+(307-from.Y)*larger)
	if _, _, ok := tb.Loupe(); ok || clicks["d"] != 1 || len(clicks) != 1 {
		t.Errorf("a tap in the loupe has clicked %v, open %v", clicks, ok)
	}
}

// Where only one thing can be meant there is no loupe, however small that is; where a small one lies beside a large one there is.
func TestLoupeOnlyInDoubt(t *testing.T) {
	tb, clicks := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) {
		click("alone", Rect{X: 0, Y: 0, W: 10, H: 10}, RegionOptions{})
		click("upper", Rect{X: 300, Y: 300, W: 100, H: 30}, RegionOptions{})
		click("middle", Rect{X: 300, Y: 331, W: 100, H: 30}, RegionOptions{})
		click("lower", Rect{X: 300, Y: 362, W: 100, H: 30}, RegionOptions{})
		click("large", Rect{X: 600, Y: 300, W: 100, H: 100}, RegionOptions{})
		click("small", Rect{X: 701, Y: 340, W: 12, H: 12}, RegionOptions{})
		click("right", Rect{X: 714, Y: 300, W: 100, H: 100}, RegionOptions{})
		click("greyed", Rect{X: 900, Y: 300, W: 20, H: 20}, RegionOptions{Disabled: true, Why: "why"})
		click("greyed too", Rect{X: 921, Y: 300, W: 20, H: 20}, RegionOptions{Disabled: true, Why: "why"})
	})
	for _, test := range []struct {
		x, y  float64
		meets string
	}{{5, 5, "alone"}, {350, 298, "upper"}, {350, 393, "lower"}, {350, 329, ""}, {350, 333, ""}, {695, 346, ""}, {650, 346, "large"}, {910, 310, "none"}} {
		clear(clicks)
		tb.tap(test.x, test.y)
		_, _, ok := tb.Loupe()
		if ok != (test.meets == "") || !ok && test.meets != "none" && clicks[test.meets] != 1 {
			t.Errorf("at %v, %v a finger clicks on %v, want %q, and the loupe opens: %v", test.x, test.y, clicks, test.meets, ok)
		}
		tb.step(Input{Keys: []Key{KeyEscape}, Touch: true})
	}
}

// A tap beside the loupe and a key close it, and do nothing else.
func TestLoupeIsClosed(t *testing.T) {
	escapes := 0
	tb, clicks := newFingers(t, func(u *UI, click func(string, Rect, RegionOptions)) {
		click("far", Rect{X: 1700, Y: 900, W: 100, H: 100}, RegionOptions{})
		plots(click)
		if u.KeyPressed(KeyEscape) {
			escapes++
		}
	})
	tb.tap(337, 307)
	tb.tap(1750, 950)
	if _, _, ok := tb.Loupe(); ok || len(clicks) != 0 {
		t.Errorf("a tap beside the loupe has clicked %v, open %v", clicks, ok)
	}
	tb.tap(1750, 950)
	if clicks["far"] != 1 {
		t.Error("after the loupe nothing can be clicked")
	}
	tb.tap(337, 307)
	tb.step(Input{Keys: []Key{KeyEscape}, Touch: true})
	if _, _, ok := tb.Loupe(); ok || escapes != 0 {
		t.Errorf("Escape leaves the loupe open %v and does more %v", ok, escapes)
	}
	tb.tap(337, 307)
	tb.moveTo(340, 307)
	if _, _, ok := tb.Loupe(); ok {
		t.Error("a mouse leaves the loupe open")
	}
}

// The loupe shows what lies below it, larger, and draws nothing beside itself.
func TestLoupeShowsWhatLiesBelow(t *testing.T) {
	tb, _ := newFingers(t, func(u *UI, click func(string, Rect, RegionOptions)) {
		plots(click)
		u.Text(Rect{X: 300, Y: 320, W: 200, H: 30}, 0, u.Theme().Ink, Left, "here")
		u.Text(Rect{X: 1200, Y: 900, W: 200, H: 30}, 0, u.Theme().Ink, Left, "there")
	})
	tb.tap(337, 307)
	from, at, _ := tb.Loupe()
	var here []Rect
	there := 0
	tb.DrawnTexts(func(text string, r Rect) bool {
		if text == "here" {
			here = append(here, r)
		} else {
			there++
		}
		return true
	})
	larger := at.W / from.W
	if len(here) != 2 || there != 1 || here[1].H < here[0].H*larger*0.99 || here[1].X != at.X+(here[0].X-from.X)*larger {
		t.Errorf("drawn are %v and %d more", here, there)
	}
}

// What is dragged by a finger is taken by what is nearest.
func TestFingerDropsBeside(t *testing.T) {
	dropped := ""
	tb, _ := newFingers(t, func(u *UI, click func(string, Rect, RegionOptions)) {
		click("card", Rect{X: 100, Y: 100, W: 100, H: 100}, RegionOptions{Drag: true})
		if got := u.Region("plot", Rect{X: 600, Y: 100, W: 14, H: 14}, RegionOptions{DropOn: true}); got.Dropped != "" {
			dropped = got.Dropped
		}
	})
	tb.pos, tb.down = geom.Pt(150, 150), true
	tb.step(Input{Pressed: true, Touch: true})
	for _, x := range []float64{300, 500, 590} {
		tb.pos.X = x
		tb.pos.Y = 107
		tb.step(Input{Touch: true})
	}
	tb.down = false
	tb.step(Input{Released: true, Touch: true})
	if dropped != "card" {
		t.Errorf("dropped was %q", dropped)
	}
}

// A finger that begins to draw at the very edge of a ground meets that, or what lies on it, and nothing beside it; elsewhere it is meant
// for what is near.
func TestFingerDrawsAtTheEdge(t *testing.T) {
	for _, hold := range []bool{true, false} {
		tb, _ := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) {
			click("ground", Rect{X: 100, Y: 100, W: 400, H: 400}, RegionOptions{Role: RoleOther, Hold: hold})
			click("on", Rect{X: 130, Y: 300, W: 40, H: 40}, RegionOptions{})
			click("beside", Rect{X: 50, Y: 200, W: 44, H: 44}, RegionOptions{})
		})
		want := "ground"
		if !hold {
			want = "beside"
		}
		for at, id := range map[Point]string{geom.Pt(102, 222): want, geom.Pt(120, 320): "on", geom.Pt(90, 222): "beside"} {
			if got := tb.Touched(at); got != id {
				t.Errorf("drawn on: %v: a finger at %v meets %q, not %q", hold, at, got, id)
			}
		}
	}
}
