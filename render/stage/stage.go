// Package stage is what every scene is given: the services of the program (package services), the way from one scene to the next
// (Router), the games (Catalogue), and what is kept of those that are played (Saves, Results, Daily, Lessons, Editions). It knows no scene
// by name; the routes are filled in by package shell.
//
// Every match is kept as a game of its own (package library): Saves.Begin and Adopt begin one, Keep saves it after every action, GoOn and
// TakeOver go on with one, and none of them ever takes another away. What can't be opened stays where it is, and Reports.Trouble tells it
// in words.
//
// A match that the command line asks for, or the address of a page (?seats=human,hard), begins by Saves.Asked. A page is loaded again
// without anybody asking, so the store remembers in AskedName which games an address has begun, by Options.Address, which is all
// of the address from the question mark on: loaded again, the page goes on with the one begun last that still runs and that no
// other tab has open, and begins a further one if there is none. To try it in a browser: open such an address, play, reload, and
// the table is as it was; open it in a second tab, and that begins a game of its own; reload both.
package stage

import (
	"islas/game"
	"islas/game/match"
	"islas/render/keep/backup"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/ui"
)

// Scene is one screen of the program.
type Scene interface {
	// Frame lays the scene out, lets its widgets answer the input of this tick and records what to draw. It is called
	// from the update loop whenever there is input, and in every tick while Busy says so; never while drawing.
	Frame(u *ui.UI)
	// Busy reports whether the scene needs the next tick even without input, because something moves or thinks.
	Busy() bool
}

// Tall is a scene that needs more height than the others: it is shown smaller where that is not there.
type Tall interface {
	// More returns how much more that is in design units, in a window held upright or not.
	More(upright bool) float64
}

// Flowing is a scene of words, which go on below where there is little room beside each other: it needs less of a window than a board,
// and its texts become as large as a player wants them to be also on a telephone.
type Flowing interface {
	// Least returns the least width and height in design units, however the window is held.
	Least() (width, height float64)
}

// Follower is a scene that shows what other programs and windows may change: what is kept.
type Follower interface {
	// Follow sees whether that has happened, and reports whether there is something else to be shown. It is called every few seconds,
	// also while nothing happens, and has to be quick.
	Follow() bool
}

// Coalescer is a scene that may change so fast that its pictures, one after the other, would flash.
type Coalescer interface {
	// Coalesces reports whether only some of the pictures that follow each other now need to be seen: nobody has to answer them. It is
	// also called while drawing, and must change nothing.
	Coalesces() bool
}

// Leaver is a scene that wants to know that it was left for good, to stop what runs beside it.
type Leaver interface{ Leave() }

// Returner is a scene that wants to know that what lay on top of it was left: that may have changed what is kept.
type Returner interface{ Return() }

// Routes makes the scenes. Scenes lead to each other through it, so none has to import another.
type Routes struct {
	Title    func(*Stage) Scene
	NewGame  func(*Stage) Scene
	Games    func(*Stage) Scene                            // all that are kept
	Table    func(s *Stage, m match.Any, fresh bool) Scene // what has happened in a fresh match is still to be shown
	Handover func(s *Stage, name string, next Scene) Scene // hides the table until NAME says that they are there
	Result   func(*Stage, match.Any) Scene
	Settings func(*Stage) Scene
	Rules    func(*Stage) Scene
	Keys     func(*Stage) Scene                          // what which key does, and keys of a player's choice
	Access   func(*Stage) Scene                          // settings for whoever sees, hears or moves in another way
	Replay   func(s *Stage, m match.Any, step int) Scene // of a match that was played, from so many steps on
	Picture  func(*Stage, match.Any)                     // writes a picture of all boards to a file, and says where it is
	Film     func(*Stage, []byte) bool                   // writes a film to a file, says where it is, and reports whether it lies in the store
	Save     func(*Stage, match.Any)                     // writes the record of a match to a file, and says where it is
	Lesson   func(s *Stage, step int) Scene              // of the chosen game, which has one, at one of its steps
	Review   func(*Stage, match.Any) Scene               // looks back at a match that was played, as far as it was

	Chronicle func(*Stage) Scene // what became of all games of the chosen kind that ended
	Daily     func(*Stage) Scene // the daily challenges of the chosen game

	// Edition is where somebody enters what their own copy of the chosen game shows, which is Customizable: with the text of a file in place of what was
	// entered, unless it is empty. It is nil where that is none; a sentence says so.
	Edition func(s *Stage, file, text string) Scene
	// Import asks whether what a file of another device holds is to be taken up.
	Import func(s *Stage, file string, b *backup.Archive) Scene
	// KnowsSetup reports whether a file of a backup may be kept: it is no last set-up of a game of this program, or one that can be read.
	KnowsSetup func(s *Stage, f backup.File) bool
}

// Options are what the command line asked for; zero values ask for nothing.
type Options struct {
	Lang    string   // code of a language, or ""
	Game    string   // id of the game; empty for the one that was chosen last
	Seed    uint64   // seed of the next game
	Seeded  bool     // whether Seed was given
	Seats   []string // controls of the seats: straight to the table
	DataDir string   // where saves and settings live
	Mute    bool
	Inspect string // file that is told what can be clicked, for tests and assistive tools
	Address string // what a page's address asks for, by which a reload finds the game that it began; empty natively
	Version string // of the program, which the title shows; empty if it has none
}

// Stretch is a part of a match that a replay shows by itself, without its controls.
type Stretch struct {
	From, To int       // how many steps have happened when it begins and ends: both are stops of the replay
	Seat     game.Seat // as whom it is seen, NoSeat with everything open
	Speed    int       // place among the speeds of replays
	Over     bool      // all of it has been shown
}

// Stage is what every scene is given: the services, the scenes, the games of the program, and what is kept of those that are played.
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
	Stretch  *Stretch  // what replays show by themselves; nil where somebody governs them
	Playing  match.Any // the match at whose table somebody sat last, nil for none: reports on crashes tell of it

	incoming Scene // what asked last about a file of all that a device keeps, nil for nothing
}

// New returns a stage with services and games, of which none is chosen. Its routes are still empty.
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

// Aside returns a stage for a replay that nobody sees, for a film of it: in the words, the look and the settings of this stage, with
// pictures of its own and in silence. Nothing of what happens there is kept.
func (s *Stage) Aside(art *paint.Painter, stretch *Stretch) *Stage {
	aside := New(&services.Services{
		Settings: s.Settings, Store: store.NewMemory(), Texts: s.Texts, Theme: s.Theme, Art: art, Sound: services.Silence{},
	}, s.Games...)
	aside.Options, aside.Game, aside.Routes, aside.Stretch = s.Options, s.Game, s.Routes, stretch
	return aside
}

// Watch puts the replay of a match on top of the running scene, from so many steps on. Where it is of another game than the scene,
// that is chosen again when the replay is left.
func (s *Stage) Watch(m match.Any, step int) {
	before := s.Game
	s.push(s.Routes.Replay(s, m, step), before)
}

// ShowResult puts the result of a match on top of the running scene, as Watch does its replay. The error is that of Choose.
func (s *Stage) ShowResult(m match.Any) error {
	before := s.Game
	if err := s.Choose(s.GameOf(m)); err != nil {
		return err
	}
	s.push(s.Routes.Result(s, m), before)
	return nil
}

// push puts a scene of the chosen game on top of the running one; when it is left, the game is chosen that was before.
func (s *Stage) push(next Scene, before Game) {
	if s.Game.Info().ID != before.Info().ID {
		if s.after == nil {
			s.after = map[Scene]func(){}
		}
		s.after[next] = func() { s.back(before) }
	}
	s.Push(next)
}

// back chooses the game that was chosen before. What is wrong is told.
func (s *Stage) back(before Game) {
	if err := s.Choose(before); err != nil {
		s.Notify(err.Error())
	}
}

// PaintPortrait draws who sits on a seat of the chosen game: one of its cast, or the monogram of a person.
func (s *Stage) PaintPortrait(u *ui.UI, r ui.Rect, seats []match.Seat, seat game.Seat) {
	s.PaintSeat(u, r, s.Game.Cast(), seats, seat)
}
