package table

import (
	"testing"

	"islas/game"
)

// TestEveryLegalActionCanBePicked drives the choice of a person by every way through the legal actions of whole games:
// each action must be reachable by picking its parts one after the other, and every complete pick must be legal.
func TestEveryLegalActionCanBePicked(t *testing.T) {
	for seed := range uint64(12) {
		play(t, seed, func(state game.State, legal []game.Action) {
			for _, a := range legal {
				if got, ok := pickParts(legal, a); !ok || got != a {
					t.Fatalf("seed %d: %v can't be picked, got %v (%v)", seed, a, got, ok)
				}
			}
		})
	}
}

// pickParts picks an action as a person does, part by part, stopping as soon as the pick is complete.
func pickParts(legal []game.Action, a game.Action) (game.Action, bool) {
	p := begin(a.Kind)
	switch a.Kind {
	case game.DrawCards, game.ExtraCard, game.EndTurn, game.Name, game.Load:
		return a, plays(legal, a.Kind) // one click, tested on the screen
	case game.Build:
		p.card = a.Card
	case game.MakePalace, game.MakeTown:
		p = nothing()
		for plot := range a.From.All() {
			if !convertible(legal).Has(plot) {
				return game.Action{}, false
			}
			p = conversionWith(legal, p, plot)
		}
		if p.kind != a.Kind { // two houses of a colour can become a palace: the button says that a town is meant
			return game.Action{}, false
		}
		if p.from != a.From {
			return game.Action{}, false
		}
	}
	if got, ok := p.complete(legal); ok {
		return got, true
	}
	if o := p.offered(legal); !o.plots.Has(a.Plot) {
		return game.Action{}, false
	}
	p.plot = a.Plot
	if got, ok := p.complete(legal); ok {
		return got, true
	}
	if o := p.offered(legal); !o.colours.Has(a.Colour) {
		return game.Action{}, false
	}
	p.colour = a.Colour
	return p.complete(legal)
}

func TestClickingAHouseAgainLetsItGo(t *testing.T) {
	legal := []game.Action{
		game.PalaceAction(game.PlotsOf(1, 2), 1, game.Red), game.PalaceAction(game.PlotsOf(1, 2), 2, game.Red),
	}
	p := conversionWith(legal, nothing(), 1)
	if !p.active || p.from != game.PlotsOf(1) {
		t.Fatalf("after one house: %+v", p)
	}
	if p = conversionWith(legal, p, 1); p.active {
		t.Fatalf("the house was not let go: %+v", p)
	}
}

func TestThirdHouseTurnsPalaceIntoTown(t *testing.T) {
	legal := []game.Action{
		game.PalaceAction(game.PlotsOf(1, 2), 1, game.Red), game.PalaceAction(game.PlotsOf(1, 2), 2, game.Red),
		game.PalaceAction(game.PlotsOf(1, 3), 1, game.Red), game.PalaceAction(game.PlotsOf(2, 3), 2, game.Red),
		game.TownAction(game.PlotsOf(1, 2, 3), 3, game.Red),
	}
	p := nothing()
	for _, plot := range []game.Plot{1, 2, 3} {
		p = conversionWith(legal, p, plot)
	}
	if got, ok := p.complete(legal); !ok || got != legal[4] {
		t.Fatalf("three houses pick %v (%v), want %v", got, ok, legal[4])
	}
}

func TestLoadingNeedsTheShip(t *testing.T) {
	legal := []game.Action{game.LoadAction(3)}
	p := begin(game.Load)
	p.card = 3
	if a, ok := p.complete(legal); ok {
		t.Fatalf("choosing a card alone loads it: %v", a)
	}
}
