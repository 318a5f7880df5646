package table_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// windows are those of every layout, large and small type.
func windows() []harness.Window {
	return harness.Some(append(harness.Windows(), harness.Window{W: 1280, H: 720, Percent: 200}, harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 550, H: 900, Percent: 100}))
}

// signed are the numbers in r with what is drawn right before each: the kind of its picture.
func (r *rig) signed(in ui.Rect) (all []string) {
	for text, at := range r.UI.DrawnTexts {
		if _, err := strconv.Atoi(text); err != nil || !in.Contains(at.Middle()) {
			continue
		}
		sign, nearest := "", math.Inf(1)
		r.UI.DrawnPaintings(func(key any, p ui.Rect, _ float64) bool {
			beside := math.Abs(p.Middle().Y-at.Middle().Y) < at.H/2 && p.Right() <= at.X+1
			if away := at.X - p.Right(); beside && away < min(nearest, at.H) {
				sign, nearest = fmt.Sprintf("%T%v", key, key), away
			}
			return true
		})
		all = append(all, text+" "+sign[strings.LastIndex(sign, ".")+1:])
	}
	slices.Sort(all)
	return all
}

// boards calls see with a game shown in every window, in which all boards lie open, and the id of a seat's board in its widgets.
func boards(t *testing.T, seats int, holds func(m moment) bool, see func(r *rig, m moment, seat game.Seat, id string)) {
	t.Helper()
	m := find(t, seats, func(m moment) bool { return decides(puertorico.PhaseRole, 6)(m) && holds(m) })
	for _, w := range windows() {
		r := newRig(t, "de", w)
		r.sit(m.begun(alone(seats)...))
		r.Rest()
		see(r, m, 0, "own")
		if r.Has("page.others") {
			r.Click("page.others")
			r.Rest()
		}
		for seat := range game.Seat(seats - 1) {
			see(r, m, seat+1, fmt.Sprintf("board.%d", seat+1))
		}
	}
}

// What a player has of a kind and what a harvest brings are numbers with a sign each, on every board and in every window: what is held
// has the good, what grows a sprout.
func TestWhatIsHeldAndWhatGrowsHaveSigns(t *testing.T) {
	differs := func(m moment) bool {
		has := m.state().Player(1).Barrels()
		return has.Total() > 0 && int(has[puertorico.Corn]) != m.state().Player(1).Capacity(puertorico.Corn)
	}
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			boards(t, seats, differs, func(r *rig, m moment, seat game.Seat, id string) {
				p := m.state().Player(seat)
				for g := range puertorico.Good(puertorico.Goods) {
					id := id + "." + g.ID()
					if seat == 0 {
						id = "good." + g.ID()
					}
					signs := r.signed(r.Widget(id).Rect)
					held := slices.Contains(signs, fmt.Sprintf("%d barrelKey{%d}", p.Barrels()[g], g))
					grows := slices.ContainsFunc(signs, func(s string) bool {
						return strings.HasPrefix(s, fmt.Sprintf("%d iconKey{%d ", p.Capacity(g), art.IconField))
					})
					if len(signs) != 2 || !held || !grows {
						t.Errorf("%s, %d held and %d made: the numbers are %q", id, p.Barrels()[g], p.Capacity(g), signs)
					}
				}
			})
		})
	}
}

// How many fields and sites are free is written on the last that is, on every board and in every window.
func TestFreeLandIsCounted(t *testing.T) {
	some := func(m moment) bool { return true }
	full := func(m moment) bool { return m.state().Player(1).TileCount() == puertorico.IslandSize }
	for name, holds := range map[string]func(moment) bool{"some": some, "full": full} {
		bubbled(t, name, func(t *testing.T) {
			boards(t, 4, holds, func(r *rig, m moment, seat game.Seat, id string) {
				p := m.state().Player(seat)
				for what, free := range map[string]int{
					".fields": puertorico.IslandSize - p.TileCount(), ".sites": puertorico.CitySize - p.CitySpaces(),
				} {
					w, ok := r.Find(id + what)
					if ok != (free > 0) {
						t.Fatalf("%s%s, %d free: told %v", id, what, free, ok)
					}
					if !ok {
						continue
					}
					if brief := r.T("free.number", "n", free); !r.ShowsIn(brief, w.Rect) && !r.ShowsIn(r.T("free.words", "n", free), w.Rect) {
						t.Errorf("%s%s: %d are free, and nothing says so", id, what, free)
					}
					for text, at := range r.UI.DrawnTexts {
						if text == r.T("free.number", "n", free) && w.Rect.Contains(at.Middle()) && at.Right() > w.Rect.Right()+1 {
							t.Errorf("%s%s: %q at %v runs beyond its place %v", id, what, text, at, w.Rect)
						}
					}
					if !strings.Contains(w.Tooltip, strconv.Itoa(free)) {
						t.Errorf("%s%s: %d are free, the tooltip says %q", id, what, free, w.Tooltip)
					}
				}
			})
		})
	}
}
