package table_test

import (
	"slices"
	"testing"
	"testing/synctest"

	"islas/game"
	"islas/game/model"
	"islas/render/session"
	"islas/render/testkit/harness"
)

// What one player alone knows is spoken only to a single person; where several share the machine, nothing hidden from any of them is
// spoken.
func TestSaidIsWhatAllMayKnow(t *testing.T) {
	for _, c := range []struct {
		other string
		opens bool // hidden cards are spoken
	}{
		{other: "random", opens: true},
		{other: game.Human},
	} {
		synctest.Test(t, func(t *testing.T) {
			b, h := lay(t, telling(), game.Human, c.other)
			h.Stage.Voice.Listens = true
			var said []string
			for range 6 {
				said = append(said, settle(h)...)
				b.Act(b.Legal()[0])
			}
			if len(said) == 0 || slices.Contains(said, "laid: known") != c.opens {
				t.Errorf("beside %s said was %q", c.other, said)
			}
		})
	}
}

// When a hand-over screen is shown, all sentences are forgotten; none are while the same person goes on.
func TestHandOverForgetsWhatWasSaid(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, h := lay(t, telling(), game.Human, game.Human)
		voice := &h.Stage.Voice
		voice.Listens = true
		settle(h)
		if !voice.Forgotten() || voice.Forgotten() {
			t.Error("the first hand-over forgets nothing, or again and again")
		}
		voice.Say("old")
		h.Wait(3)
		if voice.Forgotten() {
			t.Error("what was said is forgotten with no hand-over")
		}
		for !h.Has("here") {
			b.Act(b.Legal()[0])
			h.Rest()
		}
		if said := voice.Take(); !voice.Forgotten() || slices.Contains(said, "old") {
			t.Errorf("behind the hand-over screen %q is still to be said", said)
		}
	})
}

// telling is an undrawn table where cards are played face down, and which speaks whether the played card is known.
func telling() presented {
	p := show()
	p.For = func(e model.Event, seat game.Seat) model.Event {
		if e.Kind == model.Built && e.Seat != seat {
			e.Card = 0
		}
		return e.For(seat)
	}
	row := p.Show
	laid := *row(model.Event{Kind: model.Built})
	laid.Text = func(_ session.Texts, e model.Event) string {
		if e.Card == 0 {
			return "laid: hidden"
		}
		return "laid: known"
	}
	p.Show = func(e model.Event) *session.Presentation[model.Position, model.Event] {
		if e.Kind == model.Built {
			return &laid
		}
		return row(e)
	}
	return p
}

// settle lets the table come to rest, confirms a hand-over screen if there is one, and returns the sentences spoken until then.
func settle(h *harness.Harness) []string {
	h.Rest()
	said := h.Stage.Voice.Take()
	if h.Has("here") {
		h.Click("here")
		h.Rest()
	}
	return append(said, h.Stage.Voice.Take()...)
}
