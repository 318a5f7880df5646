package shell_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game/match"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/keep/store"
	"islas/render/stage"
)

// shelves is a store in memory that tells of a folder.
type shelves struct{ store.Store }

func (shelves) Where() string { return "/home/ana/islas" }

// The list of games opens a record in every window, beside the choice between running and finished games, and where there is no game
// it says so in words: what can ask for a file does.
func TestRecordIsOpenedFromTheList(t *testing.T) {
	for i, w := range windows() {
		for _, lang := range harness.InTurn([]string{"en", "de"}[i%2]) {
			for _, empty := range []bool{false, true} {
				s := newStage(t, lang)
				if !empty {
					keep(t, s, some()[0], 0)
				}
				asked := 0
				s.PickFile = func() {
					asked++
					s.Show("match.islas.jsonl", recordOf(t, "puertorico", 3, 3))
				}
				s.Routes.Replay = func(*stage.Stage, match.Any, int) stage.Scene { return &stand{} }
				r := open(t, s, s.Routes.Games(s), w)
				r.Rest()
				if b := r.Widget("open"); b.Label != r.T("games.open") {
					t.Errorf("%v: the button is called %q", w, b.Label)
				}
				if empty && !r.wraps(r.T("games.none.open")) {
					t.Errorf("%v: nothing says how a record is opened", w)
				}
				r.Click("open")
				if _, seen := s.Top().(*stand); asked != 1 || !seen || len(r.Notices()) > 0 {
					t.Errorf("%v: after %d questions %T is seen", w, asked, s.Top())
				}
			}
		}
	}
}

// wraps reports whether a sentence is drawn, wherever its lines break.
func (r *rig) wraps(sentence string) bool {
	var all strings.Builder
	for part := range r.UI.DrawnTexts {
		all.WriteString(part)
	}
	bare := func(s string) string { return strings.Join(strings.Fields(s), "") }
	return strings.Contains(bare(all.String()), bare(sentence))
}

// Where nothing can ask for a file, a sentence says what else opens it and where records lie that were saved.
func TestListSaysHowARecordIsOpened(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newStage(t, lang)
		keep(t, s, some()[0], 0)
		r := open(t, s, s.Routes.Games(s), full)
		r.Click("open")
		if told := r.Notices(); !slices.Contains(told, r.T("games.open.drop")) {
			t.Errorf("told is %q", told)
		}
		s.Store = shelves{s.Store}
		r.Click("open")
		if told := r.Notices(); !slices.Contains(told, r.T("games.open.drop.where", "where", "/home/ana/islas")) {
			t.Errorf("told is %q", told)
		}
	}
}

// Whoever looks at the result of a game, or watches it, and comes back to the list finds the game chosen that was chosen before.
func TestLookingChoosesNoGame(t *testing.T) {
	for _, way := range []string{"open", "watch"} {
		s := newStage(t, "en")
		id := keep(t, s, shelved{"puertorico", []string{"Ana", "Ben", "Cleo"}, 1, some()[4].saved}, 0)
		if err := s.Choose(s.Games[0]); err != nil {
			t.Fatal(err)
		}
		s.Routes.Replay = func(s *stage.Stage, m match.Any, _ int) stage.Scene {
			if err := s.Choose(s.GameOf(m)); err != nil {
				t.Error(err)
			}
			return &stand{match: m}
		}
		r := open(t, s, s.Routes.Games(s), full)
		r.Rest()
		list := s.Top()
		r.pick(part(way, id))
		if s.Top() == list || s.Game.Info().ID != "puertorico" {
			t.Fatalf("%s: seen is %T, of %s", way, s.Top(), s.Game.Info().ID)
		}
		s.Pop()
		if s.Top() != list || s.Game.Info().ID != s.Games[0].Info().ID || s.Settings.Game == "puertorico" {
			t.Errorf("%s: afterwards %s is chosen", way, s.Game.Info().ID)
		}
	}
}
