package caption

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/must"
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
	must.OK(t, err)
	return s
}

// In random games everything that is legal needs no reason, and everything else has one in words: a whole sentence in which
// nothing is left open. Most reasons come up.
func TestWhyIsSaidForEverything(t *testing.T) {
	all := actions()
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		reached := map[puertorico.Reason]string{}
		for seed := range uint64(12) {
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
				legal := s.Legal(nil)
				must.OK(t, s.Apply(legal[rng.IntN(len(legal))], nil))
			}
			if text := Why(texts, &s, seatName, puertorico.PassAction()); text != texts.Text("why.game-over") {
				t.Errorf("after the end it says %q", text)
			}
		}
		if len(reached) < 20 {
			t.Errorf("only %d reasons came up: %v", len(reached), reached)
		}
	})
}

// Every reason has a sentence, those too that come up in few games.
func TestEveryReasonHasASentence(t *testing.T) {
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		for r := puertorico.ReasonMalformed; r < puertorico.Reasons; r++ {
			if !texts.Has("why." + r.String()) {
				t.Errorf("%v has no sentence", r)
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
		{[]string{"role builder"}, "build city-hall", "It costs you 9, but you have only 2 doubloons."},
		{nil, "role mayor", "A role is being played. The next one is taken after that."},
		{[]string{"build small-indigo-plant"}, "build small-warehouse", "It costs you 3, but you have only 2 doubloons."},
		{[]string{"pass", "pass"}, "pass", "This can’t be declined."},
		{nil, "role builder", "Ana has taken this role in this round."},
	} {
		play(t, &s, c.play...)
		a, err := puertorico.ParseAction(c.action)
		must.OK(t, err)
		if got := Why(texts, &s, seatName, a); got != c.want {
			t.Errorf("after %v, %s: %q, want %q", c.play, c.action, got, c.want)
		}
	}
}
