package table_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	assets "islas/assets/puertorico"
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/forecast"
	"islas/render/keep/settings"
	own "islas/render/puertorico"
	"islas/render/puertorico/table"
	"islas/render/stage"
	"islas/render/testkit/harness"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws the table at several moments of a game, in several windows, in English and German, and checks that the pictures show
// something. There are many more if they are asked for by name.
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

// still is input after which everything rests.
var still = []ui.Input{{Dt: time.Second}, {Dt: time.Second}}

// views are windows of every layout, in English and German.
var views = []view{
	{"en", small, 5}, {"de", full, 2},
	{"de", large, 5}, {"en", upright, 3},
	{"en", flat, 4},
}

// more are further windows, for pictures that are asked for, and Spanish.
var more = []view{
	{"de", small, 2}, {"es", small, 5}, {"en", full, 5}, {"es", large, 5}, {"de", large, 2},
	{"en", harness.Window{W: 1920, H: 1080, Percent: 200}, 2}, {"de", harness.Window{W: 960, H: 600, Percent: 100}, 5},
	{"de", harness.Window{W: 550, H: 900, Percent: 100}, 4}, {"en", harness.Window{W: 3840, H: 2160, Percent: 100}, 5},
	{"de", harness.Window{W: 1200, H: 1920, Percent: 100}, 4}, {"es", harness.Window{W: 768, H: 1024, Percent: 200}, 5},
	{"de", flat, 5}, {"de", harness.Window{W: 568, H: 320, Percent: 100}, 5},
}

// enlarged are windows in which only a part of the table is in view, for the largest text.
var enlarged = []view{
	{"de", harness.Window{W: 320, H: 568, Percent: 200, Large: true}, 3}, {"en", harness.Window{W: 568, H: 320, Percent: 200, Large: true}, 4},
	{"es", harness.Window{W: 360, H: 640, Percent: 200, Large: true}, 5}, {"en", harness.Window{W: 800, H: 480, Percent: 200, Large: true}, 2},
	{"de", harness.Window{W: 768, H: 1024, Percent: 200, Large: true}, 5}, {"es", harness.Window{W: 960, H: 600, Percent: 200, Large: true}, 5},
}

// sights returns moments of every phase.
func sights() []sight {
	at := func(p puertorico.Phase) func(m moment) bool { return decides(p, 6) }
	return []sight{
		{"role", at(puertorico.PhaseRole), nil},
		{"tile", at(puertorico.PhaseTile), nil},
		{"placing", at(puertorico.PhasePlacing), nil},
		{"placing-many", manyPlace, nil},
		{"placing-cleared", manyPlace, func(r *rig, _ moment) []ui.Input {
			r.Rest()
			r.Click("lay.cleared")
			return still
		}},
		{"placing-drag", manyPlace, func(r *rig, _ moment) []ui.Input {
			r.Rest()
			from := r.standing(true)[0]
			at, to := r.At(from), r.Widget(elsewhere(from, r.standing(false))).Rect.Middle()
			press := ui.Input{Pos: at, Inside: true, Down: true, Pressed: true}
			half, there := ui.Input{Pos: at.Lerp(to, 0.5), Inside: true, Down: true}, ui.Input{Pos: to, Inside: true, Down: true}
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second}, press, half, there, there, there}
		}},
		{"placing-hint", manyPlace, func(r *rig, _ moment) []ui.Input {
			r.Rest()
			r.Click("lay.before")
			r.Click("suggest")
			r.Rest()
			return still
		}},
		{"build", at(puertorico.PhaseBuild), nil},
		{"sell", at(puertorico.PhaseSell), nil},
		{"load", at(puertorico.PhaseLoad), nil},
		{"load-kinds", func(m moment) bool { return decides(puertorico.PhaseLoad, 4)(m) && kindsOnOne(m.state()) > 3 }, nil},
		{"load-all", func(m moment) bool {
			return decides(puertorico.PhaseLoad, 4)(m) && everybodyLoads(m.state())
		}, nil},
		{"load-chosen", func(m moment) bool {
			d := m.state().Decision()
			return m.state().Round() >= 6 && d.Phase == puertorico.PhaseLoad && d.Seat == 0 && len(shipsOf(m)) > 1
		}, func(r *rig, m moment) []ui.Input {
			r.Rest()
			r.Click("good." + shipsOf(m)[0].Good().ID())
			return still
		}},
		{"keep", decides(puertorico.PhaseKeep, 1), nil},
		{"extra", func(m moment) bool { return at(puertorico.PhaseExtra)(m) && !cornIsOut(m) }, nil},
		{"extra-none", cornIsOut, nil},
		{"loses", func(m moment) bool {
			lost := puertorico.Barrels{}
			if at(puertorico.PhaseLoad)(m) {
				lost = forecast.Storing(m.state(), m.state().Legal(nil)[0])[0]
			}
			return lost.Total() > 1
		}, nil},
		{"warehouse", func(m moment) bool {
			return decides(puertorico.PhaseKeep, 1)(m) && m.state().Player(0).WarehouseKinds() > 0
		}, nil},
		{"late", decides(puertorico.PhaseRole, 12), nil},
		{"others", decides(puertorico.PhaseRole, 9), turned("others")},
		{"others-waiting", func(m moment) bool {
			return decides(puertorico.PhaseRole, 9)(m) && len(waiting(m.state())) > 0
		}, turned("others")},
		{"visit", decides(puertorico.PhaseRole, 12), visiting},
		{"visit-many", func(m moment) bool {
			return decides(puertorico.PhaseRole, 10)(m) && len(m.state().Player(1).Built()) > 8
		}, visiting},
		{"log", decides(puertorico.PhaseRole, 9), turned("log")},
		{"tiles", decides(puertorico.PhaseRole, 9), turned("tiles")},
		{"watch", at(puertorico.PhaseRole), func(r *rig, m moment) []ui.Input {
			r.Rest()
			for _, role := range []puertorico.Role{puertorico.Craftsman, puertorico.Settler, puertorico.Trader} {
				if _, ok := m.state().Doubloons(role); ok {
					r.Click("role." + role.ID())
					break
				}
			}
			r.Away()
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second / 2}, {Dt: time.Nanosecond}}
		}},
		{"end", func(m moment) bool { return m.at == len(m.actions)-1 }, func(r *rig, m moment) []ui.Input {
			r.Sit(m.finished())
			return still
		}},
		{"suggest", at(puertorico.PhaseRole), func(r *rig, _ moment) []ui.Input {
			r.Rest()
			r.Click("suggest")
			r.until("suggest.do")
			return still
		}},
		{"barred", func(m moment) bool {
			o := would(m, puertorico.Trader)
			return offers(puertorico.Trader, 4)(m) && o.Seats[0].Trader.Bars != 0 && !o.Seats[0].Trader.Barred && o.Seats[1].Trader.Bars != 0
		}, resting("role.trader")},
		{"settler", offers(puertorico.Settler, 6), resting("role.settler")},
		{"mayor", offers(puertorico.Mayor, 6), resting("role.mayor")},
		{"builder", offers(puertorico.Builder, 8), resting("role.builder")},
		{"craftsman", offers(puertorico.Craftsman, 8), resting("role.craftsman")},
		{"trader", offers(puertorico.Trader, 9), resting("role.trader")},
		{"captain", offers(puertorico.Captain, 9), resting("role.captain")},
		{"early", decides(puertorico.PhaseRole, 2), nil},
	}
}

// resting rests the pointer on a widget.
func resting(id string) func(r *rig, m moment) []ui.Input {
	return func(r *rig, _ moment) []ui.Input {
		r.Rest()
		over := ui.Input{Pos: r.At(id), Inside: true, Dt: time.Second}
		return []ui.Input{{Dt: time.Second}, over, over, over}
	}
}

// midway returns sights of what moves in an action of the person on the first seat and after it, and of the ceremonies that it brings about.
func midway() (all []sight) {
	act := func(k puertorico.ActionKind) func(e *puertorico.Event) bool {
		return func(e *puertorico.Event) bool { return e.Kind == puertorico.EvAct && e.Action.Kind == k }
	}
	event := func(k puertorico.EventKind) func(e *puertorico.Event) bool {
		return func(e *puertorico.Event) bool { return e.Kind == k }
	}
	for name, holds := range map[string]func(e *puertorico.Event) bool{
		"load": act(puertorico.Load), "sell": act(puertorico.Sell), "build": act(puertorico.Build), "tile": act(puertorico.TakeTile),
		"role": act(puertorico.TakeRole), "harvest": event(puertorico.EvProduced), "dealt": event(puertorico.EvDealt),
		"sail": event(puertorico.EvSailed), "house": event(puertorico.EvHouse), "bonus": event(puertorico.EvBonus), "row": event(puertorico.EvRow),
		"ending": event(puertorico.EvEnding), "over": event(puertorico.EvOver),
		"large": func(e *puertorico.Event) bool { return act(puertorico.Build)(e) && e.Action.Building().Spaces() > 1 },
	} {
		all = append(all, sight{"midway-" + name, brings(holds), func(r *rig, m moment) []ui.Input {
			r.Wait(3)
			r.do(m.actions[m.at])
			for range 60 * 30 {
				if f := r.Stage.Top().(*table.Table).Session.Frame(); f.Moving && holds(&f.Event) && max(f.Progress, f.Ceremony) > 0.4 {
					break
				}
				r.Wait(1)
			}
			return []ui.Input{{}}
		}})
	}
	return all
}

// shipsOf returns the loads of the first kind for which there are several ships, if other kinds can be loaded, too.
func shipsOf(m moment) []puertorico.Action {
	for g := range puertorico.Good(puertorico.Goods) {
		var of []puertorico.Action
		for _, a := range loads(m.state()) {
			if a.Good() == g {
				of = append(of, a)
			}
		}
		if len(of) > 1 && len(of) < len(loads(m.state())) {
			return of
		}
	}
	return nil
}

// manyPlace reports whether the person on the first seat places many workers on a full island and in a full city.
func manyPlace(m moment) bool {
	p := m.state().Player(0)
	return decides(puertorico.PhasePlacing, 6)(m) && p.TileCount() >= 10 && p.CitySpaces() >= 9
}

// everybodyLoads reports whether all players can still load.
func everybodyLoads(s *puertorico.State) bool {
	for seat := range game.Seat(s.Seats()) {
		loads := s.Wharf(seat)
		for g := range puertorico.Good(puertorico.Goods) {
			for ship := range s.Ships() {
				loads = loads || s.LoadOn(seat, g, ship) > 0
			}
		}
		if !loads {
			return false
		}
	}
	return true
}

// turned opens a page where not everything lies open.
func turned(page string) func(r *rig, _ moment) []ui.Input {
	return func(r *rig, _ moment) []ui.Input {
		r.Rest()
		if r.Has("page." + page) {
			r.Click("page." + page)
		}
		r.Away()
		return still
	}
}

// visiting shows the board of the next player large.
func visiting(r *rig, m moment) []ui.Input {
	turned("others")(r, m)
	r.Rest()
	r.Click("board.1")
	return still
}

// judge ends the process that draws for what would fail a test.
type judge = shot.Judge

// shot returns the picture of a sight.
func (v view) shot(s sight) shot.Shot {
	at := harness.New(judge{}, newStage(judge{}, v.lang), v.w)
	return shot.Shot{
		Name: fmt.Sprintf("puertorico-%s-%d-%s-%.0fx%.0f@%.2f", s.name, v.seats, v.lang, v.w.W, v.w.H, at.Scale()), W: int(v.w.W), H: int(v.w.H), Scale: at.Scale(), Extra: true,
		Open: func() shot.Subject { return v.subject(s) },
	}
}

// subject returns the table at a moment of a game of one person against computers.
func (v view) subject(s sight) shot.Subject {
	on := newStage(judge{}, v.lang)
	looks.Share(on, settings.ThemeSystem)
	m := find(judge{}, v.seats, s.when)
	r := rigOf(judge{}, on, v.w)
	r.Sit(m.begun(alone(v.seats)...))
	inputs := still
	if s.then != nil {
		inputs = s.then(r, m)
	}
	return shot.Subject{Theme: on.Theme, Texts: on.Texts, Inputs: inputs, Frame: func(u *ui.UI) {
		u.Reading(stage.Window{W: v.w.W, H: v.w.H, Density: 1}.Reading(on.Top(), v.w.Percent))
		if v.w.Large {
			r.Asks(u)
		}
		on.Top().Frame(u)
	}}
}

// shots returns every picture to take. A few are always taken, the others if they are asked for.
func shots() []shot.Shot {
	all := slices.Concat(lessonShots(), readmeShots(), wordsShots())
	for _, s := range midway() {
		for _, v := range append(views, more...) {
			all = append(all, v.shot(s))
		}
	}
	for i, s := range sights() {
		for k, v := range views {
			one := v.shot(s)
			one.Extra = k != i%len(views)
			all = append(all, one)
		}
		for _, v := range slices.Concat(more, enlarged) {
			one := v.shot(s)
			one.Extra = s.name != "tile" || v.w.H != 480 // a light badge on a light tile
			all = append(all, one)
		}
	}
	return all
}

// lessonShots returns the lesson at all its steps.
func lessonShots() []shot.Shot {
	return tabletest.LessonShots(own.New(), engine.Engine{}, assets.Lesson, "puertorico-", lessonWindows)
}

// readmeShots returns the pictures of README: a role that is rested on with what it would do to everybody, and workers being placed.
func readmeShots() []shot.Shot {
	table := view{"en", small, 3}.shot(sight{"role", offers(puertorico.Craftsman, 9), resting("role.craftsman")})
	placing := view{"en", small, 3}.shot(sight{"placing", manyPlace, nil})
	table.Name, placing.Name = "readme-puertorico-table", "readme-puertorico-placing"
	return []shot.Shot{table, placing}
}

// wordsShots returns what lies over the table with text twice as large as on telephones. Those with the smallest signs and borders are
// always taken.
func wordsShots() (all []shot.Shot) {
	for i, s := range sights() {
		for k, w := range harness.Telephones()[:2] {
			v := view{[]string{"de", "es", "en"}[(i+k)%3], w, 2 + (i+k)%4}
			one := v.shot(s)
			one.Name = fmt.Sprintf("words-%s-%.0fx%.0f-%s", s.name, w.W, w.H, v.lang)
			one.Extra = k > 0 || !slices.Contains([]string{"others", "load-kinds", "mayor"}, s.name)
			all = append(all, one)
		}
	}
	return all
}

// tables returns the tables of every sight, in windows that take turns.
func tables(windows []harness.Window) tabletest.Sights {
	all := sights()
	s := tabletest.Sights{Windows: windows}
	for _, one := range all {
		s.Names = append(s.Names, one.name)
	}
	s.Open = func(t *testing.T, i, seats int, lang string, w harness.Window) *harness.Harness {
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
	return s
}

// TestSightsAreMet checks that every moment of a game can be used and read by any device.
func TestSightsAreMet(t *testing.T) { tables(nil).Met(t) }
