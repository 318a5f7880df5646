package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/settings"
	modeltable "islas/render/model"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// bare is a table that draws nothing.
type bare struct {
	*session.Session[model.Position, model.Action, model.Event, model.View]
	kit   table.Kit[model.Position, model.Action, model.Event, model.View]
	heard []string // spoken sentences
}

// sit makes the table that of a match of a game with the presentations of p.
func (b *bare) sit(s *stage.Stage, rules ai.Game[model.Position, model.Action, model.Event, model.View], p presented, m *match.Match[model.Position, model.Action, model.Event]) {
	p.Rules = rules
	p.Changed = func() { b.heard = append(b.heard, "changed") }
	p.Asked = func() { b.heard = append(b.heard, "asked") }
	b.kit = table.New(s, b, &table.Players{Seats: m.Setup().Seats}, p, m)
	b.Session = b.kit.Session
}

// presented are the presentations of the model game.
type presented = session.Game[model.Position, model.Action, model.Event, model.View]

func (b *bare) Frame(u *ui.UI) { b.kit.Tick(u, b, false, false) }

// show returns the presentation of an event at an undrawn table: every event takes a tenth of a step, and the last of a turn its usual
// time.
func show() presented {
	var rows [model.Kinds]session.Presentation[model.Position, model.Event]
	for k := range rows {
		rows[k].Length = 0.1
	}
	rows[model.Begun].Turn, rows[model.Ended].Turn, rows[model.Ended].Length = session.TurnBegins, session.GameEnds, 9
	no := func(*model.Position) bool { return false }
	return presented{
		Show: func(e model.Event) *session.Presentation[model.Position, model.Event] { return &rows[e.Kind] },
		Seat: func(e model.Event) game.Seat { return e.Seat }, For: model.Event.For, Open: no, Forced: no,
		EndsTurn: func(a model.Action) bool { return a.Kind == model.End }, Adviser: "easy",
	}
}

// lay begins a game at an undrawn table.
func lay(t *testing.T, p presented, controls ...string) (*bare, *harness.Harness) {
	t.Helper()
	s := harness.NewStage(t, "en", modeltable.New())
	setup := match.Setup{Seed: 1}
	for _, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Control: c})
	}
	m, steps, err := match.New(model.Game{}, setup)
	must.OK(t, err)
	b := &bare{}
	b.sit(s, model.Game{}, p, m)
	b.Begin(steps[0].After, steps)
	s.Go(b)
	h := harness.New(t, s, harness.Window{W: 1280, H: 720})
	h.Clock = true
	return b, h
}

// However short its events are, a computer's turn is shown long enough to be followed; the events at the end of the game keep their full
// time.
func TestShortTurnsLinger(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, h := lay(t, show(), "random", "random")
		pace := h.Stage.Pace()
		since, last, lingered := time.Duration(0), game.NoSeat, false
		for !b.seen().Moving || b.seen().Event.Kind != model.Ended {
			h.Wait(1)
			since += harness.Frame
			f := b.seen()
			lingered = lingered || f.Lingers
			if !f.Moving || f.Event.Kind != model.Begun || f.Event.Seat == last {
				continue
			}
			if last != game.NoSeat && (since < 3*pace || since > 4*pace) {
				t.Errorf("a turn took %v, a step takes %v", since, pace)
			}
			last, since = f.Event.Seat, 0
		}
		if !lingered {
			t.Error("no turn lingers")
		}
		if steps := b.seen().Steps; steps != 9 {
			t.Errorf("the end is shown for %v steps", steps)
		}
	})
}

// A press ends a turn that only lingers.
func TestPressEndsALingeringTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, h := lay(t, show(), "random", "random")
		for !b.seen().Lingers {
			h.Wait(1)
		}
		n := b.Match().Played()
		if h.Wait(10); b.Match().Played() != n {
			t.Fatal("the turn does not linger")
		}
		h.Press(h.UI.Bounds().Middle())
		if h.Wait(1); b.Match().Played() == n {
			t.Error("a press changes nothing")
		}
	})
}

// seen is the state that is visible.
func (b *bare) seen() session.Frame[model.Position, model.Action, model.Event] {
	return b.Session.Frame()
}

// An action without alternative is done automatically if the game allows it, and otherwise not.
func TestForced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := show()
		p.Forced = func(s *model.Position) bool { return s.HasBuilt() }
		for _, forced := range []bool{true, false} {
			if !forced {
				p.Forced = func(*model.Position) bool { return false }
			}
			b, h := lay(t, p, game.Human, "random")
			h.Rest()
			if b.Match().Played() != 0 || len(b.Legal()) < 2 {
				t.Fatal("a choice is made for somebody")
			}
			b.Act(b.Legal()[0])
			for range 60 {
				h.Wait(1)
			}
			if done := b.Match().Played() > 1; done != forced {
				t.Errorf("forced %v: the turn ends by itself: %v", forced, done)
			}
		}
	})
}

// If everybody looks on, a suggestion contains only what everybody may know, and no hand is shown.
func TestSuggestionBeforeEverybodysEyes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, open := range []bool{true, false} {
			p := show()
			p.Open = func(*model.Position) bool { return open }
			b, h := lay(t, p, game.Human, game.Human)
			h.Stage.Settings.Chance = true
			h.Rest()
			if !open {
				h.Pass(time.Second)
				h.Click("here")
				h.Rest()
			}
			b.kit.Dispatch(h.UI, session.ToAsk)
			h.Rest()
			hint := b.Suggestion()
			want := game.Seat(0)
			if open {
				want = game.NoSeat
			}
			if _, told := hint.Chance(); told == open || hint.Weighing() {
				t.Errorf("open %v: the chance to win is told %v", open, told)
			}
			if !hint.Ready || hint.Public != open || hint.View.Seat() != want || b.Viewer() != want {
				t.Errorf("open %v: the reasons are those of seat %d, public %v, and seat %d looks", open, hint.View.Seat(), hint.Public, b.Viewer())
			}
		}
	})
}

// A suggestion is about one position: it disappears when something else is done or undone.
func TestSuggestionEndsWithThePosition(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, h := lay(t, show(), game.Human, "random")
		h.Rest()
		b.Act(b.Legal()[0])
		h.Rest()
		b.kit.Dispatch(h.UI, session.ToAsk)
		h.Rest()
		if !b.Suggestion().Ready {
			t.Fatal("there is no suggestion")
		}
		b.kit.Dispatch(h.UI, session.ToUndo)
		h.Wait(2)
		if b.Suggestion().Asked || b.Match().Played() != 0 {
			t.Error("the suggestion stays when something is taken back")
		}
		b.kit.Dispatch(h.UI, session.ToAsk)
		h.Rest()
		b.Act(b.Legal()[0])
		if b.Suggestion().Asked {
			t.Error("the suggestion stays when something is done")
		}
		want := []string{"changed", "asked", "changed", "asked", "changed"}
		if len(b.heard) != len(want) {
			t.Fatalf("told was %v, want %v", b.heard, want)
		}
		for i := range want {
			if b.heard[i] != want[i] {
				t.Fatalf("told was %v, want %v", b.heard, want)
			}
		}
	})
}

// At instant speed nothing is delayed.
func TestInstant(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, h := lay(t, show(), "random", "random")
		h.Stage.Settings.Speed = settings.Instant
		h.Wait(150)
		if !b.Match().Over() {
			t.Error("a game of ten turns is not over after two seconds and a half")
		}
	})
}

var _ stage.Scene = (*bare)(nil)

// A player who hurries the end of their own turn still sees the computer's turn after it.
func TestPressLeavesTheNextTurnItsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := show()
		b, h := lay(t, p, game.Human, "random")
		h.Rest()
		b.Act(b.Legal()[0])
		h.Rest()
		b.Act(b.Legal()[0])
		for f := b.seen(); !f.Moving || f.Event.Kind != model.Begun; f = b.seen() {
			h.Wait(1)
		}
		h.Press(h.UI.Bounds().Middle())
		h.Up()
		if f := b.seen(); f.Moving && f.Event.Kind == model.Begun {
			t.Error("the press does not end what moves")
		}
		h.Wait(60)
		if b.Match().Decider() != 1 {
			t.Error("the press skips the next turn, too")
		}
	})
}

// A player who makes an open decision gets the mouse: the last viewer then has to confirm again.
func TestMousePassesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := show()
		p.Open = func(s *model.Position) bool { return s.Turn() == 1 }
		b, h := lay(t, p, game.Human, game.Human)
		for range 3 { // of Ann's turns
			h.Rest()
			if !h.Has("here") {
				t.Fatal("no hand-over screen comes before the hand of whoever has not the mouse")
			}
			h.Pass(time.Second)
			h.Click("here")
			for range 4 {
				h.Rest()
				b.Act(b.Legal()[0])
			}
		}
	})
}
