//go:build !js

package store

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"islas/render/testkit/must"
)

// holderVariable makes this test binary a program that holds a lease in a folder until it is killed.
const holderVariable = "ISLAS_STORE_HOLDER"

func TestMain(m *testing.M) {
	if dir := os.Getenv(holderVariable); dir != "" {
		s, err := Open(dir)
		if err == nil {
			_, err = s.Lock("a")
		}
		fmt.Println(err)
		time.Sleep(time.Minute)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// openTwice opens a folder as two programs do.
func openTwice(t *testing.T) (dir string, here, there Store) {
	t.Helper()
	dir = t.TempDir()
	var stores [2]Store
	for i := range stores {
		s, err := Open(dir)
		must.OK(t, err)
		stores[i] = s
	}
	return dir, stores[0], stores[1]
}

func TestFolderLeases(t *testing.T) {
	_, here, there := openTwice(t)
	checkLeases(t, here, there)
	checkMark(t, here, there)
	if names, err := here.List(); err != nil || len(names) > 0 {
		t.Errorf("leases show as files: %v, %v", names, err)
	}
}

// A killed program no longer holds anything, and its files are removed.
func TestKilledProgramHoldsNothing(t *testing.T) {
	self, err := os.Executable()
	must.OK(t, err)
	dir, s, _ := openTwice(t)
	for range 3 {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), holderVariable+"="+dir)
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		must.OK(t, err)
		var says string
		if _, err := fmt.Fscanln(out, &says); err != nil || says != "<nil>" {
			t.Fatalf("the program says %q, %v", says, err)
		}
		_, err = s.Lock("a")
		wantKind(t, "Lock while the program runs", err, ErrHeld)
		if !s.Elsewhere("a") {
			t.Error("nobody is told that a running program has it")
		}
		must.OK(t, cmd.Process.Kill())
		_ = cmd.Wait()
		if s.Elsewhere("a") {
			t.Error("a program that was killed counts as having it")
		}
		l, err := s.Lock("a")
		if err != nil {
			t.Fatalf("after the program was killed: %v", err)
		}
		l.Release()
	}
	if _, err := Open(dir); err != nil {
		t.Fatal(err)
	}
	owners, err := filepath.Glob(filepath.Join(dir, ownerPrefix+"*"))
	if err != nil || len(owners) != 1 { // that of s, which is still open
		t.Errorf("left are %v, %v", owners, err)
	}
}

// However two programs take a lease from each other, no write of one overlaps with a read of the other: a number that both increase under
// the lease misses none.
func TestLeaseIsHeldWhileWriting(t *testing.T) {
	_, here, there := openTwice(t)
	must.OK(t, here.Write("n", []byte("0")))
	var counted [2]int
	var all sync.WaitGroup
	for i, s := range []Store{here, there} {
		all.Go(func() {
			for range 60 {
				l, err := s.TakeOver("a")
				if err != nil {
					t.Error(err)
					return
				}
				for range 3 {
					err := l.While(func() error {
						data, err := s.Read("n")
						if err != nil {
							return err
						}
						n, err := strconv.Atoi(string(data))
						if err != nil {
							return err
						}
						return s.Write("n", []byte(strconv.Itoa(n+1)))
					})
					if err != nil {
						break // the other has taken it over
					}
					counted[i]++
				}
			}
		})
	}
	all.Wait()
	if data, err := here.Read("n"); err != nil || string(data) != strconv.Itoa(counted[0]+counted[1]) {
		t.Errorf("%v were counted, there is %s, %v", counted, data, err)
	}
}

// writing simulates another program within a write on a folder, whose disk takes some time.
func writing(t *testing.T, dir string, takes time.Duration) {
	t.Helper()
	guard, err := openLocked(filepath.Join(dir, guardName), true)
	must.OK(t, err)
	time.AfterFunc(takes, func() { _ = guard.Close() })
}

// A slow write of another program makes nothing fail here; one that takes longer than the limit is reported.
func TestSlowWriteIsWaitedFor(t *testing.T) {
	dir, s, _ := openTwice(t)
	writing(t, dir, 400*time.Millisecond)
	l, err := s.Lock("a")
	must.OK(t, err)
	writing(t, dir, 400*time.Millisecond)
	if err := l.While(func() error { return s.Write("a", nil) }); err != nil {
		t.Errorf("a game is not saved: %v", err)
	}
	writing(t, dir, time.Second)
	err = s.(*folder).guarded(100*time.Millisecond, func() error { return nil })
	wantKind(t, "a write", err, ErrNotWritable)
}
