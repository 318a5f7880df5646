package shell

import (
	"strings"
	"time"

	"islas/game"
	"islas/game/daily"
	"islas/game/match"
	"islas/locales"
	"islas/render/keep/library"
	"islas/render/stage"
	"islas/render/ui"
)

// card is a kept game as the list shows it. What its save tells of itself is known at once; the picture needs the game to be played
// again, which read does.
type card struct {
	entry library.Entry
	game  stage.Game // nil for one that the program does not have

	seats   []match.Seat
	round   int
	points  []int // by seat; nil if they are not known
	over    bool
	winners game.SeatSet
	decider game.Seat // NoSeat if nobody has to decide, or that is not known

	looked    bool            // read has been called
	picture   stage.Thumbnail // nil before, and where the game can't be opened
	trouble   error           // why it can't be opened, nil if it can; that before it perhaps can
	elsewhere bool            // another window or program has it open
	day       daily.Day       // of which it is the voyage; 0 for none
	own       bool            // it is played with the values of somebody's own box
}

// newCard returns the card of a game by what its save tells.
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

// shows reports whether the card is that of an entry as it is now.
func (c *card) shows(e *library.Entry) bool {
	was := &c.entry
	return c.looked && was.Before == e.Before && (was.Err == nil) == (e.Err == nil) && was.Summary.Saved.Equal(e.Summary.Saved) &&
		was.Summary.Actions == e.Summary.Actions
}

// known reports whether it is known if the game is over.
func (c *card) known() bool { return c.entry.Summary.Known || c.picture != nil }

// in reports whether a filter lets the game through. One of which nothing can be known stands in every list, so that nobody
// misses it.
func (c *card) in(filter int) bool {
	if !c.known() && c.looked {
		return true
	}
	return c.over == (filter == finishedGames)
}

// opens reports whether the game can be opened, if need be as it was before the last save.
func (c *card) opens() bool { return c.trouble == nil || c.entry.Before && c.picture != nil }

// read plays the game again for its picture, and sees whether another window has it open.
func (c *card) read(s *stage.Stage) {
	c.looked = true
	id := c.entry.ID
	m, err := s.Look(id)
	if err != nil {
		c.trouble = err
		return
	}
	setup := m.Setup()
	c.game, c.seats, c.elsewhere = s.GameOf(m), setup.Seats, s.Library().Elsewhere(id)
	c.round, c.over, c.winners, c.points = m.Round(), m.Over(), m.Winners(), make([]int, len(setup.Seats))
	for seat := range c.points {
		c.points[seat] = m.Points(game.Seat(seat))
	}
	c.picture = c.game.Thumbnail(s, m)
	c.day, _ = daily.DayOf(m.Info(), setup)
	c.own = setup.Box != ""
}

// name says in words which game it is: of which kind, if the program has several, and who plays.
func (c *card) name(s *stage.Stage) string {
	names := locales.List(s.Texts.Text, c.names())
	switch {
	case len(c.seats) == 0:
		return string(c.entry.ID)
	case c.game != nil && len(s.Games) > 1:
		return s.Texts.Text("games.name", "game", s.NameOf(c.game), "names", names)
	}
	return names
}

// names returns who plays.
func (c *card) names() []string {
	var names []string
	for _, seat := range c.seats {
		names = append(names, strings.TrimSpace(seat.Name))
	}
	return names
}

// stands says in words how the game stands: whose turn it is, or who has won.
func (c *card) stands(s *stage.Stage) string {
	text := s.Texts.Text
	if !c.over {
		if c.decider == game.NoSeat {
			return ""
		}
		return text("games.turn", "name", c.seats[c.decider].Name)
	}
	var names []string
	for seat := range c.winners.All() {
		names = append(names, c.seats[seat].Name)
	}
	if len(names) == 1 {
		return text("games.won", "name", names[0])
	}
	return text("games.shared", "names", locales.List(s.Texts.Text, names))
}

// voyage says of which day the game is the voyage, empty for none.
func (c *card) voyage(u *ui.UI) string {
	if c.day == 0 {
		return ""
	}
	return u.T("games.voyage", "day", dayOf(u, c.day.Date(time.Local)))
}

// rounds says in which round the game is, and whether it is played with values of somebody's own.
func (c *card) rounds(s *stage.Stage) string {
	round := s.Texts.Text("games.round", "round", c.round)
	if c.own {
		return s.Texts.Text("games.own", "round", round)
	}
	return round
}

// headed says of which kind the game is, if the program has several, and that.
func (c *card) headed(s *stage.Stage) string {
	round := c.rounds(s)
	if c.game != nil && len(s.Games) > 1 {
		return s.Texts.Text("games.game", "game", s.NameOf(c.game), "round", round)
	}
	return round
}

// badges say what is special about a game: that it is the voyage of a day, or open in another window.
func (c *card) badges(u *ui.UI) (all []string) {
	if text := c.voyage(u); text != "" {
		all = append(all, text)
	}
	if c.elsewhere {
		all = append(all, u.T("games.elsewhere"))
	}
	return all
}
