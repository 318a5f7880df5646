package table_test

import (
	"strings"
	"testing"

	"islas/game/puertorico"
)

// A line of the log leads to the position as of then, in which nothing can be done; the arrows lead on, and Escape back.
func TestLinesLeadBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(puertorico.PhaseRole, 4))
		r := m.open(t, "en", alone(3)...)
		now := r.Picture()
		var line string
		for _, w := range r.UI.Widgets() {
			if strings.HasPrefix(w.ID, "log.") && w.Visible && w.Rect.H > 10 {
				line = w.ID
				break
			}
		}
		if line == "" {
			t.Fatalf("no line can be clicked: %v", r.IDs())
		}
		r.Click(line)
		r.Rest()
		if r.Picture() == now || !r.Has("back.close") {
			t.Fatal("the table does not look back")
		}
		for _, w := range r.UI.Widgets() {
			if strings.HasPrefix(w.ID, "role.") && w.Enabled {
				t.Errorf("%s can be clicked in the past", w.ID)
			}
		}
		then := r.Picture()
		r.Click("back.later")
		if r.Picture() == then {
			t.Error("nothing comes after what is looked back at")
		}
		r.Click("back.close")
		r.Away()
		r.Rest()
		if r.Picture() != now {
			t.Error("the table does not come back to the game")
		}
	})
}
