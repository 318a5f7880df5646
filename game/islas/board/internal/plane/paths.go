package plane

import "slices"

// Rings returns the closed lines that steps from one place to the next form, each from the first of starts that lies on it.
func Rings[T comparable](next map[T]T, starts []T) (rings [][]T) {
	for _, start := range starts {
		var ring []T
		for at := start; ; {
			to, ok := next[at]
			if !ok {
				break
			}
			delete(next, at)
			ring = append(ring, at)
			at = to
		}
		if len(ring) > 0 {
			rings = append(rings, ring)
		}
	}
	return rings
}

// Joined reports whether paths, of which there must be at least one, are connected.
func Joined[T comparable](paths [][]T) bool {
	reached, rest := slices.Clone(paths[0]), slices.Clone(paths[1:])
	for len(rest) > 0 {
		i := slices.IndexFunc(rest, func(path []T) bool { return Touch([][]T{path}, reached) })
		if i < 0 {
			return false
		}
		reached = append(reached, rest[i]...)
		rest = slices.Delete(rest, i, i+1)
	}
	return true
}

// Touch reports whether a path comes to one of some places.
func Touch[T comparable](paths [][]T, places []T) bool {
	set := map[T]bool{}
	for _, at := range places {
		set[at] = true
	}
	return slices.ContainsFunc(paths, func(path []T) bool {
		return slices.ContainsFunc(path, func(at T) bool { return set[at] })
	})
}
