package forecast

import (
	"slices"
	"strings"
	"testing"

	"islas/render/theme"
	"islas/render/ui"
)

// words returns a forecast with a title, rows for some players and notes, all of which can be dropped except the first note.
func words(players int) *Sheet {
	s := &Sheet{Title: Title{Text: "A role whose name is so long that no row has room beside it", Drop: 4}, Notes: []Note{
		{Text: strings.Repeat("What a role always does. ", 3)}, {Text: strings.Repeat("What stands in the rules. ", 8), Drop: 1},
		{Text: strings.Repeat("What a sign means. ", 8), Brief: "Signs.", Drop: 3},
	}}
	for range players {
		s.Rows = append(s.Rows, Row{Face: func(ui.Rect) {}, Signs: Signs{
			{Text: "+2", Tone: Gain, Words: "two come"}, {Text: "3 left over", Brief: "3", Tone: Loss, Words: "three are left over"},
		}})
	}
	return s
}

// frame draws a frame of a window.
func frame(t *testing.T, u *ui.UI, draw func()) {
	t.Helper()
	u.Begin(ui.Input{}, 1280, 720, 1)
	draw()
	u.End()
}

// newUI returns an interface without anything in it.
func newUI() *ui.UI { return ui.New(theme.New(false), nil) }

// Parts of a forecast are dropped in their order when there is less room, and parts that are never dropped stay.
func TestPartsAreDroppedInTheirOrder(t *testing.T) {
	u, s := newUI(), words(3)
	said := func(high float64) (all []string) {
		room := Room{Rects: []ui.Rect{{W: 420, H: high}}}
		p, _, _ := s.fit(u, &room, true)
		if p.h > high {
			t.Errorf("in %.0f pixels it is %.0f high", high, p.h)
		}
		if p.sheet.Title.Text != "" {
			all = append(all, "title")
		}
		for _, n := range p.notes {
			all = append(all, strings.Fields(n.Text)[len(strings.Fields(n.Text))-1])
		}
		return append(all, p.rows[0].Signs[1].Text)
	}
	frame(t, u, func() {
		last := 0
		order := []string{"title does. rules. means. 3 left over", "title does. means. 3 left over", "title does. Signs. 3", "title does. 3", "does. 3"}
		for high := 700.0; high >= 120; high -= 5 {
			got := strings.Join(said(high), " ")
			at := slices.Index(order, got)
			if at < last {
				t.Fatalf("in %.0f pixels it says %q after %q", high, got, order[last])
			}
			last = at
		}
		if last != len(order)-1 {
			t.Errorf("the least that it says is %q", order[last])
		}
	})
}

// In every room rows stand inside the forecast and apart from each other, and the cells of rows below each other.
func TestRowsStandInside(t *testing.T) {
	table := &Sheet{NotesFirst: true, Notes: []Note{{Text: "Free plots now: Carmela 5, you 4, Gregorio 3, so she would go to Carmela."}}}
	for range 3 {
		table.Rows = append(table.Rows, Row{Label: "1.", Cells: make([]Sign, 3), Drop: 1})
	}
	u, shown := newUI(), 0
	frame(t, u, func() {
		for _, s := range []*Sheet{table, words(4)} {
			for size := range 40 * 40 {
				in := ui.Rect{W: float64(200 + size/40*15), H: float64(60 + size%40*8)}
				p, _, ok := s.fit(u, &Room{Rects: []ui.Rect{in}, Wide: true}, false)
				if !ok {
					continue
				}
				for i := range p.rows {
					at := p.rows[i].at
					shown++
					if pad := u.Px(p.form.padding); at.X < 0 || at.Right() > p.w-2*pad+1 || at.Bottom() > p.h-2*pad+1 {
						t.Fatalf("in %v row %d of %.0f by %.0f lies at %v", in, i, p.w, p.h, at)
					}
					for k := range i {
						if !at.Intersect(p.rows[k].at).Empty() {
							t.Fatalf("in %v rows %d and %d lie at %v and %v", in, k, i, p.rows[k].at, at)
						}
						if s == table && at.X != p.rows[k].at.X {
							t.Fatalf("in %v rows %d and %d of a table begin at %.0f and %.0f", in, k, i, p.rows[k].at.X, at.X)
						}
					}
				}
			}
		}
	})
	if shown < 1000 {
		t.Errorf("only %d rows were laid out", shown)
	}
}

// A forecast is laid out once while nothing changes, in its room as well as beside its subject, and again when its content changes.
func TestSheetIsLaidOutOnce(t *testing.T) {
	for _, beside := range []bool{false, true} {
		u, s := newUI(), words(2)
		var p Popover
		draw := func() (lines int) {
			before := u.Work()
			frame(t, u, func() {
				p.Draw(u, func() (*Sheet, Room) {
					return s, Room{Rects: []ui.Rect{{W: 600, H: 500}}, Near: ui.Point{X: 300, Y: 200}, Beside: beside}
				}, nil)
			})
			return u.Work().Lines - before.Lines + u.Work().Rectangles - before.Rectangles
		}
		draw()
		if again := draw(); again > 0 {
			t.Errorf("beside %v: nothing has changed, and it costs %d", beside, again)
		}
		s.Notes[0].Text = "Something that has never been said."
		if draw() == 0 {
			t.Errorf("beside %v: it says something else, and is not laid out", beside)
		}
	}
}

// Signs that join stand in one line if they fit, and lines are as wide as the widest.
func TestSignsThatJoinStayTogether(t *testing.T) {
	u := newUI()
	picture := func(ui.Rect) {}
	signs := Signs{{Picture: picture}, {Picture: picture}, {Picture: picture, Joins: true}}
	for most, want := range map[float64][]int{1000: {3}, 80: {1, 2}, 40: {1, 1, 1}} {
		f := signs.Flow(u, most, 30)
		var got []int
		for _, line := range f.lines {
			got = append(got, len(line))
		}
		if !slices.Equal(got, want) || f.W > max(most, 30) || f.H != float64(len(want))*32-2 {
			t.Errorf("in %.0f pixels lines have %v signs, want %v; all are %.0f by %.0f", most, got, want, f.W, f.H)
		}
	}
}
