package table_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
)

// paged are windows in which not everything lies open at once.
var paged = []harness.Window{
	{W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}, {W: 550, H: 900, Percent: 100},
}

// seenBy are widgets by which an event is seen, by the kind of the event; that of a row or a ship is the first of its kind.
var seenBy = map[puertorico.EventKind]string{
	puertorico.EvRow: "stack", puertorico.EvDiscarded: "stack", puertorico.EvDealt: "supply.aboard", puertorico.EvRefilled: "supply.aboard",
	puertorico.EvProduced: "board.1", puertorico.EvHouse: "house", puertorico.EvSailed: "ship.", puertorico.EvPoints: "ship.",
	puertorico.EvBonus: "role.settler",
}

// sees reports whether a widget is there whose id begins with a text.
func (r *rig) sees(id string) bool {
	return slices.ContainsFunc(r.IDs(), func(has string) bool { return strings.HasPrefix(has, id) })
}

// page is the page that lies open, by what is on it.
func (r *rig) page() string {
	for id, p := range map[string]string{"role.settler": "roles", "build.wharf": "market", "house": "harbour", "stack": "tiles", "board.1": "others"} {
		if r.Has(id) {
			return p
		}
	}
	return "log"
}

// Where not everything lies open the page follows what happens, in every window, and is that of the decision when one has to decide.
func TestPageFollowsWhatHappens(t *testing.T) {
	for i, w := range paged {
		bubbled(t, w.String(), func(t *testing.T) {
			r := begin(t, "en", w, someSetup(uint64(i)+1, alone(2+i)...))
			r.Stage.Settings.Speed = settings.Fast
			seen, decided := map[puertorico.EventKind]int{}, map[puertorico.Phase]int{}
			r.Watch = func() {
				for kind, id := range seenBy {
					if !table.Shows(r.Stage.Top(), kind, 0.1) {
						continue
					}
					if seen[kind]++; !r.sees(id) {
						t.Fatalf("while an event of kind %d is on its way there is no %s but %v", kind, id, r.IDs())
					}
				}
			}
			for {
				r.Rest()
				s := r.state()
				if s.Over() || s.Round() > 5 {
					break
				}
				d := s.Decision()
				switch decided[d.Phase]++; d.Phase {
				case puertorico.PhasePlacing, puertorico.PhaseKeep:
					r.Click("confirm")
				default:
					r.do(s.Legal(nil)[0]) // there is what is to be clicked
				}
			}
			for kind, id := range seenBy {
				if kind != puertorico.EvHouse && kind != puertorico.EvSailed && kind != puertorico.EvDiscarded && seen[kind] == 0 {
					t.Errorf("no event of kind %d was seen by %s: nothing was tried", kind, id)
				}
			}
			if decided[puertorico.PhaseRole] < 3 {
				t.Errorf("decided was %v", decided)
			}
		})
	}
}

// Whoever opens another page while others play keeps it until they decide on something else.
func TestOpenedPageStays(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			return chooses(puertorico.TakeRole)(m) && m.actions[m.at].Role() == puertorico.Builder && m.actions[m.at+1].Kind == puertorico.Build
		})
		r := newRig(t, "en", paged[0])
		r.sit(m.begun(alone(4)...))
		r.Rest()
		r.do(m.actions[m.at])
		r.Rest()
		r.do(m.actions[m.at+1])
		r.Wait(2)
		r.Click("page.log")
		r.Wait(2)
		builds := 0
		r.Watch = func() {
			if table.Shows(r.Stage.Top(), puertorico.EvAct, 0.1) && r.page() == "log" {
				builds++
			}
		}
		r.Wait(60)
		if builds == 0 {
			t.Error("the log that was opened is turned away from while others build")
		}
		r.Watch = nil
		r.Rest()
		if s := r.state(); s.Decision().Phase == puertorico.PhaseRole && !r.Has("role.settler") {
			t.Error("with a role to choose the cards do not lie open")
		}
	})
}

// Looking back opens the page on which what is looked at was to be seen.
func TestLookingBackOpensThePage(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseRole, 7)(m) })
		r := newRig(t, "en", paged[1])
		r.sit(m.begun(alone(3)...))
		r.Rest()
		r.Click("page.log")
		r.Wait(3)
		found := false
		for _, id := range r.IDs() {
			if strings.HasPrefix(id, "log.") && !found {
				r.Click(id)
				r.Wait(3)
				found = r.Has("back.earlier")
			}
		}
		if !found {
			t.Fatalf("nothing of the log can be looked back at: %v", r.IDs())
		}
		pages := map[string]bool{}
		for range 40 {
			pages[r.page()] = true
			for _, w := range r.UI.Widgets() {
				if strings.HasPrefix(w.ID, "role.") && w.Enabled {
					t.Errorf("%s can be clicked in the past", w.ID)
				}
			}
			if p := r.page(); strings.Contains(r.prompt(), " chooses: ") && p != "roles" {
				t.Errorf("looking at %q the page %s is open", r.prompt(), p)
			}
			if !r.Widget("back.earlier").Enabled {
				break
			}
			r.Click("back.earlier")
			r.Wait(2)
		}
		if len(pages) < 3 {
			t.Errorf("on the way back the pages %v are open", pages)
		}
	})
}
