package stage

import "islas/render/ui"

// Thumbnail draws a small picture of a match in r, on whatever is there: of the position as everybody may see it. It keeps no more of
// the match than it draws.
type Thumbnail func(u *ui.UI, r ui.Rect)
