package puertorico

import (
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// roundFigure shows what happens in a round, one thing after the other.
func roundFigure() stage.Figure {
	return stage.Row{
		High: 116, Least: 150, Most: 176, Arrows: true,
		Exhibits: []stage.Exhibit{
			{Text: says("rules.round.take"), Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) { show(s, u, r, art.Role(puertorico.Builder)) }},
			{Text: says("rules.round.all"), Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
				for i, at := range stage.Abreast(u, r, 4, 58) {
					show(s, u, at, art.Worker(2*i))
				}
			}},
			{Text: says("rules.round.bonus"), Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
				show(s, u, r, art.Role(puertorico.Trader))
				show(s, u, art.RolePurse(r), &art.Doubloon)
			}},
			{Text: says("rules.round.next"), Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) { show(s, u, r.Center(r.W, r.H*0.8), &art.Governor) }},
		},
	}.Figure("rules.round.take", "rules.round.all", "rules.round.bonus", "rules.round.next")
}

// rolesFigure shows the role cards with what they do.
func rolesFigure() stage.Figure {
	const card, above, under = 104, 8, 4
	roles := []puertorico.Role{
		puertorico.Settler, puertorico.Mayor, puertorico.Builder, puertorico.Craftsman, puertorico.Trader, puertorico.Captain, puertorico.Prospector1,
	}
	lines := func(s *ui.UI, role puertorico.Role) (does, privilege string) {
		does = caption.Does(s.T, role)
		return does, s.T("rules.roles.privilege", "text", caption.Privilege(s.T, role))
	}
	height := func(u *ui.UI, width float64, role puertorico.Role) float64 {
		does, privilege := lines(u, role)
		width -= u.Px(card + 20)
		text := u.LineHeight(theme.BodyBold) + u.Px(2*under) + u.MeasureWrapped(theme.Body, does, width) + u.MeasureWrapped(theme.Body, privilege, width)
		return max(u.Px(card/art.RoleRatio), text) + u.Px(2*above)
	}
	f := stage.Figure{
		Words: []string{"rules.roles.privilege"},
		Height: func(u *ui.UI, width float64) (h float64) {
			for _, role := range roles {
				h += height(u, width, role)
			}
			return h
		},
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th := u.Theme()
			for _, role := range roles {
				line := r.TakeTop(height(u, r.W, role), 0)
				picture, words := line.InsetXY(0, u.Px(above)).CutLeft(u.Px(card))
				show(s, u, picture.Center(u.Px(card), u.Px(card/art.RoleRatio)), art.Role(role))
				_, words = words.CutLeft(u.Px(20))
				name, words := words.CutTop(u.LineHeight(theme.BodyBold) + u.Px(under))
				u.Text(name, theme.BodyBold, th.Ink, ui.Left|ui.Middle, caption.Role(s.Texts.Text, role))
				does, privilege := lines(u, role)
				_, words = words.CutTop(u.TextWrapped(words, theme.Body, th.Ink, ui.Left, does) + u.Px(under))
				u.TextWrapped(words, theme.Body, th.Accent, ui.Left, privilege)
			}
		},
	}
	for _, role := range roles {
		f.Words = append(f.Words, "role."+role.ID(), "role."+role.ID()+".does", "role."+role.ID()+".privilege")
	}
	return f
}
