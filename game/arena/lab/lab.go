// Package lab is the arena's balance laboratory: it plans games that are spread evenly over islands, seats, numbers of
// players and both values of the draw privilege, gathers from their events what decided them, and reports which island,
// seat or privilege wins more or less than its share, as a table, as JSON and as a page with charts.
//
// All players of a game have the same level, so that whoever wins more than a fair share owes it to luck or to what the
// lab looks at. The fair share is 1 / players; wins are reported as percentage points above or below it, so that games of
// two and of five players can be added up. Everything is counted in whole numbers, so the order in which games end
// changes nothing.
package lab

import (
	"islas/game/islas"
	"islas/game/islas/board"
)

// wholeWin is a win as it is counted: in sixtieths, which the shares of any number of players come out even in.
const wholeWin = 60

// playerCounts is how many different numbers of players a game can have.
const playerCounts = islas.MaxSeats - islas.MinSeats + 1

// drawValues are the two editions of the draw privilege (rules, section 10).
var drawValues = [...]int{islas.DefaultDrawPrivilege, islas.EnglishDrawPrivilege}

// islandCount is the number of islands of the box (rules, section 2).
const islandCount = 6

// islandIDs are the ids of the islands; Facts name an island by its index here.
var islandIDs = board.IDs()
