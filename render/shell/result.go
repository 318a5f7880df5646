package shell

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// result is the scene after the end of a game.
type result struct {
	s     *stage.Stage
	match match.Any
	setup match.Setup
	tells stage.Result
	order []game.Seat // from the most points to the fewest
	saved bool        // the record is written
	shown game.Seat   // whose board somebody looks at, NoSeat if that is left to the counting
	tally tally
}

// NewResult is the scene that shows how a finished game ended. The game is no longer offered to be continued.
func NewResult(s *stage.Stage, m match.Any) stage.Scene {
	r := &result{s: s, match: m, setup: m.Setup(), tells: s.Game.Result(s, m)}
	for seat := range game.Seat(len(r.setup.Seats)) {
		r.order = append(r.order, seat)
	}
	slices.SortStableFunc(r.order, func(a, b game.Seat) int { return m.Points(b) - m.Points(a) })
	r.shown = game.NoSeat
	r.tally.columns = len(r.tells.Sources)
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
		r.drawBoard(u, at.chart)
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
	named(u, inside, u.Fitting(text, inside.W, styles...), u.Theme().Ink, ui.Centered, text)
	u.PopAlpha()
}

// verdict is the sentence about who has won.
func (r *result) verdict() string {
	var names []string
	for seat := range r.match.Winners().All() {
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

// columns divides a row of the table: the player, the sources of points, the sum.
func (r *result) columns(u *ui.UI, row ui.Rect, narrow bool) (player ui.Rect, cells []ui.Rect) {
	var rest ui.Rect
	if narrow {
		player, rest = row.CutTop(u.Px(resultName))
	} else {
		player, rest = row.CutLeft(row.W * 0.36)
	}
	return player, rest.Row(len(r.tells.Sources)+1, u.Px(4))
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
	player, cells := r.columns(u, row, false)
	if narrow {
		cells = row.Row(len(cells), u.Px(4))
	} else {
		u.Text(player.InsetXY(u.Px(8), 0), theme.Body, th.InkSoft, ui.Left|ui.Middle, u.T("result.rounds", "n", r.match.Round()))
	}
	total := stage.Source{Label: "result.total", Icon: paint.IconCrown}
	for i, source := range append(slices.Clone(r.tells.Sources), total) {
		cell, label := cells[i], u.T(source.Label)
		// A label of one line leaves room for a picture.
		if line := u.LineHeight(theme.SmallBold); u.MeasureText(theme.SmallBold, label) <= cell.W {
			var sign ui.Rect
			cell = cell.Center(cell.W, u.Px(34)+line)
			sign, cell = cell.CutTop(cell.H - line)
			r.s.Icon(source.Icon)(u, sign.Center(u.Px(28), u.Px(28)), th.BrassDark)
		}
		u.TextWrapped(cell, theme.SmallBold, th.InkSoft, ui.Center|ui.Middle, label)
	}
	y := row.Bottom() - u.Px(1)
	u.Line(ui.Point{X: row.X, Y: y}, ui.Point{X: row.Right(), Y: y}, u.Px(2), th.BrassDark)
}

// drawRow draws the points of one player.
func (r *result) drawRow(u *ui.UI, row ui.Rect, place int, size resultPlaces) {
	th := u.Theme()
	seat := r.order[place]
	won := r.match.Winners().Has(seat)
	if !size.chart.Empty() {
		r.offer(u, row, seat)
	}
	if won {
		u.PushAlpha(r.tally.verdict())
		u.Round(row.InsetXY(0, u.Px(3)), u.Px(theme.Radius), th.PaperLight, 0, th.Paper)
		u.PopAlpha()
	} else if r.tally.verdict() == 1 && place > 0 && !r.match.Winners().Has(r.order[place-1]) {
		u.Line(ui.Point{X: row.X, Y: row.Y}, ui.Point{X: row.Right(), Y: row.Y}, u.Px(1), th.InkFaint)
	}
	player, cells := r.columns(u, row, size.narrow)
	r.drawPlayer(u, player.InsetXY(u.Px(8), u.Px(8)), seat, won && r.tally.verdict() > 0)
	sum := 0
	for i, source := range r.tells.Sources {
		amount := source.Amounts[seat]
		u.PushAlpha(r.tally.column(i))
		r.drawAmount(u, cells[i], amount)
		u.PopAlpha()
		sum += r.tally.counted(i, amount.Points)
	}
	c := th.Ink
	if won && r.tally.verdict() > 0 {
		c = th.Good
	}
	u.Text(cells[len(cells)-1], theme.Score, c, ui.Centered, strconv.Itoa(sum))
}

// drawPlayer draws a player's board, portrait and name, with a crown for a winner.
func (r *result) drawPlayer(u *ui.UI, at ui.Rect, seat game.Seat, won bool) {
	th := u.Theme()
	who := r.setup.Seats[seat]
	if b := r.s.Game.Board(who.Board); b == nil {
		at = r.drawFace(u, at, seat)
	} else if at.W > u.Px(190) {
		var picture ui.Rect
		share := 0.34
		if at.W < u.Px(320) {
			share = 0.26 // so that the portrait finds room, too
		}
		picture, at = at.CutLeft(min(u.Px(104), at.W*share))
		u.Gradient(picture, u.Px(theme.Radius/2), th.Sea, th.SeaDeep)
		b.Paint(r.s, u, picture.Inset(u.Px(2)), -1)
		_, at = at.CutLeft(u.Px(14))
		at = r.drawFace(u, at, seat)
		if both := u.LineHeight(theme.BodyBold) + u.LineHeight(theme.Small); at.H >= both {
			lines := at.Center(at.W, both)
			at, lines = lines.CutTop(u.LineHeight(theme.BodyBold))
			named(u, lines, theme.Small, th.InkSoft, ui.Left|ui.Middle, b.Name())
		}
	}
	if won {
		var crown ui.Rect
		crown, at = at.CutLeft(u.Px(26))
		r.s.Icon(paint.IconCrown)(u, crown.Center(u.Px(26), u.Px(26)), th.BrassDark)
		_, at = at.CutLeft(u.Px(8))
	}
	named(u, at, u.Fitting(who.Name, at.W, theme.BodyBold, theme.SmallBold), th.Ink, ui.Left|ui.Middle, who.Name)
}

// drawFace draws a player's portrait at the left end of at, where the name keeps room beside it, and returns the rest.
func (r *result) drawFace(u *ui.UI, at ui.Rect, seat game.Seat) ui.Rect {
	side := min(at.H, u.Px(56))
	if at.W < side+u.Px(130) {
		return at
	}
	face, rest := at.CutLeft(side)
	r.s.PaintPortrait(u, face.Center(side, side), r.setup.Seats, seat)
	_, rest = rest.CutLeft(u.Px(10))
	return rest
}

// drawAmount draws points with what they come from below them.
func (r *result) drawAmount(u *ui.UI, cell ui.Rect, amount stage.Amount) {
	th := u.Theme()
	if amount.Count == 0 {
		text, ink := strconv.Itoa(amount.Points), th.Ink
		if amount.Points == 0 {
			text, ink = "–", th.InkSoft
		}
		u.Text(cell, theme.Number, ink, ui.Centered, text)
		return
	}
	cell = cell.Center(cell.W, u.LineHeight(theme.Number)+u.LineHeight(theme.Small))
	points, count := cell.CutTop(u.LineHeight(theme.Number))
	u.Text(points, theme.Number, th.Ink, ui.Centered, strconv.Itoa(amount.Points))
	each := strconv.Itoa(amount.Count) + " × " + strconv.Itoa(amount.Points/amount.Count)
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

// again starts the same game with new cards; the next player begins.
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
