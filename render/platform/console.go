//go:build !windows

package platform

import "io"

// Attached returns a standard stream: it leads to where the program was started from.
func Attached(stream io.Writer) io.Writer { return stream }

// ShowError has nothing to do: what is printed can be read.
func ShowError(io.Writer, string) {}
