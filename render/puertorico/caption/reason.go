package caption

import (
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/game/puertorico/advice"
)

// Reason is the reason for an action as a sentence, "" for none.
func Reason(text Text, r advice.Reason) string {
	if r.Kind == advice.None {
		return ""
	}
	params := []any{"n", r.N, "m", r.M}
	if r.Good != puertorico.NoGood {
		params = append(params, "good", Kind(text, r.Good))
	}
	if r.Building != puertorico.NoBuilding {
		name := Building
		if slices.Contains([]advice.Kind{advice.MayorStaffs, advice.HireWorks, advice.ManBuilding}, r.Kind) {
			name = At
		}
		params = append(params, "building", name(text, r.Building), "effect", Effect(text, r.Building))
	}
	return text("suggest.why."+r.Kind.String(), params...)
}

// mostPlaced is the greatest number of places that are named.
const mostPlaced = 3

// Placed says where a decision puts workers who were not there before; without places if there are none, or too many to name.
func Placed(text Text, s *puertorico.State, decision []puertorico.Action) string {
	seat, before, after := s.Decision().Seat, s.Lifted(), *s
	for _, a := range decision {
		if after.Apply(a, nil) != nil {
			break
		}
	}
	now := after.Player(seat).Placement()
	var list []string
	for _, g := range puertorico.PlacingOrder() {
		if now[g] > before[g] {
			list = append(list, Group(text, g))
		}
	}
	if len(list) == 0 || len(list) > mostPlaced {
		return text("review.what.placing")
	}
	return text("review.what.placed", "list", strings.Join(list, ", "))
}
