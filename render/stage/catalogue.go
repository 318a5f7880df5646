package stage

import (
	"io/fs"
	"slices"
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/services"
	"islas/render/theme"
)

// Catalogue holds the games of the program, one of which is chosen.
type Catalogue struct {
	services *services.Services
	Games    []Game // the default game first
	Game     Game   // the chosen one (Choose)

	names  map[nameKey]string // of games, as far as they were needed
	faulty string             // last reported fault of an added language
}

// Choose makes g the chosen game, opens its texts and saves the choice. The error is that of Translate; then nothing has changed.
func (s *Catalogue) Choose(g Game) error {
	before := s.Game
	if before != nil && before.Info().ID == g.Info().ID {
		return nil
	}
	s.Game = g
	if err := s.Translate(); err != nil {
		s.Game = before
		return err
	}
	if before != nil {
		s.services.Settings.Game = g.Info().ID
		s.services.Changed()
	}
	return nil
}

// NameOf returns the name of a game in the present language.
func (s *Catalogue) NameOf(g Game) string {
	key := nameKey{s.services.Texts.Lang(), g.Info().ID}
	if name, ok := s.names[key]; ok {
		return name
	}
	if s.Game != nil && s.Game.Info().ID == key.id { // its texts are open
		return s.services.Texts.Text("title.name")
	}
	if s.names == nil {
		s.names = map[nameKey]string{}
	}
	s.names[key] = s.textOf(g, "title.name")
	return s.names[key]
}

// textOf returns a text of a game, which need not be the chosen one.
func (s *Catalogue) textOf(g Game, key string) string {
	texts, _, err := s.services.Tongues.Open(s.services.Texts.Lang(), g.Texts())
	if err != nil { // then the game can't be chosen either, which is reported
		return g.Info().ID
	}
	return texts.Text(key)
}

// Title returns the title of the window: the name of the program, and that of the chosen game if it differs.
func (s *Catalogue) Title() string {
	program, game := s.services.Texts.Text("app.title"), s.NameOf(s.Game)
	if game == program {
		return program
	}
	return s.services.Texts.Text("app.title.game", "game", game, "program", program)
}

// nameKey identifies a game in a language.
type nameKey struct{ lang, id string }

// Translate opens the texts in the language of the settings: those that all games share, and those of the chosen game. An error is a
// mistake in the build. Faults in an added language are reported in a message.
func (s *Catalogue) Translate() error {
	var own []fs.FS
	if s.Game != nil {
		own = append(own, s.Game.Texts())
	}
	texts, faults, err := s.services.Tongues.Open(s.services.Settings.Lang(), own...)
	if err == nil {
		s.services.Texts = texts
		s.tellFaults(faults)
	}
	return err
}

// tellFaults reports the faults of an added language that has just been chosen, once.
func (s *Catalogue) tellFaults(faults []locales.Fault) {
	if len(faults) == 0 {
		return
	}
	name, first := s.services.Tongues.Name(s.services.Texts.Lang()), faults[0].String()
	if s.faulty == name+first {
		return
	}
	s.faulty = name + first
	s.services.Tell("notice.language", "n", len(faults), "name", name, "fault", first)
}

// GameOf returns the game of a match.
func (s *Catalogue) GameOf(m match.Any) Game { return s.GameNamed(m.Info().Record) }

// GameNamed returns a game by its name in records and saves, nil if the program has no such game.
func (s *Catalogue) GameNamed(record string) Game { return find(s.Games, record) }

// Named returns the seats of a match with names that can be drawn, no two the same: a seat without a name gets the usual one.
func (s *Catalogue) Named(m match.Any, seats []match.Seat) []match.Seat {
	return s.named(s.GameOf(m), seats)
}

// named returns the seats of a game with names that can be drawn, no two the same. Characters that the fonts lack are removed, and a seat
// without a name gets the usual one.
func (s *Catalogue) named(g Game, seats []match.Seat) []match.Seat {
	seats = slices.Clone(seats)
	var taken []string
	for i := range seats {
		seats[i].Name = match.CleanName(theme.Plain(seats[i].Name))
		taken = append(taken, seats[i].Name)
	}
	for i := range seats {
		if seats[i].Name == "" {
			seats[i].Name = s.usualName(g, game.Seat(i), seats[i].Control, taken)
			taken = append(taken, seats[i].Name)
		}
	}
	match.Distinguish(seats)
	return seats
}

// usualName returns the default name of a seat: a numbered one for a person, that of a member of the cast who is not at the table for a
// computer.
func (s *Catalogue) usualName(g Game, seat game.Seat, control string, taken []string) string {
	if control != game.Human {
		for _, name := range g.Cast().Names() {
			if !slices.Contains(taken, name) {
				return name
			}
		}
	}
	return s.textOf(g, PlaceName(seat)) // the match need not be of the chosen game
}

// PlaceName returns the key of the default name of a person on a seat.
func PlaceName(seat game.Seat) string { return "new.name." + strconv.Itoa(int(seat)+1) }

// Code returns the code with which others can play the same game as a match (match.Setup.Code); ok is false if it has none.
func (s *Catalogue) Code(m match.Any) (string, bool) { return m.Setup().Code(s.infos(), m.Info()) }

// ReadCode returns the game and the setup of a code. The error is that of match.ReadCode.
func (s *Catalogue) ReadCode(text string) (Game, match.Setup, error) {
	i, setup, err := match.ReadCode(text, s.infos())
	if err != nil {
		return nil, setup, err
	}
	return s.Games[i], setup, nil
}

// infos returns the descriptions of all games.
func (s *Catalogue) infos() (all []*game.Info) {
	for _, g := range s.Games {
		all = append(all, g.Info())
	}
	return all
}

// Opened is Open with names that can be drawn.
func (s *Catalogue) Opened(data []byte) (match.Any, error) {
	m, err := Open(s.Games, data)
	s.rename(m)
	return m, err
}

// load returns a saved game with names that can be drawn. The error is that of Game.Load, ErrOtherGame, or a *crash.Panic.
func (s *Catalogue) load(data []byte) (match.Any, error) {
	name, err := match.GameOf(data)
	if err != nil {
		return nil, err
	}
	g := s.GameNamed(name)
	if g == nil {
		return nil, ErrOtherGame
	}
	m, err := caught(func() (match.Any, error) { return g.Load(data) })
	if err != nil {
		return nil, err
	}
	s.rename(m)
	return m, nil
}

// rename gives the seats of a match names that can be drawn.
func (s *Catalogue) rename(m match.Any) {
	if m == nil {
		return
	}
	for i, seat := range s.Named(m, m.Setup().Seats) {
		m.Rename(game.Seat(i), seat.Name)
	}
}

// find returns the game of a list with a name in records and saves, "" for files without a name; nil if there is none.
func find(games []Game, record string) Game {
	i := slices.IndexFunc(games, func(g Game) bool {
		info := g.Info()
		return info.Record == record || record == "" && info.Unnamed
	})
	if i < 0 {
		return nil
	}
	return games[i]
}
