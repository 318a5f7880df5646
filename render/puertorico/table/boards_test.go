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
	"islas/render/keep/settings"
	"islas/render/puertorico/art"
	"islas/render/testkit/harness"
	"islas/render/theme"
	"islas/render/ui"
)

// waiting returns the seats except the first with workers in San Juan.
func waiting(s *puertorico.State) (all []game.Seat) {
	for seat := game.Seat(1); int(seat) < s.Seats(); seat++ {
		if s.Player(seat).SanJuan() > 0 {
			all = append(all, seat)
		}
	}
	return all
}

// TestBoardsSayWhatTheyHold checks every board in every window, with few and many players: what is held and made of each kind, free land,
// and of the others their names, who waits in San Juan, and that a click shows the board large until its cross is clicked.
func TestBoardsSayWhatTheyHold(t *testing.T) {
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			m := find(t, seats, func(m moment) bool {
				p := m.state().Player(1)
				has, full := p.Barrels(), p.TileCount() == puertorico.IslandSize
				return decides(puertorico.PhaseRole, 6)(m) && len(waiting(m.state())) > 0 && len(p.Built()) > 4 && full == (seats == 5) &&
					has.Total() > 0 && int(has[puertorico.Corn]) != p.Capacity(puertorico.Corn)
			})
			for _, w := range []harness.Window{{W: 1084, H: 720, Percent: 200}, {W: 1024, H: 768, Percent: 200}} {
				m.shown(t, "de", w, alone(seats)...).numbersWhole()
			}
			for _, w := range windows() {
				r := m.shown(t, "de", w, alone(seats)...)
				r.numbersWhole()
				r.goodsTold(m, 0, "good")
				r.freeLandTold(m, 0, "own")
				r.turnTo("page.others")
				for seat := game.Seat(1); int(seat) < seats; seat++ {
					id := fmt.Sprintf("board.%d", seat)
					r.goodsTold(m, seat, id)
					r.freeLandTold(m, seat, id)
					r.nameTold(m, seat, id+".plate")
					r.tellsWaiting(m, seat, id+".juan")
					r.staffSeen(m.state().Player(seat), id)
					board := r.Widget(id).Rect
					r.ClickAt(board.Middle())
					r.Wait(5)
					if large := r.Widget("visit.board").Rect; !r.UI.Bounds().Holds(large) || large.W*large.H < 1.4*board.W*board.H {
						t.Errorf("%v: the board at %v is shown large at %v", w, board, large)
					}
					r.tellsWaiting(m, seat, "visit.juan")
					r.closes()
				}
			}
		})
	}
}

// numbersWhole checks that nothing covers the two numbers below each kind of the home seat's barrels.
func (r *rig) numbersWhole() {
	r.t.Helper()
	var all []ui.Drawn
	for _, d := range r.UI.Drawn {
		all = append(all, d)
	}
	for g := range puertorico.Good(puertorico.Goods) {
		own, numbers := r.Widget("good."+g.ID()).Rect, 0
		for i, d := range all {
			if d.Ink.Empty() || !own.Contains(d.Ink.Middle()) {
				continue
			}
			numbers++
			for _, over := range all[i+1:] {
				around := over.Width > 0 && over.Rect.Inset(over.Width).Holds(d.Ink) // a frame
				if over.Kind != ui.DrawnText && !around && !over.Extent.Intersect(over.Clip).Intersect(d.Ink).Empty() {
					r.t.Errorf("%v: %q below the barrels of %s is covered at %v", r.UI.Bounds(), d.Text, g.ID(), over.Extent)
				}
			}
		}
		if numbers < 2 {
			r.t.Errorf("%v: %d numbers stand below the barrels of %s", r.UI.Bounds(), numbers, g.ID())
		}
	}
}

// signed returns the numbers in r, each with the kind of the picture that is drawn right before it.
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

// goodsTold checks that the number held of a kind and the number that a harvest brings have their signs: the good, unless its barrels lie
// above the number, and a sprout.
func (r *rig) goodsTold(m moment, seat game.Seat, id string) {
	r.t.Helper()
	p := m.state().Player(seat)
	for g := range puertorico.Good(puertorico.Goods) {
		signs := r.signed(r.Widget(id + "." + g.ID()).Rect)
		held := slices.Contains(signs, fmt.Sprintf("%d Barrel%d", p.Barrels()[g], g)) || seat == 0 && slices.Contains(signs, fmt.Sprintf("%d ", p.Barrels()[g]))
		grows := slices.ContainsFunc(signs, func(s string) bool {
			return strings.HasPrefix(s, fmt.Sprintf("%d iconKey{%d ", p.Capacity(g), art.IconField))
		})
		if len(signs) != 2 || !held || !grows {
			r.t.Errorf("%v: %s.%s, %d held and %d made: the numbers are %q", r.UI.Bounds(), id, g.ID(), p.Barrels()[g], p.Capacity(g), signs)
		}
	}
}

// freeLandTold checks that the last free field and site show how many are free, and their tooltips, too.
func (r *rig) freeLandTold(m moment, seat game.Seat, id string) {
	r.t.Helper()
	p := m.state().Player(seat)
	for id, free := range map[string]int{
		id + ".fields": puertorico.IslandSize - p.TileCount(), id + ".sites": puertorico.CitySize - p.CitySpaces(),
	} {
		w, ok := r.Find(id)
		if ok != (free > 0) {
			r.t.Fatalf("%s, %d free: told %v", id, free, ok)
		}
		if !ok {
			continue
		}
		brief := r.T("free.number", "n", free)
		written := r.ShowsIn(brief, w.Rect) || r.ShowsIn(r.T("free.words", "n", free), w.Rect)
		if !written || !strings.Contains(w.Tooltip, strconv.Itoa(free)) {
			r.t.Errorf("%v: %s: %d are free, and nothing says so, or the tooltip says %q", r.UI.Bounds(), id, free, w.Tooltip)
		}
		for text, at := range r.UI.DrawnTexts {
			if text == brief && w.Rect.Contains(at.Middle()) && at.Right() > w.Rect.Right()+1 {
				r.t.Errorf("%v: %s: %q at %v runs beyond its place %v", r.UI.Bounds(), id, text, at, w.Rect)
			}
		}
	}
}

// Least contrasts of text and signs (WCAG 2.2).
const (
	textContrast = 4.5
	signContrast = 3
)

// staffSeen checks that a small board shows who works where and which places are empty, and that zeros of goods are as legible as other
// numbers; id is that of its widgets.
func (r *rig) staffSeen(p *puertorico.Player, id string) {
	r.t.Helper()
	const fewest, low = 8, 600 // pixels; in lower windows they may be narrower
	th, board, idle := r.Stage.Theme, r.Widget(id).Rect, r.Widget(id+".juan").Rect
	places, works := p.TileCount(), 0
	for _, b := range p.Built() {
		places += b.Circles()
	}
	for _, n := range p.Placement() {
		works += int(n)
	}
	filled, empty := 0, 0
	for _, d := range r.UI.Drawn {
		if !board.Contains(d.Rect.Middle()) || idle.Contains(d.Rect.Middle()) {
			continue
		}
		ink, kind := d.Top, fmt.Sprintf("%T", d.Key)
		switch _, err := strconv.Atoi(d.Text); {
		case strings.HasSuffix(kind, "art.Worker"), fmt.Sprint(d.Key) == art.WorkerDot.Name:
			filled++
		case fmt.Sprint(d.Key) == art.WorkerPlace.Name, fmt.Sprint(d.Key) == art.DotPlace.Name:
			empty++
		case strings.HasSuffix(kind, "art.Barrel"):
			if c := theme.Contrast(theme.Mix(th.Paper, th.Good, d.Alpha), th.Paper); c < signContrast {
				r.t.Errorf("%v: a sign of goods of %s is as faint as %.1f : 1", r.UI.Bounds(), id, c)
			}
			continue
		case d.Kind == ui.DrawnText && err == nil:
			share := float64(theme.Alpha(ink, d.Alpha).A) / 255
			ink.A = 255
			if c := theme.Contrast(theme.Mix(th.Paper, ink, share), th.Paper); c < textContrast {
				r.t.Errorf("%v: %s of %s is written with a contrast of %.1f : 1", r.UI.Bounds(), d.Text, id, c)
			}
			continue
		default:
			continue
		}
		if d.Rect.W < fewest && r.UI.Bounds().H >= low {
			r.t.Errorf("%v: a worker or an empty place of %s is %.1f pixels wide", r.UI.Bounds(), id, d.Rect.W)
		}
	}
	if filled != works || empty != places-works {
		r.t.Errorf("%v: %s shows %d workers and %d empty places, has %d and %d", r.UI.Bounds(), id, filled, empty, works, places-works)
	}
}

// nameTold checks that a name is whole on a plate, in two lines if necessary, except with the largest type in a small window; the tooltip has
// it everywhere, with the numbers in words.
func (r *rig) nameTold(m moment, seat game.Seat, id string) {
	r.t.Helper()
	name, plate, c := m.setup.Seats[seat].Name, r.Widget(id), m.state().Score(seat)
	points := r.T("standing.over", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large)
	for _, want := range []string{name, r.T("purse.money", "n", m.state().Player(seat).Doubloons()), points} {
		if !strings.Contains(plate.Tooltip, want) {
			r.t.Errorf("the tooltip of %s says %q, not %q", id, plate.Tooltip, want)
		}
	}
	if w := r.UI.Bounds(); w.W < 1000 && r.Stage.Settings.Scale == settings.MaxScale {
		return
	}
	for _, word := range strings.Fields(name) {
		if !r.ShowsIn(word, plate.Rect) {
			r.t.Errorf("%v: %q is not written on %s", r.UI.Bounds(), word, id)
		}
	}
}

// tellsWaiting checks the widget with the number of a seat's workers who wait.
func (r *rig) tellsWaiting(m moment, seat game.Seat, id string) {
	r.t.Helper()
	at, n := r.Widget(id), m.state().Player(seat).SanJuan()
	if want := r.T("waiting.tip", "name", m.setup.Seats[seat].Name, "n", n); at.Tooltip != want {
		r.t.Errorf("%v: the tooltip of %s says %q, not %q", r.UI.Bounds(), id, at.Tooltip, want)
	}
	if !r.worded(strconv.Itoa(n), at.Rect) {
		r.t.Errorf("%v: %s does not show %d", r.UI.Bounds(), id, n)
	}
	house, worker := false, false
	r.UI.DrawnPaintings(func(key any, p ui.Rect, _ float64) bool {
		if at.Rect.Contains(p.Middle()) && p.W >= 10 {
			kind := fmt.Sprintf("%T", key)
			house, worker = house || kind != "art.Worker", worker || kind == "art.Worker"
		}
		return true
	})
	if !house || !worker {
		r.t.Errorf("%v: the sign of %s is not a worker before a house", r.UI.Bounds(), id)
	}
}

// closes closes the large board by its cross.
func (r *rig) closes() {
	r.t.Helper()
	r.Click("visit/close")
	if r.Wait(5); r.Has("visit.board") {
		r.t.Errorf("%v: the cross does not close the board", r.UI.Bounds())
	}
	r.Away()
	r.Wait(5)
}

// TestBoardOpensForKeys checks that Enter opens the board that has the keyboard focus, and that the focus returns to it once it is closed.
func TestBoardOpensForKeys(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, decides(puertorico.PhaseRole, 6)).open(t, "en", alone(3)...)
		for range 100 {
			if r.Key(ui.KeyTab); r.Widget("board.2").Focused {
				break
			}
		}
		r.Key(ui.KeyEnter)
		if r.Wait(5); !r.Has("visit.board") || !strings.HasPrefix(r.Widget("visit.board").Label, r.Match().Setup().Seats[2].Name) {
			t.Fatal("Enter does not show the board large")
		}
		r.Key(ui.KeyEscape)
		if r.Wait(60); r.Has("visit.board") || !r.Widget("board.2").Focused {
			t.Error("Escape does not close the board, or the focus does not return to the small one")
		}
	})
}

// TestVisitOutlastsMoves checks that a board can be visited while others move, and stays large until it is closed, also when one is asked
// to decide.
func TestVisitOutlastsMoves(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, func(m moment) bool {
			next := m.before[min(m.at+1, len(m.before)):min(m.at+6, len(m.before))]
			return m.state().Round() > 2 && m.state().Decision().Seat == 0 && len(m.state().Legal(nil)) > 1 &&
				!slices.ContainsFunc(next, func(s puertorico.State) bool { return s.Decision().Seat == 0 || s.Over() })
		})
		r := m.open(t, "en", alone(5)...)
		r.do(m.actions[m.at])
		r.Wait(10)
		r.Click("board.2")
		moved := 0
		for ; r.Busy(); r.Wait(1) {
			if moved++; !r.Has("visit.board") {
				t.Fatalf("after %d ticks of moves the visit is over: %q", moved, r.Prompt())
			}
		}
		if r.Click("visit/close"); moved < 60 || r.Has("visit.board") {
			t.Errorf("after %d ticks of moves the visit can't be closed", moved)
		}
	})
}
