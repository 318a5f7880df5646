// Package vm lets tests drive a program of the engine from outside: its ticks, its input, its frames, its sound.
package vm

import (
	"errors"
	"fmt"
	"net"
	"os/exec"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// Patience is after how long without any progress a guest counts as hanging: far longer than a busy machine takes to do
// anything it is waited for.
const Patience = 5 * time.Minute

// ErrLaunch is a guest that did not start, which can happen once for want of a free display.
var ErrLaunch = errors.New("the program did not start")

// Host runs a function where a guest's frames can be looked at: within the first tick of a program with a window. It
// needs the main goroutine of a process with a display.
func Host(run func() error) error {
	h := &host{run: run}
	ebiten.SetWindowSize(320, 200)
	return errors.Join(ebiten.RunGame(h), h.err)
}

// host runs its function in its first tick and ends.
type host struct {
	run func() error
	err error
}

func (h *host) Update() error {
	h.err = h.run()
	return ebiten.Termination
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(int, int) (int, int) { return 320, 200 }

// Start starts a guest and opens a session with it. command makes the guest's command for the endpoint at which it has to
// report; the process is the caller's to wait for.
func Start(command func(endpoint string) *exec.Cmd, o *vmhost.NewGuestSessionOptions) (*vmhost.GuestSession, *exec.Cmd, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, nil, err
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return nil, nil, err
	}
	process := command(endpoint)
	if err := process.Start(); err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrLaunch, err)
	}
	session, err := accept(listener.(*net.TCPListener), o)
	if err != nil {
		_ = process.Process.Kill()
		_ = process.Wait()
		return nil, nil, fmt.Errorf("%w: %w", ErrLaunch, err)
	}
	return session, process, nil
}

func accept(listener *net.TCPListener, o *vmhost.NewGuestSessionOptions) (*vmhost.GuestSession, error) {
	if err := listener.SetDeadline(time.Now().Add(Patience)); err != nil {
		return nil, err
	}
	conn, err := listener.Accept()
	if err != nil {
		return nil, err
	}
	return vmhost.NewGuestSession(conn, o)
}
