package preferences

import (
	"syscall/js"

	"islas/render/keep/settings"
)

// source is the browser, whose media queries say what holds at any moment. The page measures how large texts are to be (screen.js).
type source struct{ queries []js.Value }

// look implements what Watcher needs.
func (s *source) look(bool) (now settings.System, known bool) {
	if s.queries == nil {
		for _, q := range []string{
			"(prefers-reduced-motion: reduce)", "(prefers-contrast: more)", "(forced-colors: active)", "(prefers-color-scheme: dark)",
		} {
			s.queries = append(s.queries, js.Global().Call("matchMedia", q))
		}
	}
	holds := func(i int) bool { return s.queries[i].Get("matches").Bool() }
	now = settings.System{ReducedMotion: holds(0), MoreContrast: holds(1) || holds(2), Dark: holds(3)}
	if percent := js.Global().Get("islasTextSize"); percent.Truthy() {
		now.TextSize = percent.Int()
	}
	return now, true
}
