package blackbox

import (
	"net/http"
	"strings"
	"testing"
)

// testFrame plays where a host shows the page in a frame that nothing belongs to, and that may do none of what can be forbidden: there are
// no game pads, nothing is kept, and the game goes on all the same.
func (w website) testFrame(t *testing.T) {
	files := http.FileServer(http.Dir(w.dir))
	w.files = http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		to.Header().Set("Content-Security-Policy", "sandbox allow-scripts")
		to.Header().Set("Permissions-Policy", "gamepad=(), fullscreen=(), autoplay=(), keyboard-map=(), clipboard-write=()")
		to.Header().Set("Access-Control-Allow-Origin", "*")
		files.ServeHTTP(to, r)
	})
	b := w.visit(t, visitor{query: atOnce, script: `addEventListener("pageshow", () => { globalThis.ofNobody = origin === "null"; });`})
	if !evaluate[bool](b, `globalThis.ofNobody`) {
		t.Fatal("the frame has an origin")
	}
	if l := b.scene("Table"); len(l.Notices) != 1 || !strings.Contains(l.Notices[0], "lets the page save nothing") {
		t.Errorf("the game says %q", l.Notices)
	}
	b.playSome()
}
