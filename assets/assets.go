// Package assets carries the data the program is built with. It is a leaf: it imports nothing of the project, and what
// the data means is decided by the packages that read it.
package assets

import "embed"

// Fonts holds fonts/FAMILY-SUBSET-WEIGHT-STYLE.woff, the files of the npm packages @fontsource/alegreya, alegreya-sans, alegreya-sc
// and atkinson-hyperlegible-next 5.3.0 as they are, with their licences (SIL Open Font Licence 1.1) beside them. Every face comes as two
// files: SUBSET latin carries all that German, English and Spanish texts need except ẞ; latin-ext carries ẞ and the
// letters of the other European languages, so that a player's name is shown whatever alphabet of Latin letters it is
// written in. Neither has arrows, ticks or stars: those are drawn.
//
//go:embed fonts
var Fonts embed.FS

// Web is the folder web, which the command render/web makes the browser version of: the page, a template; its style sheet; its scripts,
// one for each thing; and the scripts that run beside it.
//
//go:embed web
var Web embed.FS

// Glints is shaders/glints.kage: the sun on the water, drawn on the graphics card.
//
//go:embed shaders/glints.kage
var Glints []byte

// EffectsIndex is sound/effects.txt: where each effect lies in the file of all.
//
//go:embed sound/effects.txt
var EffectsIndex []byte
