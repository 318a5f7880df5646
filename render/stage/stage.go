// Package stage provides what every scene needs: the services of the program (package services), the stack of scenes (Router), the games
// (Catalogue), and what is stored about games played (Saves, Results, Daily, Lessons, Editions). It knows no scene by name; package shell
// fills in the routes.
//
// Every match is saved as a game of its own (package library). Saves.Begin and Adopt begin one, Keep saves it after every action, GoOn and
// TakeOver continue one, and none of them ever replaces another game. A game that can't be opened stays where it is, and Reports.Trouble
// explains why.
//
// A match requested by the command line, or by the address of a page (?seats=human,hard), begins with Saves.Asked. Browsers may reload a
// page at any time, so the store records in AskedName which games an address has begun, by Options.Address, which is everything in the
// address from the question mark on. After a reload, the page continues the last of these games that still runs and that no other tab has
// open, or begins a new one if there is none. To try it in a browser: open such an address, play and reload, and the table is as it was;
// open it in a second tab, which begins a game of its own; reload both.
package stage

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/backup"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/theme"
	"islas/render/ui"
)

// Scene is one screen of the program.
type Scene interface {
	// Frame lays the scene out, handles the input of this tick and records what to draw. It is called from the update loop whenever there
	// is input, and in every tick while Busy returns true; never while drawing.
	Frame(u *ui.UI)
	// Busy reports whether the scene needs the next tick even without input, because something moves or thinks.
	Busy() bool
}

// Tall is a scene that needs more height than others: where there is too little, it is drawn smaller.
type Tall interface {
	// More returns the additional height in design units, for an upright window or not.
	More(upright bool) float64
}

// Flowing is a scene of text, which continues below where the window is narrow. It needs less of a window than a board, and its text
// becomes as large as the settings ask even on a phone.
type Flowing interface {
	// Least returns the least width and height in design units, whatever the orientation of the window.
	Least() (width, height float64)
}

// Follower is a scene that shows stored data that other programs and windows may change.
type Follower interface {
	// Follow checks for changes, and reports whether the scene has to be redrawn. It is called every few seconds, even while nothing
	// happens, and must be quick.
	Follow() bool
}

// Coalescer is a scene that may change so fast that its successive frames would flash.
type Coalescer interface {
	// Coalesces reports whether some of the following frames can be skipped, as nobody has to answer them. It is also called while drawing,
	// and must change nothing.
	Coalesces() bool
}

// Leaver is a scene that is notified when it was left for good, to stop what runs in the background.
type Leaver interface{ Leave() }

// Returner is a scene that is notified when the scene above it was left, which may have changed stored data.
type Returner interface{ Return() }

// Routes creates the scenes. Scenes lead to each other through it, so none has to import another.
type Routes struct {
	Title    func(*Stage) Scene
	NewGame  func(*Stage) Scene
	Games    func(*Stage) Scene                            // all saved games
	Table    func(s *Stage, m match.Any, fresh bool) Scene // the steps of a fresh match are still to be shown
	Handover func(s *Stage, to Handover, next Scene) Scene // hides the table until the next player confirms
	Result   func(*Stage, match.Any) Scene
	Settings func(*Stage) Scene
	Rules    func(*Stage) Scene
	Keys     func(*Stage) Scene                          // the keys, and their settings
	Access   func(*Stage) Scene                          // accessibility settings
	Replay   func(s *Stage, m match.Any, step int) Scene // of a match that was played, from a number of steps on
	Picture  func(*Stage, match.Any)                     // saves a picture of all boards to a file, and shows a message with its place
	Film     func(*Stage, []byte) bool                   // saves a film to a file with a message, and reports whether it is in the store
	Save     func(*Stage, match.Any)                     // saves the record of a match to a file, and shows a message with its place
	Lesson   func(s *Stage, step int) Scene              // the lesson of the chosen game, at one of its steps
	Review   func(*Stage, match.Any) Scene               // reviews a match as far as it was played

	Chronicle func(*Stage) Scene // the results of all finished games of the chosen game
	Daily     func(*Stage) Scene // the daily challenges of the chosen game

	// Edition edits the user's custom edition of the chosen game, which is Customizable. The text of a file replaces what was entered,
	// unless it is empty. If it is no custom edition, a message says so and Edition returns nil.
	Edition func(s *Stage, file, text string) Scene
	// Import asks whether a backup from another device is to be imported.
	Import func(s *Stage, file string, b *backup.Archive) Scene
	// KnowsSetup reports whether a file of a backup can be used: it is no last set-up of a game of this program, or one that can be read.
	KnowsSetup func(s *Stage, f backup.File) bool
}

// Options are the options of the command line; zero values are the defaults.
type Options struct {
	Lang    string   // code of a language, or ""
	Game    string   // id of the game; empty for the last one chosen
	Seed    uint64   // seed of the next game
	Seeded  bool     // whether Seed was given
	Seats   []string // controls of the seats: begins at the table
	DataDir string   // folder of saves and settings
	Mute    bool
	Inspect string // file to which the clickable widgets are written, for tests and assistive tools
	Address string // query of the page's address, by which a reload finds its game; empty natively
	Version string // version of the program, shown on the title; empty if it has none
}

// Stretch is a part of a match that a replay shows by itself, without its controls.
type Stretch struct {
	From, To int       // number of steps that have happened at its beginning and its end, both stops of the replay
	Seat     game.Seat // the seat of the viewer, NoSeat with everything open
	Speed    int       // index into the speeds of replays
	Over     bool      // all of it has been shown
}

// Stage is what every scene receives: the services, the scenes, the games of the program, and what is stored about games played.
type Stage struct {
	*services.Services
	Router
	Catalogue
	Saves    Saves
	Results  Results
	Daily    Daily
	Lessons  Lessons
	Reviews  Reviews
	Keys     Keys
	Editions Editions
	Reports  Reports
	Options  Options
	Routes   Routes
	Stretch  *Stretch  // the stretch that replays show by themselves; nil if somebody controls them
	Playing  match.Any // the match at the table last used, nil for none; crash reports describe it

	incoming Scene // the scene that last asked about a backup, nil for none
}

// New returns a stage with services and games, none of which is chosen. Its routes are still empty.
func New(given *services.Services, games ...Game) *Stage {
	s := &Stage{Services: given}
	s.Catalogue = Catalogue{services: given, Games: games}
	s.Reports = Reports{services: given, options: &s.Options}
	s.Saves = Saves{
		services: given, router: &s.Router, games: &s.Catalogue, reports: &s.Reports, options: &s.Options, ended: s.Results.note,
		taken: func() { s.Go(s.Routes.Title(s)) },
	}
	s.Results = Results{services: given, games: &s.Catalogue, saves: &s.Saves, tell: func(m match.Any) Result { return s.GameOf(m).Result(s, m) }}
	s.Daily = Daily{services: given, games: &s.Catalogue, saves: &s.Saves, results: &s.Results}
	s.Lessons = Lessons{services: given, games: &s.Catalogue}
	s.Reviews = Reviews{services: given, games: &s.Catalogue}
	s.Keys = Keys{services: given, games: &s.Catalogue}
	s.Editions = Editions{services: given, games: &s.Catalogue}
	return s
}

// Aside returns a stage for a hidden replay that is filmed: with the texts, the look and the settings of this stage, with pictures of its
// own, and without sound. Nothing that happens there is saved.
func (s *Stage) Aside(art *paint.Painter, stretch *Stretch) *Stage {
	aside := New(&services.Services{
		Settings: s.Settings, Store: store.NewMemory(), Texts: s.Texts, Theme: s.Theme, Art: art, Sound: services.Silence{},
	}, s.Games...)
	aside.Options, aside.Game, aside.Routes, aside.Stretch = s.Options, s.Game, s.Routes, stretch
	return aside
}

// Musical is a game with music.
type Musical interface {
	// Music returns the pieces of the game.
	Music() services.Music
}

// SetMood tells what goes on in the chosen game, for its music.
func (s *Stage) SetMood(m services.Mood) {
	var music services.Music
	if g, ok := s.Game.(Musical); ok {
		music = g.Music()
	}
	s.Sound.SetMood(music, m)
}

// Watch opens the replay of a match on top of the running scene, from a number of steps on. If the scene is of another game, that game is
// chosen again when the replay is left.
func (s *Stage) Watch(m match.Any, step int) {
	before := s.Game
	s.push(s.Routes.Replay(s, m, step), before)
}

// ShowResult opens the result of a match on top of the running scene. The error is that of Choose.
func (s *Stage) ShowResult(m match.Any) error {
	before := s.Game
	if err := s.Choose(s.GameOf(m)); err != nil {
		return err
	}
	s.push(s.Routes.Result(s, m), before)
	return nil
}

// push opens a scene of the chosen game on top of the running one; when it is left, before is chosen again.
func (s *Stage) push(next Scene, before Game) {
	if s.Game.Info().ID != before.Info().ID {
		if s.after == nil {
			s.after = map[Scene]func(){}
		}
		s.after[next] = func() { s.back(before) }
	}
	s.Push(next)
}

// back chooses a game again. An error is shown as a message.
func (s *Stage) back(before Game) {
	if err := s.Choose(before); err != nil {
		s.Notify(err.Error())
	}
}

// PaintPortrait draws the portrait of a seat of the chosen game: a member of its cast, or the monogram of a person.
func (s *Stage) PaintPortrait(u *ui.UI, r ui.Rect, seats []match.Seat, seat game.Seat) {
	s.PaintSeat(u, r, s.Game.Cast(), seats, seat)
}

// Picture is a comparable value that stands for a picture. Two that are equal look alike.
type Picture interface {
	Draw(p *paint.Painter, dst *ebiten.Image, r ui.Rect)
}

// Paint draws a picture in r.
func (s *Stage) Paint(u *ui.UI, r ui.Rect, k Picture) {
	u.Paint(r, k, func(dst *ebiten.Image, r ui.Rect) { k.Draw(s.Art, dst, r) })
}

// wreathKey identifies the painting of a wreath.
type wreathKey struct{}

// PaintCrowned draws the portrait of a seat in the middle of r, with a laurel around it.
func (s *Stage) PaintCrowned(u *ui.UI, r ui.Rect, seats []match.Seat, seat game.Seat) {
	s.PaintPortrait(u, r.Center(r.W*paint.WreathRoom, r.H*paint.WreathRoom), seats, seat)
	u.Paint(r, wreathKey{}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Wreath(dst, r) })
}

// Outcome returns the seats of a match that is over: the winners, then the others from the most points to the fewest.
func Outcome(m match.Any) (order []game.Seat) {
	for seat := range m.Setup().Seats {
		order = append(order, game.Seat(seat))
	}
	lost := func(seat game.Seat) int {
		if m.Winners().Has(seat) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(order, func(a, b game.Seat) int { return cmp.Or(lost(a)-lost(b), m.Points(b)-m.Points(a)) })
	return order
}

// Handover is what the hand-over screen tells: who is next, and what everybody may know of what has happened since their last decision.
type Handover struct {
	Seats []match.Seat
	Seat  game.Seat
	Round int
	Told  []Told
}

// Told is something that a player has done, or that holds for nobody in particular (game.NoSeat).
type Told struct {
	Seat game.Seat
	Text string
}

// Coloured is a game whose players have colours of their own at its table.
type Coloured interface {
	// Colour returns the colour of a seat, which can be told from paper.
	Colour(t *theme.Theme, seat game.Seat) theme.Color
}

// Colour returns the colour of a seat of the chosen game, in which its line is drawn in charts.
func (s *Stage) Colour(t *theme.Theme, seat game.Seat) theme.Color {
	seat = max(seat, 0)
	if g, ok := s.Game.(Coloured); ok {
		return g.Colour(t, seat)
	}
	return t.Lines[int(seat)%len(t.Lines)]
}
