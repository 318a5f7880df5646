package table_test

import (
	"bytes"
	"testing"
	"time"

	"islas/game"
	"islas/render/keep/library"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// A table whose game another window has taken over is left at the next action, of a person or a computer: a message says so, nothing is
// written, and nothing panics.
func TestTableOfAGameThatWasTakenOver(t *testing.T) {
	for name, controls := range map[string][]string{"person": {game.Human, "easy"}, "computers": {"easy", "easy"}} {
		t.Run(name, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := begin(t, 1, controls...)
				if name == "person" {
					r.Rest()
				}
				id := harness.Runs(r.Stage)
				table := r.Stage.Top()
				other := library.Open(r.Store.Window(), time.Now)
				must.OK(t, other.TakeOver(id))
				theirs := harness.Saved(r.Stage)
				if name == "person" {
					r.act()
				}
				r.Pass(time.Minute)
				r.Wait(5)
				if r.Stage.Top() == table || !r.Has("new") {
					t.Errorf("the scene is %T", r.Stage.Top())
				}
				if told := r.Notices(); len(told) != 1 || told[0] != r.T("notice.taken-over") {
					t.Errorf("told was %q", told)
				}
				if !bytes.Equal(harness.Saved(r.Stage), theirs) || len(r.Stage.Saves.Library().List()) != 1 {
					t.Error("the game of the other window has changed, or there is another")
				}
				if other.Held(id) != nil {
					t.Error("the other window does not hold the game any more")
				}
			})
		})
	}
}
