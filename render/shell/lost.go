package shell

import "islas/render/stage"

// tellsLost tells, on the screen and for assistive tools, how many letters a text field has left out.
func tellsLost(s *stage.Stage) func(letters int) {
	return func(letters int) { s.Tell("ui.letters-lost", "n", letters) }
}
