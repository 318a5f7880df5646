package islas

import (
	"testing"

	"islas/game"
)

// TestPointsOfBuildings: a house gives 1 point, the first palace of a colour 3, each further one 2, a town 5.
func TestPointsOfBuildings(t *testing.T) {
	for k, want := range [Kinds][4]int{House: {0, 1, 2, 3}, Palace: {0, 3, 5, 7}, Town: {0, 5, 10, 15}} {
		for n, points := range want {
			if got := Kind(k).Points(n); got != points {
				t.Errorf("%d of %v give %d points, want %d", n, Kind(k), got, points)
			}
		}
	}
}

// TestHousesUsedUp: as many houses as Houses says, and no fewer, can be turned into a palace or a town.
func TestHousesUsedUp(t *testing.T) {
	for kind, building := range map[ActionKind]Kind{MakePalace: Palace, MakeTown: Town} {
		if kind.Houses() != building.Houses() {
			t.Errorf("a %v is made of %d houses, the action uses up %d", building, building.Houses(), kind.Houses())
		}
		l := lay(t, rings(2)...)
		for plot := range Plot(Plots) {
			if n := l.Houses(0, Red).Count(); n > building.Houses() {
				break
			} else if can := l.can(kind); can != (n >= building.Houses()) {
				t.Errorf("with %d houses a %v can be made: %v", n, building, can)
			}
			l.builds(0, House, Red, plot)
		}
	}
	for _, k := range []ActionKind{Build, DrawCards, ExtraCard, Load, EndTurn, Settle, Lose, Name} {
		if k.Houses() != 0 {
			t.Errorf("an action of kind %d uses up %d houses", k, k.Houses())
		}
	}
}

// can reports whether an action of the kind is legal.
func (l *layout) can(k ActionKind) bool {
	for _, a := range l.Legal(nil) {
		if a.Kind == k {
			return true
		}
	}
	return false
}

// TestDrawCount: every seat draws as many cards as DrawCount says, 3 or, with the privilege, what the options say.
func TestDrawCount(t *testing.T) {
	for _, privilege := range []int{DefaultDrawPrivilege, EnglishDrawPrivilege} {
		l := lay(t, rings(2)...)
		l.drawPrivilege = uint8(privilege)
		l.owns(1, Draw)
		for seat, want := range []int{DrawnCards, privilege} {
			seat := game.Seat(seat)
			l.turnOf(seat, PhaseAction)
			if got := l.DrawCount(seat); got != want {
				t.Errorf("seat %d would draw %d cards, want %d", seat, got, want)
			}
			l.act(DrawAction())
			if l.HandSize(seat) != want {
				t.Errorf("seat %d has drawn %d cards, want %d", seat, l.HandSize(seat), want)
			}
		}
	}
}
