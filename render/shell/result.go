package shell

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// result is the scene after the end of a game.
type result struct {
	s     *stage.Stage
	match match.Any
	state islas.State
	setup match.Setup
	order []game.Seat // from the most points to the fewest
	saved bool        // the record is written
	shown game.Seat   // whose island somebody looks at, NoSeat if that is left to the counting
	tally tally
}

// NewResult is the scene that shows how a finished game ended. The game is no longer offered to be continued.
func NewResult(s *stage.Stage, m match.Any) stage.Scene {
	r := &result{s: s, match: m, state: m.(*engine.Match).State(), setup: m.Setup()}
	for seat := range game.Seat(len(r.setup.Seats)) {
		r.order = append(r.order, seat)
	}
	slices.SortStableFunc(r.order, func(a, b game.Seat) int { return r.state.Points(b) - r.state.Points(a) })
	r.shown = game.NoSeat
	s.Forget()
	return r
}

// Busy implements stage.Scene: the points are being counted.
func (r *result) Busy() bool { return !r.tally.done(r.s) }

// Frame implements stage.Scene.
func (r *result) Frame(u *ui.UI) {
	r.s.PaintSea(u)
	r.tally.advance(r.s, u.Input())
	at := r.places(u)
	r.drawTitle(u, at.title)
	if !at.chart.Empty() {
		r.drawIsland(u, at.chart)
	}
	r.drawTable(u, u.Panel(at.table), at)
	if at.narrow {
		r.drawButtons(u, at.buttons.Grid(2, 2, u.Px(menuGap)))
	} else {
		r.drawButtons(u, at.buttons.Row(4, u.Px(menuGap)))
	}
}

// drawTitle says who has won.
func (r *result) drawTitle(u *ui.UI, at ui.Rect) {
	inside := paintCartouche(r.s, u, at)
	text := r.verdict()
	styles := []theme.Style{theme.Heading, theme.Subheading, theme.BodyBold}
	if inside.H >= u.LineHeight(theme.Score) {
		styles = append([]theme.Style{theme.Score}, styles...)
	}
	u.PushAlpha(r.tally.verdict())
	named(u, inside, fitting(u, text, inside.W, styles...), u.Theme().Ink, ui.Centered, text)
	u.PopAlpha()
}

// verdict is the sentence about who has won.
func (r *result) verdict() string {
	var names []string
	for seat := range r.state.Winners().All() {
		names = append(names, r.setup.Seats[seat].Name)
	}
	text := r.s.Texts.Text
	if len(names) == 1 {
		return text("result.winner", "name", names[0])
	}
	return text("result.shared", "names", enumerate(r.s, names))
}

// enumerate joins names as one says them: "Ana, Ben and Carla".
func enumerate(s *stage.Stage, names []string) string {
	all := ""
	for i, name := range names {
		switch {
		case i == 0:
			all = name
		case i == len(names)-1:
			all = s.Texts.Text("result.and", "first", all, "last", name)
		default:
			all += ", " + name
		}
	}
	return all
}

// resultColumns divides a row of the table: the player, four sources of points, the sum.
func resultColumns(u *ui.UI, row ui.Rect, narrow bool) (player ui.Rect, cells []ui.Rect) {
	var rest ui.Rect
	if narrow {
		player, rest = row.CutTop(u.Px(resultName))
		return player, rest.Row(5, u.Px(4))
	}
	player, rest = row.CutLeft(row.W * 0.36)
	return player, rest.Row(5, u.Px(4))
}

// drawTable draws the points of everybody by source.
func (r *result) drawTable(u *ui.UI, area ui.Rect, size resultPlaces) {
	head, body := area.CutTop(size.head)
	u.Scroll("points", body, float64(len(r.order))*size.row, func(at ui.Rect) {
		head.W = at.W
		rows := at.Column(len(r.order), 0)
		for i, seat := range r.order { // while the points are counted the players stand as they sit
			r.drawRow(u, ui.Lerp(rows[seat], rows[i], r.tally.verdict()), i, size)
		}
	})
	r.drawHead(u, head, size.narrow)
}

// drawHead draws the names of the columns.
func (r *result) drawHead(u *ui.UI, row ui.Rect, narrow bool) {
	th := u.Theme()
	player, cells := resultColumns(u, row, false)
	if narrow {
		cells = row.Row(5, u.Px(4))
	} else {
		u.Text(player.InsetXY(u.Px(8), 0), theme.Body, th.InkSoft, ui.Left|ui.Middle, u.T("result.rounds", "n", r.state.Round()))
	}
	signs := []paint.Icon{art.IconHouse, art.IconPalace, art.IconPalace, art.IconTown, paint.IconCrown}
	labels := []string{u.T("result.houses"), u.T("result.first"), u.T("result.further"), u.T("result.towns"), u.T("result.total")}
	for i, cell := range cells {
		// A label of one line leaves room for a picture.
		if line := u.LineHeight(theme.SmallBold); u.MeasureText(theme.SmallBold, labels[i]) <= cell.W {
			var sign ui.Rect
			cell = cell.Center(cell.W, u.Px(34)+line)
			sign, cell = cell.CutTop(cell.H - line)
			icon(r.s, signs[i])(u, sign.Center(u.Px(28), u.Px(28)), th.BrassDark)
		}
		u.TextWrapped(cell, theme.SmallBold, th.InkSoft, ui.Center|ui.Middle, labels[i])
	}
	y := row.Bottom() - u.Px(1)
	u.Line(ui.Point{X: row.X, Y: y}, ui.Point{X: row.Right(), Y: y}, u.Px(2), th.BrassDark)
}

// drawRow draws the points of one player.
func (r *result) drawRow(u *ui.UI, row ui.Rect, place int, size resultPlaces) {
	th := u.Theme()
	seat := r.order[place]
	won := r.state.Winners().Has(seat)
	if !size.chart.Empty() {
		r.offer(u, row, seat)
	}
	if won {
		u.PushAlpha(r.tally.verdict())
		u.Round(row.InsetXY(0, u.Px(3)), u.Px(theme.Radius), th.PaperLight, 0, th.Paper)
		u.PopAlpha()
	} else if r.tally.verdict() == 1 && place > 0 && !r.state.Winners().Has(r.order[place-1]) {
		u.Line(ui.Point{X: row.X, Y: row.Y}, ui.Point{X: row.Right(), Y: row.Y}, u.Px(1), th.InkFaint)
	}
	player, cells := resultColumns(u, row, size.narrow)
	r.drawPlayer(u, player.InsetXY(u.Px(8), u.Px(8)), seat, won && r.tally.verdict() > 0)
	b := r.state.Breakdown(seat)
	sum := 0
	for i, source := range []islas.Source{b.Houses, b.FirstPalaces, b.FurtherPalaces, b.Towns} {
		u.PushAlpha(r.tally.column(i))
		r.drawSource(u, cells[i], source)
		u.PopAlpha()
		sum += r.tally.counted(i, source.Points)
	}
	c := th.Ink
	if won && r.tally.verdict() > 0 {
		c = th.Good
	}
	u.Text(cells[4], theme.Score, c, ui.Centered, strconv.Itoa(sum))
}

// drawPlayer draws a player's island, portrait and name, with a crown for a winner.
func (r *result) drawPlayer(u *ui.UI, at ui.Rect, seat game.Seat, won bool) {
	th := u.Theme()
	who := r.setup.Seats[seat]
	if isl := islandOf(who.Board); isl != nil && at.W > u.Px(190) {
		var picture ui.Rect
		share := 0.34
		if at.W < u.Px(320) {
			share = 0.26 // so that the portrait finds room, too
		}
		picture, at = at.CutLeft(min(u.Px(104), at.W*share))
		u.Gradient(picture, u.Px(theme.Radius/2), th.Sea, th.SeaDeep)
		paintBoard(r.s, u, picture.Inset(u.Px(2)), isl)
		_, at = at.CutLeft(u.Px(14))
		at = r.drawFace(u, at, seat)
		if both := u.LineHeight(theme.BodyBold) + u.LineHeight(theme.Small); at.H >= both {
			lines := at.Center(at.W, both)
			at, lines = lines.CutTop(u.LineHeight(theme.BodyBold))
			named(u, lines, theme.Small, th.InkSoft, ui.Left|ui.Middle, isl.Name)
		}
	}
	if won {
		var crown ui.Rect
		crown, at = at.CutLeft(u.Px(26))
		icon(r.s, paint.IconCrown)(u, crown.Center(u.Px(26), u.Px(26)), th.BrassDark)
		_, at = at.CutLeft(u.Px(8))
	}
	named(u, at, fitting(u, who.Name, at.W, theme.BodyBold, theme.SmallBold), th.Ink, ui.Left|ui.Middle, who.Name)
}

// drawFace draws a player's portrait at the left end of at, where the name keeps room beside it, and returns the rest.
func (r *result) drawFace(u *ui.UI, at ui.Rect, seat game.Seat) ui.Rect {
	side := min(at.H, u.Px(56))
	if at.W < side+u.Px(130) {
		return at
	}
	face, rest := at.CutLeft(side)
	paintPortrait(r.s, u, face.Center(side, side), r.setup.Seats, seat)
	_, rest = rest.CutLeft(u.Px(10))
	return rest
}

// drawSource draws points with what they come from below them.
func (r *result) drawSource(u *ui.UI, cell ui.Rect, source islas.Source) {
	th := u.Theme()
	if source.Count == 0 {
		u.Text(cell, theme.Number, th.InkSoft, ui.Centered, "–")
		return
	}
	cell = cell.Center(cell.W, u.LineHeight(theme.Number)+u.LineHeight(theme.Small))
	points, count := cell.CutTop(u.LineHeight(theme.Number))
	u.Text(points, theme.Number, th.Ink, ui.Centered, strconv.Itoa(source.Points))
	each := strconv.Itoa(source.Count) + " × " + strconv.Itoa(source.Points/source.Count)
	u.Text(count, theme.Small, th.InkSoft, ui.Centered, each)
}

// drawButtons draws the ways on.
func (r *result) drawButtons(u *ui.UI, parts []ui.Rect) {
	if u.Button("again", parts[0], u.T("result.again"), ui.ButtonOptions{Primary: true, Tooltip: u.T("result.again.tip")}) {
		r.again()
	}
	if u.Button("new", parts[1], u.T("result.new"), ui.ButtonOptions{}) {
		r.s.Go(r.s.Routes.NewGame(r.s))
	}
	save := ui.ButtonOptions{Tooltip: u.T("result.save.tip")}
	if u.Button("save", parts[2], u.T("result.save"), save) {
		r.save()
	}
	if u.Button("title", parts[3], u.T("result.title"), ui.ButtonOptions{}) || u.KeyPressed(ui.KeyEscape) {
		r.s.Go(r.s.Routes.Title(r.s))
	}
}

// again starts the same game with new cards; the start player's ship moves one seat to the left.
func (r *result) again() {
	setup := r.match.Setup()
	setup.Start = (setup.Start + 1) % game.Seat(len(setup.Seats))
	setup.Seed = nextSeed(r.s)
	m, err := r.s.Begin(setup)
	if err != nil { // the set-up has just been played, so this can't happen; if it does, nothing is lost
		r.s.Notify(r.s.Texts.Text("new.failed"))
		return
	}
	r.s.Go(r.s.Routes.Table(r.s, m, true))
}
