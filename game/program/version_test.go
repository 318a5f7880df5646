package program

import (
	"runtime/debug"
	"testing"
)

func TestVersionIn(t *testing.T) {
	commit := debug.BuildSetting{Key: "vcs.revision", Value: "0123456789abcdef0123456789abcdef01234567"}
	for _, tt := range []struct {
		module   string
		settings []debug.BuildSetting
		want     string
	}{
		{"v1.2.3", []debug.BuildSetting{commit}, "1.2.3"},
		{"v1.2.4-0.20260102030405-0123456789ab", []debug.BuildSetting{commit}, "1.2.4-0.20260102030405-0123456789ab"},
		{"v1.2.3+dirty", []debug.BuildSetting{commit}, "1.2.3+dirty"},
		{"(devel)", []debug.BuildSetting{commit}, "devel+012345678"},
		{"(devel)", nil, "devel"},
		{"", nil, "devel"},
	} {
		info := &debug.BuildInfo{Main: debug.Module{Version: tt.module}, Settings: tt.settings}
		if got := versionIn(info); got != tt.want {
			t.Errorf("%q: version %q, want %q", tt.module, got, tt.want)
		}
	}
}
