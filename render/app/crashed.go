package app

import (
	"fmt"
	"path/filepath"
	"time"

	"islas/game/program"
	"islas/locales"
	"islas/render/keep/store"
	"islas/render/platform/crash"
	"islas/render/services"
	"islas/render/stage"
)

// crashed is the error of a fault that ends the program: a sentence for the player.
type crashed struct{ sentence string }

// Error implements error.
func (c *crashed) Error() string { return c.sentence }

// guarded runs a part of the program. A panic in it, or one carried to it from another goroutine, ends the program with a report beside the
// saved games, which are as they were after the last action.
func (a *app) guarded(where string, f func()) {
	if a.ended != nil {
		return
	}
	if p := crash.Try(where, f); p != nil {
		a.ended = report(a.stage, p)
	}
}

// made calls newApp and returns its result. After a panic it writes a report and returns an error that names it.
func made(o stage.Options, texts *locales.Catalogue) (a *app, err error) {
	p := crash.Try("start", func() { a, err = newApp(o) })
	if p == nil {
		return a, err
	}
	var files store.Store
	_ = crash.Try("start", func() { files, _ = store.Open(o.DataDir) }) // without a store the report goes to the player
	if files == nil {
		files = store.Unkept()
	}
	return nil, report(stage.New(&services.Services{Store: files, Texts: texts}), p)
}

// report saves a report on a panic and returns an error that names it.
func report(s *stage.Stage, p *crash.Panic) *crashed {
	at := time.Now()
	text := crash.Report(p, program.Version(), at, s.Playing)
	publish(text)
	name, err := crash.Keep(s.Store, text, at)
	if err != nil || store.ReadOnly(s.Store) {
		return &crashed{fmt.Sprintf("%s\n\n%s", s.Texts.Text("crash.stopped-unwritten"), text)}
	}
	return &crashed{s.Texts.Text("crash.stopped", "where", s.Path(name))}
}

// tellOfCrashes notifies the player of the reports on earlier crashes: where they are, or how to get them without access to the store's
// files.
func tellOfCrashes(s *stage.Stage) {
	crash.Watch(s.Store, program.Version())
	names := crash.Tell(s.Store)
	switch {
	case len(names) == 0:
	case filepath.IsAbs(s.Store.Where()):
		s.Tell("notice.crashed", "where", s.Path(names[len(names)-1]))
	default:
		s.Tell("notice.crashed.save", "settings", s.Texts.Text("settings.title"), "device", s.Texts.Text("device.title"))
	}
}
