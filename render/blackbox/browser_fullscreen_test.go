package blackbox

import "testing"

// testFullScreen takes the whole screen by the settings and gives it back, and lets the browser give it back, which the settings then say.
func (w website) testFullScreen(t *testing.T) {
	b := w.visit(t, visitor{})
	b.press("settings")
	b.scrollTo("settings", "fullscreen")
	if b.whole() {
		t.Fatal("the page has the whole screen before anybody asks for it")
	}
	b.press("fullscreen")
	b.until(`document.fullscreenElement === document.documentElement`)
	b.scrollTo("settings", "fullscreen")
	if !b.whole() {
		t.Error("the settings do not say that the page has the whole screen")
	}
	evaluate[bool](b, `document.exitFullscreen().then(() => true)`)
	b.until(`!document.fullscreenElement`)
	b.scrollTo("settings", "fullscreen")
	if b.whole() {
		t.Error("the settings do not say that the browser has given the whole screen back")
	}
	b.press("fullscreen")
	b.until(`Boolean(document.fullscreenElement)`)
	b.scrollTo("settings", "fullscreen")
	b.press("fullscreen")
	b.until(`!document.fullscreenElement`)
}

// whole is whether the settings say that the page has the whole screen.
func (b *tab) whole() bool {
	b.t.Helper()
	return b.find(b.rest(), "fullscreen").Value == "on"
}
