package box

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/render/islas/art"
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
	viewWidth  = 320
)

// chooseBoard chooses a board.
func (p *Page) chooseBoard(id string) {
	p.choose(noCard, 0)
	p.board, p.brush, p.shown = id, brush{ground: sketch.PlotGround(0)}, hexagons
	p.nearer, p.pane, p.column, p.row, p.stroke = map[bool]int{}, pane{}, 0, 0, stroke{}
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
func (p *Page) boardParts(u *ui.UI, width, height float64, alone bool) []part {
	like := reconstruction(p.board)
	w, drawn := p.workOf(p.board)
	if !drawn {
		name := p.title(u, u.T("box.board", "name", like.Name))
		if slim(u, width) {
			name = heading(u, width, u.T("box.board", "name", like.Name))
		}
		return []part{name, p.words(u, width, "box.board.intro"), p.beginnings(u, width, like), p.picture(u, width, like)}
	}
	if w.island == nil {
		p.shown = hexagons
	}
	if p.shown == picture {
		grave, notes := p.told(u, width, p.notes(w))
		return append(p.head(u, width, like.Name, w.island != nil, alone, nil), p.picture(u, width, w.island), grave, notes)
	}
	return p.canvas(u, width, height, alone, &w)
}

// notes are the findings about a board, and those about it among all boards of the box.
func (p *Page) notes(w work) []sketch.Finding {
	if w.island == nil {
		return w.found
	}
	var others []*board.Island
	for _, id := range board.IDs() {
		others = append(others, p.shownBoard(id))
	}
	return append(slices.Clip(w.found), sketch.Likeness(w.island, others)...)
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
	ways := [...]struct {
		id    string
		begin func() sketch.Sketch
	}{
		{"trace", func() sketch.Sketch { return sketch.Trace(like) }},
		{"fields", func() sketch.Sketch { return sketch.Trace(like).Bare() }},
		{"sea", func() sketch.Sketch { return sketch.Sketch{} }},
	}
	rows, columns := 1, len(ways)
	for _, way := range ways {
		if u.ButtonWidth(u.T("box.board."+way.id), false) > (width-u.Px(gap)*float64(len(ways)-1))/float64(len(ways)) {
			rows, columns = len(ways), 1
		}
	}
	high := u.Px(theme.Target)
	for _, way := range ways {
		if rows > 1 {
			high = max(high, u.ButtonHeight(width, u.T("box.board."+way.id)))
		}
	}
	return part{float64(rows)*high + u.Px(float64(rows-1)*slotGap), func(r ui.Rect) {
		for i, at := range r.Grid(columns, rows, u.Px(slotGap)) {
			way := ways[i]
			if u.Button("box.board."+way.id, at, u.T("box.board."+way.id), ui.ButtonOptions{Primary: i == 0, Tooltip: u.T("box.board." + way.id + ".tip")}) {
				p.box.Islands = p.box.Islands.With(p.board, way.begin())
			}
		}
	}}
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
