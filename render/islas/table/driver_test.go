package table_test

import (
	"fmt"
	"slices"

	"islas/game/islas"
	"islas/render/internal/pilot"
)

// plotID is the widget of a plot.
func plotID(seat int, p islas.Plot) string { return fmt.Sprintf("plot.%d.%d", seat, p) }

// way is what a person clicks to do an action, up to the colour of the building.
func (r *rig) way(a islas.Action) []string {
	r.t.Helper()
	s := r.state()
	return wayIn(&s, a)
}

// wayIn is the same in a position.
func wayIn(s *islas.State, a islas.Action) []string {
	seat := s.Decision().Seat
	plot := func(p islas.Plot) string { return plotID(int(seat), p) }
	card := func() string { return fmt.Sprintf("card.%d", slices.Index(s.HandCards(seat, nil), a.Card)) }
	switch a.Kind {
	case islas.Build:
		return []string{card(), plot(a.Plot)}
	case islas.Load:
		return []string{card(), "ship"}
	case islas.DrawCards:
		return []string{"deck"}
	case islas.ExtraCard:
		return []string{"extra"}
	case islas.EndTurn:
		return []string{"end"}
	case islas.Name:
		return []string{fmt.Sprintf("victim.%d", a.Seat)}
	case islas.MakePalace, islas.MakeTown:
		var ids []string
		if a.Kind == islas.MakeTown {
			ids = append(ids, "town") // two houses alone would be taken for a palace
			if others := func(b islas.Action) bool { return b.Kind == a.Kind && b.From != a.From }; !slices.ContainsFunc(s.Legal(nil), others) {
				return append(ids, plot(a.Plot))
			}
		}
		for p := range a.From.All() {
			ids = append(ids, plot(p))
		}
		return append(ids, plot(a.Plot))
	}
	return []string{plot(a.Plot)} // Settle, Lose
}

// try does an action as a person does, by clicks alone, as far as that goes. It reports whether it was done.
func (r *rig) try(a islas.Action) bool {
	r.t.Helper()
	n := r.played()
	for _, id := range r.way(a) {
		if r.played() > n {
			break // what was left had no alternative
		}
		r.Bring(id)
		w, ok := pilot.Find(r.UI.Widgets(), id)
		if !ok {
			return false
		}
		r.ClickAt(w.Rect.Middle())
	}
	if w, ok := pilot.Find(r.UI.Widgets(), "colour."+a.Colour.String()); ok && r.played() == n {
		r.ClickAt(w.Rect.Middle())
	}
	done := r.match().Actions()
	return len(done) > n && done[n] == a
}

// do does an action as a person does.
func (r *rig) do(a islas.Action) {
	r.t.Helper()
	if !r.try(a) {
		r.t.Fatalf("%v can't be done: the bar says %q, there are %v", a, r.prompt(), r.IDs())
	}
}

// first does the first legal action of a kind.
func (r *rig) first(k islas.ActionKind) islas.Action {
	r.t.Helper()
	legal := r.legal()
	i := slices.IndexFunc(legal, func(a islas.Action) bool { return a.Kind == k })
	if i < 0 {
		r.t.Fatalf("no action of kind %v is legal", k)
	}
	r.do(legal[i])
	return legal[i]
}
