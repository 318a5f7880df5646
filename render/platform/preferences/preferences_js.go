package preferences

import (
	"syscall/js"

	"islas/render/keep/settings"
)

// source reads the browser's media queries, which are always current. The page measures the size of texts (screen.js).
type source struct{ queries []js.Value }

// look returns the system preferences; known is false while they are unknown.
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
