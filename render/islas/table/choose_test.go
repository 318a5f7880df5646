package table

import (
	"testing"

	"islas/game/islas"
)

// TestEveryLegalActionCanBePicked drives the choice of a person by every way through the legal actions of whole games:
// each action must be reachable by picking its parts one after the other, and every complete pick must be legal.
func TestEveryLegalActionCanBePicked(t *testing.T) {
	for seed := range uint64(12) {
		play(t, seed, func(state islas.State, legal []islas.Action) {
			for _, a := range legal {
				if got, ok := pickParts(legal, a); !ok || got != a {
					t.Fatalf("seed %d: %v can't be picked, got %v (%v)", seed, a, got, ok)
				}
			}
		})
	}
}

// pickParts picks an action as a person does, part by part, stopping as soon as the pick is complete.
func pickParts(legal []islas.Action, a islas.Action) (islas.Action, bool) {
	p := begin(a.Kind)
	switch a.Kind {
	case islas.DrawCards, islas.ExtraCard, islas.EndTurn, islas.Name, islas.Load:
		return a, plays(legal, a.Kind) // one click, tested on the screen
	case islas.Build:
		p.card = a.Card
	case islas.MakePalace, islas.MakeTown:
		p = nothing()
		for plot := range a.From.All() {
			if !convertible(legal).Has(plot) {
				return islas.Action{}, false
			}
			p = conversionWith(legal, p, plot)
		}
		if p.kind != a.Kind { // two houses of a colour can become a palace: the button says that a town is meant
			return islas.Action{}, false
		}
		if p.from != a.From {
			return islas.Action{}, false
		}
	}
	if got, ok := p.complete(legal); ok {
		return got, true
	}
	if o := p.offered(legal); !o.plots.Has(a.Plot) {
		return islas.Action{}, false
	}
	p.plot = a.Plot
	if got, ok := p.complete(legal); ok {
		return got, true
	}
	if o := p.offered(legal); !o.colours.Has(a.Colour) {
		return islas.Action{}, false
	}
	p.colour = a.Colour
	return p.complete(legal)
}

func TestClickingAHouseAgainLetsItGo(t *testing.T) {
	legal := []islas.Action{
		islas.PalaceAction(islas.PlotsOf(1, 2), 1, islas.Red), islas.PalaceAction(islas.PlotsOf(1, 2), 2, islas.Red),
	}
	p := conversionWith(legal, nothing(), 1)
	if !p.active || p.from != islas.PlotsOf(1) {
		t.Fatalf("after one house: %+v", p)
	}
	if p = conversionWith(legal, p, 1); p.active {
		t.Fatalf("the house was not let go: %+v", p)
	}
}

func TestThirdHouseTurnsPalaceIntoTown(t *testing.T) {
	legal := []islas.Action{
		islas.PalaceAction(islas.PlotsOf(1, 2), 1, islas.Red), islas.PalaceAction(islas.PlotsOf(1, 2), 2, islas.Red),
		islas.PalaceAction(islas.PlotsOf(1, 3), 1, islas.Red), islas.PalaceAction(islas.PlotsOf(2, 3), 2, islas.Red),
		islas.TownAction(islas.PlotsOf(1, 2, 3), 3, islas.Red),
	}
	p := nothing()
	for _, plot := range []islas.Plot{1, 2, 3} {
		p = conversionWith(legal, p, plot)
	}
	if got, ok := p.complete(legal); !ok || got != legal[4] {
		t.Fatalf("three houses pick %v (%v), want %v", got, ok, legal[4])
	}
}

func TestLoadingNeedsTheShip(t *testing.T) {
	legal := []islas.Action{islas.LoadAction(3)}
	p := begin(islas.Load)
	p.card = 3
	if a, ok := p.complete(legal); ok {
		t.Fatalf("choosing a card alone loads it: %v", a)
	}
}
