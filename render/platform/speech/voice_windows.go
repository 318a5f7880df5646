package speech

import (
	"os/exec"
	"syscall"
)

// script makes PowerShell speak its input, and fail if it can't.
const script = "$ErrorActionPreference = 'Stop'; [Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; " +
	"(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"

// commands returns the commands that may speak, with the system's voice.
func commands(string) []voice {
	return []voice{{say: []string{"powershell", "-NoProfile", "-NonInteractive", "-Command", script}}}
}

// hide keeps a command from opening a window.
func hide(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
