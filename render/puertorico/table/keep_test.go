package table

import (
	"testing"

	"islas/game/puertorico"
)

// TestChangesLeadToWhatIsKept clicks what is marked one after the other, from everything that can be chosen with up to three kinds in
// warehouses, and wants to keep in the end what was wanted.
func TestChangesLeadToWhatIsKept(t *testing.T) {
	const kinds = puertorico.GoodSet(1<<puertorico.Goods - 1)
	all := func(warehouses int) (picks []pick) {
		for whole := range kinds + 1 {
			for g := range puertorico.Good(puertorico.Goods) {
				if whole.Len() == warehouses && !whole.Has(g) {
					picks = append(picks, pick{whole: whole, good: g, begun: true})
				}
			}
		}
		return picks
	}
	for warehouses := range 4 {
		for _, from := range all(warehouses) {
			for _, to := range all(warehouses) {
				p, want := from, to.keep()
				for clicks := 0; ; clicks++ {
					g, more := p.changes(want)[0].(barrels)
					if !more {
						break
					}
					if p = p.keepsOther(puertorico.Good(g), warehouses); clicks > 2*puertorico.Goods {
						t.Fatalf("from %v it never comes to %v, but to %v", from.keep(), want, p.keep())
					}
				}
				if p.keep() != want {
					t.Fatalf("from %v it comes to %v, want %v", from.keep(), p.keep(), want)
				}
			}
		}
	}
}
