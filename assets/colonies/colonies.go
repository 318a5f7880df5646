// Package colonies carries the data of The Colonies. It is a leaf, as package assets is.
package colonies

import _ "embed"

// Board is board.json: the board, its stack, chips and tokens, the pieces, the bank, the cards and the costs.
//
//go:embed board.json
var Board string

// Lesson is lesson.json: the lesson, as session.ReadLesson reads it.
//
//go:embed lesson.json
var Lesson string

// Chances is chances.csv: what came true of the chances to win that reviews reckon with, as command game/review/calibrate
// writes it.
//
//go:embed chances.csv
var Chances string

// Value is value.bin: the weights of the network by which the strongest computer players judge positions, as command
// game/colonies/train writes them.
//
//go:embed value.bin
var Value []byte
