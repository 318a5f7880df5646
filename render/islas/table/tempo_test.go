package table

import (
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/settings"
	"islas/render/ui"
)

// turnTimes lets computers play and returns how long each of their turns was to be seen, from the one before to the
// next.
func turnTimes(t *testing.T, speed settings.Speed, turns int) (times []time.Duration) {
	t.Helper()
	r := newRig(t, "en", 1280, 720, 0.7, someSetup(2, "easy", "easy", "easy"))
	r.s.Settings.Speed = speed
	table := r.s.Top().(*Table)
	const tick = time.Second / 60
	var since, now time.Duration
	table.session.ThinkBy(func() time.Time { return time.Unix(0, 0).Add(now) }, nil) // thinking takes a frame, however quick the machine
	turn, round := game.NoSeat, 0
	for range 60 * 600 {
		if table.arrival.in { // arrivals are not looked at here
			table.session.Skip()
		}
		r.frame(ui.Input{Dt: tick})
		since += tick
		now += tick
		s := table.state()
		if s.Turn() == turn && s.Round() == round {
			continue
		}
		if turn != game.NoSeat && s.Turn() != game.NoSeat {
			times = append(times, since)
		}
		turn, round, since = s.Turn(), s.Round(), 0
		if len(times) > turns {
			return times[1:] // the first was put on its way before the speed was set
		}
	}
	t.Fatalf("only %d turns in ten minutes", len(times))
	return nil
}

func TestComputersTurnCanBeFollowed(t *testing.T) {
	for _, at := range []struct {
		speed       settings.Speed
		least, most time.Duration
	}{
		{settings.Relaxed, 2400 * time.Millisecond, 5200 * time.Millisecond},
		{settings.Normal, 1390 * time.Millisecond, 3 * time.Second},
		{settings.Fast, 600 * time.Millisecond, 1500 * time.Millisecond},
		{settings.Instant, 0, 200 * time.Millisecond},
	} {
		for i, took := range turnTimes(t, at.speed, 16) {
			if took < at.least || took > at.most {
				t.Errorf("speed %v: turn %d took %v, want %v to %v", at.speed, i, took, at.least, at.most)
			}
		}
	}
}

// A press shortens a computer's turn that lingers only to be looked at.
func TestPressEndsALingeringTurn(t *testing.T) {
	r := newRig(t, "en", 1280, 720, 0.7, someSetup(2, "easy", game.Human))
	table := r.s.Top().(*Table)
	for range 2000 {
		r.frame(ui.Input{})
		if table.session.Lingers() {
			break
		}
	}
	if !table.session.Lingers() || !table.Busy() {
		t.Fatal("no turn lingers, or the table would sleep through it")
	}
	if text, _ := table.frame.prompt(); text == "" {
		t.Error("nothing says what has just been done")
	}
	r.press(r.u.Bounds().Middle())
	if table.session.Lingers() {
		t.Error("a press changes nothing")
	}
}

// Whoever hurries the end of their own turn still sees the computer's after it.
func TestPressLeavesTheNextTurnItsTime(t *testing.T) {
	r := newRig(t, "en", 1280, 720, 0.7, someSetup(2, game.Human, "easy"))
	table := r.s.Top().(*Table)
	for r.rest(); !plays(table.state(), islas.EndTurn); r.rest() {
		table.session.Act(table.session.Legal()[0])
	}
	table.session.Act(islas.EndAction())
	r.frame(ui.Input{})
	if e, _, moving := table.session.Event(); !moving || e.Kind != islas.EvTurn {
		t.Fatal("the next turn does not begin with a movement")
	}
	r.press(r.u.Bounds().Middle())
	if e, _, moving := table.session.Event(); moving && e.Kind == islas.EvTurn {
		t.Error("the press does not complete what moves")
	}
	for range 60 {
		r.frame(ui.Input{})
		if s := table.match.State(); s.Decision().Seat != 1 {
			t.Fatal("the press skips the next turn, too")
		}
	}
}
