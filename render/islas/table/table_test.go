package table_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
)

// settled is a table of a person and a computer, in the first turn in which the person can build.
func settled(t testing.TB, nth int) *rig {
	t.Helper()
	m := find(t, 2, func(m moment) bool {
		if m.state().Round() > 1 || !decides(islas.PhaseAction, 1)(m) || !can(m, islas.Build) {
			return false
		}
		nth--
		return nth < 0
	})
	r := m.open(t, "en", full)
	r.Rest()
	return r
}

// build is a legal house.
func (r *rig) build() islas.Action {
	r.t.Helper()
	legal := r.legal()
	i := slices.IndexFunc(legal, func(a islas.Action) bool { return a.Kind == islas.Build })
	if i < 0 {
		r.t.Fatal("nothing can be built")
	}
	return legal[i]
}

// still takes the pointer away and is what is drawn then, at rest.
func (r *rig) still() string {
	r.t.Helper()
	r.Away()
	r.Rest()
	r.Wait(60)
	return r.Picture()
}

// tells reports whether the log tells of something, in however many lines.
func (r *rig) tells(text string) bool {
	log := r.Widget("log").Rect
	var lines []string
	for line, at := range r.UI.DrawnTexts {
		if log.Contains(at.Middle()) {
			lines = append(lines, line)
		}
	}
	return strings.Contains(strings.Join(lines, " "), text)
}
