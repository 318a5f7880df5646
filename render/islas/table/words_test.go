package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/locales"
	"islas/render/internal/harness"
)

// TestCardsSayTheirWishes reads the texts of all cards of a hand, in every language.
func TestCardsSayTheirWishes(t *testing.T) {
	for _, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			r := find(t, 3, func(m moment) bool { return decides(islas.PhaseAction, 2)(m) && m.state().HandSize(0) > 5 }).open(t, lang, full)
			r.Rest()
			s := r.state()
			for i, c := range s.HandCards(0, nil) {
				w := r.Widget(fmt.Sprintf("card.%d", i))
				text, at := w.Tooltip, 0
				if !w.Enabled {
					text = w.Why
				}
				for k, p := range islas.BuiltIn().Priorities(c) {
					want := fmt.Sprintf("%d. %s", k+1, r.wish(p))
					if c.Settler() && !strings.Contains(text[at:], want) {
						t.Errorf("%v: %q does not say %q", c, text, want)
					}
				}
				if house := r.T("building.house." + islas.BuiltIn().Colour(c).String()); c.Settler() && !strings.Contains(text, house) {
					t.Errorf("%v: %q does not say %q", c, text, house)
				}
			}
		})
	}
}

// TestPromptNamesOnlyWhatCanBeDone reads the line that says what to do at many moments.
func TestPromptNamesOnlyWhatCanBeDone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		seen := map[string]int{}
		for seats := 2; seats <= 5; seats++ {
			for m := range moments(seats) {
				if d := m.decision(); d.Seat != 0 || d.Phase != islas.PhaseAction && d.Phase != islas.PhaseDone {
					continue
				}
				key := promptKey(m)
				if seen[key]++; seen[key] > 2 {
					continue
				}
				r := m.open(t, "en", full)
				r.Rest()
				if want := r.T(key, "name", r.name(0)); !strings.Contains(r.prompt(), want) {
					t.Errorf("the line says %q, want %q", r.prompt(), want)
				}
			}
		}
		if len(seen) < 4 {
			t.Errorf("only these have come up: %v", seen)
		}
	})
}

// TestPromptOfAFullIsland fills an island with houses: the line offers to draw and to make room, and no building.
func TestPromptOfAFullIsland(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m, _, err := match.New(engine.Engine{}, someSetup(3, alone(2)...))
		if err != nil {
			t.Fatal(err)
		}
		for s := m.State(); s.Decision() != (islas.Decision{Phase: islas.PhaseAction, Seat: 0}) || s.Free(0) != 0; s = m.State() {
			if s.Over() {
				t.Fatal("the game is over, and the island is not full")
			}
			legal := s.Legal(nil)
			order := []islas.ActionKind{islas.Build, islas.DrawCards, islas.Load, islas.EndTurn, islas.Settle, islas.Lose, islas.Name}
			if s.HandSize(max(s.Turn(), 0)) < 4 {
				order[0], order[1] = order[1], order[0]
			}
			i := -1
			for _, k := range order {
				if i < 0 {
					i = slices.IndexFunc(legal, func(a islas.Action) bool { return a.Kind == k })
				}
			}
			if _, err := m.Do(legal[i]); err != nil {
				t.Fatal(err)
			}
		}
		r := newRig(t, "en", full)
		r.CarryOn(m)
		r.Rest()
		if want := r.T("prompt.full-convert", "name", r.name(0)); !strings.Contains(r.prompt(), want) || strings.Contains(r.prompt(), "build") {
			t.Errorf("the line says %q, want %q", r.prompt(), want)
		}
	})
}

// promptKey is the key of what the line should say to the first seat, by what is legal.
func promptKey(m moment) string {
	converts := can(m, islas.MakePalace) || can(m, islas.MakeTown)
	s := m.state()
	if m.decision().Phase == islas.PhaseDone {
		switch {
		case converts:
			return "prompt.done-convert"
		case can(m, islas.ExtraCard):
			return "prompt.done-extra"
		}
		return "prompt.done"
	}
	settlers := 0
	for _, c := range s.HandCards(0, nil) {
		if c.Settler() {
			settlers++
		}
	}
	switch {
	case can(m, islas.Build):
		return "prompt.action"
	case s.Free(0) == 0 && converts:
		return "prompt.full-convert"
	case s.Free(0) == 0:
		return "prompt.full"
	case settlers == 0 && s.HandSize(0) > 1:
		return "prompt.must-draw-pirates"
	}
	return "prompt.must-draw-few"
}

// TestPromptIsNeverCut reads the line in small windows.
func TestPromptIsNeverCut(t *testing.T) {
	for i, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 800, H: 1280, Percent: 100}) {
		bubbled(t, w.String(), func(t *testing.T) {
			for _, p := range []islas.Phase{islas.PhaseAction, islas.PhaseLoad, islas.PhaseDone} {
				for _, lang := range harness.InTurn([]string{"de", "en"}[i%2]) {
					r := find(t, 3, from(p, 4)).open(t, lang, w)
					r.Rest()
					if line := r.prompt(); strings.Contains(line, "…") || !strings.Contains(line, r.name(0)) {
						t.Errorf("the line says %q", line)
					}
				}
			}
		})
	}
}
