package caption

import (
	"slices"

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
