package table

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/engine"
	"islas/render/internal/golden"
	"islas/render/internal/shot"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws the table at several moments of a game, in several windows and both languages, checks that the pictures
// show something, and that one of each moment looks as it did.
func TestShots(t *testing.T) {
	folder := filepath.Join("..", "..", "..", "screens")
	shot.Take(t, folder)
	chosen := shot.Chosen(shots())
	for _, s := range chosen {
		if n := shot.Colours(shot.Load(t, folder, s.Name)); n < 300 {
			t.Errorf("%s has only %d colours", s.Name, n)
		}
	}
	golden.Check(t, folder, chosen)
}

// moment is a moment of a game worth a picture.
type moment struct {
	name string
	at   func(state *islas.State) bool // the decision at which the game stops
	then func(t *Table, u *ui.UI)      // what is done before the picture
}

// shots is every picture to take.
func shots() []shot.Shot {
	own := func(p islas.Phase, round int) func(*islas.State) bool {
		return func(s *islas.State) bool {
			d := s.Decision()
			return s.Round() >= round && d.Seat == 0 && d.Phase == p
		}
	}
	moments := []moment{
		{"turn", own(islas.PhaseAction, 5), nil},
		{"build", func(s *islas.State) bool {
			return own(islas.PhaseAction, 4)(s) && len(s.Legal(nil)) > 4 && plays(s, islas.Build)
		}, func(t *Table, _ *ui.UI) {
			state := t.match.State()
			for _, a := range state.Legal(nil) {
				if a.Kind == islas.Build {
					t.pick = withCard(islas.Build, a.Card)
					return
				}
			}
		}},
		{"settle", own(islas.PhaseSettle, 3), nil},
		{"done", own(islas.PhaseDone, 7), nil},
		{"lose", own(islas.PhaseLose, 1), nil},
		{"log", own(islas.PhaseDone, 3), func(t *Table, _ *ui.UI) { t.open = drawLog; t.log.showEnd() }},
	}
	moments = append(moments, suggestMoments()...)
	windows := []struct {
		lang  string
		w, h  int
		px    float64
		seats int
	}{
		{"en", 1920, 1080, 1, 4}, {"de", 1280, 720, 0.7, 5}, {"de", 1920, 1080, 2, 5}, {"en", 1280, 720, 1.4, 2}, {"de", 768, 1024, 0.7, 3}, {"en", 1280, 720, 0.7, 2},
	}
	var all []shot.Shot
	for _, w := range windows {
		for _, m := range moments {
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("table-%s-%d-%s-%dx%d@%.2f", m.name, w.seats, w.lang, w.w, w.h, w.px), W: w.w, H: w.h, Scale: w.px,
				Open: func() shot.Subject { return subject(w.lang, w.seats, false, m) },
			})
		}
	}
	all = append(all, shot.Shot{
		Name: "table-contrast-5-de-1280x720@0.70", W: 1280, H: 720, Scale: 0.7,
		Open: func() shot.Subject { return subject("de", 5, true, moments[1]) },
	})
	return shot.Keep(append(append(append(all, moveShots()...), fanShots()...), deedShots()...),
		"table-turn-4-en-1920x1080@1.00", "table-turn-5-de-1280x720@0.70", "table-build-2-en-1280x720@0.70", "table-settle-4-en-1920x1080@1.00",
		"table-lose-5-de-1280x720@0.70", "table-log-5-de-1280x720@0.70", "table-deed-4-de-1920x1080@1.00",
		"table-contrast-5-de-1280x720@0.70",
		"table-suggest-action-2-en-1280x720@1.40")
}

// subject is a table at a moment of a game of one person against computers, played on by chance and skill.
func subject(lang string, seats int, contrast bool, m moment) shot.Subject {
	s, err := makeStage(lang)
	if err != nil {
		panic(err) // only a test's process
	}
	if contrast {
		s.Settings.HighContrast = true
		s.Theme = theme.New(true)
		s.Art = paint.New(s.Theme)
	}
	controls := []string{game.Human, "easy", "easy", "easy", "easy"}[:seats]
	for seed := uint64(1); ; seed++ {
		g, err := started(someSetup(seed, controls...))
		if err != nil {
			panic(err)
		}
		if !until(g, m.at, seed) {
			continue
		}
		t, err := New(s, g, false)
		if err != nil {
			panic(err)
		}
		s.Go(t)
		first := true
		return shot.Subject{Theme: s.Theme, Texts: s.Texts, Frame: func(u *ui.UI) {
			s.Top().Frame(u)
			if first && m.then != nil {
				m.then(t, u)
			}
			first = false
		}, Inputs: []ui.Input{{Dt: time.Second}, {Dt: time.Second}}}
	}
}

// until plays a game until at holds; false if it ends before.
func until(g *engine.Match, at func(*islas.State) bool, seed uint64) bool {
	for range 3000 {
		state := g.State()
		if state.Over() {
			return false
		}
		if at(&state) {
			return true
		}
		seat := state.Decision().Seat
		player, err := ai.New("easy", seed^uint64(g.Played())<<8^uint64(seat))
		if err != nil {
			panic(err)
		}
		if _, err := g.Do(player.Choose(state.View(seat))); err != nil {
			return false
		}
	}
	return false
}
