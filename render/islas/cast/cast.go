// Package cast is the islanders as whom computers play: their names and faces. Neither says how well somebody plays; the
// same islander may sit down at any level. A face follows from the names at the table alone, so that saved games and match
// records need not tell of it.
package cast

import (
	"hash/fnv"
	"math/rand/v2"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/game/match"
	"islas/render/paint"
)

// islander is one of the cast.
type islander struct {
	name string // the same in every language
	face paint.Face
}

// islanders is the cast.
var islanders = []islander{
	{"Candelaria", paint.ShawlFace},
	{"Ayoze", paint.CurlsFace},
	{"Iballa", paint.FlowerFace},
	{"Gregorio", paint.FisherFace},
	{"Arminda", paint.BraidsFace},
	{"Tinguaro", paint.BaldFace},
	{"Gara", paint.CrownFace},
	{"Domingo", paint.StrawFace},
	{"Guacimara", paint.GlassesFace},
	{"Ubay", paint.FringeFace},
	{"Carmela", paint.KerchiefFace},
	{"Anselmo", paint.FeatherFace},
}

// Names are the names of all islanders, in no particular order.
func Names() []string {
	names := make([]string, len(islanders))
	for i, who := range islanders {
		names[i] = who.name
	}
	return names
}

// Member reports whether a name, however capitalised, is an islander's.
func Member(name string) bool { return find(name) >= 0 }

// find is the place of an islander in the cast, -1 for a stranger.
func find(name string) int {
	for i, who := range islanders {
		if strings.EqualFold(who.name, name) {
			return i
		}
	}
	return -1
}

// Draw is the name of an islander by lot, of those who are not among the names taken. The cast is larger than a table, so
// there always is one; of a cast that is taken entirely anybody is drawn.
func Draw(lot *rand.Rand, taken ...string) string {
	var free []string
	for _, who := range islanders {
		if !contains(taken, who.name) {
			free = append(free, who.name)
		}
	}
	if len(free) == 0 {
		free = Names()
	}
	return free[lot.IntN(len(free))]
}

func contains(names []string, name string) bool {
	for _, n := range names {
		if strings.EqualFold(n, name) {
			return true
		}
	}
	return false
}

// Portraits is the face of each seat that a computer plays; ok of a person's seat is false. Islanders have their own face,
// a computer with another name gets one by that name. No two seats of a game have the same one.
func Portraits(seats []match.Seat) (faces [islas.MaxSeats]paint.Face, ok [islas.MaxSeats]bool) {
	var used [paint.Faces]bool
	n := min(len(seats), islas.MaxSeats)
	for i, seat := range seats[:n] {
		who := find(seat.Name)
		if seat.Control == game.Human || who < 0 || used[islanders[who].face] {
			continue
		}
		faces[i], ok[i] = islanders[who].face, true
		used[faces[i]] = true
	}
	for i, seat := range seats[:n] {
		if seat.Control == game.Human || ok[i] {
			continue
		}
		h := fnv.New32a()
		h.Write([]byte(seat.Name)) // never fails
		face := paint.Face(h.Sum32() % uint32(paint.Faces))
		for used[face] {
			face = (face + 1) % paint.Faces
		}
		faces[i], ok[i] = face, true
		used[face] = true
	}
	return faces, ok
}
