package shell

import (
	"testing"

	"islas/game"
	"islas/game/islas/engine"
)

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
