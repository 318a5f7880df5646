package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/theme"
	"islas/render/ui"
)

// Least contrasts of what is to be read and of signs (WCAG 2.2).
const (
	textContrast = 4.5
	signContrast = 3
)

// large is a window with the largest type in little room.
var large = harness.Window{W: 1280, H: 720, Percent: 200}

// inksIn are the colours of the texts in r, as they are seen on a ground.
func (r *rig) inksIn(in ui.Rect, ground theme.Color) map[string]theme.Color {
	all := map[string]theme.Color{}
	r.UI.DrawnInks(func(text string, at ui.Rect, ink theme.Color) bool {
		if in.Contains(at.Middle()) {
			opaque := ink
			opaque.A = 255
			all[text] = theme.Mix(ground, opaque, float64(ink.A)/255)
		}
		return true
	})
	return all
}

// How many workers are still to be placed can be read on the button that can't be pressed until they are.
func TestWhatIsLeftToPlaceCanBeRead(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, decides(puertorico.PhasePlacing, 6))
		for _, w := range []harness.Window{small, large} {
			r := m.shown(t, "de", w, alone(5)...)
			r.Click("lay.cleared")
			r.Away()
			r.Rest()
			button := r.Widget("confirm")
			if button.Enabled {
				t.Fatal("nobody is left to be placed")
			}
			th := r.Stage.Theme
			for _, ground := range []theme.Color{th.Paper, th.PaperDark} { // it lies between the two
				seen := r.inksIn(button.Rect, ground)
				for text, ink := range seen {
					if c := theme.Contrast(ink, ground); c < textContrast {
						t.Errorf("%v: %q is written with a contrast of %.1f : 1", w, text, c)
					}
				}
				if len(seen) == 0 {
					t.Errorf("%v: nothing is written on the button", w)
				}
			}
		}
	})
}

// On the small boards of others one sees who works where, and which places are empty, also of five at the smallest type; and zeros of goods are to
// be read like other numbers.
func TestSmallBoardsTellOccupiedFromEmpty(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, decides(puertorico.PhaseRole, 9))
		for _, w := range []harness.Window{small, full, {W: 768, H: 1024, Percent: 100}} {
			r := m.shown(t, "de", w, alone(5)...)
			if r.Has("page.others") {
				r.Click("page.others")
				r.Rest()
			}
			for seat := game.Seat(1); seat < 5; seat++ {
				r.staffSeen(m.state().Player(seat), fmt.Sprintf("board.%d", seat))
			}
		}
	})
}

// staffSeen checks the workers, the empty places and the zeros on the small board of a player, whose widgets have an id.
func (r *rig) staffSeen(p *puertorico.Player, id string) {
	r.t.Helper()
	const fewest = 8 // pixels
	board, idle := r.Widget(id).Rect, r.Widget(id+".juan").Rect
	places, works := p.TileCount(), 0
	for _, b := range p.Built() {
		places += b.Circles()
	}
	for _, n := range p.Placement() {
		works += int(n)
	}
	filled, empty := 0, 0
	r.UI.DrawnPaintings(func(key any, at ui.Rect, alpha float64) bool {
		if !board.Contains(at.Middle()) || idle.Contains(at.Middle()) {
			return true
		}
		switch kind := fmt.Sprintf("%T", key); {
		case strings.HasSuffix(kind, "workerKey"):
			filled++
		case fmt.Sprint(key) == "place":
			empty++
		case strings.HasSuffix(kind, "barrelKey"):
			th := r.Stage.Theme
			if c := theme.Contrast(theme.Mix(th.Paper, th.Good, alpha), th.Paper); c < signContrast {
				r.t.Errorf("%v: a sign of goods of %s is as faint as %.1f : 1", r.UI.Bounds(), id, c)
			}
			return true
		default:
			return true
		}
		if at.W < fewest {
			r.t.Errorf("%v: a worker or an empty place of %s is %.1f pixels wide", r.UI.Bounds(), id, at.W)
		}
		return true
	})
	if filled != works || empty != places-works {
		r.t.Errorf("%v: %s shows %d workers and %d empty places, has %d and %d", r.UI.Bounds(), id, filled, empty, works, places-works)
	}
	paper := r.Stage.Theme.Paper
	for text, ink := range r.inksIn(board, paper) {
		if _, err := strconv.Atoi(text); err == nil && theme.Contrast(ink, paper) < textContrast {
			r.t.Errorf("%v: %s of %s is written with a contrast of %.1f : 1", r.UI.Bounds(), text, id, theme.Contrast(ink, paper))
		}
	}
}

// What a load brings stands on the own barrels so that half of each is to be seen at the least.
func TestTagsLeaveOwnBarrelsToBeSeen(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseLoad, 4)(m) && kindsOnOne(m.state()) > 3 })
		for _, w := range windows() {
			r := m.shown(t, "de", w, alone(5)...)
			for _, a := range loads(m.state()) {
				place := r.Widget("good." + a.Good().ID()).Rect
				r.barrelsBare(place)
			}
		}
	})
}

// barrelsBare checks that what stands on the own barrels in a place covers half of them at the most.
func (r *rig) barrelsBare(place ui.Rect) {
	r.t.Helper()
	var barrel ui.Rect
	r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
		if strings.HasSuffix(fmt.Sprintf("%T", key), "barrelKey") && place.Contains(at.Middle()) && at.W > barrel.W {
			barrel = at
		}
		return true
	})
	hidden := 0.0
	for text, at := range r.UI.DrawnTexts {
		if place.Contains(at.Middle()) && (strings.HasPrefix(text, "+") || strings.HasPrefix(text, "−")) {
			at.W += at.H // its sign
			in := at.Intersect(place).Intersect(barrel)
			hidden += in.W * in.H
		}
	}
	if part := hidden / (barrel.W * barrel.H); part > 0.5 || barrel.W < 22*r.Scale() {
		r.t.Errorf("%v: of the own barrels at %v, %.0f pixels wide, %.0f %% are hidden", r.UI.Bounds(), place, barrel.W, 100*part)
	}
}

// The token for points won by loading stands beside their number alone, never beside the sum of all own points.
func TestOwnSumHasASignOfItsOwn(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, func(m moment) bool {
			c := m.state().Score(0)
			return decides(puertorico.PhaseBuild, 4)(m) && c.Chips != c.Total()
		})
		c, sums := m.state().Score(0), 0
		for _, lang := range locales.Languages() {
			for _, w := range windows() {
				r := m.shown(t, lang, w, alone(5)...)
				at, token := r.Widget("standing").Rect, false
				r.UI.DrawnPaintings(func(key any, in ui.Rect, _ float64) bool {
					token = token || fmt.Sprint(key) == "chip" && at.Contains(in.Middle())
					return true
				})
				alone := !r.ShowsIn(strconv.Itoa(c.Chips), at)
				if alone {
					sums++
				}
				if token && alone {
					t.Errorf("%s %v: the token for loading stands beside the sum", lang, w)
				}
			}
		}
		if sums == 0 {
			t.Error("no window shows the sum alone")
		}
	})
}

// Whoever wonders what a barrel is, as goods come in baskets, chests and sacks, is told at the own ones.
func TestABarrelIsExplained(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for _, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseSell, puertorico.PhaseKeep, puertorico.PhaseLoad} {
			m := find(t, 3, decides(phase, 3))
			for _, lang := range locales.Languages() {
				r := m.shown(t, lang, small, alone(3)...)
				told, want := 0, r.T("store.barrel")
				for g := range puertorico.Good(puertorico.Goods) {
					own := r.Widget("good." + g.ID())
					if own.Enabled && strings.Contains(own.Tooltip, want) || !own.Enabled && strings.Contains(own.Why, want) {
						told++
					}
				}
				if told == 0 {
					t.Errorf("%s, phase %v: no own goods say %q", lang, phase, want)
				}
			}
		}
	})
}

// In short rows of the market each building is to be told from others by its picture, of which what it costs hides little.
func TestRowsOfTheMarketShowBuildings(t *testing.T) {
	const least = 21.5 // design units: 30 pixels in a window of 1280 by 720 at 200 %
	bubble(t, func(t *testing.T) {
		m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseBuild, 5)(m) && len(m.state().Legal(nil)) > 4 })
		for _, lang := range locales.Languages() {
			for _, w := range []harness.Window{large, {W: 1920, H: 1080, Percent: 200}} {
				r := m.shown(t, lang, w, alone(5)...)
				seen := 0
				for _, row := range r.UI.Widgets() {
					if !strings.HasPrefix(row.ID, "build.") || !row.Visible || !row.Enabled {
						continue
					}
					var picture, coin ui.Rect
					r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
						switch {
						case !row.Rect.Contains(at.Middle()):
						case strings.HasSuffix(fmt.Sprintf("%T", key), "buildingKey"):
							picture = at
						case fmt.Sprint(key) == "doubloon":
							coin = at
						}
						return true
					})
					seen++
					hidden := picture.Intersect(coin)
					if bare := picture.W - hidden.W; picture.W < least*r.Scale() || hidden.W > 0 && bare < 0.85*picture.W {
						t.Errorf("%s %v: the picture of %s is %.0f pixels wide, %.0f of them bare", lang, w, row.ID, picture.W, bare)
					}
				}
				if seen == 0 {
					t.Errorf("%s %v: nothing can be built", lang, w)
				}
			}
		}
	})
}

// A board that is shown large has its owner's goods on it, however many buildings there are.
func TestALargeBoardHasTheGoods(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 2, func(m moment) bool {
			return decides(puertorico.PhaseRole, 8)(m) && len(m.state().Player(1).Built()) > 10
		})
		for _, w := range visited() {
			r := m.shown(t, "de", w, alone(2)...)
			at := r.visit()
			if !r.Has("visit.juan") {
				t.Errorf("%v: it is not told who waits in San Juan", w)
				continue
			}
			line, kinds := r.Widget("visit.juan").Rect, 0
			r.UI.DrawnPaintings(func(key any, in ui.Rect, _ float64) bool {
				if strings.HasSuffix(fmt.Sprintf("%T", key), "barrelKey") && in.Middle().Y > line.Y && in.Middle().Y < line.Bottom() && at.Holds(in) {
					kinds++
				}
				return true
			})
			if kinds < puertorico.Goods {
				t.Errorf("%v: %d kinds of goods are told, want %d", w, kinds, puertorico.Goods)
			}
		}
	})
}
