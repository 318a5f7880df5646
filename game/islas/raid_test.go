package islas

import (
	"testing"

	"islas/game"
)

// TestRaid: Raid says whom a pirate of green would rob, by which rule, and whom the shield alone saves.
func TestRaid(t *testing.T) {
	const none = game.NoSeat
	most := func(shield game.Seat, most game.SeatSet, points int, losers game.SeatSet, overlooked game.Seat) Raid {
		return Raid{Green, RaidMost, none, shield, none, 0, most, points, losers, overlooked}
	}
	owner := func(owner, shield game.Seat, losers game.SeatSet) Raid {
		return Raid{Green, RaidOwner, owner, shield, none, 0, 0, 0, losers, none}
	}
	named := func(both, namer game.Seat, victims game.SeatSet) Raid {
		return Raid{Green, RaidNamed, both, both, namer, victims, 0, 0, 0, none}
	}
	for name, c := range map[string]struct {
		lay  func(l *layout)
		want Raid
	}{
		"nobody has anything": {func(*layout) {}, most(none, 0, 0, 0, none)},
		"two have most": {func(l *layout) {
			l.builds(0, House, Green, 0)
			l.builds(1, House, Green, 0, 1)
			l.builds(2, House, Green, 0, 1)
		}, most(none, 0b110, 2, 0b110, none)},
		"one of the two has no house": {func(l *layout) {
			l.builds(0, Palace, Green, 0)
			l.builds(2, House, Green, 0, 1, 2)
		}, most(none, 0b101, 3, 0b100, none)},
		"the shield's owner leads": {func(l *layout) {
			l.owns(1, Shield)
			l.builds(0, House, Green, 0)
			l.builds(1, House, Green, 0, 1)
		}, most(1, 0b001, 1, 0b001, 1)},
		"the shield's owner ties": {func(l *layout) {
			l.owns(1, Shield)
			l.builds(0, House, Green, 0)
			l.builds(1, House, Green, 0)
		}, most(1, 0b001, 1, 0b001, 1)},
		"the shield's owner has points, but others more": {func(l *layout) {
			l.owns(1, Shield)
			l.builds(0, House, Green, 0, 1)
			l.builds(1, House, Green, 0)
		}, most(1, 0b001, 2, 0b001, none)},
		"the shield's owner leads alone": {func(l *layout) {
			l.owns(1, Shield)
			l.builds(1, House, Green, 0)
		}, most(1, 0, 0, 0, 1)},
		"the shield's owner leads, without a house": {func(l *layout) {
			l.owns(1, Shield)
			l.builds(0, House, Green, 0)
			l.builds(1, Palace, Green, 0)
		}, most(1, 0b001, 1, 0b001, none)},
		"the shield's owner has houses of other colours only": {func(l *layout) {
			l.owns(1, Shield)
			l.builds(1, House, Blue, 0)
		}, most(1, 0, 0, 0, none)},
		"the privilege's owner": {func(l *layout) {
			l.owner[Green] = 2
			l.owns(1, Shield)
			l.builds(1, House, Green, 0)
			l.builds(2, House, Blue, 0)
		}, owner(2, 1, 0b100)},
		"the privilege's owner has no house": {func(l *layout) {
			l.owner[Green] = 2
			l.builds(0, House, Green, 0)
			l.builds(2, Town, Green, 0)
		}, owner(2, none, 0)},
		"the owner holds the shield": {func(l *layout) {
			l.owner[Green] = 1
			l.owns(1, Shield)
			l.builds(0, House, Blue, 0)
			l.builds(1, House, Green, 0)
			l.builds(2, Palace, Green, 0)
		}, named(1, 1, 0b001)},
		"the owner holds the shield and nobody else has a house": {func(l *layout) {
			l.owner[Green] = 1
			l.owns(1, Shield)
			l.builds(1, House, Green, 0)
			l.builds(2, Palace, Green, 0)
		}, named(1, none, 0)},
	} {
		l := lay(t, rings(3)...)
		c.lay(l)
		if got := l.Raid(Green); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}
