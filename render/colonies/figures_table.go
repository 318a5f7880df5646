package colonies

import (
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/stage"
	"islas/render/ui"
)

// Size of a card of a price in design units, with the gap beside it.
const (
	priceWide = 44
	priceHigh = 54
)

// costsFigure shows all that can be built or bought, with its price.
func costsFigure() stage.Figure {
	keys := []string{"rules.building.have", "rules.building.deck"}
	f := stage.Entries{Wide: 72}
	add := func(k colonies.ActionKind, have int, picture art.Picture) {
		e := stage.Entry{Draw: of(picture), Name: func(u *ui.UI) string { return caption.Verb(u.T, k) }, Text: says("rules.building.deck"), FootHigh: priceHigh}
		if have > 0 {
			e.Text = func(u *ui.UI) string { return u.T("rules.building.have", "n", have) }
		}
		e.Foot = func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			for card, n := range colonies.Cost(k) {
				for range n {
					at := r.TakeLeft(u.Px(priceWide), 0)
					paintPicture(s, u, at.Center(u.Px(priceWide-5), at.H), art.ResourceCard(colonies.Resource(card)))
				}
			}
		}
		f.List = append(f.List, e)
	}
	add(colonies.BuildRoad, colonies.MaxRoads, art.Road(0, 1))
	add(colonies.BuildShip, colonies.MaxShips, art.Ship(0))
	add(colonies.Settle, colonies.MaxSettlements, art.Settlement(0))
	add(colonies.BuildCity, colonies.MaxCities, art.City(0))
	add(colonies.Buy, 0, art.Card(colonies.NoCard))
	add(colonies.MoveFleet, 1, art.Fleet(0))
	return f.Figure(append(keys, "verb.road", "verb.ship", "verb.settle", "verb.city", "verb.buy", "verb.fleet")...)
}

// cardsFigure shows all development cards with what they do.
func cardsFigure() stage.Figure {
	keys := []string{"rules.cards.count"}
	f := stage.Entries{Wide: 72}
	for c, n := range colonies.Deck() {
		c := colonies.Card(c)
		keys = append(keys, caption.Key(c), caption.Key(c)+".does")
		f.List = append(f.List, stage.Entry{
			Draw: of(art.Card(c)),
			Name: func(u *ui.UI) string { return u.T("rules.cards.count", "name", caption.Name(u.T, c), "n", int(n)) },
			Text: func(u *ui.UI) string { return caption.Does(u.T, c) },
		})
	}
	return f.Figure(keys...)
}
