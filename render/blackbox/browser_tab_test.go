package blackbox

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"islas/render/internal/autoplayer"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// tab is a visit to the website.
type tab struct {
	hand
	t       *testing.T
	ctx     context.Context
	touch   bool    // click with a finger instead of the mouse
	density float64 // device pixels per pixel
	known   []autoplayer.Weight
	site    website
	address string // of the website
	closed  bool

	mu       sync.Mutex
	problems []string // what the console was told as an error
}

// visitor says who visits the website.
type visitor struct {
	game     string  // that is played, by its id; "" for the first of the program
	language string  // of the browser, like "de-AT"; "" for en-GB
	query    string  // of the address, like "?seed=7"
	script   string  // runs before those of the page
	width    int64   // of the window; 0 for 720 by 450
	height   int64   // of the window
	density  float64 // device pixels per pixel; 0 for 1
	touch    bool    // a tablet
}

// open opens the page without waiting for the game. Every visit is to a server of its own, and so has a localStorage of
// its own: the port belongs to the origin. Whatever the console is told as an
// error until the test ends makes it fail.
func (w website) open(t *testing.T, v visitor) *tab {
	t.Helper()
	server := httptest.NewServer(w.files)
	t.Cleanup(server.Close)
	return w.openAt(t, server.URL, v)
}

// beside opens the page in a further tab, in front of this one.
func (b *tab) beside(v visitor) *tab {
	b.t.Helper()
	other := b.site.openAt(b.t, b.address, v)
	other.started()
	return other
}

// front brings the tab before all others: nothing is drawn in a tab behind another.
func (b *tab) front() {
	b.t.Helper()
	b.run(page.BringToFront())
}

// openAt opens the page at an address.
func (w website) openAt(t *testing.T, address string, v visitor) *tab {
	t.Helper()
	b := w.blank(t, v)
	b.address = address
	b.run(chromedp.Navigate(address + "/" + v.query))
	return b
}

// blank opens a tab for a visit, with nothing in it yet.
func (w website) blank(t *testing.T, v visitor) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(w.chromium)
	t.Cleanup(cancel)
	if err := chromedp.Run(ctx); err != nil { // opens the tab, which would close with a limit of this first run
		t.Fatalf("the browser opens no tab: %v", err)
	}
	b := &tab{t: t, ctx: ctx, touch: v.touch, density: max(v.density, 1), known: weights(v.game), site: w}
	b.driven = b
	t.Cleanup(func() {
		if t.Failed() && !b.closed { // of one that is closed no picture would ever come
			b.photograph("failed-" + strings.ReplaceAll(t.Name(), "/", "-"))
		}
		b.mu.Lock()
		defer b.mu.Unlock()
		for _, p := range b.problems {
			t.Errorf("the console says: %s", p)
		}
	})
	chromedp.ListenTarget(ctx, b.listen)
	if v.language == "" {
		v.language = "en-GB"
	}
	if v.width == 0 { // a browser without a GPU is quicker in a small window
		v.width, v.height = 720, 450
	}
	b.run(chromedp.ActionFunc(func(ctx context.Context) error {
		_, _, _, agent, _, err := browser.GetVersion().Do(ctx)
		if err != nil {
			return err
		}
		return emulation.SetUserAgentOverride(agent).WithAcceptLanguage(v.language).Do(ctx)
	}))
	b.run(
		emulation.SetDeviceMetricsOverride(v.width, v.height, b.density, v.touch),
		emulation.SetTouchEmulationEnabled(v.touch),
		page.BringToFront(), // nothing is drawn in a tab behind another
		chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(v.script).Do(ctx)
			return err
		}),
	)
	return b
}

// visit opens the page and waits until the game has begun.
func (w website) visit(t *testing.T, v visitor) *tab {
	t.Helper()
	b := w.open(t, v)
	b.started()
	return b
}

// listen notes what the console is told as an error.
func (b *tab) listen(event any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		b.problems = append(b.problems, e.ExceptionDetails.Error())
	case *runtime.EventConsoleAPICalled:
		if e.Type != runtime.APITypeError && e.Type != runtime.APITypeAssert {
			return
		}
		for _, arg := range e.Args {
			b.problems = append(b.problems, string(arg.Value)+arg.Description)
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.LevelError {
			b.problems = append(b.problems, e.Entry.Text+" "+e.Entry.URL)
		}
	}
}

// weights implements driven.
func (b *tab) weights() []autoplayer.Weight { return b.known }

// fail implements driven.
func (b *tab) fail(format string, args ...any) { b.t.Fatalf(format, args...) }

// try does something in the tab, and gives up when that hangs.
func (b *tab) try(actions ...chromedp.Action) error {
	ctx, cancel := context.WithTimeout(b.ctx, need.Patience)
	defer cancel()
	return chromedp.Run(ctx, actions...)
}

// run does something in the tab.
func (b *tab) run(actions ...chromedp.Action) {
	b.t.Helper()
	if err := b.try(actions...); err != nil {
		b.t.Fatalf("the browser: %v", err)
	}
}

// evaluate is the value of a JavaScript expression; that of a promise is waited for.
func evaluate[T any](b *tab, expression string) T {
	b.t.Helper()
	var value T
	await := func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }
	if err := b.try(chromedp.Evaluate(expression, &value, await)); err != nil {
		b.t.Fatalf("%.200s: %v\nThe page says: %s", expression, err, b.words())
	}
	return value
}

// words is what the page itself says, instead of the game.
func (b *tab) words() string {
	var text string
	if err := b.try(chromedp.Evaluate(`document.body.innerText`, &text)); err != nil {
		return err.Error()
	}
	return text
}

// state waits until the page knows whether it can show the game, and returns which state that is.
func (b *tab) state() string {
	b.t.Helper()
	return evaluate[string](b, `new Promise((resolve) => {
		const look = () => {
			const state = document.getElementById("cover").dataset.state;
			state ? resolve(state) : setTimeout(look, 5);
		};
		look();
	})`)
}

// started waits until the game is on the screen.
func (b *tab) started() {
	b.t.Helper()
	if s := b.state(); s != "playing" {
		b.t.Fatalf("the page is in the state %q: %s", s, b.words())
	}
}

// anew loads the page anew and waits until the game is on the screen.
func (b *tab) anew() {
	b.t.Helper()
	b.loadsAnew(func() { b.run(page.Reload()) })
}

// loadsAnew does something that loads the page anew, and waits until the game is on the screen.
func (b *tab) loadsAnew(load func()) {
	b.t.Helper()
	evaluate[bool](b, `globalThis.left = true`) // by which the page is known until it has gone
	load()
	b.until(`!globalThis.left && Boolean(document.getElementById("cover")?.dataset.state)`)
	b.started()
}

// frames lets n frames pass.
func (b *tab) frames(n int) {
	b.t.Helper()
	evaluate[bool](b, fmt.Sprintf(`(async () => {
		for (let i = 0; i < %d; i++) await new Promise(requestAnimationFrame);
		return true;
	})()`, n))
}

// mostFrames is within how many frames the game comes to rest, unless the machine is busy.
const mostFrames = 3000

// rest waits until what was done last has had its effect and nothing moves any more, and returns what is on the screen.
func (b *tab) rest() look {
	b.t.Helper()
	l := b.see(4)
	began, frames := time.Now(), 4
	for ; l.Busy && (frames < mostFrames || time.Since(began) < need.Patience); frames += 2 {
		l = b.see(2)
	}
	if l.Busy {
		b.t.Fatalf("%s: the game does not come to rest within %d frames and %v", l.Scene, frames, need.Patience)
	}
	if len(l.Cut) > 0 {
		b.t.Errorf("%s in %s at %vx%v: texts do not fit: %q", l.Scene, l.Lang, l.Width, l.Height, l.Cut)
	}
	return l
}

// awaits lets frames pass until something is so.
func (b *tab) awaits(what string, is func() bool) {
	b.t.Helper()
	for began := time.Now(); !is(); b.frames(4) {
		if time.Since(began) > need.Patience {
			b.t.Fatalf("%s does not come; the game says %q", what, b.rest().Notices)
		}
	}
}

// see lets n frames pass and returns what is on the screen then.
func (b *tab) see(n int) (l look) {
	b.t.Helper()
	b.frames(n)
	text := evaluate[string](b, `islasInspect()`)
	if err := json.Unmarshal([]byte(text), &l); err != nil {
		b.t.Fatalf("what is on the screen can't be read: %v", err)
	}
	return l
}

// click clicks on the middle of a widget, with the mouse or a finger.
func (b *tab) click(l look, w ui.Widget) {
	b.t.Helper()
	p := w.Rect.Middle().Mul(1 / l.Density)
	if b.touch {
		b.run(input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: p.X, Y: p.Y}}))
		b.frames(2)
		b.run(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
		return
	}
	b.run(
		input.DispatchMouseEvent(input.MouseMoved, p.X, p.Y),
		input.DispatchMouseEvent(input.MousePressed, p.X, p.Y).WithButton(input.Left).WithClickCount(1),
	)
	b.frames(2)
	b.run(input.DispatchMouseEvent(input.MouseReleased, p.X, p.Y).WithButton(input.Left).WithClickCount(1))
}

// scrollTo moves the content of a scrolled area, by the wheel or by dragging it, until a widget in it can be clicked.
func (b *tab) scrollTo(area, id string) {
	b.t.Helper()
	for range 30 {
		l := b.rest()
		if has(l, id) {
			return
		}
		p := b.find(l, area).Rect.Middle().Mul(1 / l.Density)
		if !b.touch {
			b.run(input.DispatchMouseEvent(input.MouseMoved, p.X, p.Y))
			b.frames(2)
			b.run(input.DispatchMouseEvent(input.MouseWheel, p.X, p.Y).WithDeltaX(0).WithDeltaY(120))
			continue
		}
		b.run(input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: p.X, Y: p.Y}}))
		for step := range 5 {
			b.frames(1)
			b.run(input.DispatchTouchEvent(input.TouchMove, []*input.TouchPoint{{X: p.X, Y: p.Y - float64(45*step)}}))
		}
		b.frames(1)
		b.run(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	}
	b.t.Fatalf("%q can't be scrolled to", id)
}

// resize changes the size of the window, which the game must fill then.
func (b *tab) resize(width, height int64) {
	b.t.Helper()
	b.run(emulation.SetDeviceMetricsOverride(width, height, b.density, b.touch))
	if l := b.rest(); l.Width != float64(width)*b.density || l.Height != float64(height)*b.density {
		b.t.Errorf("in a window of %d by %d at a density of %v the game takes %v by %v pixels", width, height, b.density, l.Width, l.Height)
	}
}

// noScrollBars checks that the page fills the window and no more, with the game in all of it.
func (b *tab) noScrollBars() {
	b.t.Helper()
	const expression = `(() => {
		const page = document.documentElement, canvas = document.querySelector("canvas").getBoundingClientRect();
		return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight, page.clientWidth - innerWidth,
			page.clientHeight - innerHeight, canvas.left, canvas.top, canvas.width - innerWidth, canvas.height - innerHeight];
	})()`
	for _, d := range evaluate[[]float64](b, expression) {
		if d != 0 {
			b.t.Errorf("page and canvas do not just fill the window: %v", evaluate[[]float64](b, expression))
			return
		}
	}
}

// photograph writes what the window shows into the folder for pictures.
func (b *tab) photograph(name string) {
	b.t.Helper()
	var picture []byte
	err := b.try(chromedp.CaptureScreenshot(&picture))
	if err == nil {
		err = os.MkdirAll(screens, 0o755)
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(screens, "browser-"+name+".png"), picture, 0o644)
	}
	if err != nil {
		b.t.Errorf("there is no picture %q: %v", name, err)
	}
}
