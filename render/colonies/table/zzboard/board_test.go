package zzboard

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/match"
	own "islas/render/colonies"
	"islas/render/colonies/table"
	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/testkit/harness"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

func TestShots(t *testing.T) {
	folder := filepath.Join("..", "..", "..", "..", "screens")
	shot.TakeChosen(t, folder, shots())
}

type rig = tabletest.Rig[colonies.State, colonies.Action, colonies.Event]
type judge = shot.Judge

type rec struct {
	setup   match.Setup
	actions []colonies.Action
	before  []colonies.State
	steps   [][]colonies.Step
}

var shelf tabletest.Shelf[*rec]

func gameOf(seed uint64, seats int) *rec {
	return shelf.Game(seed, seats, func() *rec {
		setup := match.Setup{Seed: seed}
		for i := range seats {
			setup.Seats = append(setup.Seats, match.Seat{Name: []string{"Bartholomäus", "Íñigo", "Ana", "Maximiliane von P."}[i], Control: "easy"})
		}
		g := &rec{setup: setup}
		end := tabletest.Record(engine.Engine{}, "easy", setup, func(b colonies.State, a colonies.Action, st []colonies.Step) {
			g.before, g.actions, g.steps = append(g.before, b), append(g.actions, a), append(g.steps, slices.Clone(st))
		})
		g.before = append(g.before, end)
		return g
	})
}

type moment struct {
	*rec
	at int
}

func (m moment) state() *colonies.State { return &m.before[m.at] }

func find(seats int, holds func(m moment) bool) moment {
	for seed := uint64(1); seed <= 30; seed++ {
		g := gameOf(seed, seats)
		for i := range g.actions {
			if m := (moment{g, i}); holds(m) {
				return m
			}
		}
	}
	panic("no such moment")
}

func decides(k colonies.DecisionKind, round int) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		d := s.Decision()
		return s.Round() >= round && d.Kind == k && d.Seat == 0 && len(s.Legal(nil)) > 1
	}
}

func legal(m moment, k colonies.ActionKind) bool {
	return slices.ContainsFunc(m.state().Legal(nil), func(a colonies.Action) bool { return a.Kind == k })
}

type sight struct {
	name string
	when func(m moment) bool
	then func(r *rig, m moment) []ui.Input
}

func clicks(ids ...func(r *rig, m moment) string) func(r *rig, m moment) []ui.Input {
	return func(r *rig, m moment) []ui.Input {
		r.Rest()
		for _, id := range ids {
			r.Click(id(r, m))
			r.Rest()
		}
		r.Away()
		return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
	}
}

func id(text string) func(r *rig, m moment) string { return func(*rig, moment) string { return text } }

func resting(id func(r *rig, m moment) string, before ...func(r *rig, m moment) string) func(r *rig, m moment) []ui.Input {
	return func(r *rig, m moment) []ui.Input {
		r.Rest()
		for _, b := range before {
			r.Click(b(r, m))
			r.Rest()
		}
		over := ui.Input{Pos: r.At(id(r, m)), Inside: true, Dt: time.Second}
		return []ui.Input{{Dt: time.Second}, over, over, over}
	}
}

func shipOf(r *rig, m moment) string {
	for _, a := range m.state().Legal(nil) {
		if a.Kind == colonies.Sail {
			return fmt.Sprintf("ship.%d", a.Node)
		}
	}
	panic("no sail")
}

func tool(name string) func(r *rig, m moment) string {
	return func(r *rig, m moment) string {
		for _, w := range r.UI.Widgets() {
			if strings.Contains(fmt.Sprintf("%T", w.Target), "tool") && strings.Contains(w.ID, name) {
				return w.ID
			}
		}
		panic(fmt.Sprint("no tool ", name, r.IDs()))
	}
}

// far returns the most distant landing.
func far(r *rig, m moment) string {
	s := m.state()
	best, steps := "", 0
	var ship colonies.Node = colonies.NoNode
	for _, a := range s.Legal(nil) {
		if a.Kind == colonies.Sail && (ship == colonies.NoNode || ship == a.Node) {
			ship = a.Node
			for _, l := range s.Reach(ship) {
				if l.At == a.To && l.Steps > steps {
					best, steps = fmt.Sprintf("node.%d", a.To), l.Steps
				}
			}
		}
	}
	return best
}

// midway shows the first event of a kind in what the person does.
func midway(name string, k colonies.EventKind, part float64) sight {
	return sight{"mid-" + name, func(m moment) bool {
		return slices.ContainsFunc(m.steps[m.at], func(s colonies.Step) bool { return s.Event.Kind == k && total(s.Event, k) })
	}, func(r *rig, m moment) []ui.Input {
		r.Stage.Settings.Speed = settings.Relaxed
		for range 60 * 30 {
			if shows(r, k, part) {
				break
			}
			r.Tick(ui.Input{Dt: time.Second / 60})
		}
		return []ui.Input{{Dt: 0}}
	}}
}

func total(e colonies.Event, k colonies.EventKind) bool {
	switch k {
	case colonies.EvCards, colonies.EvTokens:
		n := 0
		for _, h := range e.By {
			n += h.Total()
		}
		return n > 1
	case colonies.EvSailed:
		return e.Node != e.To
	}
	return true
}

func shows(r *rig, k colonies.EventKind, part float64) bool {
	f := r.Stage.Top().(*table.Table).Session.Frame()
	return f.Moving && f.Event.Kind == k && f.Progress >= part
}

func sights() []sight {
	main := decides(colonies.DecideMain, 8)
	late := decides(colonies.DecideMain, 24)
	return []sight{
		{"settle", decides(colonies.DecideSettle, 0), nil},
		{"settle2", func(m moment) bool { return decides(colonies.DecideSettle, 0)(m) && m.at > 8 }, nil},
		{"way", decides(colonies.DecideWay, 0), nil},
		{"main", main, nil},
		{"late", late, nil},
		{"ship", func(m moment) bool { return main(m) && legal(m, colonies.Sail) && m.state().Range() > 4 }, clicks(shipOf)},
		{"ship-far", func(m moment) bool { return main(m) && legal(m, colonies.Sail) && m.state().Range() > 4 }, resting(far, shipOf)},
		{"load", func(m moment) bool { return main(m) && legal(m, colonies.Load) }, clicks(func(r *rig, m moment) string {
			for _, a := range m.state().Legal(nil) {
				if a.Kind == colonies.Load {
					return fmt.Sprintf("ship.%d", a.Node)
				}
			}
			return ""
		})},
		{"road", func(m moment) bool { return main(m) && legal(m, colonies.BuildRoad) }, clicks(tool("road"))},
		{"settlement", func(m moment) bool { return main(m) && legal(m, colonies.Settle) }, clicks(tool("settlement"))},
		{"city", func(m moment) bool { return main(m) && legal(m, colonies.BuildCity) }, clicks(tool("city"))},
		{"fleet", func(m moment) bool { return main(m) && legal(m, colonies.MoveFleet) }, clicks(tool("fleet"))},
		{"buildship", func(m moment) bool { return main(m) && legal(m, colonies.BuildShip) }, clicks(tool("ship"))},
		{"pirate", decides(colonies.DecidePirate, 6), nil},
		{"rob", decides(colonies.DecideRob, 6), nil},
		{"shift", func(m moment) bool { return decides(colonies.DecideMain, 1)(m) && legal(m, colonies.Shift) }, clicks(func(r *rig, m moment) string {
			for _, a := range m.state().Legal(nil) {
				if a.Kind == colonies.Shift {
					return fmt.Sprintf("node.%d", a.Node)
				}
			}
			return ""
		})},
		{"tip-node", late, resting(id("node.26"))},
		{"tip-hex", late, resting(id("hex.25"))},
		{"tip-ship", func(m moment) bool { return main(m) && legal(m, colonies.Sail) && m.state().Range() > 4 }, resting(shipOf)},
		{"suggest", func(m moment) bool { return main(m) && legal(m, colonies.Sail) && m.actions[m.at].Kind == colonies.Sail }, func(r *rig, m moment) []ui.Input {
			r.Rest()
			r.Click("suggest")
			for range 3000 {
				r.Wait(1)
				time.Sleep(time.Millisecond)
				if r.Has("suggest.do") {
					break
				}
			}
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
		}},
		{"save", func(m moment) bool { return decides(colonies.DecideSave, 1)(m) }, nil},
		{"token", func(m moment) bool { return decides(colonies.DecideToken, 1)(m) }, nil},
		{"dodge", func(m moment) bool { return decides(colonies.DecideDodge, 1)(m) }, nil},
		{"free", func(m moment) bool { return decides(colonies.DecideFree, 1)(m) }, nil},
		midway("sailed", colonies.EvSailed, 0.5), midway("tile1", colonies.EvTile, 0.2), midway("tile2", colonies.EvTile, 0.6), midway("tile3", colonies.EvTile, 0.9),
		midway("found", colonies.EvFound, 0.4), midway("cards", colonies.EvCards, 0.45), midway("tokens", colonies.EvTokens, 0.5),
		midway("stock", colonies.EvStock, 0.5), midway("eruption", colonies.EvEruption, 0.6), midway("fell", colonies.EvFell, 0.4), midway("chip", colonies.EvChip, 0.4),
	}
}

type view struct {
	lang  string
	w     harness.Window
	seats int
}

func newStage(lang string) *stage.Stage { return tabletest.NewStage(judge{}, lang, own.New()) }

func (v view) shot(s sight) shot.Shot {
	name := fmt.Sprintf("zz-%s-%d-%s-%.0fx%.0f-%d", s.name, v.seats, v.lang, v.w.W, v.w.H, v.w.Percent)
	return shot.Shot{Name: name, W: int(v.w.W), H: int(v.w.H), Scale: harness.New(judge{}, newStage(v.lang), v.w).Scale(), Extra: true, Open: func() shot.Subject { return v.subject(s) }}
}

func (v view) subject(s sight) shot.Subject {
	on := newStage(v.lang)
	looks.Share(on, settings.ThemeSystem)
	m := find(v.seats, s.when)
	fmt.Fprintln(os.Stderr, s.name, "at", m.at, "of", m.setup.Seed)
	r := tabletest.New(judge{}, engine.Engine{}, on, v.w)
	controls := []string{game.Human}
	for len(controls) < v.seats {
		controls = append(controls, "easy")
	}
	if strings.HasPrefix(s.name, "mid-") {
		on.Settings.Speed = settings.Relaxed
		mm := tabletest.Replay(engine.Engine{}, m.setup, m.actions, slices.Repeat([]string{"easy"}, v.seats)...)
		step := 0
		for i := 0; i < m.at; i++ {
			step += len(m.steps[i])
		}
		on.Go(on.Routes.Replay(on, mm, step+1))
		r.Wait(2)
		r.Key(ui.KeySpace)
	} else {
		r.Sit(tabletest.Replay(engine.Engine{}, m.setup, m.actions[:m.at], controls...))
	}
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

func shots() (all []shot.Shot) {
	for _, s := range sights() {
		for _, v := range []view{
			{"de", harness.Window{W: 1280, H: 720, Percent: 100}, 4}, {"en", harness.Window{W: 1920, H: 1080, Percent: 100}, 3},
			{"en", harness.Window{W: 1280, H: 720, Percent: 200}, 4}, {"en", harness.Window{W: 568, H: 320, Percent: 200, Large: true}, 4},
			{"en", harness.Window{W: 800, H: 1280, Percent: 100}, 4}, {"en", harness.Window{W: 1280, H: 720, Percent: 100}, 3},
		} {
			all = append(all, v.shot(s))
		}
	}
	return all
}
