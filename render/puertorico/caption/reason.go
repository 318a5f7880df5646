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

// Better says what a placement makes better for a player: a building that starts to work, which is returned as well, or the harvest; "" for
// neither.
func Better(text Text, before, now *puertorico.Player) (why string, starts puertorico.Building) {
	for _, b := range now.Built() {
		if b.Violet() && now.Occupied(b) && !before.Occupied(b) {
			return text("suggest.why.man-building", "building", At(text, b)), b
		}
	}
	was, is := 0, 0
	for g := range puertorico.Good(puertorico.Goods) {
		was += before.Capacity(g)
		is += now.Capacity(g)
	}
	if is <= was {
		return "", puertorico.NoBuilding
	}
	return text("suggest.why.placing", "n", is, "was", was), puertorico.NoBuilding
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
