package speak

import (
	"os/exec"
	"syscall"
)

// script makes PowerShell say what it reads from its input.
const script = "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; " +
	"(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"

// voice is the command that speaks, with the voice that the system is set to and without a window.
func voice(string) *exec.Cmd {
	cmd := first([]string{"powershell", "-NoProfile", "-NonInteractive", "-Command", script})
	if cmd != nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true}
	}
	return cmd
}
