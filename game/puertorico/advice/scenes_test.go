package advice

import (
	"strings"
	"testing"

	"islas/game/puertorico"
)

// scene is a game that is played by hand.
type scene struct {
	*testing.T
	s puertorico.State
}

// play does actions, written one after another and separated by semicolons.
func (x *scene) play(actions string) {
	x.Helper()
	for _, text := range strings.Split(actions, ";") {
		a, err := puertorico.ParseAction(strings.TrimSpace(text))
		if err != nil {
			x.Fatal(err)
		}
		if err := x.s.Apply(a, nil); err != nil {
			x.Fatal(err)
		}
	}
}

// want requires a reason for an action.
func (x *scene) want(action string, want Reason) {
	x.Helper()
	a, err := puertorico.ParseAction(action)
	if err != nil {
		x.Fatal(err)
	}
	if got := Of(x.s.View(x.s.Decision().Seat), a); got != want {
		x.Errorf("%s: %v %+v, want %v %+v", action, got.Kind, got, want.Kind, want)
	}
}

// stacked is a deck that leaves the tiles as they are.
type stacked struct{}

func (stacked) Shuffle([]puertorico.Tile) {}

// TestFirstRound follows the first round of a game of three.
func TestFirstRound(t *testing.T) {
	s, err := puertorico.NewWith(puertorico.Options{Seats: 3, Seed: 1}, stacked{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	x := &scene{t, s}
	// Everybody has 2 doubloons and a plantation; the row is coffee only, as the kinds lie in order.
	x.want("role settler", counted(SettlerQuarry, x.s.Quarries(), 0))
	x.want("role captain", reason(CaptainNothing))
	x.want("role craftsman", reason(CraftsmanLittle))
	x.want("role trader", reason(TraderNothing))
	x.play("role settler")
	x.want("tile quarry", counted(TileQuarry, 1, 0))
	x.want("tile coffee", ofGood(TileAlone, puertorico.Coffee, 0, 0))
	x.play("tile quarry; tile coffee; tile coffee")
	x.want("role builder", ofBuilding(BuilderCould, puertorico.IndigoPlant, 2, 0))
	x.play("role builder")
	x.want("build small-market", ofBuilding(BuildEffect, puertorico.SmallMarket, 0, 0))
	makes := ofGood(BuildMakes, puertorico.Indigo, 1, 0)
	makes.Building = puertorico.SmallIndigoPlant
	x.want("build small-indigo-plant", makes)
	x.play("build small-indigo-plant")
	x.want("pass", ofBuilding(BuildSaved, puertorico.IndigoPlant, 1, 0))
	x.play("pass; pass")
	x.want("role mayor", counted(MayorMost, 2, 1))
	x.play("role mayor")
	x.want("colonist", counted(HireMore, 1, 2))
	x.play("colonist")
}
