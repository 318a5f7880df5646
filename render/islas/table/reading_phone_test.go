package table_test

import (
	"testing"

	"islas/render/testkit/harness"
)

// In windows of telephones at 200 % the menu is written twice as large, too, and all of it is reached by scrolling down, where a finger meets it.
func TestMenuIsTwiceAsLarge(t *testing.T) {
	some := tables([]harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 390, H: 844, Percent: 200}})
	some.Names = some.Names[:3]
	some.Each(t, (*harness.Harness).LargerMenu)
}
