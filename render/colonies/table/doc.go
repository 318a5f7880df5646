// Package table is the table of The Colonies: the chart with all that is done on it, the players, the own hand, trade, dice, and what
// the bank has left. It is made with the kit (package render/table); the rules are those of package game/colonies.
//
//	table.go   the scene: its views, and what becomes of their intents
//	frame.go   what all views of a tick read, and the choice of the next action (pick)
//	layout.go  the regions
//	chart.go   the chart; board.go and the files beside it draw what lies on it
package table
