package table

import (
	"islas/game/puertorico"
	"islas/game/puertorico/advice"
	"islas/render/playing"
	"islas/render/ui"
)

// drawSuggestion marks what is suggested to the person who decides, and says it on a note.
func drawSuggestion(f *frame, note *playing.Note) intent {
	if !f.hint.Asked() {
		return intent{}
	}
	return wishes(note.Draw(f.ui, f.paint.stage, f.hint, notePlaces(f), func() playing.Advice {
		a := f.hint.Action()
		targets := targetsOf(a)
		return playing.Advice{What: actionWords(f, a), Why: reasonWords(f.ui.T, advice.Of(f.hint.View(), a)), Targets: targets, Left: targets}
	}))
}

// reasonWords is the reason for an action, in a sentence; empty for none.
func reasonWords(text func(key string, params ...any) string, r advice.Reason) string {
	if r.Kind == advice.None {
		return ""
	}
	params := []any{"n", r.N, "m", r.M}
	if r.Good != puertorico.NoGood {
		params = append(params, "good", text("kind."+r.Good.ID()))
	}
	if r.Building != puertorico.NoBuilding {
		params = append(params, "building", text("building."+r.Building.ID()), "effect", text("effect."+r.Building.ID()))
	}
	return text("suggest.why."+r.Kind.String(), params...)
}

// targetsOf are what the widgets stand for that are to be clicked for an action, in this order.
func targetsOf(a puertorico.Action) (all []any) {
	switch a.Kind {
	case puertorico.Load:
		return []any{barrels(a.Good()), hold(a.Size())}
	case puertorico.Sell, puertorico.Extra:
		return []any{barrels(a.Good())}
	case puertorico.Keep:
		return []any{confirmed{}}
	case puertorico.Man:
		return []any{asSuggested, confirmed{}}
	}
	return []any{a}
}

// notePlaces are places for the note, the best first: what is least needed while one decides lies there.
func notePlaces(f *frame) (places []ui.Rect) {
	l := f.lay
	own := l.island.Union(l.city)
	low, _ := own.CutBottom(own.H / 2)
	for _, r := range []ui.Rect{l.log, low, own, l.page, l.market} {
		if !r.Empty() {
			places = append(places, r)
		}
	}
	return places
}
