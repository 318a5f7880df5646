//go:build crashtest

package app

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/stage"
	"islas/render/ui"
)

// provokeAtStart crashes the program before there is a window, if the seed is the one for that.
func provokeAtStart(o stage.Options) {
	if o.Seed == 104 {
		panic("provoked at the start")
	}
}

// provoke crashes a program that tests have built for that, when End is pressed: by the seed on the command line, in a tick, while drawing,
// or on a goroutine where nothing can recover it.
func (a *app) provoke(in ui.Input) {
	if !slices.Contains(in.Keys, ui.KeyEnd) {
		return
	}
	switch a.stage.Options.Seed {
	case 101:
		panic("provoked in a tick")
	case 102:
		a.stage.Push(faulty{})
		a.ui.Invalidate()
		a.redraw = true
	case 103:
		go panic("provoked on a goroutine")
	}
}

// faulty is a scene that cannot be drawn.
type faulty struct{}

func (faulty) Frame(u *ui.UI) {
	u.Paint(ui.Rect{W: 100, H: 100}, faulty{}, func(*ebiten.Image, ui.Rect) { panic("provoked while drawing") })
}

func (faulty) Busy() bool { return true }
