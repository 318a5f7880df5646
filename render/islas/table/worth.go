package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/forecast"
)

// best is what the best of the palaces, or of the towns, gives that can be made, and how many points that is more than its houses
// are worth; ok is false if none can be made.
type best struct {
	gives, net int
	ok         bool
}

// bests are both, worked out once for a position.
type bests struct {
	ahead        *forecast.Forecast
	legal        int // how many actions were: those of a position are always the same while anything may be done
	palace, town best
}

// of finds them among the actions that may be done now.
func (b *bests) of(ahead *forecast.Forecast, legal []islas.Action) *bests {
	if b.ahead != ahead || b.legal != len(legal) {
		b.ahead, b.legal = ahead, len(legal)
		b.palace.gives, b.palace.net, b.palace.ok = ahead.Best(islas.MakePalace, legal)
		b.town.gives, b.town.net, b.town.ok = ahead.Best(islas.MakeTown, legal)
	}
	return b
}

// alike is how many houses the person who acts has at most that go together into a palace or town.
func (f *frame) alike(k islas.ActionKind) int {
	if k == islas.MakePalace && f.State.Owner(islas.Mixed) == f.Actor {
		return f.State.AllHouses(f.Actor).Count()
	}
	most := 0
	for c := range islas.Colour(islas.Colours) {
		most = max(most, f.State.Houses(f.Actor, c).Count())
	}
	return most
}

// conversionWords is what stands on the button of a palace or town, called key in texts: its name with what the best one that is
// possible brings, or with how many of the houses that it takes are there; that alone, for a narrow button; and in a sentence how it is
// reckoned. Where consequences are switched off nothing is said of what it brings.
func (f *frame) conversionWords(k islas.ActionKind, key string) (name, worth, tip string) {
	u := f.UI
	name, tip = u.T("table."+key), u.T("table."+key+"-tip")
	b := f.bests.palace
	if k == islas.MakeTown {
		b = f.bests.town
	}
	if building, _ := k.Building(); !b.ok && f.Actor != game.NoSeat && f.State.Stock(building) > 0 {
		return u.T("table.lacks", "what", name, "n", f.alike(k), "need", k.Houses()), "", tip
	} else if !b.ok || !f.Stage.Settings.Consequences {
		return name, "", tip
	}
	worth = signed(b.net)
	tip += "\n" + u.T("table.convert-worth", "houses", k.Houses(), "each", islas.HousePoints, "gives", b.gives, "points", worth)
	return u.T("table.worth", "what", name, "points", worth), worth, tip
}
