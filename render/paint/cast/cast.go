// Package cast gives computer players names and faces from the cast of a game. They are independent of a player's level. A face follows
// from the names at the table alone, so saved games and match records need not contain it.
package cast

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"

	"islas/game"
	"islas/game/match"
	"islas/render/paint/figures"
)

// Member is a member of a cast.
type Member struct {
	Name string // the same in every language
	Face figures.Face
}

// Cast lists the characters of a game's computer players, in no particular order. It is larger than a table, and every member has a
// different name and face.
type Cast []Member

// Names returns the names of all members.
func (c Cast) Names() []string {
	names := make([]string, len(c))
	for i, who := range c {
		names[i] = who.Name
	}
	return names
}

// Has reports whether a name, in any capitalisation, is that of a member.
func (c Cast) Has(name string) bool { return c.find(name) >= 0 }

// find returns the index of a member in the cast, -1 for any other name.
func (c Cast) find(name string) int {
	return slices.IndexFunc(c, func(who Member) bool { return strings.EqualFold(who.Name, name) })
}

// Draw returns the name of a random member who is not among the names taken. If all are taken, it returns any.
func (c Cast) Draw(lot *rand.Rand, taken ...string) string {
	var free []string
	for _, name := range c.Names() {
		if !contains(taken, name) {
			free = append(free, name)
		}
	}
	if len(free) == 0 {
		free = c.Names()
	}
	return free[lot.IntN(len(free))]
}

func contains(names []string, name string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, name) })
}

// Portraits returns the face of each seat that a computer plays; ok is false for a person's seat. Members have their own face; a computer
// with another name gets a face that follows from that name. No two seats of a game have the same face.
func (c Cast) Portraits(seats []match.Seat) (faces [game.MaxSeats]figures.Face, ok [game.MaxSeats]bool) {
	var used [figures.Faces]bool
	n := min(len(seats), game.MaxSeats)
	for i, seat := range seats[:n] {
		who := c.find(seat.Name)
		if seat.Control == game.Human || who < 0 || used[c[who].Face] {
			continue
		}
		faces[i], ok[i] = c[who].Face, true
		used[faces[i]] = true
	}
	for i, seat := range seats[:n] {
		if seat.Control == game.Human || ok[i] {
			continue
		}
		h := fnv.New32a()
		h.Write([]byte(seat.Name)) // never fails
		face := figures.Face(h.Sum32() % uint32(figures.Faces))
		for used[face] {
			face = (face + 1) % figures.Faces
		}
		faces[i], ok[i] = face, true
		used[face] = true
	}
	return faces, ok
}
