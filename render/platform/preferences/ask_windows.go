package preferences

import (
	"syscall"
	"unsafe"

	"islas/render/keep/settings"
)

// Actions of SystemParametersInfoW, and a flag of its result.
const (
	getClientAreaAnimation = 0x1042
	getHighContrast        = 0x42
	highContrastOn         = 0x1
)

// highContrast is the system's HIGHCONTRASTW.
type highContrast struct {
	size   uint32
	flags  uint32
	scheme *uint16
}

// ask returns the system's settings of accessibility and of colours.
func ask() (asks settings.System) {
	info := syscall.NewLazyDLL("user32.dll").NewProc("SystemParametersInfoW")
	animated := int32(1)
	if ok, _, _ := info.Call(getClientAreaAnimation, 0, uintptr(unsafe.Pointer(&animated)), 0); ok != 0 {
		asks.ReducedMotion = animated == 0
	}
	contrast := highContrast{size: uint32(unsafe.Sizeof(highContrast{}))}
	if ok, _, _ := info.Call(getHighContrast, uintptr(contrast.size), uintptr(unsafe.Pointer(&contrast)), 0); ok != 0 {
		asks.MoreContrast = contrast.flags&highContrastOn != 0
	}
	asks.Dark = dark()
	if percent, ok := registered(`Software\Microsoft\Accessibility`, "TextScaleFactor"); ok {
		asks.TextSize = int(min(percent, 1000))
	}
	return asks
}

// dark reports whether programs should be dark.
func dark() bool {
	light, ok := registered(`Software\Microsoft\Windows\CurrentVersion\Themes\Personalize`, "AppsUseLightTheme")
	return ok && light == 0
}

// registered returns a number of the player's registry; ok is false if there is none of that name.
func registered(folder, name string) (value uint32, ok bool) {
	path, err := syscall.UTF16PtrFromString(folder)
	if err != nil {
		return 0, false
	}
	member, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return 0, false
	}
	var key syscall.Handle
	if syscall.RegOpenKeyEx(syscall.HKEY_CURRENT_USER, path, 0, syscall.KEY_READ, &key) != nil {
		return 0, false
	}
	defer syscall.RegCloseKey(key)
	var kind uint32
	size := uint32(unsafe.Sizeof(value))
	err = syscall.RegQueryValueEx(key, member, nil, &kind, (*byte)(unsafe.Pointer(&value)), &size)
	return value, err == nil && kind == syscall.REG_DWORD
}
