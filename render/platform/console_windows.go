package platform

import (
	"io"
	"os"
	"syscall"
	"unsafe"
)

// Attached returns a standard stream, or the console from which the program was started in place of one that leads nowhere, if there is
// such a console. The program built for Windows has no console of its own, so that none opens beside the window.
func Attached(stream io.Writer) io.Writer {
	if readable(stream) {
		return stream
	}
	const parent = ^uintptr(0)
	if attach := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole"); attach.Find() == nil {
		_, _, _ = attach.Call(parent) // it fails where there is none, or for the second stream
	}
	console, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		return stream
	}
	return console
}

// readable reports whether anybody can read what is written to a stream.
func readable(stream io.Writer) bool {
	f, ok := stream.(*os.File)
	if !ok {
		return true
	}
	_, err := f.Stat()
	return err == nil
}

// ShowError shows a sentence in a window of the system if nobody can read the stream to which it was printed.
func ShowError(errs io.Writer, sentence string) {
	if readable(errs) {
		return
	}
	text, err := syscall.UTF16PtrFromString(sentence)
	if err != nil {
		return
	}
	const iconError = 0x10
	box := syscall.NewLazyDLL("user32.dll").NewProc("MessageBoxW")
	if box.Find() == nil {
		_, _, _ = box.Call(0, uintptr(unsafe.Pointer(text)), 0, iconError) // without a title the system uses "Error"
	}
}
