package printed

import (
	"islas/game/islas"
	"islas/game/islas/board/sketch"
)

// Merged returns the edition merged with what has been changed elsewhere meanwhile, from one edition to another: whatever this
// one has changed since from stays, card by card and hexagon by hexagon, and the rest is as in to. The privileges are one whole,
// as none of them can change alone.
func (b *Edition) Merged(from, to Edition) Edition {
	merged := to
	for c := range islas.Card(islas.Occupations) {
		if b.Face(c) != from.Face(c) {
			merged.Edition = merged.Changed(b.Face(c))
		}
		merged.Cards[c] = pick(b.Cards[c], from.Cards[c], to.Cards[c])
	}
	granted := false
	for c := range islas.Colour(islas.Colours) {
		granted = granted || b.Power(c) != from.Power(c)
	}
	for c := range islas.Colour(islas.Colours) {
		if granted {
			merged.Edition = merged.Granted(c, b.Power(c))
		}
		merged.Privileges[c] = pick(b.Privileges[c], from.Privileges[c], to.Privileges[c])
	}
	for id := range union(b.Islands, to.Islands) {
		merged.Islands = mergedIsland(merged.Islands, id, b.Islands, from.Islands)
	}
	return merged
}

// pick returns here if it differs from from, otherwise there.
func pick[T comparable](here, from, there T) T {
	if here != from {
		return here
	}
	return there
}

// union returns the ids of two sets.
func union(a, b sketch.Set) map[string]bool {
	all := map[string]bool{}
	for _, set := range [...]sketch.Set{a, b} {
		for id := range set {
			all[id] = true
		}
	}
	return all
}

// mergedIsland returns merged with this side's sketch of one island. An island that was begun or given up on one side is as on
// that side.
func mergedIsland(merged sketch.Set, id string, here, from sketch.Set) sketch.Set {
	mine, drawn := here[id]
	was, known := from[id]
	theirs, there := merged[id]
	switch {
	case drawn == known && mine == was:
		return merged // as it is there
	case !drawn:
		return merged.Without(id)
	case !there || !known:
		return merged.With(id, mine)
	}
	return merged.With(id, mine.Merged(was, theirs))
}
