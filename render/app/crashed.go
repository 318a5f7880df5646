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

// crashed is the end of the program by a mistake in it: a sentence for the player.
type crashed struct{ sentence string }

// Error implements error.
func (c *crashed) Error() string { return c.sentence }

// guarded runs a part of the program. A panic in it, or one that was carried to it, ends the program: with a report beside the
// saved games, which are as they were after the last action.
func (a *app) guarded(where string, f func()) {
	if a.ended != nil {
		return
	}
	if p := crash.Try(where, f); p != nil {
		a.ended = report(a.stage, p)
	}
}

// made is newApp, after whose panic there is a report, too, and the error says so.
func made(o stage.Options, texts *locales.Catalogue) (a *app, err error) {
	p := crash.Try("start", func() { a, err = newApp(o) })
	if p == nil {
		return a, err
	}
	var files store.Store
	_ = crash.Try("start", func() { files, _ = store.Open(o.DataDir) }) // the report goes to the player without it
	if files == nil {
		files = store.Unkept()
	}
	return nil, report(stage.New(&services.Services{Store: files, Texts: texts}), p)
}

// report keeps a report on a panic and says so.
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

// tellOfCrashes says what ended the program the last time, if something did: where the report lies, or how somebody gets at it who
// can't open the files of the store.
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
