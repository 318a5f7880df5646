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
//go:embed all:islands
var Islands embed.FS

// Fonts holds fonts/FAMILY-SUBSET-WEIGHT-STYLE.woff, the files of the npm packages @fontsource/alegreya, alegreya-sans and
// alegreya-sc 5.3.0 as they are, with their licence (SIL Open Font Licence 1.1) beside them. Every face comes as two
// files: SUBSET latin carries all that German, English and Spanish texts need except ẞ; latin-ext carries ẞ and the
// letters of the other European languages, so that a player's name is shown whatever alphabet of Latin letters it is
// written in. Neither has arrows, ticks or stars: those are drawn.
//
//go:embed fonts
var Fonts embed.FS

// WebPage is web/index.html, the page around the browser version: a template that the command render/web fills in.
//
//go:embed web/index.html
var WebPage string

// Value is ai/value.bin: the weights of the network by which the strongest computer players judge positions, as command
// game/ai/train writes them.
//
//go:embed ai/value.bin
var Value []byte

// Policy is ai/policy.txt: the weights by which play-outs choose their actions, as command game/ai/train writes them.
//
//go:embed ai/policy.txt
var Policy string

// Glints is shaders/glints.kage: the sun on the water, drawn on the graphics card.
//
//go:embed shaders/glints.kage
var Glints []byte
