package caption

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
)

// actions are all actions that a game could ever ask for, and one that no game does.
func actions() []puertorico.Action {
	all := []puertorico.Action{puertorico.PassAction(), puertorico.DrawAction(), puertorico.ColonistAction(), {Kind: puertorico.Build, What: 99}}
	for r := range puertorico.Role(puertorico.Roles) {
		all = append(all, puertorico.RoleAction(r))
	}
	for t := range puertorico.Tile(puertorico.TileKinds) {
		all = append(all, puertorico.TileAction(t))
	}
	for g := range puertorico.Group(puertorico.Groups) {
		for n := range 4 {
			all = append(all, puertorico.ManAction(g, n))
		}
	}
	for b := range puertorico.Building(puertorico.Buildings) {
		all = append(all, puertorico.BuildAction(b))
	}
	for g := range puertorico.Good(puertorico.Goods) {
		all = append(all, puertorico.ExtraAction(g), puertorico.SellAction(g), puertorico.WharfAction(g))
		for size := range 8 {
			all = append(all, puertorico.LoadAction(g, size+1))
		}
		for kinds := range puertorico.GoodSet(1 << puertorico.Goods) {
			all = append(all, puertorico.KeepAction(kinds, g))
		}
	}
	return all
}

// seatName is what a seat is called in these tests.
func seatName(seat game.Seat) string { return []string{"Ana", "Ben", "Cleo", "Dan", "Eva"}[seat] }

// begin is a game at its beginning.
func begin(t *testing.T, seats int, seed uint64) puertorico.State {
	t.Helper()
	s, err := puertorico.New(puertorico.Options{Seats: seats, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// choose takes one of the legal actions by chance: who builds builds whenever it can, everybody else declines little and builds
// what is dear, so that in one game or another everything runs out.
func choose(rng *rand.Rand, legal []puertorico.Action, builds bool) puertorico.Action {
	builder := puertorico.RoleAction(puertorico.Builder)
	switch {
	case builds && legal[0].Kind == puertorico.Build:
		return legal[0]
	case builds && slices.Contains(legal, builder):
		return builder
	}
	a := legal[rng.IntN(len(legal))]
	for range 3 {
		if a == puertorico.PassAction() || a.Kind == puertorico.Build && a.Building().Cost() < 8 {
			a = legal[rng.IntN(len(legal))]
		}
	}
	return a
}

// In random games everything that is legal needs no reason, and everything else has one in words: a whole sentence in which
// nothing is left open. All reasons come up but those of games that are over.
func TestWhyIsSaidForEverything(t *testing.T) {
	all := actions()
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		reached := map[puertorico.Reason]string{}
		for seed := range uint64(24) {
			rng := rand.New(rand.NewPCG(seed, 1))
			s := begin(t, puertorico.MinSeats+int(seed)%4, seed)
			for !s.Over() {
				for _, a := range all {
					err, text := s.Check(a), Why(texts, &s, seatName, a)
					if err == nil && text != "" {
						t.Fatalf("%v is legal, but: %q", a, text)
					}
					var illegal *puertorico.Illegal
					if !errors.As(err, &illegal) {
						continue
					}
					if reached[illegal.Reason] = text; len(text) < 10 || strings.ContainsAny(text, "[]{}") || !strings.HasSuffix(text, ".") {
						t.Fatalf("%v is not legal (%v), which is put as %q", a, illegal.Reason, text)
					}
				}
				a := choose(rng, s.Legal(nil), seed%2 == 1)
				if err := s.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
			}
			if text := Why(texts, &s, seatName, puertorico.PassAction()); text != texts.Text("why.game-over") {
				t.Errorf("after the end it says %q", text)
			}
		}
		for r := puertorico.ReasonMalformed; r < puertorico.Reasons; r++ {
			// Nobody is asked what to sell while the trading house is full.
			if _, ok := reached[r]; !ok && r != puertorico.ReasonGameOver && r != puertorico.ReasonHouseFull {
				t.Errorf("%v has not come up", r)
			}
		}
	})
}

// play takes actions by their printed form.
func play(t *testing.T, s *puertorico.State, printed ...string) {
	t.Helper()
	for _, text := range printed {
		a, err := puertorico.ParseAction(text)
		if err == nil {
			err = s.Apply(a, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// What a sentence names is what holds in the position.
func TestWhyNamesWhatHinders(t *testing.T) {
	texts := open(t, "en")
	s := begin(t, 3, 1)
	for _, c := range []struct {
		play         []string
		action, want string
	}{
		{nil, "build small-market", "Buildings are built when somebody takes the builder."},
		{[]string{"role builder"}, "build city-hall", "It costs you 9, and you have 2 doubloons."},
		{nil, "role mayor", "A role is being played. The next one is taken after that."},
		{[]string{"build small-indigo-plant"}, "build small-warehouse", "It costs you 3, and you have 2 doubloons."},
		{[]string{"pass", "pass"}, "pass", "This can’t be declined."},
		{nil, "role builder", "Ana has taken this role in this round."},
	} {
		play(t, &s, c.play...)
		a, err := puertorico.ParseAction(c.action)
		if err != nil {
			t.Fatal(err)
		}
		if got := Why(texts, &s, seatName, a); got != c.want {
			t.Errorf("after %v, %s: %q, want %q", c.play, c.action, got, c.want)
		}
	}
}
