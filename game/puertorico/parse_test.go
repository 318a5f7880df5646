package puertorico

import (
	"strings"
	"testing"
)

// TestParseAction: the spellings of the rules page (section 15) and its examples.
func TestParseAction(t *testing.T) {
	for text, want := range map[string]Action{
		"pass":                        PassAction(),
		"role settler":                RoleAction(Settler),
		"role prospector1":            RoleAction(Prospector1),
		"role prospector2":            RoleAction(Prospector2),
		"draw":                        DrawAction(),
		"tile indigo":                 TileAction(Tile(Indigo)),
		"tile quarry":                 TileAction(Quarry),
		"colonist":                    ColonistAction(),
		"man small-market 1":          ManAction(GroupOf(SmallMarket), 1),
		"man sugar-mill 2":            ManAction(GroupOf(SugarMill), 2),
		"man sugar 2":                 ManAction(GroupOfTile(Tile(Sugar)), 2),
		"man quarry 0":                ManAction(GroupOfTile(Quarry), 0),
		"man corn 12":                 ManAction(GroupOfTile(Tile(Corn)), 12),
		"build small-indigo-plant":    BuildAction(SmallIndigoPlant),
		"build city-hall":             BuildAction(CityHall),
		"extra tobacco":               ExtraAction(Tobacco),
		"sell coffee":                 SellAction(Coffee),
		"load corn 4":                 LoadAction(Corn, 4),
		"load coffee wharf":           WharfAction(Coffee),
		"keep corn+sugar":             KeepAction(1<<Corn, Sugar),
		"keep sugar+corn":             KeepAction(1<<Sugar, Corn),
		"keep +coffee":                KeepAction(0, Coffee),
		"keep corn+sugar+coffee":      KeepAction(1<<Corn|1<<Sugar, Coffee),
		"keep indigo+sugar+corn":      KeepAction(1<<Indigo|1<<Sugar, Corn),
		"keep corn+indigo+sugar+corn": KeepAction(1<<Corn|1<<Indigo|1<<Sugar, Corn), // never legal, but written like this
	} {
		got, err := ParseAction(text)
		if err != nil || got != want {
			t.Errorf("%q is %+v, %v, want %+v", text, got, err, want)
		}
		if want.String() != text {
			t.Errorf("%+v is written %q, want %q", want, want, text)
		}
	}
}

// TestEveryName: every role, tile, building, good and group is read back by its name.
func TestEveryName(t *testing.T) {
	var all []Action
	for r := range Role(Roles) {
		all = append(all, RoleAction(r))
	}
	for k := range Tile(TileKinds) {
		all = append(all, TileAction(k))
	}
	for b := range Building(Buildings) {
		all = append(all, BuildAction(b))
	}
	for g := range Group(Groups) {
		all = append(all, ManAction(g, 1))
	}
	for g := range Good(Goods) {
		all = append(all, ExtraAction(g), SellAction(g), LoadAction(g, 8), WharfAction(g))
		for set := range GoodSet(1 << Goods) {
			all = append(all, KeepAction(set, g))
		}
	}
	seen := map[string]bool{}
	for _, a := range all {
		if got, err := ParseAction(a.String()); err != nil || got != a || seen[a.String()] {
			t.Errorf("%+v is written %q and read as %+v, %v", a, a, got, err)
		}
		seen[a.String()] = true
	}
}

// TestParseActionRefuses: anything else is refused in one sentence.
func TestParseActionRefuses(t *testing.T) {
	for _, text := range []string{
		"", " ", "pass ", " pass", "Pass", "pass corn", "draw corn", "colonist 1", "role", "role ", "role Settler", "role settler mayor",
		"role prospector", "role prospector3", "role none", "tile none", "tile", "tile corn corn", "build", "build none", "build small market",
		"man corn", "man corn 01", "man corn -1", "man corn +1", "man corn 256", "man none 1", "man corn 1 2", "man  corn 1", "extra quarry",
		"sell quarry", "sell", "load corn", "load corn 0", "load corn 04", "load corn Wharf", "load quarry 4", "load corn 4 4", "load corn 999",
		"keep", "keep corn", "keep ", "keep +", "keep corn+", "keep ++corn", "keep sugar+corn+coffee", "keep corn+corn+sugar", "keep corn +sugar",
		"keep quarry+corn", "keep +quarry", "man corn 1\n", "pass\x00", "päss", strings.Repeat("keep corn+", 1000),
	} {
		a, err := ParseAction(text)
		if err == nil {
			t.Errorf("%q is accepted as %q", text, a)
			continue
		}
		if len(err.Error()) > 500 || strings.ContainsAny(err.Error(), "\n\x00") {
			t.Errorf("the error for %.20q is %q", text, err)
		}
	}
}

// FuzzParseAction: a text that is accepted is written back unchanged, and no position breaks by it.
func FuzzParseAction(f *testing.F) {
	for _, text := range []string{"role settler", "pass", "man sugar-mill 2", "keep corn+sugar+coffee", "load coffee wharf", "load corn 7", "tile quarry", "build wharf"} {
		f.Add(text)
	}
	s, err := New(Options{Seats: 3}, nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseAction(text)
		if err != nil {
			return
		}
		if a.String() != text || !a.formed() {
			t.Errorf("%q is read as %+v, which is written %q", text, a, a)
		}
		for p, n := s, 0; n < 40; n++ {
			if err := p.Check(a); err == nil {
				after := p
				if err := after.Apply(a, nil); err != nil {
					t.Errorf("%q: %v", a, err)
				}
			}
			legal := p.Legal(nil)
			if err := p.Apply(legal[n%len(legal)], nil); err != nil {
				t.Fatal(err)
			}
		}
	})
}
