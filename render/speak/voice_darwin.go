package speak

import "os/exec"

// voice is the command that speaks, with the voice that the system is set to.
func voice(string) *exec.Cmd { return first([]string{"say", "-f", "-"}) }
