package app

import (
	"errors"
	"io"
	"math/rand/v2"
	"path/filepath"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/match"
	"islas/game/program"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/internal/loop"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/platform"
	"islas/render/platform/clipboard"
	"islas/render/platform/preferences"
	"islas/render/platform/preflight"
	"islas/render/services"
	"islas/render/shell"
	"islas/render/sound"
	"islas/render/stage"
	"islas/render/ui"
)

// run opens the window and runs the program until it is closed. Frame times, if measured, are then written to out. texts are for errors
// before those of the settings are loaded.
func run(f flags, texts *locales.Catalogue, out io.Writer) error {
	a, err := made(f.Options, texts)
	if err != nil {
		return err
	}
	tellOfCrashes(a.stage)
	if f.shown != nil {
		a.stage.Show(filepath.Base(f.files[0]), f.shown)
	}
	if f.measure {
		a.meter = &meter{cpu: platform.CPUTime, end: f.end}
		defer func() { a.meter.print(out, a.stage.Texts) }()
	}
	ebiten.SetWindowSize(windowSize(screenSize()))
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetFullscreen(fullScreenKey && a.stage.Settings.FullScreen)
	a.setTitle()
	a.ui.UseInputMethod()
	a.ui.UseClipboard(clipboard.System{})
	defer a.stage.Saves.Library().Close()
	defer a.mirror.close()
	return preflight.Run(func() error { return open(a) })
}

// newApp makes the program without its window.
func newApp(o stage.Options) (*app, error) {
	o.Address, o.Version = address(), program.Released()
	s := stage.New(&services.Services{}, catalogue.Games()...)
	s.Options = o
	var notices []string
	s.Tongues = tongues(o.DataDir)
	files, storeErr := store.Open(o.DataDir)
	lacks := "notice.read-only"
	switch {
	case errors.Is(storeErr, store.ErrNotReadable):
		lacks = "notice.saves-hidden"
	case files.Where() == "":
		lacks = noStore
	}
	s.Store = files
	set, note, file, setErr := settings.Load(files, s.Tongues.Codes()...)
	if setErr != nil {
		s.SealSettings()
	}
	s.Settings = set
	s.SettingsLoaded(set)
	if o.Lang != "" {
		s.Settings.Language = o.Lang
	}
	if err := s.Choose(wanted(s.Games, o, set.Game)); err != nil {
		return nil, err
	}
	texts := s.Texts
	if storeErr != nil {
		notices = append(notices, texts.Text(lacks, "where", files.Where()))
	}
	if key := settingsNotice(note, setErr); key != "" {
		notices = append(notices, texts.Text(key, "file", s.Path(file)))
	}
	var watcher preferences.Watcher
	if asks, changed := watcher.Take(false); changed { // known at once, so that nothing has to be painted twice
		s.Obey(asks)
	}
	s.Theme = s.NewTheme()
	s.Art = paint.NewLive(s.Theme)
	s.Sound = sound.New(o.Mute)
	s.Sound.SetVolumes(s.Volumes())
	shell.Fill(&s.Routes)
	s.Parallel = runtime.GOOS != "js"
	s.Speaks = runtime.GOOS != "js" // in a browser those who listen have a screen reader
	u := ui.New(s.Theme, texts)
	a := &app{stage: s, ui: u, read: new(ui.InputReader).Read, system: watcher, inbox: inbox{make(chan received, 1)}}
	s.Snap, s.Camera = a.snap, newCamera
	a.loop = &loop.Loop{Stage: s, UI: u, Window: stage.Window{Density: 1}, Repaint: func() { s.Art = paint.NewLive(s.Theme) }}
	var err error
	if a.inspect, err = newInspector(o.Inspect); err != nil {
		return nil, usageError{texts.Text("cli.inspect", "value", o.Inspect)}
	}
	a.first()
	provokeAtStart(o)
	for _, n := range notices {
		s.Notify(n)
	}
	return a, nil
}

// settingsNotice returns the key of the notice about the settings file, empty for none.
func settingsNotice(note settings.Note, err error) string {
	switch {
	case err != nil:
		return "notice.settings-unreadable"
	case note == settings.NoteRepaired:
		return "notice.settings-reset"
	case note == settings.NoteMovedAside:
		return "notice.settings-moved"
	}
	return ""
}

// wanted returns the game to begin with: the one named on the command line, or the one chosen last. If the command line has seats but no
// game, it is the game that catalogue.Find returns for no name.
func wanted(games []stage.Game, o stage.Options, last string) stage.Game {
	if o.Game == "" && len(o.Seats) == 0 {
		o.Game = last
	}
	if g, err := catalogue.Find(games, o.Game); err == nil {
		return g
	}
	return games[0]
}

// first goes to the first scene: the title, or straight to the table.
func (a *app) first() {
	s := a.stage
	if len(s.Options.Seats) == 0 {
		s.Go(s.Routes.Title(s))
		return
	}
	m, fresh, err := s.Saves.Asked(func() match.Setup { return quickSetup(s) })
	if err != nil {
		s.Go(s.Routes.Title(s))
		s.Notify(err.Error())
		return
	}
	s.Go(s.Routes.Table(s, m, fresh))
}

// quickSetup returns the match of the flag -seats: default names, and boards drawn by the seed.
func quickSetup(s *stage.Stage) match.Setup {
	seed := s.Options.Seed
	if !s.Options.Seeded {
		seed = rand.Uint64N(match.CodeSeeds)
	}
	return shell.QuickSetup(s, s.Options.Seats, seed)
}

// setTitle sets the title of the window if it has changed.
func (a *app) setTitle() {
	if now := a.stage.Title(); now != a.title {
		a.title = now
		ebiten.SetWindowTitle(now)
	}
}
