package preferences

import "testing"

// The text size of macOS is read from what `defaults` prints, in the forms in which it was seen.
func TestTextSizeOfMacOS(t *testing.T) {
	dictionary := func(global string) string {
		return "{\n    \"com.apple.MobileSMS\" = UseGlobal;\n    \"com.apple.Notes\" = AX5;\n    global = " + global + ";\n    version = \"3.0\";\n}"
	}
	for _, test := range []struct {
		chosen, preferred string
		want              int
	}{
		{"", "", 0}, // never set, or an older system
		{dictionary("DEFAULT"), "", 0},
		{dictionary("AX1"), "", 165},
		{dictionary(`"AX1"`), "", 165},
		{dictionary("XXXL"), "UICTContentSizeCategoryL", 135},
		{dictionary("DEFAULT"), "UICTContentSizeCategoryXL", 112},
		{"", "UICTContentSizeCategoryAccessibilityL", 194},
		{dictionary("S"), "UICTContentSizeCategoryXL", 0},    // smaller than usual
		{dictionary("LARGE"), "UICTContentSizeCategoryL", 0}, // not written by the system
		{"AX1", "XL", 112},                                   // not a dictionary
	} {
		if got := macTextSize(test.chosen, test.preferred); got != test.want {
			t.Errorf("%q and %q ask for %d %%, want %d", test.chosen, test.preferred, got, test.want)
		}
	}
}
