package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"testing"

	"islas/render/testkit/must"
)

// display is an X server that nobody sees, for a program under test alone, and a connection to it that moves the mouse as a person would.
type display struct {
	name   string // for DISPLAY
	conn   net.Conn
	root   uint32 // the window of the whole screen
	xtest  byte   // the number of the extension that moves the mouse
	number uint16 // of requests so far
}

// Size of the screen in pixels: that of many notebooks, which has no room for the largest window that programs open with.
const screenWidth, screenHeight = 1366, 768

// newDisplay starts a server, which ends with the test.
func newDisplay(t *testing.T) *display {
	t.Helper()
	read, write, err := os.Pipe()
	must.OK(t, err)
	defer read.Close()
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", screenWidth, screenHeight), "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{write}
	must.OK(t, server.Start())
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	write.Close()
	number, err := io.ReadAll(read) // it tells its number when it is ready, and closes
	if err != nil || len(number) == 0 {
		t.Fatalf("Xvfb does not start: %v", err)
	}
	d := &display{name: ":" + strings.TrimSpace(string(number))}
	if d.conn, err = net.Dial("unix", "/tmp/.X11-unix/X"+d.name[1:]); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.conn.Close() })
	must.OK(t, d.greet())
	return d
}

// greet opens the connection: see "Connection Setup" of the X protocol.
func (d *display) greet() error {
	if _, err := d.conn.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return err
	}
	var head [8]byte
	if _, err := io.ReadFull(d.conn, head[:]); err != nil {
		return err
	}
	rest := make([]byte, 4*int(binary.LittleEndian.Uint16(head[6:])))
	if _, err := io.ReadFull(d.conn, rest); err != nil {
		return err
	}
	if head[0] != 1 {
		return fmt.Errorf("the X server refuses: %q", rest)
	}
	vendor := int(binary.LittleEndian.Uint16(rest[16:]))
	d.root = binary.LittleEndian.Uint32(rest[32+(vendor+3)&^3+8*int(rest[21]):])
	const queryExtension = 98
	answer, err := d.ask(queryExtension, 0, append([]byte{5, 0, 0, 0}, "XTEST\x00\x00\x00"...))
	if err != nil {
		return err
	}
	if d.xtest = answer[9]; answer[8] == 0 {
		return errors.New("the X server has no XTEST")
	}
	return nil
}

// send sends a request: its number, the byte behind that, and the rest, whose length is a multiple of 4.
func (d *display) send(opcode, detail byte, rest []byte) error {
	d.number++
	length := binary.LittleEndian.AppendUint16([]byte{opcode, detail}, uint16(1+len(rest)/4))
	_, err := d.conn.Write(append(length, rest...))
	return err
}

// ask sends a request and returns the answer to it.
func (d *display) ask(opcode, detail byte, rest []byte) ([]byte, error) {
	if err := d.send(opcode, detail, rest); err != nil {
		return nil, err
	}
	for {
		answer := make([]byte, 32)
		if _, err := io.ReadFull(d.conn, answer); err != nil {
			return nil, err
		}
		switch mine := binary.LittleEndian.Uint16(answer[2:]) == d.number; {
		case answer[0] == 0 && mine:
			return nil, fmt.Errorf("the X server has error %d with request %d", answer[1], opcode)
		case answer[0] == 1:
			more := make([]byte, 4*int(binary.LittleEndian.Uint32(answer[4:])))
			if _, err := io.ReadFull(d.conn, more); err != nil {
				return nil, err
			}
			if mine {
				return append(answer, more...), nil
			}
		}
	}
}

// window is a window on the screen, with its place in pixels.
type window struct {
	id         uint32
	x, y, w, h int
}

// windows returns the windows that lie on the screen itself.
func (d *display) windows() (all []window, err error) {
	const queryTree, getGeometry = 15, 14
	tree, err := d.ask(queryTree, 0, binary.LittleEndian.AppendUint32(nil, d.root))
	if err != nil {
		return nil, err
	}
	for i := range int(binary.LittleEndian.Uint16(tree[16:])) {
		id := binary.LittleEndian.Uint32(tree[32+4*i:])
		place, err := d.ask(getGeometry, 0, binary.LittleEndian.AppendUint32(nil, id))
		if err != nil {
			continue // it was closed meanwhile
		}
		at := func(i int) int { return int(int16(binary.LittleEndian.Uint16(place[i:]))) }
		all = append(all, window{id, at(12), at(14), at(16), at(18)})
	}
	return all, nil
}

// property returns what a window tells of itself under a name, nil if nothing.
func (d *display) property(w window, name string) ([]byte, error) {
	const internAtom, getProperty = 16, 20
	padded := append([]byte(name), make([]byte, -len(name)&3)...)
	atom, err := d.ask(internAtom, 0, append(binary.LittleEndian.AppendUint32(nil, uint32(len(name))), padded...))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := binary.Write(&b, binary.LittleEndian, []uint32{w.id, binary.LittleEndian.Uint32(atom[8:]), 0, 0, 1 << 20}); err != nil {
		return nil, err
	}
	answer, err := d.ask(getProperty, 0, b.Bytes())
	if err != nil {
		return nil, err
	}
	return answer[32:], nil
}

// The events of the mouse that the extension makes.
const (
	press  = 4
	letGo  = 5
	motion = 6
)

// event makes the server believe that the mouse was moved to a place of the screen, or that a button, 1 is the left one, went down or up.
func (d *display) event(kind, button byte, x, y int) error {
	const fakeInput = 2
	rest := make([]byte, 32)
	rest[0], rest[1] = kind, button
	binary.LittleEndian.PutUint32(rest[8:], d.root)
	binary.LittleEndian.PutUint16(rest[20:], uint16(x))
	binary.LittleEndian.PutUint16(rest[22:], uint16(y))
	return d.send(d.xtest, fakeInput, rest)
}
