//go:build !js

package shell

// download offers a file to a browser's user; there is none here.
func download(string, []byte) bool { return false }
