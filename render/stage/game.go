package stage

import (
	"io"
	"io/fs"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/settings"
	"islas/render/paint/cast"
	"islas/render/ui"
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

// Board is one of the boards of which each seat of a game owns one, as it is offered before a game and shown beside who has
// it.
type Board interface {
	// Name is what the board is called, the same in every language.
	Name() string
	// Sentence is the key of a sentence about it.
	Sentence() string
	// Facts are what can be counted on it: of all boards of a game the same things, in the same order.
	Facts() []Fact
	// Paint draws the board, empty, in r on whatever sea is there. What the fact at a place of Facts counts is lit; with -1
	// nothing is.
	Paint(s *Stage, u *ui.UI, r ui.Rect, lit int)
}

// Fact is how many of something a board has.
type Fact struct {
	ID    string // unique on the board
	Label string // key of what is counted
	N     int
	Sign  func(s *Stage, u *ui.UI, r ui.Rect) // draws what stands for it
}

// Thumbnail draws a small picture of a match in r, on whatever is there: of the position as everybody may see it. It keeps no more of
// the match than it draws.
type Thumbnail func(u *ui.UI, r ui.Rect)

// Portrayer is a game that shows what each seat of a match has come to on a board of its own. A picture of a match of another game
// is its thumbnail.
type Portrayer interface {
	// Portray returns a picture of the board of a seat, as everybody may see it.
	Portray(s *Stage, m match.Any, seat game.Seat) Thumbnail
}

// TitlePicture is what a game shows of itself on the title. It may keep what moves.
type TitlePicture interface {
	// Draw draws it on the sea, below everything else that stands on the title.
	Draw(s *Stage, u *ui.UI, at TitlePlaces)
}

// TitlePlaces is the room for a picture on the title.
type TitlePlaces struct {
	Free       ui.Rect // where it may be
	Name, Menu ui.Rect // what covers parts of that; both empty where all of it is free
}
