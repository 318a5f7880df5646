package need

import (
	"os"
	"runtime"
	"syscall"
	"testing"
)

// Ordinary calls f on a thread of its own with the file permissions of an ordinary user, since root may read and write everything. The
// thread ends with f.
func Ordinary(t testing.TB, f func()) {
	t.Helper()
	if os.Geteuid() != 0 {
		f()
		return
	}
	const nobody = 65534
	done := make(chan struct{})
	go func() {
		defer close(done)
		runtime.LockOSThread() // never unlocked, so that the thread ends with the goroutine
		if err := syscall.Setfsuid(nobody); err != nil {
			t.Error(err)
			return
		}
		f()
	}()
	<-done
}

// OrdinaryFolder returns a new folder that an ordinary user may use as well. It is removed
// after the test.
func OrdinaryFolder(t testing.TB) string {
	t.Helper()
	// t.TempDir is closed to users other than its owner.
	dir, err := os.MkdirTemp("", "islas-ordinary-")
	if err == nil {
		err = os.Chmod(dir, 0o777)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := os.Chmod(dir, 0o700); err != nil {
			t.Error(err)
		}
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	return dir
}
