package colonies

import (
	"fmt"
	"strings"
	"testing"

	"islas/render/colonies/art"
	"islas/render/testkit/scenetest"
)

// TestEveryRuleIsInTheBook compares the texts with the book: none may be missing, none told twice.
func TestEveryRuleIsInTheBook(t *testing.T) { scenetest.BookIsWhole(t, New()) }

// pictured names what a painting of the book shows.
func pictured(key any) string {
	switch key.(type) {
	case art.Picture, scrapKey:
		what, _, _ := strings.Cut(strings.Trim(fmt.Sprint(key), "{}"), " ")
		return what
	}
	return ""
}

// TestBookFitsEveryWindow goes through all chapters in every language and window.
func TestBookFitsEveryWindow(t *testing.T) {
	scenetest.BookFitsEveryWindow(t, open, 20, pictured, "army", "back", "base", "bases", "card", "city", "die", "fleet", "harbour", "hex", "resource",
		"road", "settlement", "ship", "token", "volcano")
}

// Searching finds headings first, then texts, and what stands in figures.
func TestBookIsSearched(t *testing.T) {
	scenetest.BookIsSearched(t, open, map[string][]string{
		"volcano":  {"heading.volcano"},
		"fleet":    {"heading.fleet", "heading.building"},
		"jungle":   {"heading.chart", "heading.discovery"},
		"monopoly": {"heading.cards", "heading.home"},
	})
}
