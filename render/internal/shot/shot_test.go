package shot

import (
	"strings"
	"testing"

	"islas/render/internal/need"
	"islas/render/internal/vision"
)

func names(shots []Shot) string {
	var list []string
	for _, s := range shots {
		list = append(list, s.Name)
	}
	return strings.Join(list, " ")
}

func TestChosen(t *testing.T) {
	need.Time(t)
	all := Keep([]Shot{{Name: "title-de"}, {Name: "title-en"}, {Name: "table-en"}}, "title-de", "table-en")
	for only, want := range map[string]string{
		"":        "title-de title-en table-en",
		"title-*": "title-de title-en",
		"*-en":    "title-en table-en",
		"golden":  "title-de table-en",
		"x":       "",
		"[":       "title-de title-en table-en", // no pattern at all
	} {
		t.Setenv(onlyVariable, only)
		if got := names(Chosen(all)); got != want {
			t.Errorf("%q chooses %q, want %q", only, got, want)
		}
	}
}

func TestKeepKnowsItsPictures(t *testing.T) {
	defer func() {
		if r := recover(); r != "shot: no picture is called titel-de" {
			t.Errorf("a wrong name: %v", r)
		}
	}()
	Keep([]Shot{{Name: "title-de"}}, "titel-de")
}

func TestVision(t *testing.T) {
	t.Setenv(visionVariable, "tritan")
	if kind, err := Vision(); kind != vision.Tritan || err != nil {
		t.Errorf("%v, %v", kind, err)
	}
	if got := file("folder", "x"); !strings.HasSuffix(got, "x-tritan.png") {
		t.Errorf("a simulated picture lies in %s", got)
	}
	t.Setenv(visionVariable, "fish")
	if _, err := Vision(); err == nil || !strings.HasPrefix(err.Error(), "ISLAS_SHOTS_VISION: there is no colour vision") {
		t.Errorf("an unknown vision: %v", err)
	}
}
