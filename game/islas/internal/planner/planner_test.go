package planner

import (
	"flag"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	assets "islas/assets/islas"
	"islas/game"
	"islas/game/ai/net"
	"islas/game/ai/search"
	"islas/game/islas"
	"islas/game/islas/internal/aitest"
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
)

// hard returns the planner of the level with the weights of the program.
func hard(t testing.TB, playOuts int) Planner {
	t.Helper()
	w, err := policy.Parse(assets.Policy)
	if err != nil {
		t.Fatal(err)
	}
	n, err := net.Read[value.Net](assets.Value)
	if err != nil {
		t.Fatal(err)
	}
	return Hard(w, n, playOuts)
}

func begin(t testing.TB, seats int, seed uint64) islas.State {
	t.Helper()
	return aitest.Begin(t, seats, islas.DefaultDrawPrivilege, seed)
}

func do(t testing.TB, s *islas.State, a islas.Action) {
	t.Helper()
	if err := s.Apply(a, nil); err != nil {
		t.Fatal(err)
	}
}

// TestCandidates requires legal actions without repetition, all of them where there is room, and otherwise those the policy
// prefers.
func TestCandidates(t *testing.T) {
	p := hard(t, 1)
	cut := 0
	for seed := range uint64(30) {
		src := rand.New(rand.NewPCG(seed, 2))
		for s := begin(t, 2+int(seed%4), seed); !s.Over(); {
			seen := s.View(s.Decision().Seat).State()
			g := model{seat: seen.Decision().Seat, policy: policy.New(p.Policy)}
			legal := s.Legal(nil)
			all, few := g.candidates(&seen, 1000), g.candidates(&seen, 6)
			extra := slices.Contains(legal, islas.ExtraAction())
			if !extra && len(all) != len(legal) || len(few) > 6 || extra && len(all) != 1 {
				t.Fatalf("%d and %d candidates for %d actions", len(all), len(few), len(legal))
			}
			for i, a := range few {
				if !slices.Contains(legal, a) || slices.Contains(few[:i], a) {
					t.Fatalf("%v is not legal, or there twice", a)
				}
			}
			if !extra && len(legal) > 6 {
				cut++
				g.policy.Options(&seen)
				least := int32(math.MaxInt32)
				for _, a := range few {
					least = min(least, g.policy.Score(a))
				}
				for _, a := range legal {
					if g.policy.Score(a) > least && !slices.Contains(few, a) {
						t.Fatalf("%v was left out although the policy likes it better", a)
					}
				}
			}
			do(t, &s, legal[src.IntN(len(legal))])
		}
	}
	if cut == 0 {
		t.Error("there were never more than six actions")
	}
}

// TestSample requires samples to fit what the seat sees, and those of one seed to be equal.
func TestSample(t *testing.T) {
	s := begin(t, 3, 1)
	g := model{view: s.View(0)}
	var a, b, c islas.State
	g.Sample(&a, 1)
	g.Sample(&b, 1)
	g.Sample(&c, 2)
	if a != b || a == c || a.View(0) != s.View(0) {
		t.Error("samples differ from what the seat sees, or do not depend on the seed alone")
	}
}

// TestHorizon plays out to the ship it should end after.
func TestHorizon(t *testing.T) {
	p := hard(t, 50)
	s := begin(t, 2, 3)
	judged := map[int]int{}
	p.Rounds = 3
	p.Judge = func() Judge {
		return func(s *islas.State, _ game.Seat) int64 {
			judged[s.Round()]++
			return 0
		}
	}
	p.Think(s.View(s.Decision().Seat), 1).Step(math.MaxInt)
	if len(judged) != 1 || judged[s.Round()+3] == 0 {
		t.Errorf("judged in rounds %v, want only %d", judged, s.Round()+3)
	}
}

// TestNoGarbage requires play-outs to make none.
func TestNoGarbage(t *testing.T) {
	s := begin(t, 4, 1)
	thought := hard(t, 1<<30).Think(s.View(s.Decision().Seat), 1)
	thought.Step(100) // makes room
	if n := testing.AllocsPerRun(200, func() { thought.Step(1) }); n != 0 {
		t.Errorf("a play-out allocates %v times", n)
	}
}

var yardstick = flag.Int("yardstick", 60, "games of each kind of TestYardstick")

// all is the game as seen by somebody who sees every card in a hand and on the ship, but not what is still to come.
type all struct {
	model
	truth islas.State
}

func (g *all) Sample(s *islas.State, seed uint64) {
	*s = g.truth
	s.Redraw(rand.NewPCG(seed, 0))
}

// prophet sees what is still to come, too: the order of the deck, and how the next cards will be shuffled.
type prophet struct{ all }

func (g *prophet) Sample(s *islas.State, _ uint64) { *s = g.truth }

// TestYardstick measures the value of everything hidden: the same search, once given the real position and once what a seat may
// know, in games of two. It is the most that any honest player could hope for from reading the others' minds, and shows how near
// luck lets a player come.
func TestYardstick(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: make test-all runs it")
	}
	const playOuts = 200
	p := hard(t, playOuts)
	for name, sees := range map[string]func(all) search.Game[islas.State, plan]{
		"every card dealt": func(g all) search.Game[islas.State, plan] { return &g },
		"every card":       func(g all) search.Game[islas.State, plan] { return &prophet{g} },
	} {
		won := 0.0
		for n := range uint64(*yardstick) {
			cheat := game.Seat(n % 2)
			s := begin(t, 2, n/2)
			for !s.Over() {
				seat := s.Decision().Seat
				v := s.View(seat)
				var a islas.Action
				if seed := n<<16 + uint64(s.Round()); seat == cheat {
					g := all{model{view: v, seat: seat, horizon: s.Round() + p.Rounds, policy: policy.New(p.Policy), judge: p.Judge()}, s}
					seen := v.State()
					search := search.New(sees(g), p.plans(&seen, g.candidates(&seen, p.Actions)), playOuts, seed)
					for !search.Step() {
					}
					a = search.Best().action
				} else {
					thought := p.Think(v, seed)
					thought.Step(math.MaxInt)
					a = thought.Best()
				}
				do(t, &s, a)
			}
			if w := s.Winners(); w.Has(cheat) {
				won += 1 / float64(w.Count())
			}
		}
		share := won / float64(*yardstick)
		t.Logf("who sees %s wins %.1f %% of %d games of two", name, 100*share, *yardstick)
		if share <= 0.5 {
			t.Errorf("seeing %s does not help", name)
		}
	}
}

// BenchmarkPlayOuts measures the play-outs a second at the beginning of games.
func BenchmarkPlayOuts(b *testing.B) {
	p := hard(b, 1<<40)
	var thoughts []Thought
	for seed := range uint64(8) {
		s := begin(b, 2+int(seed%4), seed)
		thoughts = append(thoughts, p.Think(s.View(s.Decision().Seat), seed))
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		thoughts[n%len(thoughts)].Step(1)
		n++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "play-outs/s")
}
