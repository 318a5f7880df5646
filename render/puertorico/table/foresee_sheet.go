package table

import (
	"math"

	"islas/game"
	"islas/game/puertorico/forecast"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the panel on which a role is foretold, in design units.
const (
	panelBeside = 7    // between a face and what is said of the player
	panelEdge   = 6    // more than the padding between words beside players and the edge
	panelApart  = 18   // between players or words that stand side by side
	panelWords  = 0.66 // the most of the width that players take beside words
	panelGap    = 4    // above a sentence
	panelMost   = 0.8  // of its room: what takes more takes all of it, so that nothing sticks out from below it
	panelLow    = 3    // how much wider than high a room is all of which it takes
	panelDense  = 21.5
)

// sheetForm is a way to lay the panel out. Lengths are in design units.
type sheetForm struct {
	wide    float64 // the panel, at most
	flows   bool    // players stand side by side where two have room
	beside  bool    // words stand at the right of the players, not below
	across  bool    // the title stands above both
	heads   bool    // title and players stand in a row above the words
	sign    float64 // height of a sign
	title   float64 // height of the title
	padding float64
	pitch   float64 // from one line of a sentence to the next
}

// face is how large a face is.
func (s *sheetForm) face() float64 { return s.sign + 6 }

// sheetForms are the ways to lay the panel out: the calmest first, the smallest last. Words are as large in one as in another.
func sheetForms() [7]sheetForm {
	roomy := sheetForm{wide: 400, sign: 32, title: 32, padding: 12, pitch: theme.Leading(theme.Small)}
	flowing, beside := roomy, roomy
	flowing.wide, flowing.flows = 560, true
	beside.wide, beside.beside = 640, true
	tight := func(s sheetForm) sheetForm {
		s.sign, s.title, s.padding, s.pitch = 26, 28, 8, panelDense
		return s
	}
	across, heads := tight(beside), tight(flowing)
	across.across = true
	heads.heads, heads.wide = true, 680
	return [7]sheetForm{roomy, flowing, beside, tight(flowing), across, tight(beside), heads}
}

// sheet is what the panel says, and where on it, from its padding on in pixels.
type sheet struct {
	form    sheetForm
	w, h    float64 // of the panel
	title   ui.Rect // empty if there is none
	players []seatSheet
	told    []toldSheet
}

// seatSheet is what the panel says of a player.
type seatSheet struct {
	seat game.Seat
	all  []sign
	rows [][]sign
	at   ui.Rect
}

// toldSheet is a sentence on the panel.
type toldSheet struct {
	sentence
	lines []string
	at    ui.Rect
}

// saying is how much the panel says.
type saying struct {
	told  int  // the last kind of sentences that are told
	title bool // the name of the role stands there, which its card has, too
	brief bool // signs that warn are as short as on the cards, and so is what they mean
}

// sayings are how much the panel says, from all there is to the least: its title is the last that is left out.
func sayings() [5]saying {
	return [5]saying{{toldRule, true, false}, {toldMeaning, true, false}, {toldMeaning, true, true}, {toldAlways, true, true}, {toldAlways, false, true}}
}

// sheetFor lays the panel out so that it fits into a room: says as much as it can, in the first form that fits.
func (f *frame) sheetFor(o *forecast.Role, room ui.Rect) (s sheet) {
	for _, how := range sayings() {
		if s = f.sheetSaying(how, o, room); s.h <= room.H {
			return s
		}
	}
	return s
}

// sheetSaying lays the panel out so that it says so much, in the first form that fits into a room, the last if none does.
func (f *frame) sheetSaying(how saying, o *forecast.Role, room ui.Rect) (s sheet) {
	for _, form := range sheetForms() {
		if low(room) {
			form.wide = room.W / f.UI.Px(1)
		}
		if s = f.layOut(form, o, how, room.W); s.h <= room.H {
			return s
		}
	}
	return s
}

// layOut lays the panel out in a form no wider than most.
func (f *frame) layOut(form sheetForm, o *forecast.Role, how saying, most float64) sheet {
	u := f.UI
	if !how.title {
		form.title = 0
	}
	s := sheet{form: form, w: min(u.Px(form.wide), most)}
	for _, seat := range f.unboarded() {
		s.players = append(s.players, seatSheet{seat: seat, all: f.signs(o, seat)})
		if how.brief {
			shorten(s.players[len(s.players)-1].all)
		}
	}
	in := ui.Rect{W: s.w - 2*u.Px(form.padding)}
	column, words := in.W, in
	if form.beside {
		column = f.columnWide(&s, in.W*panelWords)
		if !form.across {
			column = max(column, f.titleWide(o, form.title))
		}
		_, words = in.CutLeft(column + u.Px(panelApart))
		words.W -= u.Px(panelEdge)
	}
	s.title = ui.Rect{W: column, H: u.Px(form.title)}
	top := s.title.H
	left := 0.0
	switch {
	case form.across:
		s.title.W, words.Y = min(f.titleWide(o, form.title), in.W), top
	case form.heads:
		s.title.W = min(f.titleWide(o, form.title), in.W/2)
		left, top = s.title.W+u.Px(panelApart), 0
	}
	low := max(f.layPlayers(&s, left, top, column), s.title.H)
	if !form.beside {
		words.Y = low + u.Px(panelGap)
	}
	for _, t := range f.sentences(o) {
		if t.from <= how.told {
			if how.brief && t.brief != "" {
				t.text = t.brief
			}
			lines := u.Theme().Wrap(t.style, u.Scale(), t.text, words.W)
			words.H = u.Px(form.pitch) * float64(len(lines))
			s.told = append(s.told, toldSheet{t, lines, words})
			words.Y = words.Bottom() + u.Px(panelGap)
		}
	}
	s.h = max(low, words.Y-u.Px(panelGap)) + 2*u.Px(form.padding)
	return s
}

// shorten makes the texts of signs as short as they are on role cards.
func shorten(all []sign) {
	for i := range all {
		if all[i].brief != "" {
			all[i].text = all[i].brief
		}
	}
}

// columnWide is how wide the players of a sheet are whose signs stand in a row each, most at most.
func (f *frame) columnWide(s *sheet, most float64) (wide float64) {
	side, head := f.UI.Px(s.form.sign), f.UI.Px(s.form.face()+panelBeside)
	for _, p := range s.players {
		_, w := f.signRows(p.all, most-head, side)
		wide = max(wide, w+head)
	}
	return min(math.Ceil(wide)+1, most) // exactly as wide, sums of lengths may break a row
}

// layPlayers puts the players of a sheet between left and right from a height on, and returns where they end.
func (f *frame) layPlayers(s *sheet, left, top, right float64) (low float64) {
	u := f.UI
	side, face := u.Px(s.form.sign), u.Px(s.form.face())
	x, y, high := left, top, 0.0
	for i := range s.players {
		p := &s.players[i]
		var w float64
		p.rows, w = f.signRows(p.all, right-left-face-u.Px(panelBeside), side)
		w += face + u.Px(panelBeside)
		if x > left && (!s.form.flows || x+w > right) {
			x, y, high = left, y+high, 0
		}
		p.at = ui.Rect{X: x, Y: y, W: w, H: max(face, float64(len(p.rows))*(side+u.Px(2)))}
		x += w + u.Px(panelApart)
		high = max(high, p.at.H+u.Px(2))
	}
	return y + high
}
