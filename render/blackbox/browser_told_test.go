package blackbox

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"islas/locales"
	"islas/render/catalogue"
)

// heldBefore is a script that notes for how long the program had asked to be left alone, in milliseconds, whenever the page is told what
// is on the screen, unless something was entered since.
const heldBefore = `globalThis.heldBefore = [];
let last = 0;
const around = (name, wrap) => {
	let real;
	Object.defineProperty(globalThis, name, { get: () => real && wrap(real), set: (f) => { real = f; } });
};
around("islasStill", (real) => (ms) => { last = ms; real(ms); });
around("islasAssist", (real) => (...args) => { last = 0; return real(...args); });
around("islasMirror", (real) => (what, text) => {
	if (what === "show") heldBefore.push(last);
	real(what, text);
});`

// toldTurns is how often something is done at the table.
const toldTurns = 12

// mostHeld is for how many milliseconds the program may rest while the page is still to be told what is on the screen.
const mostHeld = 150

// testTold plays some turns against a computer, whose moves end by themselves: whoever reads the page is told at once what is on the
// screen then, although nothing moves and nothing is entered.
func (w website) testTold(t *testing.T) {
	g := catalogue.Games()[0]
	texts, err := locales.Open("en", g.Texts())
	if err != nil {
		t.Fatal(err)
	}
	r := &reader{w.visit(t, visitor{game: g.Info().ID, query: "?seats=human,easy&seed=41", script: heldBefore}), texts}
	r.run(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}))
	for range toldTurns {
		r.settle()
		for _, name := range []string{texts.Text("suggest.go"), texts.Text("suggest.ask"), texts.Text("explain.close")} {
			if n, ok := r.find("button", name); ok {
				r.use(n)
				break
			}
		}
	}
	all := evaluate[[]float64](r.tab, "heldBefore")
	if len(all) < toldTurns {
		t.Errorf("the page is told %d times what is on the screen", len(all))
	}
	for _, ms := range all {
		if ms > mostHeld {
			t.Errorf("the program rests for %v ms before it tells what is on the screen", ms)
		}
	}
}
