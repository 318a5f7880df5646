//go:build !(linux || freebsd || netbsd || openbsd)

package preflight

// Display returns an error of kind ErrNoDisplay if there can be no window here. This system always has a display.
func Display() error { return nil }
