//go:build crashtest

package render

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/ui"
)

// provoke crashes a program that tests have built for that: F12 in a tick, End while drawing, PageDown where nobody can catch it.
func (a *app) provoke(in ui.Input) {
	pressed := func(k ui.Key) bool { return slices.Contains(in.Keys, k) }
	switch {
	case pressed(ui.KeyF12):
		panic("provoked in a tick")
	case pressed(ui.KeyEnd):
		a.stage.Push(faulty{})
		a.ui.Invalidate()
		a.redraw = true
	case pressed(ui.KeyPageDown):
		go panic("provoked on a goroutine")
	}
}

// faulty is a scene that cannot be drawn.
type faulty struct{}

func (faulty) Frame(u *ui.UI) {
	u.Paint(ui.Rect{W: 100, H: 100}, faulty{}, func(*ebiten.Image, ui.Rect) { panic("provoked while drawing") })
}

func (faulty) Busy() bool { return true }
