// Package need gives tests what some machines lack: a screen, a browser, a message bus, a command. Without it the test is skipped with a
// line about what to install; where the environment promises it (make test-all sets ISLAS_REQUIRE_SCREEN, ISLAS_REQUIRE_BROWSER,
// ISLAS_REQUIRE_BUS and ISLAS_REQUIRE_COMMANDS), its absence is a failure.
package need

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// Patience is how long a test waits for a single thing to happen: far longer than a busy machine takes for any of them, so that only what
// hangs fails. Whole tests have no limit.
const Patience = 5 * time.Minute

// Time skips a long test in short runs (make test): other tests check the same more briefly, or it changes seldom.
func Time(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes long: make test-all runs it")
	}
}

// Screen skips the test where no window can be opened.
func Screen(t testing.TB) {
	t.Helper()
	if runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" {
		return
	}
	lack(t, "ISLAS_REQUIRE_SCREEN", "no display: install xvfb and run the tests under xvfb-run, or call make test")
}

// Bus returns the program that runs a desktop's message bus. Without one the test is skipped.
func Bus(t testing.TB) (daemon string) {
	t.Helper()
	daemon, err := exec.LookPath("dbus-daemon")
	if err != nil {
		lack(t, "ISLAS_REQUIRE_BUS", "no session bus: install dbus, or call make test: "+err.Error())
	}
	return daemon
}

// Command skips the test if there is no command of that name. The environment can promise all of them only on Linux.
func Command(t testing.TB, name string) {
	t.Helper()
	_, err := exec.LookPath(name)
	switch {
	case err != nil && runtime.GOOS != "linux":
		t.Skip(err)
	case err != nil:
		lack(t, "ISLAS_REQUIRE_COMMANDS", "install "+name+", or call make test: "+err.Error())
	}
}

// Browser starts a headless browser that lives as long as the test, with software WebGL. more are further options for it. Without a browser
// the test is skipped.
func Browser(t testing.TB, more ...chromedp.ExecAllocatorOption) context.Context {
	t.Helper()
	Time(t)
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
		chromedp.WSURLReadTimeout(Patience),
	)
	alloc, cancelAlloc := chromedp.NewExecAllocator(context.Background(), append(options, more...)...)
	t.Cleanup(cancelAlloc)
	ctx, cancel := chromedp.NewContext(alloc)
	t.Cleanup(cancel)
	if err := chromedp.Run(ctx); err != nil {
		lack(t, "ISLAS_REQUIRE_BROWSER", "no browser: install Chromium, or call make test: "+err.Error())
	}
	return ctx
}

func lack(t testing.TB, promise, what string) {
	t.Helper()
	if os.Getenv(promise) != "" {
		t.Fatal(what)
	}
	t.Skip(what)
}
