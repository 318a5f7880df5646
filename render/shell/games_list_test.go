package shell_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"islas/game"
	colonies "islas/game/colonies/engine"
	islas "islas/game/islas/engine"
	"islas/game/match"
	puertorico "islas/game/puertorico/engine"
	"islas/render/catalogue"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// shelf opens the list of kept games from the title.
func shelf(t testing.TB, r *rig) {
	t.Helper()
	r.Pick("games")
	r.Rest()
	if !r.Shows(r.T("games.title")) {
		t.Fatalf("the list is not reached, but %T", r.Stage.Top())
	}
}

// openShelf opens the list with games in it.
func openShelf(t testing.TB, lang string, w harness.Window, games ...shelved) (r *rig, ids []library.ID) {
	t.Helper()
	s := newStage(t, lang)
	for i, k := range games {
		ids = append(ids, keep(t, s, k, i))
	}
	r = open(t, s, s.Routes.Games(s), w)
	r.Rest()
	return r, ids
}

// part returns the id of a part of a game's card.
func part(name string, id library.ID) string { return name + "." + string(id) }

// The title leads to the kept games only if there are any, and these lead to the table of one and the result of another; Back leads from
// the result to the list, and from there to the title.
func TestGamesLeadOn(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), full)
	if r.Has("games") {
		t.Error("there is a way to no games")
	}
	of := some()
	running, puertorico, finished := keep(t, s, of[0], 0), keep(t, s, of[1], 0), keep(t, s, of[4], 0)
	s.Go(s.Routes.Title(s))
	r.Wait(5)
	shelf(t, r)
	if r.Has(part("open", finished)) {
		t.Error("a finished game stands among the running ones")
	}
	r.option("filter", 1)
	if r.Has(part("open", running)) {
		t.Error("a running game stands among the finished ones")
	}
	r.Pick(part("open", finished))
	r.Pass(time.Minute)
	r.Wait(3)
	if !r.Has("again") || !r.Shows(r.T("common.back")) {
		t.Fatalf("the result is not shown, or does not lead back: %T", s.Top())
	}
	r.Click("title")
	if !r.Has(part("open", finished)) {
		t.Error("from the result one does not come back to the list")
	}
	r.option("filter", 0)
	r.Rest()
	r.Pick(part("open", puertorico))
	at, ok := s.Top().(*stand)
	if !ok || at.fresh || at.match.Info().ID != "puertorico" || s.Game.Info().ID != "puertorico" {
		t.Fatalf("the game does not go on, but %T", s.Top())
	}
	if id, _ := s.Saves.Kept(at.match); id != puertorico {
		t.Errorf("it goes on as %q", id)
	}
	s.Go(s.Routes.Games(s))
	r.Wait(5)
	r.Key(ui.KeyEscape)
	if !r.Has("new") || !r.Has("quit") {
		t.Error("Escape does not lead to the title")
	}
}

// A card shows which game it is, its state, its players with their points, and when it was saved.
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

// pictures returns the keys of the paintings in a rectangle.
func (r *rig) pictures(in ui.Rect) (keys []any) {
	r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
		if in.Contains(at.Middle()) {
			keys = append(keys, key)
		}
		return true
	})
	return keys
}

// Each game shows its state: more of it the longer it has been played, in many paintings, or another one painting; the cards look the same
// whichever game is chosen. A click on the picture opens the game.
func TestCardsShowGames(t *testing.T) {
	for _, kind := range catalogue.IDs(catalogue.Games()) {
		early := shelved{kind, []string{"Ana", "Ayoze", "Carmen"}, 0.1, some()[0].saved}
		late := early
		late.part = 0.9
		late.saved = early.saved.Add(-time.Hour)
		r, ids := openShelf(t, "en", full, early, late)
		few, many := r.pictures(r.Widget(part("picture", ids[0])).Rect), r.pictures(r.Widget(part("picture", ids[1])).Rect)
		whole := kind == "colonies" // painted at once
		if !whole && (len(few) < 3 || len(many) <= len(few)+5) || whole && (len(few) == 0 || slices.Equal(few, many)) {
			t.Errorf("%s: of %d and %d parts are the pictures: %v, %v", kind, len(few), len(many), few, many)
		}
		before := r.Picture()
		must.OK(t, r.Stage.Choose(r.Stage.Games[1]))
		r.Stage.Go(r.Stage.Routes.Games(r.Stage))
		if r.Rest(); r.Picture() != before {
			t.Errorf("%s: while another game is chosen the cards differ:\n%s", kind, difference(before, r.Picture()))
		}
		r.Click(part("picture", ids[1]))
		if at, ok := r.Stage.Top().(*stand); !ok || at.match.Info().ID != kind {
			t.Errorf("%s: a click on the picture leads to %T", kind, r.Stage.Top())
		}
	}
}

// Names are whole, however many players.
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

// finds scrolls the list from its top on until a text is visible, and reports whether it is.
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

// A hundred games are read one in a tick, and only visible ones, so that the list is there at once; all can be reached.
func TestHundredGames(t *testing.T) {
	s := newStage(t, "en")
	ids := keepMany(t, s, 100)
	s.Go(s.Routes.Games(s))
	r := &rig{harness.New(t, s, harness.Window{W: 1280, H: 720, Percent: 100}), t}
	read := 0
	for r.Tick(ui.Input{}); r.Busy(); r.Tick(ui.Input{}) {
		now := 0
		for _, w := range r.UI.Widgets() {
			if strings.HasPrefix(w.ID, "picture.") && w.Enabled {
				now++
			}
		}
		if now > read+1 {
			t.Fatalf("%d games were read in one tick", now-read)
		}
		read = now
	}
	if read < 4 || read > 12 {
		t.Errorf("%d games were read to show a few", read)
	}
	if !r.Widget(part("picture", ids[0])).Enabled {
		t.Error("the first game has no picture")
	}
	r.Pick(part("delete", ids[98])) // the last running one
	if r.Rest(); !r.Widget(part("picture", ids[98])).Enabled {
		t.Error("the last game has no picture when it is seen")
	}
}

// Games whose saves are older than summaries are in their places, too.
func TestOldSavesAreShown(t *testing.T) {
	s := newStage(t, "en")
	var ids []library.ID
	for i, k := range []shelved{some()[0], some()[4]} {
		ids = append(ids, keep(t, s, k, i))
		data, err := s.Store.Read(ids[i].File())
		must.OK(t, err)
		var members map[string]any
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.UseNumber() // seeds are large
		must.OK(t, decoder.Decode(&members))
		for _, later := range []string{"data", "summary", "checksum"} {
			delete(members, later)
		}
		members["version"] = 2
		if data, err = json.Marshal(members); err != nil {
			t.Fatal(err)
		}
		must.OK(t, s.Store.Write(ids[i].File(), data))
	}
	r := open(t, s, s.Routes.Games(s), full)
	r.Rest()
	if !r.Has(part("open", ids[0])) || r.Has(part("open", ids[1])) || !r.Shows(r.T("games.round", "round", 6)) {
		t.Errorf("running are %v", r.IDs())
	}
	r.option("filter", 1)
	if r.Has(part("open", ids[0])) || !r.Has(part("open", ids[1])) || !r.Shows(r.T("games.won", "name", "Gara")) {
		t.Errorf("finished are %v", r.IDs())
	}
}

// An empty list explains what comes there, and leads to a new game; with finished games only, these are shown first.
func TestEmptyShelf(t *testing.T) {
	r, _ := openShelf(t, "de", full)
	if !r.Reads(strings.Fields(r.T("games.none.running"))[0]) {
		t.Error("nothing says that there is no game")
	}
	r.Click("new")
	if !r.Has("start") {
		t.Error("there is no way to a new game")
	}
	r, ids := openShelf(t, "en", full, some()[4])
	if !r.Has(part("open", ids[0])) {
		t.Error("the only game, a finished one, is not shown")
	}
}

// browsed is a store of a browser, which may keep the files for good or not.
type browsed struct {
	store.Store
	is bool
}

func (browsed) Protect()          {}
func (b browsed) Protected() bool { return b.is }

// Below the games is shown where they are: the folder, or the browser, with whether it may delete them.
func TestGamesSayWhereTheyLie(t *testing.T) {
	folder, err := store.Open(t.TempDir())
	must.OK(t, err)
	for want, files := range map[string]store.Store{
		"games.where": folder, "games.where.browser": browsed{store.NewMemory(), false},
		"games.where.protected": browsed{store.NewMemory(), true}, "games.where.memory": store.NewMemory(),
	} {
		s := newStage(t, "de")
		s.Store = files
		u := ui.New(s.Theme, s.Texts)
		u.Begin(ui.Input{}, 1920, 1080, 1)
		s.Routes.Games(s).Frame(u)
		u.End()
		var all []string
		for text := range u.DrawnTexts {
			all = append(all, text)
		}
		if want == "games.where" && !tells(all, filepath.Base(files.Where())) || want != "games.where" && !tells(all, s.Texts.Text(want)) {
			t.Errorf("nothing says %s, but %q", want, all)
		}
	}
}

// shelved is a game to be kept: its kind, its players, how much of it has been played, and when it was saved.
type shelved struct {
	game  string
	names []string // the first is a person
	part  float64  // of its actions, 1 for a finished one
	saved time.Time
}

// branches holds the matches made so far, by what they are. They are only saved, one at a time.
var branches struct {
	sync.Mutex
	played map[string]match.Any
}

// save returns the saved game.
func (k *shelved) save(t testing.TB, s *stage.Stage) []byte {
	t.Helper()
	branches.Lock()
	defer branches.Unlock()
	key := fmt.Sprint(k.game, k.names, k.part)
	if branches.played[key] == nil {
		if branches.played == nil {
			branches.played = map[string]match.Any{}
		}
		branches.played[key] = k.match(t, s)
	}
	data, err := branches.played[key].SaveAt(k.saved)
	must.OK(t, err)
	return data
}

// match returns the match to be kept.
func (k *shelved) match(t testing.TB, s *stage.Stage) match.Any {
	t.Helper()
	whole := matchOf(t, s, k.game, len(k.names))
	var m match.Any
	var err error
	switch whole := whole.(type) {
	case *islas.Match:
		m, err = branch(whole, k)
	case *puertorico.Match:
		m, err = branch(whole, k)
	case *colonies.Match:
		m, err = branch(whole, k)
	case *model.Match:
		m, err = branch(whole, k)
	}
	must.OK(t, err)
	return m
}

// branch returns the beginning of a match as far as it is to be played.
func branch[S any, A game.Action, E any](whole *match.Match[S, A, E], k *shelved) (match.Any, error) {
	players := whole.Setup().Seats
	for i := range players {
		players[i].Name = k.names[i]
	}
	players[0].Control = game.Human
	return whole.From(int(k.part*float64(len(whole.Marks()))), players)
}

// keep keeps a game, and returns its ID. n distinguishes games of one moment.
func keep(t testing.TB, s *stage.Stage, k shelved, n int) library.ID {
	t.Helper()
	id := library.ID(fmt.Sprintf("game-%s-%04x", k.saved.UTC().Format("20060102-150405"), n))
	must.OK(t, s.Store.Write(id.File(), k.save(t, s)))
	return id
}

// some returns games of both kinds, running and finished ones of two to five players.
func some() []shelved {
	day := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 12, 5, 0, 0, time.UTC) }
	return []shelved{
		{"islas", []string{"Yaiza", "Ayoze", "Iballa", "Gara"}, 0.6, day(2025, time.November, 21)},
		{"puertorico", []string{"Mariana", "Carmen", "Ramón"}, 0.7, day(2025, time.November, 20)},
		{"islas", []string{"Yaiza", "Tinguaro"}, 0.85, day(2025, time.October, 3)},
		{"islas", []string{"Maximiliane von Ponce", "Ayoze", "Iballa", "Gara", "Domingo"}, 0.4, day(2025, time.March, 31)},
		{"islas", []string{"Yaiza", "Iballa", "Gara"}, 1, day(2025, time.March, 4)},
		{"puertorico", []string{"Mariana", "Carmen", "Ramón", "Emilio", "Rosario"}, 1, day(2025, time.January, 30)},
		{"islas", []string{"Yaiza", "Ayoze", "Iballa", "Gara", "Domingo"}, 1, day(2024, time.December, 24)},
	}
}

// keepMany keeps n games, each saved a day before the one before it.
func keepMany(t testing.TB, s *stage.Stage, n int) (ids []library.ID) {
	t.Helper()
	of := some()
	for i := range n {
		k := of[i%len(of)]
		k.saved = of[0].saved.AddDate(0, 0, -i)
		ids = append(ids, keep(t, s, k, i))
	}
	return ids
}
