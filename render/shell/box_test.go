package shell_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/ui"
)

// openBox opens the page on which somebody enters what their own copy shows.
func openBox(t testing.TB, s *stage.Stage) stage.Scene {
	t.Helper()
	scene := s.Routes.Box(s, "", "")
	if scene == nil {
		t.Fatal("the page of one's own box does not open")
	}
	return scene
}

// enterSome enters another house and another first wish of the miller, and looks at the quarryman.
func enterSome(r *rig) {
	r.enter("box.card.molinero")
	r.pick("box.house.red")
	r.pick("box.wish.coast")
	r.enter("box.card.cantero")
	r.pick("box.looked")
}

// enter chooses something in the list of what can be entered, which is led to where the list and what is entered take turns.
func (r *rig) enter(id string) {
	r.t.Helper()
	if !r.Has(id) && r.Has("box.board.list") {
		r.pick("box.board.list")
		r.Wait(2)
	}
	r.pick(id)
	r.Wait(2)
}

// own is a box whose values are not those built in.
func own() islas.Box {
	b := islas.NewBox()
	f := b.Face(0)
	f.Priorities[0] = islas.FeaturePriority(islas.Coast)
	return b.Changed(f)
}

// keepBox keeps that box.
func keepBox(t testing.TB, s *stage.Stage) {
	t.Helper()
	b := own()
	if err := s.Store.Write(stage.BoxName(s.Game.Info()), []byte(b.String())); err != nil {
		t.Fatal(err)
	}
}

// keptBox is the box that is kept, with what is wrong with it.
func keptBox(s *stage.Stage) (islas.Box, error) {
	text, err := s.OwnBox()
	if err != nil || text == "" {
		return islas.NewBox(), err
	}
	return islas.ReadBox("kept", text)
}

// reads reports whether a text is drawn, on one line or on several that were parted between words.
func (r *rig) reads(text string) bool {
	var all []string
	for drawn := range r.UI.DrawnTexts {
		all = append(all, drawn)
	}
	return strings.Contains(strings.Join(all, " "), text)
}

// TestBoxIsEntered: from the settings a page opens on which houses and wishes of cards and powers of deeds are clicked; each change is kept
// at once, can be undone, and is told of in the list; sums that are unusual are told of.
func TestBoxIsEntered(t *testing.T) {
	const lang = "de"
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Title(s), full)
	r.Click("settings")
	r.Wait(3)
	r.pick("box")
	r.Wait(3)
	if r.Widget("box.undo").Enabled || !r.reads(r.T("box.count", "n", 0, "all", 24)) {
		t.Fatal("something has been entered already")
	}
	enterSome(r)
	r.Wait(2)
	b, err := keptBox(s)
	if f := b.Face(0); err != nil || f.Colour != islas.Red || f.Priorities[0] != islas.FeaturePriority(islas.Coast) || !b.Cards[0] || !b.Cards[1] || b.Cards[2] {
		t.Errorf("%s: kept is %v, %v, %v", lang, f, b.Cards, err)
	}
	if !r.reads(r.T("box.count", "n", 2, "all", 24)) || !r.reads(r.T("box.odd.house", "name", r.T("colour.red"), "n", 4)) || !r.reads(r.T("box.odd.wish", "name", r.T("feature.coast"), "n", 7)) {
		t.Errorf("%s: the page does not tell what was looked up, or which sums are unusual", lang)
	}
	for id, want := range map[string]string{"molinero": "differs", "cantero": "printed", "labrador": "reconstruction"} {
		if got := r.Widget("box.card." + id).Value; !strings.HasPrefix(got, r.T("box.state."+want)) {
			t.Errorf("%s: the card %s is told as %q", lang, id, got)
		}
	}
	r.pick("box.deed.red")
	r.pick("box.power.ties")
	r.Wait(2)
	if b, _ := keptBox(s); b.Power(islas.Red) != islas.Ties || b.Power(islas.Orange) != islas.Shield || !b.Privileges[islas.Red] || b.Privileges[islas.Orange] {
		t.Errorf("%s: red has %v, orange %v", lang, b.Power(islas.Red), b.Power(islas.Orange))
	}
	for range 4 {
		r.Key(ui.KeyU)
		r.Wait(2)
	}
	if text, err := s.OwnBox(); err != nil || text != "" || r.Widget("box.undo").Enabled {
		t.Errorf("%s: all undone there is still a box: %v\n%s", lang, err, text)
	}
	if told := r.Notices(); len(told) > 0 {
		t.Errorf("%s: %q", lang, told)
	}
}

// TestBoxIsPlayed: a game is set up with the values that somebody has entered, or with those built in, as is chosen; without a box nothing is
// to be chosen, nor in a game that has none.
func TestBoxIsPlayed(t *testing.T) {
	values := func(box bool, choose int) string {
		s := newStage(t, "en")
		if box {
			keepBox(t, s)
		}
		r := open(t, s, s.Routes.NewGame(s), full)
		if r.Has("box/1") != box {
			t.Errorf("with a box %v: something can be chosen: %v", box, r.Has("box/1"))
		}
		if choose >= 0 {
			r.option("box", choose)
		}
		r.pick("random")
		r.pick("start")
		at, ok := s.Top().(*stand)
		if !ok {
			t.Fatalf("no game began, but %T", s.Top())
		}
		return at.match.(*engine.Match).Setup().Box
	}
	b := own()
	for _, c := range []struct {
		box    bool
		choose int
		want   string
	}{{false, -1, ""}, {true, -1, b.Data.String()}, {true, 0, ""}, {true, 1, b.Data.String()}} {
		if got := values(c.box, c.choose); got != c.want {
			t.Errorf("%+v: played with\n%s", c, got)
		}
	}
	h := newHouse(t, "en", full)
	chooseToy(h)
	h.Click("new")
	h.Wait(5)
	if h.Has("box/1") {
		t.Error("the toy is played with values of a box")
	}
	h.Click("back")
	h.Wait(3)
	h.Click("settings")
	h.Wait(3)
	if h.Has("box") || h.Stage.Routes.Box(h.Stage, "", "") != nil {
		t.Error("the toy offers to enter a box")
	}
	if h.Wait(3); !slices.Contains(h.Notices(), h.T("box.none")) {
		t.Errorf("told is %q", h.Notices())
	}
}

// TestBoxUnreadable: a box that cannot be read is told of in one sentence where a game is set up, not in the chronicle; it is kept beside, and games
// go on with what is built in.
func TestBoxUnreadable(t *testing.T) {
	s := newStage(t, "en")
	name := stage.BoxName(s.Game.Info())
	if err := s.Store.Write(name, []byte("id,spanish\n")); err != nil {
		t.Fatal(err)
	}
	if told := open(t, s, s.Routes.Chronicle(s), full).Notices(); len(told) > 0 {
		t.Errorf("the chronicle says %q", told)
	}
	r := open(t, s, s.Routes.NewGame(s), full)
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], "the privileges are missing") || r.Has("box/1") {
		t.Errorf("told is %q", told)
	}
	s.Push(openBox(t, s))
	r.Wait(3)
	names, err := s.Store.List()
	if err != nil || slices.Contains(names, name) || !slices.Contains(names, name+".damaged-1") {
		t.Errorf("the store has %v, %v", names, err)
	}
}

// TestBoxIsShared: the box is written to a file of its own, and all goes back to what is built in only after a question.
func TestBoxIsShared(t *testing.T) {
	s := newStage(t, "en")
	keepBox(t, s)
	r := open(t, s, openBox(t, s), harness.Window{W: 900, H: 450, Percent: 100})
	r.Click("box.share")
	r.Wait(3)
	data, err := s.Store.Read("islas-box-1.csv")
	if b := own(); err != nil || string(data) != b.String() {
		t.Errorf("shared is %q, %v", data, err)
	}
	r.Click("box.reset")
	r.Wait(3)
	r.Click("box.all.no")
	r.Wait(3)
	if text, _ := s.OwnBox(); text == "" {
		t.Error("the box is gone without a yes")
	}
	r.Click("box.reset")
	r.Wait(3)
	r.Click("box.all.yes")
	r.Wait(3)
	if text, _ := s.OwnBox(); text != "" {
		t.Error("the box is still there")
	}
	r.Click("box.undo")
	r.Wait(3)
	if b, err := keptBox(s); err != nil || b != own() {
		t.Errorf("undone kept is %v, %v", b, err)
	}
}
