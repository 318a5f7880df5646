package shell_test

import (
	"strings"
	"testing"
	"time"

	"islas/render/internal/harness"
	"islas/render/keep/library"
	"islas/render/ui"
)

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

// A game that another window has deleted since it was listed is told to be gone when somebody wants it, and leaves the list.
func TestGameDeletedElsewhere(t *testing.T) {
	of := some()
	r, ids := openShelf(t, "de", full, of[0], of[1], of[2])
	other := library.Open(r.Store.Window(), time.Now)
	for i, button := range []string{"open", "watch"} {
		if err := other.Delete(ids[i]); err != nil {
			t.Fatal(err)
		}
		r.pick(part(button, ids[i]))
		if told := r.Notices(); len(told) != i+1 || !strings.Contains(told[i], of[i].names[0]) || r.Has(part("open", ids[i])) {
			t.Errorf("told was %q", told)
		}
	}
	if !r.Has(part("open", ids[2])) {
		t.Error("the others are gone, too")
	}
}
