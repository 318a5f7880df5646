package table

import (
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/forecast"
	"islas/render/islas/caption"
	"islas/render/table"
	"islas/render/ui"
)

// gender returns the end of the keys of sentences about a settler, by the grammar of the language.
func (f *frame) gender(c islas.Card) string { return f.UI.T("gender." + c.ID()) }

// called returns the name of a player in a forecast; the viewer is addressed.
func (f *frame) called(seat game.Seat) string {
	if seat == f.Viewer {
		return f.UI.T("forecast.you")
	}
	return f.Name(seat)
}

// landingText returns where a settler would go, and by what numbers.
func (f *frame) landingText(l *forecast.Landing) string {
	key, mine := "forecast.goes.", l.Winner == f.Viewer
	switch {
	case l.Winner == game.NoSeat:
		key = "forecast.nobody."
	case l.Decided == islas.ByTies && mine:
		key = "forecast.ties-you."
	case l.Decided == islas.ByTies:
		key = "forecast.ties."
	case mine:
		key = "forecast.comes."
	}
	g := f.gender(l.Card)
	k, seats := l.Columns()-1, slices.Collect(l.In(f.State.Seats()).All()) // those that are still in count for the wish that decides
	slices.SortStableFunc(seats, func(a, b game.Seat) int { return int(l.Counts[b][k]) - int(l.Counts[a][k]) })
	counts := table.List(slices.Values(seats), func(seat game.Seat) string {
		return f.UI.T("forecast.count", "name", f.called(seat), "n", l.Counts[seat][k])
	})
	text := f.UI.T(key+g, "counts", counts, "name", f.called(l.Winner), "power", f.power(islas.Ties))
	if l.NoHouse {
		text += " " + f.UI.T("forecast.no-house."+g)
	}
	return text
}

// robberyText returns whom a pirate would rob, and why.
func (f *frame) robberyText(r *forecast.Robbery) string {
	key, mine, names := "forecast.robs", r.Owner == f.Viewer, ""
	switch {
	case r.Losers == 0 && r.Namer == game.NoSeat:
		key = "forecast.robs-nobody"
	case r.Rule == islas.RaidMost:
		key, names = "forecast.robs-most", table.List(r.Losers.All(), f.called)
	case r.Rule == islas.RaidNamed && mine:
		key = "forecast.robs-named-you"
	case r.Rule == islas.RaidNamed:
		key = "forecast.robs-named"
	case mine:
		key = "forecast.robs-you"
	}
	return f.UI.T(key, "name", f.called(r.Owner), "power", f.power(f.data.Power(r.Colour)), "shield", f.power(islas.Shield),
		"colour", f.UI.T("colour."+r.Colour.String()), "n", r.Points, "names", names)
}

// power returns the name of a privilege.
func (f *frame) power(p islas.Power) string { return f.UI.T("power." + p.String()) }

// housesText returns which houses a seat could lose to a pirate: the only one, or one of several.
func (f *frame) housesText(seat game.Seat, houses islas.PlotSet) string {
	if houses.Count() == 1 {
		b, _ := f.State.At(seat, houses.First())
		return f.UI.T("forecast.house", "name", f.called(seat), "piece", caption.Piece(f.UI.T, b.Kind, b.Colour))
	}
	return f.UI.T("forecast.house-of", "name", f.called(seat), "n", houses.Count())
}

// mostChanges is the greatest number of lines about an action.
const mostChanges = 3

// changeTexts returns the consequences of an action, the most important first, without those that depend on what is still open.
func (f *frame) changeTexts(o *outlook) (lines []string) {
	c, houses := &o.change, o.action.Kind.Houses()
	for _, h := range c.Privileges {
		key, name := "forecast.won", f.called(h.From)
		switch {
		case h.To != f.Actor:
			key, name = "forecast.lost", f.called(h.To)
		case h.From != game.NoSeat:
			key = "forecast.taken"
		}
		lines = append(lines, f.UI.T(key, "name", name, "power", f.power(f.data.Power(h.Colour))))
	}
	if o.exact || houses > 0 {
		k, _ := o.action.Kind.Building()
		key := "forecast.points"
		if houses > 0 {
			key = "forecast.points-convert"
		}
		lines = append(lines, f.UI.T(key, "points", signed(c.Points), "piece", caption.Piece(f.UI.T, k, o.action.Colour),
			"gives", c.Gives, "houses", houses, "each", islas.HousePoints))
	}
	if o.exact {
		lines = append(lines, f.knownTexts(c)...)
		key := "forecast.unseen" // of the settlers that are hidden
		if c.After == c.Before {
			key = "forecast.unseen-same"
		}
		lines = append(lines, f.UI.T(key, "after", c.After, "before", c.Before, "of", c.Of))
	}
	return lines[:min(len(lines), mostChanges)]
}

// knownTexts returns which of the settlers that the viewer knows would choose differently.
func (f *frame) knownTexts(c *forecast.Change) (lines []string) {
	tell := func(set forecast.Settlers, one, aboard, many string) {
		name := func(c islas.Card) string { return caption.CardName(f.UI.T, c) }
		switch cards := set.Cards(); {
		case len(cards) > 1:
			lines = append(lines, f.UI.T(many, "names", table.List(slices.Values(cards), name)))
		case len(cards) == 1:
			if c.Aboard.Has(cards[0]) {
				one = aboard
			}
			lines = append(lines, f.UI.T(one+f.gender(cards[0]), "who", name(cards[0])))
		}
	}
	tell(c.Comes, "forecast.newcomer.", "forecast.newcomer-aboard.", "forecast.newcomers")
	tell(c.Leaves, "forecast.gone.", "forecast.gone-aboard.", "forecast.goners")
	return lines
}

// signed returns a number of points with its sign, as +1, ±0 or −1.
func signed(n int) string {
	switch {
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case n == 0:
		return "±0"
	}
	return "+" + strconv.Itoa(n)
}

// cardTitle returns the name of a card, and of a settler which house it builds.
func cardTitle(f *frame, c islas.Card) string {
	if c.Pirate() {
		return caption.CardName(f.UI.T, c)
	}
	return f.UI.T("card.builds", "who", caption.CardName(f.UI.T, c), "piece", caption.Piece(f.UI.T, islas.House, f.data.Colour(c)))
}

// cardText returns the text of a card: its house and its wishes in order, or what a pirate does now, or in general if nothing is foretold.
func cardText(f *frame, c islas.Card) string {
	title := cardTitle(f, c) + "\n"
	switch {
	case !c.Pirate():
		return title + wishesText(f, c, caption.Wish)
	case !f.foretells():
		return title + f.UI.T("pirate.does", "power", f.power(f.data.Power(c.Flag())), "colour", f.UI.T("colour."+c.Flag().String()))
	}
	r := f.memo.ahead.Pirate(c.Flag())
	return title + f.robberyText(&r)
}

// wishesText returns the four wishes of a settler, each in words.
func wishesText(f *frame, c islas.Card, words func(u *ui.UI, p islas.Priority) string) string {
	var all []string
	for k, p := range f.data.Priorities(c) {
		all = append(all, strconv.Itoa(k+1)+".\u00a0"+words(f.UI, p))
	}
	return strings.Join(all, ", ")
}

// cardTip returns the tooltip of a card of the hand: its text, and what it can do now.
func cardTip(f *frame, c islas.Card) string {
	now := f.UI.T("table.card-load")
	if f.choice.uses(islas.Build, c) {
		now = f.UI.T("table.card-build", "where", f.where(c))
	}
	return cardText(f, c) + "\n" + now
}
