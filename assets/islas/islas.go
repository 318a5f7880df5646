// Package islas carries the data of Islas Canarias: cards, privileges, islands, and what the computer players have learnt.
package islas

import "embed"

// Cards is cards.csv: the 18 occupations with their Spanish names, house colours, four priorities and numbers of copies.
//
//go:embed cards.csv
var Cards string

// Privileges is privileges.csv: which colour's privilege has which power. The mapping is a reconstruction; an owner of
// the box changes it here and nowhere else.
//
//go:embed privileges.csv
var Privileges string

// IslandCounts is islands.csv: how many plots lie next to each feature on each island, and the island's character.
//
//go:embed islands.csv
var IslandCounts string

// Islands holds islands/ID.json, the geometry of each island.
//
//go:embed all:islands
var Islands embed.FS

// Sketches is sketches.csv: the islands in hexagons, from which somebody begins to draw their own printed boards.
//
//go:embed sketches.csv
var Sketches string

// Value is ai/value.bin: the weights of the network by which the strongest computer players judge positions, as command
// game/islas/train writes them.
//
//go:embed ai/value.bin
var Value []byte

// Policy is ai/policy.txt: the weights by which play-outs choose their actions, as command game/islas/train writes them.
//
//go:embed ai/policy.txt
var Policy string

// Chances is ai/chances.csv: what came true of the chances to win that reviews reckon with, as command game/review/calibrate
// writes it.
//
//go:embed ai/chances.csv
var Chances string

// Lesson is lesson.json: the lesson, as table.ReadLesson reads it.
//
//go:embed lesson.json
var Lesson string
