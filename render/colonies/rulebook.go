package colonies

import "islas/render/stage"

// book is the rule book, as stage.Chapters reads it.
const book = `
aim: aim.1 aim.2 aim.3
chart: chart.1 @home chart.2 @colonies chart.3
turn: *turn.1 *turn.2 *turn.3 *turn.4 turn.5
production: production.1 production.2
+shortage: shortage.1 shortage.2 shortage.3
building: building.1 @costs
+roads: roads.1
+settlements: settlements.1
+cities: cities.1
trade: trade.1 @harbours trade.2
+offers: offers.1 offers.2 offers.3 offers.4
cards: cards.1 @cards cards.2
+army: army.1

ships: ships.1 ships.2 @range ships.3 ships.4 ships.5
discovery: discovery.1 @discovery *discovery.2 *discovery.3 *discovery.4 discovery.5
+bases: bases.1 bases.2
colonies: colonies.1 *colonies.2 *colonies.3 colonies.4 @bases colonies.5
+way: way.1
tokens: tokens.1 tokens.2
+home: home.1 @tokens home.2 home.3 home.4
volcano: volcano.1 @volcano volcano.2 volcano.3
seven: seven.1 seven.2 seven.3 seven.4
fleet: fleet.1 @fleet fleet.2 fleet.3
end: end.1 @points end.2 end.3

setup: *setup.1 *setup.2 *setup.3 *setup.4 *setup.5
open: open.1 open.2
table: table.1 table.2 table.3 table.4 table.8 table.5 table.6 table.7 table.9 table.10
faq:
+faq.stop: faq.stop.1
+faq.swap: faq.swap.1
+faq.pass: faq.pass.1
+faq.base: faq.base.1
+faq.lost: faq.lost.1
+faq.ore: faq.ore.1
+faq.seven: faq.seven.1
+faq.over: faq.over.1
about: about.1 about.2
`

// RuleBook implements stage.Game.
func (Game) RuleBook() []stage.Chapter {
	return stage.Chapters(book, func(name string) stage.Figure { return figures[name]() })
}
