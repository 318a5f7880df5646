package shell_test

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"islas/render/internal/harness"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/ui"
)

// A hundred games are read one in a tick, and only those that are seen, so that the list is there at once; all can be reached.
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
	r.pick(part("delete", ids[98])) // the last running one
	if r.Rest(); !r.Widget(part("picture", ids[98])).Enabled {
		t.Error("the last game has no picture when it is seen")
	}
}

// Games that were saved before saves told of themselves stand where they belong, too.
func TestOldSavesAreShown(t *testing.T) {
	s := newStage(t, "en")
	var ids []library.ID
	for i, k := range []shelved{some()[0], some()[4]} {
		ids = append(ids, keep(t, s, k, i))
		data, err := s.Store.Read(ids[i].File())
		if err != nil {
			t.Fatal(err)
		}
		var members map[string]any
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.UseNumber() // seeds are large
		if err := decoder.Decode(&members); err != nil {
			t.Fatal(err)
		}
		for _, later := range []string{"data", "summary", "checksum"} {
			delete(members, later)
		}
		members["version"] = 2
		if data, err = json.Marshal(members); err != nil {
			t.Fatal(err)
		}
		if err := s.Store.Write(ids[i].File(), data); err != nil {
			t.Fatal(err)
		}
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

// browsed is a store of a browser, which may keep the files for good or not.
type browsed struct {
	store.Store
	is store.Protection
}

func (browsed) Protect()                       {}
func (b browsed) Protection() store.Protection { return b.is }

// Below the games stands where they lie: the folder, or the browser, with whether it may delete them.
func TestGamesSayWhereTheyLie(t *testing.T) {
	folder, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for want, files := range map[string]store.Store{
		"games.where": folder, "games.where.browser": browsed{store.NewMemory(), store.Unprotected},
		"games.where.protected": browsed{store.NewMemory(), store.Protected}, "games.where.memory": store.NewMemory(),
	} {
		s := newStage(t, "de")
		s.Store = files
		scene := s.Routes.Games(s)
		u := ui.New(s.Theme, s.Texts)
		u.Begin(ui.Input{}, 1920, 1080, 1)
		scene.Frame(u)
		u.End()
		var all strings.Builder
		for text := range u.DrawnTexts {
			all.WriteString(text + " ")
		}
		if sentence := s.Texts.Text(want, "where", files.Where()); !strings.Contains(all.String(), sentence) && want != "games.where" ||
			want == "games.where" && !strings.Contains(all.String(), filepath.Base(files.Where())) {
			t.Errorf("nothing says %q, but %q", sentence, all.String())
		}
	}
}
