package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/testkit/harness"
	"islas/render/theme"
	"islas/render/ui"
)

// Least contrasts of text and signs (WCAG 2.2).
const (
	textContrast = 4.5
	signContrast = 3
)

// large is a window with the largest type in little room.
var large = harness.Window{W: 1280, H: 720, Percent: 200}

// inksIn returns the colours of the texts in r, as they appear on a ground.
func (r *rig) inksIn(in ui.Rect, ground theme.Color) map[string]theme.Color {
	all := map[string]theme.Color{}
	for _, d := range r.UI.Drawn {
		if d.Kind == ui.DrawnText && in.Contains(d.Rect.Middle()) {
			ink, opaque := theme.Alpha(d.Top, d.Alpha), d.Top
			opaque.A = 255
			all[d.Text] = theme.Mix(ground, opaque, float64(ink.A)/255)
		}
	}
	return all
}

// TestSmallBoardsTellOccupiedFromEmpty checks that small boards show who works where and which places are empty, also with five players
// and the smallest type, and that zeros of goods are as legible as other numbers.
func TestSmallBoardsTellOccupiedFromEmpty(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, decides(puertorico.PhaseRole, 9))
		for _, w := range []harness.Window{small, full, {W: 768, H: 1024, Percent: 100}} {
			r := m.shown(t, "de", w, alone(5)...)
			r.turnTo("page.others")
			for seat := game.Seat(1); seat < 5; seat++ {
				r.staffSeen(m.state().Player(seat), fmt.Sprintf("board.%d", seat))
			}
		}
	})
}

// staffSeen checks the workers, the empty places and the zeros on the small board of a player; id is that of its widgets.
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
		case strings.HasSuffix(kind, "art.Worker"), fmt.Sprint(key) == art.WorkerDot.Name:
			filled++
		case fmt.Sprint(key) == art.WorkerPlace.Name:
			empty++
		case strings.HasSuffix(kind, "art.Barrel"):
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

// TestABarrelIsExplained checks that the tooltips of the home seat's barrels say what a barrel is, as goods come in baskets, chests and
// sacks.
func TestABarrelIsExplained(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for _, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseSell, puertorico.PhaseKeep, puertorico.PhaseLoad} {
			m := find(t, 3, decides(phase, 3))
			r := m.shown(t, "en", small, alone(3)...)
			told, want := 0, r.T("store.barrel")
			for g := range puertorico.Good(puertorico.Goods) {
				own := r.Widget("good." + g.ID())
				if own.Enabled && strings.Contains(own.Tooltip, want) || !own.Enabled && strings.Contains(own.Why, want) {
					told++
				}
			}
			if told == 0 {
				t.Errorf("phase %v: no own goods say %q", phase, want)
			}
		}
	})
}

// TestMenuIsTwiceAsLarge checks that in windows of telephones at 200 % the menu is twice as large, too, and that a finger reaches all of
// it by scrolling.
func TestMenuIsTwiceAsLarge(t *testing.T) {
	some := tables([]harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 390, H: 844, Percent: 200}})
	some.Names = some.Names[:3]
	some.Each(t, (*harness.Harness).LargerMenu)
}
