package table

import (
	"islas/game"
	"islas/game/islas"
)

// alike is how many houses the person who acts has at most that go together into a palace or town.
func (f *frame) alike(k islas.ActionKind) int {
	if k == islas.MakePalace && f.state.Owner(islas.Mixed) == f.actor {
		return f.state.AllHouses(f.actor).Count()
	}
	most := 0
	for c := range islas.Colour(islas.Colours) {
		most = max(most, f.state.Houses(f.actor, c).Count())
	}
	return most
}

// conversionWords is what stands on the button of a palace or town, called key in texts: its name with what the best one that is
// possible brings, or with how many of the houses that it takes are there; that alone, for a narrow button; and in a sentence how it is
// reckoned. Where consequences are switched off nothing is said of what it brings.
func (f *frame) conversionWords(k islas.ActionKind, key string) (name, worth, tip string) {
	u := f.ui
	name, tip = u.T("table."+key), u.T("table."+key+"-tip")
	gives, net, ok := f.ahead.Best(k, f.choice.legal)
	if building, _ := k.Building(); !ok && f.actor != game.NoSeat && f.state.Stock(building) > 0 {
		return u.T("table.lacks", "what", name, "n", f.alike(k), "need", k.Houses()), "", tip
	} else if !ok || !f.paint.stage.Settings.Consequences {
		return name, "", tip
	}
	worth = signed(net)
	tip += "\n" + u.T("table.convert-worth", "houses", k.Houses(), "each", islas.HousePoints, "gives", gives, "points", worth)
	return u.T("table.worth", "what", name, "points", worth), worth, tip
}
