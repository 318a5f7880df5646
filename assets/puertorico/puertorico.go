// Package puertorico carries the data of Puerto Rico: buildings, tiles and goods, and what a game starts with.
package puertorico

import _ "embed"

// Buildings is buildings.csv: the 23 buildings with their names, kinds, prices, points, circles, city spaces, numbers and
// effects.
//
//go:embed buildings.csv
var Buildings string

// Tiles is tiles.csv: how many tiles and barrels of each kind there are, and what a barrel is sold for.
//
//go:embed tiles.csv
var Tiles string

// Setup is setup.csv: what a game of 2 to 5 players starts with.
//
//go:embed setup.csv
var Setup string

// Chances is chances.csv: what came true of the chances to win that reviews reckon with, as command game/review/calibrate
// writes it.
//
//go:embed chances.csv
var Chances string

// Lesson is lesson.json: the lesson, as table.ReadLesson reads it.
//
//go:embed lesson.json
var Lesson string
