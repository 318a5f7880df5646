//go:build !js

package assets

import "embed"

// Music holds GAME/music/NAME.ogg, the pieces of music of each game. In a browser they lie beside the page.
//
//go:embed */music
var Music embed.FS
