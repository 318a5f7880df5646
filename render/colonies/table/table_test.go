package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/render/colonies/caption"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
)

// whole plays whole games.
func whole() tabletest.Whole[colonies.State, colonies.Action, colonies.Event] {
	return tabletest.Whole[colonies.State, colonies.Action, colonies.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[colonies.State, colonies.Action, colonies.Event] {
			r := newRig(t, lang, w)
			setup := someSetup(seed, controls...)
			setup.Values = map[string]int{engine.Goal: colonies.MinGoal}
			r.Begin(setup)
			return r.Rig
		},
		Level: level, Clicks: clicks, Most: 3000, Least: colonies.MinSeats,
	}
}

// TestWholeGameByMouse plays a short game of two people and a computer with clicks alone.
func TestWholeGameByMouse(t *testing.T) { whole().ByMouse(t) }

// TestOfferIsMadeInThreeTaps makes an offer by what is given, what is wanted and to whom; all answers are seen, and the deal is withdrawn.
func TestOfferIsMadeInThreeTaps(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool { // somebody has said yes
			a := m.actions[m.at]
			return decides(colonies.DecideMain, 1)(m) && a.Kind == colonies.MakeOffer && a.N == 1 && a.M == 1 &&
				slices.ContainsFunc(m.actions[m.at:min(m.at+5, len(m.actions))], func(a colonies.Action) bool { return a.Kind == colonies.Deal })
		})
		offer := m.actions[m.at]
		r := m.open(t, "en", full, alone(4)...)
		since := r.happened()
		for _, id := range []string{"give." + offer.Give.ID(), "want." + offer.Want.ID(), "do " + offer.String()} {
			r.Bring(id)
			r.Click(id)
			r.Wait(2)
		}
		r.Rest()
		if done := r.Match().Actions(); done[m.at] != offer {
			t.Fatalf("done is %v", done[m.at:])
		}
		if n := r.acted(since, colonies.AnswerNo, colonies.AnswerYes, colonies.AnswerMore, colonies.AnswerCard); n != 3 {
			t.Errorf("%d players have answered", n)
		}
		seen := 0
		for _, w := range r.UI.Widgets() {
			if strings.HasPrefix(w.ID, "answer.") || strings.HasPrefix(w.ID, "do deal") {
				seen++
			}
		}
		if seen != 3 {
			t.Errorf("%d answers are seen: %v", seen, r.IDs())
		}
		r.Click("do nodeal")
		r.Rest()
		if done := r.Match().Actions(); done[len(done)-1].Kind != colonies.NoDeal {
			t.Errorf("the offer is not withdrawn: %v", done[m.at:])
		}
	})
}

// TestNoOffersThisTurn refuses every offer of the turn with one click, without the machine being handed over again.
func TestNoOffersThisTurn(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			s := m.state()
			d := s.Decision()
			left, _ := s.OffersLeft()
			return d.Kind == colonies.DecideAnswer && d.Seat == 0 && len(s.Legal(nil)) > 1 && left > 0 && s.HandSize(s.Turn()) > 3
		})
		turn := m.state().Turn()
		controls := []string{game.Human, level, level}
		controls[turn] = game.Human
		r := m.open(t, "de", full, controls...)
		if !r.Has("here") {
			t.Fatal("the machine is not handed over to whoever is asked")
		}
		r.Click("here")
		r.Rest()
		r.Click("no-offers")
		r.Rest()
		if r.Has("here") {
			r.Click("here")
			r.Rest()
		}
		if r.Has("do nodeal") {
			r.Click("do nodeal")
			r.Rest()
		}
		s := r.Match().State()
		for _, a := range s.Legal(nil) {
			if a.Kind != colonies.MakeOffer {
				continue
			}
			for _, id := range []string{"give." + a.Give.ID(), "want." + a.Want.ID(), "do " + colonies.OfferAction(1, a.Give, 1, a.Want).String()} {
				r.Click(id)
				r.Wait(2)
			}
			break
		}
		r.Rest()
		if n := r.Match().State(); r.Has("here") || n.Decision().Kind == colonies.DecideAnswer && n.Decision().Seat == 0 {
			t.Errorf("somebody who wants no offers is asked again: %v", r.Match().Actions()[m.at:])
		}
	})
}

// TestDiscardsAreChosenTogether chooses all cards of a seven and discards them at once.
func TestDiscardsAreChosenTogether(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			return decides(colonies.DecideDiscard, 1)(m) && m.state().Discards(0) == m.state().Decision().N
		})
		r := m.open(t, "es", full, alone(4)...)
		since, n := r.happened(), m.state().Decision().N
		if w := r.Widget("confirm"); w.Enabled {
			t.Error("nothing is chosen, but it can be confirmed")
		}
		for range n {
			for k := colonies.Resource(colonies.Resources - 1); ; k-- {
				if id := "keep." + k.ID(); r.Widget(id).Enabled {
					r.Click(id)
					r.Wait(2)
					break
				}
			}
		}
		r.Click("confirm")
		r.Rest()
		if done := r.acted(since, colonies.Discard); done < n {
			t.Fatalf("%d cards are discarded, not %d", done, n)
		}
	})
}

// TestEveryActionIsClicked takes an action of every kind by clicks on what a suggestion for it marks, as its player did in a game of computers.
func TestEveryActionIsClicked(t *testing.T) {
	for k := colonies.ActionKind(0); k < colonies.Kinds; k++ {
		if k == colonies.RobNone || k == colonies.Explore || k == colonies.Discard || k == colonies.Redeem { // hardly ever a choice, or several at once
			continue
		}
		t.Run(caption.Verb(func(key string, _ ...any) string { return key }, k), func(t *testing.T) {
			tabletest.Bubble(t, func(t *testing.T) {
				m, ok := seek(3+int(k)%2, func(m moment) bool {
					s := m.state()
					return m.actions[m.at].Kind == k && s.Decision().Seat == 0 && len(s.Legal(nil)) > 1
				})
				if !ok {
					t.Skip("computers have not done it")
				}
				r := m.open(t, "en", full, alone(len(m.setup.Seats))...)
				r.do(m.actions[m.at])
			})
		})
	}
}

// TestWholeGameByKeys plays a whole game with the keyboard alone: the focus is always seen, and reaches everything that can be done.
func TestWholeGameByKeys(t *testing.T) {
	need.Time(t)
	whole().ByKeys(t)
}

// TestWholeGamesOnLargeTables plays whole games with the keys at a table seen in part, and begins one with a finger alone.
func TestWholeGamesOnLargeTables(t *testing.T) {
	need.Time(t)
	whole().Enlarged(t)
}

// TestWholeGameIsWatched watches whole games of computers, in windows of all layouts: every text has room at every moment.
func TestWholeGameIsWatched(t *testing.T) {
	for i, w := range need.Few([]harness.Window{full, {W: 568, H: 320, Percent: 200}, {W: 800, H: 1280, Percent: 100}, {W: 550, H: 900, Percent: 100}}, 1, 1) {
		lang, seats := []string{"de", "es", "en", "de"}[i], colonies.MinSeats+i%2
		t.Run(w.String(), func(t *testing.T) {
			tabletest.Bubble(t, func(t *testing.T) {
				r := newRig(t, lang, w)
				r.Begin(someSetup(uint64(31+i), slices.Repeat([]string{level}, seats)...))
				for ticks := 0; r.Stage.Top() != nil && !r.Has("result"); ticks++ {
					if ticks > 40000 {
						t.Fatal("the game does not end")
					}
					r.Pass(350 * time.Millisecond)
				}
			})
		})
	}
}
