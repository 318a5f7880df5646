package stage

import (
	"io"
	"io/fs"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/cast"
	"islas/render/keep/settings"
	"islas/render/services"
)

// Game is a game as the scenes around its table see it, which know none by name. Package catalogue lists those of the
// program. Engine does what follows from a rules engine alone; a game embeds it.
type Game interface {
	// Info describes the game.
	Info() *game.Info
	// Texts are the game's texts: a file CODE.json for each language (package locales). Beside what the game itself asks for
	// they have what the shared scenes say of it: title.name, title.tagline, title.credits; new.name.1 and so on, the usual names
	// of people by seat; new.youngest and its like, of who begins; result.again.tip and result.look; option.ID and option.ID.VALUE, level.ID.text,
	// settings.ID and settings.ID.VALUE, rules.ID for what the game describes as data; and board.*, if seats have boards. They
	// may have settings.speed.quick: what the game does unasked at a high speed.
	Texts() fs.FS
	// Choices are what the game lets a player choose in the settings, beside what all games share.
	Choices() []settings.Choice
	// Cast is those as whom the game's computers play.
	Cast() cast.Cast
	// Board returns the board of an id (game.Boards), nil if there is none.
	Board(id string) Board
	// BoardOf returns the board of a seat of a match as it was when that was begun, which may be with older data; nil if there is none.
	BoardOf(setup match.Setup, seat game.Seat) Board
	// New begins a match; the error is that of match.New.
	New(setup match.Setup) (match.Any, error)
	// Load returns the match that was saved; the error is that of match.Load.
	Load(data []byte) (match.Any, error)
	// Open reads a match record or a saved game of this game, with every step checked. If a record breaks a rule the match is what
	// comes before that line, nil if nothing does, and the error is a *record.Error; otherwise it is that of match.Load.
	Open(data []byte) (match.Any, error)
	// Result returns what the result of a match of this game tells of it.
	Result(s *Stage, m match.Any) Result
	// Thumbnail returns a small picture of what a match of this game has come to, with which a list shows it.
	Thumbnail(s *Stage, m match.Any) Thumbnail
	// RuleBook returns all chapters of the rules in the order in which they are read.
	RuleBook() []Chapter
	// Title returns a picture for the title.
	Title() TitlePicture
	// Record writes the match record of a match of this game.
	Record(w io.Writer, m match.Any) error
	// Table returns the scene in which a match of this game is played. What has happened in a fresh one is still to be shown.
	Table(s *Stage, m match.Any, fresh bool) (Scene, error)
	// Replay returns the table at which a match of this game is looked at that was played, here or elsewhere: from the moment on
	// when so many steps had happened, 0 for the beginning.
	Replay(s *Stage, m match.Any, step int) (Scene, error)
}

// Catalogue is the games of the program, of which one is chosen.
type Catalogue struct {
	services *services.Services
	Games    []Game // the one that is played unless another is asked for first
	Game     Game   // the one chosen (Choose)

	names  map[nameKey]string // of games, as far as they were asked for
	faulty string             // what was told last of a language that was added
}

// Choose makes g the game that is offered, explained and set up, opens its texts and remembers it. The error is that of
// Translate; then nothing is changed.
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

// NameOf returns what a game is called in the language that is set.
func (s *Catalogue) NameOf(g Game) string {
	key := nameKey{s.services.Texts.Lang(), g.Info().ID}
	if name, ok := s.names[key]; ok {
		return name
	}
	if s.Game != nil && s.Game.Info().ID == key.id { // whose texts are open
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
	if err != nil { // then it cannot be chosen either, and that is said
		return g.Info().ID
	}
	return texts.Text(key)
}

// Title returns what the window is called: the program, and the chosen game if that is called something else.
func (s *Catalogue) Title() string {
	program, game := s.services.Texts.Text("app.title"), s.NameOf(s.Game)
	if game == program {
		return program
	}
	return s.services.Texts.Text("app.title.game", "game", game, "program", program)
}

// nameKey is a game in a language.
type nameKey struct{ lang, id string }

// Translate opens the texts in the language of the settings: those that all games share, and those of the chosen one. The
// error, if they cannot be read, is a mistake in the build. What is wrong with a language that was added is told.
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

// tellFaults tells of what is wrong with the language that was added and has just been chosen, once.
func (s *Catalogue) tellFaults(faults []locales.Fault) {
	if len(faults) == 0 {
		return
	}
	name, first := s.services.Tongues.Name(s.services.Texts.Lang()), faults[0].String()
	if s.faulty == name+first {
		return
	}
	s.faulty = name + first
	s.services.Notify(s.services.Texts.Text("notice.language", "n", len(faults), "name", name, "fault", first))
}

// GameOf returns the game of a match.
func (s *Catalogue) GameOf(m match.Any) Game { return s.Games[s.find(m.Info().Record)] }

// GameNamed returns a game by its name in records and saves, nil if the program has no such game.
func (s *Catalogue) GameNamed(record string) Game {
	if i := s.find(record); i >= 0 {
		return s.Games[i]
	}
	return nil
}

// find returns the place of a game in the list by its name in records and saves, "" for one that names none; -1 if the
// program has no such game.
func (s *Catalogue) find(record string) int { return find(s.Games, record) }
