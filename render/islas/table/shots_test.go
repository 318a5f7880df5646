package table_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	assets "islas/assets/islas"
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/testkit/golden"
	"islas/render/testkit/harness"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/testkit/tabletest"
	"islas/render/ui"

	own "islas/render/islas"
)

func TestMain(m *testing.M) {
	shot.Main(m, shots)
}

// TestShots draws the table at several moments of a game, in several windows, in English and German, and checks that the pictures show
// something, and that one of each moment looks as it did. There are many more if they are asked for by name.
func TestShots(t *testing.T) {
	t.Parallel() // another process draws them
	folder := filepath.Join("..", "..", "..", "screens")
	golden.Check(t, folder, shot.TakeChosen(t, folder, shots()))
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
	{"en", harness.Window{W: 1920, H: 1080, Percent: 100}, 4}, {"de", harness.Window{W: 1280, H: 720, Percent: 100}, 5},
	{"de", harness.Window{W: 1920, H: 1080, Percent: 200}, 5}, {"en", harness.Window{W: 1280, H: 720, Percent: 200}, 2},
	{"de", harness.Window{W: 768, H: 1024, Percent: 100}, 3}, {"en", harness.Window{W: 1280, H: 720, Percent: 100}, 2},
}

// more are further windows, for pictures that are asked for.
var more = []view{
	{"de", harness.Window{W: 900, H: 450, Percent: 150}, 5}, {"en", harness.Window{W: 550, H: 900, Percent: 100}, 4},
	{"es", harness.Window{W: 1280, H: 720, Percent: 100}, 5}, {"en", harness.Window{W: 568, H: 320, Percent: 100}, 5},
	{"de", harness.Window{W: 320, H: 568, Percent: 200, Large: true}, 3}, {"en", harness.Window{W: 800, H: 480, Percent: 200, Large: true}, 2},
}

// shot returns the picture of a sight.
func (v view) shot(s sight, contrast bool) shot.Shot {
	at := harness.New(judge{}, newStage(judge{}, v.lang), v.w)
	return shot.Shot{
		Name: fmt.Sprintf("table-%s-%d-%s-%.0fx%.0f@%.2f", s.name, v.seats, v.lang, v.w.W, v.w.H, at.Scale()),
		W:    int(v.w.W), H: int(v.w.H), Scale: at.Scale(), Extra: true,
		Open: func() shot.Subject { return v.subject(s, contrast) },
	}
}

// judge ends the process that draws for what would fail a test.
type judge = shot.Judge

// subject returns the table at a moment of a game of one person against computers.
func (v view) subject(s sight, contrast bool) shot.Subject {
	on := newStage(judge{}, v.lang)
	if looks.Share(on, settings.ThemeSystem); contrast {
		looks.Share(on, settings.ThemeLight)
	}
	m := find(judge{}, v.seats, s.when)
	r := rigOf(judge{}, on, v.w)
	r.Sit(m.begun(alone(v.seats)...))
	inputs := []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
	if s.then != nil {
		inputs = s.then(r, m)
	}
	asked := false // for a suggestion
	return shot.Subject{Theme: on.Theme, Texts: on.Texts, Inputs: inputs, Frame: func(u *ui.UI) {
		u.Fingertip(44)
		u.Reading(stage.Window{W: v.w.W, H: v.w.H, Density: 1}.Reading(on.Top(), v.w.Percent))
		if v.w.Large {
			r.Asks(u)
		}
		on.Top().Frame(u)
		for _, k := range u.Input().Keys {
			asked = asked || k == ui.KeyH
		}
		if _, shown := u.Widget("suggest.do"); asked && !shown {
			time.Sleep(4 * time.Millisecond) // the adviser thinks between the frames
		}
	}}
}

// from returns a condition for moments from a round on at which the person on the first seat decides.
func from(p islas.Phase, round int) func(m moment) bool {
	return func(m moment) bool {
		return m.state().Round() >= round && m.decision() == islas.Decision{Phase: p, Seat: 0}
	}
}

// sights returns moments of a turn and of an arrival.
func sights() []sight {
	return []sight{
		{"turn", from(islas.PhaseAction, 5), nil},
		{"build", func(m moment) bool {
			return from(islas.PhaseAction, 4)(m) && len(m.state().Legal(nil)) > 4 && can(m, islas.Build)
		}, func(r *rig, m moment) []ui.Input {
			r.Rest()
			inputs := clicks(r.Widget(r.way(r.some(islas.Build))[0]).Rect.Middle())
			r.Sit(m.begun(alone(len(m.setup.Seats))...)) // seen for the first time, from the end of its log
			if r.Has("sheet") {                          // what is clicked has to be scrolled into view
				r.Rest()
				inputs = clicks(r.Widget(r.way(r.some(islas.Build))[0]).Rect.Middle())
			}
			return inputs
		}},
		{"settle", from(islas.PhaseSettle, 3), nil},
		{"done", from(islas.PhaseDone, 7), nil},
		{"late", func(m moment) bool { return m.state().FinalRound() && from(islas.PhaseAction, 7)(m) }, nil},
		{"many", func(m moment) bool { return from(islas.PhaseAction, 3)(m) && m.state().HandSize(0) > 7 }, nil},
		{"lose", from(islas.PhaseLose, 1), nil},
		{"log", from(islas.PhaseDone, 3), openLog},
		{"plot", from(islas.PhaseAction, 5), func(r *rig, _ moment) []ui.Input {
			r.Rest()
			return over(r.At(plotID(0, 6)))
		}},
		{"powers", from(islas.PhaseAction, 5), func(r *rig, _ moment) []ui.Input {
			r.Rest()
			id := "open.powers"
			if !r.Has(id) {
				id = "power.ties"
			}
			return clicks(r.At(id))
		}},
		{"visit", from(islas.PhaseAction, 5), func(r *rig, _ moment) []ui.Input {
			r.Rest()
			inputs := clicks(r.At("island.1"))
			return append(inputs, ui.Input{Dt: time.Second})
		}},
		{"watch", does(islas.MakePalace, game.NoSeat), later(1400 * time.Millisecond)},
		{"coming", landing, later(1100 * time.Millisecond)},
		{"back", func(m moment) bool { return decides(islas.PhaseAction, 4)(m) }, lookBack},
		{"counting", landing, func(r *rig, m moment) []ui.Input { return r.reading(m, islas.Card.Settler) }},
		{"raid", brings(islas.EvLoss, game.NoSeat), func(r *rig, m moment) []ui.Input { return r.reading(m, islas.Card.Pirate) }},
	}
}

// later does the action of the moment, and looks at it some time after it has begun.
func later(by time.Duration) func(r *rig, m moment) []ui.Input {
	return func(r *rig, m moment) []ui.Input {
		r.act(m)
		r.Away()
		return append(slices.Repeat([]ui.Input{{Dt: time.Second / 20}}, int(by/(time.Second/20))), ui.Input{Dt: time.Nanosecond}, ui.Input{Dt: time.Nanosecond})
	}
}

// lookBack looks back at the arrival before the last one in the log.
func lookBack(r *rig, _ moment) []ui.Input {
	r.Rest()
	if r.Has("open.log") {
		r.Click("open.log")
	}
	r.openPage()
	r.Click("back.earlier")
	r.Away()
	return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
}

// reading lets a card of a kind be read out until little is left.
func (r *rig) reading(m moment, kind func(islas.Card) bool) []ui.Input {
	r.act(m)
	r.Away()
	r.untilTurned(kind)
	return []ui.Input{{Dt: 900 * time.Millisecond}, {Dt: time.Nanosecond}, {Dt: time.Nanosecond}}
}

// openLog opens the log; in a window with room for it beside the table it can only be open from before.
func openLog(r *rig, _ moment) []ui.Input {
	r.Rest()
	if !r.Has("open.log") {
		r.Resize(harness.Window{W: 1280, H: 720, Percent: 200})
		r.Wait(5)
		r.Click("open.log")
		return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
	}
	return clicks(r.At("open.log"))
}

// clicks returns the input of a click at a place, after which the pointer goes away.
func clicks(at ui.Point) []ui.Input {
	over := ui.Input{Pos: at, Inside: true}
	down, up := over, over
	down.Down, down.Pressed, up.Released = true, true, true
	return []ui.Input{over, down, up, {Dt: time.Second}, {Dt: time.Second}}
}

// shots returns every picture to take. A few are always taken, the others if they are asked for.
func shots() []shot.Shot {
	var all []shot.Shot
	every := slices.Concat(sights(), suggestSights())
	for i, s := range every {
		for k, v := range slices.Concat(views, more) {
			one := v.shot(s, false)
			one.Extra = k >= len(views) || i > 0 && k != []int{1, 3, 5}[i%3] // the first in every window, the others where most is cached already
			all = append(all, one)
		}
	}
	for i, s := range shows() {
		one := views[1].shot(sight{"show-" + s.name, s.when, later(time.Duration(200+90*(i%4)) * time.Millisecond)}, false)
		one.Extra = false
		all = append(all, one)
	}
	contrast := views[1].shot(every[1], true)
	contrast.Name = "table-contrast-5-de-1280x720@0.70"
	all = append(all, contrast)
	all = append(all, tabletest.LessonShots(own.New(), engine.Engine{}, assets.Lesson, "", lessonWindows)...)
	all = append(all, readmeShots()...)
	return shot.Keep(all,
		"table-turn-4-en-1920x1080@1.00", "table-turn-5-de-1280x720@0.70", "table-build-2-en-1280x720@0.70", "table-settle-4-en-1920x1080@1.00",
		"table-lose-5-de-1280x720@0.70", "table-log-5-de-1280x720@0.70", "table-contrast-5-de-1280x720@0.70",
		"table-suggest-action-2-en-1280x720@1.40")
}

// suggestSights returns moments at which a person has asked for a suggestion.
func suggestSights() (all []sight) {
	for i, name := range []string{"suggest-action", "suggest-load", "suggest-done", "suggest-settle", "suggest-lose"} {
		p := []islas.Phase{islas.PhaseAction, islas.PhaseLoad, islas.PhaseDone, islas.PhaseSettle, islas.PhaseLose}[i]
		all = append(all, sight{name, decides(p, []int{3, 3, 5, 2, 1}[i]), func(*rig, moment) []ui.Input {
			inputs := []ui.Input{{Keys: []ui.Key{ui.KeyH}}}
			inputs = append(inputs, slices.Repeat([]ui.Input{{Dt: time.Microsecond}}, 100)...)
			return append(inputs, ui.Input{Dt: time.Second}, ui.Input{Dt: time.Second})
		}})
	}
	return all
}

// holds returns a condition for moments at which the person on the first seat decides and holds a card for which ok holds.
func holds(p islas.Phase, round int, ok func(s *islas.State, c islas.Card) bool) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		return from(p, round)(m) && slices.ContainsFunc(s.HandCards(0, nil), func(c islas.Card) bool { return ok(s, c) })
	}
}

// contested reports whether only the second wish of a settler or a later one decides.
func contested(s *islas.State, c islas.Card) bool {
	return c.Settler() && s.Compare(c).Decided > 1 && s.Compare(c).Decided <= 4
}

// pirate reports whether a card is a pirate that would rob somebody.
func pirate(s *islas.State, c islas.Card) bool {
	return c.Pirate() && s.Raid(islas.BuiltIn().Colour(c)).Losers != 0
}

// over returns the input of a pointer that goes to a place and rests there.
func over(at ui.Point) []ui.Input {
	in := ui.Input{Pos: at, Inside: true, Dt: time.Second / 5}
	return []ui.Input{{Dt: time.Second}, in, in, in, in, in, in, in, in}
}

// cardID returns the widget of the first card of the hand for which ok holds.
func cardID(s *islas.State, ok func(s *islas.State, c islas.Card) bool) string {
	return fmt.Sprintf("card.%d", slices.IndexFunc(s.HandCards(0, nil), func(c islas.Card) bool { return ok(s, c) }))
}

// counting is the number of quarters of a second after which a settler is in the middle of being counted.
const counting = 22

// readmeShots returns the pictures of README: a turn, and a settler that is being counted.
func readmeShots() []shot.Shot {
	small := harness.Window{W: 1280, H: 720, Percent: 100}
	turn := func(m moment) bool {
		return from(islas.PhaseAction, 6)(m) && m.state().HandSize(0) <= 5 && can(m, islas.Build)
	}
	table := view{"en", small, 4}.shot(sight{"turn", turn, nil}, false)
	arrival := view{"en", small, 3}.shot(sight{"arrival", brings(islas.EvReveal, game.NoSeat), func(r *rig, m moment) []ui.Input {
		r.act(m)
		r.Away()
		return slices.Repeat([]ui.Input{{Dt: time.Second / 4}}, counting)
	}}, false)
	table.Name, arrival.Name = "readme-table", "readme-arrival"
	return []shot.Shot{table, arrival}
}
