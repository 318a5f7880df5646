package art

import "islas/render/ui"

// Rect is a rectangle in pixels.
type Rect = ui.Rect
