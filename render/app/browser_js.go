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

// paintsByFrame is whether pictures are worked on once a frame, not once a tick.
const paintsByFrame = true

// fullScreenKey is whether a key of the program takes the whole screen: the browser has its own.
const fullScreenKey = false

// screenFills returns what takes the whole screen for the page, undefined where the browser does not let it.
func screenFills() js.Value { return js.Global().Get("islasFullScreen") }

// screenChanged reports whether the page took the whole screen, or gave it back, other than by the settings, which then say so.
func screenChanged(set *settings.Settings) bool {
	before := set.FullScreen
	fillScreen(set)
	return set.FullScreen != before
}

// fillScreen lets the page take the whole screen, or no longer, as the settings say, and these say what the browser makes of it.
func fillScreen(set *settings.Settings) {
	if page := screenFills(); page.Truthy() {
		set.FullScreen = page.Invoke(set.FullScreen).Bool()
	}
}

// noStore is the key of the text that says that nothing can be saved.
const noStore = "notice.no-store-browser"

// fault returns what is wrong with the data that were built in: nothing, as the build for the browser has checked them all. They are read
// when they are asked for, and nobody waits for that before the first frame.
func fault([]stage.Game) error { return nil }

// tongues are the languages that were added to those of the program: a page has no folder for them.
func tongues(string) *locales.Own { return nil }

// address is what the page's address asks for, the part from the question mark on.
func address() string {
	if location := js.Global().Get("location"); location.Truthy() {
		return location.Get("search").String()
	}
	return ""
}

// publish hands a report on a crash to the page, which shows it when the program has ended.
func publish(report string) { js.Global().Set("islasCrash", report) }

// deeper tells the page whether a scene other than the title is shown, to which the browser's Back does not lead out of the page.
func deeper(is bool) {
	if page := js.Global().Get("islasDeeper"); page.Truthy() {
		page.Invoke(is)
	}
}

// newer returns what begins a newer version of the page that waits beside this one, nil if none does.
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

// openingPatience is how long the program waits for its first frame to be seen, which may not come to pass where the page lies behind
// others.
const openingPatience = 5 * time.Second

// opened lets the engine run, and begins when the page has shown its first frame, or at once in a tab that nobody looks at.
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
	case <-failed: // open returns why
	case <-time.After(openingPatience):
	}
	return begin()
}

// open hands the program to the engine. The page waits for its first frame.
func open(a *app) error {
	a.stage.PickFile, a.stage.PickFont = a.inbox.picker()
	a.stage.Newer = newer
	a.stage.PageFills = screenFills().Truthy()
	a.asksToStay()
	a.stage.Water.Step = engine.sea.Step()
	engine.sea.Play(a, func() { js.Global().Set("islasRuns", true) })
	return <-engine.ended
}

// asksToStay has the browser ask whether to leave the page while moves could not be saved.
func (a *app) asksToStay() {
	js.Global().Call("addEventListener", "beforeunload", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if a.loses.Load() {
			args[0].Call("preventDefault")
			args[0].Set("returnValue", true) // what older browsers go by
		}
		return nil
	}))
}
