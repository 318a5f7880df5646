package table_test

import (
	"testing"

	"islas/render/internal/harness"
)

// In every moment of a game, in windows of telephones at 200 %, a finger that rests is shown every word of the table twice as large, prompt,
// log and buttons too.
func TestWordsOfTheTableAreReadTwiceAsLarge(t *testing.T) {
	tables([]harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}}).Each(t, func(h *harness.Harness) {
		if at, visited := h.Find("board.1"); visited && h.Has("visit.close") { // a mouse has opened it; a finger taps
			h.TapAt(at.Rect.Middle())
		}
		h.Larger()
	})
}

// There the menu is written twice as large, too, and all of it is reached by scrolling down, where a finger meets it.
func TestMenuIsTwiceAsLarge(t *testing.T) {
	some := tables([]harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 390, H: 844, Percent: 200}})
	some.Names = some.Names[:3]
	some.Each(t, (*harness.Harness).LargerMenu)
}
