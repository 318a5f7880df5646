package shell

import (
	"strconv"
	"strings"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/locales"
	"islas/render/keep/library"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// card is a kept game as the list shows it. The summary of its save is known at once; the picture needs the game to be replayed, which read
// does.
type card struct {
	entry library.Entry
	game  stage.Game // nil if the program does not have it

	seats   []match.Seat
	round   int
	points  []int // by seat; nil if unknown
	over    bool
	winners game.SeatSet
	decider game.Seat // NoSeat if nobody has to decide, or if unknown

	looked    bool            // read has been called
	picture   stage.Thumbnail // nil before read, and where the game can't be opened
	trouble   error           // why it can't be opened, or only an earlier save of it
	elsewhere bool            // another window or program has it open
	day       daily.Day       // of the daily challenge that it is; 0 for none
	own       bool            // it is played with a custom edition
}

// newCard returns the card of a game by the summary of its save.
func newCard(s *stage.Stage, e library.Entry) *card {
	c := &card{entry: e, decider: game.NoSeat, trouble: e.Err}
	t := &e.Summary
	if c.seats = t.Seats; t.Known {
		c.round, c.points, c.over, c.winners, c.decider = t.Round, t.Points, t.Over, t.Winners, t.Decider
	}
	switch {
	case e.Err != nil && !e.Before:
		c.looked = true
	default:
		c.game = s.GameNamed(t.Game)
	}
	return c
}

// shows reports whether the card is up to date with an entry.
func (c *card) shows(e *library.Entry) bool {
	was := &c.entry
	return c.looked && was.Before == e.Before && (was.Err == nil) == (e.Err == nil) && was.Summary.Saved.Equal(e.Summary.Saved) &&
		was.Summary.Actions == e.Summary.Actions
}

// known reports whether it is known whether the game is over.
func (c *card) known() bool { return c.entry.Summary.Known || c.picture != nil }

// in reports whether a filter shows the game. A game whose state can't be known is in every list, so that nobody misses it.
func (c *card) in(filter int) bool {
	if !c.known() && c.looked {
		return true
	}
	return c.over == (filter == finishedGames)
}

// opens reports whether the game can be opened, if need be from the save before the last.
func (c *card) opens() bool { return c.trouble == nil || c.entry.Before && c.picture != nil }

// read replays the game for its picture, and checks whether another window has it open.
func (c *card) read(s *stage.Stage) {
	c.looked = true
	id := c.entry.ID
	m, err := s.Saves.Look(id)
	if err != nil {
		c.trouble = err
		return
	}
	setup := m.Setup()
	c.game, c.seats, c.elsewhere = s.GameOf(m), setup.Seats, s.Saves.Library().Elsewhere(id)
	c.round, c.over, c.winners, c.points = m.Round(), m.Over(), m.Winners(), make([]int, len(setup.Seats))
	for seat := range c.points {
		c.points[seat] = m.Points(game.Seat(seat))
	}
	c.picture = c.game.Thumbnail(s, m)
	c.day, _ = daily.DayOf(m.Info(), setup)
	c.own = setup.Edition != ""
}

// name returns a text that names the game: its kind, if the program has several, and its players.
func (c *card) name(s *stage.Stage) string {
	names := locales.List(s.Texts.Text, mapped(c.seats, func(seat match.Seat) string { return strings.TrimSpace(seat.Name) }))
	switch {
	case len(c.seats) == 0:
		return string(c.entry.ID)
	case c.game != nil && len(s.Games) > 1:
		return s.Texts.Text("games.name", "game", s.NameOf(c.game), "names", names)
	}
	return names
}

// winners returns the names of the winners.
func winners(seats []match.Seat, won game.SeatSet) (names []string) {
	for seat := range won.All() {
		names = append(names, seats[seat].Name)
	}
	return names
}

// stands returns the text of the state of the game: whose turn it is, or who has won.
func (c *card) stands(s *stage.Stage) string {
	text := s.Texts.Text
	if !c.over {
		if c.decider == game.NoSeat {
			return ""
		}
		return text("games.turn", "name", c.seats[c.decider].Name)
	}
	names := winners(c.seats, c.winners)
	if len(names) == 1 {
		return text("games.won", "name", names[0])
	}
	return text("games.shared", "names", locales.List(s.Texts.Text, names))
}

// challenge returns the text of which day's daily challenge the game is, empty for none.
func (c *card) challenge(u *ui.UI) string {
	if c.day == 0 {
		return ""
	}
	return u.T("games.daily", "day", dayOf(u, c.day.Date(time.Local)))
}

// badges returns the texts of what is special about a game: that it is the daily challenge of a day, or open in another window.
func (c *card) badges(u *ui.UI) (all []string) {
	if text := c.challenge(u); text != "" {
		all = append(all, text)
	}
	if c.elsewhere {
		all = append(all, u.T("games.elsewhere"))
	}
	return all
}

// openLabel returns the label of the button that opens a game: to continue it, or to show its result.
func (c *card) openLabel(u *ui.UI) string {
	if c.over {
		return u.T("games.result")
	}
	return u.T("title.continue")
}

// drawOpenCard draws the button that opens a game.
func (g *games) drawOpenCard(u *ui.UI, r ui.Rect, c *card) {
	label := c.openLabel(u)
	o := ui.ButtonOptions{Primary: true, Icon: g.s.Icon(paint.IconShip), Style: theme.SmallBold}
	if c.over {
		o = ui.ButtonOptions{Icon: g.s.Icon(paint.IconCrown), Style: theme.SmallBold, Looks: true}
	}
	o.Name = label + ": " + c.name(g.s)
	if u.Button("open."+string(c.entry.ID), r, label, o) {
		g.open(c)
	}
}

// troubleSign is the least height in design units for the icon in place of a picture.
const troubleSign = 90

// troubleBlock returns the text of why a game can't be opened, or only from the save before the last, and where its file is.
func (c *card) troubleBlock(u *ui.UI, s *stage.Stage, width float64) block {
	th, sign := u.Theme(), u.Px(cardSeat)
	width -= u.Px(2 * mountMargin)
	title, who, text := u.T("games.trouble"), "", s.Reports.Trouble(c.entry.ID, c.trouble)
	if c.opens() {
		title, text = u.T("games.trouble.before"), text+" "+u.T("games.before")
	}
	if len(c.seats) > 0 {
		who = c.name(s)
	}
	style := u.Fitting(title, width-sign-u.Px(8), theme.BodyBold, theme.SmallBold)
	head := paragraph(u, width-sign-u.Px(8), style, th.Danger, ui.Left|ui.Middle, title)
	all := []block{
		{max(sign, head.height), func(r ui.Rect) {
			at := r.TakeLeft(sign, u.Px(8))
			s.Icon(paint.IconQuestion)(u, at.Center(sign, sign).Inset(u.Px(4)), th.Danger)
			head.draw(r)
		}},
		paragraph(u, width, theme.SmallBold, th.Ink, ui.Left, who),
		paragraph(u, width, theme.Small, th.Ink, ui.Left, text),
	}
	high := heightOf(all, u.Px(6))
	return block{high + u.Px(2*mountMargin), func(r ui.Rect) {
		u.Well(r)
		r = r.Inset(u.Px(mountMargin))
		stack(r, all, u.Px(6))
		if _, free := r.CutTop(high); free.H > u.Px(troubleSign) { // a card without a picture
			side := min(u.Px(2*troubleSign), free.H*0.8)
			s.Icon(paint.IconQuestion)(u, free.Center(side, side), theme.Alpha(th.InkSoft, 0.75))
		}
	}}
}

// when returns the text of a time relative to now: "today 14:05", "yesterday 14:05", or the day, with its year if that is another. Both
// times are local. It returns an empty text for the zero time.
func when(s *stage.Stage, at, now time.Time) string {
	text := s.Texts.Text
	clock := at.Format("15:04")
	switch {
	case at.IsZero():
		return ""
	case sameDay(at, now):
		return text("date.today", "time", clock)
	case sameDay(at, now.AddDate(0, 0, -1)):
		return text("date.yesterday", "time", clock)
	}
	key := "date.day"
	if at.Year() != now.Year() {
		key = "date.day.year"
	}
	return text(key, "day", at.Day(), "month", text("date.month."+strconv.Itoa(int(at.Month()))), "year", strconv.Itoa(at.Year()))
}

// sameDay reports whether two times are on the same day.
func sameDay(a, b time.Time) bool {
	return a.Year() == b.Year() && a.YearDay() == b.YearDay()
}
