package table_test

import ()

// log is what the log tells, as far as it is seen.
func (r *rig) log() (all string, last string) {
	at := r.Widget("log").Rect
	for text, line := range r.UI.DrawnTexts {
		if at.Contains(line.Middle()) {
			all += text + "\n"
			last = text
		}
	}
	return all, last
}
