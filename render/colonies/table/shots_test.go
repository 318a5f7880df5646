package table_test

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	assets "islas/assets/colonies"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/testkit/harness"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/testkit/tabletest"
	"islas/render/ui"

	own "islas/render/colonies"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws the table at several moments of a game, in several windows and languages, and checks that the pictures show something.
// There are many more if they are asked for by name.
func TestShots(t *testing.T) {
	t.Parallel() // another process draws them
	shot.TakeChosen(t, filepath.Join("..", "..", "..", "screens"), shots())
}

// sight is something worth a picture.
type sight struct {
	name string
	when func(m moment) bool               // the moment of a game
	then func(r *rig, m moment) []ui.Input // acts before the picture, and returns the input of the last ticks; may be nil
}

// view is how a sight is shown.
type view struct {
	lang  string
	w     harness.Window
	seats int
}

// views are windows of every layout.
var views = []view{
	{"en", harness.Window{W: 1280, H: 720, Percent: 100}, 4}, {"de", harness.Window{W: 1920, H: 1080, Percent: 100}, 3},
	{"de", harness.Window{W: 800, H: 1280, Percent: 100}, 4}, {"es", harness.Window{W: 568, H: 320, Percent: 200}, 3},
	{"de", harness.Window{W: 1280, H: 720, Percent: 200}, 4}, {"en", harness.Window{W: 550, H: 900, Percent: 100}, 4},
}

// more are further windows, for pictures that are asked for.
var more = []view{
	{"de", harness.Window{W: 1280, H: 720, Percent: 100}, 3}, {"es", harness.Window{W: 1280, H: 720, Percent: 100}, 4},
	{"en", harness.Window{W: 1920, H: 1080, Percent: 100}, 4}, {"de", harness.Window{W: 960, H: 600, Percent: 100}, 4},
	{"es", harness.Window{W: 768, H: 1024, Percent: 200}, 4}, {"de", harness.Window{W: 1200, H: 1920, Percent: 100}, 3},
	{"de", harness.Window{W: 1280, H: 720, Percent: 100}, 4}, {"es", harness.Window{W: 768, H: 1024, Percent: 100}, 4},
}

// wait are ticks in which everything comes to rest.
var wait = []ui.Input{{Dt: time.Second}, {Dt: time.Second}}

// clicking clicks widgets one after the other.
func clicking(ids ...string) func(r *rig, _ moment) []ui.Input {
	return func(r *rig, _ moment) []ui.Input {
		r.Rest()
		for _, id := range ids {
			if r.Has(id) && r.Widget(id).Enabled {
				r.Click(id)
				r.Wait(2)
			}
		}
		r.Away()
		return wait
	}
}

// sights returns moments of every decision.
func sights() []sight {
	at := decides
	holds := func(s *colonies.State, seat int) int { return s.HandSize(0) }
	return []sight{
		{"settle", at(colonies.DecideSettle, 0), nil},
		{"begin", at(colonies.DecideBegin, 9), nil},
		{"main", func(m moment) bool { return at(colonies.DecideMain, 10)(m) && holds(m.state(), 0) > 5 }, nil},
		{"late", at(colonies.DecideMain, 24), nil},
		{"road", func(m moment) bool { return at(colonies.DecideMain, 3)(m) && legal(m, colonies.BuildRoad) }, clicking("buy.road")},
		{"trade", func(m moment) bool { return at(colonies.DecideMain, 8)(m) && legal(m, colonies.BankTrade) }, func(r *rig, m moment) []ui.Input {
			for _, a := range m.state().Legal(nil) {
				if a.Kind == colonies.BankTrade {
					return clicking("page.trade", "give."+a.Give.ID(), "want."+a.Want.ID())(r, m)
				}
			}
			return wait
		}},
		{"discard", func(m moment) bool {
			return at(colonies.DecideDiscard, 1)(m) && m.state().Discards(0) == m.state().Decision().N
		}, clicking("keep.wood", "keep.clay", "keep.sheep")},
		{"pirate", at(colonies.DecidePirate, 4), nil},
		{"rob", func(m moment) bool { return at(colonies.DecideRob, 4)(m) && len(m.state().Legal(nil)) > 2 }, nil},
		{"gold", at(colonies.DecideGold, 1), nil},
		{"token", at(colonies.DecideToken, 1), nil},
		{"answer", at(colonies.DecideAnswer, 1), nil},
		{"deal", at(colonies.DecideDeal, 1), nil},
		{"players", at(colonies.DecideMain, 20), clicking("page.players")},
		{"stock", at(colonies.DecideMain, 20), clicking("page.stock")},
		{"log", at(colonies.DecideMain, 20), clicking("page.log")},
		{"free", at(colonies.DecideFree, 1), nil},
		{"dice", at(colonies.DecideBegin, 9), func(r *rig, _ moment) []ui.Input {
			r.Rest()
			r.Click("do roll")
			return []ui.Input{{Dt: 600 * time.Millisecond}, {Dt: 10 * time.Millisecond}}
		}},
		{"harvest", at(colonies.DecideBegin, 12), func(r *rig, _ moment) []ui.Input {
			r.Rest()
			r.Click("do roll")
			return []ui.Input{{Dt: 1200 * time.Millisecond}, {Dt: 1300 * time.Millisecond}, {Dt: 300 * time.Millisecond}}
		}},
		{"hint", func(m moment) bool {
			return at(colonies.DecideMain, 6)(m) && m.actions[m.at].Kind == colonies.BankTrade
		}, clicking("suggest")},
		{"over", func(m moment) bool { return m.at == len(m.actions)-1 }, func(r *rig, m moment) []ui.Input {
			r.Sit(moment{m.recorded, m.at + 1}.begun(alone(len(m.setup.Seats))...))
			return clicking("victory", "page.trade")(r, m)
		}},
		{"warn", func(m moment) bool {
			s := m.state()
			for _, a := range s.Legal(nil) {
				owner, _ := s.At(a.To)
				if _, cargo := s.ShipOn(a.Node); a.Kind == colonies.Sail && at(colonies.DecideMain, 1)(m) && owner == 0 && colonies.HomeCoast().Has(a.To) && cargo.Total() > 0 {
					return true
				}
			}
			return false
		}, clicking("do end")},
	}
}

// legal reports whether an action of a kind is legal at a moment.
func legal(m moment, k colonies.ActionKind) bool {
	for _, a := range m.state().Legal(nil) {
		if a.Kind == k {
			return true
		}
	}
	return false
}

// judge ends the process that draws for what would fail a test.
type judge = shot.Judge

// shot returns the picture of a sight.
func (v view) shot(s sight) shot.Shot {
	at := harness.New(judge{}, tabletest.NewStage(judge{}, v.lang, own.New()), v.w)
	return shot.Shot{
		Name: fmt.Sprintf("colonies-%s-%d-%s-%.0fx%.0f@%d", s.name, v.seats, v.lang, v.w.W, v.w.H, v.w.Percent), W: int(v.w.W), H: int(v.w.H), Scale: at.Scale(), Extra: true,
		Open: func() shot.Subject { return v.subject(s) },
	}
}

// subject returns the table at a moment of a game of one person against computers.
func (v view) subject(s sight) shot.Subject {
	on := tabletest.NewStage(judge{}, v.lang, own.New())
	looks.Share(on, settings.ThemeSystem)
	m := find(judge{}, v.seats, s.when)
	r := rigOf(judge{}, on, v.w)
	r.Sit(m.begun(alone(v.seats)...))
	inputs := wait
	if s.then != nil {
		inputs = s.then(r, m)
	}
	return shot.Subject{Theme: on.Theme, Texts: on.Texts, Inputs: inputs, Frame: func(u *ui.UI) {
		u.Reading(stage.Window{W: v.w.W, H: v.w.H, Density: 1}.Reading(on.Top(), v.w.Percent))
		on.Top().Frame(u)
	}}
}

// shots returns every picture to take. One of each sight is always taken, the others if they are asked for.
func shots() (all []shot.Shot) {
	for i, s := range sights() {
		for k, v := range views {
			one := v.shot(s)
			one.Extra = k != i%len(views)
			all = append(all, one)
		}
		for _, v := range more {
			all = append(all, v.shot(s))
		}
	}
	return append(all, tabletest.LessonShots(own.New(), engine.Engine{}, assets.Lesson, "colonies-", lessonWindows)...)
}

// TestSightsAreMet checks that every moment of a game can be used and read by any device.
func TestSightsAreMet(t *testing.T) {
	all := sights()
	s := tabletest.Sights{}
	for _, one := range all {
		s.Names = append(s.Names, one.name)
	}
	s.Open = func(t *testing.T, i, seats int, lang string, w harness.Window) *harness.Harness {
		seats = colonies.MinSeats + seats%2
		m := find(t, seats, all[i].when)
		r := newRig(t, lang, w)
		r.Sit(m.begun(alone(seats)...))
		if then := all[i].then; then != nil {
			for _, in := range then(r, m) {
				r.Tick(in)
			}
		}
		r.Rest()
		return r.Harness
	}
	s.Met(t)
}
