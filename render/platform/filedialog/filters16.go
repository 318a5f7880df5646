//go:build !js

package filedialog

import (
	"strings"
	"unicode/utf16"
)

// filters16 returns the filters of a Windows dialog: their names and patterns, each with a zero at its end, and one more zero at the end of
// all.
func filters16(q Question) []uint16 {
	var all []uint16
	for _, part := range []string{q.Files, strings.Join(q.Patterns, ";"), q.All, "*.*"} {
		all = append(append(all, utf16.Encode([]rune(strings.ReplaceAll(part, "\x00", "")))...), 0)
	}
	return append(all, 0)
}
