package table

import (
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Painter draws small things on a table; the painter of a game embeds it.
type Painter struct {
	UI    *ui.UI
	Stage *stage.Stage
}

// Reduced reports whether things fade in and out instead of moving.
func (p *Painter) Reduced() bool { return p.Stage.Settings.ReducedMotion }

// Icon draws an icon in a colour.
func (p *Painter) Icon(r ui.Rect, i paint.Icon, c theme.Color) { p.Stage.Icon(i)(p.UI, r, c) }

// Sign returns the drawing function of an icon, for a button.
func (p *Painter) Sign(i paint.Icon) ui.IconFunc { return p.Stage.Icon(i) }
