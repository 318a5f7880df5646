package preferences

import (
	"os/exec"
	"strings"

	"islas/render/keep/settings"
)

// ask reads the system preferences with the program defaults.
func ask() settings.System {
	read := func(args ...string) string {
		out, err := exec.Command("defaults", append([]string{"read"}, args...)...).Output()
		if err != nil { // it has never been set
			return ""
		}
		return strings.TrimSpace(string(out))
	}
	const access = "com.apple.universalaccess"
	return settings.System{
		ReducedMotion: read(access, "reduceMotion") == "1",
		MoreContrast:  read(access, "increaseContrast") == "1",
		Dark:          read("-g", "AppleInterfaceStyle") == "Dark",
		TextSize:      macTextSize(read(access, "FontSizeCategory"), read("-g", "UIPreferredContentSizeCategoryName")),
	}
}
