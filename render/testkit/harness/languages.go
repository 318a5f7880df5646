package harness

import (
	"slices"
	"testing"

	"islas/locales"
)

// InTurn returns the languages in which one of many screens is tested where English and German take turns because all screens in both took
// too long: the one whose turn it is, and every other language.
func InTurn(lang string) []string {
	if testing.Short() {
		return []string{lang}
	}
	return append([]string{lang}, slices.DeleteFunc(locales.Languages(), func(l string) bool { return l == "en" || l == "de" })...)
}
