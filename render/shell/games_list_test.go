package shell_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/render/internal/harness"
	"islas/render/library"
	"islas/render/store"
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
		lang := []string{"en", "de"}[i%2]
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
		if !r.Has("again") || !r.Shows(r.T("common.back")) {
			t.Fatalf("%v: the result is not shown, but %T", w, s.Top())
		}
		r.Pass(time.Minute)
		r.Wait(3)
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

// A card tells which game it is, how it stands, who plays with how many points, and when it was saved.
func TestCardsTellOfGames(t *testing.T) {
	now := time.Now()
	noon := time.Date(now.Year(), now.Month(), now.Day(), 12, 5, 0, 0, time.Local)
	early := noon.Add(-12 * time.Hour) // today, whatever the time
	names := []string{"Yaiza", "Airam", "Nayra", "Jonay"}
	games := []shelved{
		{"islas", names, 0.6, early}, {"puertorico", []string{"Mariana", "Inés", "Bartolomé"}, 0.5, noon.AddDate(0, 0, -1)},
		{"islas", names, 1, time.Date(2024, time.May, 1, 12, 0, 0, 0, time.Local)},
	}
	for lang, want := range map[string][]string{
		"en": {"today 00:05", "yesterday 12:05", "1 May 2024"}, "de": {"heute, 00:05 Uhr", "gestern, 12:05 Uhr", "1. Mai 2024"},
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
		early := shelved{kind, []string{"Ana", "Airam", "Inés"}, 0.1, some()[0].saved}
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

// A deleted game is gone after a question, and back when that is taken back, also after the list was left; another one deleted makes
// the first one go for good.
func TestGamesAreDeleted(t *testing.T) {
	for i, w := range windows() {
		of := some()
		r, ids := openShelf(t, []string{"de", "en"}[i%2], w, of[0], of[1], of[2])
		before, err := r.Store.Read(ids[1].File())
		if err != nil {
			t.Fatal(err)
		}
		r.pick(part("delete", ids[1]))
		r.Click("delete.no")
		if !r.Has(part("open", ids[1])) || r.Has("undo") {
			t.Errorf("%v: who keeps a game loses it", w)
		}
		r.pick(part("delete", ids[1]))
		r.Click("delete.yes")
		if r.Has(part("open", ids[1])) || len(r.Stage.Library().List()) != 2 {
			t.Errorf("%v: the game is still there", w)
		}
		r.Click("back")
		shelf(t, r)
		r.Click("undo")
		r.Rest()
		if now, err := r.Store.Read(ids[1].File()); err != nil || string(now) != string(before) || !r.Has(part("open", ids[1])) || r.Has("undo") {
			t.Errorf("%v: the game is not back: %v", w, err)
		}
		for _, id := range ids[:2] {
			r.pick(part("delete", id))
			r.Click("delete.yes")
		}
		r.Click("undo")
		if list := r.Stage.Library().List(); len(list) != 2 || list[0].ID != ids[1] {
			t.Errorf("%v: left are %v", w, list)
		}
	}
}

// The list is used by keyboard: Tab reaches every card, Delete asks, Enter opens.
func TestGamesByKeyboard(t *testing.T) {
	of := some()
	r, ids := openShelf(t, "en", harness.Window{W: 900, H: 450, Percent: 100}, of[0], of[1], of[2], of[3])
	focus := func(id string) {
		t.Helper()
		for range 40 {
			if r.Widget(id).Focused {
				return
			}
			r.Key(ui.KeyTab)
		}
		t.Fatalf("the keyboard does not reach %q", id)
	}
	focus(part("open", ids[3]))
	if w := r.Widget(part("open", ids[3])); !w.Visible {
		t.Error("what has the keyboard's focus is not seen")
	}
	focus(part("watch", ids[1]))
	r.Key(ui.KeyDelete)
	if !r.Has("delete.yes") {
		t.Error("the key does not ask to delete")
	}
	r.Key(ui.KeyEscape)
	focus(part("open", ids[2]))
	r.Key(ui.KeyEnter)
	if at, ok := r.Stage.Top().(*stand); !ok || len(at.match.Setup().Seats) != 2 {
		t.Errorf("Enter leads to %T", r.Stage.Top())
	}
}

// Games that can't be read, or not by this program, stand in the list with a sentence that says why and where the file lies, and do
// no harm to the others.
func TestGamesInTrouble(t *testing.T) {
	for i, w := range windows() {
		s := newStage(t, []string{"en", "de"}[i%2])
		of := some()
		good, damaged, other := keep(t, s, of[0], 0), keep(t, s, of[1], 0), keep(t, s, of[2], 0)
		spoil(t, s.Store, damaged, `"round"`, `"ruond"`)
		s.Games = s.Games[:1:1]
		foreign := shelved{"puertorico", []string{"Ana", "Ben", "Cleo"}, 0.5, of[3].saved}
		whole := newStage(t, "en")
		unknown := keep(t, whole, foreign, 9)
		data, err := whole.Store.Read(unknown.File())
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Store.Write(unknown.File(), data); err != nil {
			t.Fatal(err)
		}
		r := open(t, s, s.Routes.Games(s), w)
		r.Rest()
		for _, id := range []library.ID{damaged, unknown} {
			r.option("filter", 1)
			r.option("filter", 0) // from the top on
			r.Reveal(part("delete", id))
			r.Rest()
			if r.Has(part("open", id)) || !r.Has(part("delete", id)) {
				t.Errorf("%v: what can be done with %s is %v", w, id, r.IDs())
			}
			if !r.Shows(r.T("games.trouble")) || !r.says(id.File()) {
				t.Errorf("%v: nothing says what is wrong with %s", w, id)
			}
		}
		if !r.Has(part("open", good)) || !r.Has(part("open", other)) {
			t.Errorf("%v: a game that can be opened is missing", w)
		}
		r.pick(part("delete", damaged))
		r.Click("delete.yes")
		r.Click("undo")
		if _, err := s.Store.Read(damaged.File()); err != nil {
			t.Errorf("%v: a damaged game does not come back: %v", w, err)
		}
	}
}

// spoil changes a file of a game.
func spoil(t testing.TB, s store.Store, id library.ID, from, to string) {
	t.Helper()
	data, err := s.Read(id.File())
	if err != nil || !strings.Contains(string(data), from) {
		t.Fatalf("%s has no %s: %v", id, from, err)
	}
	if err := s.Write(id.File(), []byte(strings.Replace(string(data), from, to, 1))); err != nil {
		t.Fatal(err)
	}
}

// says reports whether a text is drawn, over however many lines.
func (r *rig) says(text string) bool {
	var all strings.Builder
	for part := range r.UI.DrawnTexts {
		all.WriteString(part)
	}
	return strings.Contains(all.String(), text)
}

// A game of which only the state before the last save can be read says so, shows it, and goes on from there.
func TestGameGoesOnFromBefore(t *testing.T) {
	s := newStage(t, "de")
	m, err := s.Begin(someSetup(3))
	if err != nil {
		t.Fatal(err)
	}
	m.Rename(1, "Tinguaro")
	s.Keep(m)
	s.Forget()
	id := harness.Runs(s)
	spoil(t, s.Store, id, `"round"`, `"ruond"`)
	r := open(t, s, s.Routes.Games(s), full)
	r.Rest()
	if !r.Shows(r.T("games.trouble.before")) || !r.says(id.File()) {
		t.Error("nothing says that the last save can't be read")
	}
	r.pick(part("open", id))
	if _, ok := s.Top().(*stand); !ok || len(s.Library().List()) != 2 {
		t.Errorf("it does not go on, but %T", s.Top())
	}
}

// A game that another program has open says so; it is taken over after a question, can be looked at, and is not deleted.
func TestGamesOpenElsewhere(t *testing.T) {
	s := newStage(t, "en")
	id := keep(t, s, some()[0], 0)
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	if err := other.Hold(id); err != nil {
		t.Fatal(err)
	}
	r := open(t, s, s.Routes.Games(s), full)
	r.Rest()
	if !r.Shows(r.T("games.elsewhere")) {
		t.Error("nothing says that the game is open elsewhere")
	}
	r.pick(part("delete", id))
	r.Click("delete.yes")
	if told := r.Notices(); !slices.Contains(told, r.T("games.delete.held")) || len(s.Library().List()) != 1 || r.Has("undo") {
		t.Errorf("it is deleted although it is open elsewhere; told was %q", told)
	}
	r.pick(part("open", id))
	r.Click("elsewhere.no")
	if other.Held(id) != nil || !r.Has(part("open", id)) {
		t.Error("it was not left there")
	}
	r.pick(part("open", id))
	r.Click("elsewhere.yes")
	if _, ok := s.Top().(*stand); !ok || other.Held(id) == nil {
		t.Errorf("it is not taken over, the scene is %T", s.Top())
	}
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

// A hundred games are read one in a tick, those first that are seen, so that the list is there at once; all can be reached.
func TestHundredGames(t *testing.T) {
	s := newStage(t, "en")
	ids := keepMany(t, s, 100)
	read := 0
	r := open(t, s, s.Routes.Games(s), harness.Window{W: 1280, H: 720, Percent: 100})
	for r.Tick(ui.Input{}); r.Busy() && read < 200; read++ {
		r.Wait(1)
	}
	if read > 20 {
		t.Errorf("%d games were read to show a few", read)
	}
	if !r.Widget(part("picture", ids[0])).Enabled {
		t.Error("the first game has no picture")
	}
	r.pick(part("delete", ids[98])) // the last running one
	if r.Rest(); !r.Widget(part("picture", ids[98])).Enabled {
		t.Error("the last game has no picture when it is seen")
	}
}

// Without games in it each list says what comes there, and leads to a new game; with finished games only, they are shown first.
func TestEmptyShelf(t *testing.T) {
	for i, w := range windows() {
		s := newStage(t, []string{"en", "de"}[i%2])
		r := open(t, s, s.Routes.Games(s), w)
		if !r.says(strings.Fields(r.T("games.none.running"))[0]) {
			t.Errorf("%v: nothing says that there is no game", w)
		}
		r.Click("new")
		if !r.Has("start") && !r.Has("next") {
			t.Errorf("%v: there is no way to a new game", w)
		}
	}
	r, ids := openShelf(t, "en", full, some()[4])
	if !r.Has(part("open", ids[0])) {
		t.Error("the only game, a finished one, is not shown")
	}
}
