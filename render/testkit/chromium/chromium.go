// Package chromium gives tests a headless browser. It is apart from package need so that only such tests are linked with what drives one.
package chromium

import (
	"context"
	"testing"

	"github.com/chromedp/chromedp"

	"islas/render/testkit/need"
)

// Start starts a headless browser that lives as long as the test, with software WebGL. more are further options for it. Without a browser
// the test is skipped.
func Start(t testing.TB, more ...chromedp.ExecAllocatorOption) context.Context {
	t.Helper()
	need.Time(t)
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.NoSandbox, // root has none
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.WSURLReadTimeout(need.Patience),
	)
	alloc, cancelAlloc := chromedp.NewExecAllocator(context.Background(), append(options, more...)...)
	t.Cleanup(cancelAlloc)
	ctx, cancel := chromedp.NewContext(alloc)
	t.Cleanup(cancel)
	if err := chromedp.Run(ctx); err != nil {
		need.Lack(t, "ISLAS_REQUIRE_BROWSER", "no browser: install Chromium, or call make test-all: "+err.Error())
	}
	return ctx
}
