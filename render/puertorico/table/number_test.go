package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/puertorico/table"
)

// told is the number that a widget's label tells by a text, or -1.
func (r *rig) told(id, key string, args ...any) int {
	for n := range 100 {
		if r.Widget(id).Label == r.T(key, append([]any{"n", n}, args...)...) {
			return n
		}
	}
	return -1
}

// barrelsTold is how many barrels of a kind the numbers of the stores of all players and of the supply tell.
func (r *rig) barrelsTold(m moment, g puertorico.Good) (n int) {
	good := r.T("good." + g.ID())
	n = r.told("supply."+g.ID(), "supply.barrels", "good", good)
	for seat := range m.setup.Seats {
		makes := -1
		for makes < 20 {
			makes++
			tip := r.told("good."+g.ID(), "store.tip", "good", good, "makes", makes)
			if seat > 0 {
				id := "board." + string(rune('0'+seat)) + "." + g.ID()
				tip = r.told(id, "store.tip.other", "name", m.setup.Seats[seat].Name, "good", good, "makes", makes)
			}
			if tip >= 0 {
				n += tip
				break
			}
		}
	}
	return n
}

// TestHarvestIsCountedAsItIsSeen wants every barrel of a harvest to be counted in the supply until it is seen to set off and in a store
// as soon as it has arrived: what the numbers tell and what is on its way is always the same.
func TestHarvestIsCountedAsItIsSeen(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return chooses(puertorico.TakeRole)(m) && m.actions[m.at].Role() == puertorico.Craftsman
		})
		r := newRig(t, "en", small)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		const kinds = puertorico.Goods
		before, ticks := 0, 0
		for g := range puertorico.Good(kinds) {
			before += r.barrelsTold(m, g)
		}
		r.performed(m, func() {
			if !table.Shows(r.Stage.Top(), puertorico.EvProduced, 0) || table.Shows(r.Stage.Top(), puertorico.EvProduced, 0.84) {
				return
			}
			now := len(r.moving())
			for g := range puertorico.Good(kinds) {
				now += r.barrelsTold(m, g)
			}
			if ticks++; now != before {
				t.Fatalf("in tick %d of the harvest %d barrels are counted or on their way, before there were %d", ticks, now, before)
			}
		})
		if ticks < 10 {
			t.Errorf("the harvest is seen in %d ticks", ticks)
		}
	})
}
