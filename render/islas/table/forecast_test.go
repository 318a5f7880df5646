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
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/internal/harness"
	"islas/render/ui"
)

// countNext counts a seat's free plots next to what a settler wishes for, plot by plot.
func countNext(s *islas.State, seat game.Seat, wish islas.Priority) (n int) {
	land := s.Geography(seat)
	for p := range islas.Plot(islas.Plots) {
		if _, built := s.At(seat, p); built {
			continue
		}
		next := !wish.IsColour() && land.Near[wish.Feature()].Has(p)
		for q := range islas.Plot(islas.Plots) {
			b, built := s.At(seat, q)
			next = next || wish.IsColour() && built && b.Colour == wish.Colour() && land.Neighbours[p].Has(q)
		}
		if next {
			n++
		}
	}
	return n
}

// survey is where a settler would go by a plain reading of the rules: who is still in when the last wish is counted, with what
// numbers, and who wins.
type survey struct {
	in     []game.Seat
	counts map[game.Seat]int
	winner game.Seat
	ties   bool
}

func surveyOf(s *islas.State, c islas.Card) (v survey) {
	for seat := range game.Seat(s.Seats()) {
		v.in = append(v.in, seat)
	}
	for k, wish := range c.Priorities() {
		v.counts = map[game.Seat]int{}
		most := 0
		for _, seat := range v.in {
			v.counts[seat] = countNext(s, seat, wish)
			most = max(most, v.counts[seat])
		}
		best := slices.DeleteFunc(slices.Clone(v.in), func(seat game.Seat) bool { return v.counts[seat] < most })
		host := s.Owner(islas.Ties)
		switch {
		case len(best) == 1:
			v.winner = best[0]
			return v
		case k == 0 && most > 0 && slices.Contains(best, host):
			v.winner, v.ties = host, true
			return v
		case k < 3:
			v.in = best
		}
	}
	v.winner = game.NoSeat
	return v
}

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

// TestRestingOnACardTellsWhereItWouldGo rests on every card of the hand: a sentence says where the settler would go, with the
// numbers of a plain reading of the rules, and every island that is still in shows its number.
func TestRestingOnACardTellsWhereItWouldGo(t *testing.T) {
	windows := []harness.Window{full, {W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}}
	for i, w := range windows {
		for seats := 2; seats <= 5; seats++ {
			lang := []string{"en", "de"}[(i+seats)%2]
			t.Run(fmt.Sprintf("%v %d %s", w, seats, lang), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, seats, decides(islas.PhaseAction, 3+i))
					r := m.open(t, lang, w)
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
						if words := strings.Fields(want); !r.Shows(strings.Join(words[:3], " ")) {
							t.Errorf("%v: %q is not to be read", c, want)
						}
						r.checkBadges(surveyOf(&s, c))
					}
				})
			})
		}
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

// TestForecastCoversNoIsland looks where the forecast is written.
func TestForecastCoversNoIsland(t *testing.T) {
	for _, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 800, H: 1280, Percent: 100}) {
		t.Run(w.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				for seats := 2; seats <= 5; seats++ {
					m := find(t, seats, decides(islas.PhaseAction, 3))
					r := m.open(t, "de", w)
					r.Rest()
					r.restOnCard(0)
					slip, ok := r.Find("forecast")
					if !ok {
						t.Fatalf("with %d players nothing is foretold", seats)
					}
					for seat := range game.Seat(seats) {
						for p := range islas.Plot(islas.Plots) {
							if at := r.site(seat, p); !slip.Rect.Intersect(at).Empty() {
								t.Errorf("with %d players the forecast at %v covers plot %d of seat %d at %v", seats, slip.Rect, p, seat, at)
							}
						}
					}
				}
			})
		})
	}
}

// TestPuristsAreToldNothing rests on cards with the consequences switched off: the tooltip says what stands on the card.
func TestPuristsAreToldNothing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(islas.PhaseAction, 3))
		r := m.open(t, "en", full)
		r.Stage.Settings.Consequences = false
		r.Rest()
		s := r.state()
		for i, c := range s.HandCards(0, nil) {
			r.restOnCard(i)
			if r.told() != "" || r.Shows("landed now") {
				t.Errorf("%v: told is %q", c, r.told())
			}
			if _, _, shown := r.UI.Tip(); !shown || !r.Shows(r.cardName(c)) {
				t.Errorf("%v: no tooltip says what it is", c)
			}
		}
		a := r.build()
		r.Click(r.way(a)[0])
		r.Move(r.Widget(r.way(a)[1]).Rect.Middle())
		r.linger()
		if r.told() != "" {
			t.Errorf("of a house is told %q", r.told())
		}
	})
}

// TestNothingIsForetoldDuringAnArrival points at everything while the ship is in.
func TestNothingIsForetoldDuringAnArrival(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(islas.PhaseSettle, 2))
		r := m.open(t, "en", full)
		r.Rest()
		if !r.arriving() {
			t.Fatal("the ship is not in")
		}
		for _, id := range r.IDs() {
			r.Move(r.Widget(id).Rect.Middle())
			r.linger()
			if r.told() != "" || r.Shows("landed now") {
				t.Errorf("at %s is told %q", id, r.told())
			}
		}
	})
}

// TestRestingOnAPirate says whom it would rob.
func TestRestingOnAPirate(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		t.Run(lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 4, holds(islas.PhaseAction, 2, pirate))
				r := m.open(t, lang, full)
				r.Rest()
				s := r.state()
				i := slices.IndexFunc(s.HandCards(0, nil), func(c islas.Card) bool { return pirate(&s, c) })
				c := s.HandCards(0, nil)[i]
				r.restOnCard(i)
				raid := s.Raid(c.Colour())
				for seat := range raid.Losers.All() {
					n := s.AllHouses(seat).Count()
					want := r.T("forecast.house-of", "name", r.called(seat), "n", n)
					if b, ok := s.At(seat, s.AllHouses(seat).First()); n == 1 && ok {
						want = r.T("forecast.house", "name", r.called(seat), "piece", r.T("building.house."+b.Colour.String()))
					}
					if !r.Shows(want) || !strings.Contains(r.told(), r.called(seat)) && seat != 0 {
						t.Errorf("told is %q, want one that names %s, and %q", r.told(), r.called(seat), want)
					}
				}
			})
		})
	}
}

// TestForecastOfTheDiscards rests on the top card of the discard pile, and on cards of the pile spread out.
func TestForecastOfTheDiscards(t *testing.T) {
	for _, w := range []harness.Window{full, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}} {
		t.Run(w.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 3, func(m moment) bool {
					s := m.state()
					n := s.DiscardSize()
					return decides(islas.PhaseAction, 3)(m) && n > 4 && s.DiscardAt(n-1).Settler() && s.DiscardAt(n-3).Settler()
				})
				r := m.open(t, "en", w)
				r.Rest()
				s := r.state()
				r.Move(r.Widget("discard").Rect.Middle())
				r.linger()
				if want := r.sentence(&s, s.DiscardAt(s.DiscardSize()-1)); !strings.Contains(r.told(), want) {
					t.Errorf("told is %q, want %q", r.told(), want)
				}
				r.Click("discard")
				r.Rest()
				r.Move(r.Widget("discarded.2").Rect.Middle())
				r.linger()
				if want := r.sentence(&s, s.DiscardAt(s.DiscardSize()-3)); !strings.Contains(r.told(), want) {
					t.Errorf("told is %q, want %q", r.told(), want)
				}
			})
		})
	}
}

// TestForecastOfTheLog rests on lines of the log that name a settler; the forecast covers neither the line nor the cards.
func TestForecastOfTheLog(t *testing.T) {
	for _, w := range []harness.Window{full, {W: 1280, H: 720, Percent: 200}} {
		bubbled(t, w.String(), func(t *testing.T) {
			r := find(t, 4, decides(islas.PhaseAction, 4)).open(t, "de", w)
			r.Rest()
			if r.Has("open.log") {
				r.Click("open.log")
				r.Rest()
			}
			s := r.state()
			asked := 0
			for _, id := range r.IDs() {
				line, ok := r.Find(id)
				if !ok || !strings.HasPrefix(id, "log.") && !strings.HasPrefix(id, "said.") || !line.Visible || line.Rect.H < 20*r.Scale() {
					continue
				}
				for c := range islas.Card(islas.Occupations) {
					if !strings.Contains(line.Label, r.cardName(c)) || strings.Contains(line.Label, "zieht ") && strings.Contains(line.Label, "Karte") {
						continue
					}
					asked++
					r.Move(line.Rect.Middle())
					r.linger()
					if want := r.sentence(&s, c); !strings.Contains(r.told(), want) {
						t.Errorf("of %q is told %q, want %q", line.Label, r.told(), want)
					}
					if slip, ok := r.Find("forecast"); ok && !slip.Rect.Intersect(line.Rect).Empty() {
						t.Errorf("the forecast at %v covers the line at %v", slip.Rect, line.Rect)
					}
					break
				}
			}
			if asked == 0 {
				t.Error("no line names a settler")
			}
		})
	}
}

// TestWhatABuildingChanges points at plots while a house or a palace is being chosen: the plot shows the points that are gained, and the
// forecast the rest.
func TestWhatABuildingChanges(t *testing.T) {
	for _, k := range []islas.ActionKind{islas.Build, islas.MakePalace} {
		for _, lang := range []string{"en", "de"} {
			t.Run(fmt.Sprint(k, lang), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, 3, func(m moment) bool {
						return m.state().Decision().Seat == 0 && m.state().Round() > 3 && m.decision().Phase <= islas.PhaseDone && can(m, k)
					})
					r := m.open(t, lang, full)
					r.Rest()
					legal := r.legal()
					a := legal[slices.IndexFunc(legal, func(a islas.Action) bool { return a.Kind == k })]
					way := r.way(a)
					for _, id := range way[:len(way)-1] {
						r.Click(id)
					}
					r.Rest()
					r.Move(r.Widget(way[len(way)-1]).Rect.Middle())
					r.linger()
					before, after := r.state(), r.state()
					if err := after.Apply(a, nil); err != nil {
						t.Fatal(err)
					}
					gain := after.Points(0) - before.Points(0)
					sign := map[int]string{0: "±0", 1: "+1"}[gain]
					if !strings.Contains(r.told(), sign) || r.writes(sign, 0) == 0 {
						t.Errorf("told is %q, the gain is %s", r.told(), sign)
					}
					for c := range islas.Colour(islas.Colours) {
						power := r.T("power." + c.Power().String())
						if moved := before.OwnerOf(c) != after.OwnerOf(c); moved != strings.Contains(r.told(), power) {
							t.Errorf("told is %q, but “%s” changes hands: %v", r.told(), power, moved)
						}
					}
					was, is, of := r.unseen(&before), r.unseen(&after), hiddenSettlers(&before)
					if lines := strings.Split(r.told(), "\n"); len(lines) > 3 || len(lines) == 2 && !strings.Contains(r.told(), strconv.Itoa(is)) {
						t.Errorf("told is %q, of %d settlers %d would come, before %d", r.told(), of, is, was)
					}
				})
			})
		}
	}
}

// changed returns the settlers of the first seat's hand that would come to it after an action and not before, and those that no
// longer would; the card that the action builds is not among them.
func changed(s *islas.State, a islas.Action) (comes, leaves []islas.Card) {
	after := *s
	if after.Apply(a, nil) != nil {
		return nil, nil
	}
	known := after.HandCards(0, nil)
	for _, c := range slices.Compact(known) {
		if !c.Settler() {
			continue
		}
		switch was, is := surveyOf(s, c).winner == 0, surveyOf(&after, c).winner == 0; {
		case is && !was:
			comes = append(comes, c)
		case was && !is:
			leaves = append(leaves, c)
		}
	}
	return comes, leaves
}

// TestWhoWouldComeThen points at a plot where a house would make a settler of the hand change its mind.
func TestWhoWouldComeThen(t *testing.T) {
	for _, coming := range []bool{true, false} {
		t.Run(fmt.Sprint(coming), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				var a islas.Action
				var who islas.Card
				m := find(t, 3, func(m moment) bool {
					s := m.state()
					if !decides(islas.PhaseAction, 2)(m) {
						return false
					}
					for _, a = range s.Legal(nil) {
						after := *s
						if a.Kind != islas.Build || after.Apply(a, nil) != nil {
							continue
						}
						comes, leaves := changed(s, a)
						if coming && len(comes) == 1 && len(leaves) == 0 {
							who = comes[0]
							return true
						}
						if !coming && len(leaves) == 1 && len(comes) == 0 {
							who = leaves[0]
							return true
						}
					}
					return false
				})
				r := m.open(t, "de", full)
				r.Rest()
				way := r.way(a)
				r.Click(way[0])
				r.Rest()
				r.Move(r.Widget(way[1]).Rect.Middle())
				r.linger()
				key := map[bool]string{true: "forecast.newcomer.", false: "forecast.gone."}[coming]
				if want := r.T(key+r.T("gender."+who.ID()), "who", r.cardName(who)); !strings.Contains(r.told(), want) {
					t.Errorf("%v: told is %q, want %q", a, r.told(), want)
				}
			})
		})
	}
}

// hiddenSettlers counts the settlers that the first seat has not in sight.
func hiddenSettlers(s *islas.State) (n int) {
	for _, k := range hiddenKinds(s) {
		n += k
	}
	return n
}

// hiddenKinds counts them by occupation.
func hiddenKinds(s *islas.State) (n [islas.Occupations]int) {
	seen := s.HandCards(0, s.Discard(nil))
	for i := range s.ShipSize() {
		if c, by := s.ShipAt(i); by == 0 {
			seen = append(seen, c)
		}
	}
	for c := range n {
		n[c] = islas.Copies
	}
	for _, c := range seen {
		if c.Settler() {
			n[c]--
		}
	}
	return n
}

// unseen counts the settlers not in sight that would come to the first seat.
func (r *rig) unseen(s *islas.State) (n int) {
	for c, copies := range hiddenKinds(s) {
		if surveyOf(s, islas.Card(c)).winner == 0 {
			n += copies
		}
	}
	return n
}

// TestButtonsSayWhatTheyBring compares the number on the buttons for palaces and towns with what the best of them brings.
func TestButtonsSayWhatTheyBring(t *testing.T) {
	for k, id := range map[islas.ActionKind]string{islas.MakePalace: "palace", islas.MakeTown: "town"} {
		t.Run(id, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 2, func(m moment) bool {
					return m.decision().Seat == 0 && m.decision().Phase <= islas.PhaseDone && can(m, k)
				})
				r := m.open(t, "en", full)
				r.Rest()
				best := -9
				for _, a := range r.legal() {
					if after := r.state(); a.Kind == k && after.Apply(a, nil) == nil {
						s := r.state()
						best = max(best, after.Points(0)-s.Points(0))
					}
				}
				sign := map[int]string{0: "±0", 1: "+1", 2: "+2"}[best]
				if b := r.Widget(id); !r.ShowsIn(sign, b.Rect) || !strings.Contains(b.Tooltip, sign) {
					t.Errorf("the button says %q, it brings %s", b.Tooltip, sign)
				}
			})
		})
	}
}

// TestCardsSayTheirWishes reads the texts of all cards of a hand, in both languages.
func TestCardsSayTheirWishes(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		bubbled(t, lang, func(t *testing.T) {
			r := find(t, 3, func(m moment) bool { return decides(islas.PhaseAction, 2)(m) && m.state().HandSize(0) > 5 }).open(t, lang, full)
			r.Rest()
			s := r.state()
			for i, c := range s.HandCards(0, nil) {
				w := r.Widget(fmt.Sprintf("card.%d", i))
				text, at := w.Tooltip, 0
				if !w.Enabled {
					text = w.Why
				}
				for k, p := range c.Priorities() {
					want := fmt.Sprintf("%d. %s", k+1, r.wish(p))
					if c.Settler() && !strings.Contains(text[at:], want) {
						t.Errorf("%v: %q does not say %q", c, text, want)
					}
				}
				if house := r.T("building.house." + c.Colour().String()); c.Settler() && !strings.Contains(text, house) {
					t.Errorf("%v: %q does not say %q", c, text, house)
				}
			}
		})
	}
}

// TestPromptNamesOnlyWhatCanBeDone reads the line that says what to do at many moments.
func TestPromptNamesOnlyWhatCanBeDone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		seen := map[string]int{}
		for seats := 2; seats <= 5; seats++ {
			for m := range moments(seats) {
				if d := m.decision(); d.Seat != 0 || d.Phase != islas.PhaseAction && d.Phase != islas.PhaseDone {
					continue
				}
				key := promptKey(m)
				if seen[key]++; seen[key] > 2 {
					continue
				}
				r := m.open(t, "en", full)
				r.Rest()
				if want := r.T(key, "name", r.name(0)); !strings.Contains(r.prompt(), want) {
					t.Errorf("the line says %q, want %q", r.prompt(), want)
				}
			}
		}
		if len(seen) < 4 {
			t.Errorf("only these have come up: %v", seen)
		}
	})
}

// TestPromptOfAFullIsland fills an island with houses: the line offers to draw and to make room, and no building.
func TestPromptOfAFullIsland(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m, _, err := match.New(engine.Engine{}, someSetup(3, alone(2)...))
		if err != nil {
			t.Fatal(err)
		}
		for s := m.State(); s.Decision() != (islas.Decision{Phase: islas.PhaseAction, Seat: 0}) || s.Free(0) != 0; s = m.State() {
			if s.Over() {
				t.Fatal("the game is over, and the island is not full")
			}
			legal := s.Legal(nil)
			order := []islas.ActionKind{islas.Build, islas.DrawCards, islas.Load, islas.EndTurn, islas.Settle, islas.Lose, islas.Name}
			if s.HandSize(max(s.Turn(), 0)) < 4 {
				order[0], order[1] = order[1], order[0]
			}
			i := -1
			for _, k := range order {
				if i < 0 {
					i = slices.IndexFunc(legal, func(a islas.Action) bool { return a.Kind == k })
				}
			}
			if _, err := m.Do(legal[i]); err != nil {
				t.Fatal(err)
			}
		}
		r := newRig(t, "en", full)
		r.carryOn(m)
		r.Rest()
		if want := r.T("prompt.full-convert", "name", r.name(0)); !strings.Contains(r.prompt(), want) || strings.Contains(r.prompt(), "build") {
			t.Errorf("the line says %q, want %q", r.prompt(), want)
		}
	})
}

// promptKey is the key of what the line should say to the first seat, by what is legal.
func promptKey(m moment) string {
	converts := can(m, islas.MakePalace) || can(m, islas.MakeTown)
	s := m.state()
	if m.decision().Phase == islas.PhaseDone {
		switch {
		case converts:
			return "prompt.done-convert"
		case can(m, islas.ExtraCard):
			return "prompt.done-extra"
		}
		return "prompt.done"
	}
	settlers := 0
	for _, c := range s.HandCards(0, nil) {
		if c.Settler() {
			settlers++
		}
	}
	switch {
	case can(m, islas.Build):
		return "prompt.action"
	case s.Free(0) == 0 && converts:
		return "prompt.full-convert"
	case s.Free(0) == 0:
		return "prompt.full"
	case settlers == 0 && s.HandSize(0) > 1:
		return "prompt.must-draw-pirates"
	}
	return "prompt.must-draw-few"
}
