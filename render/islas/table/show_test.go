package table_test

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/islas/table"
	"islas/render/keep/settings"
	"islas/render/paint"
	"islas/render/ui"
)

// show is something that happens on the screen.
type show struct {
	name string
	when func(m moment) bool // the first moment of many games for which it holds
}

// find returns the moment at which it begins, in games of three.
func (s show) find(t testing.TB) moment {
	t.Helper()
	return find(t, 3, s.when)
}

// does returns a condition for moments from the second round on at which a seat, NoSeat for any but the first, does something of a kind.
func does(k islas.ActionKind, seat game.Seat) func(m moment) bool {
	return func(m moment) bool {
		a, _ := m.action()
		who := m.decision().Seat
		return m.state().Round() > 1 && a.Kind == k && (who == seat || seat == game.NoSeat && who != 0)
	}
}

// round returns a condition for moments at which a round ends: the game's last but one, or another.
func round(last bool) func(m moment) bool {
	return func(m moment) bool {
		e, ok := m.event(islas.EvRound)
		return ok && e.Last == last && !m.state().FinalRound()
	}
}

// shows returns everything that can happen.
func shows() []show {
	return []show{
		{"draw", does(islas.DrawCards, 0)}, {"draws", does(islas.DrawCards, game.NoSeat)},
		{"build", does(islas.Build, 0)}, {"builds", does(islas.Build, game.NoSeat)},
		{"palace", does(islas.MakePalace, 0)}, {"palaces", does(islas.MakePalace, game.NoSeat)},
		{"town", func(m moment) bool { _, ok := m.event(islas.EvTown); return ok }},
		{"load", does(islas.Load, 0)}, {"loads", does(islas.Load, game.NoSeat)},
		{"arrival", brings(islas.EvArrival, game.NoSeat)}, {"settle", does(islas.Settle, game.NoSeat)},
		{"pirate", func(m moment) bool {
			e, ok := m.event(islas.EvReveal)
			return ok && e.Card.Pirate() && m.state().Round() > 1
		}},
		{"loss", brings(islas.EvLoss, game.NoSeat)}, {"named", brings(islas.EvNamed, game.NoSeat)}, {"shuffle", brings(islas.EvReshuffle, game.NoSeat)},
		{"privilege", brings(islas.EvPrivilege, game.NoSeat)}, {"round", round(false)}, {"final", round(true)},
		{"end", func(m moment) bool { _, ok := m.event(islas.EvEnd); return ok }},
	}
}

// act does the action of the moment, by clicks if it is the person's. Afterwards it is saved and still to be shown.
func (r *rig) act(m moment) {
	r.t.Helper()
	want, _ := m.action()
	n, d := r.played(), m.decision()
	own, only := d.Phase <= islas.PhaseDone, len(m.state().Legal(nil)) == 1
	if only && d.Phase == islas.PhaseDone && r.Stage.Settings.Speed >= settings.Fast {
		own = false // the turn ends by itself
	}
	if r.Match().Human(d.Seat) && (own || !only) {
		r.Rest()
		r.do(want)
	}
	for i := 0; i < 600 && r.played() == n; i++ { // a computer waits for a while before it ends its turn
		r.Wait(1)
	}
	if done := r.Match().Actions()[n:]; len(done) == 0 || done[0] != want {
		r.t.Fatalf("%v is done, in the recorded game it was %v", done, want)
	}
}

// perform does the action of the moment and calls look after every tick in which it is shown: until the next action, or until nothing
// moves any more.
func (r *rig) perform(m moment, look func()) {
	r.t.Helper()
	n := r.played() + 1
	r.Watch = func() {
		if r.played() == n {
			look()
		}
	}
	r.act(m)
	r.Away()
	for range 6000 {
		if r.played() > n || !r.Busy() {
			r.Watch = nil
			return
		}
		r.Wait(1)
	}
	r.t.Fatal("what happens takes more than 100 seconds")
}

var digits = regexp.MustCompile(`\d+`)

// number returns the number in the label of a widget.
func (r *rig) number(id string) int {
	r.t.Helper()
	n, err := strconv.Atoi(digits.FindString(r.Widget(id).Label))
	if err != nil {
		r.t.Fatalf("%s tells no number: %q", id, r.Widget(id).Label)
	}
	return n
}

// stockID returns the widget with the number of pieces of a kind and colour, which the supply shows while that is small or changes.
func stockID(k islas.Kind, c islas.Colour) string { return "supply." + k.String() + "." + c.String() }

// stock returns the number of pieces that the supply shows.
func (r *rig) stock(k islas.Kind, c islas.Colour) int {
	r.t.Helper()
	return r.number(stockID(k, c))
}

// island returns the island of a seat.
func (r *rig) island(seat game.Seat) *board.Island {
	r.t.Helper()
	setup := r.Match().Setup()
	island, err := board.LoadOf(setup.Data, setup.Seats[seat].Board)
	if err != nil {
		r.t.Fatal(err)
	}
	return island
}

// board returns the picture of a seat's island on the table.
func (r *rig) board(seat game.Seat) picture {
	r.t.Helper()
	all := r.shown("board")
	i := slices.IndexFunc(all, func(p picture) bool { return p.island == r.island(seat).Layout() })
	if i < 0 {
		r.t.Fatalf("the island of seat %d is not seen", seat)
	}
	return all[i]
}

// site returns where a house on a plot is drawn.
func (r *rig) site(seat game.Seat, p islas.Plot) ui.Rect {
	r.t.Helper()
	return art.PieceRect(r.board(seat).at, r.island(seat), p, islas.House)
}

// near reports whether two places are within some pixels of each other.
func near(a, b ui.Rect, pixels float64) bool { return a.Middle().Sub(b.Middle()).Len() <= pixels }

// hidden returns a check of every card that is drawn while an action is shown: its face is visible only if it is the person's own, lies
// on the discard pile or goes there, or has come ashore and been turned over (rules, section 12).
func (r *rig) hidden(m moment) (look func()) {
	open, reveals := openCards(m)
	return func() {
		for _, p := range r.shown("card") {
			if landed := reveals[p.card] && r.arriving() && r.inLedger(p.at) && !r.ashore(); !open[p.card] && !landed {
				r.t.Fatalf("everybody sees card %d at %v while the bar says %q", p.card, p.at, r.Prompt())
			}
		}
	}
}

// TestDealtCardsStayHidden checks that only the person's own cards are visible when cards are dealt.
func TestDealtCardsStayHidden(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "en", full, someSetup(1, alone(3)...))
		r.Watch = r.hidden(moment{gameOf(1, 3), 0})
		if r.Rest(); len(r.shown("back")) == 0 {
			t.Error("not a single back of a card is seen")
		}
	})
}

// ashore reports whether a card is on its way from the ship.
func (r *rig) ashore() bool {
	for _, p := range r.moving()["card"] {
		if p.what == "back" && r.inLedger(p.at) {
			return true
		}
	}
	return false
}

// openCards returns the cards that the person on the first seat may see before and after an action or because of it, and those that it
// reveals.
func openCards(m moment) (open, reveals map[islas.Card]bool) {
	open, reveals = map[islas.Card]bool{islas.NoCard: true}, map[islas.Card]bool{}
	for _, s := range []*islas.State{m.state(), &m.before[m.at+1]} {
		for _, c := range append(s.HandCards(0, nil), s.Discard(nil)...) {
			open[c] = true
		}
		if c := s.Landing(); c != islas.NoCard && s == m.state() {
			open[c] = true
		}
	}
	for _, step := range m.steps[m.at] {
		switch e := step.Event; e.Kind {
		case islas.EvBuild:
			open[e.Card] = true
		case islas.EvReveal:
			reveals[e.Card] = true
		}
	}
	return open, reveals
}

// heard returns the sounds of an event.
func heard(e islas.Event) []string {
	switch {
	case e.Kind == islas.EvDeal, e.Kind == islas.EvDraw:
		return slices.Repeat([]string{"card"}, e.Count)
	case e.Kind == islas.EvBuild && e.Seat != game.NoSeat, e.Kind == islas.EvSettler && e.Seat != game.NoSeat:
		return []string{"card", "wood"}
	case e.Kind == islas.EvReveal && e.Card.Pirate():
		return []string{"card", "drum"}
	case e.Kind == islas.EvRound && !e.Last:
		return nil
	}
	return map[islas.EventKind][]string{
		islas.EvAboard: {"card"}, islas.EvLoad: {"card"}, islas.EvPirate: {"card"}, islas.EvBuild: {"card"}, islas.EvSettler: {"card"},
		islas.EvReshuffle: {"shuffle"}, islas.EvPalace: {"convert"}, islas.EvTown: {"convert", "fanfare"}, islas.EvArrival: {"bell"},
		islas.EvReveal: {"card", "steps"}, islas.EvLoss: {"drum", "wood"}, islas.EvPrivilege: {"fanfare"}, islas.EvEnd: {"victory"},
		islas.EvRound: {"bell"},
	}[e.Kind]
}

// thing is what a picture shows, as far as tests need it.
type thing struct {
	what   string     // "card", "back", "piece", "board", "ship", "deed", "raider", "start", "glow", "icon", or "other"
	card   islas.Card // of a card
	kind   islas.Kind // of a piece
	colour islas.Colour
	island string        // of a board: its layout
	plots  islas.PlotSet // of a glow
	moving bool          // it is on its way
	shown  float64       // of a card: the visible part of its width by its face, from 0 to 1
}

// seen returns what a key of a picture says.
func seen(key any) thing {
	th := thing{what: "other", card: islas.NoCard}
	if v := reflect.ValueOf(key); v.Kind() == reflect.Struct && v.Type().Name() == "moving" { // a private type of the kit around the picture
		th.moving, key = true, v.Field(0).Interface()
	}
	switch k := key.(type) {
	case art.Card:
		th.what, th.card, th.colour, th.shown = "card", k.Face.Card, k.Face.Colour, k.Shown
	case art.CardBack:
		th.what = "back"
	case art.Piece:
		th.what, th.kind, th.colour = "piece", k.Kind, k.Colour
	case art.Board:
		th.what, th.island = "board", k.Layout()
	case art.PlotGlow:
		th.what, th.plots = "glow", k.Plots
	case art.Privilege:
		th.what, th.colour = "deed", k.Colour
	case art.Raider:
		th.what, th.colour = "raider", islas.Colour(k)
	case table.Ship:
		th.what = "ship"
	case interface{ Icon() paint.Icon }:
		th.what = "icon"
	}
	if key == table.StartShip {
		th.what = "start"
	}
	return th
}

// picture is a thing and where it is drawn.
type picture struct {
	thing
	at    ui.Rect
	alpha float64 // from 0 to 1
}

// pictures returns everything that is drawn, in this order.
func (r *rig) pictures() (all []picture) {
	r.UI.DrawnPaintings(func(key any, at ui.Rect, alpha float64) bool {
		all = append(all, picture{seen(key), at, alpha})
		return true
	})
	return all
}

// shown returns the pictures of things of a kind.
func (r *rig) shown(what string) []picture {
	return slices.DeleteFunc(r.pictures(), func(p picture) bool { return p.what != what })
}

// moving returns the pictures of what is on its way, by what they show; backs of cards are cards.
func (r *rig) moving() map[string][]picture {
	all := map[string][]picture{}
	for _, p := range r.pictures() {
		what := p.what
		if what == "back" {
			what = "card"
		}
		if p.moving {
			all[what] = append(all[what], p)
		}
	}
	return all
}
