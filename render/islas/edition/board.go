package edition

import (
	"slices"
	"strings"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/locales"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// work is the result of the sketch of a board.
type work struct {
	sketch sketch.Sketch
	island *board.Island // nil if there is a grave fault
	found  []sketch.Finding
}

// hexagons and picture are the two displays of a board.
const (
	hexagons = iota
	picture
)

// Sizes of the entry of a board in design units.
const (
	boardRatio    = 0.8 // height of a board divided by its width
	boardMost     = 950 // greatest width
	viewWidth     = 320
	brushesBeside = 620 // width from which the brushes stand beside the hexagons
	toldBeside    = 190 // width from which the faults stand below them
	toldSeen      = 26  // visible part of what stands below the hexagons
	canvasLeast   = 200 // least height; some fingertips on telephones
)

// workOf returns the result of the sketch of a board, computed again only if that has changed; drawn is false if there is no sketch.
func (p *Page) workOf(id string) (w work, drawn bool) {
	s, drawn := p.edition.Islands[id]
	if !drawn {
		return work{}, false
	}
	w, ok := p.worked[id]
	if !ok || w.sketch != s {
		w.sketch = s
		w.island, w.found = s.Island(reconstruction(id))
		p.worked[id] = w
	}
	return w, true
}

// reconstruction returns a board of the program, which does not start if one of them cannot be read.
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

// draw replaces the sketch of the chosen board.
func (p *Page) draw(s sketch.Sketch) { p.edition.Islands = p.edition.Islands.With(p.chosen.board, s) }

// boardParts returns the entry of the chosen board.
func (p *Page) boardParts(u *ui.UI, width, height float64, turns bool) []part {
	w, drawn := p.workOf(p.chosen.board)
	if !drawn {
		return []part{
			p.head(u, width, turns), paragraph(u, width, u.Theme().InkSoft, u.T("edition.board.intro")), p.beginnings(u, width),
			p.picture(u, width, reconstruction(p.chosen.board)),
		}
	}
	if w.island == nil {
		p.shown = hexagons
	}
	more := []piece{p.backPiece(u, turns), p.viewPiece(u, w.island != nil)}
	if p.shown == picture {
		return []part{p.head(u, width, turns, more...), p.picture(u, width, w.island), p.told(u, width, w)}
	}
	head := p.head(u, width, turns, append(more, p.toolsPiece(u))...)
	return append([]part{head}, p.canvas(u, width, height-head.height-u.Px(gap), w)...)
}

// beginnings returns the buttons that begin a board.
func (p *Page) beginnings(u *ui.UI, width float64) part {
	like := reconstruction(p.chosen.board)
	ways := [...]struct {
		id    string
		begin sketch.Sketch
	}{{"trace", sketch.Trace(like)}, {"fields", sketch.Trace(like).Bare()}, {"sea", sketch.Sketch{}}}
	wide, high := 0.0, u.Px(theme.Target)
	for _, way := range ways {
		label := u.T("edition.board." + way.id)
		wide, high = max(wide, u.ButtonWidth(label, false)), max(high, u.ButtonHeight(width, label))
	}
	if len(ways)*int(wide) > int(width) {
		wide = width
	}
	return grid(u, width, wide, high, len(ways), func(i int, r ui.Rect) {
		id := "edition.board." + ways[i].id
		if u.Button(id, r, u.T(id), ui.ButtonOptions{Primary: i == 0, Tooltip: u.T(id + ".tip")}) {
			p.draw(ways[i].begin)
		}
	})
}

// picture returns a board as the game shows it.
func (p *Page) picture(u *ui.UI, width float64, is *board.Island) part {
	wide := min(width, u.Px(boardMost))
	return part{wide * boardRatio, func(r ui.Rect) {
		r = r.Center(wide, r.H)
		u.Gradient(r, u.Px(theme.Radius), u.Theme().Sea, u.Theme().SeaDeep)
		p.s.Paint(u, r.Inset(u.Px(8)), art.Board{Island: is})
	}}
}

// backPiece returns the button that goes back to the reconstruction, only an icon where there is little room.
func (p *Page) backPiece(u *ui.UI, small bool) piece {
	label := u.T("edition.board.back")
	o, wide := ui.ButtonOptions{Icon: p.s.Icon(paint.IconBin), Style: theme.SmallBold}, u.ButtonWidth(label, true)
	if small {
		o.Name, o.Tooltip, label, wide = label, label, "", target(u)
	}
	return piece{width: wide, in: func(float64) part {
		return part{target(u), func(r ui.Rect) {
			if u.Button("edition.board.back", r, label, o) {
				p.edition.Islands = p.edition.Islands.Without(p.chosen.board)
			}
		}}
	}}
}

// viewPiece returns the choice between hexagons and picture.
func (p *Page) viewPiece(u *ui.UI, finished bool) piece {
	labels := []string{u.T("edition.board.draw"), u.T("edition.board.picture")}
	return piece{width: u.Px(viewWidth), in: func(width float64) part {
		rows := u.ChoiceRows(width, labels)
		return part{float64(rows) * target(u), func(r ui.Rect) {
			if !finished {
				u.PushDisabled(u.T("edition.board.picture.why"))
				defer u.PopDisabled()
			}
			u.ChoiceOf("edition.board.view", r, ui.ChoiceOptions{Label: u.T("edition.board.view"), Labels: labels, Rows: rows}, &p.shown)
		}}
	}}
}

// toolsPiece returns the buttons that enlarge, shrink and move the hexagons.
func (p *Page) toolsPiece(u *ui.UI) piece {
	tools := [...]struct {
		id   string
		icon paint.Icon
		why  string // key of the text for when it can't be used
	}{
		{"smaller", paint.IconMinus, "smallest"}, {"larger", paint.IconPlus, "largest"}, {"west", paint.IconLeft, "end"},
		{"north", paint.IconUp, "end"}, {"south", paint.IconDown, "end"}, {"east", paint.IconRight, "end"},
	}
	return piece{width: float64(len(tools)) * (target(u) + u.Px(little)), in: func(width float64) part {
		return grid(u, width, target(u), target(u), len(tools), func(i int, r ui.Rect) {
			t, name := tools[i], u.T("edition.board."+tools[i].id)
			moved, can := p.view.turned(t.id)
			if u.Button("edition.board."+t.id, r, "", ui.ButtonOptions{
				Icon: p.s.Icon(t.icon), Name: name, Tooltip: name, Disabled: !can, Why: u.T("edition.board." + t.why),
			}) {
				p.view = moved
			}
		})
	}}
}

// canvas returns the brushes, the hexagons, as high as there is room for, and the faults: brushes and, if they have room there, faults
// stand beside the hexagons, otherwise above and below them.
func (p *Page) canvas(u *ui.UI, width, height float64, w work) []part {
	height -= u.Px(toldSeen)
	lowest := max(u.Px(canvasLeast), 3.5*u.Phone())
	field := func(wide, high float64) part {
		p.view.lay(u, p.brush.leads(), wide, max(high, lowest))
		v := p.view
		return part{v.h, func(r ui.Rect) { p.drawHexagons(u, r.Center(v.w, v.h), w.sketch) }}
	}
	if width < u.Px(brushesBeside) && (width < 1.5*height || height < lowest) {
		brushes := p.brushes(u, width)
		return []part{brushes, field(width, height-brushes.height-u.Px(gap)), p.told(u, width, w), p.hint(u, width)}
	}
	least := 0.0
	for columns := 3.0; columns <= 6 && (least == 0 || p.brushes(u, least).height > height); columns++ {
		least = columns*(target(u)+u.Px(little)) - u.Px(little)
	}
	all := field(width-least-u.Px(gap), height)
	column := width - p.view.w - u.Px(gap)
	brushes := p.brushes(u, least)
	if beside := stack(u, brushes, p.hint(u, column), p.told(u, column, w)); column >= u.Px(toldBeside) && beside.height <= all.height {
		return []part{abreast(u, column, beside, all)}
	}
	return []part{abreast(u, column, brushes, all), p.told(u, width, w), p.hint(u, width)}
}

// told returns the text of the faults of the chosen board's sketch, and of how it differs from the reconstruction and from the other boards
// of the edition.
func (p *Page) told(u *ui.UI, width float64, w work) part {
	found := slices.Clone(w.found)
	if w.island != nil {
		var others []*board.Island
		for _, id := range board.IDs() {
			others = append(others, p.shownBoard(id))
		}
		found = append(found, sketch.Likeness(w.island, others)...)
	}
	slices.SortStableFunc(found, func(a, b sketch.Finding) int { return int(a.Fault) - int(b.Fault) })
	var faults, differs []string
	for len(found) > 0 {
		f, n := found[0], 1
		for n < len(found) && found[n].Fault == f.Fault && f.Fault != sketch.NoWay && f.Fault != sketch.WayParted { // each has a text
			n++
		}
		var names []string
		for _, f := range found[:n] {
			names = append(names, named(u, f))
		}
		found = found[n:]
		key := "edition.fault." + f.Fault.String()
		if f.Fault == sketch.NoWay || f.Fault == sketch.WayParted {
			key += "." + wayBrush(f.Way).id()
		}
		if text := u.T(key, "what", locales.List(u.T, names)); f.Grave() {
			faults = append(faults, text)
		} else {
			differs = append(differs, text)
		}
	}
	text, ink := u.T("edition.board.fine"), u.Theme().Good
	if len(faults) > 0 {
		text, ink = strings.Join(append(faults, u.T("edition.board.unfinished")), "\n"), u.Theme().Danger
	}
	notes := part{}
	if len(differs) > 0 {
		notes = paragraph(u, width, u.Theme().InkSoft, strings.Join(differs, "\n"))
	}
	return stack(u, paragraph(u, width, ink, text), notes)
}

// named returns the text of what a finding is about.
func named(u *ui.UI, f sketch.Finding) string {
	switch f.Fault {
	case sketch.Counts:
		return u.T("edition.count.differs", "feature", u.T("feature."+f.Feature.String()), "n", f.N, "want", f.Want)
	case sketch.Alike:
		return reconstruction(f.Island).Name
	}
	return brush(f.Ground).name(u)
}
