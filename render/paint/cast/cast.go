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

// familiar holds the faces of the other names that the program proposes, shows in its lessons and uses in its pictures, by first name in
// its forms.
var familiar = map[string]figures.Face{
	"maximiliane": figures.GlassesFace, "adela": figures.GlassesFace,
	"ana": figures.FlowerFace, "anna": figures.FlowerFace, "anne": figures.FlowerFace, "dácil": figures.FlowerFace, "marisol": figures.FlowerFace,
	"wanda": figures.BraidsFace, "clara": figures.BraidsFace, "luz": figures.BraidsFace,
	"nayra": figures.CrownFace, "inés": figures.CrownFace, "elena": figures.CrownFace, "yaiza": figures.KerchiefFace,
	"bartholomäus": figures.FisherFace, "guanarteme": figures.BaldFace, "bruno": figures.BaldFace,
	"íñigo": figures.CurlsFace, "airam": figures.CurlsFace, "rafael": figures.CurlsFace, "david": figures.CurlsFace, "diego": figures.CurlsFace,
	"jonay": figures.FringeFace, "ben": figures.FringeFace, "tomás": figures.StrawFace,
}

// wish returns the face that fits a name, and how sure that is: 0 for a member of the cast, 1 for a familiar name. Any other has a face of the
// cast that follows from the name.
func (c Cast) wish(name string) (face figures.Face, rank int) {
	if who := c.find(name); who >= 0 {
		return c[who].Face, 0
	}
	first := strings.ToLower(name)
	if end := strings.IndexAny(first, " -"); end >= 0 {
		first = first[:end]
	}
	if face, ok := familiar[first]; ok {
		return face, 1
	}
	h := fnv.New32a()
	h.Write([]byte(name)) // never fails
	return c[h.Sum32()%uint32(len(c))].Face, 2
}

// Portraits returns the face of each seat that a computer plays; ok is false for a person's seat. A name has the same face at every table,
// unless a name that it fits better is there, too: no two seats of a game have the same face. A familiar name then has another of a woman or
// of a man (figures.Faces alternate).
func (c Cast) Portraits(seats []match.Seat) (faces [game.MaxSeats]figures.Face, ok [game.MaxSeats]bool) {
	var used [figures.Faces]bool
	for rank := range 3 {
		for i, seat := range seats[:min(len(seats), game.MaxSeats)] {
			face, of := c.wish(seat.Name)
			if seat.Control == game.Human || of != rank {
				continue
			}
			step := figures.Face(2)
			if rank == 2 {
				step = 1
			}
			for used[face] {
				face = (face + step) % figures.Faces
			}
			faces[i], ok[i], used[face] = face, true, true
		}
	}
	return faces, ok
}
