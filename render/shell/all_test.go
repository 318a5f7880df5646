package shell

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/locales"
	"islas/render/stage"
	"islas/render/ui"
)

// everyScene opens every scene in its fullest state; fail is told when that can't be done.
func everyScene(fail func(error)) map[string]func(s *stage.Stage) stage.Scene {
	begin := func(s *stage.Stage) {
		if _, err := s.Begin(someSetup(5)); err != nil {
			fail(err)
		}
	}
	return map[string]func(s *stage.Stage) stage.Scene{
		"title": NewTitle,
		"running": func(s *stage.Stage) stage.Scene {
			begin(s)
			return NewTitle(s)
		},
		"new": func(s *stage.Stage) stage.Scene {
			n := newGameOfLot(s, 1)
			n.draft.setCount(5)
			n.setControl(2, info().Levels.Offered()[len(info().Levels.Offered())-1])
			n.draft.Seats[0].Name = strings.Repeat("W", match.MaxName)
			n.setControl(1, game.Human)
			n.draft.pick("gran-canaria")
			return n
		},
		"islands": func(s *stage.Stage) stage.Scene {
			n := newGameOfLot(s, 1)
			n.page = 1
			for i := range n.draft.Seats {
				n.draft.Seats[i].Name = strings.Repeat("M", match.MaxName)
			}
			n.draft.pick("gran-canaria")
			return n
		},
		"replace": func(s *stage.Stage) stage.Scene {
			begin(s)
			n := newGameOfLot(s, 1)
			n.asking = true
			return n
		},
		"curtain": func(s *stage.Stage) stage.Scene {
			return NewCurtain(s, strings.Repeat("W", match.MaxName), &stand{})
		},
		"result": func(s *stage.Stage) stage.Scene {
			m, err := finished(5)
			if err != nil {
				fail(err)
			}
			return NewResult(s, m)
		},
		"settings": func(s *stage.Stage) stage.Scene {
			s.Settings.Music = 0
			return NewSettings(s)
		},
		"rules": func(s *stage.Stage) stage.Scene {
			c := NewRules(s).(*rules)
			c.listing = true
			return c
		},
		"search": func(s *stage.Stage) stage.Scene {
			c := NewRules(s).(*rules)
			c.listing, c.search = true, strings.Repeat("W", 40)
			return c
		},
	}
}

// newGameOfLot is the scene of a new game with the islanders and islands of a lot, the same every time.
func newGameOfLot(s *stage.Stage, luck uint64) *newGame {
	n := NewNewGame(s).(*newGame)
	n.draft.luck = luck
	n.invite()
	return n
}

// TestEveryWidgetCanBeHit opens every scene in every window and both languages, scrolls every widget into view, and asks
// whether it is large enough and answers the pointer. Texts that don't fit fail in rig.frame.
func TestEveryWidgetCanBeHit(t *testing.T) {
	for name, open := range everyScene(func(err error) { t.Fatal(err) }) {
		for _, lang := range locales.Languages() {
			for _, at := range spaces() {
				t.Run(fmt.Sprintf("%s %s %s", name, lang, at), func(t *testing.T) {
					s := newStage(t, lang)
					s.Go(open(s))
					r := at.rig(t, s)
					r.rest()
					r.checkWidgets()
				})
			}
		}
	}
}

// checkWidgets hovers over every widget that no dialog covers.
func (r *harness) checkWidgets() {
	r.t.Helper()
	ids := map[string]bool{}
	var widgets []ui.Widget
	for _, w := range r.u.Widgets() {
		if ids[w.ID] {
			r.t.Errorf("two widgets are called %q", w.ID)
		}
		ids[w.ID] = true
		switch {
		case strings.HasSuffix(w.ID, "/bar"): // wheel, finger and keys do the same
		case w.Covered || w.Role == ui.RoleScroll || w.Role == ui.RoleDialog || w.Role == ui.RoleOther:
		default:
			widgets = append(widgets, w)
		}
	}
	if len(widgets) == 0 {
		r.t.Error("nothing can be clicked")
	}
	for _, w := range widgets {
		w = r.widget(w.ID)
		if w.Label == "" {
			r.t.Errorf("%q has no label", w.ID)
		}
		if !w.Enabled && w.Why == "" {
			r.t.Errorf("%q doesn't say why it can't be used", w.ID)
		}
		if least := 44 * r.scale; w.Rect.W < least && w.Role != ui.RoleOption || w.Rect.H < least*0.85 {
			r.t.Errorf("%q is only %.0f×%.0f units large", w.ID, w.Rect.W/r.scale, w.Rect.H/r.scale)
		}
		inside := w.Rect.Intersect(r.u.Bounds())
		if inside != w.Rect {
			r.t.Errorf("%q stands over the window's edge: %v", w.ID, w.Rect)
		}
	}
}

// over is a game of n seats played to its end, each number once.
func over(t testing.TB, n int) *engine.Match {
	t.Helper()
	m, err := finished(n)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestEveryWindowSize runs every scene in windows from tiny to huge: nothing may panic.
func TestEveryWindowSize(t *testing.T) {
	for name, open := range everyScene(func(err error) { t.Fatal(err) }) {
		for _, at := range []space{{1, 1, 1}, {100, 2000, 0.4}, {3000, 60, 1}, {571, 428, 0.35}, {7680, 4320, 1}} {
			s := newStage(t, "de")
			s.Go(open(s))
			u := ui.New(s.Theme, s.Texts)
			for range 3 {
				u.Begin(ui.Input{Dt: time.Second}, at.w*at.scale, at.h*at.scale, at.scale)
				s.Top().Frame(u)
				u.End()
			}
			if s.Top().Busy() {
				t.Errorf("%s is busy at rest", name)
			}
		}
	}
}
