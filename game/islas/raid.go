package islas

import "islas/game"

// RaidRule is the part of the rules that decides whom a pirate robs (section 10).
type RaidRule uint8

// The rules of a raid.
const (
	RaidOwner RaidRule = iota // the owner of the colour's privilege, who does not hold the shield, loses a house
	RaidNamed                 // that owner holds the shield as well and names another player, who loses a house
	RaidMost                  // nobody owns the privilege: those with the most points in the colour lose a house each
)

// Raid holds whom a pirate robs, and why (rules, section 10). It is for pirates what Comparison is for settlers.
type Raid struct {
	Colour     Colour       // of the pirate
	Rule       RaidRule     // which rule decides
	Owner      game.Seat    // of the colour's privilege; NoSeat with RaidMost
	Shield     game.Seat    // who holds the shield, NoSeat if nobody does
	Namer      game.Seat    // RaidNamed: who names the victim; NoSeat with other rules, and if there is nobody to name
	Victims    game.SeatSet // RaidNamed: who may be named, the others who have a house
	Most       game.SeatSet // RaidMost: who has the most points in the colour, with or without a house; Shield is left out
	Points     int          // RaidMost: the points of each of Most, at least 1; 0 if Most is empty
	Losers     game.SeatSet // who loses a house without having been named; nobody if Namer has yet to name a victim
	Overlooked game.Seat    // RaidMost: Shield, if it would lose a house but for the shield, otherwise NoSeat
}

// Raid returns whom the pirate of colour c would rob if it landed now. It changes nothing. It panics for NoColour, as an
// index out of range does.
func (t *table) Raid(c Colour) Raid {
	r := Raid{Colour: c, Owner: t.owner[c], Shield: t.Owner(Shield), Namer: game.NoSeat, Overlooked: game.NoSeat}
	switch {
	case r.Owner == game.NoSeat:
		r.Rule = RaidMost
		r.Most, r.Points = t.mostIn(c, r.Shield)
		r.Losers = r.Most & t.others(r.Shield)
		if r.Shield != game.NoSeat && t.PointsIn(r.Shield, c) >= max(r.Points, 1) && t.islands[r.Shield].houses() != 0 {
			r.Overlooked = r.Shield
		}
	case r.Owner != r.Shield:
		r.Rule = RaidOwner
		if t.islands[r.Owner].houses() != 0 {
			r.Losers = r.Losers.Add(r.Owner)
		}
	default:
		r.Rule = RaidNamed
		if r.Victims = t.others(r.Owner); r.Victims != 0 {
			r.Namer = r.Owner
		}
	}
	return r
}

// mostIn returns the seats with the most points in colour c, at least one, and how many; the seat without, the owner of the
// shield, is left out.
func (t *table) mostIn(c Colour, without game.Seat) (most game.SeatSet, points int) {
	best := uint8(1)
	for seat := range game.Seat(t.seats) {
		switch n := t.islands[seat].points[c]; {
		case seat == without || n < best:
		case n > best:
			most, best = game.SeatSet(0).Add(seat), n
		default:
			most = most.Add(seat)
		}
	}
	if most == 0 {
		return 0, 0
	}
	return most, int(best)
}

// others returns the seats other than the given one that have a house: those that the owner of the shield may name (ruling).
func (t *table) others(not game.Seat) (set game.SeatSet) {
	for seat := range game.Seat(t.seats) {
		if seat != not && t.islands[seat].houses() != 0 {
			set = set.Add(seat)
		}
	}
	return set
}
