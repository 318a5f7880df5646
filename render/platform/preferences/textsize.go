package preferences

import (
	"regexp"
	"strings"
	"sync"
)

// macSizes is how large texts are in percent of the usual size, by the names of the sizes that macOS keeps, those of Dynamic Type: by the
// points of running text in Apple's Human Interface Guidelines, 17 for L, the usual one. What is smaller than usual asks for nothing.
var macSizes = map[string]int{
	"XL": 112, "XXL": 124, "XXXL": 135, "AX1": 165, "AX2": 194, "AX3": 235, "AX4": 276, "AX5": 312,
	"AccessibilityM": 165, "AccessibilityL": 194, "AccessibilityXL": 235, "AccessibilityXXL": 276, "AccessibilityXXXL": 312,
}

// macGlobal finds the size for all programs in what `defaults` prints of FontSizeCategory, a dictionary.
var macGlobal = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?m)^\s*"?global"?\s*=\s*"?(\w+)"?;`) })

// macTextSize returns how large texts are to be in percent, 0 where macOS asks for nothing else than usual. chosen is what `defaults` prints
// of FontSizeCategory in com.apple.universalaccess, where Accessibility → Display → Text size is kept, DEFAULT where that is left to
// preferred, what it prints of UIPreferredContentSizeCategoryName for all programs. Apple documents neither; both were seen on macOS 26 and
// are empty on systems without that setting.
func macTextSize(chosen, preferred string) int {
	name := preferred
	if found := macGlobal().FindStringSubmatch(chosen); found != nil && found[1] != "DEFAULT" {
		name = found[1]
	}
	return macSizes[strings.TrimPrefix(name, "UICTContentSizeCategory")]
}
