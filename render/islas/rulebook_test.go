package islas

import (
	"testing"

	"islas/render/testkit/scenetest"
)

// TestEveryRuleIsInTheBook compares the texts with the book: none may be missing, none told twice.
func TestEveryRuleIsInTheBook(t *testing.T) {
	scenetest.BookIsWhole(t, New(), "rules.cards.colour", "rules.cards.priority", "rules.privileges.draw", "rules.privileges.name")
}
