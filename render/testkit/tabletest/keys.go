package tabletest

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/match"
	"islas/render/internal/autoplayer"
	"islas/render/keep/settings"
	"islas/render/ui"
)

// PlayByKeys plays with the keyboard alone, with at most so many decisions, until the result is shown, and returns the match. Keys have to
// reach what the autoplayer would click, and the focused widget has to be seen.
func (r *Rig[S, A, E]) PlayByKeys(seed uint64, own []autoplayer.Weight, most int) *match.Match[S, A, E] {
	r.t.Helper()
	return r.playBy(seed, own, most, func(id string) bool {
		if !r.FocusOn(id) {
			return false
		}
		r.Key(ui.KeyEnter)
		return true
	})
}

// PlayByPad plays with a game pad alone: pressing the stick and the shoulders move the focus, A uses the focused widget.
func (r *Rig[S, A, E]) PlayByPad(seed uint64, own []autoplayer.Weight, most int) *match.Match[S, A, E] {
	r.t.Helper()
	var pad ui.PadReader
	press := func(b ebiten.StandardGamepadButton) {
		var held ui.PadState
		held.Buttons[b] = true
		for _, now := range []ui.PadState{held, {}} {
			r.Tick(ui.Input{Keys: slices.Clone(pad.Read(now)), Pad: true})
		}
	}
	return r.playBy(seed, own, most, func(id string) bool {
		for _, b := range []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftStick, ebiten.StandardGamepadButtonFrontTopRight} {
			if r.moveTo(id, func() { press(b) }) {
				press(ebiten.StandardGamepadButtonRightBottom)
				return true
			}
		}
		return false
	})
}

// PlayByOneKey plays with a single key: the focus moves by itself, and the key uses the focused widget.
func (r *Rig[S, A, E]) PlayByOneKey(seed uint64, own []autoplayer.Weight, most int) *match.Match[S, A, E] {
	r.t.Helper()
	r.Stage.Settings.Scan = settings.ScanFast
	return r.playBy(seed, own, most, func(id string) bool {
		if !r.moveTo(id, func() { r.Pass(settings.ScanFast.Rest()) }) {
			return false
		}
		r.Tap(ui.KeyB) // any key
		return true
	})
}

// byFinger is the number of decisions made with a finger.
const byFinger = 60

// PlayByFinger begins a game with a finger alone that drags the table until what the autoplayer would click is seen, and taps on it there,
// a second time where the first only shows a preview. It closes whatever lies over the table. Keys play the rest of the game.
func (r *Rig[S, A, E]) PlayByFinger(seed uint64, own []autoplayer.Weight, most int) *match.Match[S, A, E] {
	r.t.Helper()
	made := 0
	return r.playBy(seed, own, most, func(id string) bool {
		if made++; made > byFinger {
			if r.FocusOn(id) {
				r.Key(ui.KeyEnter)
				return true
			}
			return false
		}
		for _, w := range slices.Clone(r.UI.Widgets()) {
			if strings.HasSuffix(w.ID, ".close") && w.Visible {
				r.TapAt(w.Rect.Middle())
			}
		}
		r.DragTo(id)
		w, ok := r.Find(id)
		switch {
		case !ok:
			return true // it was there for a moment
		case !w.Visible:
			return false
		}
		at := w.Rect.Middle()
		for range 2 {
			if r.TapAt(at); !r.asks(id) {
				break
			}
		}
		return true
	})
}

// asks reports whether a widget still exists of which a finger's first tap only shows a preview.
func (r *Rig[S, A, E]) asks(id string) bool {
	w, ok := r.Find(id)
	return ok && w.Enabled && r.Asking != "" && strings.HasPrefix(id, r.Asking)
}

// playBy plays by using the widgets that the autoplayer chooses. use uses the widget of an id and reports whether it reached it.
func (r *Rig[S, A, E]) playBy(seed uint64, own []autoplayer.Weight, most int, use func(id string) bool) *match.Match[S, A, E] {
	r.t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	last := ""
	for range most {
		r.quiet()
		if done, ok := r.Stage.Top().(Result); ok {
			return done.Match.(*match.Match[S, A, E])
		}
		w, ok := autoplayer.Next(rng, r.Everywhere(), own)
		if !ok {
			r.t.Fatalf("nothing can be done: %v", r.IDs())
		}
		last = w.ID
		if !use(w.ID) {
			r.t.Fatalf("%q can't be reached; the bar says %q", w.ID, r.Prompt())
		}
	}
	r.t.Fatalf("no result after %d decisions, the last of them on %q; the bar says %q", most, last, r.Prompt())
	return nil
}

// quiet waits until nothing moves or computes, and the effects of the last action are complete.
func (r *Rig[S, A, E]) quiet() {
	r.t.Helper()
	r.Wait(3)
	r.Rest()
}

// FocusOn moves the focus to a widget with the keys, and reports whether they reach it: first through what can be used for the game now,
// then through everything.
func (r *Rig[S, A, E]) FocusOn(id string) bool {
	r.t.Helper()
	for _, k := range []ui.Key{r.UI.KeyOf(ui.Jump()), ui.KeyTab} {
		if r.moveTo(id, func() { r.Tap(k) }) {
			return true
		}
	}
	return false
}

// moveTo moves the focus by steps until a widget has it, and reports whether it is reached before all stops have been visited. The focused
// widget on the way has to be seen.
func (r *Rig[S, A, E]) moveTo(id string, step func()) bool {
	r.t.Helper()
	const stops = 300 // more than any table has
	first := ""
	for range stops {
		if w, ok := r.Find(id); ok && w.Focused {
			return true
		}
		step()
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
	w, ok := r.Find(id)
	return ok && w.Focused
}
