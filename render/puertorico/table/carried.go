package table

import "islas/render/ui"

// carry draws something of the size of r at the pointer that drags it, above everything else.
func (f *frame) carry(r ui.Rect, picture func(at ui.Rect)) {
	u := f.UI
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	at := ui.RectAround(u.Input().Pos, r.W, r.H).Moved(0, -r.H*0.2)
	u.Shadow(at.Inset(r.H*0.12), r.H*0.2, u.Px(12), u.Theme().Shadow)
	picture(at)
}
