package shell_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/theme"
)

// odd are names as somebody may type, paste or send them, and what of them the fonts can draw: nothing where the usual name is
// to take their place.
var odd = []struct{ what, name, want string }{
	{"emoji", "Zoë 🏝️", "Zoë"},
	{"emoji alone", "👨‍👩‍👧🇪🇸", ""},
	{"emoji with a shade", "👍🏽 Pia", "Pia"},
	{"a keycap", "1️⃣ Ana", "1 Ana"},
	{"accents that follow", "Jose\u0301 Nun\u0303ez", "José Nuñez"},
	{"accents upon accents", "Z\u0300\u0301\u0302\u0489algo", "Źalgo"},
	{"Chinese", "李小龍", ""},
	{"Japanese and Latin", "さくら Mori", "Mori"},
	{"Hebrew", "שרה", ""},
	{"Arabic, turned", "\u202eليلى\u202c Ben", "Ben"},
	{"joiners of no width", "A\u200dn\u200ca\u2060\ufeff", "Ana"},
	{"private signs", "Mo\ue000na\U000f0000", "Mona"},
	{"letters of the neighbours", "Łukasz Čapek-Őry", "Łukasz Čapek-Őry"},
}

// readable fails for every text that is drawn with a box in place of a letter.
func (r *rig) readable() {
	r.t.Helper()
	for text := range r.UI.DrawnTexts {
		for _, style := range theme.Styles() {
			if _, boxes := r.Stage.Theme.Shown(style, text); len(boxes) > 0 {
				r.t.Errorf("%q is drawn with %d boxes", text, len(boxes))
				break
			}
		}
	}
}

// Names lose what the fonts cannot draw while they are typed; of whom nothing is left has the usual name.
func TestTypedNamesCanBeDrawn(t *testing.T) {
	for _, c := range odd {
		t.Run(c.what, func(t *testing.T) {
			r := openNew(t, "en", full, 1)
			r.Watch = r.readable
			r.write("seat.1.name", c.name)
			if got := match.CleanName(r.name(0)); got != c.want {
				t.Errorf("the field shows %q, want %q", got, c.want)
			}
			r.pick("random")
			r.pick("start")
			want := c.want
			if want == "" {
				want = r.T("new.name.1")
			}
			if got := r.begun().Seats[0].Name; got != want {
				t.Errorf("%q became %q, want %q", c.name, got, want)
			}
		})
	}
}

// Names that were kept, in a game that is saved or in the last set-up, lose the same, and stay different from each other.
func TestKeptNamesCanBeDrawn(t *testing.T) {
	for _, c := range odd {
		t.Run(c.what, func(t *testing.T) {
			s := newStage(t, "de")
			setup := someSetup(3)
			setup.Seats[0].Name, setup.Seats[1].Name, setup.Seats[2].Name = c.name, c.name, "Nayra"
			m, err := s.Game.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s.Keep(m)
			r := open(t, s, s.Routes.Title(s), full)
			r.Watch = r.readable
			r.Wait(5)
			r.readable()
			r.Click("continue")
			seats := s.Top().(*stand).match.Setup().Seats
			want := c.want
			if want == "" {
				want = r.T("new.name.1")
			}
			if seats[0].Name != want || seats[2].Name != "Nayra" {
				t.Errorf("%q became %q, want %q; %q stays", c.name, seats[0].Name, want, seats[2].Name)
			}
			names := []string{seats[0].Name, seats[1].Name, seats[2].Name}
			if slices.Sort(names); len(slices.Compact(names)) < 3 || slices.Contains(names, "") {
				t.Errorf("the players are %v", names)
			}
			if c.want == "" && !s.Game.Cast().Has(seats[1].Name) {
				t.Errorf("a computer without a name is %q", seats[1].Name)
			}
		})
	}
}

// The last set-up is offered without what cannot be drawn.
func TestNamesOfTheLastSetUpCanBeDrawn(t *testing.T) {
	s := newStage(t, "en")
	data := `{"version":2,"count":2,"start":0,"values":{"draw_privilege":4,"goal":19},"seats":[
		{"name":"Zoë 🏝 李","control":"human","board":""},{"name":"🏝","control":"human","board":""}]}`
	if err := s.Store.(*store.Memory).Write("setup-islas.json", []byte(data)); err != nil {
		t.Fatal(err)
	}
	r := open(t, s, s.Routes.NewGame(s), full)
	r.readable()
	if r.name(0) != "Zoë" || r.name(1) != r.T(stage.PlaceName(game.Seat(1))) {
		t.Errorf("offered are %q and %q", r.name(0), r.name(1))
	}
}
