//go:build !js

package shell

// canOffer reports whether files are offered to a browser's user; here they never are.
func canOffer() bool { return false }

// offered offers data to a browser's user under a name, and reports whether it could.
func offered(string, []byte) bool { return false }
