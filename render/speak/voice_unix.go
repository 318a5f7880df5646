//go:build unix && !darwin

package speak

import "os/exec"

// voice is the command that speaks.
func voice(lang string) *exec.Cmd {
	return first([]string{"spd-say", "--wait", "--language", lang, "--pipe-mode"}, []string{"espeak-ng", "-v", lang, "--stdin"}, []string{"espeak", "-v", lang, "--stdin"})
}
