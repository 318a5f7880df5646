package colonies

import (
	"slices"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// terrains returns a figure that shows terrains with what they bring.
func terrains(all ...colonies.Terrain) stage.Figure {
	f := stage.Row{High: 116, Least: 120, Most: 150}
	var keys []string
	for _, t := range all {
		brings := "rules.chart.choice"
		switch {
		case t.Resource() != colonies.NoResource:
			brings = caption.Key(t.Resource())
		case t.Token() != colonies.NoToken:
			brings = caption.Key(t.Token())
		}
		keys = append(keys, caption.Key(t), brings)
		f.Exhibits = append(f.Exhibits, stage.Exhibit{Draw: of(art.Hex(t)), Text: func(u *ui.UI) string { return caption.Name(u.T, t) + "\n" + u.T(brings) }})
	}
	return f.Figure(keys...)
}

// homeFigure shows the terrains of the home island, and coloniesFigure those of the colonies.
func homeFigure() stage.Figure {
	return terrains(colonies.Forest, colonies.Hill, colonies.Pasture, colonies.Field)
}

func coloniesFigure() stage.Figure {
	return terrains(colonies.Jungle, colonies.GoldRiver, colonies.Mountain, colonies.Desert, colonies.Volcano)
}

// several returns what draws pictures side by side, each in the part of a square of so many design units.
func several(high, part float64, all ...art.Picture) drawing {
	return func(s *stage.Stage, u *ui.UI, r ui.Rect) {
		for i, at := range stage.Abreast(u, r, len(all), high) {
			paintPicture(s, u, at.Scaled(part), all[i])
		}
	}
}

// harboursFigure shows a harbour of each sort.
func harboursFigure() stage.Figure {
	return stage.Row{High: 96, Least: 130, Most: 170, Sea: true, Exhibits: []stage.Exhibit{
		shown("rules.trade.any", of(art.HarbourSign(colonies.NoResource))), shown("rules.trade.kind", of(art.HarbourSign(colonies.Wheat))),
	}}.Figure("rules.trade.any", "rules.trade.kind")
}

// rangeFigure shows rolls of the dice with the range of ships that they give.
func rangeFigure() stage.Figure {
	f := stage.Row{High: 76, Least: 150, Most: 190}
	for _, dice := range [][2]int{{2, 5}, {3, 3}, {6, 1}} {
		f.Exhibits = append(f.Exhibits, stage.Exhibit{
			Draw: several(68, 0.9, art.Die(dice[0], 0, dice[0] >= dice[1]), art.Die(dice[1], 0, dice[1] >= dice[0])),
			Text: func(u *ui.UI) string { return u.T("rules.ships.range", "n", max(dice[0], dice[1])) },
		})
	}
	return f.Figure("rules.ships.range")
}

// discoveryFigure shows what happens when a ship finds land, one thing after the other.
func discoveryFigure() stage.Figure {
	return stage.Row{High: 116, Least: 130, Most: 160, Arrows: true, Exhibits: []stage.Exhibit{
		shown("rules.discovery.ship", of(art.Ship(0))),
		shown("rules.discovery.tile", of(art.Hex(colonies.Jungle))),
		shown("rules.discovery.base", of(art.Base(0))),
		shown("rules.discovery.token", func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintPicture(s, u, r.Scaled(0.6), art.Token(colonies.Find)) }),
	}}.Figure("rules.discovery.ship", "rules.discovery.tile", "rules.discovery.base", "rules.discovery.token")
}

// tokensFigure shows what becomes of tokens that are brought home.
func tokensFigure() stage.Figure {
	f := stage.Row{High: 84, Least: 140, Most: 180}
	var keys []string
	for t, n := range [colonies.Tokens]int{colonies.Find: colonies.FindsPerPoint, colonies.Gold: 1, colonies.OreToken: 1, colonies.Gem: colonies.GemsPerCard} {
		key := "rules.home." + colonies.Token(t).ID()
		keys = append(keys, key)
		f.Exhibits = append(f.Exhibits, shown(key, several(56, 0.94, slices.Repeat([]art.Picture{art.Token(colonies.Token(t))}, n)...)))
	}
	return f.Figure(keys...)
}

// pointsFigure shows everything that points come from.
func pointsFigure() stage.Figure {
	return stage.Row{High: 92, Least: 116, Most: 140, Exhibits: []stage.Exhibit{
		shown("rules.end.settlement", of(art.Settlement(0))),
		shown("rules.end.city", of(art.City(0))),
		shown("rules.end.find", several(44, 1, slices.Repeat([]art.Picture{art.Token(colonies.Find)}, colonies.FindsPerPoint)...)),
		shown("rules.end.card", of(art.Card(colonies.PointCard))),
		shown("rules.end.army", of(art.Army())),
	}}.Figure("rules.end.settlement", "rules.end.city", "rules.end.find", "rules.end.card", "rules.end.army")
}

// paintDecision draws what a decision is about.
func paintDecision(s *stage.Stage, u *ui.UI, r ui.Rect, p *colonies.State, decision []colonies.Action) {
	seat := p.Decision().Seat
	switch a := decision[0]; a.Kind {
	case colonies.Roll:
		paintPicture(s, u, r.Scaled(0.7), art.Die(6, 0, false))
	case colonies.Settle:
		paintPicture(s, u, r, art.Settlement(seat))
	case colonies.BuildCity:
		paintPicture(s, u, r, art.City(seat))
	case colonies.MakeBase:
		paintPicture(s, u, r, art.Base(seat))
	case colonies.PlayKnight:
		paintPicture(s, u, r, art.Card(colonies.KnightCard))
	case colonies.Buy:
		s.Icon(paint.IconDeck)(u, r.Scaled(0.7), u.Theme().InkSoft)
	case colonies.BuildShip, colonies.Sail:
		paintPicture(s, u, r, art.Ship(seat))
	case colonies.BankTrade, colonies.MakeOffer, colonies.TakeCard:
		paintPicture(s, u, r, art.ResourceCard(a.Want))
	case colonies.Load, colonies.TakeToken, colonies.Redeem:
		paintPicture(s, u, r.Scaled(0.8), art.Token(a.Token))
	}
}
