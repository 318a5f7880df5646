package table_test

import (
	"fmt"
	"slices"
	"time"

	"islas/game/islas"
	"islas/render/ui"
)

// holds is a moment at which the person on the first seat decides and holds a card for which ok.
func holds(p islas.Phase, round int, ok func(s *islas.State, c islas.Card) bool) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		return from(p, round)(m) && slices.ContainsFunc(s.HandCards(0, nil), func(c islas.Card) bool { return ok(s, c) })
	}
}

// contested reports whether a settler would be had only by its second wish or a later one.
func contested(s *islas.State, c islas.Card) bool {
	return c.Settler() && s.Compare(c).Decided > 1 && s.Compare(c).Decided <= 4
}

// pirate reports whether a card is a pirate who would rob somebody.
func pirate(s *islas.State, c islas.Card) bool {
	return c.Pirate() && s.Raid(islas.BuiltIn().Colour(c)).Losers != 0
}

// over is a pointer that goes to a place and rests there.
func over(at ui.Point) []ui.Input {
	in := ui.Input{Pos: at, Inside: true, Dt: time.Second / 5}
	return []ui.Input{{Dt: time.Second}, in, in, in, in, in, in, in, in}
}

// restOn rests on the first card of the hand for which ok.
func restOn(ok func(s *islas.State, c islas.Card) bool) func(r *rig, m moment) []ui.Input {
	return func(r *rig, m moment) []ui.Input {
		r.Rest()
		s := m.state()
		i := slices.IndexFunc(s.HandCards(0, nil), func(c islas.Card) bool { return ok(s, c) })
		at := r.Widget(fmt.Sprintf("card.%d", i)).Rect
		return over(ui.Point{X: at.X + at.W/2, Y: at.Middle().Y})
	}
}

// forecastSights are moments at which somebody looks at what would follow.
func forecastSights() []sight {
	hover := func(k islas.ActionKind) func(r *rig, m moment) []ui.Input {
		return func(r *rig, m moment) []ui.Input {
			r.Rest()
			legal := r.legal()
			a := legal[slices.IndexFunc(legal, func(a islas.Action) bool { return a.Kind == k })]
			way := r.way(a)
			for _, id := range way[:len(way)-1] {
				r.Click(id)
			}
			r.Rest()
			return over(r.Widget(way[len(way)-1]).Rect.Middle())
		}
	}
	return []sight{
		{"forecast-settler", holds(islas.PhaseAction, 4, contested), restOn(contested)},
		{"forecast-load", holds(islas.PhaseLoad, 3, contested), func(r *rig, m moment) []ui.Input {
			r.Rest()
			s := m.state()
			i := slices.IndexFunc(s.HandCards(0, nil), func(c islas.Card) bool { return contested(s, c) })
			r.Click(fmt.Sprintf("card.%d", i))
			r.Rest()
			r.Away()
			return []ui.Input{{Dt: time.Second}, {Dt: time.Second}}
		}},
		{"forecast-pirate", holds(islas.PhaseAction, 2, pirate), restOn(pirate)},
		{"forecast-build", func(m moment) bool { return from(islas.PhaseAction, 3)(m) && can(m, islas.Build) }, hover(islas.Build)},
		{"forecast-palace", func(m moment) bool { return from(islas.PhaseDone, 3)(m) && can(m, islas.MakePalace) }, hover(islas.MakePalace)},
		{"forecast-discards", func(m moment) bool { s := m.state(); return from(islas.PhaseAction, 4)(m) && s.DiscardSize() > 9 }, func(r *rig, _ moment) []ui.Input {
			r.Rest()
			r.Click("discard")
			r.Rest()
			return over(r.Widget("discarded.2").Rect.Middle())
		}},
		{"forecast-log", from(islas.PhaseAction, 4), func(r *rig, m moment) []ui.Input {
			r.Rest()
			if r.Has("open.log") {
				r.Click("open.log")
				r.Rest()
			}
			return over(r.Widget("log").Rect.Middle()) // at rest it is shown from its beginning
		}},
	}
}
