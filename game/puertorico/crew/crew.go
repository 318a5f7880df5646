// Package crew holds where colonists stand while a player places them one by one, before the placement is an action.
package crew

import (
	"math/bits"

	"islas/game/puertorico"
)

// SanJuan stands for San Juan where a group is meant: those without a circle wait there.
const SanJuan = puertorico.NoGroup

// Circle is the N-th circle of a group, or the N-th of those who wait in San Juan.
type Circle struct {
	Group puertorico.Group
	N     int
}

// Crew is where the colonists stand that are to be placed; who has no circle waits. It is a value: its methods return changed copies.
type Crew struct {
	at   [puertorico.Groups]uint16 // the circles of a group in which somebody stands, as a set of bits
	hand int                       // how many are to be placed
}

// Cleared returns the crew of a position in which all wait.
func Cleared(s *puertorico.State) Crew { return Crew{hand: s.Hand()} }

// Lifted returns the crew of a position where they stood before; the new ones wait.
func Lifted(s *puertorico.State) Crew {
	var want puertorico.Placement
	for g, room := range s.Unplaced {
		want[g] = min(s.Lifted()[g], uint8(room))
	}
	return Cleared(s).Settled(want)
}

// Stands reports whether somebody stands in a circle.
func (c *Crew) Stands(at Circle) bool { return at.Group != SanJuan && c.at[at.Group]>>at.N&1 == 1 }

// Placement returns how many stand in each group.
func (c *Crew) Placement() (at puertorico.Placement) {
	for g, set := range c.at {
		at[g] = uint8(bits.OnesCount16(set))
	}
	return at
}

// Waiting returns how many wait in San Juan.
func (c *Crew) Waiting() int {
	n := c.hand
	for _, set := range c.at {
		n -= bits.OnesCount16(set)
	}
	return n
}

// Empty returns how many circles are empty of the groups of a position that are still to be placed.
func (c *Crew) Empty(s *puertorico.State) (n int) {
	at := c.Placement()
	for g, room := range s.Unplaced {
		n += room - int(at[g])
	}
	return n
}

// Moved moves whoever stands in a circle or waits to an empty circle or to San Juan.
func (c Crew) Moved(from, to Circle) Crew {
	if c.Stands(to) {
		return c
	}
	if from.Group != SanJuan {
		c.at[from.Group] &^= 1 << from.N
	}
	if to.Group != SanJuan {
		c.at[to.Group] |= 1 << to.N
	}
	return c
}

// Clicked returns the crew after a click on a circle: whoever stands there goes to San Juan; into an empty one comes one who waits there.
func (c Crew) Clicked(at Circle) Crew {
	if c.Stands(at) {
		return c.Moved(at, Circle{Group: SanJuan})
	}
	return c.Moved(Circle{Group: SanJuan}, at)
}

// Changes returns the circles to click in a position until all stand as in another crew: first those to be emptied, then those to be filled.
func (c Crew) Changes(s *puertorico.State, want Crew) (all []Circle) {
	for _, fill := range []bool{false, true} {
		for g, room := range s.Unplaced {
			for i := range room {
				if at := (Circle{Group: g, N: i}); want.Stands(at) == fill && c.Stands(at) != fill {
					all = append(all, at)
				}
			}
		}
	}
	return all
}

// Settled moves as few as possible until each group has as many as wanted.
func (c Crew) Settled(want puertorico.Placement) Crew {
	for g, n := range want {
		for bits.OnesCount16(c.at[g]) > int(n) { // the last goes
			c.at[g] &^= 1 << (bits.Len16(c.at[g]) - 1)
		}
	}
	left := c.Waiting()
	for g, n := range want {
		for ; bits.OnesCount16(c.at[g]) < int(n) && left > 0; left-- { // one comes to the first that is empty
			c.at[g] |= c.at[g] + 1
		}
	}
	return c
}

// Filled places at most so many of those who wait where there is room: first in the preferred groups, then in violet buildings, then
// anywhere.
func (c Crew) Filled(s *puertorico.State, prefer puertorico.Placement, most int) Crew {
	want, hand := c.Placement(), min(c.Waiting(), most)
	for step := range 3 {
		for g, room := range s.Unplaced {
			switch b := g.Building(); {
			case step == 0:
				room = min(room, int(prefer[g]))
			case step == 1 && (b == puertorico.NoBuilding || !b.Violet()):
				continue
			}
			n := max(min(room-int(want[g]), hand), 0)
			want[g] += uint8(n)
			hand -= n
		}
	}
	return c.Settled(want)
}
