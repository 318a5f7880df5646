package box

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// work is what becomes of the sketch of a board.
type work struct {
	sketch sketch.Sketch
	island *board.Island // nil as long as something grave is found
	found  []sketch.Finding
}

// hexagons and picture are what is shown of a board.
const (
	hexagons = iota
	picture
)

// Sizes of the entry of a board in design units.
const (
	boardRatio = 0.8 // height of a board divided by its width
	boardMost  = 950 // width
	viewWidth  = 300

	brushesBeside = 620 // width from which the brushes stand beside the hexagons
	brushesWide   = 150 // of them then
	toldBeside    = 190 // width from which what has to be mended stands below them
)

// chooseBoard chooses a board.
func (p *Page) chooseBoard(id string) {
	p.choose(noCard, 0)
	p.board, p.brush, p.shown, p.part = id, brush{ground: sketch.PlotGround(0)}, hexagons, 0
}

// boardState says where a board comes from.
func (p *Page) boardState(u *ui.UI, id string) (text string, looked bool, ink theme.Color) {
	w, drawn := p.workOf(id)
	switch {
	case !drawn:
		return u.T("box.state.reconstruction"), false, u.Theme().InkSoft
	case w.island == nil:
		return u.T("box.state.unfinished"), false, u.Theme().Danger
	}
	return u.T("box.state.printed"), true, u.Theme().Good
}

// boards returns how many boards have been copied, and how many there are.
func (p *Page) boards() (copied, all int) {
	for _, id := range board.IDs() {
		if w, _ := p.workOf(id); w.island != nil {
			copied++
		}
		all++
	}
	return copied, all
}

// workOf returns what becomes of the sketch of a board, worked out anew only if that has changed, and false if there is no sketch.
func (p *Page) workOf(id string) (w work, drawn bool) {
	s, drawn := p.box.Islands[id]
	if !drawn {
		return work{}, false
	}
	w, ok := p.worked[id]
	if !ok || w.sketch != s {
		w.sketch = s
		w.island, w.found = s.Island(reconstruction(id))
		if p.worked == nil {
			p.worked = map[string]work{}
		}
		p.worked[id] = w
	}
	return w, true
}

// reconstruction returns a board of the program, which is not started if one of these cannot be read.
func reconstruction(id string) *board.Island {
	is, err := board.Load(id)
	if err != nil {
		panic("box: the program was built without usable islands: " + err.Error())
	}
	return is
}

// shownBoard returns a board as it is played.
func (p *Page) shownBoard(id string) *board.Island {
	if w, _ := p.workOf(id); w.island != nil {
		return w.island
	}
	return reconstruction(id)
}

// boardParts is the entry of the chosen board.
func (p *Page) boardParts(u *ui.UI, width float64) []part {
	like := reconstruction(p.board)
	name := u.T("box.board", "name", like.Name)
	w, drawn := p.workOf(p.board)
	if !drawn {
		return []part{p.title(u, name), p.words(u, width, "box.board.intro"), p.beginnings(u, width, like), p.picture(u, width, like)}
	}
	if w.island == nil {
		p.shown = hexagons
	}
	parts := p.views(u, width, name, w.island != nil)
	grave, notes := p.told(u, width, w.found)
	if p.shown == picture {
		return append(parts, p.picture(u, width, w.island), grave, notes)
	}
	return append(append(append(parts, p.hint(u, width)), p.canvas(u, width, &w)...), notes)
}

// title is which board it is.
func (p *Page) title(u *ui.UI, name string) part {
	return part{u.LineHeight(theme.Subheading), func(r ui.Rect) {
		u.TextFitted(r, u.Theme().Ink, ui.Left|ui.Middle, name, theme.Subheading, theme.BodyBold, theme.SmallBold)
	}}
}

// words is a paragraph.
func (p *Page) words(u *ui.UI, width float64, key string) part {
	text := u.T(key)
	return part{u.MeasureWrapped(theme.Small, text, width), func(r ui.Rect) {
		u.TextWrapped(r, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, text)
	}}
}

// beginnings are the ways to begin a board.
func (p *Page) beginnings(u *ui.UI, width float64, like *board.Island) part {
	trace, sea := u.T("box.board.trace"), u.T("box.board.sea")
	rows, columns := 1, 2
	if max(u.ButtonWidth(trace, false), u.ButtonWidth(sea, false)) > (width-u.Px(gap))/2 {
		rows, columns = 2, 1
	}
	return part{u.Px(float64(rows)*theme.Target + float64(rows-1)*slotGap), func(r ui.Rect) {
		at := r.Grid(columns, rows, u.Px(slotGap))
		if u.Button("box.board.trace", at[0], trace, ui.ButtonOptions{Primary: true, Tooltip: u.T("box.board.trace.tip")}) {
			p.box.Islands = p.box.Islands.With(p.board, sketch.Trace(like))
		}
		if u.Button("box.board.sea", at[1], sea, ui.ButtonOptions{}) {
			p.box.Islands = p.box.Islands.With(p.board, sketch.Sketch{})
		}
	}}
}

// views is which board it is, the choice between hexagons and picture, and the way back to the reconstruction: in one row where there is
// room.
func (p *Page) views(u *ui.UI, width float64, name string, finished bool) []part {
	back := u.T("box.board.back")
	title, view, button := u.MeasureText(theme.Subheading, name), u.Px(viewWidth), min(u.ButtonWidth(back, true), width)
	row := u.Px(theme.Target)
	if title+view+button+u.Px(2*gap) <= width {
		return []part{{row, func(r ui.Rect) {
			right, r := r.CutRight(button)
			p.drawBack(u, right, back)
			_, r = r.CutRight(u.Px(gap))
			right, r = r.CutRight(view)
			p.drawView(u, right, finished)
			p.title(u, name).draw(r)
		}}}
	}
	return []part{p.title(u, name), {row, func(r ui.Rect) { p.drawView(u, r, finished) }}, {row, func(r ui.Rect) {
		r, _ = r.CutLeft(button)
		p.drawBack(u, r, back)
	}}}
}

// drawView draws the choice between hexagons and picture.
func (p *Page) drawView(u *ui.UI, r ui.Rect, finished bool) {
	if !finished {
		u.PushDisabled(u.T("box.board.picture.why"))
		defer u.PopDisabled()
	}
	u.ChoiceOf("box.board.view", r, ui.ChoiceOptions{
		Label: u.T("box.board.view"), Labels: []string{u.T("box.board.draw"), u.T("box.board.picture")},
	}, &p.shown)
}

// drawBack draws the way back to the reconstruction.
func (p *Page) drawBack(u *ui.UI, r ui.Rect, label string) {
	if u.Button("box.board.back", r, label, ui.ButtonOptions{Icon: p.s.Icon(paint.IconBin), Style: theme.SmallBold}) {
		p.box.Islands = p.box.Islands.Without(p.board)
	}
}

// boardKey says which board is drawn.
type boardKey struct{ layout string }

// picture is a board as the game shows it.
func (p *Page) picture(u *ui.UI, width float64, is *board.Island) part {
	wide := min(width, u.Px(boardMost))
	return part{wide * boardRatio, func(r ui.Rect) {
		r = r.Center(wide, r.H)
		u.Gradient(r, u.Px(theme.Radius), u.Theme().Sea, u.Theme().SeaDeep)
		p.paintBoard(u, r.Inset(u.Px(8)), is)
	}}
}

// paintBoard draws a board.
func (p *Page) paintBoard(u *ui.UI, r ui.Rect, is *board.Island) {
	u.Paint(r, boardKey{is.Layout()}, func(dst *ebiten.Image, r ui.Rect) { art.Board(p.s.Art, dst, r, is) })
}
