package table_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// TestMovements checks every tick of everything that happens, and listens: nothing leaps across the table or leaves the window, no hidden
// card is visible, what has to be announced is, and in the end the table looks as if everything had been completed by clicks.
func TestMovements(t *testing.T) {
	all := shows()
	moved := make([]map[string]bool, len(all))
	t.Run("all", func(t *testing.T) {
		for i, s := range all {
			bubbled(t, s.name, func(t *testing.T) {
				m := s.find(t)
				r := m.open(t, "en", full)
				moved[i] = r.watchMoves(m)
				var want []string
				for _, step := range m.steps[m.at] {
					want = append(want, heard(step.Event)...)
				}
				if got := r.Ear.Heard; !slices.Equal(got, want) {
					t.Errorf("heard %v, want %v", got, want)
				}
				r.Rest()
				looks := r.still()
				r = m.open(t, "en", full)
				r.hurry(m)
				r.Rest()
				if got := r.still(); got != looks {
					t.Errorf("completed by presses, it ends otherwise:\n%s\nwant\n%s", got, looks)
				}
			})
		}
	})
	for _, what := range []string{"card", "piece", "ship", "deed", "raider", "start"} {
		if !slices.ContainsFunc(moved, func(names map[string]bool) bool { return names[what] }) {
			t.Errorf("no %s ever moves", what)
		}
	}
}

// watchMoves checks everything that moves while an action is shown, and returns its names.
func (r *rig) watchMoves(m moment) map[string]bool {
	r.t.Helper()
	names, last := map[string]bool{}, map[string][]picture{}
	ticks, said := 0, ""
	window := ui.Rect{W: full.W, H: full.H}
	look, announced := r.hidden(m), r.announced(m)
	r.perform(m, func() {
		look()
		now := r.moving()
		if len(now) > 0 {
			ticks++
		}
		for _, what := range []string{"ship", "start"} { // it lies or moves, and does not lie where it came from, too
			if all := r.shown(what); len(now[what])+len(last[what]) > 0 {
				if now[what] = all; len(all) > 1 {
					r.t.Fatalf("there are %d of the %s", len(all), what)
				}
			}
		}
		for what, all := range now {
			names[what] = true
			for _, p := range all {
				if !inside(p.at, window) {
					r.t.Fatalf("%s is at %v, out of sight", what, p.at)
				}
			}
			// A card may set off from the deck while another is edge-on.
			if was := last[what]; len(all) == 1 && len(was) == 1 && all[0].card == was[0].card && !near(all[0].at, r.Widget("deck").Rect, 120) {
				if d := all[0].at.Middle().Sub(was[0].at.Middle()).Len(); d > full.W*0.16 {
					r.t.Errorf("%s leaps %.0f pixels in a tick, to %v", what, d, all[0].at)
				}
			}
		}
		last = now
		for text := range r.UI.DrawnTexts {
			if len(text) > 20 && strings.HasPrefix(announced, text) { // its first line
				said = announced
			}
		}
		if w := r.Widget("menu"); (!w.Enabled || w.Covered) && !m.before[m.at+1].Over() {
			r.t.Fatal("something is in the way of the menu")
		}
	})
	if ticks < 8 || said != announced {
		r.t.Errorf("something moves in %d ticks only, or nobody says %q", ticks, announced)
	}
	return names
}

// announced returns what has to be said about an action: who gets which power, or that the last round begins.
func (r *rig) announced(m moment) string {
	if e, ok := m.event(islas.EvPrivilege); ok {
		return r.T("award."+islas.BuiltIn().Power(e.Colour).String(), "n", m.state().DrawPrivilege())
	}
	if e, ok := m.event(islas.EvRound); ok && e.Last {
		return r.T("table.round-last")
	}
	return ""
}

// hurry does an action and completes everything that it causes by presses beside it.
func (r *rig) hurry(m moment) {
	r.t.Helper()
	_, steps := m.action()
	n := r.played() + 1
	r.act(m)
	corner := ui.Point{X: full.W - 2, Y: full.H - 2}
	for presses := 0; r.Busy() && r.played() == n; presses++ {
		if presses > 2*len(steps)+2 {
			r.t.Fatalf("after %d presses this still goes on: %q", presses, r.Prompt())
		}
		r.Wait(6)
		r.Press(corner)
		r.Up()
		if d := m.decision(); d.Phase < islas.PhaseDone && r.played() == n && len(r.moving()) > 0 { // of an arriving ship it completes one card
			r.t.Fatalf("a press does not complete what moves: %v", r.moving())
		}
	}
}

// TestReducedMotion checks that with reduced motion nothing changes its place: everything appears and fades where it is, and what is
// hidden is not visible either.
func TestReducedMotion(t *testing.T) {
	for _, s := range shows() {
		bubbled(t, s.name, func(t *testing.T) {
			m := s.find(t)
			_, steps := m.action()
			r := m.open(t, "en", full)
			r.Stage.Settings.ReducedMotion = true
			places, look := map[string][]ui.Rect{}, r.hidden(m)
			r.perform(m, func() {
				look()
				for what, all := range r.moving() {
					for _, p := range all {
						if !slices.Contains(places[what], p.at) {
							places[what] = append(places[what], p.at)
						}
					}
				}
			})
			for what, at := range places {
				if len(at) > 5+2*len(steps) { // as many as there are cards in a draw, or houses and the palace of a conversion
					t.Errorf("a %s is seen at %d places", what, len(at))
				}
			}
		})
	}
}

// score returns the number of points on a seat's plate, which must be that of its row of the race.
func (r *rig) score(seat game.Seat) string {
	r.t.Helper()
	state := r.state()
	drawn := func(in ui.Rect) string {
		for n := range islas.MaxGoal + 1 { // nobody can have more
			for _, key := range []string{"race.points", "race.short"} {
				if slices.Contains(r.textsIn(in), r.T(key, "n", n, "goal", state.Goal())) {
					return strconv.Itoa(n)
				}
			}
		}
		return ""
	}
	plate, row := drawn(r.plate(seat)), drawn(r.Widget(fmt.Sprintf("race.%d", seat)).Rect)
	if plate == "" || plate != row {
		r.t.Fatalf("on the plate are %q points, in the race %q", plate, row)
	}
	return plate
}

// TestCardIsPaidBeforeTheHouseComes checks that a card is discarded before the house is taken from the supply, which shows what changes
// while it does, and that the house counts once it stands.
func TestCardIsPaidBeforeTheHouseComes(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			_, changes := m.event(islas.EvPrivilege)
			return !changes && does(islas.Build, 0)(m)
		})
		e, _ := m.event(islas.EvBuild)
		before := m.state()
		r := m.rested(t, "en", full)
		hand, supply := r.Widget("card.0").Rect, stockID(islas.House, e.Colour)
		points, free := fmt.Sprint(before.Points(0)), r.Widget(plotID(0, e.Plot)).Label
		var cards, houses []ui.Rect
		tray, unseen := ui.Rect{}, 0
		r.perform(m, func() {
			now := r.moving()
			if !r.Has(supply) {
				unseen += len(now["card"]) + len(now["piece"])
				return
			}
			tray = r.Widget(supply).Rect
			stock, pile := r.stock(islas.House, e.Colour)-before.Supply(islas.House, e.Colour), r.number("discard")-before.DiscardSize()
			for _, p := range now["card"] {
				cards = append(cards, p.at)
				if len(now["piece"]) > 0 || stock != 0 || pile != 0 {
					t.Fatalf("the house is taken (%d), or the pile has grown by %d, while the card is on its way", stock, pile)
				}
			}
			for _, p := range now["piece"] {
				houses = append(houses, p.at)
				if label := r.Widget(plotID(0, e.Plot)).Label; label != free || r.score(0) != points || pile != 1 || stock != -1 {
					t.Fatalf("while the house is brought its plot is %q, there are %s points, and pile and supply grow by %d, %d", label, r.score(0), pile, stock)
				}
			}
		})
		if unseen > 1 || len(cards) < 5 || len(houses) < 5 { // the supply is not yet seen in the tick of the click
			t.Fatalf("the card was seen in %d ticks, the house in %d; in %d the supply is not seen", len(cards), len(houses), unseen)
		}
		if from, to := cards[0], cards[len(cards)-1]; math.Abs(from.Middle().Y-hand.Middle().Y) > 200 || !near(to, r.Widget("discard").Rect, 30) {
			t.Errorf("the card flies from %v to %v", from, to)
		}
		if from, to := houses[0], houses[len(houses)-1]; !near(from, tray, 120) || !near(to, r.site(0, e.Plot), 12) {
			t.Errorf("the house comes from %v to %v", from, to)
		}
		r.Rest()
		if got, s := r.score(0), r.state(); got != fmt.Sprint(s.Points(0)) || got == points {
			t.Errorf("with the house standing its owner has %s points", got)
		}
	})
}

// plate returns about where the plate with a seat's name is: in the sea around a large island, above a small one.
func (r *rig) plate(seat game.Seat) ui.Rect {
	r.t.Helper()
	if w, ok := r.Find("plate"); ok && w.Label == r.name(seat) {
		return w.Rect
	}
	b := r.board(seat).at
	h := 64 * r.Scale()
	return ui.Rect{X: b.X, Y: b.Y - h, W: b.W, H: h}
}

// TestWinnersIslandIsLit checks that the islands of the winners stay bright, and the others fade.
func TestWinnersIslandIsLit(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return m.at == len(m.actions)-1 })
		r := m.open(t, "en", full)
		r.act(m)
		r.Rest()
		s := r.state()
		for seat := range game.Seat(3) {
			if bright := r.board(seat).alpha == 1; bright != s.Winners().Has(seat) {
				t.Errorf("the island of seat %d is bright: %v, it has won: %v", seat, bright, s.Winners().Has(seat))
			}
		}
		if !r.Has("result") {
			t.Error("nothing leads to the result")
		}
	})
}

// TestDrawnCardsArriveInTheirPlaces checks that drawn cards lie in the hand only once they have arrived there, and leave the deck one by
// one.
func TestDrawnCardsArriveInTheirPlaces(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return does(islas.DrawCards, 0)(m) && len(m.steps[m.at]) == 1 })
		e, _ := m.event(islas.EvDraw)
		r := m.open(t, "en", full)
		most := 0
		r.perform(m, func() {
			tray := r.Widget("card.0").Rect.Inset(-40 * r.Scale())
			lie := slices.DeleteFunc(r.shown("card"), func(p picture) bool {
				return p.moving || p.at.Middle().Y < tray.Y || p.at.Middle().X > r.Widget("palace").Rect.X
			})
			flying := len(r.moving()["card"])
			most = max(most, flying)
			waiting := r.number("deck") - (m.state().DeckSize() - e.Count) // still to leave the deck
			want := m.state().HandSize(0) + e.Count - waiting
			// A card that is being turned over is edge-on for a moment, and is then no picture.
			if sum := len(lie) + flying; sum != want && sum != want-1 {
				t.Fatalf("%d cards lie in the hand, %d are on their way and %d on the deck; want %d in all", len(lie), flying, waiting, want+waiting)
			}
		})
		if r.Rest(); most < 2 || r.number("deck") != m.state().DeckSize()-e.Count {
			t.Errorf("%d cards fly at once, and the deck shows %d", most, r.number("deck"))
		}
	})
}

// TestIslandsGlideInAnArrival watches every tick from the last turn of a round, through an arrival in which a person chooses a plot, to the
// next turn: no island moves by more than a small step at once, and none moves at all while a card lies ashore.
func TestIslandsGlideInAnArrival(t *testing.T) {
	const step = 0.06 // of the longer side of the window
	for i, w := range need.Few([]harness.Window{small, full, {W: 800, H: 1280, Percent: 100}, {W: 900, H: 450, Percent: 100}, {W: 960, H: 600, Percent: 100}}, 2, 0) {
		seats := 2 + (i+3)%4
		bubbled(t, fmt.Sprint(w, " ", seats), func(t *testing.T) {
			m := find(t, seats, func(m moment) bool {
				return m.at > 0 && decides(islas.PhaseSettle, 2)(m) && slices.ContainsFunc(m.steps[m.at-1], func(s islas.Step) bool { return s.Event.Kind == islas.EvArrival })
			})
			r := moment{m.recorded, m.at - 1}.open(t, "en", w)
			var last []ui.Rect
			moved, lay := 0.0, false
			look := func() {
				lies := slices.ContainsFunc(r.shown("card"), func(p picture) bool { return !p.moving && r.inLedger(p.at) })
				for seat := range game.Seat(seats) {
					at := r.board(seat).at
					if len(last) <= int(seat) {
						last = append(last, at)
					}
					was := last[seat]
					by := max(math.Abs(at.X-was.X), math.Abs(at.Y-was.Y), math.Abs(at.Right()-was.Right()), math.Abs(at.Bottom()-was.Bottom()))
					if by > step*max(w.W, w.H) || lay && lies && by > 0.01 {
						t.Errorf("the island of seat %d moves %.1f pixels, to %v; a card lies ashore: %v", seat, by, at, lies)
					}
					last[seat], moved = at, moved+by
				}
				lay = lies
			}
			r.perform(moment{m.recorded, m.at - 1}, look)
			if r.Rest(); !lay {
				t.Fatal("no card lies ashore")
			}
			r.perform(m, look)
			if moved == 0 {
				t.Error("no island ever moves")
			}
		})
	}
}

// disturbance is something that can interrupt a movement.
type disturbance struct {
	name string
	do   func(r *rig)
}

// disturbances returns all of them.
func disturbances() []disturbance {
	resize := func(w, h float64, percent int) func(r *rig) {
		return func(r *rig) { r.Resize(harness.Window{W: w, H: h, Percent: percent}) }
	}
	set := func(change func(s *settings.Settings)) func(r *rig) {
		return func(r *rig) { change(&r.Stage.Settings); r.Stage.Changed() }
	}
	return []disturbance{
		{"tiny", resize(400, 300, 100)}, {"upright", resize(768, 1024, 100)}, {"low", resize(3000, 400, 100)}, {"double", resize(1280, 720, 200)},
		{"german", set(func(s *settings.Settings) { s.Language = "de" })}, {"contrast", set(func(s *settings.Settings) { s.Theme = settings.ThemeLight })},
		{"instant", set(func(s *settings.Settings) { s.Speed = settings.Instant })}, {"reduced", set(func(s *settings.Settings) { s.ReducedMotion = true })},
		{"menu", func(r *rig) {
			r.Key(ui.KeyEscape)
			r.Key(ui.KeyEscape)
		}},
		{"away", func(r *rig) {
			r.Stage.Push(result{})
			r.Pass(time.Second)
			r.Stage.Pop()
		}},
	}
}

// TestMovementsDisturbed interrupts every movement in its middle, and checks that the table goes on, comes to rest, and
// draws nothing without a place.
func TestMovementsDisturbed(t *testing.T) {
	come := disturbances()
	for i, s := range shows() {
		by := come[i%len(come)]
		bubbled(t, s.name+" by "+by.name, func(t *testing.T) {
			m := s.find(t)
			r := m.open(t, "en", full)
			r.act(m)
			for n := 0; len(r.moving()) == 0 && n < 300; n++ {
				r.Wait(1)
			}
			r.Wait(6)
			r.Watch = func() {
				for _, p := range r.pictures() {
					if sum := p.at.X + p.at.Y + p.at.W + p.at.H + p.alpha; math.IsNaN(sum) || math.IsInf(sum, 0) {
						t.Fatalf("%v is drawn at %v, %v visible", p.thing, p.at, p.alpha)
					}
				}
			}
			by.do(r)
			r.Rest()
		})
	}
}
