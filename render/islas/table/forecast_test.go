package table_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// called is what a player is called in a forecast for the first seat.
func (r *rig) called(seat game.Seat) string {
	if seat == 0 {
		return r.T("forecast.you")
	}
	return r.name(seat)
}

// sentence is the forecast for a settler in words, for the first seat.
func (r *rig) sentence(s *islas.State, c islas.Card) string {
	v := surveyOf(s, c)
	slices.SortStableFunc(v.in, func(a, b game.Seat) int { return v.counts[b] - v.counts[a] })
	var counts []string
	for _, seat := range v.in {
		counts = append(counts, fmt.Sprintf("%s %d", r.called(seat), v.counts[seat]))
	}
	key := "forecast.goes."
	switch {
	case v.winner == game.NoSeat:
		key = "forecast.nobody."
	case v.ties && v.winner == 0:
		key = "forecast.ties-you."
	case v.ties:
		key = "forecast.ties."
	case v.winner == 0:
		key = "forecast.comes."
	}
	params := []any{"counts", strings.Join(counts, ", "), "power", r.T("power.ties")}
	if v.winner != game.NoSeat {
		params = append(params, "name", r.called(v.winner))
	}
	return r.T(key+r.T("gender."+c.ID()), params...)
}

// restOnCard lets the pointer rest on a card of the hand.
func (r *rig) restOnCard(i int) {
	r.t.Helper()
	r.Away()
	r.Wait(30)
	r.Move(r.Widget(fmt.Sprintf("card.%d", i)).Rect.Middle())
	r.linger()
}

// linger lets the pointer rest where it is.
func (r *rig) linger() {
	r.Pass(time.Second)
	r.Rest()
}

// told is what is foretold, empty for nothing.
func (r *rig) told() string {
	w, ok := r.Find("forecast")
	if !ok {
		return ""
	}
	return w.Label
}

// foretold reports whether the beginning of a forecast of a card is to be read anywhere.
func (r *rig) foretold() bool {
	return slices.ContainsFunc([]string{"forecast.comes.f", "forecast.comes.m", "forecast.robs-nobody"}, func(key string) bool {
		return r.Shows(strings.Join(strings.Fields(r.T(key))[:3], " "))
	})
}

// TestRestingOnACardTellsWhereItWouldGo rests on every card of the hand: a sentence says where the settler would go, with the
// numbers of a plain reading of the rules, and every island that is still in shows its number.
func TestRestingOnACardTellsWhereItWouldGo(t *testing.T) {
	windows := []harness.Window{full, {W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}}
	for i, w := range windows {
		bubbled(t, w.String(), func(t *testing.T) {
			r := find(t, 5-i, decides(islas.PhaseAction, 3+i)).open(t, []string{"en", "de"}[i%2], w)
			r.Rest()
			s := r.state()
			for i, c := range s.HandCards(0, nil) {
				r.restOnCard(i)
				if c.Pirate() {
					continue
				}
				want := r.sentence(&s, c)
				if !strings.Contains(r.told(), want) {
					t.Fatalf("%v: told is %q, want %q", c, r.told(), want)
				}
				if words := strings.Fields(want); !r.Shows(strings.Join(words[:3], " ")) || !r.foretold() {
					t.Errorf("%v: %q is not to be read", c, want)
				}
				r.checkBadges(surveyOf(&s, c))
			}
		})
	}
}

// checkBadges looks for the number of every island that is still in: it is written in the island's place once more than without
// a forecast.
func (r *rig) checkBadges(v survey) {
	r.t.Helper()
	written := func() (n [islas.MaxSeats]int) {
		for seat, count := range v.counts {
			n[seat] = r.writes(strconv.Itoa(count), seat)
		}
		return n
	}
	with := written()
	r.Away()
	r.linger()
	for seat, n := range written() {
		if want := slices.Contains(v.in, game.Seat(seat)); want && with[seat] <= n {
			r.t.Errorf("the island of seat %d does not show its number, %d", seat, v.counts[game.Seat(seat)])
		}
	}
}

// writes is how often a text is drawn on the island of a seat or in the sea around it.
func (r *rig) writes(text string, seat game.Seat) (n int) {
	var not []ui.Rect
	place := r.board(seat).at.Inset(-500 * r.Scale())
	for _, w := range r.UI.Widgets() {
		switch {
		case w.ID == fmt.Sprintf("island.%d", seat):
			place = w.Rect
		case strings.HasPrefix(w.ID, "island.") || w.ID == "forecast":
			not = append(not, w.Rect)
		}
	}
	for drawn, at := range r.UI.DrawnTexts {
		if drawn == text && place.Contains(at.Middle()) && !slices.ContainsFunc(not, func(r ui.Rect) bool { return r.Contains(at.Middle()) }) {
			n++
		}
	}
	return n
}

// TestForecastCoversNoIsland looks where the forecast is written. Where words are asked to be so large that the window has hardly room for them, it
// says all that it has to say in those instead, what it tells of the islands too, and leaves the card to be seen.
func TestForecastCoversNoIsland(t *testing.T) {
	for i, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 800, H: 1280, Percent: 100}) {
		seats := 2 + i%4
		bubbled(t, fmt.Sprint(w, " ", seats), func(t *testing.T) {
			r := find(t, seats, decides(islas.PhaseAction, 3)).open(t, "de", w)
			r.Rest()
			r.restOnCard(0)
			slip, ok := r.Find("forecast")
			if !ok {
				t.Fatal("nothing is foretold")
			}
			narrow := false
			r.UI.Words(func() { narrow = r.UI.Narrow() })
			if narrow {
				if card := r.Widget("card.0").Rect; !slip.Rect.Intersect(card).Empty() {
					t.Errorf("the forecast at %v covers the card at %v", slip.Rect, card)
				}
				return
			}
			for seat := range game.Seat(seats) {
				for p := range islas.Plot(islas.Plots) {
					if at := r.site(seat, p); !slip.Rect.Intersect(at).Empty() {
						t.Errorf("the forecast at %v covers plot %d of seat %d at %v", slip.Rect, p, seat, at)
					}
				}
			}
		})
	}
}
