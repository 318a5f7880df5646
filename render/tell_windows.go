package render

import (
	"os"
	"syscall"
	"unsafe"
)

// tell shows a sentence in a window of the system where nobody can read what is printed: the program that is built for Windows
// has no console.
func tell(sentence string) {
	if _, err := os.Stderr.Stat(); err == nil {
		return
	}
	text, err := syscall.UTF16PtrFromString(sentence)
	if err != nil {
		return
	}
	const iconError = 0x10
	box := syscall.NewLazyDLL("user32.dll").NewProc("MessageBoxW")
	if box.Find() == nil {
		_, _, _ = box.Call(0, uintptr(unsafe.Pointer(text)), 0, iconError) // without a title it is called "Error"
	}
}
