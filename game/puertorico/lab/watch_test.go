package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"reflect"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/arena/play"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/lines"
)

// plan is of games of random players.
func plan(games int) lab.Plan { return lab.Plan{Level: "random", Games: games, Seed: 11} }

// puertoRico is the game with what it needs to be played.
var puertoRico = play.Game[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]{Game: engine.Engine{}, Lines: lines.Lines{}}

// played is a whole game of random players: its setup, its record and what is gathered from it.
func played(t testing.TB, n int) (match.Setup, []byte, facts) {
	t.Helper()
	setup := plan(100).Setup(puertoRico.Info(), n)
	w := (&tally{}).Watch(setup).(*watcher)
	r, err := puertoRico.Play(context.Background(), setup, true, w.Steps)
	if err != nil {
		t.Fatal(err)
	}
	common := lab.NewFacts(puertoRico.Info(), setup, r)
	w.Add(n, &common)
	return setup, r.Record, w.facts
}

// recount counts a game's facts in its match record, by nothing but the lines and the rules.
func recount(t *testing.T, setup match.Setup, data []byte) (f facts) {
	t.Helper()
	s, _, err := puertoRico.New(setup.Options())
	if err != nil {
		t.Fatal(err)
	}
	round := 0
	for line := range bytes.Lines(data) {
		var l struct {
			E      string
			Round  int
			Seat   game.Seat
			Action string
			Forced bool
			Why    []string
			Totals []puertorico.Score
		}
		if err := json.Unmarshal(line, &l); err != nil {
			t.Fatal(err)
		}
		switch l.E {
		case "round":
			round = l.Round
		case "act":
			a, err := puertorico.ParseAction(l.Action)
			if err != nil {
				t.Fatal(err)
			}
			if a.Kind == puertorico.Build {
				f.Built[l.Seat][a.Building()] = round
			}
			if l.Forced {
				continue
			}
			f.Decisions++
			f.Options += len(s.Legal(nil))
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		case "end":
			for _, why := range l.Why {
				f.Ending |= map[string]puertorico.Ending{
					"colonists": puertorico.EndColonists, "city": puertorico.EndCity, "chips": puertorico.EndChips,
				}[why]
			}
			copy(f.Scores[:], l.Totals)
		}
	}
	return f
}

// TestWatcherAgainstRecount compares what is gathered from steps with what is counted in the record of the same game.
func TestWatcherAgainstRecount(t *testing.T) {
	var built [puertorico.Buildings]int
	ends := map[puertorico.Ending]int{}
	for n := range 80 {
		setup, data, got := played(t, n)
		want := recount(t, setup, data)
		want.Facts = got.Facts // those of any game
		if got.First&got.Ending == 0 || got.First&(got.First-1) != 0 {
			t.Errorf("game %d: %b came first of %b", n, got.First, got.Ending)
		}
		want.First = got.First // no line tells it
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("game %d:\ngathered %+v\ncounted  %+v", n, got, want)
		}
		for seat := range got.Players {
			if got.Scores[seat].Total() != got.Points[seat] {
				t.Errorf("game %d: seat %d has %d points, from %+v", n, seat, got.Points[seat], got.Scores[seat])
			}
			for b, round := range got.Built[seat] {
				if round > got.Rounds {
					t.Errorf("game %d: a building of round %d in a game of %d rounds", n, round, got.Rounds)
				}
				built[b] += round
			}
		}
		ends[got.First]++
	}
	for b, rounds := range built {
		if rounds == 0 {
			t.Errorf("%v was never built: the test shows little", puertorico.Building(b))
		}
	}
	if len(ends) < 2 {
		t.Errorf("games end only by %v: the test shows little", ends)
	}
}

// TestWatcherByHand: the end that is triggered first is told apart from those that follow.
func TestWatcherByHand(t *testing.T) {
	w := (&tally{}).Watch(match.Setup{}).(*watcher)
	for _, end := range []puertorico.Ending{puertorico.EndChips, puertorico.EndCity} {
		w.Steps([]puertorico.Step{{Event: puertorico.Event{Kind: puertorico.EvEnding, Ending: end}}})
	}
	w.Steps([]puertorico.Step{{Event: puertorico.Event{Kind: puertorico.EvOver, Ending: puertorico.EndChips | puertorico.EndCity}}})
	if w.facts.First != puertorico.EndChips || w.facts.Ending != puertorico.EndChips|puertorico.EndCity {
		t.Errorf("the end is %+v", w.facts)
	}
}
