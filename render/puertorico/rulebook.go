package puertorico

import "islas/render/stage"

// book is the rule book, as stage.Chapters reads it.
const book = `
aim: aim.1 aim.2 aim.3
board: board.1 board.2 @fields board.3
goods: goods.1 @goods goods.2
round: @round *round.1 *round.2 *round.3 *round.4 round.5
+roles: roles.1 @roles roles.2

settler: settler.1 settler.2
+settler.buildings: *settler.buildings.1 *settler.buildings.2 *settler.buildings.3
+settler.row: settler.row.1 settler.row.2
+settler.example: settler.example.1
mayor: *mayor.1 *mayor.2 *mayor.3 *mayor.4 mayor.5 mayor.6
builder: builder.1 builder.2 builder.3 builder.4
+price: price.1 price.2 @prices
+university: university.1
craftsman: craftsman.1 craftsman.2 @production craftsman.3
+factory: factory.1
+extra: extra.1
+shortage: shortage.1 shortage.2
trader: trader.1 trader.2 trader.3 trader.4 trader.5 trader.6
captain: captain.1
+ships: *ships.1 *ships.2 *ships.3 *ships.4 @ships ships.5 ships.6
+points: *points.1 *points.2 *points.3
+wharf: wharf.1 wharf.2
+storing: storing.1 @storing storing.2 storing.3
+unloading: unloading.1
+captain.example: captain.example.1 captain.example.2 captain.example.3
prospector: prospector.1
end: end.1 *end.2 *end.3 *end.4 end.5
+count: count.1 @count count.2 count.3

buildings: buildings.1 buildings.2 @buildings
setup: *setup.1 *setup.2 *setup.3 setup.4 @setup
+two: two.1 two.2
+five: five.1 five.2
open: open.1 open.2 open.3
table: table.1 table.2 table.3 table.4 table.10 table.5 table.6 table.7 table.8 table.9
faq:
+faq.decline: faq.decline.1
+faq.role: faq.role.1
+faq.quarries: faq.quarries.1
+faq.move: faq.move.1
+faq.leave: faq.leave.1
+faq.discount: faq.discount.1
+faq.money: faq.money.1
+faq.both: faq.both.1
+faq.corn: faq.corn.1
+faq.old: faq.old.1
+faq.captain: faq.captain.1
+faq.large: faq.large.1
+faq.triggered: faq.triggered.1
about: about.1 about.2 about.3
`

// RuleBook implements stage.Game.
func (Game) RuleBook() []stage.Chapter {
	return stage.Chapters(book, func(name string) stage.Figure { return figures[name]() })
}
