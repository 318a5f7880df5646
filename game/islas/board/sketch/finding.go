package sketch

import (
	"slices"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// Fault is a kind of finding about a sketch.
type Fault uint8

// What keeps a sketch from being played; from Counts on, what is only unlike the islands of the program, as a printed board may
// be.
const (
	Empty      Fault = iota // nothing is drawn
	Missing                 // the ground is not there
	Parted                  // the ground lies in several places
	Enclosing               // the ground runs all around something else
	Torn                    // the land is several islands
	Lake                    // there is sea within the land
	NoWay                   // there is no river, or no road
	WayParted               // river or road lie in several pieces
	Inland                  // the river does not reach the sea
	Astray                  // the road does not touch the village
	Unreadable              // the island cannot be read at a glance
	Counts                  // another number of plots lies next to the feature than in the reconstruction
	Features                // the plot lies next to no feature, or to more than four
	Neighbours              // the plot has fewer than two neighbouring plots, or more than six
	Alike                   // the features are spread over the plots as on another island
	Faults
)

// Finding is something worth reporting about a sketch.
type Finding struct {
	Fault   Fault
	Ground  Ground        // of Missing, Parted, Enclosing, Features and Neighbours
	Way     Way           // of NoWay and WayParted
	Feature islas.Feature // of Counts
	N, Want int           // of Counts: how many plots there are, and in the reconstruction; N alone of Features and Neighbours
	Island  string        // of Alike: the id of the other island
}

// Grave reports whether the sketch cannot be played before the finding is mended.
func (f Finding) Grave() bool { return f.Fault < Counts }

// shape returns what is wrong with the fields and the ways.
func (s *Sketch) shape() (found []Finding) {
	land := s.land()
	if land == (cellSet{}) {
		return []Finding{{Fault: Empty}}
	}
	for g := Sea + 1; g < Grounds; g++ {
		switch n := len(pieces(s.of(g))); {
		case n == 0:
			found = append(found, Finding{Fault: Missing, Ground: g})
		case g != Mountain && n > 1:
			found = append(found, Finding{Fault: Parted, Ground: g})
		}
	}
	for _, f := range s.fields() {
		if len(pieces(f.cells)) == 1 && len(rings(f.cells)) > 1 {
			found = append(found, Finding{Fault: Enclosing, Ground: f.ground})
		}
	}
	switch parts := pieces(land); {
	case len(parts) > 1:
		found = append(found, Finding{Fault: Torn})
	case len(rings(land)) > 1:
		found = append(found, Finding{Fault: Lake})
	}
	return append(found, s.course()...)
}

// course returns what is wrong with river and road.
func (s *Sketch) course() (found []Finding) {
	for w := range Ways {
		trails := s.trails(w)
		if len(trails) == 0 {
			found = append(found, Finding{Fault: NoWay, Way: w})
			continue
		}
		if !plane.Joined(trails) {
			found = append(found, Finding{Fault: WayParted, Way: w})
		}
		goal, fault := s.land(), Inland
		if w == Road {
			goal, fault = s.of(Village), Astray
		}
		if !plane.Touch(trails, slices.Concat(rings(goal)...)) {
			found = append(found, Finding{Fault: fault})
		}
	}
	return found
}

// unlike returns how an island differs from those of the program; like is the one in whose place it stands.
func unlike(is, like *board.Island) (found []Finding) {
	g := is.Geography()
	have, want := is.Counts(), like.Counts()
	for f := range have {
		if have[f] != want[f] {
			found = append(found, Finding{Fault: Counts, Feature: islas.Feature(f), N: have[f], Want: want[f]})
		}
	}
	for p, n := range board.Features(g) {
		p := islas.Plot(p)
		if n < 1 || n > 4 {
			found = append(found, Finding{Fault: Features, Ground: PlotGround(p), N: n})
		}
		if n := g.Neighbours[p].Count(); n < 2 || n > 6 {
			found = append(found, Finding{Fault: Neighbours, Ground: PlotGround(p), N: n})
		}
	}
	return found
}

// Likeness returns a finding for each other island with the same spread of features over the plots (board.CheckSet). No two
// islands of the program have one.
func Likeness(is *board.Island, others []*board.Island) (found []Finding) {
	for _, other := range others {
		if other.ID != is.ID && other.Spread() == is.Spread() {
			found = append(found, Finding{Fault: Alike, Island: other.ID})
		}
	}
	return found
}

// String returns the name of the fault in keys of texts.
func (f Fault) String() string {
	return [Faults]string{
		Empty: "empty", Missing: "missing", Parted: "parted", Enclosing: "enclosing", Torn: "torn", Lake: "lake", NoWay: "none",
		WayParted: "broken", Inland: "inland", Astray: "astray", Unreadable: "unreadable", Counts: "counts", Features: "features",
		Neighbours: "neighbours", Alike: "alike",
	}[f]
}
