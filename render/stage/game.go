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

// Game is a game as the scenes around its table need it; they know no game by name. Package catalogue lists the games of the program.
// Engine implements the part that follows from the rules alone; a game embeds it.
type Game interface {
	// Info describes the game.
	Info() *game.Info
	// Texts returns the game's texts: a file CODE.json for each language (package locales). Besides the game's own keys it has those that
	// shared scenes need: title.name, title.tagline, title.credits; new.name.1 and so on, the default names of people by seat; new.youngest
	// and the like, about who begins; result.again.tip and result.look; option.ID and option.ID.VALUE, level.ID.text, settings.ID and
	// settings.ID.VALUE, rules.ID for what the game describes as data; and board.*, if seats have boards. It may have settings.speed.quick:
	// what the game does automatically at a high speed.
	Texts() fs.FS
	// Choices returns the game's own settings, besides those that all games share.
	Choices() []settings.Choice
	// Cast returns the characters of the game's computer players.
	Cast() cast.Cast
	// Board returns the board of an id (game.Boards), nil if there is none.
	Board(id string) Board
	// BoardOf returns the board of a seat as it was when a match was begun, possibly with older data; nil if there is none.
	BoardOf(setup match.Setup, seat game.Seat) Board
	// New begins a match; the error is that of match.New.
	New(setup match.Setup) (match.Any, error)
	// Load returns a saved match; the error is that of match.Load.
	Load(data []byte) (match.Any, error)
	// Open reads a match record or a saved game of this game, and checks every step. If a record breaks a rule, the error is a
	// *record.Error, and the match is the part before that line, nil if there is none; otherwise the error is that of match.Load.
	Open(data []byte) (match.Any, error)
	// Result returns the result of a match of this game.
	Result(s *Stage, m match.Any) Result
	// Thumbnail returns a small picture of the position of a match of this game, for lists.
	Thumbnail(s *Stage, m match.Any) Thumbnail
	// RuleBook returns all chapters of the rules, in reading order.
	RuleBook() []Chapter
	// Title returns a picture for the title.
	Title() TitlePicture
	// Record writes the match record of a match of this game.
	Record(w io.Writer, m match.Any) error
	// Table returns the scene in which a match of this game is played. The steps of a fresh match are still to be shown.
	Table(s *Stage, m match.Any, fresh bool) (Scene, error)
	// Replay returns the table that replays a match of this game, wherever it was played, from a number of steps on, 0 for the beginning.
	Replay(s *Stage, m match.Any, step int) (Scene, error)
}

// Board is a board of a game in which each seat has one, as it is offered before a game and shown beside its owner.
type Board interface {
	// Name returns the name of the board, the same in every language.
	Name() string
	// Sentence returns the key of a sentence about it.
	Sentence() string
	// Facts returns what can be counted on it: the same things in the same order for all boards of a game.
	Facts() []Fact
	// Paint draws the empty board in r on the sea. What the fact at index lit of Facts counts is lit; -1 is for none.
	Paint(s *Stage, u *ui.UI, r ui.Rect, lit int)
}

// Fact is a number of things on a board.
type Fact struct {
	ID    string // unique on the board
	Label string // key of the name of what is counted
	N     int
	Sign  func(s *Stage, u *ui.UI, r ui.Rect) // draws its icon
}

// Thumbnail draws a small picture of a match in r, on any ground: of the position as everybody may see it. It holds no more of the match
// than it draws.
type Thumbnail func(u *ui.UI, r ui.Rect)

// Portrayer is a game in which each seat has a board of its own to show. For other games the picture of a match is its thumbnail.
type Portrayer interface {
	// Portray returns a picture of the board of a seat, as everybody may see it.
	Portray(s *Stage, m match.Any, seat game.Seat) Thumbnail
}

// Previewer is a game whose board is shown before a match begins.
type Previewer interface {
	// Preview returns a picture of the board on which a match begins, and whether chance lays it out. The error is that of New.
	Preview(s *Stage, setup match.Setup) (picture Thumbnail, drawn bool, err error)
}

// TitlePicture is the picture of a game on the title. It may hold the state of what moves.
type TitlePicture interface {
	// Draw draws the picture on the sea, below everything else on the title.
	Draw(s *Stage, u *ui.UI, at TitlePlaces)
}

// TitlePlaces is the room for a picture on the title.
type TitlePlaces struct {
	Free       ui.Rect // the available area
	Name, Menu ui.Rect // what covers parts of Free; both are empty if nothing does
}
