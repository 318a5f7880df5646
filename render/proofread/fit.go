//go:build !js

package proofread

import (
	"fmt"
	"regexp"
	"slices"
	"time"

	"islas/game"
	"islas/locales"
	"islas/render/internal/loop"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/shell"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// windows are those in which scenes are looked at: where the interface is usual, where it is largest, and upright.
var windows = []struct {
	w, h    float64 // pixels
	percent int
}{{1280, 720, 100}, {960, 600, 200}, {768, 1024, 100}}

// scenes are those that open without a game having been played.
func scenes(r *stage.Routes) []func(*stage.Stage) stage.Scene {
	return []func(*stage.Stage) stage.Scene{
		r.Title, r.NewGame, r.Settings, r.Rules, r.Chronicle, r.Daily, table(2), table(game.MaxSeats),
	}
}

// table opens the table of the chosen game, with so many people or as many as it has room for.
func table(seats int) func(*stage.Stage) stage.Scene {
	return func(s *stage.Stage) stage.Scene {
		controls := slices.Repeat([]string{game.Human}, min(seats, s.Game.Info().MaxSeats))
		m, err := s.Saves.Begin(shell.QuickSetup(s, controls, 1))
		if err != nil {
			return s.Routes.Title(s) // which is looked at as well
		}
		return s.Routes.Table(s, m, true)
	}
}

// overflows opens scenes of all games in the language, without a window, and returns by key what is to be said of texts that don't
// fit their places in them.
func overflows(own *locales.Own, lang string, games []stage.Game) (map[string]string, error) {
	told, seen := map[string]string{}, map[string]bool{}
	for _, g := range games {
		s, err := newStage(own, lang, games, g)
		if err != nil {
			return nil, err
		}
		for _, open := range scenes(&s.Routes) {
			s.Go(open(s))
			for _, w := range windows {
				l := &loop.Loop{Stage: s, UI: ui.New(s.Theme, s.Texts), Repaint: func() {}, Window: stage.Window{W: w.w, H: w.h, Density: 1}}
				s.Settings.Scale = w.percent
				for range 3 { // what is laid out by the frame before comes to rest
					l.Frame(ui.Input{Dt: time.Second})
					for _, o := range l.UI.Overflows() {
						if seen[o.Text] {
							continue
						}
						seen[o.Text] = true
						if key := keyOf(s.Texts, o.Text); key != "" {
							told[key] = fmt.Sprintf("does not fit in a window of %.0f×%.0f at %d %%: %q needs %.0f×%.0f pixels, has %.0f×%.0f",
								w.w, w.h, w.percent, o.Text, o.Width, o.Height, o.Rect.W, o.Rect.H)
						}
					}
				}
			}
		}
	}
	return told, nil
}

// newStage is a stage with a game in a language, which keeps nothing.
func newStage(own *locales.Own, lang string, games []stage.Game, g stage.Game) (*stage.Stage, error) {
	files := store.NewMemory()
	set, _, _, err := settings.Load(files, own.Codes()...)
	if err != nil {
		return nil, err
	}
	s := stage.New(&services.Services{Settings: set, Store: files, Theme: theme.New(false), Sound: services.Silence{}, Tongues: own}, games...)
	s.Art = paint.New(s.Theme)
	s.Settings.Language = lang
	shell.Fill(&s.Routes)
	err = s.Choose(g)
	s.TakeNotices() // what is wrong is told in lines
	return s, err
}

// keyOf returns the key of the text of a language that is meant by one that was drawn, with whatever was put in for its parameters: of
// several the one with most letters of its own. It is empty if there is none, or if what was drawn is English.
func keyOf(texts *locales.Catalogue, drawn string) (key string) {
	most := 0
	inBraces := regexp.MustCompile(`\\\{[^{}]*\\\}`)
	for _, k := range texts.Keys() {
		for _, form := range texts.Forms(k) {
			own := inBraces.ReplaceAllLiteralString(regexp.QuoteMeta(form), "")
			pattern := "(?s)^" + inBraces.ReplaceAllLiteralString(regexp.QuoteMeta(form), ".*") + "$"
			if len(own) > most && regexp.MustCompile(pattern).MatchString(drawn) {
				key, most = k, len(own)
			}
		}
	}
	return key
}
