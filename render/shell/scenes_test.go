package shell

import (
	"bytes"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
	"islas/game/record"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/store"
	"islas/render/ui"
)

func TestTitleLeadsEverywhere(t *testing.T) {
	s := newStage(t, "en")
	r := newRig(t, s, 1920, 1080, 1)
	for id, want := range map[string]func(stage.Scene) bool{
		"new":      func(x stage.Scene) bool { _, ok := x.(*newGame); return ok },
		"rules":    func(x stage.Scene) bool { _, ok := x.(*rules); return ok },
		"settings": func(x stage.Scene) bool { _, ok := x.(*settingsScene); return ok },
	} {
		s.Go(NewTitle(s))
		r.rest()
		r.click(id)
		if !want(s.Top()) {
			t.Errorf("%q led to %T", id, s.Top())
		}
		r.key(ui.KeyEscape)
		if _, ok := s.Top().(*title); !ok {
			t.Errorf("Escape led from %q to %T", id, s.Top())
		}
		r.click(id)
		r.click("back")
		if _, ok := s.Top().(*title); !ok {
			t.Errorf("Back led from %q to %T", id, s.Top())
		}
	}
	r.click("quit")
	if !s.Quitting() {
		t.Error("Quit does not end the program")
	}
}

func TestTitleContinues(t *testing.T) {
	s := newStage(t, "en")
	s.Go(NewTitle(s))
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	if _, ok := r.find("continue"); ok {
		t.Error("a game can be continued where none is")
	}
	g, err := s.Begin(someSetup(3))
	if err != nil {
		t.Fatal(err)
	}
	s.Go(NewTitle(s))
	r.rest()
	if !r.shows("Round 1: Yaiza") {
		t.Error("the title doesn't say which game is running")
	}
	r.click("continue")
	table, ok := s.Top().(*stand)
	if !ok {
		t.Fatalf("Continue led to %T", s.Top())
	}
	if table.fresh || table.match.(*engine.Match).State() != g.(*engine.Match).State() {
		t.Error("another game was continued")
	}
}

func TestTitleMovesDamagedGameAside(t *testing.T) {
	s := newStage(t, "en")
	if err := s.Store.Write(stage.SaveName, []byte("{")); err != nil {
		t.Fatal(err)
	}
	s.Go(NewTitle(s))
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	if _, ok := r.find("continue"); ok {
		t.Error("a damaged game can be continued")
	}
	names, err := s.Store.List()
	if err != nil || len(names) != 1 || names[0] == stage.SaveName {
		t.Errorf("the store holds %v (%v)", names, err)
	}
	if len(r.notes) != 1 || !strings.Contains(r.notes[0], names[0]) {
		t.Errorf("the notices are %q", r.notes)
	}
}

func TestLanguageIsSwitchedLive(t *testing.T) {
	s := newStage(t, "en")
	s.Go(NewTitle(s))
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	r.option("language", 0)
	if !r.shows("Neues Spiel") {
		t.Error("the title is not German")
	}
	if got, _, err := settings.Load(s.Store); err != nil || got.Language != "de" {
		t.Errorf("kept is %q (%v)", got.Language, err)
	}
}

func TestCurtainRises(t *testing.T) {
	rise := map[string]func(r *harness){
		"click": func(r *harness) { r.click("here") },
		"enter": func(r *harness) { r.key(ui.KeyEnter) },
	}
	for name, act := range rise {
		s := newStage(t, "de")
		table := &stand{}
		s.Go(table)
		s.Swap(NewCurtain(s, "Ana", table))
		r := newRig(t, s, 914, 514, 1)
		r.rest()
		if !r.shows("Ana, du bist dran") || r.shows("table") {
			t.Errorf("%s: the curtain doesn't hide the table, or calls nobody", name)
		}
		r.clickAt(ui.Point{X: 5, Y: 5})
		r.key(ui.KeyEscape)
		r.key(ui.KeySpace) // which hurries what moves at the table, and may still be held
		r.key(ui.KeyEnter) // too early
		r.click("here")
		if s.Top() == stage.Scene(table) {
			t.Errorf("%s: the curtain rose by itself", name)
		}
		r.frame(ui.Input{Dt: lookAway})
		act(r)
		if s.Top() != stage.Scene(table) || table.left {
			t.Errorf("%s: the table didn't come back as it was", name)
		}
	}
}

func TestResultShowsThePoints(t *testing.T) {
	for n := islas.MinSeats; n <= islas.MaxSeats; n++ {
		m := over(t, n)
		s := newStage(t, "en")
		s.Keep(m)
		s.Go(NewResult(s, m))
		r := newRig(t, s, 1920, 1080, 1)
		r.rest()
		state := m.State()
		if r.shows(s.Top().(*result).verdict()) {
			t.Error("it is said who has won before the points are counted")
		}
		r.frame(ui.Input{Dt: time.Minute})
		for seat := range game.Seat(n) {
			if b := state.Breakdown(seat); b.Total() != state.Points(seat) {
				t.Errorf("the table adds up to %d, the seat has %d points", b.Total(), state.Points(seat))
			}
		}
		for seat := range state.Winners().All() {
			if !r.shows(m.Setup().Seats[seat].Name) {
				t.Errorf("the winner on seat %d isn't named", seat)
			}
		}
		if !r.shows(s.Top().(*result).verdict()) {
			t.Error("it isn't said who has won")
		}
		order := s.Top().(*result).order
		if !slices.IsSortedFunc(order, func(a, b game.Seat) int { return state.Points(b) - state.Points(a) }) || len(order) != n {
			t.Errorf("the players come in the order %v", order)
		}
		if _, err := s.Store.Read(stage.SaveName); err == nil {
			t.Error("the finished game would be continued")
		}
	}
}

// Whoever doesn't want to wait for the counting need not.
func TestCountingIsCompleted(t *testing.T) {
	for name, how := range map[string]func(s *stage.Stage, r *harness){
		"a click":        func(_ *stage.Stage, r *harness) { r.clickAt(ui.Point{X: 5, Y: 5}) },
		"a key":          func(_ *stage.Stage, r *harness) { r.key(ui.KeySpace) },
		"instant speed":  func(s *stage.Stage, r *harness) { s.Settings.Speed = settings.Instant; r.rest() },
		"reduced motion": func(s *stage.Stage, r *harness) { s.Settings.ReducedMotion = true; r.rest() },
	} {
		m := over(t, 4)
		s := newStage(t, "en")
		s.Go(NewResult(s, m))
		r := newRig(t, s, 1920, 1080, 1)
		r.rest()
		if !s.Top().Busy() {
			t.Fatal("the points are not counted")
		}
		how(s, r)
		if s.Top().Busy() || !r.shows(s.Top().(*result).verdict()) {
			t.Errorf("after %s the counting goes on", name)
		}
	}
}

// Beside the table stands the winner's island, and any other that is asked for.
func TestResultShowsIslands(t *testing.T) {
	m := over(t, 4)
	s := newStage(t, "en")
	s.Go(NewResult(s, m))
	r := newRig(t, s, 1920, 1080, 1)
	r.frame(ui.Input{Dt: time.Minute})
	scene := s.Top().(*result)
	if got := scene.looked(); got != scene.order[0] {
		t.Errorf("the island of seat %d is shown, seat %d has won", got, scene.order[0])
	}
	for seat := range game.Seat(4) {
		r.click("look." + strconv.Itoa(int(seat)))
		if got := scene.looked(); got != seat {
			t.Errorf("the island of seat %d is shown instead of that of seat %d", got, seat)
		}
	}
}

func TestVerdict(t *testing.T) {
	s := newStage(t, "en")
	for want, names := range map[string][]string{
		"A": {"A"}, "A and B": {"A", "B"}, "A, B and {last}": {"A", "B", "{last}"},
	} {
		if got := enumerate(s, names); got != want {
			t.Errorf("%q are said as %q", names, got)
		}
	}
}

func TestPlayAgain(t *testing.T) {
	s := newStage(t, "en")
	m := over(t, 3)
	s.Go(NewResult(s, m))
	r := newRig(t, s, 914, 514, 1.4)
	r.rest()
	r.click("again")
	was, now := m.Setup(), r.begun()
	if now.Start != (was.Start+1)%3 || now.Seed == was.Seed || !slices.Equal(now.Seats, was.Seats) || now.Values[engine.Goal] != was.Values[engine.Goal] {
		t.Errorf("after %+v comes %+v", was, now)
	}
}

func TestRecordIsSaved(t *testing.T) {
	s := newStage(t, "en")
	if err := s.Store.Write("match-1.islas.jsonl", []byte("someone else's")); err != nil {
		t.Fatal(err)
	}
	m := over(t, 2)
	s.Go(NewResult(s, m))
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	r.click("save")
	data, err := s.Store.Read("match-2.islas.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	back, err := record.Read(bytes.NewReader(data), engine.Engine{}, lines.Lines{})
	if err != nil {
		t.Fatal(err)
	}
	end, state := back.Steps[len(back.Steps)-1].After, m.State()
	if !back.Over || back.Setup.Seed != m.Setup().Seed || end.Winners() != state.Winners() || end.Points(0) != state.Points(0) {
		t.Error("the record tells another game")
	}
	if len(r.notes) != 1 || !strings.Contains(r.notes[0], "match-2") {
		t.Errorf("the notices are %q", r.notes)
	}
	r.click("save")
	if names, _ := s.Store.List(); len(names) != 2 {
		t.Errorf("the record was saved twice: %v", names)
	}
}

func TestRecordThatCannotBeSaved(t *testing.T) {
	s := newStage(t, "en")
	s.Go(NewResult(s, over(t, 2)))
	s.Store.(*store.Memory).FailWith(store.ErrFull)
	r := newRig(t, s, 1920, 1080, 1)
	r.rest()
	r.notes = nil
	r.click("save")
	if len(r.notes) != 1 || !strings.Contains(r.notes[0], "could not be saved") {
		t.Errorf("the notices are %q", r.notes)
	}
}

func TestSettingsAreKept(t *testing.T) {
	for _, at := range spaces() {
		s := newStage(t, "en")
		s.Go(NewSettings(s))
		r := at.rig(t, s)
		r.rest()
		r.option("speed", 3)
		r.option("deeds", 1)
		r.option("scale", 4)
		r.click("motion")
		r.click("contrast")
		r.click("fullscreen")
		r.option("language", 0)
		w := r.widget("effects")
		r.clickAt(ui.Point{X: w.Rect.X + 1, Y: w.Rect.Middle().Y})
		w = r.widget("music")
		r.clickAt(ui.Point{X: w.Rect.Right() - 1, Y: w.Rect.Middle().Y})
		want := settings.Settings{
			Language: "de", Speed: settings.Instant, Effects: 0, Music: 100, FullScreen: true, Scale: 200, ReducedMotion: true,
			HighContrast: true,
		}
		sides := s.Game.Choices()[0]
		want.SetOwn(sides, sides.Values[1])
		if !reflect.DeepEqual(s.Settings, want) {
			t.Errorf("%s: set are %+v, want %+v", at, s.Settings, want)
		}
		if got, _, err := settings.Load(s.Store, sides); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: kept are %+v (%v)", at, got, err)
		}
		if !r.shows("aus") {
			t.Errorf("%s: silence isn't called so", at)
		}
	}
}
