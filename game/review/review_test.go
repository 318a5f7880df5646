package review_test

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"islas/game"
	"islas/game/ai/search"
	colonies "islas/game/colonies/engine"
	islas "islas/game/islas/engine"
	"islas/game/match"
	"islas/game/model"
	puertorico "islas/game/puertorico/engine"
	"islas/game/review"
)

// quick returns the effort of tests for which the quality of the review does not matter.
func quick() review.Effort { return review.Effort{Curve: 2000, Think: 1000, Compare: 1000, Deep: 200} }

// reviewed returns the verdict of a review.
func reviewed[S any, A game.Action, E, V any](t testing.TB, g review.Game[S, A, E, V], seats int, past review.Past[S, A], effort review.Effort, seed uint64) *review.Verdict[A] {
	t.Helper()
	r := begin(t, g, seats, past, effort, seed)
	if !r.Step(math.MaxInt) {
		t.Fatal("the review does not end")
	}
	if done, all := r.Progress(); done != all || all == 0 {
		t.Errorf("when it is done %d of %d play-outs are made", done, all)
	}
	return r.Verdict()
}

// TestEveryGame reviews a match of every game and of several numbers of players: chances add up, decisions follow each other, and
// the accounts of the chances at the end are exact.
func TestEveryGame(t *testing.T) {
	for _, seats := range []int{2, 3, 4, 5} {
		if seats != 3 && testing.Short() {
			continue
		}
		if seats <= model.MaxSeats {
			t.Run("model", func(t *testing.T) { check(t, model.Game{}, seats, "easy") })
		}
		t.Run("islas", func(t *testing.T) { check(t, islas.Engine{}, seats, "easy") })
		t.Run("puertorico", func(t *testing.T) { check(t, puertorico.Engine{}, seats, "easy") })
		if info := (colonies.Engine{}).Info(); seats >= info.MinSeats && seats <= info.MaxSeats {
			t.Run("colonies", func(t *testing.T) { check(t, colonies.Engine{}, seats, "easy") })
		}
	}
}

func check[S any, A game.Action, E, V any](t *testing.T, g review.Game[S, A, E, V], seats int, level string) {
	t.Parallel()
	past := played(t, g, seats, level, uint64(seats))
	v := reviewed(t, g, seats, past, quick(), 3)
	at := 0
	for i := range v.Moments {
		m := &v.Moments[i]
		if m.At != at || m.Seat != g.Decider(&past.Positions[at]) || m.Round != g.Round(&past.Positions[at]) || m.Done[0] != past.Actions[at] {
			t.Fatalf("moment %d is %+v, at action %d", i, m, at)
		}
		at += len(m.Done)
		for _, c := range []review.Chances{m.Before, m.Expected, m.After} {
			sum := 0
			for seat, n := range c {
				if sum += n; n < 0 || seat >= seats && n > 0 {
					t.Fatalf("moment %d: the chances are %v", i, c)
				}
			}
			if sum != review.Whole {
				t.Fatalf("moment %d: the chances %v are %d together", i, c, sum)
			}
		}
		if m.Within && (m.Made(m.Seat) != 0 || v.Moments[i-1].Seat != m.Seat || v.Moments[i-1].Expected != m.Before) {
			t.Errorf("moment %d goes on with a turn: %+v", i, m)
		}
		if i+1 < len(v.Moments) && m.After != v.Moments[i+1].Before {
			t.Errorf("after moment %d: %v, and at the next %v", i, m.After, v.Moments[i+1].Before)
		}
		if m.Cost < 0 || (m.Cost > 0) != (m.Best != nil) || m.Cost > 0 && !m.Choice {
			t.Errorf("moment %d: %+v", i, m)
		}
	}
	if at != len(past.Actions) {
		t.Errorf("%d of %d actions are looked at", at, len(past.Actions))
	}
	checkEnd(t, g, v, &past.Positions[at])
	checkTurns(t, v)
}

// checkEnd compares the end with the winners.
func checkEnd[S any, A game.Action, E, V any](t *testing.T, g review.Game[S, A, E, V], v *review.Verdict[A], end *S) {
	t.Helper()
	winners := g.Winners(end)
	for seat, a := range v.Accounts {
		if a.Start+a.Luck+a.Own+a.Others != a.End {
			t.Errorf("seat %d: %+v does not add up", seat, a)
		}
		if want := review.Won(winners)[seat]; a.End != want {
			t.Errorf("seat %d has %d at the end, want %d", seat, a.End, want)
		}
	}
}

// checkTurns requires a few turning points, in their order.
func checkTurns[A any](t *testing.T, v *review.Verdict[A]) {
	t.Helper()
	if n := len(v.Turns); n < 3 || n > 7 {
		t.Errorf("there are %d turning points", n)
	}
	for i, turn := range v.Turns {
		m := &v.Moments[turn.Moment]
		size := map[review.Kind]int{
			review.Mistake: m.Cost, review.Stroke: m.Made(turn.Seat), review.Fortune: m.Luck(turn.Seat), review.Mishap: -m.Luck(turn.Seat),
		}[turn.Kind]
		if i > 0 && v.Turns[i-1].Moment >= turn.Moment || turn.Size <= 0 || turn.Size != size {
			t.Errorf("turning point %d is %+v, and the moment %+v", i, turn, m)
		}
	}
}

// counting is a model game that counts play-outs.
type counting struct {
	model.Game
	n *int
}

// Outlook implements review.Game.
func (c counting) Outlook(seats int) review.Outlook[model.Position, model.View] {
	return counted{c.Game.Outlook(seats), c.n}
}

type counted struct {
	review.Outlook[model.Position, model.View]
	n *int
}

// PlayOut implements review.Outlook.
func (c counted) PlayOut(p *model.Position, chance *search.Chance) review.Chances {
	*c.n++
	return c.Outlook.PlayOut(p, chance)
}

// TestSlices works in the smallest slices: none makes more than the two play-outs of a pair, the work done never shrinks, and the
// result is that of one long slice. Another seed gives another result.
func TestSlices(t *testing.T) {
	past := played(t, model.Game{}, 3, "easy", 5)
	want := reviewed(t, model.Game{}, 3, past, quick(), 7)
	n := 0
	r := begin(t, counting{n: &n}, 3, past, quick(), 7)
	for done, before := false, 0; !done; {
		n = 0
		done = r.Step(1)
		now, all := r.Progress()
		if n > 2 || now < before || now > all {
			t.Fatalf("%d play-outs in a slice; %d of %d after %d", n, now, all, before)
		}
		before = now
	}
	if !reflect.DeepEqual(r.Verdict(), want) {
		t.Error("in slices another review comes out")
	}
	if reflect.DeepEqual(reviewed(t, model.Game{}, 3, past, quick(), 8), want) {
		t.Error("another seed changes nothing")
	}
}

// TestDecisionsAreJudgedByViews replaces the position at every decision by another one that the seat that decides cannot tell
// from it. The judgement of decisions stays the same; the chances, which see all hands, do not.
func TestDecisionsAreJudgedByViews(t *testing.T) {
	t.Run("model", func(t *testing.T) { judge(t, model.Game{}, "random") })
	t.Run("islas", func(t *testing.T) { judge(t, islas.Engine{}, "easy") })
}

func judge[S any, A game.Action, E, V any](t *testing.T, g review.Game[S, A, E, V], level string) {
	t.Parallel()
	past := played(t, g, 4, level, 2)
	want := reviewed(t, g, 4, past, quick(), 7)
	outlook := g.Outlook(4)
	for i := range past.Actions {
		s := &past.Positions[i]
		outlook.Sample(s, g.View(s, g.Decider(s)), uint64(i))
	}
	got := reviewed(t, g, 4, past, quick(), 7)
	costs, changed := 0, 0
	for i := range want.Moments {
		a, b := &want.Moments[i], &got.Moments[i]
		if a.Before != b.Before {
			changed++
		}
		// The choice of decisions to look at once more, and how the work is shared, depend on the chances of all.
		if a.Cost > 0 && b.Cost > 0 {
			costs++
		}
		if a.Choice != b.Choice || a.Cost > 0 && b.Cost > 0 && !reflect.DeepEqual(a.Best, b.Best) {
			t.Errorf("moment %d: %v would have been better than %v, and with other cards that nobody saw %v", i, a.Best, a.Done, b.Best)
		}
	}
	if costs == 0 || changed < len(want.Moments)/2 {
		t.Errorf("%d decisions cost something, the chances of %d of %d changed", costs, changed, len(want.Moments))
	}
}

// TestMistake builds where it counts least instead of where it counts most, in the last turn of a match: the review finds that,
// the better choice and the cost.
func TestMistake(t *testing.T) {
	g := model.Game{}
	tried := 0
	for seed := range uint64(200) {
		past, better, ok := blundered(t, seed)
		if !ok {
			continue
		}
		tried++
		v := reviewed(t, g, 2, past, quick(), 1)
		m := &v.Moments[len(v.Moments)-2]
		if len(m.Best) != 1 || !better[m.Best[0]] || m.Cost < review.Whole/4 {
			t.Errorf("seed %d: %v was done, %v would have been better by %d; want one of %v", seed, m.Done, m.Best, m.Cost, better)
		}
		found := false
		for _, turn := range v.Turns {
			found = found || turn.Kind == review.Mistake && turn.Seat == m.Seat && turn.Moment == len(v.Moments)-2
		}
		if !found {
			t.Errorf("seed %d: the turning points are %+v", seed, v.Turns)
		}
	}
	if tried < 3 {
		t.Errorf("only %d matches were thrown away by the last house", tried)
	}
}

// An action of a lesson or the lantern is nobody's mistake, whatever it cost.
func TestHelpIsNoMistake(t *testing.T) {
	seed := uint64(0)
	past, _, ok := blundered(t, seed)
	for ; !ok; past, _, ok = blundered(t, seed) {
		seed++
	}
	for _, by := range []match.Helper{match.Nobody, match.Lesson, match.Lantern} {
		past.Helpers[len(past.Actions)-2] = by
		v := reviewed(t, model.Game{}, 2, past, quick(), 1)
		m := &v.Moments[len(v.Moments)-2]
		mistake := slices.ContainsFunc(v.Turns, func(turn review.Turn) bool { return turn.Kind == review.Mistake && turn.Moment == len(v.Moments)-2 })
		if own := by == match.Nobody; (m.Cost > 0) != own || mistake != own {
			t.Errorf("chosen by %q, it cost %d, and is a mistake: %v", by, m.Cost, mistake)
		}
	}
}

// blundered plays a match of two in which the last house loses it, and another one would have won. ok is false where that is
// impossible.
func blundered(t *testing.T, seed uint64) (review.Past[model.Position, model.Action], map[model.Action]bool, bool) {
	t.Helper()
	g := model.Game{}
	past := played(t, g, 2, "easy", seed)
	n := len(past.Actions)
	s := past.Positions[n-2]
	lowest, better := model.Action{}, map[model.Action]bool{}
	for _, a := range g.Legal(&s, nil) {
		if a.Kind != model.Build {
			continue
		}
		end := s
		if g.Apply(&end, a, nil) != nil || g.Apply(&end, model.Action{}, nil) != nil {
			t.Fatal("the last turn cannot be played otherwise")
		}
		switch won := g.Winners(&end); {
		case won == game.SeatSet(0).Add(g.Decider(&s)):
			better[a] = true
		case !won.Has(g.Decider(&s)):
			lowest = a
			past.Positions[n], past.Positions[n-1] = end, s
			_ = g.Apply(&past.Positions[n-1], a, nil)
		}
	}
	past.Actions[n-2] = lowest
	return past, better, len(better) > 0 && lowest.Card != 0
}

// TestLuck requires chance to give and take only where a card is drawn.
func TestLuck(t *testing.T) {
	past := played(t, model.Game{}, 3, "easy", 4)
	v := reviewed(t, model.Game{}, 3, past, review.Effort{Curve: 60_000, Think: 100, Compare: 100, Deep: 100}, 1)
	lucky := 0
	for i, m := range v.Moments {
		drawn := m.Done[0] == model.Action{} && i < len(v.Moments)-1
		if !drawn && m.Expected != m.After {
			t.Errorf("moment %d, %v: chance is said to have a part", i, m.Done)
		}
		if drawn && m.Expected != m.After {
			lucky++
		}
		if drawn && m.Made(m.Seat) > review.Whole/10 {
			t.Errorf("moment %d: to end a turn is said to have brought %d", i, m.Made(m.Seat))
		}
	}
	if lucky < 8 {
		t.Errorf("only %d draws mattered", lucky)
	}
}

// TestBrokenOff reviews matches that are not over: the last chances are estimates.
func TestBrokenOff(t *testing.T) {
	past := played(t, model.Game{}, 3, "easy", 5)
	past.Actions = past.Actions[:8]
	past.Positions = past.Positions[:9]
	v := reviewed(t, model.Game{}, 3, past, quick(), 7)
	for seat, a := range v.Accounts {
		if a.End <= 0 || a.End >= review.Whole {
			t.Errorf("seat %d wins by %d in a match that goes on", seat, a.End)
		}
	}
	past.Actions, past.Positions = nil, past.Positions[:1]
	r := begin(t, model.Game{}, 3, past, quick(), 7)
	if !r.Step(1) || len(r.Verdict().Moments) > 0 || len(r.Verdict().Turns) > 0 {
		t.Errorf("nothing was done, and the verdict is %+v", r.Verdict())
	}
}

// TestPastOf requires the positions of a match, from the first to the last, whether it was played here or comes from a record.
func TestPastOf(t *testing.T) {
	g := model.Game{}
	m := finished(t, g, 2, "random", 5)
	past := review.PastOf(m)
	if n := m.Played(); len(past.Actions) != n || len(past.Positions) != n+1 || past.Positions[n] != m.State() {
		t.Fatalf("%d actions, %d positions", len(past.Actions), len(past.Positions))
	}
	for i, a := range past.Actions {
		s := past.Positions[i]
		if err := g.Apply(&s, a, nil); err != nil || g.Digest(&s) != g.Digest(&past.Positions[i+1]) {
			t.Errorf("action %d: %v", i, err)
		}
	}
	told := match.Recorded(g, m.Setup(), match.Told[model.Position, model.Action, model.Event]{
		Steps: m.Steps(), Actions: past.Actions, Marks: m.Marks(),
	})
	if !reflect.DeepEqual(review.PastOf(told), past) {
		t.Error("told by a record it is another match")
	}
}
