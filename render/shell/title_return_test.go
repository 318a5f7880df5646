package shell_test

import (
	"testing"

	"islas/render/keep/backup"
)

// What is imported on top of the title or the list of games is offered there at once.
func TestImportedGamesAreOffered(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	r.pick("device")
	r.pick("export")
	data, err := s.Store.Read("everything-1" + backup.Extension)
	if err != nil {
		t.Fatal(err)
	}
	to := newStage(t, "en")
	r = open(t, to, to.Routes.Games(to), full)
	to.Show("all.jsonl", data)
	r.Wait(3)
	r.Click("import")
	r.Rest()
	if running, _ := to.Latest(); !r.Has("open." + string(running)) {
		t.Errorf("after an import the list shows %v", r.IDs())
	}

	fresh := newStage(t, "en")
	r = open(t, fresh, fresh.Routes.Title(fresh), full)
	if r.Has("games") || r.Has("continue") {
		t.Fatal("games are offered where none is kept")
	}
	fresh.Show("all.jsonl", data)
	r.Wait(3)
	r.Click("import")
	r.Rest()
	if !r.Has("games") || !r.Has("continue") {
		t.Errorf("after an import the title shows %v", r.IDs())
	}
}
