package islas

import "islas/render/stage"

// book is the rule book, as stage.Chapters reads it.
const book = `
aim: aim.1 aim.2
island: island.1 @features island.2
+next: next.1 next.2 next.3 @neighbours next.picture
pieces: pieces.1 @pieces pieces.2 pieces.3
cards: cards.1 @card cards.2
setup: *setup.1 *setup.2 *setup.3
round: *round.1 *round.2 *round.3 *round.4
turn: *turn.1 *turn.2 *turn.3 turn.4
+must: must.1 must.2
build: build.1 *build.2 *build.3 *build.4 build.5
+lack: lack.1
draw: draw.1 draw.2
load: load.1 load.2
convert:
+palace: palace.1 @palace
+town: town.1 @town convert.1 convert.2

ship: @ship ship.1
+compare: *compare.1 *compare.2 *compare.3 compare.4
+ledger: ledger.1 @ledger ledger.2
privileges: privileges.1 privileges.2 @privileges privileges.edition
+privileges.more: privileges.3 privileges.4
pirates: @pirate *pirates.2 *pirates.3 pirates.4 pirates.5
end: end.1

open: open.1 open.2 open.3
table: table.1 table.2 table.3 table.5 table.7 table.6 table.4
faq:
+faq.zero: faq.zero.1
+faq.full: faq.full.1
+faq.shipconvert: faq.shipconvert.1
+faq.onecard: faq.onecard.1
+faq.nohouse: faq.nohouse.1
+faq.host: faq.host.1
+faq.mixed: faq.mixed.1
+faq.anywhere: faq.anywhere.1
+faq.two: faq.two.1
+faq.order: faq.order.1
+faq.nobody: faq.nobody.1
+faq.discard: faq.discard.1
+faq.lastround: faq.lastround.1
about: about.1 about.2
`

// figure returns the figure of a name. It panics for a name that there is not, which is a mistake in book.
func figure(name string) stage.Figure {
	switch name {
	case "features":
		return featuresFigure()
	case "neighbours":
		return neighboursFigure()
	case "pieces":
		return piecesFigure()
	case "card":
		return cardFigure()
	case "palace":
		return palaceFigure()
	case "town":
		return townFigure()
	case "ship":
		return shipFigure()
	case "ledger":
		return ledgerFigure()
	case "privileges":
		return privilegesFigure()
	case "pirate":
		return pirateFigure()
	}
	panic("islas: the rule book has no figure " + name)
}

// RuleBook implements stage.Game.
func (Game) RuleBook() []stage.Chapter { return stage.Chapters(book, figure) }
