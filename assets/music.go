package assets

import "embed"

// Music holds GAME/music/NAME.ogg, the pieces of music of each game. In a browser they lie beside the page, and so do
// the effects: what the program for it does not name is not in it.
//
//go:embed */music/*.ogg
var Music embed.FS

// Effects is sound/effects.ogg: all sounds of things one after another.
//
//go:embed sound/effects.ogg
var Effects []byte
