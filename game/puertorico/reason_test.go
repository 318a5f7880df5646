package puertorico

import (
	"errors"
	"testing"
)

// because checks the reason why an action is not legal.
func (l *layout) because(action string, want Reason) {
	l.Helper()
	a, err := ParseAction(action)
	if err != nil {
		l.Fatal(err)
	}
	var illegal *Illegal
	if err := l.Check(a); !errors.As(err, &illegal) || illegal.Reason != want || illegal.Action != a || illegal.Decision != l.Decision() {
		l.Errorf("%q: %v, want %v", action, err, want)
	}
}

// TestReasons: an action that is not legal is refused for the reason that a player would name.
func TestReasons(t *testing.T) {
	l := lay(t, 3)
	l.because("pass", ReasonMustDecide)
	l.because("role prospector1", ReasonNoSuchRole)
	l.because("sell corn", ReasonWrongPhase)
	l.open("2 corn, 2 sugar")
	l.acts("role settler")
	l.because("tile coffee", ReasonNotInRow)
	l.because("draw", ReasonWrongPhase)
	l.acts("pass")
	l.because("tile quarry", ReasonQuarryBarred)
	l.acts("pass", "pass")
	l.because("role settler", ReasonRoleTaken)
	var illegal *Illegal
	if err := l.Check(Action{Kind: kinds}); !errors.As(err, &illegal) || illegal.Reason != ReasonMalformed {
		t.Errorf("what is no action at all: %v", err)
	}

	l = lay(t, 3)
	l.quarries = 0
	l.acts("role settler")
	l.because("tile quarry", ReasonNoQuarryLeft)

	l = lay(t, 3)
	l.island(0, "3 corn, 2 sugar")
	l.waiting(0, 4)
	l.hiring(9, 0)
	l.acts("role mayor", "pass")
	l.because("man corn 1", ReasonWrongGroup)
	l.because("man sugar 3", ReasonTooMany)
	l.because("man sugar 0", ReasonTooFew)
	l.because("pass", ReasonMustDecide)

	l = lay(t, 3)
	l.city(0, "small-market, guild-hall, residence, fortress, city-hall, office, factory") // one space is left
	l.money(0, 8)
	l.left[Hospice] = 0
	l.acts("role builder")
	l.because("build office", ReasonOwned)
	l.because("build hospice", ReasonNoneLeft)
	l.because("build customs-house", ReasonNoSpace)
	l.money(0, 7)
	l.because("build wharf", ReasonNoMoney)

	l = lay(t, 3)
	l.island(0, "1/1 corn, 2/2 indigo")
	l.city(0, "2 indigo-plant")
	l.barrels(1, "9 corn")
	l.acts("role craftsman")
	l.because("extra sugar", ReasonNotProduced)
	l.because("extra corn", ReasonSupplyEmpty)

	l = lay(t, 3)
	l.sold("corn, sugar")
	l.barrels(0, "corn, coffee")
	l.acts("role trader")
	l.because("sell corn", ReasonHouseHolds)
	l.because("sell tobacco", ReasonNoBarrel)
}

// TestLoadReasons does the same for loading and storing.
func TestLoadReasons(t *testing.T) {
	l := lay(t, 4) // ships of 5, 6 and 7
	l.aboard(5, 5, "corn")
	l.barrels(0, "corn, 7 sugar, indigo")
	l.acts("role captain")
	l.because("load coffee 6", ReasonNoBarrel)
	l.because("load sugar 4", ReasonNoShip)
	l.because("load sugar 5", ReasonOtherKind)
	l.because("load corn 6", ReasonOtherShip)
	l.because("load corn 5", ReasonShipFull)
	l.because("load sugar 6", ReasonLargerShip)
	l.because("load sugar wharf", ReasonNoWharf)
	l.because("pass", ReasonMustDecide)

	l = lay(t, 3)
	l.barrels(0, "corn, sugar, indigo")
	l.city(0, "wharf")
	l.acts("role captain", "load corn wharf")
	l.because("load sugar wharf", ReasonWharfUsed)

	l = lay(t, 3)
	l.aboard(4, 4, "corn")
	l.aboard(5, 5, "sugar")
	l.aboard(6, 6, "indigo")
	l.city(0, "small-warehouse")
	l.barrels(0, "2 corn, 2 sugar, 2 indigo")
	l.acts("role captain")
	l.because("keep coffee+corn", ReasonNoBarrel)
	l.because("keep corn+coffee", ReasonNoBarrel)
	l.because("keep corn+sugar+indigo", ReasonWarehouses)
	l.because("keep +indigo", ReasonWarehouses)
	l.because("keep corn+corn", ReasonSingle)
	l.because("pass", ReasonMustDecide)

	l = ended(t, "corn")
	l.acts("role mayor")
	l.because("role mayor", ReasonGameOver)
}
