package table

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// islandsView shows the islands: a large one with the others beside it, or all alike while the ship is in.
type islandsView struct {
	at     islandPlaces
	marked map[marked][]ui.Rect // where the marks of charts stand
}

// islandPlaces is where what belongs to the players lies, by seat. An empty rectangle is something that is not to be seen.
type islandPlaces struct {
	island [islas.MaxSeats]ui.Rect // the sea around the island
	plate  [islas.MaxSeats]ui.Rect // the plate of its owner
	hand   [islas.MaxSeats]ui.Rect // the sign of the cards in hand
	token  [islas.MaxSeats]ui.Rect // the start player's ship, or where it would be
}

// draw shows the islands.
func (v *islandsView) draw(f *frame) (want intent) {
	v.at = islandPlaces{}
	if f.arriving {
		return v.council(f)
	}
	want = v.island(f, f.lay.board, f.large, aspect{large: true, fade: 1})
	over, seat := game.NoSeat, f.large
	for _, r := range f.lay.others {
		seat = f.state.After(seat)
		got := v.look(f, r, seat)
		if got.Clicked {
			want = want.or(looksAt(seat))
		}
		if got.Tip {
			over = seat
		}
		want = want.or(v.island(f, r, seat, aspect{fade: 1}))
	}
	v.enlarged(f, over)
	return want
}

// look lets an island be looked at more closely.
func (v *islandsView) look(f *frame, r ui.Rect, seat game.Seat) ui.Response {
	label := f.ui.T("table.enlarge", "name", f.name(seat))
	return f.ui.Region("island."+strconv.Itoa(int(seat)), r, ui.RegionOptions{Label: label, Tooltip: label, Looks: true})
}

// enlarged shows an island larger beside its small picture while the pointer rests there; NoSeat is none.
func (v *islandsView) enlarged(f *frame, seat game.Seat) {
	if seat == game.NoSeat {
		return
	}
	u, b := f.ui, f.lay.board
	r := b.Center(min(b.W*0.92, b.H*1.25), b.H*0.92)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Shadow(r, u.Px(10), u.Px(24), u.Theme().Shadow)
	v.island(f, r, seat, aspect{large: true, picture: true, fade: 1})
}

// aspect is how an island is shown.
type aspect struct {
	large   bool    // with a large plate, and plots that answer
	picture bool    // only to be looked at: nothing on it answers
	fade    float64 // how visible it is, 0 to 1
}

// isle is an island that is being drawn, with all that lies on it and around it.
type isle struct {
	aspect
	f     *frame
	v     *islandsView
	seat  game.Seat
	chart *board.Island
	body  ui.Rect // the sea around it
	want  intent
}

// island draws an island with the plate of its owner and the pieces on it, and answers clicks on its plots.
func (v *islandsView) island(f *frame, r ui.Rect, seat game.Seat, how aspect) intent {
	u, th := f.ui, f.ui.Theme()
	plate, sheet, beside := divide(f, r, how.large)
	i := isle{aspect: how, f: f, v: v, seat: seat, chart: f.players.islands[seat], body: onSheet(sheet, how.large)}
	if !how.picture {
		v.at.island[seat], v.at.plate[seat] = i.body, plate
	}
	u.Round(r, u.Px(10), theme.Alpha(th.SeaDeep, 0.55), 0, th.Brass)
	if f.deciding == seat {
		u.Round(r, u.Px(10), theme.Alpha(th.Sea, 0.55), 0, th.Brass)
	}
	u.PushAlpha(how.fade)
	i.ground(sheet)
	i.rings()
	i.glows()
	u.PopAlpha()
	u.PushAlpha(1 - (1-how.fade)*0.25) // the land fades, but what is built can still be told
	i.pieces()
	u.PopAlpha()
	if beside {
		i.sidePlate(plate)
	} else {
		i.plate(plate)
	}
	if f.deciding == seat {
		u.Stroke(r, u.Px(10), u.Px(3), th.BrassLight, th.Brass)
	} else {
		u.Stroke(r, u.Px(10), u.Px(1.5), theme.Alpha(th.Brass, 0.5), theme.Alpha(th.BrassDark, 0.5))
	}
	if how.large && !how.picture {
		i.plots()
	}
	return i.want
}

// leastName is the least width of the cartouche with an island's name at a scale of 1.
const leastName = 150

// boardKey says what is drawn of a board.
type boardKey struct {
	island string
	high   bool
}

// ground shows the land; that of the large island lies on a sea chart.
func (i *isle) ground(sheet ui.Rect) {
	u, s, chart := i.f.ui, i.f.paint.stage, i.chart
	high, least := u.Theme().HighContrast, u.Px(leastName)
	if i.large {
		inner := sheet.InsetXY(u.Px(3), 0) // its square corners lie within the round ones of the border
		inner.H -= u.Px(3)
		u.Paint(inner, boardKey{"sheet", high}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Sheet(dst, r) })
		u.Paint(i.body, boardKey{"marks of " + chart.ID, high}, func(dst *ebiten.Image, r ui.Rect) { art.Marks(s.Art, dst, r, chart, least) })
	}
	u.Paint(i.body, boardKey{chart.ID, high}, func(dst *ebiten.Image, r ui.Rect) { art.Board(s.Art, dst, r, chart) })
}

// marked is for which board the places of the chart's marks are known.
type marked struct {
	chart *board.Island
	body  ui.Rect
	least float64
}

// mostMarked is how many of them are remembered: those of all islands in the sizes of a window.
const mostMarked = 16

// markPlaces is where a chart's marks stand around an island in body. They are looked for once for every size.
func (v *islandsView) markPlaces(chart *board.Island, body ui.Rect, least float64) []ui.Rect {
	key := marked{chart, body, least}
	places, known := v.marked[key]
	if !known {
		if v.marked == nil || len(v.marked) >= mostMarked {
			v.marked = map[marked][]ui.Rect{}
		}
		places = art.MarkPlaces(body, chart, least)
		v.marked[key] = places
	}
	return places
}

// divide divides the place of an island into its plate and the sea around it. Where it is too low for a plate above, the
// plate stands beside it.
func divide(f *frame, r ui.Rect, large bool) (plate, body ui.Rect, beside bool) {
	if !large && r.H < f.ui.Px(124) && r.W > 1.5*r.H {
		body, plate = r.CutRight(r.H * 1.2)
		return plate, body, true
	}
	plate, body = r.CutTop(plateHeight(f, r, large))
	return plate, body, false
}

// onSheet is the room for an island on its sheet: a large one is framed as a chart.
func onSheet(sheet ui.Rect, large bool) ui.Rect {
	if !large {
		return sheet
	}
	return paint.OnSheet(sheet)
}
