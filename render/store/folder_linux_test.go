package store

import (
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
)

// asOrdinaryUser calls f on a thread of its own whose access to files is that of an ordinary user, for root may write
// whatever its bits say. The thread ends with f.
func asOrdinaryUser(t *testing.T, f func()) {
	t.Helper()
	if os.Geteuid() != 0 {
		f()
		return
	}
	const nobody = 65534
	done := make(chan struct{})
	go func() {
		defer close(done)
		runtime.LockOSThread() // never unlocked: the thread is thrown away
		if err := syscall.Setfsuid(nobody); err != nil {
			t.Error(err)
			return
		}
		f()
	}()
	<-done
}

func TestFolderReadOnly(t *testing.T) {
	// t.TempDir is closed to others than its owner, which would hide what is tested.
	dir, err := os.MkdirTemp("", "islas-store-")
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
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Write("a", []byte("kept")); err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{
		os.Chmod(filepath.Join(dir, "a"), 0o444),
		os.WriteFile(filepath.Join(dir, "secret"), nil, 0),
		os.Chmod(dir, 0o555),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	asOrdinaryUser(t, func() {
		if got, err := s.Read("a"); err != nil || string(got) != "kept" {
			t.Errorf("Read = %q, %v", got, err)
		}
		_, err := s.Read("secret")
		wantKind(t, "Read of a forbidden file", err, ErrNotReadable)
		wantKind(t, "Write", s.Write("a", []byte("new")), ErrNotWritable)
		wantKind(t, "Write of a new file", s.Write("b", []byte("new")), ErrNotWritable)
		wantKind(t, "Remove", s.Remove("a"), ErrNotWritable)
		_, err = s.MoveAside("a")
		wantKind(t, "MoveAside", err, ErrNotWritable)
		_, err = Open(dir)
		wantKind(t, "Open", err, ErrNotWritable)
		_, err = Open(filepath.Join(dir, "below"))
		wantKind(t, "Open below", err, ErrNotWritable)
	})
	if got, err := s.Read("a"); err != nil || string(got) != "kept" {
		t.Errorf("afterwards: %q, %v", got, err)
	}
}
