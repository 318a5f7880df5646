// Package assets carries the data the program is built with. It is a leaf: it imports nothing of the project, and what
// the data means is decided by the packages that read it.
package assets

import "embed"

// Cards is cards.csv: the 18 occupations with their house colour, four priorities and number of copies.
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
//go:embed islands
var Islands embed.FS
