package shell_test

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"islas/game/record"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/testkit/recorded"
	"islas/render/ui"
)

// houseOf returns a stage with all games and the model game.
func houseOf(t testing.TB, lang string) *stage.Stage {
	t.Helper()
	return harness.NewStage(t, lang, append(catalogue.Games(), model.New())...)
}

// replayOf opens the replay of a game of so many seats that computers have played.
func replayOf(t testing.TB, s *stage.Stage, id string, seats int) stage.Scene {
	t.Helper()
	m := matchOf(t, s, id, seats)
	return s.Routes.Replay(s, m, 0)
}

// watching opens the replay of a game in a window.
func watching(t testing.TB, lang, id string, seats int, w harness.Window) *harness.Harness {
	t.Helper()
	s := houseOf(t, lang)
	s.Go(s.Routes.Title(s))
	h := harness.New(t, s, w)
	complete(t, h)
	h.Wait(2)
	s.Push(replayOf(t, s, id, seats))
	h.Wait(5)
	return h
}

// In every window, in languages that take turns and with few and many players, all of a replay fits: at its beginning, in its middle, in
// the choice to play on from there, while a film is chosen and made, and at its end, also where a record breaks a rule.
func TestReplayFits(t *testing.T) {
	need.Time(t)
	larger := slices.DeleteFunc(flowWindows(), func(w harness.Window) bool { return w.Percent < 150 })
	for i, w := range append(windows(), larger...) {
		id, lang := ids()[i%(len(ids())-1)], locales.Languages()[i%3]
		seats := seated(id, []int{5, 2}[i/2%2])
		t.Run(fmt.Sprintf("%s %d %s %s", id, seats, lang, w), func(t *testing.T) {
			t.Parallel()
			h := watching(t, lang, id, seats, w)
			withCamera(h)
			data, m, wrong := forbidden(t, h.Stage, id, seats)
			line := h.Widget("replay.line").Rect
			for _, part := range []float64{0.3, 0.7, 0.99, 0.5} {
				h.ClickAt(ui.Point{X: line.X + line.W*part, Y: line.Middle().Y})
			}
			under := func(id string) {
				if !h.Has(id) {
					h.Click("replay.more")
				}
				h.Click(id)
			}
			under("replay.branch")
			for seat := range seats {
				h.Reveal("branch.seat." + strconv.Itoa(seat) + "/0")
			}
			if !h.Widget("branch.begin").Visible {
				t.Error("the game can't be begun")
			}
			h.Key(ui.KeyEscape)
			under("replay.film")
			fits := func(ids ...string) {
				t.Helper()
				for _, id := range ids {
					if at := h.Widget(id).Rect; !h.UI.Bounds().Inset(-1).Holds(at) || at.H < 38*h.Scale() {
						t.Errorf("%s lies at %v", id, at)
					}
				}
			}
			if !h.Has("replay.more") {
				fits("film.from", "film.to", "film.size/0", "film.size/1", "replay.speed", "film.leave")
			}
			fits("film.make")
			h.Click("film.make")
			fits("film.cancel")
			h.Click("film.cancel")
			h.Stage.Show("letters.islas.jsonl", data)
			h.Wait(5)
			nothingFollows(t, h, m, h.T("replay.wrong", "line", wrong.Line, "problem", stage.Fault(h.Stage.Texts, m, wrong)))
		})
	}
}

// shown returns how many steps of the match have been shown.
func shown(t *testing.T, h *harness.Harness) int {
	t.Helper()
	n, err := strconv.Atoi(h.Widget("replay.line").Value)
	must.OK(t, err)
	return n
}

// usual is the window of most tests of replays.
var usual = harness.Window{W: 1280, H: 720, Percent: 100}

// bubble runs a test in parallel, in a bubble in which time advances only with the ticks.
func bubble(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	t.Parallel()
	synctest.Test(t, f)
}

// inReplays runs a test with the replay of a game of each kind.
func inReplays(t *testing.T, f func(t *testing.T, h *harness.Harness)) {
	t.Helper()
	for i, id := range ids() {
		t.Run(id, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				h := watching(t, []string{"en", "de"}[i%2], id, 3, usual)
				h.Clock = true
				f(t, h)
			})
		})
	}
}

// difference returns the lines in which two texts differ.
func difference(a, b string) string {
	var out strings.Builder
	of := func(sign, a, b string) {
		for line := range strings.Lines(a) {
			if !strings.Contains(b, line) {
				out.WriteString(sign + line)
			}
		}
	}
	of("+", a, b)
	of("-", b, a)
	return out.String()
}

// The arrow keys step from stop to stop, and back to exactly the same pictures; Home and End go to the ends, the keys of pages from round
// to round.
func TestReplaySteps(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		h.Key(ui.KeyPageDown)
		var pictures []string
		var places []int
		for range 25 {
			h.Rest()
			pictures, places = append(pictures, h.Picture()), append(places, shown(t, h))
			if h.Key(ui.KeyRight); !h.Widget("replay.on").Enabled {
				break
			}
		}
		for i := range slices.Backward(places) {
			h.Key(ui.KeyLeft)
			h.Rest()
			if n := shown(t, h); n != places[i] {
				t.Fatalf("a step back leads to %d, not to %d", n, places[i])
			}
			if i > 0 && places[i] <= places[i-1] {
				t.Fatalf("a step on leads from %d to %d", places[i-1], places[i])
			}
			if h.Picture() != pictures[i] {
				t.Fatalf("after %d steps another picture is seen than before:\n%s", places[i], difference(h.Picture(), pictures[i]))
			}
		}
		h.Key(ui.KeyEnd)
		last := shown(t, h)
		if h.Key(ui.KeyRight); shown(t, h) != last || h.Widget("replay.on").Enabled {
			t.Error("it goes on after the end")
		}
		round := h.T("table.round", "n", 2)
		h.Key(ui.KeyHome)
		if first := shown(t, h); first >= places[0] || h.Widget("replay.back").Enabled {
			t.Errorf("the beginning is at %d", first)
		}
		if h.Key(ui.KeyPageDown); !h.ShowsIn(round, ui.Rect{W: 640, H: 60}) {
			t.Error("a page on is not the next round")
		}
		if h.Key(ui.KeyPageUp); h.ShowsIn(round, ui.Rect{W: 640, H: 60}) {
			t.Error("a page back is not the round before")
		}
	})
}

// A replay plays by itself, at four speeds, each faster than the one before, and stops on command and at its end.
func TestReplayPlays(t *testing.T) {
	inReplay(t, "puertorico", func(t *testing.T, h *harness.Harness) {
		far := make([]int, 4)
		for range far { // the first is the second of the speeds
			speed := slices.Index([]string{h.T("replay.speed.1"), h.T("replay.speed.2"), h.T("replay.speed.3"), h.T("replay.speed.4")}, h.Widget("replay.speed").Label)
			h.Key(ui.KeyHome)
			h.Key(ui.KeySpace)
			for range 120 {
				h.Pass(time.Second / 10)
			}
			h.Key(ui.KeySpace)
			far[speed] = shown(t, h)
			h.Pass(time.Second)
			h.Pass(time.Second)
			if n := shown(t, h); n != far[speed] || h.Busy() {
				t.Errorf("a replay that is held goes on from %d to %d", far[speed], n)
			}
			h.Click("replay.speed")
		}
		for i := 1; i < len(far); i++ {
			if far[i] <= far[i-1] {
				t.Errorf("in the same time %d steps are shown", far)
			}
		}
		h.Key(ui.KeyEnd)
		last := shown(t, h)
		h.Key(ui.KeyLeft)
		h.Key(ui.KeyLeft)
		h.Click("replay.play")
		h.Rest()
		if n := shown(t, h); n != last {
			t.Errorf("it plays to %d of %d", n, last)
		}
		h.Click("replay.play")
		h.Pass(time.Second)
		if n := shown(t, h); n >= last {
			t.Error("from the end it does not begin anew")
		}
	})
}

// Log and timeline move together: a click on one shows the same moment in the other. Important moments are on the timeline, with tooltips,
// and a click goes there; it ends with the round in which the game ended.
func TestReplayLogAndTimeline(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		line := h.Widget("replay.line").Rect
		at := func(part float64) ui.Point { return ui.Point{X: line.X + line.W*part, Y: line.Bottom() - 3} }
		moments := widgets(h, "replay.moment.")
		for _, w := range moments {
			step, err := strconv.Atoi(strings.TrimPrefix(w.ID, "replay.moment."))
			if err != nil || w.Tooltip == "" {
				t.Fatalf("the moment %+v", w)
			}
			h.Click(w.ID)
			if n := shown(t, h); n <= step || n > step+60 {
				t.Errorf("%s leads to %d", w.ID, n)
			}
		}
		if len(moments) == 0 {
			t.Error("nothing mattered")
		}
		h.ClickAt(at(0.6))
		h.Rest()
		there := shown(t, h)
		if there < 5 {
			t.Fatalf("a click in the midst of the timeline leads to %d", there)
		}
		lines := slices.DeleteFunc(widgets(h, "log."), func(w ui.Widget) bool { return w.Rect.H <= 10 })
		if len(lines) < 4 {
			t.Fatalf("the log shows %d lines that can be clicked", len(lines))
		}
		to := lines[len(lines)-3]
		h.Click(to.ID)
		h.Rest()
		if n := shown(t, h); n >= there || n < there/3 {
			t.Errorf("a line of the log leads from %d to %d", there, n)
		}
		if !h.Shows(to.Label) && !h.Has(to.ID) {
			t.Errorf("at the moment of %q the log doesn't tell of it", to.Label)
		}
		h.Press(at(0.2))
		h.Wait(1)
		first := shown(t, h)
		h.Drag(at(0.8))
		h.Wait(1)
		mid := shown(t, h)
		h.Up()
		if mid <= first || shown(t, h) != mid {
			t.Errorf("dragging leads from %d to %d, and to %d when it ends", first, mid, shown(t, h))
		}
		m := matchOf(t, h.Stage, h.Stage.Game.Info().ID, 3)
		for part := 0.9; part < 1; part += 0.005 {
			h.Move(at(part))
			h.Wait(1)
			if got := h.Widget("replay.line").Tooltip; got == h.T("table.round", "n", m.Round()+1) {
				t.Fatalf("in a game of %d rounds a place of the timeline is called %s", m.Round(), got)
			}
		}
		if got := h.Widget("replay.line").Tooltip; got != h.T("table.round", "n", m.Round()) {
			t.Errorf("a game of %d rounds ends with %s", m.Round(), got)
		}
	})
}

// Leaving a replay, by Escape, by its button and by the menu, leads back to where it was opened, and the running game stays as it is.
func TestReplayIsLeft(t *testing.T) {
	inReplay(t, "islas", func(t *testing.T, h *harness.Harness) {
		title, before := h.Stage.Under(), names(t, h.Stage)
		for i, leave := range []func(){
			func() { h.Key(ui.KeyEscape) },
			func() { h.Click("replay.leave") },
			func() { h.Click("menu"); h.Click("menu.title") },
		} {
			h.Key(ui.KeyEnd)
			h.Rest()
			leave()
			h.Wait(3)
			if h.Stage.Top() != title {
				t.Fatalf("way %d leads to %T", i, h.Stage.Top())
			}
			h.Stage.Push(replayOf(t, h.Stage, h.Stage.Game.Info().ID, 3))
			h.Wait(5)
		}
		if after := names(t, h.Stage); strings.ReplaceAll(after, "settings.json", "") != strings.ReplaceAll(before, "settings.json", "") {
			t.Errorf("kept was %s, and is %s", before, after)
		}
	})
}

// widgets returns the widgets whose ids begin with prefix.
func widgets(h *harness.Harness, prefix string) (all []ui.Widget) {
	for _, w := range h.UI.Widgets() {
		if strings.HasPrefix(w.ID, prefix) {
			all = append(all, w)
		}
	}
	return all
}

// A replay is seen with everything open, the hand of whoever plays at the size of one's own, or from the view of a seat, which knows no
// other hand. The viewer can ask what a card would do, what to do, and why something can't be done, as in the game.
func TestReplayAsASeatSeesIt(t *testing.T) {
	inReplay(t, "islas", func(t *testing.T, h *harness.Harness) {
		h.Key(ui.KeyPageDown)
		h.Key(ui.KeyPageDown)
		h.Rest()
		hands, steps := map[string]bool{}, 0
		for ; len(hands) < 3 && steps < 60; steps++ {
			for _, w := range widgets(h, "hand.") {
				hands[strings.Split(w.ID, ".")[1]] = true
			}
			h.Key(ui.KeyRight)
			h.Rest()
		}
		if len(hands) < 3 || len(widgets(h, "card.")) > 0 {
			t.Fatalf("of three hands %d lie open when they play", len(hands))
		}
		for range steps {
			h.Key(ui.KeyLeft)
		}
		tells := func(w ui.Widget) {
			t.Helper()
			h.Away()
			h.Rest()
			bare := h.Picture()
			h.Move(w.Rect.Middle())
			h.Wait(120)
			if h.Rest(); h.Picture() == bare {
				t.Errorf("%s tells nothing", w.ID)
			}
		}
		tells(widgets(h, "hand.")[0])
		h.Click("replay.who")
		h.Away()
		h.Rest()
		if len(widgets(h, "hand.")) > 0 || len(widgets(h, "card.")) == 0 {
			t.Fatal("a seat sees other hands than its own")
		}
		for range 40 { // until it has to decide
			if h.Widget("suggest").Enabled {
				break
			}
			h.Key(ui.KeyRight)
		}
		if why := h.Widget("palace"); why.Enabled || why.Why == "" {
			t.Errorf("a palace that can't be made: %+v", why)
		}
		tells(widgets(h, "card.")[1])
		h.Click("suggest")
		h.Rest()
		if !h.Has("suggest.do") {
			t.Error("nothing is suggested")
		}
		h.Key(ui.KeyEscape)
		if h.Has("suggest.do") || !h.Has("replay.line") {
			t.Error("Escape does not put the suggestion away")
		}
		at := shown(t, h)
		h.Click("replay.who")
		h.Click("replay.who")
		h.Click("replay.who")
		if len(widgets(h, "hand.")) == 0 || shown(t, h) != at {
			t.Error("after the last seat everything does not lie open again")
		}
	})
}

// After a game it can be replayed, as a whole or from a moment of its story; leaving the replay leads back to the result.
func TestResultIsWatchedAgain(t *testing.T) {
	for _, id := range ids() {
		h := watching(t, "de", id, 3, usual)
		h.Key(ui.KeyEscape)
		m := matchOf(t, h.Stage, id, 3)
		h.Stage.Go(h.Stage.Routes.Result(h.Stage, m))
		result := h.Stage.Top()
		h.Pass(time.Minute)
		h.Wait(5)
		h.Click("watch")
		first := shown(t, h)
		h.Key(ui.KeyEscape)
		if h.Stage.Top() != result {
			t.Fatalf("%s: the replay leads to %T", id, h.Stage.Top())
		}
		if h.Has("page") {
			h.Option("page", 1)
		}
		moments := widgets(h, "story.")
		if len(moments) == 0 {
			t.Fatalf("%s: no moment is told", id)
		}
		h.Click(moments[len(moments)-1].ID)
		if n := shown(t, h); n <= first {
			t.Errorf("%s: a moment leads to %d", id, n)
		}
		h.Click("replay.leave")
		if h.Stage.Top() != result {
			t.Errorf("%s: the replay leads to %T", id, h.Stage.Top())
		}
	}
}

// The menu of a replay shows the code of the game and writes its record, which is right; its end leads to the result, which leaves the
// running game as it is.
func TestReplayIsSavedAndLeadsToTheResult(t *testing.T) {
	for _, id := range ids() {
		seats := seated(id, 2)
		h := watching(t, "en", id, seats, usual)
		title := h.Stage.Under()
		h.Click("menu")
		if code, ok := h.Stage.Code(matchOf(t, h.Stage, id, seats)); !ok || !h.Shows(code) {
			t.Errorf("%s: the code %q is not told", id, code)
		}
		h.Click("menu.save")
		data, err := h.Store.Read("match-1" + record.Extension)
		if err != nil || !bytes.Equal(data, recordOf(t, id, seats, 3)) {
			t.Errorf("%s: the record that is written is another one: %v; told is %q", id, err, h.Notices())
		}
		running, err := h.Stage.Saves.Begin(recorded.Setup(h.Stage.Game.Info(), seats, 5))
		must.OK(t, err)
		h.Key(ui.KeyEnd)
		h.Rest()
		h.Click("result")
		h.Pass(time.Minute)
		h.Wait(3)
		if !h.Has("watch") || h.Stage.Top() == title {
			t.Fatalf("%s: the end leads to %T", id, h.Stage.Top())
		}
		if _, kept := h.Stage.Saves.Kept(running); !kept {
			t.Errorf("%s: the running game is let go of", id)
		}
	}
}
