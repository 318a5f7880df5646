package islas

import (
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// dataOf returns what cards and privileges show in the game that waits below the rule book, or those built in if none does.
func dataOf(s *stage.Stage) *islas.Data {
	if table, ok := s.Under().(interface{ Data() *islas.Data }); ok {
		return table.Data()
	}
	return islas.BuiltIn()
}

// paintCard draws a card with its words.
func paintCard(s *stage.Stage, u *ui.UI, r ui.Rect, card islas.Card) {
	s.Paint(u, r, art.Card{Face: dataOf(s).Face(card), Words: caption.Card(s.Texts, card), Shown: 1})
}

// paintDecision draws what a decision is about: a building, a card for the ship or the deck.
func paintDecision(s *stage.Stage, u *ui.UI, r ui.Rect, p *islas.State, decision []islas.Action) {
	switch a := decision[0]; a.Kind {
	case islas.Load:
		paintCard(s, u, r, a.Card)
	case islas.Lose:
		if b, ok := p.At(p.Decision().Seat, a.Plot); ok {
			s.Paint(u, r, art.Piece(b))
		}
	case islas.DrawCards, islas.ExtraCard:
		s.Icon(paint.IconDeck)(u, r.Scaled(0.7), u.Theme().InkSoft)
	default:
		if k, ok := a.Kind.Building(); ok {
			s.Paint(u, r, art.Piece{Kind: k, Colour: a.Colour})
		}
	}
}

// exampleCard is the card that the rules explain.
func exampleCard() islas.Card {
	card, _ := islas.CardByID("segador")
	return card
}

// cardFigure shows a settler's card and says what is on it.
func cardFigure() stage.Figure {
	const height, row = 300, 60
	return stage.Figure{
		Words:  []string{"occupation.segador"},
		Height: fixed(height),
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th := u.Theme()
			card := exampleCard()
			face, words := r.CutLeft(u.Px(height * art.CardRatio))
			paintCard(s, u, face, card)
			_, words = words.CutLeft(u.Px(24))
			words = words.Center(words.W, u.Px(5*row))
			rows := words.Column(5, 0)
			line := func(i int, label, short string) (sign ui.Rect) {
				sign, text := rows[i].CutLeft(u.Px(46))
				_, text = text.CutLeft(u.Px(12))
				if u.MeasureWrapped(theme.SmallBold, label, text.W) > text.H {
					label = short
				}
				u.TextWrapped(text, u.Fitting(label, text.W, theme.BodyBold, theme.SmallBold), th.Ink, ui.Left|ui.Middle, label)
				return sign.Center(u.Px(46), u.Px(46))
			}
			shows := dataOf(s).Face(card)
			house := u.T("rules.cards.colour", "colour", u.T("colour."+shows.Colour.String()))
			s.Paint(u, line(0, house, house), art.Piece{Kind: islas.House, Colour: shows.Colour})
			for i, p := range shows.Priorities {
				say := func(what string) string { return u.T("rules.cards.priority", "n", i+1, "priority", what) }
				s.Paint(u, line(i+1, say(caption.Wish(u, p)), say(caption.Priority(u.T, p))), art.PriorityIcon(p))
			}
		},
	}
}

// privilegesFigure shows the six deeds with what they can do.
func privilegesFigure() stage.Figure {
	const deed, above, under = 92, 8, 6
	power := func(u *ui.UI, p islas.Power) string {
		if p == islas.Draw {
			return u.T("power."+p.String()+".text", "n", u.T("rules.privileges.draw"))
		}
		return u.T("power." + p.String() + ".text")
	}
	height := func(u *ui.UI, width float64, p islas.Power) float64 {
		text := u.LineHeight(theme.BodyBold) + u.Px(under) + u.MeasureWrapped(theme.Body, power(u, p), width-u.Px(deed+20))
		return max(u.Px(deed), text) + u.Px(2*above)
	}
	f := stage.Figure{
		Height: func(u *ui.UI, width float64) (h float64) {
			for p := range islas.Power(islas.Powers) {
				h += height(u, width, p)
			}
			return h
		},
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th, data := u.Theme(), dataOf(s)
			for c := range islas.Colour(islas.Colours) {
				p := data.Power(c)
				var row ui.Rect
				row, r = r.CutTop(height(u, r.W, p))
				row = row.InsetXY(0, u.Px(above))
				picture, words := row.CutLeft(u.Px(deed))
				s.Paint(u, picture.Center(u.Px(deed), u.Px(deed)), art.Privilege{Power: p, Colour: c, Owned: true})
				_, words = words.CutLeft(u.Px(20))
				name, words := words.CutTop(u.LineHeight(theme.BodyBold) + u.Px(under))
				label := u.T("rules.privileges.name", "colour", u.T("colour."+c.String()), "name", u.T("power."+p.String()))
				u.Text(name, theme.BodyBold, th.Ink, ui.Left|ui.Middle, label)
				u.TextWrapped(ui.Rect{X: words.X, Y: words.Y, W: words.W}, theme.Body, th.Ink, ui.Left, power(u, p))
			}
		},
	}
	for p := range islas.Power(islas.Powers) {
		f.Words = append(f.Words, "power."+p.String(), "power."+p.String()+".text")
	}
	return f
}

// pirateFigure shows a pirate beside what it does first.
func pirateFigure() stage.Figure {
	const height = 250
	return stage.Figure{
		Words:  []string{"rules.pirates.1"},
		Height: fixed(height),
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			face, words := r.CutLeft(u.Px(height * art.CardRatio))
			card := islas.PirateOf(islas.Red)
			paintCard(s, u, face, card)
			_, words = words.CutLeft(u.Px(24))
			u.TextWrapped(words, theme.Body, u.Theme().Ink, ui.Left|ui.Middle, u.T("rules.pirates.1"))
		},
	}
}
