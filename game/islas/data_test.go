package islas

import (
	"slices"
	"strings"
	"testing"

	assets "islas/assets/islas"
	"islas/game"
)

// TestCards: the cards are those of cards.csv, some of which are checked by hand, and their names lead back to them.
func TestCards(t *testing.T) {
	total := 0
	for c := range Card(Faces) {
		total += c.Copies()
		if got, ok := CardByID(c.ID()); !ok || got != c || c.String() != c.ID() {
			t.Errorf("%q leads to %d, want %d", c.ID(), got, c)
		}
		if c.Settler() == c.Pirate() || !c.Valid() {
			t.Errorf("%v must be either a settler or a pirate", c)
		}
	}
	if total != 60 || DeckSize != 60 {
		t.Errorf("%d cards, want 60", total)
	}
	reaper, _ := CardByID("segador")
	want := [4]Priority{FeaturePriority(Farmland), ColourPriority(Green), ColourPriority(Beige), FeaturePriority(Village)}
	if builtIn.Colour(reaper) != Red || builtIn.Priorities(reaper) != want || reaper.Spanish() != "Segador" || reaper.Copies() != 3 {
		t.Errorf("the reaper is %v %v %v", builtIn.Colour(reaper), builtIn.Priorities(reaper), reaper.Spanish())
	}
	for c := range Colour(Colours) {
		p := PirateOf(c)
		if !p.Pirate() || builtIn.Colour(p) != c || p.ID() != "pirate-"+c.String() || p.Copies() != 1 || p.Spanish() != "" || builtIn.Priorities(p) != [4]Priority{} {
			t.Errorf("the pirate of %v is %v", c, p)
		}
	}
	if NoCard.Valid() || builtIn.Colour(NoCard) != NoColour || NoCard.Copies() != 0 || NoCard.ID() != "none" || PirateOf(NoColour) != NoCard {
		t.Error("NoCard is something")
	}
	if _, ok := CardByID("none"); ok {
		t.Error("there is a card called none")
	}
}

// TestNames: every name leads back to what it names.
func TestNames(t *testing.T) {
	for c := range Colour(Colours) {
		if got, ok := ColourByName(c.String()); !ok || got != c {
			t.Errorf("%v leads to %v", c, got)
		}
		if p := ColourPriority(c); !p.IsColour() || p.Colour() != c || p.String() != c.String() {
			t.Errorf("%v as a priority is %v", c, p)
		}
		if builtIn.Holder(builtIn.Power(c)) != c {
			t.Errorf("the power of %v is that of %v", c, builtIn.Holder(builtIn.Power(c)))
		}
	}
	for f := range Feature(Features) {
		if p := FeaturePriority(f); p.IsColour() || p.Feature() != f || p.Colour() != NoColour || p.String() != f.String() {
			t.Errorf("%v as a priority is %v", f, p)
		}
	}
	seen := map[string]bool{}
	for r := range Reason(Reasons) {
		if name := r.String(); name == "" || seen[name] {
			t.Errorf("reason %d is called %q", r, name)
		}
		seen[r.String()] = true
	}
	if _, ok := ColourByName("none"); ok {
		t.Error("there is a colour called none")
	}
}

// TestPrivilegesAsReconstructed: the embedded mapping is that of the rules, section 10.
func TestPrivilegesAsReconstructed(t *testing.T) {
	want := [Colours]Power{Orange: Ties, Brown: Draw, Green: Mixed, Blue: Anywhere, Beige: Extra, Red: Shield}
	for c, p := range want {
		if got := builtIn.Power(Colour(c)); got != p {
			t.Errorf("%v has %v, want %v", Colour(c), got, p)
		}
	}
}

// TestBrokenData: each kind of damage to the data is found.
func TestBrokenData(t *testing.T) {
	for name, damage := range map[string][2]string{
		"a colour":     {",orange,river", ",orang,river"},
		"a priority":   {"river,beige", "sea,beige"},
		"a number":     {"brown,3\ncantero", "brown,2\ncantero"},
		"an id twice":  {"cantero,", "molinero,"},
		"an empty id":  {"\ncantero,", "\n,"},
		"a lost row":   {"molinero,Molinero,orange,river,beige,farmland,brown,3\n", ""},
		"a lost field": {"orange,river,", "river,"},
	} {
		data := strings.Replace(assets.Cards, damage[0], damage[1], 1)
		if data == assets.Cards {
			t.Fatalf("%s: nothing was damaged", name)
		}
		if _, _, err := readData(data, assets.Privileges); err == nil {
			t.Errorf("cards.csv with %s wrong is accepted", name)
		}
	}
	for name, damage := range map[string][2]string{
		"a colour":       {"orange", "violet"},
		"a colour twice": {"orange", "brown"},
		"a power":        {"ties", "tie"},
		"a power twice":  {"ties", "draw"},
		"a lost row":     {"red,shield\n", ""},
		"a third column": {"red,shield", "red,shield,x"},
	} {
		data := strings.Replace(assets.Privileges, damage[0], damage[1], 1)
		if data == assets.Privileges {
			t.Fatalf("%s: nothing was damaged", name)
		}
		if _, _, err := readData(assets.Cards, data); err == nil {
			t.Errorf("privileges.csv with %s wrong is accepted", name)
		}
	}
}

// TestPlotSet: sets behave as sets.
func TestPlotSet(t *testing.T) {
	s := PlotsOf(5, 2, NoPlot)
	if !s.Has(2) || !s.Has(5) || s.Has(3) || s.Has(NoPlot) || s.Count() != 2 || s.First() != 2 || s.String() != "2+5" {
		t.Errorf("2 and 5 are %v", s)
	}
	if s.Remove(2) != PlotsOf(5) || s.Remove(NoPlot) != s || PlotSet(0).First() != NoPlot || PlotSet(0).String() != "none" {
		t.Error("removing or the empty set is wrong")
	}
	var list []Plot
	for p := range AllPlots.All() {
		if p == 3 {
			break
		}
		list = append(list, p)
	}
	if len(list) != 3 || list[2] != 2 {
		t.Errorf("all plots begin with %v", list)
	}
}

// TestSeatAndColourSets: the other sets behave as sets, too.
func TestSeatAndColourSets(t *testing.T) {
	seats := game.SeatSet(0).Add(4).Add(1)
	var gotSeats []game.Seat
	for seat := range seats.All() {
		gotSeats = append(gotSeats, seat)
	}
	if !slices.Equal(gotSeats, []game.Seat{1, 4}) || seats.First() != 1 || seats.Count() != 2 || seats.Has(game.NoSeat) || seats.Remove(1).Has(1) || game.SeatSet(0).First() != game.NoSeat {
		t.Errorf("1 and 4 are %v", gotSeats)
	}
	colours := ColourSet(1<<Blue | 1<<Brown)
	var gotColours []Colour
	for c := range colours.All() {
		gotColours = append(gotColours, c)
	}
	if !slices.Equal(gotColours, []Colour{Brown, Blue}) || colours.First() != Brown || colours.Count() != 2 || colours.Has(NoColour) || ColourSet(0).First() != NoColour {
		t.Errorf("brown and blue are %v", gotColours)
	}
	for range seats.All() {
		break
	}
	for range colours.All() {
		break
	}
}
