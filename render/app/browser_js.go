package app

import (
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/locales"
	"islas/render/internal/opening"
	"islas/render/keep/settings"
	"islas/render/platform"
	"islas/render/platform/preferences"
	"islas/render/stage"
)

// paintsByFrame reports whether pictures are worked on once a frame instead of once a tick.
const paintsByFrame = true

// fullScreenKey reports whether the program has a key for full screen: the browser has its own.
const fullScreenKey = false

// screenFills returns the page's object for full screen, undefined where the browser does not allow that.
func screenFills() js.Value { return js.Global().Get("islasFullScreen") }

// screenChanged reports whether the page entered or left full screen other than by the settings, and updates these.
func screenChanged(set *settings.Settings) bool {
	before := set.FullScreen
	fillScreen(set)
	return set.FullScreen != before
}

// fillScreen makes the page enter or leave full screen by the settings, and updates these with what the browser did.
func fillScreen(set *settings.Settings) {
	if page := screenFills(); page.Truthy() {
		set.FullScreen = page.Invoke(set.FullScreen).Bool()
	}
}

// noStore is the key of the text for when nothing can be saved.
const noStore = "notice.no-store-browser"

// fault returns nil: the build for the browser has checked all embedded data. They are read when needed, so that the first frame does not
// wait for that.
func fault([]stage.Game) error { return nil }

// tongues returns nil: a page has no folder for added languages.
func tongues(string) *locales.Own { return nil }

// address returns the query of the page's address, with its question mark.
func address() string {
	if location := js.Global().Get("location"); location.Truthy() {
		return location.Get("search").String()
	}
	return ""
}

// publish gives the report on a crash to the page, which shows it when the program has ended.
func publish(report string) { js.Global().Set("islasCrash", report) }

// deeper reports to the page whether a scene other than the title is shown; then the browser's Back does not leave the page.
func deeper(is bool) {
	if page := js.Global().Get("islasDeeper"); page.Truthy() {
		page.Invoke(is)
	}
}

// newer returns a function that starts a newer version of the page that is ready, nil if there is none.
func newer() (begin func()) {
	if page := js.Global().Get("islasNewer"); page.Truthy() {
		return func() { page.Invoke() }
	}
	return nil
}

// engine runs in the page before the program is made, and shows the sea until then.
var engine = struct {
	sea   *opening.Opening
	ended chan error
}{ended: make(chan error, 1)}

// openingPatience is how long the program waits until its first frame is seen, which may never happen where the page lies behind others.
const openingPatience = 5 * time.Second

// opened starts the engine, and calls begin when the page has shown its first frame, or at once in a tab that is hidden.
func opened(begin func() int) int {
	asks, _ := new(preferences.Watcher).Take(false)
	engine.sea = opening.New(!asks.ReducedMotion, platform.Hold)
	ebiten.SetScreenClearedEveryFrame(false)
	failed := make(chan struct{})
	go func() {
		engine.ended <- ebiten.RunGame(engine.sea)
		close(failed)
	}()
	if js.Global().Get("document").Get("hidden").Truthy() {
		return begin()
	}
	select {
	case <-engine.sea.Seen():
		time.Sleep(time.Millisecond) // in a task of its own, after which the browser draws the page
	case <-failed: // open returns the reason
	case <-time.After(openingPatience):
	}
	return begin()
}

// open hands the program to the engine, which shows it in the page.
func open(a *app) error {
	a.stage.PickFile = a.inbox.picker()
	a.stage.Newer = newer
	a.stage.PageFills = screenFills().Truthy()
	a.asksToStay()
	a.stage.Water.Step = engine.sea.Step()
	engine.sea.Play(a, func() { js.Global().Set("islasRuns", true) })
	return <-engine.ended
}

// asksToStay makes the browser ask before it leaves the page while moves could not be saved.
func (a *app) asksToStay() {
	js.Global().Call("addEventListener", "beforeunload", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if a.loses.Load() {
			args[0].Call("preventDefault")
			args[0].Set("returnValue", true) // for older browsers
		}
		return nil
	}))
}
