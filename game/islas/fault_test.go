package islas

import (
	"strings"
	"testing"

	assets "islas/assets/islas"
)

// TestFaultsAreNamed: the error gives file and line, what was found and what was expected.
func TestFaultsAreNamed(t *testing.T) {
	cards := func(data string) error { _, _, err := readData(data, assets.Privileges); return err }
	privileges := func(data string) error { _, _, err := readData(assets.Cards, data); return err }
	for _, c := range []struct {
		read           func(string) error
		data, old, new string
		want           string
	}{
		{cards, assets.Cards, "Molinero,orange", "Molinero,ornge", `assets/islas/cards.csv: line 2: colour must be "orange" or "brown" or "green" or "blue" or "beige" or "red", not "ornge"`},
		{cards, assets.Cards, "Cantero,orange,mountain,village", "Cantero,orange,mountain,town", `assets/islas/cards.csv: line 3: priority2 must be "coast" or "village" or `},
		{cards, assets.Cards, "red,3\n", "red,4\n", `assets/islas/cards.csv: line 3: copies must be 3, not "4"`},
		{cards, assets.Cards, "\ncantero,", "\nmolinero,", `assets/islas/cards.csv: line 3: id must be another than that of occupation 1, not "molinero"`},
		{cards, assets.Cards, "\ncantero,", "\ncan tero,", `assets/islas/cards.csv: line 3: id must be one word, not "can tero"`},
		{cards, assets.Cards, "\ncantero,", "\ncantero,x,", "assets/islas/cards.csv: line 3: there must be 8 cells, not 9"},
		{cards, assets.Cards, "id,spanish", "id,name", "assets/islas/cards.csv: line 1: the header must be id,spanish,"},
		{privileges, assets.Privileges, "brown,draw", "brown,ties", `assets/islas/privileges.csv: line 3: id must be a power that has no other row, not "ties"`},
		{privileges, assets.Privileges, "brown,draw", "orange,draw", `assets/islas/privileges.csv: line 3: colour must be a colour that has no other row, not "orange"`},
		{privileges, assets.Privileges, "brown,draw", "brown,fly", `assets/islas/privileges.csv: line 3: id must be "ties" or "draw" or `},
		{privileges, assets.Privileges, "red,shield\n", "", "assets/islas/privileges.csv: there must be 6 rows below the header, not 5"},
	} {
		data := strings.Replace(c.data, c.old, c.new, 1)
		if data == c.data {
			t.Fatalf("%q is not in the data", c.old)
		}
		err := c.read(data)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("with %q for %q: %v\nwant %s", c.new, c.old, err, c.want)
		}
	}
	if err := DataFault(); err != nil {
		t.Error(err)
	}
}
