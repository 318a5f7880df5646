package table_test

import (
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/render/ui"
)

// The pointer can go onto a large board, which stays as long as it is there (WCAG 2.2, 1.4.13); who wants what lies below takes it away by a
// press that does nothing else, or by leaving it.
func TestLargeBoardStaysUnderThePointer(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(puertorico.PhaseRole, 6))
		r := m.open(t, "en", alone(3)...)
		role := ""
		for _, a := range m.state().Legal(nil) {
			role = "role." + a.Role().ID()
		}
		r.Move(r.Widget("board.1").Rect.Middle())
		r.Wait(60)
		if !r.Has("visit") {
			t.Fatal("no board is shown large")
		}
		at := r.Widget(role).Rect.Middle()
		r.Move(at)
		r.Pass(5 * time.Second)
		if large, ok := r.UI.Widget("visit"); !ok || !large.Rect.Contains(at) {
			t.Fatal("the large board goes when the pointer goes onto it")
		}
		r.ClickAt(at)
		if r.Has("visit") || r.match().Played() != m.at {
			t.Errorf("after a press on the large board it is there %v, and %d actions are done", r.Has("visit"), r.match().Played()-m.at)
		}
		r.Click(role)
		if r.match().Played() != m.at+1 {
			t.Errorf("%s can't be pressed after the large board is gone", role)
		}
		r.Away()
		r.Wait(60)
		r.Move(r.Widget("board.1").Rect.Middle())
		r.Wait(60)
		r.Move(r.Widget("board.1").Rect.Middle().Lerp(at, 0.7))
		r.Wait(5)
		r.Move(r.Widget("menu").Rect.Middle())
		r.Wait(60)
		if r.Has("visit") {
			t.Error("it stays when the pointer has left it")
		}
	})
}

// A board that is clicked stays large until it is closed: by its button, by Escape, or because the game goes on.
func TestClickedBoardStaysLarge(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for _, end := range []func(r *rig){
			func(r *rig) { r.Click("visit.close") }, func(r *rig) { r.Key(ui.KeyEscape) },
		} {
			r := find(t, 3, decides(puertorico.PhaseRole, 6)).open(t, "en", alone(3)...)
			r.Click("board.1")
			r.Move(r.UI.Bounds().Middle())
			r.Pass(5 * time.Second)
			if !r.Has("visit") {
				t.Fatal("it closes when the pointer leaves it")
			}
			end(r)
			r.Wait(60)
			if r.Has("visit") || r.Has("drawer") {
				t.Error("it is not closed, or more is done")
			}
		}
	})
}
