package shell_test

import (
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/render/internal/harness"
	"islas/render/keep/library"
	"islas/render/ui"
)

// shelf opens the list of kept games from the title.
func shelf(t testing.TB, r *rig) {
	t.Helper()
	r.pick("games")
	r.Rest()
	if !r.Shows(r.T("games.title")) {
		t.Fatalf("the list is not reached, but %T", r.Stage.Top())
	}
}

// shelved opens the list with games in it.
func openShelf(t testing.TB, lang string, w harness.Window, games ...shelved) (r *rig, ids []library.ID) {
	t.Helper()
	s := newStage(t, lang)
	for i, k := range games {
		ids = append(ids, keep(t, s, k, i))
	}
	r = open(t, s, s.Routes.Title(s), w)
	shelf(t, r)
	return r, ids
}

// part is the id of a part of a game's card.
func part(name string, id library.ID) string { return name + "." + string(id) }

// From the title one comes to the games that are kept, only if any are, and from there to the table of one and the result of another;
// Back leads from the result to the list, and from there to the title.
func TestGamesLeadOn(t *testing.T) {
	for i, w := range windows() {
		for _, lang := range harness.InTurn([]string{"en", "de"}[i%2]) {
			s := newStage(t, lang)
			r := open(t, s, s.Routes.Title(s), w)
			if r.Has("games") {
				t.Errorf("%v: there is a way to no games", w)
			}
			of := some()
			running, puertorico, finished := keep(t, s, of[0], 0), keep(t, s, of[1], 0), keep(t, s, of[4], 0)
			s.Go(s.Routes.Title(s))
			r.Wait(5)
			shelf(t, r)
			if r.Has(part("open", finished)) {
				t.Errorf("%v: a finished game stands among the running ones", w)
			}
			r.option("filter", 1)
			if r.Has(part("open", running)) {
				t.Errorf("%v: a running game stands among the finished ones", w)
			}
			r.pick(part("open", finished))
			r.Pass(time.Minute)
			r.Wait(3)
			if !r.Has("again") {
				t.Fatalf("%v: the result is not shown, but %T", w, s.Top())
			}
			r.Reveal("title")
			if !r.Shows(r.T("common.back")) {
				t.Errorf("%v: the result does not lead back", w)
			}
			r.Click("title")
			if !r.Has(part("open", finished)) {
				t.Errorf("%v: from the result one does not come back to the list", w)
			}
			r.option("filter", 0)
			r.Rest()
			r.pick(part("open", puertorico))
			if at, ok := s.Top().(*stand); !ok || at.fresh || at.match.Info().ID != "puertorico" || s.Game.Info().ID != "puertorico" {
				t.Errorf("%v: the game does not go on, but %T", w, s.Top())
			}
			if id, _ := s.Kept(s.Top().(*stand).match); id != puertorico {
				t.Errorf("%v: it goes on as %q", w, id)
			}
			s.Go(s.Routes.Games(s))
			r.Wait(5)
			r.Key(ui.KeyEscape)
			if !r.Has("new") || !r.Has("quit") && s.Top() == nil {
				t.Errorf("%v: Escape does not lead to the title", w)
			}
		}
	}
}

// A card tells which game it is, how it stands, who plays with how many points, and when it was saved.
func TestCardsTellOfGames(t *testing.T) {
	now := time.Now()
	noon := time.Date(now.Year(), now.Month(), now.Day(), 12, 5, 0, 0, time.Local)
	early := noon.Add(-12 * time.Hour) // today, whatever the time
	names := []string{"Yaiza", "Ayoze", "Iballa", "Gara"}
	games := []shelved{
		{"islas", names, 0.6, early}, {"puertorico", []string{"Mariana", "Carmen", "Ramón"}, 0.5, noon.AddDate(0, 0, -1)},
		{"islas", names, 1, time.Date(2024, time.May, 1, 12, 0, 0, 0, time.Local)},
	}
	for lang, want := range map[string][]string{
		"en": {"today 00:05", "yesterday 12:05", "1 May 2024"}, "de": {"heute, 00:05 Uhr", "gestern, 12:05 Uhr", "1. Mai 2024"},
		"es": {"hoy, 00:05", "ayer, 12:05", "1 de mayo de 2024"},
	} {
		r, _ := openShelf(t, lang, full, games...)
		for i, k := range games {
			if i == 2 {
				r.option("filter", 1)
			}
			m := k.match(t, r.Stage)
			told := append(slices.Clone(k.names), want[i], r.T("games.round", "round", m.Round()), r.Stage.NameOf(r.Stage.GameOf(m)))
			if m.Over() {
				told = append(told, r.T("games.won", "name", m.Setup().Seats[m.Winners().First()].Name))
			} else {
				told = append(told, r.T("games.turn", "name", m.Setup().Seats[m.(interface{ Decider() game.Seat }).Decider()].Name))
			}
			for _, text := range told {
				if !r.Shows(text) {
					t.Errorf("%s: nothing tells %q of the game of %s", lang, text, k.game)
				}
			}
		}
	}
}

// pictures is what is drawn of pictures in a rectangle.
func (r *rig) pictures(in ui.Rect) (n int) {
	r.UI.DrawnPaintings(func(_ any, at ui.Rect, _ float64) bool {
		if in.Contains(at.Middle()) {
			n++
		}
		return true
	})
	return n
}

// Each game shows what it has come to: more of it the longer it has been played. A click on the picture opens the game.
func TestCardsShowGames(t *testing.T) {
	for _, kind := range []string{"islas", "puertorico"} {
		early := shelved{kind, []string{"Ana", "Ayoze", "Carmen"}, 0.1, some()[0].saved}
		late := early
		late.part = 0.9
		late.saved = early.saved.Add(-time.Hour)
		r, ids := openShelf(t, "en", full, early, late)
		few, many := r.pictures(r.Widget(part("picture", ids[0])).Rect), r.pictures(r.Widget(part("picture", ids[1])).Rect)
		if few < 3 || many <= few+5 {
			t.Errorf("%s: of %d and %d parts are the pictures", kind, few, many)
		}
		r.Click(part("picture", ids[1]))
		if at, ok := r.Stage.Top().(*stand); !ok || at.match.Info().ID != kind {
			t.Errorf("%s: a click on the picture leads to %T", kind, r.Stage.Top())
		}
	}
}

// Names are written whole, however many play.
func TestCardsHaveWholeNames(t *testing.T) {
	for _, w := range windows() {
		long := []string{"Maximiliane von Ponce", "Bartholomäus der Zweite", "Ana", "Gara", "Guayarmina von Gáldar"}
		k := some()[3]
		k.names = long
		r, _ := openShelf(t, "de", w, k)
		for _, name := range long {
			if !r.finds(name) {
				t.Errorf("%v: %q is cut", w, name)
			}
		}
	}
}

// finds scrolls the list from its top on until a text is seen, and reports whether it is.
func (r *rig) finds(text string) bool {
	r.t.Helper()
	r.Move(r.Widget("games").Rect.Middle())
	for notch := range 210 {
		if r.Shows(text) {
			return true
		}
		r.Wheel([]float64{1000, -0.8}[min(notch/10, 1)])
		r.Wait(1)
	}
	return false
}

// Running and finished games are looked through from their first move on, on top of the list.
func TestGamesAreWatched(t *testing.T) {
	of := some()
	r, ids := openShelf(t, "en", full, of[0], of[4])
	r.pick(part("watch", ids[0]))
	if !r.Has("replay.line") {
		t.Fatalf("there is no replay, but %T", r.Stage.Top())
	}
	r.Stage.Pop()
	r.Wait(5)
	r.option("filter", 1)
	r.pick(part("watch", ids[1]))
	if !r.Has("replay.line") {
		t.Fatalf("there is no replay, but %T", r.Stage.Top())
	}
}

// Cards look the same whichever game is the chosen one.
func TestCardsAreOfTheirGame(t *testing.T) {
	var pictures []string
	for i := range 2 {
		s := newStage(t, "en")
		if err := s.Choose(s.Games[i]); err != nil {
			t.Fatal(err)
		}
		for n, k := range some()[:2] {
			keep(t, s, k, n)
		}
		r := open(t, s, s.Routes.Games(s), full)
		r.Rest()
		pictures = append(pictures, r.Picture())
	}
	if pictures[0] != pictures[1] {
		t.Error("they differ:\n" + difference(pictures[0], pictures[1]))
	}
}
