package filedialog

import (
	"fmt"
	"os"
	"runtime"
	"syscall"
	"unsafe"
)

// openFileName is OPENFILENAMEW of the system.
type openFileName struct {
	structSize    uint32
	owner         uintptr
	instance      uintptr
	filter        *uint16
	customFilter  *uint16
	maxCustom     uint32
	filterIndex   uint32
	file          *uint16
	maxFile       uint32
	fileTitle     *uint16
	maxFileTitle  uint32
	initialDir    *uint16
	title         *uint16
	flags         uint32
	fileOffset    uint16
	fileExtension uint16
	defaultExt    *uint16
	customData    uintptr
	hook          uintptr
	template      *uint16
	reserved      uintptr
	reserved2     uint32
	flagsEx       uint32
}

// Flags of the dialog: the present design, only existing files, and no change of the program's working folder.
const (
	hideReadOnly  = 0x4
	noChangeDir   = 0x8
	pathMustExist = 0x800
	fileMustExist = 0x1000
	explorer      = 0x80000
)

// maxPath is the greatest number of characters of a path, including the end.
const maxPath = 32768

// ask shows the system's common dialog above the window of the program. It runs on a thread of its own, which the dialog needs prepared.
func ask(q Question) (path string, err error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer prepareThread()()
	procs := procs()
	for _, proc := range procs {
		if err := proc.Find(); err != nil {
			return "", err
		}
	}
	file := make([]uint16, maxPath)
	ask := openFileName{
		owner: window(), filter: &filters16(q)[0], filterIndex: 1, file: &file[0], maxFile: maxPath,
		flags: hideReadOnly | noChangeDir | pathMustExist | fileMustExist | explorer,
	}
	ask.structSize = uint32(unsafe.Sizeof(ask))
	if ask.title, err = syscall.UTF16PtrFromString(q.Title); err != nil {
		return "", err
	}
	if q.Folder != "" {
		if ask.initialDir, err = syscall.UTF16PtrFromString(q.Folder); err != nil {
			return "", err
		}
	}
	if done, _, _ := procs[0].Call(uintptr(unsafe.Pointer(&ask))); done != 0 {
		return syscall.UTF16ToString(file), nil
	}
	if code, _, _ := procs[1].Call(); code != 0 {
		return "", fmt.Errorf("the dialog failed with %#x", code)
	}
	return "", nil // cancelled
}

// procs returns the functions that show the dialog and return its error.
func procs() [2]*syscall.LazyProc {
	dialogs := syscall.NewLazyDLL("comdlg32.dll")
	return [2]*syscall.LazyProc{dialogs.NewProc("GetOpenFileNameW"), dialogs.NewProc("CommDlgExtendedError")}
}

// prepareThread prepares the thread for windows of the shell, and returns a function that ends that.
func prepareThread() (end func()) {
	const apartment = 0x2 | 0x4 // COINIT_APARTMENTTHREADED, COINIT_DISABLE_OLE1DDE
	ole := syscall.NewLazyDLL("ole32.dll")
	begin, over := ole.NewProc("CoInitializeEx"), ole.NewProc("CoUninitialize")
	if begin.Find() != nil || over.Find() != nil {
		return func() {}
	}
	if result, _, _ := begin.Call(0, apartment); int32(result) < 0 {
		return func() {} // it is prepared for something else already
	}
	return func() { _, _, _ = over.Call() }
}

// window returns the window of the program, 0 if that is not in front.
func window() uintptr {
	user := syscall.NewLazyDLL("user32.dll")
	front, process := user.NewProc("GetForegroundWindow"), user.NewProc("GetWindowThreadProcessId")
	if front.Find() != nil || process.Find() != nil {
		return 0
	}
	w, _, _ := front.Call()
	var id uint32
	_, _, _ = process.Call(w, uintptr(unsafe.Pointer(&id)))
	if int(id) != os.Getpid() {
		return 0
	}
	return w
}
