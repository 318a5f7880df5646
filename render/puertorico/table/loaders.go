package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// loader is a player who can still load, and which kinds.
type loader struct {
	seat  game.Seat
	kinds puertorico.GoodSet
}

// wide is how wide the face and the barrels of a loader are with the gap behind them, in sides of a face.
func (l loader) wide() float64 { return 1.25 + 0.95*float64(l.kinds.Len()) }

// loaders are the players who can load in the position that is shown, from whoever loads next on.
func (f *frame) loaders() (all []loader) {
	s := f.State
	if role, _ := s.Role(); role != puertorico.Captain || f.decision.Phase != puertorico.PhaseLoad {
		return nil
	}
	for i := range game.Seat(s.Seats()) {
		seat := (f.decision.Seat + i) % game.Seat(s.Seats())
		own := s.Player(seat).Barrels()
		var kinds puertorico.GoodSet
		for g := range puertorico.Good(puertorico.Goods) {
			for k := range s.Ships() {
				if s.LoadOn(seat, g, k) > 0 {
					kinds |= 1 << g
				}
			}
		}
		if s.Wharf(seat) {
			kinds = own.Kinds()
		}
		if kinds != 0 {
			all = append(all, loader{seat, kinds})
		}
	}
	return all
}

// drawLoaders is the line below the ships: who can still load, and with what; while nobody loads, what room the ships have.
func (f *frame) drawLoaders(r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	all := f.loaders()
	if len(all) == 0 {
		f.drawRoom(r)
		return
	}
	tip := u.T("load.loaders", "list", f.loadersWords(all))
	u.Region("loaders", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
	u.Round(r, min(r.H/2, u.Px(harbourLine/2)), theme.Alpha(th.ClothDark, 0.7), 0, th.ClothDark)
	lines := r.InsetXY(u.Px(8), u.Px(1)).Column(loaderLines(f.State.Seats()), 0)
	label, first, side := f.loadersFit(all, lines)
	var at ui.Rect
	at, lines[0] = lines[0].CutLeft(u.MeasureText(theme.Small, label) + u.Px(8))
	u.Text(at, theme.Small, th.OnDarkSoft, ui.Left|ui.Middle, label)
	f.drawLoaderRow(lines[0], all[:first], side)
	if first < len(all) {
		f.drawLoaderRow(lines[len(lines)-1], all[first:], side)
	}
}

// loadersWords says who can still load what.
func (f *frame) loadersWords(all []loader) string {
	u := f.UI
	var told []string
	for _, l := range all {
		var kinds []string
		for g := range puertorico.Good(puertorico.Goods) {
			if l.kinds.Has(g) {
				kinds = append(kinds, goodName(u, g))
			}
		}
		told = append(told, u.T("log.barrels", "name", f.Name(l.seat), "list", strings.Join(kinds, ", ")))
	}
	return strings.Join(told, "; ")
}

// loaderLines is how many lines below the ships say who can still load, at a table of so many: so many that faces and barrels are told
// apart.
func loaderLines(seats int) int {
	if seats > 2 {
		return 2
	}
	return 1
}

// loadersFit is in which words the line says what faces and barrels stand for, how many loaders stand in the first line beside them, and
// how large faces can be then: in short words where that makes them larger.
func (f *frame) loadersFit(all []loader, lines []ui.Rect) (label string, first int, side float64) {
	u := f.UI
	for _, key := range []string{"load.still", "load.still.short"} {
		words := u.T(key)
		room := lines[0].W - u.MeasureText(theme.Small, words) - u.Px(8)
		least := 0
		if len(lines) == 1 {
			least = len(all)
		}
		for n := least; n <= len(all); n++ {
			fits := lines[0].H
			for i, of := range [][]loader{all[:n], all[n:]} {
				wide := 0.0
				for _, l := range of {
					wide += l.wide()
				}
				if wide > 0 {
					fits = min(fits, []float64{room, lines[0].W}[i]/wide)
				}
			}
			if fits > side {
				label, first, side = words, n, fits
			}
		}
	}
	return label, first, side
}

// drawLoaderRow draws loaders beside each other, each a face of a side with the barrels that can be loaded.
func (f *frame) drawLoaderRow(in ui.Rect, all []loader, side float64) {
	for _, l := range all {
		var at ui.Rect
		at, in = in.CutLeft(side)
		f.Portrait(at.Center(side, side), l.seat)
		for g := range puertorico.Good(puertorico.Goods) {
			if l.kinds.Has(g) {
				at, in = in.CutLeft(side * 0.95)
				f.paint.barrel(at.Center(side*0.92, side*0.92), g)
			}
		}
		_, in = in.CutLeft(side * 0.25)
	}
}
