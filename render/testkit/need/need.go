// Package need gives tests what some machines lack: a screen, a browser, a message bus, a command. Without it the test is skipped with a
// line about what to install; where the environment promises it (make test-all sets ISLAS_REQUIRE_SCREEN, ISLAS_REQUIRE_BROWSER,
// ISLAS_REQUIRE_BUS and ISLAS_REQUIRE_COMMANDS), its absence is a failure.
package need

import (
	"os"
	"os/exec"
	"runtime"
	"testing"
	"time"
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

// Few returns all of them, and only n in short runs: which ones depends on i, so that tests of several things see them all.
func Few[T any](all []T, n, i int) []T {
	if !testing.Short() || n >= len(all) {
		return all
	}
	var some []T
	for k := range n {
		some = append(some, all[(i*n+k)%len(all)])
	}
	return some
}

// Screen skips the test where no window can be opened.
func Screen(t testing.TB) {
	t.Helper()
	if runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" {
		return
	}
	Lack(t, "ISLAS_REQUIRE_SCREEN", "no display: install xvfb and run the tests under xvfb-run, or call make test")
}

// Bus returns the program that runs a desktop's message bus. Without one the test is skipped.
func Bus(t testing.TB) (daemon string) {
	t.Helper()
	daemon, err := exec.LookPath("dbus-daemon")
	if err != nil {
		Lack(t, "ISLAS_REQUIRE_BUS", "no session bus: install dbus, or call make test: "+err.Error())
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
		Lack(t, "ISLAS_REQUIRE_COMMANDS", "install "+name+", or call make test: "+err.Error())
	}
}

// Lack skips the test for what is missing, and fails it where the environment has promised that.
func Lack(t testing.TB, promise, what string) {
	t.Helper()
	if os.Getenv(promise) != "" {
		t.Fatal(what)
	}
	t.Skip(what)
}
