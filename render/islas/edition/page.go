// Package edition is the page on which players enter the values of the cards, deeds and boards of their own printed copy of Islas Canarias.
package edition

import (
	"islas/game/islas"
	"islas/game/islas/printed"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Page implements stage.EditionPage.
type Page struct {
	s       *stage.Stage
	edition printed.Edition
	chosen  item
	opened  bool // its entry is shown, where that and the list take turns
	slot    int  // index of the priority of the card that is entered next

	// State of the drawing of the chosen board.
	brush  brush
	shown  int // hexagons or picture
	view   view
	stroke stroke
	worked map[string]work
}

// New returns the page with the edition of a text; an empty text is an edition without entries. The error is a sentence about what is wrong
// with the text, which is called name.
func New(s *stage.Stage, name, text string) (*Page, error) {
	p := &Page{s: s, edition: printed.New(), worked: map[string]work{}}
	var err error
	if text != "" {
		p.edition, err = printed.Read(name, text)
	}
	return p, err
}

// Text implements stage.EditionPage. It includes a line that is being drawn over a board so far.
func (p *Page) Text() string { return p.edition.String() }

// Set implements stage.EditionPage.
func (p *Page) Set(text string) {
	if edition, err := printed.Read("", text); err == nil { // a result of Text can always be read
		p.edition, p.stroke = edition, stroke{}
	}
}

// Sizes of the page in design units.
const (
	turnsWide    = 640 // width and height below which list and entry take turns
	turnsHigh    = 480
	turnsDrawing = 1200 // likewise for the width of a board
	listPart     = 0.48 // of the width
	listDrawing  = 0.3  // likewise beside a board
	pageMost     = 1500
	narrowPad    = 14 // inside the panels where there is little room
)

// Draw implements stage.EditionPage: it draws the list of cards, deeds and boards, and the entry of the chosen one.
func (p *Page) Draw(u *ui.UI, r ui.Rect) {
	if len(u.Input().Keys) > 0 {
		p.stroke = stroke{} // either way nothing is lost
	}
	least, part := float64(turnsDrawing), listDrawing
	if p.chosen.board == "" {
		least, part = turnsWide, listPart
	}
	if u.Phone() > 0 || r.W < u.Px(least) || r.H < u.Px(turnsHigh) {
		if p.opened {
			p.drawEntry(u, panel(u, r), true)
		} else {
			p.drawList(u, panel(u, r))
		}
		return
	}
	if p.chosen.board == "" {
		r = r.Center(min(r.W, u.Px(pageMost)), r.H)
	}
	list, entry := r.CutLeft(r.W * part)
	_, entry = entry.CutLeft(u.Px(gap))
	p.drawList(u, panel(u, list))
	p.drawEntry(u, panel(u, entry), false)
}

// panel draws a panel, and returns its inside.
func panel(u *ui.UI, r ui.Rect) ui.Rect {
	inside := u.Panel(r)
	if r.W < u.Px(420) || r.H < u.Px(320) {
		return r.Inset(u.Px(narrowPad))
	}
	return inside
}

// drawEntry draws the entry of the chosen card, deed or board. turns is true if the list is not beside it.
func (p *Page) drawEntry(u *ui.UI, r ui.Rect, turns bool) {
	width := r.W - u.Px(barRoom)
	var parts []part
	switch {
	case p.chosen.board != "":
		parts = p.boardParts(u, width, r.H, turns)
	case p.chosen.card == islas.NoCard:
		parts = []part{p.head(u, width, turns), p.toggle(u, width), p.deed(u, width), p.powers(u, width), p.onward(u, width)}
	default:
		parts = []part{
			p.head(u, width, turns), p.toggle(u, width), p.slots(u, width), p.colours(u, width), p.wishes(u, width), p.sums(u, width),
			p.onward(u, width),
		}
	}
	flow(u, "edition.entry", r, width, parts...)
}

// choose chooses a card, deed or board.
func (p *Page) choose(u *ui.UI, it item) {
	if it != p.chosen {
		p.brush, p.shown, p.view, p.stroke = firstBrush, hexagons, view{}, stroke{}
	}
	p.chosen, p.opened, p.slot = it, true, 0
	u.ScrollTo("edition.entry", 0)
}

// count returns how many cards and deeds were looked at, and how many there are.
func (p *Page) count() (looked, all int) {
	for _, it := range append(cards(), deeds()...) {
		if all++; *p.looked(it) {
			looked++
		}
	}
	return looked, all
}

// next chooses the next card or deed that was not looked at, in the order of the list.
func (p *Page) next(u *ui.UI) {
	all := append(cards(), deeds()...)
	for i, it := range all {
		if it != p.chosen {
			continue
		}
		for k := range all {
			if other := all[(i+1+k)%len(all)]; !*p.looked(other) {
				p.choose(u, other)
				return
			}
		}
	}
}

// looked returns where it is stored whether a card or deed was looked at in the printed game.
func (p *Page) looked(it item) *bool {
	if it.card == islas.NoCard {
		return &p.edition.Privileges[it.colour]
	}
	return &p.edition.Cards[it.card]
}

// inkOf returns the colour of a text about values that are wrong or not.
func inkOf(u *ui.UI, wrong bool) theme.Color {
	if wrong {
		return u.Theme().Danger
	}
	return u.Theme().InkSoft
}
