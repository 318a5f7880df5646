package settings

import (
	"fmt"
	"slices"
)

// Names under which the values of some settings are stored, in the order of the values. Each is also the end of the key of its text.
var (
	speedNames    = []string{"relaxed", "normal", "fast", "instant"}
	scanNames     = []string{"off", "slow", "medium", "fast"}
	themeNames    = []string{"system", "game", "light", "dark", "yellow"}
	typefaceNames = []string{"game", "legible"}
)

// all returns the values that have names.
func all[T ~uint8](names []string) []T {
	values := make([]T, len(names))
	for i := range values {
		values[i] = T(i)
	}
	return values
}

// name returns the name of a value, or its number if it has none.
func name[T ~uint8](names []string, value T) string {
	if int(value) < len(names) {
		return names[value]
	}
	return fmt.Sprint(uint8(value))
}

// parseName sets a value by its name. The error of an unknown name lists the known ones.
func parseName[T ~uint8](names []string, text []byte, value *T) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return fmt.Errorf("%q is none of %v", text, names)
	}
	*value = T(i)
	return nil
}
