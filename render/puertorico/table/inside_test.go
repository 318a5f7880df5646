package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/advice"
	"islas/game/puertorico/engine"
	"islas/locales"
	texts "islas/locales/puertorico"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// TestLostBarrelsLieOnTheRight checks that what is lost of a heap lies on its right, where its number stands, and what is kept on its
// left, with at least one of each.
func TestLostBarrelsLieOnTheRight(t *testing.T) {
	r := ui.Rect{X: 10, Y: 20, W: 80, H: 60}
	for n := 1; n <= 12; n++ {
		for lost := range n + 1 {
			places := heap(r, n)
			gone := lostOf(places, n, lost)
			if (len(gone) > 0) != (lost > 0) || (len(gone) < len(places)) != (lost < n) {
				t.Errorf("of %d things with %d lost, %d of %d are seen as lost", n, lost, len(gone), len(places))
			}
			if n <= mostHeaped && len(gone) != lost {
				t.Errorf("of %d things with %d lost, %d are seen as lost", n, lost, len(gone))
			}
			for _, at := range places {
				for _, away := range gone {
					if !slices.Contains(gone, at) && at.X > away.X {
						t.Errorf("of %d things with %d lost, one at %v is kept and one at %v is lost", n, lost, at, away)
					}
				}
			}
		}
	}
}

// TestChangesLeadToWhatIsKept clicks what is marked one after the other, from every choice with up to three kinds in warehouses, and
// checks that in the end what was wanted is kept.
func TestChangesLeadToWhatIsKept(t *testing.T) {
	const kinds = puertorico.GoodSet(1<<puertorico.Goods - 1)
	all := func(warehouses int) (picks []pick) {
		for whole := range kinds + 1 {
			for g := range puertorico.Good(puertorico.Goods) {
				if whole.Len() == warehouses && !whole.Has(g) {
					picks = append(picks, pick{whole: whole, good: g, begun: true})
				}
			}
		}
		return picks
	}
	for warehouses := range 4 {
		for _, from := range all(warehouses) {
			for _, to := range all(warehouses) {
				p, want := from, to.keep()
				for clicks := 0; ; clicks++ {
					g, more := p.changes(want)[0].(barrels)
					if !more {
						break
					}
					if p = p.keepsOther(puertorico.Good(g), warehouses); clicks > 2*puertorico.Goods {
						t.Fatalf("from %v it never comes to %v, but to %v", from.keep(), want, p.keep())
					}
				}
				if p.keep() != want {
					t.Fatalf("from %v it comes to %v, want %v", from.keep(), p.keep(), want)
				}
			}
		}
	}
}

// TestEveryReasonHasWords plays games and checks that the reason for every action that could be suggested is a sentence in each language
// with all parameters filled in.
func TestEveryReasonHasWords(t *testing.T) {
	said := map[advice.Kind]int{}
	for _, lang := range locales.Languages() {
		words, err := locales.Open(lang, texts.Files)
		must.OK(t, err)
		for seed := range uint64(6) {
			s, _, err := engine.Engine{}.New(game.Options{Seats: 2 + int(seed)%4, Seed: seed})
			must.OK(t, err)
			src := rand.NewPCG(seed, 7)
			for !s.Over() {
				legal := s.Legal(nil)
				for _, a := range legal {
					r := advice.Of(s.View(s.Decision().Seat), a)
					text := reasonWords(words.Text, r)
					if said[r.Kind]++; text == "" || strings.ContainsAny(text, "{}[]") {
						t.Fatalf("%s: %v because of %v: %q", lang, a, r.Kind, text)
					}
				}
				must.OK(t, s.Apply(legal[game.Below(src, uint64(len(legal)))], nil))
			}
		}
	}
	if len(said) < 50 {
		t.Errorf("only %d kinds of reasons came up: %v", len(said), said)
	}
	if text := reasonWords(nil, advice.Of(puertorico.View{}, puertorico.PassAction())); text != "" {
		t.Errorf("where nothing is known %q is said", text)
	}
}
