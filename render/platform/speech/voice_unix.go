//go:build unix && !darwin

package speech

import "os/exec"

// commands returns what may speak in a language, best first. A synthesiser that does not know the language speaks in its usual one.
//
// spd-say only hands sentences on to a service, which goes on speaking when it is ended. There a message of priority "text" ends the one
// before it; "spd-say --stop" ends what is being said.
func commands(lang string) []voice {
	return []voice{
		{say: []string{"spd-say", "--wait", "--priority", "text", "--language", lang, "--pipe-mode"}, stop: []string{"spd-say", "--stop"}},
		{say: []string{"espeak-ng", "-v", lang, "--stdin"}},
		{say: []string{"espeak-ng", "--stdin"}},
		{say: []string{"espeak", "-v", lang, "--stdin"}},
		{say: []string{"espeak", "--stdin"}},
	}
}

// hide is for systems on which a command would open a window.
func hide(*exec.Cmd) {}
