package puertorico

import (
	"fmt"
	"testing"
)

// TestHospice: a colonist with the normal tile, the privileged quarry too: from the supply, then from the ship, else not at all.
func TestHospice(t *testing.T) {
	for _, at := range []struct{ supply, ship, leftSupply, leftShip int }{{5, 3, 4, 3}, {0, 3, 0, 2}, {0, 0, 0, 0}} {
		l := lay(t, 3)
		l.city(0, "hospice")
		l.open("corn")
		l.hiring(at.supply, at.ship)
		l.acts("role settler", "tile quarry")
		want := 0
		if at.supply+at.ship > 0 {
			want = 1
			l.decides(0, "colonist")
			l.legal("colonist", "pass")
			if d := l.Decision(); d.Why != ForHospice || d.Group != GroupOfTile(Quarry) {
				t.Errorf("decided is %+v", d)
			}
			l.acts("colonist")
		}
		l.decides(1, "tile")
		supply, ship := l.State.Colonists()
		if _, occupied := l.Player(0).Tiles(Quarry); occupied != want || supply != at.leftSupply || ship != at.leftShip {
			t.Errorf("of %d and %d %d and %d are left, %d quarries occupied", at.supply, at.ship, supply, ship, occupied)
		}
	}
}

// TestReshuffle: when a tile is needed and the stack is empty, the discards are the new stack: in the middle of a row, and for
// the hacienda; never earlier, and the tiles that nobody took are discarded first.
func TestReshuffle(t *testing.T) {
	l := lay(t, 3)
	l.open("4 corn")
	l.onTop("coffee, coffee")
	l.stacked(2)
	before := 0
	for _, n := range l.Discards() {
		before += int(n)
	}
	l.acts("role settler", "pass", "pass", "pass")
	if e := l.find(EvReshuffle); e.Count != before+4 {
		t.Errorf("%d tiles make the new stack, want %d", e.Count, before+4)
	}
	if row := l.Row(); len(row) != 4 || row[0] != Tile(Coffee) || row[1] != Tile(Coffee) || l.Discards() != [Goods]uint8{} || l.Stack() != before+2 {
		t.Errorf("the row is %v, %d in the stack, %v discarded", row, l.Stack(), l.Discards())
	}

	l = lay(t, 3) // the stack has run empty with the row full
	l.open("4 corn")
	l.stacked(4)
	l.acts("role settler", "pass", "pass", "pass")
	if l.Stack() != 0 || l.Discards() == [Goods]uint8{} {
		t.Errorf("%d in the stack, %v discarded", l.Stack(), l.Discards())
	}

	l = lay(t, 3) // for the hacienda
	l.open("4 corn")
	l.city(0, "hacienda")
	l.stacked(0)
	l.acts("role settler", "draw")
	if l.find(EvReshuffle).Count != 46 || l.Stack() != 45 || l.Player(0).TileCount() != 1 {
		t.Errorf("%d tiles in the stack, the island has %d", l.Stack(), l.Player(0).TileCount())
	}
}

// TestShortRow: without any tile face down or discarded the row stays short, and nobody can draw.
func TestShortRow(t *testing.T) {
	l := lay(t, 3)
	l.open("2 corn")
	l.stacked(0)
	l.discards = [Goods]uint8{}
	l.city(0, "hacienda")
	l.acts("role settler")
	l.decides(0, "tile")
	l.acts("tile corn", "pass", "pass")
	if got := fmt.Sprint(l.Row()); got != "[corn]" || l.Stack() != 0 || l.Discards() != [Goods]uint8{} {
		t.Errorf("the row is %s, %d in the stack, %v discarded", got, l.Stack(), l.Discards())
	}
}
