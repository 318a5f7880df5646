package shell_test

import (
	"testing"
	"time"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/ui"
)

// ownSetup is a match of two people with the values of a box in which orange and red have changed their privileges, too.
func ownSetup() match.Setup {
	setup := someSetup(2)
	b := own().Granted(islas.Orange, islas.Shield)
	setup.Box = b.Data.String()
	return setup
}

// TestRulesShowWhatIsPlayed: over a game with values of somebody's own the rule book shows these, and elsewhere those built in.
func TestRulesShowWhatIsPlayed(t *testing.T) {
	shields := func(s *stage.Stage, r *rig, colour islas.Colour) bool {
		return r.reads(r.T("rules.privileges.name", "colour", r.T("colour."+colour.String()), "name", r.T("power.shield")))
	}
	for _, c := range []struct {
		box  bool
		want islas.Colour
	}{{false, islas.BuiltIn().Holder(islas.Shield)}, {true, islas.Orange}} {
		s := harness.NewStage(t, "en", newStage(t, "en").Games...)
		setup := ownSetup()
		if !c.box {
			setup.Box = ""
		}
		m, _, err := match.New(engine.Engine{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		r := open(t, s, s.Routes.Table(s, m, false), full)
		s.Push(s.Routes.Rules(s))
		r.Wait(3)
		r.write("search", r.T("power.shield"))
		r.Key(ui.KeyEnter)
		for _, id := range r.headings() {
			r.Click("heading." + id)
			r.Wait(3)
			if r.reads(r.T("power.shield.text")) {
				break
			}
		}
		if !shields(s, r, c.want) || shields(s, r, islas.Red) != (c.want == islas.Red) {
			t.Errorf("own values %v: the rule book shows another holder of the shield than %v", c.box, c.want)
		}
	}
}

// TestCodeLeavesTheBoxAlone: a game of a code has the values built in; the choice says why nothing else can be chosen, and what was chosen
// before is there again for the next game.
func TestCodeLeavesTheBoxAlone(t *testing.T) {
	s := newStage(t, "en")
	keepBox(t, s)
	m, _, err := match.New(engine.Engine{}, someSetup(2))
	if err != nil {
		t.Fatal(err)
	}
	code, ok := s.Code(m)
	if !ok {
		t.Fatal("there is no code")
	}
	r := open(t, s, s.Routes.NewGame(s), full)
	r.Click("code")
	r.Write("code.field", code)
	r.Click("code.take")
	r.Wait(3)
	if w := r.Widget("box/1"); w.Enabled || w.Why != r.T("code.built-in") || r.value("box") != r.T("option.box.1") {
		t.Errorf("with a code the values are %q, %+v", r.value("box"), w)
	}
	r.pick("start")
	if at, ok := s.Top().(*stand); !ok || at.match.Setup().Box != "" {
		t.Fatalf("the game of the code is not begun with the values built in, but %T", s.Top())
	}
	s.Go(s.Routes.NewGame(s))
	r.Wait(3)
	if got := r.value("box"); got != r.T("option.box.2") || !r.Widget("box/0").Enabled {
		t.Errorf("in the next game the values are %q", got)
	}
}

// TestOwnValuesAreTold: in the list of games, at its result and in its menu a game says that it is played with values of somebody's own; a
// game with those built in says nothing of it.
func TestOwnValuesAreTold(t *testing.T) {
	const lang = "de"
	for _, own := range []bool{true, false} {
		setup := ownSetup()
		if !own {
			setup.Box = ""
		}
		s := harness.NewStage(t, lang, newStage(t, lang).Games...)
		m, _, err := match.New(engine.Engine{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		s.Adopt(m)
		r := open(t, s, s.Routes.Games(s), full)
		r.Rest()
		if r.reads(r.T("games.own", "round", r.T("games.round", "round", 1))) != own {
			t.Errorf("%s: the list of games tells of own values: %v", lang, !own)
		}
		s.Go(s.Routes.Table(s, m, false))
		r.Wait(3)
		r.Click("menu")
		r.Wait(3)
		if r.Shows(r.T("box.played")) != own { // in one line
			t.Errorf("%s: the menu tells of own values: %v", lang, !own)
		}
		s.Go(s.Routes.Result(s, played(t, setup)))
		r.Pass(time.Minute)
		r.Wait(3)
		if r.Shows(r.T("box.played")) != own { // in one line
			t.Errorf("%s: the result tells of own values: %v", lang, !own)
		}
	}
}
