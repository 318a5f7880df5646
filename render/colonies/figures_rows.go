package colonies

import (
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// homeFigure shows the terrains of the home island with what they bring.
func homeFigure() stage.Figure {
	f := stage.Row{High: 116, Least: 120, Most: 150}
	var keys []string
	for _, t := range []colonies.Terrain{colonies.Forest, colonies.Hill, colonies.Pasture, colonies.Field} {
		keys = append(keys, caption.Key(t), caption.Key(t.Resource()))
		f.Exhibits = append(f.Exhibits, stage.Exhibit{
			Draw: of(art.Hex(t)),
			Text: func(u *ui.UI) string { return caption.Name(u.T, t) + "\n" + caption.Name(u.T, t.Resource()) },
		})
	}
	return f.Figure(keys...)
}

// coloniesFigure shows the terrains of the colonies with what they bring.
func coloniesFigure() stage.Figure {
	f := stage.Row{High: 116, Least: 120, Most: 150}
	keys := []string{"rules.chart.choice"}
	for _, t := range []colonies.Terrain{colonies.Jungle, colonies.GoldRiver, colonies.Mountain, colonies.Desert, colonies.Volcano} {
		keys = append(keys, caption.Key(t))
		brings := says("rules.chart.choice")
		if k := t.Token(); k != colonies.NoToken {
			keys = append(keys, caption.Key(k))
			brings = func(u *ui.UI) string { return caption.Name(u.T, k) }
		}
		f.Exhibits = append(f.Exhibits, stage.Exhibit{
			Draw: of(art.Hex(t)),
			Text: func(u *ui.UI) string { return caption.Name(u.T, t) + "\n" + brings(u) },
		})
	}
	return f.Figure(keys...)
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
			Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
				for i, at := range stage.Abreast(u, r, 2, 68) {
					paintPicture(s, u, at.Scaled(0.9), art.Die(dice[i], 0, dice[i] == max(dice[0], dice[1])))
				}
			},
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
		f.Exhibits = append(f.Exhibits, shown(key, func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			for _, at := range stage.Abreast(u, r, n, 56) {
				paintPicture(s, u, at.Scaled(0.94), art.Token(colonies.Token(t)))
			}
		}))
	}
	return f.Figure(keys...)
}

// pointsFigure shows everything that points come from.
func pointsFigure() stage.Figure {
	return stage.Row{High: 92, Least: 116, Most: 140, Exhibits: []stage.Exhibit{
		shown("rules.end.settlement", of(art.Settlement(0))),
		shown("rules.end.city", of(art.City(0))),
		shown("rules.end.find", func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			for _, at := range stage.Abreast(u, r, colonies.FindsPerPoint, 44) {
				paintPicture(s, u, at, art.Token(colonies.Find))
			}
		}),
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
