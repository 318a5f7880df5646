//go:build unix && !linux

package filedialog

import "os/exec"

// bind does nothing: on this system a dialog stays until it is answered.
func bind(*exec.Cmd) {}
