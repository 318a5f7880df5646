package table_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/theme"
	"islas/render/ui"
)

// told is how much there is to be said of what a role would do to a seat.
func told(s *forecast.Seat) (n int) {
	count := func(all ...bool) {
		for _, yes := range all {
			if yes {
				n++
			}
		}
	}
	for g := range puertorico.Goods {
		count(s.Craftsman.Makes[g] > 0, s.Craftsman.Short[g] > 0, s.Craftsman.Short[g] > 0)
	}
	count(s.Settler.Full, s.Settler.Draws, s.Settler.Row, s.Settler.Quarry, s.Settler.Hires)
	count(s.Mayor.Empty > 0, s.Mayor.Idle > 0, s.Builder.Could != 0, s.Trader.Brings > 0, s.Trader.Barred)
	count(s.Craftsman.Factory > 0, s.Captain.Loads > 0, s.Captain.Lost > 0)
	return n + s.Trader.Bars.Len()
}

// fullestOffer is the moment in some games at which the most is foretold by a role.
func fullestOffer(t testing.TB, seats int, role puertorico.Role) (best moment) {
	t.Helper()
	most := -1
	for seed := uint64(1); seed <= 5; seed++ {
		g := gameOf(seed, seats)
		for i := range g.actions {
			m := moment{g, i}
			if !offers(role, 1)(m) {
				continue
			}
			o, n := would(m, role), 0
			for seat := range game.Seat(seats) {
				n += told(&o.Seats[seat])
			}
			if o.Ending != 0 {
				n += 2
			}
			if n > most {
				best, most = m, n
			}
		}
	}
	return best
}

// chosenBy are the widgets by which one chooses a role, and the texts of the bar.
func (r *rig) chosenBy() map[string]ui.Rect {
	all := map[string]ui.Rect{}
	for _, w := range r.UI.Widgets() {
		for _, kind := range []string{"role.", "gauge.", "governs", "purse.", "good.", "standing", "picks", "round", "menu", "undo", "suggest"} {
			if strings.HasPrefix(w.ID, kind) {
				all[w.ID] = w.Rect
			}
		}
	}
	return all
}

// What a role would do is shown beside all by which one chooses: the bar, how near the end is, what one has, and the cards. Nothing is
// written half below it but on the own board, or where there is room for that, on the log, which steps back; nothing it says is cut or left out that stands nowhere else.
// Where words twice as large have no room there it is scrolled; in windows that are low it lies beside the card alone then
// (TestRolesAreForetoldTwiceAsLarge).
func TestForetoldCoversNothingThatOneChoosesBy(t *testing.T) {
	need.Time(t)
	windows := []harness.Window{
		{W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 900, H: 450, Percent: 125}, {W: 1280, H: 720, Percent: 100},
		{W: 768, H: 1024, Percent: 100}, {W: 768, H: 1024, Percent: 200}, {W: 1024, H: 768, Percent: 200}, {W: 1200, H: 1920, Percent: 100}, full,
	}
	for i, w := range windows {
		for k := range 2 {
			lang, seats := locales.Languages()[(i+k)%3], 2+(i+2*k)%4
			bubbled(t, fmt.Sprint(lang, w, seats), func(t *testing.T) {
				for role := range puertorico.Prospector1 {
					m := fullestOffer(t, seats, role)
					r := m.shown(t, lang, w, alone(seats)...)
					before := maps.Collect(r.UI.DrawnTexts)
					card := r.Widget("role." + role.ID()).Rect
					r.Move(card.Middle())
					r.Wait(60)
					r.judgePanel(role, before)
				}
			})
		}
	}
}

// margin is how far the tray of the own barrels reaches beyond what lies in it, in design units.
const margin = 16

// judgePanel reports what is wrong with how a role is foretold that is rested on, in whose place there were texts before.
func (r *rig) judgePanel(role puertorico.Role, before map[string]ui.Rect) {
	r.t.Helper()
	id, panel, ok := r.UI.Tip()
	if !ok || id != "role."+role.ID() {
		r.t.Fatalf("%v: nothing is foretold, but %s", role, id)
	}
	if !r.UI.Bounds().Holds(panel) {
		r.t.Errorf("%v: the panel lies at %v", role, panel)
	}
	for id, at := range r.chosenBy() {
		if in := at.Intersect(panel); in.W > 0.5 && in.H > 0.5 {
			r.t.Errorf("%v: the panel %v covers %s at %v", role, panel, id, at)
		}
	}
	if left, right := r.Widget("purse.money").Rect, r.Widget("good.coffee").Rect; r.Has("page.roles") || r.UI.Bounds().W > r.UI.Bounds().H {
		below := ui.Rect{X: left.X - r.UI.Px(margin), W: right.Right() - left.X + 2*r.UI.Px(margin), H: left.Y}
		if !r.Has("page.roles") {
			below = r.bareOwn(role, panel)
		}
		for text, at := range before {
			if in := at.Intersect(panel); in.W > 1 && in.H > 1 && !below.Holds(at) {
				r.t.Errorf("%v: the panel %v cuts %q at %v", role, panel, text, at)
			}
		}
	}
	lines := r.panelLines(panel)
	if name := r.T("role." + role.ID()); !slices.Contains(lines, name) {
		r.t.Errorf("%v: %q does not stand whole on the panel %v: %q", role, name, panel, lines)
	}
	said := strings.Join(lines, " ")
	if want := r.T("role." + role.ID() + ".privilege"); !strings.Contains(said, want) {
		r.t.Errorf("%v: the privilege %q is not whole in %q", role, want, said)
	}
}

// panelLines are the lines on the panel, in the order in which they are read, scrolled to its end by whoever rests on the card where it is longer than that.
func (r *rig) panelLines(panel ui.Rect) (lines []string) {
	r.t.Helper()
	seen := map[string]bool{}
	for range 100 {
		offset, most := r.UI.ScrollOffset("forecast.words")
		for text, at := range r.UI.DrawnTexts {
			lies, line := fmt.Sprintf("%s %.0f %.0f", text, at.X, at.Y), fmt.Sprintf("%s %.0f %.0f in words", text, at.X, at.Y+offset)
			if panel.Holds(at.Inset(0.5)) && !seen[lies] && !seen[line] { // what lies below it stands where it stood
				lines = append(lines, text)
			}
			seen[lies], seen[line] = true, panel.Holds(at.Inset(0.5)) || seen[line]
		}
		if !r.Has("forecast.words") || offset >= most-1 {
			return lines
		}
		r.Wheel(-0.3)
		r.Wait(2)
	}
	r.t.Fatal("what is foretold can't be scrolled to its end")
	return nil
}

// bareOwn reports what the panel covers of the own board where everything lies open, and returns where the lines of the log lie.
func (r *rig) bareOwn(role puertorico.Role, panel ui.Rect) (log ui.Rect) {
	r.t.Helper()
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		switch in := w.Rect.Intersect(panel); kind {
		case "field", "own", "free", "board", "build", "tile", "ship", "house":
			if in.W > 0.5 && in.H > 0.5 {
				r.t.Errorf("%v: the panel %v covers %s at %v", role, panel, w.ID, w.Rect)
			}
		case "log", "said":
			log = log.Union(w.Rect)
		}
	}
	clipped := 1.5 * r.UI.LineHeight(theme.Small) // lines of one that begins above the log
	log.Y, log.H = log.Y-clipped, log.H+clipped
	return log.Inset(-1)
}
