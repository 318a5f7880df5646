package table

import (
	"slices"
	"strconv"
	"strings"

	"islas/game/puertorico"
)

// sanJuan stands for San Juan where a group is meant: those who have no circle wait there.
const sanJuan = puertorico.NoGroup

// circle is the n-th circle of a group, or the n-th of those who wait in San Juan.
type circle struct {
	group puertorico.Group
	n     int
}

// id is the name of its widget.
func (c circle) id() string {
	if c.group == sanJuan {
		return "juan." + strconv.Itoa(c.n)
	}
	return "place." + c.group.ID() + "." + strconv.Itoa(c.n)
}

// circleByID is the circle whose widget has an id; ok is false if it is none.
func circleByID(id string) (c circle, ok bool) {
	dot := strings.LastIndexByte(id, '.')
	if dot < 0 {
		return circle{}, false
	}
	n, err := strconv.Atoi(id[dot+1:])
	if err != nil {
		return circle{}, false
	}
	if id[:dot] == "juan" {
		return circle{sanJuan, n}, true
	}
	for g := range puertorico.Group(puertorico.Groups) {
		if id[:dot] == "place."+g.ID() {
			return circle{g, n}, true
		}
	}
	return circle{}, false
}

// crew is where those stand who are to be placed. Each is told by a number from 1 that says who they are to look at, so that
// whoever is moved stays the same person; 0 is nobody. It is a value: what changes it returns another one.
type crew struct {
	at      [puertorico.Groups][puertorico.IslandSize]uint8
	waiting []uint8 // in San Juan, who came there last the last of them
}

// who stands in a circle.
func (c *crew) who(at circle) uint8 {
	switch {
	case at.group != sanJuan:
		return c.at[at.group][at.n]
	case at.n < len(c.waiting):
		return c.waiting[at.n]
	}
	return 0
}

// placement is how many stand in each group.
func (c *crew) placement() (at puertorico.Placement) {
	for g := range at {
		for _, who := range c.at[g] {
			if who > 0 {
				at[g]++
			}
		}
	}
	return at
}

// moved has whoever stands in a circle, or waits, stand in another one or wait. Somebody who stands there changes places with them.
func (c crew) moved(from, to circle) crew {
	who := c.who(from)
	if who == 0 || from == to || from.group == sanJuan && to.group == sanJuan {
		return c
	}
	c.waiting = slices.Clone(c.waiting)
	if to.group == sanJuan {
		c.at[from.group][from.n] = 0
		c.waiting = append(c.waiting, who)
		return c
	}
	other := c.at[to.group][to.n]
	c.at[to.group][to.n] = who
	switch {
	case from.group != sanJuan:
		c.at[from.group][from.n] = other
	case other != 0:
		c.waiting[from.n] = other
	default:
		c.waiting = slices.Delete(c.waiting, from.n, from.n+1)
	}
	return c
}

// clicked is what becomes of it when a circle is clicked: whoever stands there goes to San Juan, into an empty one comes who went there
// last.
func (c crew) clicked(at circle) crew {
	if c.who(at) > 0 {
		return c.moved(at, circle{sanJuan, len(c.waiting)})
	}
	return c.moved(circle{sanJuan, len(c.waiting) - 1}, at)
}

// settled moves as few as possible so that in each group there are as many as wanted.
func (c crew) settled(want puertorico.Placement) crew {
	now := c.placement()
	for g := range puertorico.Group(puertorico.Groups) {
		for n := puertorico.IslandSize - 1; n >= 0 && now[g] > want[g]; n-- {
			if at := (circle{g, n}); c.who(at) > 0 {
				c = c.clicked(at)
				now[g]--
			}
		}
	}
	for g := range puertorico.Group(puertorico.Groups) {
		for n := 0; n < puertorico.IslandSize && now[g] < want[g] && len(c.waiting) > 0; n++ {
			if at := (circle{g, n}); c.who(at) == 0 {
				c = c.clicked(at)
				now[g]++
			}
		}
	}
	return c
}
