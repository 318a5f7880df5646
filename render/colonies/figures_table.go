package colonies

import (
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of tables of things, in design units.
const (
	entryPicture = 72
	entryCard    = 44 // width of a card of a price
	entryGap     = 14
	entryPad     = 8 // above and below a line
)

// entry is a line of a table: a picture, a name with a text below it and, to the right or below, the price.
type entry struct {
	draw  drawing
	name  func(u *ui.UI) string
	text  func(u *ui.UI) string
	price []colonies.Resource
}

// beside is the room for a price beside the text, in design units: the dearest has five cards.
const beside = 5*entryCard + entryGap

// below reports whether the price stands below the text, as there is no room beside it.
func (e entry) below(u *ui.UI, width float64) bool {
	return len(e.price) > 0 && width < u.Px(entryPicture+entryGap+beside)+max(u.Px(150), u.MeasureText(theme.BodyBold, e.name(u)))
}

// words returns how wide the text of an entry may be.
func (e entry) words(u *ui.UI, width float64) float64 {
	words := width - u.Px(entryPicture+entryGap)
	if len(e.price) > 0 && !e.below(u, width) {
		words -= u.Px(beside)
	}
	return words
}

// height returns the height of an entry in a width.
func (e entry) height(u *ui.UI, width float64) float64 {
	h := max(u.LineHeight(theme.BodyBold)+u.MeasureWrapped(theme.Body, e.text(u), e.words(u, width)), u.Px(entryPicture))
	if e.below(u, width) {
		h += u.Px(entryCard * cardHigh)
	}
	return h + u.Px(2*entryPad)
}

// cardHigh is the height of a resource card divided by its width.
const cardHigh = 1 / art.CardRatio

// drawIn draws the entry in r, with a line above it.
func (e entry) drawIn(s *stage.Stage, u *ui.UI, r ui.Rect) {
	th := u.Theme()
	u.Line(ui.Point{X: r.X, Y: r.Y}, ui.Point{X: r.Right(), Y: r.Y}, u.Px(1), th.InkFaint)
	below, words := e.below(u, r.W), e.words(u, r.W)
	r = r.InsetXY(0, u.Px(entryPad))
	var cards ui.Rect
	if below {
		cards, r = r.CutBottom(u.Px(entryCard * cardHigh))
		cards.X += u.Px(entryPicture + entryGap)
	}
	picture, rest := r.CutLeft(u.Px(entryPicture))
	e.draw(s, u, picture.Center(u.Px(entryPicture), u.Px(entryPicture)))
	_, rest = rest.CutLeft(u.Px(entryGap))
	if !below {
		cards = ui.Rect{X: rest.X + words + u.Px(entryGap), Y: rest.Y, H: rest.H}
	}
	rest.W = words
	name, text := rest.CutTop(u.LineHeight(theme.BodyBold))
	u.Text(name, theme.BodyBold, th.Ink, ui.Left|ui.Middle, e.name(u))
	u.TextWrapped(text, theme.Body, th.InkSoft, ui.Left|ui.Top, e.text(u))
	for i, k := range e.price {
		at := ui.Rect{X: cards.X + float64(i)*u.Px(entryCard), Y: cards.Y, W: u.Px(entryCard), H: cards.H}
		paintPicture(s, u, at.Center(u.Px(entryCard-5), u.Px((entryCard-5)*cardHigh)), art.ResourceCard(k))
	}
}

// tableMost is the greatest width of a table.
const tableMost = 760

// entries returns a table of entries as a figure; keys are those of its texts.
func entries(list []entry, keys ...string) stage.Figure {
	return stage.Figure{
		Words: keys,
		Height: func(u *ui.UI, width float64) (h float64) {
			for _, e := range list {
				h += e.height(u, min(width, u.Px(tableMost)))
			}
			return h
		},
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			r.W = min(r.W, u.Px(tableMost))
			for _, e := range list {
				e.drawIn(s, u, r.TakeTop(e.height(u, r.W), 0))
			}
		},
	}
}

// costsFigure shows all that can be built or bought, with its price.
func costsFigure() stage.Figure {
	line := func(k colonies.ActionKind, have int, draw drawing) entry {
		e := entry{draw: draw, name: func(u *ui.UI) string { return caption.Verb(u.T, k) }, text: says("rules.building.deck")}
		if have > 0 {
			e.text = func(u *ui.UI) string { return u.T("rules.building.have", "n", have) }
		}
		for r, n := range colonies.Cost(k) {
			for range n {
				e.price = append(e.price, colonies.Resource(r))
			}
		}
		return e
	}
	return entries([]entry{
		line(colonies.BuildRoad, colonies.MaxRoads, of(art.Road(0, 1))),
		line(colonies.BuildShip, colonies.MaxShips, of(art.Ship(0))),
		line(colonies.Settle, colonies.MaxSettlements, of(art.Settlement(0))),
		line(colonies.BuildCity, colonies.MaxCities, of(art.City(0))),
		line(colonies.Buy, 0, of(art.Card(colonies.NoCard))),
		line(colonies.MoveFleet, 1, of(art.Fleet(0))),
	}, "verb.road", "verb.ship", "verb.settle", "verb.city", "verb.buy", "verb.fleet", "rules.building.have", "rules.building.deck")
}

// cardsFigure shows all development cards with what they do.
func cardsFigure() stage.Figure {
	keys := []string{"rules.cards.count"}
	var list []entry
	for c, n := range colonies.Deck() {
		c := colonies.Card(c)
		keys = append(keys, caption.Key(c), caption.Key(c)+".does")
		list = append(list, entry{
			draw: of(art.Card(c)),
			name: func(u *ui.UI) string { return u.T("rules.cards.count", "name", caption.Name(u.T, c), "n", int(n)) },
			text: func(u *ui.UI) string { return caption.Does(u.T, c) },
		})
	}
	return entries(list, keys...)
}
