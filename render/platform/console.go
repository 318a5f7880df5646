//go:build !windows

package platform

import "io"

// Attached returns stream unchanged: it leads to where the program was started from.
func Attached(stream io.Writer) io.Writer { return stream }

// ShowError does nothing: what is printed can be read.
func ShowError(io.Writer, string) {}
