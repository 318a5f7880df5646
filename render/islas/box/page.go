// Package box is the page on which somebody enters what the cards, deeds and boards of their own printed copy of Islas Canarias show.
package box

import (
	"islas/game/islas"
	"islas/game/islas/printed"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Page implements stage.BoxPage.
type Page struct {
	s      *stage.Stage
	box    printed.Box
	card   islas.Card   // whose values are entered; NoCard while it is a deed or a board
	colour islas.Colour // whose deed it is then
	slot   int          // which priority of the card is entered next, from 0
	board  string       // the id of the board that is drawn, empty for none
	brush  brush        // with which that is done
	shown  int          // 0 for its hexagons, 1 for its picture in the game
	nearer map[bool]int // by how many sizes its hexagons are shown larger than usual, while ways are led (true) and otherwise
	pane   pane         // how they were shown last
	column int          // which part of its hexagons is shown, where there is no room for all, from 0
	row    int          // likewise
	stroke stroke
	opened bool // what is entered is shown, where it and the list take turns
	rows   bool // things in the list are rows, as it has all of the page
	worked map[string]work
}

// noCard is the card that is chosen while it is a deed or a board.
const noCard = islas.NoCard

// New returns the page with the box of a text, or with one of which nothing has been entered for an empty text. The error says in one
// sentence what is wrong with the text; name is what it is called.
func New(s *stage.Stage, name, text string) (*Page, error) {
	p := &Page{s: s, box: printed.New()}
	var err error
	if text != "" {
		p.box, err = printed.Read(name, text)
	}
	return p, err
}

// Text implements stage.BoxPage. A line that is being drawn over a board is part of it as far as it has come.
func (p *Page) Text() string { return p.box.String() }

// Set implements stage.BoxPage.
func (p *Page) Set(text string) {
	if box, err := printed.Read("", text); err == nil { // what Text has returned always can be read
		p.box, p.stroke = box, stroke{}
	}
}

// Follow implements stage.BoxPage. A line that is being drawn stays as far as it has come, and goes on.
func (p *Page) Follow(from, to string) {
	was, err := printed.Read("", from)
	if err != nil {
		return
	}
	if now, err := printed.Read("", to); err == nil {
		p.box = p.box.Merged(was, now)
	}
}

// Sizes of the page in design units.
const (
	besideFrom = 560  // width from which the list stands beside what is entered
	listPart   = 0.48 // of the width then
	listBeside = 0.3  // likewise, while a board is drawn, which takes all of the width
	listAbove  = 0.4  // of the height otherwise
	listLow    = 0.25 // likewise, while a board is drawn
	pageMost   = 1500
	gap        = 12
	narrowPad  = 14 // inside the panels where there is little room
)

// Draw implements stage.BoxPage: the cards, deeds and boards, and what the one shows that was chosen among them.
func (p *Page) Draw(u *ui.UI, r ui.Rect) {
	if len(u.Input().Keys) > 0 {
		p.stroke = stroke{} // whatever is done with them, nothing is lost
	}
	if turns(u, r) {
		p.drawTurn(u, r)
		return
	}
	if p.alone(u, r) {
		p.drawEntry(u, panel(u, r), true, false)
		return
	}
	part, above := listBeside, listLow
	if p.board == "" {
		r, part, above = r.Center(min(r.W, u.Px(pageMost)), r.H), listPart, listAbove
	}
	list, entry := r.CutTop(r.H * above)
	if r.W >= u.Px(besideFrom) && r.W > r.H {
		list, entry = r.CutLeft(r.W * part)
		_, entry = entry.CutLeft(u.Px(gap))
	} else {
		_, entry = entry.CutTop(u.Px(gap))
	}
	p.drawList(u, panel(u, list))
	p.drawEntry(u, panel(u, entry), false, false)
}

// alone reports whether a board that is drawn stands alone, because there is little room.
func (p *Page) alone(u *ui.UI, r ui.Rect) bool {
	_, drawn := p.box.Islands[p.board]
	return drawn && tight(u, r)
}

// panel draws a panel, and returns its inside.
func panel(u *ui.UI, r ui.Rect) ui.Rect {
	inside := u.Panel(r)
	if r.W < u.Px(420) || r.H < u.Px(320) {
		return r.Inset(u.Px(narrowPad))
	}
	return inside
}

// looked reports whether the chosen card or deed was looked at in the printed game.
func (p *Page) looked() bool {
	if p.card == islas.NoCard {
		return p.box.Privileges[p.colour]
	}
	return p.box.Cards[p.card]
}

// count returns how many cards and deeds were looked at, and how many there are.
func (p *Page) count() (looked, all int) {
	for _, yes := range append(p.box.Cards[:], p.box.Privileges[:]...) {
		if all++; yes {
			looked++
		}
	}
	return looked, all
}

// next chooses the next card or deed that was not looked at, in the order of the list.
func (p *Page) next() {
	const all = islas.Occupations + islas.Colours
	at := int(p.card)
	if p.card == islas.NoCard {
		at = islas.Occupations + int(p.colour)
	}
	for range all {
		at = (at + 1) % all
		if at < islas.Occupations && !p.box.Cards[at] {
			p.choose(islas.Card(at), 0)
			return
		}
		if at >= islas.Occupations && !p.box.Privileges[at-islas.Occupations] {
			p.choose(islas.NoCard, islas.Colour(at-islas.Occupations))
			return
		}
	}
}

// choose chooses a card, or the deed of a colour for NoCard.
func (p *Page) choose(c islas.Card, colour islas.Colour) {
	p.card, p.colour, p.slot, p.board = c, colour, 0, ""
}

// state says where the values of a card or deed come from, and whether they are others than the built-in ones.
func state(u *ui.UI, looked, differs bool) (text string, c theme.Color) {
	switch {
	case !looked:
		return u.T("box.state.reconstruction"), u.Theme().InkSoft
	case differs:
		return u.T("box.state.differs"), u.Theme().Accent
	}
	return u.T("box.state.printed"), u.Theme().Good
}

// cardState is that of a card.
func (p *Page) cardState(u *ui.UI, c islas.Card) (text string, ink theme.Color) {
	return state(u, p.box.Cards[c], p.box.Face(c) != islas.BuiltIn().Face(c))
}

// deedState is that of a deed.
func (p *Page) deedState(u *ui.UI, c islas.Colour) (text string, ink theme.Color) {
	return state(u, p.box.Privileges[c], p.box.Power(c) != islas.BuiltIn().Power(c))
}
