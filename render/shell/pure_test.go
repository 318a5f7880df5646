package shell

import (
	"testing"

	"islas/game"
	"islas/game/islas/engine"
	"islas/locales"
	"islas/render/stage"
)

func TestNamesAreEnumerated(t *testing.T) {
	texts, err := locales.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	s := &stage.Stage{Texts: texts}
	for want, names := range map[string][]string{
		"A": {"A"}, "A and B": {"A", "B"}, "A, B and {last}": {"A", "B", "{last}"},
	} {
		if got := locales.List(s.Texts.Text, names); got != want {
			t.Errorf("%q are said as %q", names, got)
		}
	}
}

func FuzzDecodeDraft(f *testing.F) {
	f.Add([]byte(`{"version":1,"count":2,"start":0,"drawPrivilege":4,"goal":19,"seats":[]}`))
	f.Add([]byte(`{"version":2,"count":2,"start":1,"values":{"draw_privilege":5,"goal":21},"seats":[{"control":"human"},{"control":"easy"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, _, err := decodeDraft(data, engine.Engine{}.Info())
		if err != nil {
			return
		}
		d.lot()
		setup := d.setup(func(seat game.Seat) string { return string(rune('A' + seat)) }, 1)
		if err := setup.Check(engine.Engine{}); err != nil {
			t.Errorf("%s gives a set-up that can't be played: %v", data, err)
		}
	})
}
