package colonies

import (
	"github.com/hajimehoshi/ebiten/v2"

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
		keys = append(keys, "terrain."+t.ID(), "resource."+t.Resource().ID())
		f.Exhibits = append(f.Exhibits, stage.Exhibit{
			Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintHex(s, u, r, t) },
			Text: func(u *ui.UI) string { return caption.Terrain(u.T, t) + "\n" + caption.Resource(u.T, t.Resource()) },
		})
	}
	return f.Figure(keys...)
}

// coloniesFigure shows the terrains of the colonies with what they bring.
func coloniesFigure() stage.Figure {
	f := stage.Row{High: 116, Least: 120, Most: 150}
	keys := []string{"rules.chart.choice"}
	for _, t := range []colonies.Terrain{colonies.Jungle, colonies.GoldRiver, colonies.Mountain, colonies.Desert, colonies.Volcano} {
		keys = append(keys, "terrain."+t.ID())
		brings := says("rules.chart.choice")
		if k := t.Token(); k != colonies.NoToken {
			keys = append(keys, "token."+k.ID())
			brings = func(u *ui.UI) string { return caption.Token(u.T, k) }
		}
		f.Exhibits = append(f.Exhibits, stage.Exhibit{
			Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintHex(s, u, r, t) },
			Text: func(u *ui.UI) string { return caption.Terrain(u.T, t) + "\n" + brings(u) },
		})
	}
	return f.Figure(keys...)
}

// harboursFigure shows a harbour of each sort.
func harboursFigure() stage.Figure {
	sign := func(key string, r colonies.Resource) stage.Exhibit {
		return shown(key, func(s *stage.Stage, u *ui.UI, at ui.Rect) {
			piece{"harbour", int(r), 0}.draw(s, u, at, func(p *paint.Painter, dst *ebiten.Image, at ui.Rect) { art.HarbourSign(p, dst, at, r) })
		})
	}
	return stage.Row{High: 96, Least: 130, Most: 170, Sea: true, Exhibits: []stage.Exhibit{
		sign("rules.trade.any", colonies.NoResource), sign("rules.trade.kind", colonies.Wheat),
	}}.Figure("rules.trade.any", "rules.trade.kind")
}

// rangeFigure shows rolls of the dice with the range of ships that they give.
func rangeFigure() stage.Figure {
	f := stage.Row{High: 76, Least: 150, Most: 190}
	for _, dice := range [][2]int{{2, 5}, {3, 3}, {6, 1}} {
		f.Exhibits = append(f.Exhibits, stage.Exhibit{
			Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
				for i, at := range stage.Abreast(u, r, 2, 68) {
					paintDie(s, u, at.Scaled(0.9), dice[i], dice[i] == max(dice[0], dice[1]))
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
		shown("rules.discovery.ship", seated("ship", 0, art.Ship)),
		shown("rules.discovery.tile", func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintHex(s, u, r, colonies.Jungle) }),
		shown("rules.discovery.base", seated("base", 0, art.Base)),
		shown("rules.discovery.token", func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintToken(s, u, r.Scaled(0.6), colonies.Find) }),
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
				paintToken(s, u, at.Scaled(0.94), colonies.Token(t))
			}
		}))
	}
	return f.Figure(keys...)
}

// pointsFigure shows everything that points come from.
func pointsFigure() stage.Figure {
	return stage.Row{High: 92, Least: 116, Most: 140, Exhibits: []stage.Exhibit{
		shown("rules.end.settlement", seated("settlement", 0, art.Settlement)),
		shown("rules.end.city", seated("city", 0, art.City)),
		shown("rules.end.find", func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			for _, at := range stage.Abreast(u, r, colonies.FindsPerPoint, 44) {
				paintToken(s, u, at, colonies.Find)
			}
		}),
		shown("rules.end.card", func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintCard(s, u, r, colonies.PointCard) }),
		shown("rules.end.army", func(s *stage.Stage, u *ui.UI, r ui.Rect) { piece{what: "army"}.draw(s, u, r, art.Army) }),
	}}.Figure("rules.end.settlement", "rules.end.city", "rules.end.find", "rules.end.card", "rules.end.army")
}

// paintToken draws a token.
func paintToken(s *stage.Stage, u *ui.UI, r ui.Rect, t colonies.Token) {
	piece{"token", int(t), 0}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Token(p, dst, r, t) })
}

// paintCard draws the face of a development card.
func paintCard(s *stage.Stage, u *ui.UI, r ui.Rect, c colonies.Card) {
	piece{"card", int(c), 0}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Card(p, dst, r, c) })
}

// paintResource draws the card of a resource.
func paintResource(s *stage.Stage, u *ui.UI, r ui.Rect, k colonies.Resource) {
	piece{"resource", int(k), 0}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.ResourceCard(p, dst, r, k) })
}

// paintDecision draws what a decision is about.
func paintDecision(s *stage.Stage, u *ui.UI, r ui.Rect, p *colonies.State, decision []colonies.Action) {
	seat := p.Decision().Seat
	switch a := decision[0]; a.Kind {
	case colonies.Roll:
		paintDie(s, u, r.Scaled(0.7), 6, false)
	case colonies.Settle:
		seated("settlement", seat, art.Settlement)(s, u, r)
	case colonies.BuildCity:
		seated("city", seat, art.City)(s, u, r)
	case colonies.MakeBase:
		seated("base", seat, art.Base)(s, u, r)
	case colonies.PlayKnight:
		paintCard(s, u, r, colonies.KnightCard)
	case colonies.Buy:
		s.Icon(paint.IconDeck)(u, r.Scaled(0.7), u.Theme().InkSoft)
	case colonies.BuildShip, colonies.Sail:
		seated("ship", seat, art.Ship)(s, u, r)
	case colonies.BankTrade, colonies.MakeOffer, colonies.TakeCard:
		paintResource(s, u, r, a.Want)
	case colonies.Load, colonies.TakeToken, colonies.Redeem:
		paintToken(s, u, r.Scaled(0.8), a.Token)
	}
}

// paintDie draws a die, marked if it is the higher one.
func paintDie(s *stage.Stage, u *ui.UI, r ui.Rect, n int, marked bool) {
	piece{"die", n, paint.Flag(marked)}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Die(p, dst, r, n, 0, marked) })
}
