package puertorico

import (
	"strconv"
	"strings"

	"islas/game/puertorico"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// setupRow is a line of the table of what a game starts with.
type setupRow struct {
	key string // of what it is
	of  func(s *puertorico.State) string
}

// setupRows are the lines of that table.
var setupRows = [...]setupRow{
	{"rules.setup.money", func(s *puertorico.State) string { return strconv.Itoa(s.Player(0).Doubloons()) }},
	{"rules.setup.chips", func(s *puertorico.State) string { return choices(puertorico.PointChoices(s.Seats())) }},
	{"rules.setup.colonists", func(s *puertorico.State) string { supply, _ := s.Colonists(); return strconv.Itoa(supply) }},
	{"rules.setup.ship", func(s *puertorico.State) string { _, ship := s.Colonists(); return strconv.Itoa(ship) }},
	{"rules.setup.row", func(s *puertorico.State) string { return strconv.Itoa(len(s.Row())) }},
	{"rules.setup.stack", func(s *puertorico.State) string { return strconv.Itoa(s.Stack()) }},
	{"rules.setup.quarries", func(s *puertorico.State) string { return strconv.Itoa(s.Quarries()) }},
	{"rules.setup.roles", func(s *puertorico.State) string { return strconv.Itoa(rolesInGame(s)) }},
	{"rules.setup.ships", func(s *puertorico.State) string {
		var sizes []int
		for _, c := range s.CargoShips() {
			sizes = append(sizes, int(c.Size))
		}
		return list(sizes, ", ")
	}},
}

// rolesInGame is the number of role cards.
func rolesInGame(s *puertorico.State) (n int) {
	for role := range puertorico.Role(puertorico.Roles) {
		if s.InGame(role) {
			n++
		}
	}
	return n
}

// choices are numbers of which one is agreed on.
func choices(n []int) string { return list(n, "/") }

func list(numbers []int, between string) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, between)
}

// setupFigure shows what a game starts with, by the number of players.
func setupFigure() stage.Figure {
	const games = puertorico.MaxSeats - puertorico.MinSeats + 1
	const column, least, pad = 96, 230, 12
	var starts [games]puertorico.State
	for i := range starts {
		s, err := puertorico.New(puertorico.Options{Seats: puertorico.MinSeats + i}, nil)
		if err != nil {
			panic(err) // every number of players can begin
		}
		starts[i] = s
	}
	// What it is stands before the numbers, or above them where there is little room.
	above := func(u *ui.UI, width float64) bool { return width < u.Px(games*column+least) }
	words := func(u *ui.UI, width float64) float64 {
		if above(u, width) {
			return width
		}
		return min(width, u.Px(760)) - u.Px(games*column)
	}
	height := func(u *ui.UI, width float64, key string) float64 {
		h := u.MeasureWrapped(theme.Body, u.T(key), words(u, width))
		if above(u, width) {
			return h + u.LineHeight(theme.Number) + u.Px(pad)
		}
		return max(h, u.LineHeight(theme.Number)) + u.Px(pad)
	}
	f := stage.Figure{
		Words: []string{"rules.setup.players"},
		Height: func(u *ui.UI, width float64) float64 {
			h := height(u, width, "rules.setup.players")
			for _, row := range setupRows {
				h += height(u, width, row.key)
			}
			return h
		},
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			th := u.Theme()
			width := r.W
			line := func(key string, style theme.Style, of func(s *puertorico.State) string) {
				var at, numbers ui.Rect
				at, r = r.CutTop(height(u, width, key))
				text := at
				if above(u, width) {
					numbers, text = at.CutBottom(u.LineHeight(theme.Number) + u.Px(pad/2))
				} else {
					text, numbers = at.CutLeft(words(u, width))
					numbers.W = u.Px(games * column)
				}
				u.TextWrapped(text, style, th.Ink, ui.Left|ui.Middle, u.T(key))
				for i, cell := range numbers.Row(games, 0) {
					u.Text(cell, theme.Number, th.Ink, ui.Centered, of(&starts[i]))
				}
				u.Line(ui.Point{X: at.X, Y: at.Bottom()}, ui.Point{X: max(text.Right(), numbers.Right()), Y: at.Bottom()}, u.Px(1), th.InkFaint)
			}
			line("rules.setup.players", theme.BodyBold, func(s *puertorico.State) string { return strconv.Itoa(s.Seats()) })
			for _, row := range setupRows {
				line(row.key, theme.Body, row.of)
			}
		},
	}
	for _, row := range setupRows {
		f.Words = append(f.Words, row.key)
	}
	return f
}
