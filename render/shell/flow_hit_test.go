package shell_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// flowed returns the scenes of text with many controls, in their fullest states.
func flowed() (all []scene) {
	names := map[string]bool{"new": true, "islands": true, "new with a box": true, "games": true, "delete": true, "no games": true, "chronicle": true, "achievements": true, "no chronicle": true}
	for _, sc := range scenes() {
		if names[sc.name] {
			all = append(all, sc)
		}
	}
	setUp := func(game, seats int) scene {
		return scene{name: fmt.Sprintf("game %d with %d more", game, seats), open: func(t testing.TB, s *stage.Stage) stage.Scene {
			must.OK(t, s.Choose(s.Games[game]))
			return s.Routes.NewGame(s)
		}, fill: func(r *rig) {
			r.option("count", seats)
			r.option("seat.2.control", 1)
			r.option("seat.2.level", 1)
		}}
	}
	asked := scene{name: "code", open: setUp(0, 0).open, fill: func(r *rig) {
		r.Pick("code")
		r.write("code.field", "nonsense")
		r.Pick("code.take")
	}}
	all = append(all, setUp(0, 0), setUp(0, 3), setUp(1, 0), setUp(1, 3), asked)
	for game, days := range []int{40, 40, 0} {
		all = append(all, scene{name: fmt.Sprint("voyages ", game), open: func(t testing.TB, s *stage.Stage) stage.Scene { return challengesOf(t, s, game%2, days) }})
	}
	for _, sc := range gamesScenes() {
		if sc.name == "trouble" {
			sc.fill = func(r *rig) {
				for _, e := range r.Stage.Saves.Library().List() { // which is shown once it has been seen
					r.Reveal(part("delete", e.ID))
					r.Rest()
				}
			}
		}
		if sc.name == "finished" || sc.name == "trouble" {
			all = append(all, sc)
		}
	}
	return all
}

// Controls in scenes of text can be reached by scrolling one area down, and hit, by a finger too, with nothing cut short, where twice the
// usual size leaves the least room, in all languages; and what gets the keyboard's focus is scrolled into view, once around.
func TestWordsThatFlowCanBeHit(t *testing.T) {
	windows := []harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 320, H: 256, Percent: 100}, {W: 320, H: 256, Percent: 200}}
	for i, sc := range flowed() {
		for k, w := range windows {
			langs := []string{"en", "es", "de"}
			if k > 0 {
				langs = langs[(i+k)%3:][:1]
			}
			for _, lang := range langs {
				t.Run(fmt.Sprintf("%s %s %s", sc.name, lang, w), func(t *testing.T) {
					t.Parallel()
					r := sc.opened(t, lang, w)
					r.Rest()
					r.Whole()
					r.Wait(3)
					r.checkWidgets()
					var areas []string
					for _, at := range r.UI.Widgets() {
						if at.Role == ui.RoleScroll && !at.Covered {
							areas = append(areas, at.ID)
						}
					}
					if len(areas) > 1 {
						t.Errorf("these are scrolled one by one: %q", areas)
					}
					r.Move(r.UI.Bounds().Middle())
					for range 4 { // and a finger can hit all of it
						r.Wheel(1000)
					}
					for range 60 {
						r.Fingers()
						r.nothingCut()
						at, most := r.UI.ScrollOffset(strings.Join(areas, ""))
						if at >= most-1 {
							break
						}
						r.Wheel(-2)
						r.Wait(1)
					}
					r.tabsAround()
				})
			}
		}
	}
}

// tabsAround gives everything the keyboard's focus in turn, and checks that it is then visible.
func (r *rig) tabsAround() {
	r.t.Helper()
	first, stops := "", 0
	for range 400 {
		r.Key(ui.KeyTab)
		at := r.Widget(r.UI.Focused())
		if at.ID == first {
			break
		}
		if stops++; first == "" {
			first = at.ID
		}
		if at.Role == ui.RoleScroll {
			continue
		}
		if !at.Visible || at.Rect.H < min(40*r.Scale(), r.UI.Bounds().H/4) {
			r.t.Errorf("%q has the focus, of which %v is seen", at.ID, at.Rect)
		}
	}
	if stops < 3 || stops == 400 {
		r.t.Errorf("%d things get the focus", stops)
	}
}

// nothingCut reports visible texts that are cut short, except the longest names.
func (r *rig) nothingCut() {
	r.t.Helper()
	r.UI.DrawnEms(func(text string, _ ui.Rect, _ float64) bool {
		if named := strings.Contains(text, "WWW") || strings.Contains(text, "MMM"); strings.HasSuffix(text, "…") && !named && text != r.T("games.open") {
			r.t.Errorf("%q is cut", text)
		}
		return true
	})
}
