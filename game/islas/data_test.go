package islas

import (
	"testing"
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
