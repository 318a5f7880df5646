package preferences

import (
	"regexp"
	"strings"
	"sync"
)

// macSizes is the sizes of texts in percent of the usual size, by the names that macOS stores, those of Dynamic Type: by the points of
// running text in Apple's Human Interface Guidelines, 17 for L, the usual one. Sizes below that are missing, as they change nothing.
var macSizes = map[string]int{
	"XL": 112, "XXL": 124, "XXXL": 135, "AX1": 165, "AX2": 194, "AX3": 235, "AX4": 276, "AX5": 312,
	"AccessibilityM": 165, "AccessibilityL": 194, "AccessibilityXL": 235, "AccessibilityXXL": 276, "AccessibilityXXXL": 312,
}

// macGlobal matches the size for all programs in the output of `defaults` for FontSizeCategory, a dictionary.
var macGlobal = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?m)^\s*"?global"?\s*=\s*"?(\w+)"?;`) })

// macTextSize returns the size of texts in percent, 0 for the usual one. chosen is the output of `defaults` for FontSizeCategory in
// com.apple.universalaccess, where Accessibility → Display → Text size is stored; it is DEFAULT where preferred decides, the output for
// UIPreferredContentSizeCategoryName of all programs. Apple documents neither; both were seen on macOS 26 and are empty on systems without
// that setting.
func macTextSize(chosen, preferred string) int {
	name := preferred
	if found := macGlobal().FindStringSubmatch(chosen); found != nil && found[1] != "DEFAULT" {
		name = found[1]
	}
	return macSizes[strings.TrimPrefix(name, "UICTContentSizeCategory")]
}
