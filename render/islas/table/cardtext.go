package table

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/caption"
)

// cardTitle says what a card is, and of a settler what house it builds.
func cardTitle(f *frame, c islas.Card) string {
	if c.Pirate() {
		return cardName(f.UI, c)
	}
	return f.UI.T("card.builds", "who", cardName(f.UI, c), "piece", pieceName(f.UI, islas.House, f.data.Colour(c)))
}

// cardText says in words what stands on a card: the house that it builds and its four wishes in their order, or what a
// pirate does.
func cardText(f *frame, c islas.Card) string {
	if c.Pirate() {
		return cardTitle(f, c) + "\n" + f.pirateText(c.Flag())
	}
	return cardTitle(f, c) + "\n" + wishesText(f, c)
}

// wishesText is the four wishes of a settler in words.
func wishesText(f *frame, c islas.Card) string {
	var all []string
	for k, p := range f.data.Priorities(c) {
		all = append(all, strconv.Itoa(k+1)+". "+caption.Wish(f.UI, p))
	}
	return strings.Join(all, ", ")
}

// wishesShort is the same with less words.
func wishesShort(f *frame, c islas.Card) string {
	var all []string
	for k, p := range f.data.Priorities(c) {
		all = append(all, strconv.Itoa(k+1)+". "+priorityName(f.UI, p))
	}
	return strings.Join(all, ", ")
}

// cardTip says what stands on a card of the hand, and what it can do now.
func cardTip(f *frame, c islas.Card) string {
	now := f.UI.T("table.card-load")
	if f.choice.uses(islas.Build, c) {
		now = f.UI.T("table.card-build", "where", f.where(c))
	}
	return cardText(f, c) + "\n" + now
}

// cardNote says why a card of the hand can't be used by the person who decides, nothing if it can or if somebody else decides.
func (f *frame) cardNote(c islas.Card) string {
	if f.Actor == game.NoSeat || f.Actor != f.Viewer || f.choice.uses(islas.Build, c) || f.choice.uses(islas.Load, c) {
		return ""
	}
	return f.whyNotCard(c)
}
