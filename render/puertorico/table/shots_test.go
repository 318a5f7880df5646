package table_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/forecast"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/stage"
	"islas/render/testkit/harness"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/testkit/tabletest"
	"islas/render/ui"

	own "islas/render/puertorico"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

// TestShots draws the table at several moments of a game, in several windows, in English and German, and checks that the pictures show
// something. There are many more if they are asked for by name.
func TestShots(t *testing.T) {
	t.Parallel() // another process draws them
	folder := filepath.Join("..", "..", "..", "screens")
	shot.TakeChosen(t, folder, shots())
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

// views are windows of every layout, in English and German.
var views = []view{
	{"en", harness.Window{W: 1280, H: 720, Percent: 100}, 5}, {"de", harness.Window{W: 1920, H: 1080, Percent: 100}, 2},
	{"de", harness.Window{W: 1280, H: 720, Percent: 200}, 5}, {"en", harness.Window{W: 768, H: 1024, Percent: 100}, 3},
	{"en", harness.Window{W: 900, H: 450, Percent: 100}, 4},
}

// more are further windows, for pictures that are asked for, and Spanish.
var more = []view{
	{"de", harness.Window{W: 1280, H: 720, Percent: 100}, 5}, {"en", harness.Window{W: 1280, H: 720, Percent: 100}, 2},
	{"en", harness.Window{W: 1920, H: 1080, Percent: 100}, 5}, {"en", harness.Window{W: 1920, H: 1080, Percent: 200}, 2},
	{"de", harness.Window{W: 960, H: 600, Percent: 100}, 5}, {"de", harness.Window{W: 550, H: 900, Percent: 100}, 4},
	{"de", harness.Window{W: 1280, H: 720, Percent: 100}, 3}, {"en", harness.Window{W: 3840, H: 2160, Percent: 100}, 5},
	{"de", harness.Window{W: 1200, H: 1920, Percent: 100}, 4}, {"de", harness.Window{W: 768, H: 1024, Percent: 200}, 4},
	{"en", harness.Window{W: 960, H: 600, Percent: 200}, 5}, {"de", harness.Window{W: 1280, H: 720, Percent: 100}, 2},
	{"en", harness.Window{W: 1920, H: 1080, Percent: 100}, 2}, {"de", harness.Window{W: 1920, H: 1080, Percent: 100}, 5},
	{"en", harness.Window{W: 1280, H: 720, Percent: 200}, 2}, {"de", harness.Window{W: 1920, H: 1080, Percent: 200}, 5},
	{"de", harness.Window{W: 768, H: 1024, Percent: 100}, 5}, {"de", harness.Window{W: 900, H: 450, Percent: 100}, 5},
	{"en", harness.Window{W: 1280, H: 720, Percent: 200}, 5}, {"de", harness.Window{W: 900, H: 450, Percent: 100}, 2},
	{"es", harness.Window{W: 1280, H: 720, Percent: 200}, 5}, {"es", harness.Window{W: 1280, H: 720, Percent: 100}, 5},
	{"de", harness.Window{W: 1024, H: 768, Percent: 200}, 5}, {"es", harness.Window{W: 768, H: 1024, Percent: 200}, 5},
	{"de", harness.Window{W: 800, H: 1280, Percent: 100}, 5}, {"en", harness.Window{W: 800, H: 1280, Percent: 100}, 2},
	{"de", harness.Window{W: 568, H: 320, Percent: 100}, 5}, {"en", harness.Window{W: 568, H: 320, Percent: 100}, 2},
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
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
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
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
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
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
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
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
		}},
		{"suggest", at(puertorico.PhaseRole), func(r *rig, _ moment) []ui.Input {
			r.Rest()
			r.Click("suggest")
			r.until("suggest.do")
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
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

// midway returns sights of what moves in an action of the person on the first seat, some time after it.
func midway() (all []sight) {
	for name, at := range map[string]struct {
		kind  puertorico.ActionKind
		after time.Duration
	}{
		"load": {puertorico.Load, 260 * time.Millisecond}, "sell": {puertorico.Sell, 300 * time.Millisecond}, "build": {puertorico.Build, 300 * time.Millisecond},
		"tile": {puertorico.TakeTile, 260 * time.Millisecond}, "role": {puertorico.TakeRole, 420 * time.Millisecond},
	} {
		all = append(all, sight{"midway-" + name, func(m moment) bool {
			return m.state().Round() >= 4 && m.state().Decision().Seat == 0 && m.actions[m.at].Kind == at.kind && len(m.state().Legal(nil)) > 1
		}, func(r *rig, m moment) []ui.Input {
			r.Wait(3)
			r.do(m.actions[m.at])
			return []ui.Input{{Dt: at.after}, {}}
		}})
	}
	return append(append(all, phases()...), ceremonies()...)
}

// ceremonies returns sights of every ceremony that an action of the person on the first seat brings about.
func ceremonies() (all []sight) {
	for name, holds := range map[string]func(e *puertorico.Event) bool{
		"sail": func(e *puertorico.Event) bool { return e.Kind == puertorico.EvSailed },
		"large": func(e *puertorico.Event) bool {
			return e.Kind == puertorico.EvAct && e.Action.Kind == puertorico.Build && e.Action.Building().Spaces() > 1
		},
		"ending": func(e *puertorico.Event) bool { return e.Kind == puertorico.EvEnding },
		"over":   func(e *puertorico.Event) bool { return e.Kind == puertorico.EvOver },
	} {
		brings := func(m moment) bool {
			after := *m.state()
			var steps []puertorico.Step
			k := m.actions[m.at].Kind
			return m.state().Decision().Seat == 0 && k != puertorico.Man && k != puertorico.Take && len(m.state().Legal(nil)) > 1 && after.Apply(m.actions[m.at], &steps) == nil &&
				slices.ContainsFunc(steps, func(s puertorico.Step) bool { return holds(&s.Event) })
		}
		all = append(all, sight{"ceremony-" + name, brings, func(r *rig, m moment) []ui.Input {
			r.Wait(3)
			r.do(m.actions[m.at])
			for range 60 * 30 {
				if f := r.Stage.Top().(*table.Table).Session.Frame(); f.Ceremony > 0.4 && holds(&f.Event) {
					break
				}
				r.Wait(1)
			}
			return []ui.Input{{}}
		}})
	}
	return all
}

// phases returns sights of what moves by itself after an action of the person on the first seat.
func phases() (all []sight) {
	follows := func(name string, k puertorico.EventKind, part float64) sight {
		return sight{"midway-" + name, func(m moment) bool {
			if m.state().Round() < 5 || m.state().Decision().Seat != 0 || m.state().Decision().Phase == puertorico.PhaseColonist || len(m.state().Legal(nil)) < 2 {
				return false
			}
			after := *m.state()
			var steps []puertorico.Step
			return after.Apply(m.actions[m.at], &steps) == nil && slices.ContainsFunc(steps, func(s puertorico.Step) bool { return s.Event.Kind == k })
		}, func(r *rig, m moment) []ui.Input {
			r.Wait(3)
			r.do(m.actions[m.at])
			for range 60 * 20 {
				if r.Prompt() != "" && table.Shows(r.Stage.Top(), k, part) {
					break
				}
				r.Wait(1)
			}
			return []ui.Input{{}}
		}}
	}
	return []sight{
		follows("harvest", puertorico.EvProduced, 0.45), follows("dealt", puertorico.EvDealt, 0.5), follows("sail", puertorico.EvSailed, 0.4),
		follows("house", puertorico.EvHouse, 0.4), follows("bonus", puertorico.EvBonus, 0.5), follows("row", puertorico.EvRow, 0.5),
	}
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

// turned opens a page where not everything lies open.
func turned(page string) func(r *rig, _ moment) []ui.Input {
	return func(r *rig, _ moment) []ui.Input {
		r.Rest()
		if r.Has("page." + page) {
			r.Click("page." + page)
		}
		r.Away()
		return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
	}
}

// visiting shows the board of the next player large.
func visiting(r *rig, m moment) []ui.Input {
	turned("others")(r, m)
	r.Rest()
	r.Click("board.1")
	return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
}

// name returns the name of the picture of a sight.
func (v view) name(s sight) string {
	at := harness.New(judge{}, newStage(judge{}, v.lang), v.w)
	return fmt.Sprintf("puertorico-%s-%d-%s-%.0fx%.0f@%.2f", s.name, v.seats, v.lang, v.w.W, v.w.H, at.Scale())
}

// judge ends the process that draws for what would fail a test.
type judge = shot.Judge

// shot returns the picture of a sight.
func (v view) shot(s sight) shot.Shot {
	at := harness.New(judge{}, newStage(judge{}, v.lang), v.w)
	return shot.Shot{
		Name: v.name(s), W: int(v.w.W), H: int(v.w.H), Scale: at.Scale(), Extra: true,
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
	inputs := []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
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
	all := slices.Concat(lessonShots(), readmeShots(), explainShots(), wordsShots())
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

// explainShots returns explanations while a role is played.
func explainShots() (all []shot.Shot) {
	first := func(name string, p puertorico.Phase, which func(m moment, a puertorico.Action) bool) sight {
		does := func(m moment) (puertorico.Action, bool) {
			for _, a := range m.state().Legal(nil) {
				if which(m, a) {
					return a, true
				}
			}
			return puertorico.Action{}, false
		}
		return sight{"explain-" + name, func(m moment) bool {
			_, ok := does(m)
			return decides(p, 2)(m) && ok
		}, func(r *rig, m moment) []ui.Input {
			r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
			r.Wait(3)
			a, _ := does(m)
			if p == puertorico.PhaseRole && a.Role() == puertorico.Captain {
				r.Stage.Lessons.KeepExplained("privilege")
			}
			r.do(a)
			return slices.Repeat([]ui.Input{{Dt: time.Second / 4}}, 8)
		}}
	}
	for _, s := range []sight{
		first("role", puertorico.PhaseRole, func(moment, puertorico.Action) bool { return true }),
		first("build", puertorico.PhaseBuild, func(_ moment, a puertorico.Action) bool { return a.Kind == puertorico.Build }),
		first("placing", puertorico.PhaseRole, func(m moment, a puertorico.Action) bool {
			after := *m.state()
			return a.Role() == puertorico.Mayor && after.Apply(a, nil) == nil && after.Decision().Phase == puertorico.PhasePlacing && len(after.Legal(nil)) > 1
		}),
		first("load", puertorico.PhaseRole, func(m moment, a puertorico.Action) bool {
			after := *m.state()
			return a.Role() == puertorico.Captain && after.Apply(a, nil) == nil && after.Decision().Phase == puertorico.PhaseLoad && after.Decision().Seat == 0
		}),
	} {
		for _, v := range append(views, more...) {
			all = append(all, v.shot(s))
		}
	}
	return all
}

// readmeShots returns the pictures of README: a role that is rested on with what it would do to everybody, and workers being placed.
func readmeShots() []shot.Shot {
	small := harness.Window{W: 1280, H: 720, Percent: 100}
	table := view{"en", small, 3}.shot(sight{"role", offers(puertorico.Craftsman, 9), resting("role.craftsman")})
	placing := view{"en", small, 3}.shot(sight{"placing", manyPlace, nil})
	table.Name, placing.Name = "readme-puertorico-table", "readme-puertorico-placing"
	return []shot.Shot{table, placing}
}

// phones returns windows of telephones with text twice as large.
func phones() []harness.Window {
	return []harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}}
}

// wordsShots returns what lies over the table with text twice as large as on telephones. Those with the smallest signs and borders are
// always taken.
func wordsShots() (all []shot.Shot) {
	for i, s := range sights() {
		for k, w := range phones() {
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
