package speech

import (
	"os/exec"
	"syscall"
)

// script makes PowerShell say what it reads from its input, and fail if it can't.
const script = "$ErrorActionPreference = 'Stop'; [Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; " +
	"(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"

// commands returns what may speak, with the voice that the system is set to.
func commands(string) []voice {
	return []voice{{say: []string{"powershell", "-NoProfile", "-NonInteractive", "-Command", script}}}
}

// hide keeps a command from opening a window.
func hide(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
