package tabletest

import (
	"math/rand/v2"

	"islas/game/match"
	"islas/render/internal/pilot"
	"islas/render/ui"
)

// PlayByKeys plays with the keyboard alone, with at most so many decisions, until the result is shown, and returns the match. What the
// pilot would click has to be reached by keys, and what has the focus has to be seen.
func (r *Rig[S, A, E]) PlayByKeys(seed uint64, own []pilot.Weight, most int) *match.Match[S, A, E] {
	r.t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	last := ""
	for range most {
		r.Rest()
		if done, ok := r.Stage.Top().(Result); ok {
			return done.Match.(*match.Match[S, A, E])
		}
		w, ok := pilot.Next(rng, r.UI.Widgets(), own)
		if !ok {
			r.t.Fatalf("nothing can be done: %v", r.IDs())
		}
		last = w.ID
		if !r.FocusOn(w.ID) {
			r.t.Fatalf("%q can't be reached by keys; the bar says %q", w.ID, r.Prompt())
		}
		r.Key(ui.KeyEnter)
	}
	r.t.Fatalf("no result after %d decisions, the last of them on %q; the bar says %q", most, last, r.Prompt())
	return nil
}

// FocusOn moves the focus to a widget with the keys, and reports whether they lead there: what can be done now is gone through first,
// then everything. What has the focus on the way has to be seen.
func (r *Rig[S, A, E]) FocusOn(id string) bool {
	r.t.Helper()
	const stops = 300 // more than any table has
	for _, k := range []ui.Key{r.UI.KeyOf(ui.Jump()), ui.KeyTab} {
		first := ""
		for range stops {
			if r.Has(id) && r.Widget(id).Focused {
				return true
			}
			r.Tap(k)
			r.Wait(1)
			now := r.UI.Focused()
			if w, ok := r.Find(now); now != "" && (!ok || !w.Visible || w.Covered) {
				r.t.Errorf("%q has the focus and can't be seen", now)
			}
			if first == "" {
				first = now
			} else if now == first {
				break
			}
		}
	}
	return r.Has(id) && r.Widget(id).Focused
}
