//go:build unix && !darwin

package speech

import "os/exec"

// commands returns the commands that may speak a language, best first. A synthesiser that does not know the language uses its default.
//
// spd-say only hands sentences on to a service, which goes on speaking when spd-say is ended. There a message of priority "text" ends the
// one before it; "spd-say --stop" ends the current one.
func commands(lang string) []voice {
	return []voice{
		{say: []string{"spd-say", "--wait", "--priority", "text", "--language", lang, "--pipe-mode"}, stop: []string{"spd-say", "--stop"}},
		{say: []string{"espeak-ng", "-v", lang, "--stdin"}},
		{say: []string{"espeak-ng", "--stdin"}},
		{say: []string{"espeak", "-v", lang, "--stdin"}},
		{say: []string{"espeak", "--stdin"}},
	}
}

// hide does nothing: no command opens a window.
func hide(*exec.Cmd) {}
