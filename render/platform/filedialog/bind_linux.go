package filedialog

import (
	"os/exec"
	"syscall"
)

// bind makes a program end with the thread that started it.
func bind(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM} }
