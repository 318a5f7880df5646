package islas

import (
	"strings"
	"testing"
)

// ownEdition returns an edition with two cards and two privileges that show other values than the reconstruction's.
func ownEdition(t testing.TB) Edition {
	t.Helper()
	miller, _ := CardByID("molinero")
	reaper, _ := CardByID("segador")
	b := NewEdition()
	f := b.Face(miller)
	f.Colour, f.Priorities[0] = Red, FeaturePriority(Coast)
	b = b.Changed(f)
	f = b.Face(reaper)
	f.Colour, f.Priorities[0] = Orange, f.Priorities[3]
	return b.Changed(f).Granted(Orange, Shield)
}

// TestEditionChanged: entered values are in the edition as entered, and only they count as read off the printed game. A wish that
// the card has already and a power that another colour has change places.
func TestEditionChanged(t *testing.T) {
	b := ownEdition(t)
	reaper, _ := CardByID("segador")
	want := [Wishes]Priority{FeaturePriority(Village), ColourPriority(Green), ColourPriority(Beige), FeaturePriority(Farmland)}
	if got := b.Face(reaper); got.Colour != Orange || got.Priorities != want {
		t.Errorf("the reaper shows %v %v", got.Colour, got.Priorities)
	}
	if b.Power(Orange) != Shield || b.Power(Red) != Ties || b.Holder(Ties) != Red || b.Holder(Shield) != Orange {
		t.Errorf("orange has %v, red %v", b.Power(Orange), b.Power(Red))
	}
	looked := 0
	for c, yes := range b.Cards {
		if yes {
			looked++
		}
		if yes != (*builtIn.face(Card(c)) != *b.face(Card(c))) {
			t.Errorf("%v: read off the printed card: %v", Card(c), yes)
		}
	}
	if looked != 2 || !b.Privileges[Orange] || b.Privileges[Red] {
		t.Errorf("read off the printed game: %v, %v", b.Cards, b.Privileges)
	}
	colours, wishes := b.Sums()
	if colours[Orange] != UsualOfColour || colours[Red] != UsualOfColour || wishes[FeaturePriority(Coast)] != UsualOfWish+1 || wishes[FeaturePriority(River)] != UsualOfWish-1 {
		t.Errorf("sums %v, %v", colours, wishes)
	}
}

// face returns a card's face, to be compared.
func (d *Data) face(c Card) *Face { f := d.Face(c); return &f }

// TestEditionText: reading an edition's text gives it back; so does that of its values alone, and of the two data files, whatever
// the order of their rows and their line ends.
func TestEditionText(t *testing.T) {
	b := ownEdition(t)
	if got, err := ReadEdition("x", b.String()); err != nil || got != b {
		t.Errorf("%v\n%v\nwant %v", err, got, b)
	}
	got, err := ReadEdition("x", strings.ReplaceAll("\ufeff"+b.Data.String(), "\n", "\r\n"))
	if err != nil || got.Data != b.Data || !got.Cards[0] || !got.Privileges[Red] {
		t.Errorf("the values alone: %v, %v", err, got)
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	lines[1], lines[18], lines[21], lines[26] = lines[18], lines[1], lines[26], lines[21]
	if got, err := ReadEdition("x", strings.Join(lines, "\n")); err != nil || got != b {
		t.Errorf("in another order: %v\n%v", err, got)
	}
	if first := NewEdition(); first.Data != builtIn || first.Cards != ([Occupations]bool{}) {
		t.Error("a new edition is not the reconstruction")
	}
}

// TestEditionFaults: the error of an edition is one sentence with its line.
func TestEditionFaults(t *testing.T) {
	b := NewEdition()
	for _, c := range []struct{ old, new, want string }{
		{"molinero,Molinero,orange", "molinero,Molinero,orang", `my.csv: line 2: colour must be "orange" or `},
		{"molinero,", "miller,", `my.csv: line 2: id must be one of the occupations, not "miller"`},
		{"molinero,", "pirate-red,", `my.csv: line 2: id must be one of the occupations, not "pirate-red"`},
		{"cantero,", "molinero,", `my.csv: line 3: id must be an occupation that has no other row, not "molinero"`},
		{"river,beige,farmland,brown", "river,beige,river,brown", `my.csv: line 2: priority3 must be another than those before it, not "river"`},
		{"brown,3,reconstruction", "brown,2,reconstruction", `my.csv: line 2: copies must be 3, not "2"`},
		{"brown,3,reconstruction", "brown,3,guess", `my.csv: line 2: source must be "reconstruction" or "printed", not "guess"`},
		{"orange,ties,reconstruction", "orange,ties,", `my.csv: line 22: source must be "reconstruction" or "printed", not ""`},
		{"brown,draw", "brown,ties", `my.csv: line 23: id must be a power that has no other row, not "ties"`},
		{"red,shield,reconstruction\n", "", `my.csv: there must be 6 rows below the header, not 5`},
		{"\ncolour,id", "\ncolor,id", `my.csv: the privileges are missing: below the cards there must be colour,id and a row for each colour`},
		{"id,spanish", "id,name", `my.csv: line 1: the header must be id,spanish,`},
	} {
		text := strings.Replace(b.String(), c.old, c.new, 1)
		if text == b.String() {
			t.Fatalf("%q is not in the box", c.old)
		}
		if _, err := ReadEdition("my.csv", text); err == nil || !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v\nwant %s", err, c.want)
		}
	}
}

// TestGamesWithAnEdition: games follow the values of an edition: the plain reading of the rules, which looks at the faces of the
// cards, agrees in every position, and positions and their fingerprints differ from those with the values built in.
func TestGamesWithAnEdition(t *testing.T) {
	b := ownEdition(t)
	w := watcher{TB: t}
	differ := 0
	for seed := range uint64(24) {
		o := options(2+int(seed%4), DefaultDrawPrivilege, seed)
		was := begin(t, o)
		o.Data = b.Data
		is := begin(t, o)
		if *is.Data() != b.Data || is.Digest() == was.Digest() {
			t.Fatal("the game does not have the values of the edition")
		}
		if v := is.View(0).State(); *v.Data() != b.Data {
			t.Fatal("what a seat may know has other values")
		}
		for c := range Card(Occupations) {
			if is.Compare(c) != was.Compare(c) {
				differ++
			}
		}
		w.pick, w.style = picker(seed), style(seed%uint64(styles))
		w.play(o)
	}
	if differ == 0 {
		t.Error("no settler ever counts anything else")
	}
}

// FuzzReadEdition: an edition that can be read is written and read again as the same.
func FuzzReadEdition(f *testing.F) {
	b := NewEdition()
	f.Add(b.String())
	f.Add(b.Data.String())
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ReadEdition("x", text)
		if err != nil {
			return
		}
		if again, err := ReadEdition("x", b.String()); err != nil || again != b {
			t.Errorf("%v: %v becomes %v", err, b, again)
		}
	})
}
