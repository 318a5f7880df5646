package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// islandsView shows the islands: the own one large, or another one that is visited, with those of the others beside it in
// seats of their own; or all alike while the ship is in.
type islandsView struct {
	at     islandPlaces
	sheets map[sheetKey]sheet // how charts are laid out
	glides glides
	labels plotLabels // of the island whose plots answer
	touch  touches    // of the plot that is pointed at

	pointed islas.Plot // the plot that is pointed at among those at which what is chosen can go on, NoPlot for none
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
	v.at, v.pointed = islandPlaces{}, islas.NoPlot
	v.glides.tick(f)
	if f.arriving {
		return v.council(f)
	}
	want = v.island(f, f.lay.board, f.large, aspect{large: true, fade: 1})
	over, seat := game.NoSeat, f.Home
	for _, r := range f.lay.others {
		seat = f.State.After(seat)
		visited := seat == f.large
		got := v.look(f, r, seat)
		switch {
		case got.Clicked && visited:
			want = table.Or(want, looksAt(f.Home))
		case got.Clicked:
			want = table.Or(want, looksAt(seat))
		case got.Peek && !visited && !f.Moving:
			over = seat
		}
		want = table.Or(want, v.island(f, r, seat, aspect{fade: 1, double: visited}))
	}
	v.enlarged(f, over)
	return want
}

// look lets an island be looked at more closely.
func (v *islandsView) look(f *frame, r ui.Rect, seat game.Seat) (got ui.Response) {
	label, value := f.UI.T("table.enlarge", "name", f.Name(seat)), ""
	if seat == f.large && !f.arriving {
		label, value = f.UI.T("table.home"), f.Name(seat) // whose name is written there
	}
	f.UI.InPart(f.UI.T("part.island", "name", f.Name(seat)), func() {
		got = f.UI.Region("island."+strconv.Itoa(int(seat)), r, ui.RegionOptions{
			Label: label, Value: value, Tooltip: label, Looks: true, Peek: !f.arriving,
		})
	})
	return got
}

// enlarged shows an island larger beside its small picture while the pointer rests there and nothing happens that should be
// looked at; NoSeat is none.
func (v *islandsView) enlarged(f *frame, seat game.Seat) {
	if seat == game.NoSeat {
		return
	}
	u, b := f.UI, f.lay.board
	r := b.Center(min(b.W*0.92, b.H*1.25), b.H*0.92)
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Aside(r)
	u.Block(r)
	u.Shadow(r, u.Px(10), u.Px(24), u.Theme().Shadow)
	v.island(f, r, seat, aspect{large: true, double: true, fade: 1})
}

// aspect is how an island is shown.
type aspect struct {
	large  bool    // as a chart, with plots that answer
	double bool    // besides where it is shown anyway: only to be looked at
	fade   float64 // how visible it is, 0 to 1
}

// isle is an island that is being drawn, with all that lies on it and around it.
type isle struct {
	aspect
	f       *frame
	v       *islandsView
	seat    game.Seat
	chart   *board.Island
	body    ui.Rect // where the island is drawn, in its own proportions: on its way it is elsewhere than it will be
	sea     ui.Rect // where other things may stand around it
	marks   []ui.Rect
	plateAt ui.Rect   // where the plate of its owner lies
	gliding bool      // it is on its way
	taken   []ui.Rect // what stands on it and in the sea, once its plate is drawn
	want    intent
}

// inks are the colours of what is drawn upon the map: those of pictures, as the map keeps its colours in the dark.
func (i *isle) inks() *theme.Theme { return i.f.UI.Theme().Pictures() }

// island draws an island with the plate of its owner and the pieces on it, and answers clicks on its plots.
func (v *islandsView) island(f *frame, r ui.Rect, seat game.Seat, how aspect) (want intent) {
	f.UI.InPart(f.UI.T("part.island", "name", f.Name(seat)), func() { want = v.isle(f, r, seat, how) })
	return want
}

func (v *islandsView) isle(f *frame, r ui.Rect, seat game.Seat, how aspect) intent {
	if !f.choice.sites() {
		how.fade *= f.outlook.shows(seat)
	}
	i := isle{aspect: how, f: f, v: v, seat: seat, chart: f.players.islands[seat]}
	s, appear := i.lay(r)
	i.place(r)
	if how.large {
		i.paper(s)
	}
	i.land(appear)
	switch {
	case s.card:
		i.card(s.plate)
	case s.beside:
		i.sidePlate(s.plate)
	default:
		i.plate(s.plate)
	}
	i.frame(r)
	if how.large && !how.double {
		i.leave(s.leave)
		i.plots()
		i.ticked()
	}
	i.pairs()
	i.badge()
	return i.want
}

// lay finds where the parts of the island lie in its place, and how visible it is on its way there, from 0 to 1.
func (i *isle) lay(r ui.Rect) (s sheet, appear float64) {
	f, v := i.f, i.v
	if i.large {
		s = v.sheetOf(f, r, i.seat)
	} else {
		s = tile(f, r)
	}
	i.marks, i.sea, i.plateAt = s.marks, s.sea, s.plate
	i.body = art.BoardRect(s.body, i.chart)
	if i.double {
		return s, 1
	}
	i.body, appear = v.glides.place(f, i.seat, i.body)
	i.gliding = v.glides.moves(i.seat)
	v.at.island[i.seat], v.at.plate[i.seat] = i.body, s.plate
	return s, appear
}

// place shows the sea of an island's place, brighter for who decides.
func (i *isle) place(r ui.Rect) {
	u, th := i.f.UI, i.f.UI.Theme()
	decides := i.f.deciding == i.seat
	if decides && !i.large {
		u.Shadow(r.Inset(-u.Px(3)), u.Px(12), u.Px(12), th.Focus)
	}
	u.Round(r, u.Px(10), theme.Alpha(th.SeaDeep, 0.55), 0, th.Brass)
	if decides {
		u.Round(r, u.Px(10), theme.Alpha(th.Sea, 0.55), 0, th.Brass)
	}
}

// land shows the island and what is marked and built on it, above all other islands while it is on its way.
func (i *isle) land(appear float64) {
	u := i.f.UI
	if i.gliding {
		u.PushLayer(ui.LayerRaised)
		defer u.PopLayer()
	}
	u.PushAlpha(i.fade * appear)
	i.ground()
	i.news()
	i.robbed()
	i.glows()
	u.PopAlpha()
	i.foretold()
	u.PushAlpha(appear) // the land fades, but what is built is told as before
	i.pieces()
	u.PopAlpha()
}

// frame draws the edge of an island's place: lit for who decides, in another colour for the one that is visited.
func (i *isle) frame(r ui.Rect) {
	u, th := i.f.UI, i.f.UI.Theme()
	switch {
	case i.f.deciding == i.seat && !i.large:
		u.Highlight(r.Inset(-u.Px(4)), u.Px(13), u.Px(5), th.Focus, th.FocusBrass())
	case i.f.deciding == i.seat:
		u.Stroke(r, u.Px(10), u.Px(3), th.BrassLight, th.Brass)
	default:
		u.Stroke(r, u.Px(10), u.Px(1.5), theme.Alpha(th.Brass, 0.5), theme.Alpha(th.BrassDark, 0.5))
	}
	if i.double && !i.large {
		u.Stroke(r, u.Px(10), u.Px(4), th.PaperLight, th.Paper)
	}
}

// leave is the button that ends a visit, in r.
func (i *isle) leave(r ui.Rect) {
	f, u := i.f, i.f.UI
	if r.Empty() {
		return
	}
	label := u.T("table.home")
	if r.W < u.MeasureText(theme.SmallBold, label)+u.Px(62) {
		label = ""
	}
	if u.Button("home", r, label, ui.ButtonOptions{
		Icon: f.Sign(paint.IconLeft), Name: u.T("table.home"), Tooltip: u.T("table.home-tip"), Style: theme.SmallBold, Looks: true,
	}) {
		i.want = table.Or(i.want, looksAt(f.Home))
	}
}
