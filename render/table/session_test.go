package table_test

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/game/review"
	"islas/render/keep/settings"
	modeltable "islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// rig is a table of the model game as the person at the machine sees it.
type rig struct {
	*harness.Harness
	t testing.TB
}

// over is the scene to which the table leads in the end.
type over struct{ match match.Any }

func (over) Frame(*ui.UI) {}
func (over) Busy() bool   { return false }

// begin begins a game of the model.
func begin(t testing.TB, seed uint64, controls ...string) *rig {
	t.Helper()
	s := harness.NewStage(t, "en", modeltable.New())
	noon := time.Date(2026, 3, 5, 12, 0, 0, 0, time.UTC)
	s.Now = func() time.Time { return noon }
	s.Routes.Result = func(_ *stage.Stage, m match.Any) stage.Scene { return over{m} }
	setup := match.Setup{Seed: seed}
	for i, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Name: []string{"Ann", "Bob", "Cem", "Dee"}[i], Control: c})
	}
	r := &rig{harness.New(t, s, harness.Window{W: 1280, H: 720, Percent: 100}), t}
	r.Clock = true
	m, err := s.Saves.Begin(setup)
	must.OK(t, err)
	s.Go(s.Routes.Table(s, m, true))
	return r
}

// bubble runs a test in a bubble in which time passes only with the ticks.
func bubble(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	t.Parallel()
	synctest.Test(t, f)
}

// saved returns the saved game.
func (r *rig) saved() *match.Match[model.Position, model.Action, model.Event] {
	r.t.Helper()
	data := harness.Saved(r.Stage)
	if data == nil {
		r.t.Fatal("no game is saved")
	}
	m, _, err := match.Load(model.Game{}, data)
	if err != nil {
		r.t.Fatal(err)
	}
	return m
}

// data returns the saved game without the time at which it was saved, by a clock that stands still.
func (r *rig) data() []byte {
	r.t.Helper()
	data, err := r.saved().Save()
	if err != nil {
		r.t.Fatal(err)
	}
	return data
}

// choices returns the ids of what the person at the machine may do.
func (r *rig) choices() (ids []string) {
	for _, w := range r.UI.Widgets() {
		if _, ok := w.Target.(model.Action); ok {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// act waits for rest and does the first thing that can be done.
func (r *rig) act() {
	r.t.Helper()
	r.Rest()
	if len(r.choices()) == 0 {
		r.t.Fatalf("nothing can be done, there are %v", r.IDs())
	}
	r.Click(r.choices()[0])
}

func TestComputersPlayToTheEnd(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, "easy", "easy", "random")
		r.Rest()
		for _, c := range []string{"Ann builds", "Bob draws a card", "Round 5"} {
			if !r.Shows(c) {
				t.Errorf("the log does not say %q", c)
			}
		}
		for _, effect := range []string{"card", "bell", "victory"} {
			if !slices.Contains(r.Ear.Heard, effect) {
				t.Errorf("%q was not heard", effect)
			}
		}
		data := r.data()
		r.Click("result")
		end, ok := r.Stage.Top().(over)
		if !ok || !end.match.Over() {
			t.Fatal("the table does not lead to the result")
		}
		if got, err := end.match.Save(); err != nil || !bytes.Equal(got, data) {
			t.Errorf("the result is that of another game than was saved: %v", err)
		}
		if harness.Runs(r.Stage) != "" {
			t.Error("a game that is over can be continued")
		}
	})
}

// The same computers make the same decisions whatever the frame rate.
func TestComputersDecideTheSameAtTheTable(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 3, "easy", "easy")
		r.Rest()
		m, _, err := match.New(model.Game{}, r.saved().Setup())
		must.OK(t, err)
		for !m.Over() {
			seat, state := m.Decider(), m.State()
			player, err := model.Game{}.Player("easy", 3^uint64(m.Played())<<8^uint64(seat))
			must.OK(t, err)
			if _, err := m.Do(player.Choose(model.Game{}.View(&state, seat))); err != nil {
				t.Fatal(err)
			}
		}
		if got, want := r.saved().Actions(), m.Actions(); !slices.Equal(got, want) {
			t.Errorf("at the table they did %v, without it %v", got, want)
		}
	})
}

// Every computer's turn can be followed at every speed, and none takes forever.
func TestComputersTurnTakesItsTime(t *testing.T) {
	for speed, want := range map[settings.Speed][2]time.Duration{
		settings.Relaxed: {2400 * time.Millisecond, 5200 * time.Millisecond}, settings.Normal: {1390 * time.Millisecond, 3 * time.Second},
		settings.Fast: {600 * time.Millisecond, 1500 * time.Millisecond}, settings.Instant: {0, 200 * time.Millisecond},
	} {
		t.Run("", func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := begin(t, 2, "random", "random")
				r.Stage.Settings.Speed = speed
				var turns []time.Duration
				now, since, last := time.Duration(0), time.Duration(0), game.NoSeat
				for len(turns) < 6 && now < time.Minute {
					r.Wait(1)
					now += harness.Frame
					table := r.Stage.Top().(*modeltable.Table)
					if turn := table.Session.State().Turn(); turn != last {
						turns = append(turns, now-since)
						last, since = turn, now
					}
				}
				for i, took := range turns[2:] { // the first was put on its way at another speed
					if took < want[0] || took > want[1] {
						t.Errorf("speed %v: turn %d took %v, want %v to %v", speed, i, took, want[0], want[1])
					}
				}
			})
		})
	}
}

// A hand is open in its owner's turn, and while its owner answers an offer, after a hand-over screen if somebody else looked last.
func TestHandOver(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 4, game.Human, game.Human, "easy")
		handovers, raised, played := map[string]int{}, "", 0
		r.Watch = func() {
			scene, ok := r.Stage.Top().(*modeltable.Table)
			if !ok {
				return
			}
			turn, f := game.NoSeat, scene.Session.Frame()
			for i := range scene.Session.Log().Len() {
				if e := scene.Session.Log().Step(i).Event; e.Kind == model.Begun {
					turn = e.Seat
				}
			}
			if f.Moving && f.Event.Kind == model.Begun {
				turn = f.Event.Seat
			}
			before := played
			if played = scene.Session.Match().Played(); played != before || !r.Shows("Card ") {
				return // what was drawn in the tick in which somebody decides is older than the decision
			}
			if asked := scene.Session.Match().Decider(); f.Viewer == game.NoSeat || f.Viewer != turn && f.Viewer != asked {
				t.Errorf("the hand of seat %d lies open in the turn of seat %d, where seat %d decides", f.Viewer, turn, asked)
			} else if name := []string{"Ann", "Bob", "Cem"}[f.Viewer]; name != raised {
				t.Errorf("the hand of %s lies open, and the hand-over screen has gone for %q", name, raised)
			}
		}
		for range 80 {
			r.Rest()
			switch {
			case r.Has("here"):
				for _, name := range []string{"Ann", "Bob"} {
					if r.Shows(r.T("handover.turn", "name", name)) {
						handovers[name]++
						raised = name
					}
				}
				if r.Shows("Card ") {
					t.Fatal("a hand can be seen through the hand-over screen")
				}
				r.Pass(time.Second)
				r.Click("here")
			case r.Has("result"):
				want, asked := r.handovers("Ann", "Bob")
				if !maps.Equal(handovers, want) || asked == 0 {
					t.Errorf("hand-over screens came %v times, want %v; %d answers", handovers, want, asked)
				}
				return
			default:
				r.act()
			}
		}
		t.Fatal("the game does not end")
	})
}

// handovers returns how often the machine goes to each of some people, who have the first seats, in the saved game: each time one of them
// decides after another of them; and how often they answer an offer.
func (r *rig) handovers(people ...string) (times map[string]int, asked int) {
	r.t.Helper()
	m, g, last := r.saved(), model.Game{}, ""
	p, _, err := g.New(m.Setup().Options())
	if err != nil {
		r.t.Fatal(err)
	}
	times = map[string]int{}
	for _, a := range m.Actions() {
		if seat := int(g.Decider(&p)); seat < len(people) {
			if people[seat] != last {
				last = people[seat]
				times[last]++
			}
			if int(p.Turn()) != seat {
				asked++
			}
		}
		if err := g.Apply(&p, a, nil); err != nil {
			r.t.Fatal(err)
		}
	}
	return times, asked
}

// What is undone disappears from the log and the save; the rest stays.
func TestUndo(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, game.Human, "easy")
		r.Rest()
		before := r.data()
		if r.Widget("undo").Enabled {
			t.Error("something can be taken back before anything was done")
		}
		r.act()
		r.Rest()
		if !r.Shows("Ann builds") || bytes.Equal(r.data(), before) {
			t.Fatal("nothing was done")
		}
		r.Click("undo")
		if r.Shows("Ann builds") || !bytes.Equal(r.data(), before) || len(r.choices()) < 2 {
			t.Error("it is not as it was")
		}
	})
}

// If the setting is on, the chance to win is shown with a suggestion. It is the same whenever it is computed in a position, whatever is
// hidden. If the setting is off, nothing is shown.
func TestSuggestionTellsTheChance(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, game.Human, "easy")
		r.Rest()
		told := func() string {
			t.Helper()
			r.Key(ui.KeyH)
			r.Rest()
			label := r.Widget("suggest.note").Label
			r.Key(ui.KeyEscape)
			return label
		}
		if label := told(); strings.Contains(label, "chance") {
			t.Errorf("unasked it says %q", label)
		}
		r.Stage.Settings.Chance = true
		state := r.saved().State()
		want := told()
		odds := review.NewOdds(model.Game{}.Outlook(2), model.Game{}.View(&state, 0), 768, 0)
		odds.Step(1000)
		percent := (odds.Chances()[0]*100 + review.Whole/2) / review.Whole
		if !strings.Contains(want, r.T("suggest.chance", "n", percent)) || percent < 1 || percent > 99 {
			t.Errorf("it says %q, the chance is %d %%", want, percent)
		}
		if again := told(); again != want {
			t.Errorf("asked again it says %q, not %q", again, want)
		}
	})
}

// A suggestion is the adviser's action, carried out by a button; it disappears when it is dismissed or the position changes.
func TestSuggestion(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, game.Human, "easy")
		r.Rest()
		state := r.saved().State()
		player, err := model.Game{}.Player("easy", 0)
		must.OK(t, err)
		want := player.Choose(model.Game{}.View(&state, 0))
		r.Key(ui.KeyH)
		r.Rest()
		price := r.T("suggest.price", "do", r.T("suggest.go"))
		if note := r.Widget("suggest.note"); note.Label != r.T("suggest.label", "what", r.T("table.build", "n", int(want.Card)), "why", price) {
			t.Errorf("suggested is %q, want %v", note.Label, want)
		}
		if r.UI.Focused() != "suggest.do" {
			t.Errorf("the keyboard is at %q", r.UI.Focused())
		}
		r.Key(ui.KeyEscape)
		if r.Has("suggest.note") || r.Has("menu.resume") {
			t.Error("Escape does not put the suggestion away, or does more")
		}
		r.Click("suggest")
		r.Rest()
		r.Click("suggest.do")
		if actions := r.saved().Actions(); len(actions) != 1 || actions[0] != want {
			t.Errorf("done was %v", actions)
		}
		if r.Rest(); r.Has("suggest.note") {
			t.Error("the suggestion stays although it is done")
		}
	})
}

// While the menu is open time stands still.
func TestMenuHalts(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, "easy", "easy")
		for !r.Shows("Bob builds") {
			r.Wait(1)
		}
		r.Click("menu")
		before, seen := r.data(), r.Picture()
		for i := range 100 {
			r.Tick(ui.Input{Dt: time.Second / 10, Pos: ui.Point{X: float64(i % 2)}, Inside: true})
		}
		if !bytes.Equal(r.data(), before) || r.Picture() != seen || r.Busy() {
			t.Error("the game goes on behind the menu")
		}
		r.Click("menu.resume")
		if r.Rest(); bytes.Equal(r.data(), before) {
			t.Error("the game does not go on after the menu")
		}
	})
}

// A press while something moves completes it, and does nothing else; a press on something that is only looked at lets it move.
func TestPressHurries(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, game.Human, "easy")
		r.act()
		if !r.Busy() {
			t.Fatal("nothing moves")
		}
		before := r.data()
		r.Press(r.Widget("undo").Rect.Middle())
		r.Up()
		r.Wait(3)
		if !r.Shows("Ann builds") || r.Busy() {
			t.Error("the press does not end what moves")
		}
		if !bytes.Equal(r.data(), before) {
			t.Error("the press takes something back as well")
		}
		r.Click("undo")
		r.act()
		r.Press(r.UI.Bounds().Middle())
		r.Up()
		r.Rest()
		r.act() // ends the turn, for the computer to begin
		r.Wait(5)
		moving := r.Busy()
		r.Click("log")
		if !moving || !r.Busy() || r.Shows("Bob builds") {
			t.Error("a press on the log hurries what moves")
		}
	})
}

// What is being shown can be paused, and skipped up to the next turn.
func TestControls(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, "random", "random")
		r.Wait(5)
		r.Key(ui.KeyP)
		held := r.Picture()
		if r.Busy() {
			t.Error("what is held moves")
		}
		r.Pass(time.Minute)
		if r.Picture() != held {
			t.Error("what is held goes on")
		}
		r.Key(ui.KeyP)
		r.Key(ui.KeyS)
		r.Wait(5)
		if now := r.Stage.Top().(*modeltable.Table).Session.Frame(); now.State.Turn() != 0 || !now.Moving || strings.Contains(r.texts("log"), "Ann builds") {
			t.Error("more is skipped than what comes before the next turn")
		}
		r.Key(ui.KeyN)
		stepped := r.texts("log")
		if !strings.Contains(stepped, "Ann builds") {
			t.Error("a step does not end what moves")
		}
		if r.Rest(); r.texts("log") != stepped {
			t.Error("after a step it goes on by itself")
		}
		for range 3 {
			r.Key(ui.KeyN)
			r.Rest()
		}
		if r.texts("log") == stepped {
			t.Error("stepping shows nothing")
		}
	})
}

// One key leads past the moves of all others to one's own next decision, where a line sums up what they have done until that is made.
func TestSkipToMyTurn(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 3, game.Human, "easy", "random")
		for range 3 {
			decided := 0
			for r.Rest(); r.saved().Decider() == 0; r.Wait(1) {
				r.Rest()
				decided = r.saved().Happened()
				r.Click(r.choices()[0])
			}
			r.Key(ui.KeyS)
			ticks := 0
			for ; len(r.choices()) == 0 && ticks < 600; ticks++ {
				r.Wait(1)
			}
			if took := time.Duration(ticks) * harness.Frame; took > time.Second {
				t.Errorf("the skip takes %v", took)
			}
			var built []string
			for _, s := range r.saved().Steps()[decided:] {
				if e := s.Event; e.Kind == model.Built && e.Seat != 0 {
					built = append(built, r.T("recap.of", "name", []string{"Ann", "Bob", "Cem"}[e.Seat], "what", r.T("recap.built", "n", int(e.Card))))
				}
			}
			if w, _ := r.Find("recap"); w.Label != strings.Join(built, "; ") {
				t.Errorf("the recap says %q, want %q", w.Label, built)
			}
		}
	})
}

// A continued game stands where it stood, with its log, and goes on.
func TestContinue(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 6, game.Human, "easy")
		for range 4 {
			r.act()
		}
		r.Rest()
		log, data := r.texts("log"), r.data()
		r.Stage.Go(over{})
		r.Stage.Go(r.Stage.Routes.Table(r.Stage, r.Stage.Saves.Continue(), false))
		r.Wait(3)
		if r.Busy() {
			t.Error("what is known already is shown once more")
		}
		if got := r.texts("log"); got != log {
			t.Errorf("the log says %q, it said %q", got, log)
		}
		if !bytes.Equal(r.data(), data) {
			t.Error("another game is saved")
		}
		r.act()
	})
}

// texts returns the texts drawn on a widget.
func (r *rig) texts(id string) string {
	var all []string
	for text, at := range r.UI.DrawnTexts {
		if r.Widget(id).Rect.Contains(at.Middle()) {
			all = append(all, text)
		}
	}
	return strings.Join(all, "\n")
}

// hold is a tick with a key press that does nothing: presses have priority, so no thinking happens in it.
func (r *rig) hold(in ui.Input) {
	r.t.Helper()
	in.Keys = append(in.Keys, ui.KeyF12)
	r.Tick(in)
}

// A suggestion that takes time announces that, and can be stopped.
func TestThinkingIsAnnounced(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 1, game.Human, "easy")
		r.Rest()
		r.hold(ui.Input{Keys: []ui.Key{ui.KeyH}})
		if r.hold(ui.Input{}); r.Has("suggest.close") {
			t.Error("it is announced at once")
		}
		for range 30 {
			r.hold(ui.Input{})
		}
		if note := r.Widget("suggest.note"); note.Label != r.T("suggest.thinking") || r.Has("suggest.do") || !r.Busy() {
			t.Errorf("while it is thought about the note says %q, and there is something to do: %v", note.Label, r.Has("suggest.do"))
		}
		at := r.Widget("suggest.close").Rect.Middle()
		r.hold(ui.Input{Pos: at, Inside: true})
		r.Tick(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
		r.Tick(ui.Input{Pos: at, Inside: true, Released: true})
		if r.Wait(60); r.Has("suggest.note") || r.Busy() {
			t.Error("it can't be stopped")
		}
	})
}

// A computer that thinks right after an action, while that is still being shown, knows its next action in time.
func TestThinkingBeginsWhileThingsMove(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const free = 5 // ticks after each action; what is shown takes longer
		r := begin(t, 3, "easy", "easy")
		since, last := 0, 0
		for range 60 * 20 {
			if since++; since <= free {
				r.Wait(1)
			} else {
				r.hold(ui.Input{})
			}
			if n := r.saved().Played(); n != last {
				since, last = 0, n
			}
		}
		if last < 6 {
			t.Errorf("only %d actions are done in 20 seconds", last)
		}
	})
}
