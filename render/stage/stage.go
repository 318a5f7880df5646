// Package stage is what every scene is given: the services of the program (texts, settings, storage, drawing, sound)
// and the way from one scene to the next. It knows no scene by name; the routes are filled in by package shell.
//
// Every match is kept as a game of its own (package library): Begin and Adopt begin one, Keep saves it after every action, GoOn and
// TakeOver go on with one, and none of them ever takes another away. What can't be opened stays where it is, and Trouble tells it in
// words.
//
// A match that the command line asks for, or the address of a page (?seats=human,hard), begins by Asked. A page is loaded again
// without anybody asking, so the store remembers in AskedName which games an address has begun, by Options.Address, which is all
// of the address from the question mark on: loaded again, the page goes on with the one begun last that still runs and that no
// other tab has open, and begins a further one if there is none. To try it in a browser: open such an address, play, reload, and
// the table is as it was; open it in a second tab, and that begins a game of its own; reload both.
package stage

import (
	"maps"
	"time"

	"islas/game/match"
	"islas/game/review"
	"islas/locales"
	"islas/render/keep/backup"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/theme"
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
	Curtain  func(s *Stage, name string, next Scene) Scene // hides the table until NAME says that they are there
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
	Voyage    func(*Stage) Scene // the voyages of the day of the chosen game

	// Box is where somebody enters what their own copy of the chosen game shows, which is Boxed: with the text of a file in place of what was
	// entered, unless it is empty. It is nil where that is none; a sentence says so.
	Box func(s *Stage, file, text string) Scene
	// Import asks whether what a file of another device holds is to be taken up.
	Import func(s *Stage, file string, b *backup.Bundle) Scene
	// KnowsSetup reports whether a file of a bundle may be kept: it is no last set-up of a game of this program, or one that can be read.
	KnowsSetup func(s *Stage, f backup.File) bool
}

// Sound is what scenes may ask of the sound: to play an effect by its name. An unknown name, or a machine without sound,
// is silence.
type Sound interface {
	Play(effect string)
	SetVolumes(effects, music int) // percent
	Update()                       // once a tick
}

// Options are what the command line asked for; zero values are no wish.
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

// Water is how the sea moves. The program moves it on by itself while the player is active, and runs a frame of the scene
// for every step; the zero value is a still sea.
type Water struct {
	Lively bool // it moves, or rests only for want of a player; otherwise nothing on it is to move at all
	Step   int  // paint.GlintRate of them are a second
}

// Stage is the services and the stack of scenes.
type Stage struct {
	Options   Options
	Games     []Game // all of the program, the one that is played unless another is asked for first
	Game      Game   // the one chosen (Choose)
	Settings  settings.Settings
	System    settings.System // what the system asks of all programs
	PageFills bool            // the page can take the whole screen; false where there is none
	Parallel  bool            // goroutines run beside the frames; false in a browser
	Speaks    bool            // there may be a speech of the system to be spoken with
	Store     store.Store
	Texts     *locales.Catalogue // of the chosen game, too
	Tongues   *locales.Own       // languages that were added to those of the program; nil for none
	Theme     *theme.Theme
	Art       *paint.Painter
	Sound     Sound
	Voice     Voice
	Routes    Routes
	PickFile  func()                // asks the player for a file and shows it, or says how one is shown; nil where nothing can ask
	PickFont  func()                // asks for the file of a font and takes it (TakeFont); nil where nothing can ask
	Newer     func() (begin func()) // what begins a newer version of the program that waits beside it, nil for none; nil where none comes
	Snap      Snap                  // nil where nothing can draw
	Camera    func(w, h int) Camera // of so many pixels; nil where nothing can draw
	Stretch   *Stretch              // what replays show by themselves; nil where somebody governs them
	Water     Water
	Playing   match.Any        // the match at whose table somebody sat last, nil for none: reports on crashes tell of it
	Effort    review.Effort    // of reviews; zero for the usual
	Now       func() time.Time // the clock by which games are saved; nil for that of the machine

	library  *library.Library    // nil until it is asked for
	running  running             // the match that is being played
	unsaved  unsaved             // what could not be saved
	lost     match.Any           // the one that another program has taken over last
	told     map[library.ID]bool // games of which it was said that they can't be opened
	crashes  map[string]string   // reports on panics while files were read, by what those say
	sealed   bool                // the file of the settings can't be read, and is not to be overwritten
	loaded   *settings.Settings  // as they were loaded or kept last; nil before that
	learnt   *learnt             // nil until it is asked for
	results  results
	faulty   string // what was told last of a language that was added
	rival    benchmark
	names    map[nameKey]string // of games, as far as they were asked for
	font     *keptFont          // of somebody's own; nil until it is asked for
	reviewed struct {
		match  match.Any
		review *Review
	}
	beside   []func() bool // what goes on beside the scenes
	scenes   []Scene
	incoming Scene          // what asked last about a file of all that a device keeps, nil for nothing
	before   map[Scene]Game // by scene that was opened with another game: the one that was chosen then
	notices  []string
	quit     bool
	changed  bool // settings that the frame around the scenes must follow up
}

// Go replaces every scene by next.
func (s *Stage) Go(next Scene) {
	s.End()
	s.scenes = append(s.scenes[:0], next)
	s.before = nil
}

// Swap replaces the topmost scene by next without telling it that it was left: it may come back, as the table does
// after a curtain.
func (s *Stage) Swap(next Scene) {
	if n := len(s.scenes); n > 0 {
		s.scenes[n-1] = next
		return
	}
	s.scenes = append(s.scenes, next)
}

// Push puts next on top of the scene that is running, which waits until Pop brings it back.
func (s *Stage) Push(next Scene) { s.scenes = append(s.scenes, next) }

// Pop leaves the topmost scene. The last one stays.
func (s *Stage) Pop() {
	n := len(s.scenes)
	if n < 2 {
		return
	}
	top := s.scenes[n-1]
	if l, ok := top.(Leaver); ok {
		l.Leave()
	}
	s.scenes = s.scenes[:n-1]
	if g := s.before[top]; g != nil {
		delete(s.before, top)
		if err := s.Choose(g); err != nil {
			s.Notify(err.Error())
		}
	}
	if r, ok := s.Top().(Returner); ok {
		r.Return()
	}
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
		if s.before == nil {
			s.before = map[Scene]Game{}
		}
		s.before[next] = before
	}
	s.Push(next)
}

// Top is the scene that is running, nil before the first.
func (s *Stage) Top() Scene {
	if n := len(s.scenes); n > 0 {
		return s.scenes[n-1]
	}
	return nil
}

// Under is the scene to which the running one leads back, nil if there is none.
func (s *Stage) Under() Scene {
	if n := len(s.scenes); n > 1 {
		return s.scenes[n-2]
	}
	return nil
}

// Notify shows a sentence for a few seconds over whatever scene is running.
func (s *Stage) Notify(sentence string) { s.notices = append(s.notices, sentence) }

// TakeNotices returns the sentences to show and forgets them.
func (s *Stage) TakeNotices() []string {
	n := s.notices
	s.notices = nil
	return n
}

// Quit ends the program after this tick.
func (s *Stage) Quit() { s.quit = true }

// Quitting reports whether Quit was called.
func (s *Stage) Quitting() bool { return s.quit }

// Changed keeps the settings and asks for them to be followed at once: language, scale, full screen, volumes, contrast. Of those that
// were loaded only what has become another value is kept, beside what other windows have chosen.
func (s *Stage) Changed() {
	s.changed = true
	if s.sealed {
		return
	}
	err := error(nil)
	if s.loaded == nil {
		err = s.Settings.Save(s.Store)
	} else {
		err = s.Settings.SaveSince(*s.loaded, s.Store)
	}
	if err != nil {
		s.Notify(s.Texts.Text("notice.settings-not-saved", "where", s.Store.Where()))
		return
	}
	s.SettingsLoaded(s.Settings)
}

// SettingsLoaded notes what the store has of settings.
func (s *Stage) SettingsLoaded(set settings.Settings) {
	set.Keys, set.Pad = maps.Clone(set.Keys), maps.Clone(set.Pad)
	s.loaded = &set
}

// Obey makes hold what the system asks of all programs, as far as the settings leave it to the system. It is not kept: the next start
// asks again.
func (s *Stage) Obey(asks settings.System) {
	size, shown := s.Size(), s.Settings.ThemeShown(s.System)
	s.System = asks
	if s.Settings.Obey(asks) || s.Size() != size || s.Settings.ThemeShown(asks) != shown {
		s.changed = true
	}
}

// Size returns how large the interface is in percent.
func (s *Stage) Size() int { return s.Settings.Size(s.System) }

// SealSettings leaves the file of the settings as it is from now on: it can't be read, and may be mended.
func (s *Stage) SealSettings() { s.sealed = true }

// TakeChanged reports whether Changed was called since it was last asked.
func (s *Stage) TakeChanged() bool {
	c := s.changed
	s.changed = false
	return c
}

// Pace is how long one visible step of the game takes at the speed that is set; 0 is at once.
func (s *Stage) Pace() time.Duration {
	switch s.Settings.Speed {
	case settings.Relaxed:
		return 700 * time.Millisecond
	case settings.Fast:
		return 180 * time.Millisecond
	case settings.Instant:
		return 0
	}
	return 400 * time.Millisecond
}
