package table

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawIslands shows the large island and the others beside it.
func (t *Table) drawIslands(u *ui.UI) {
	s := t.state()
	large := t.large()
	t.island(u, t.lay.board, large, aspect{large: true, fade: 1})
	over := game.NoSeat
	seat := large
	for _, r := range t.lay.others {
		seat = s.After(seat)
		if t.thumbnail(u, r, seat) {
			over = seat
		}
	}
	t.peek = over
	if over != game.NoSeat {
		t.enlarged(u, over)
	}
}

// thumbnail is one of the islands that are not large. It reports whether the pointer rests on it.
func (t *Table) thumbnail(u *ui.UI, r ui.Rect, seat game.Seat) bool {
	got := t.look(u, r, seat)
	if got.Clicked {
		t.pin(seat)
	}
	t.island(u, r, seat, aspect{fade: 1})
	return got.Tip
}

// pin makes the island of a seat the large one.
func (t *Table) pin(seat game.Seat) {
	t.pinned = seat
	if seat == t.state().Turn() {
		t.pinned = game.NoSeat
	}
}

// look lets an island be looked at more closely.
func (t *Table) look(u *ui.UI, r ui.Rect, seat game.Seat) ui.Response {
	label := u.T("table.enlarge", "name", t.name(seat))
	return u.Region("island."+strconv.Itoa(int(seat)), r, ui.RegionOptions{Label: label, Tooltip: label, Looks: true})
}

// enlarged shows an island larger beside its small picture while the pointer rests there.
func (t *Table) enlarged(u *ui.UI, seat game.Seat) {
	b := t.lay.board
	r := b.Center(min(b.W*0.92, b.H*1.25), b.H*0.92)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Shadow(r, u.Px(10), u.Px(24), u.Theme().Shadow)
	t.island(u, r, seat, aspect{large: true, picture: true, fade: 1})
}

// aspect is how an island is shown.
type aspect struct {
	large   bool    // with a large plate, and plots that answer
	picture bool    // only to be looked at: nothing on it answers
	fade    float64 // how visible it is, 0 to 1
}

// island draws an island with the plate of its owner and the pieces on it, and answers clicks on its plots.
func (t *Table) island(u *ui.UI, r ui.Rect, seat game.Seat, how aspect) {
	large, fade := how.large, how.fade
	th := u.Theme()
	isl := t.islands[seat]
	plate, sheet, beside := t.divide(u, r, large)
	body := t.within(sheet, large)
	if !how.picture {
		t.at.island[seat], t.at.plate[seat] = body, plate
	}
	u.Round(r, u.Px(10), theme.Alpha(th.SeaDeep, 0.55), 0, th.Brass)
	if t.deciding() == seat {
		u.Round(r, u.Px(10), theme.Alpha(th.Sea, 0.55), 0, th.Brass)
	}
	u.PushAlpha(fade)
	if large {
		t.sheet(u, sheet, body, isl)
	}
	u.Paint(body, boardKey{isl.ID, th.HighContrast}, func(dst *ebiten.Image, r ui.Rect) { art.Board(t.s.Art, dst, r, isl) })
	t.rings(u, body, seat)
	t.glows(u, body, seat)
	u.PopAlpha()
	u.PushAlpha(1 - (1-fade)*0.25) // the land fades, but what is built can still be told
	t.pieces(u, body, seat)
	u.PopAlpha()
	if beside {
		t.sidePlate(u, plate, body, seat, how)
	} else {
		t.plate(u, plate, body, seat, how)
	}
	if t.deciding() == seat {
		u.Stroke(r, u.Px(10), u.Px(3), th.BrassLight, th.Brass)
	} else {
		u.Stroke(r, u.Px(10), u.Px(1.5), theme.Alpha(th.Brass, 0.5), theme.Alpha(th.BrassDark, 0.5))
	}
	if large && !how.picture {
		t.plots(u, body, seat)
	}
}

// leastName is the least width of the cartouche with an island's name at a scale of 1.
const leastName = 150

// sheet shows the sea chart on which the large island lies.
func (t *Table) sheet(u *ui.UI, r, body ui.Rect, isl *board.Island) {
	high, least := u.Theme().HighContrast, u.Px(leastName)
	inner := r.InsetXY(u.Px(3), 0) // its square corners lie within the round ones of the border
	inner.H -= u.Px(3)
	u.Paint(inner, boardKey{"sheet", high}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Sheet(dst, r) })
	u.Paint(body, boardKey{"marks of " + isl.ID, high}, func(dst *ebiten.Image, r ui.Rect) { art.Marks(t.s.Art, dst, r, isl, least) })
}

// marked is for which board the places of the chart's marks are known.
type marked struct {
	seat  game.Seat
	body  ui.Rect
	least float64
}

// mostMarked is how many of them are remembered: those of all islands in the sizes of a window.
const mostMarked = 16

// markPlaces is where the chart's marks stand around a seat's island. They are looked for once for every size.
func (t *Table) markPlaces(body ui.Rect, seat game.Seat, least float64) []ui.Rect {
	key := marked{seat, body, least}
	places, known := t.marked[key]
	if !known {
		if t.marked == nil || len(t.marked) >= mostMarked {
			t.marked = map[marked][]ui.Rect{}
		}
		places = art.MarkPlaces(body, t.islands[seat], least)
		t.marked[key] = places
	}
	return places
}

// divide divides the place of an island into its plate and the sea around it. Where it is too low for a plate above, the
// plate stands beside it.
func (t *Table) divide(u *ui.UI, r ui.Rect, large bool) (plate, body ui.Rect, beside bool) {
	if !large && r.H < u.Px(124) && r.W > 1.5*r.H {
		body, plate = r.CutRight(r.H * 1.2)
		return plate, body, true
	}
	plate, body = r.CutTop(t.plateHeight(u, r, large))
	return plate, body, false
}

// within is the room for an island on its sheet: a large one is framed as a chart.
func (t *Table) within(sheet ui.Rect, large bool) ui.Rect {
	if !large {
		return sheet
	}
	return paint.OnSheet(sheet)
}

// deciding is the seat that has to decide, as of what is shown; NoSeat while a card is being read out, whose winner is not
// to be seen before its time.
func (t *Table) deciding() game.Seat { return t.frame.deciding }
