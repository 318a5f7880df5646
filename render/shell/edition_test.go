package shell_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// openEdition opens the page of the custom edition.
func openEdition(t testing.TB, s *stage.Stage) stage.Scene {
	t.Helper()
	scene := s.Routes.Edition(s, "", "")
	if scene == nil {
		t.Fatal("the page of one's own edition does not open")
	}
	return scene
}

// enterSome enters another house and another first priority of the miller, and marks the quarryman as looked at.
func enterSome(r *rig) {
	r.enter("edition.card.molinero")
	r.Pick("edition.house.red")
	r.Pick("edition.wish.coast")
	r.enter("edition.card.cantero")
	r.Pick("edition.looked")
}

// enter chooses an item in the list, which it opens where list and entry take turns.
func (r *rig) enter(id string) {
	r.t.Helper()
	if !r.Has(id) && r.Has("edition.board.list") {
		r.Pick("edition.board.list")
	}
	r.Pick(id)
}

// own returns a custom edition whose values are not the built-in ones.
func own() islas.Edition {
	b := islas.NewEdition()
	f := b.Face(0)
	f.Priorities[0] = islas.FeaturePriority(islas.Coast)
	return b.Changed(f)
}

// keepEdition saves that custom edition.
func keepEdition(t testing.TB, s *stage.Stage) {
	t.Helper()
	b := own()
	must.OK(t, s.Store.Write(stage.EditionName(s.Game.Info()), []byte(b.String())))
}

// keptEdition returns the stored custom edition, with its error.
func keptEdition(s *stage.Stage) (islas.Edition, error) {
	text, err := s.Editions.Own()
	if err != nil || text == "" {
		return islas.NewEdition(), err
	}
	return islas.ReadEdition("kept", text)
}

// TestEditionIsEntered: a page opened from the settings takes houses and priorities of cards and powers of deeds by clicks; each change is
// saved at once, can be undone, and is shown in the list; unusual sums are shown.
func TestEditionIsEntered(t *testing.T) {
	const lang = "de"
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Title(s), full)
	r.Click("settings")
	r.Pick("box")
	if r.Widget("edition.undo").Enabled || !r.Reads(r.T("edition.count", "n", 0, "all", 24)) {
		t.Fatal("something has been entered already")
	}
	enterSome(r)
	r.Wait(2)
	b, err := keptEdition(s)
	if f := b.Face(0); err != nil || f.Colour != islas.Red || f.Priorities[0] != islas.FeaturePriority(islas.Coast) || !b.Cards[0] || !b.Cards[1] || b.Cards[2] {
		t.Errorf("%s: kept is %v, %v, %v", lang, f, b.Cards, err)
	}
	if !r.Reads(r.T("edition.count", "n", 2, "all", 24)) || !r.Reads(r.T("edition.odd.house", "name", r.T("colour.red"), "n", 4)) || !r.Reads(r.T("edition.odd.wish", "name", r.T("feature.coast"), "n", 7)) {
		t.Errorf("%s: the page does not tell what was looked up, or which sums are unusual", lang)
	}
	for id, want := range map[string]string{"molinero": "differs", "cantero": "printed", "labrador": "reconstruction"} {
		if got := r.Widget("edition.card." + id).Value; !strings.HasPrefix(got, r.T("edition.state."+want)) {
			t.Errorf("%s: the card %s is told as %q", lang, id, got)
		}
	}
	r.Pick("edition.next")
	if value := r.Widget("edition.card.labrador").Value; !strings.HasSuffix(value, r.T("edition.chosen")) {
		t.Errorf("%s: next in turn is not the card %q", lang, value)
	}
	r.Pick("edition.deed.red")
	r.Pick("edition.power.ties")
	if b, _ := keptEdition(s); b.Power(islas.Red) != islas.Ties || b.Power(islas.Orange) != islas.Shield || !b.Privileges[islas.Red] || b.Privileges[islas.Orange] {
		t.Errorf("%s: red has %v, orange %v", lang, b.Power(islas.Red), b.Power(islas.Orange))
	}
	for range 4 {
		r.Key(ui.KeyU)
	}
	if text, err := s.Editions.Own(); err != nil || text != "" || r.Widget("edition.undo").Enabled {
		t.Errorf("%s: all undone there is still an edition: %v\n%s", lang, err, text)
	}
	if told := r.Notices(); len(told) > 0 {
		t.Errorf("%s: %q", lang, told)
	}
}

// TestEditionIsPlayed: a game is set up with the values of a custom edition, or with the built-in ones, as chosen; there is no choice
// without a custom edition, or in a game that has none.
func TestEditionIsPlayed(t *testing.T) {
	values := func(edition bool, choose int) string {
		s := newStage(t, "en")
		if edition {
			keepEdition(t, s)
		}
		r := open(t, s, s.Routes.NewGame(s), full)
		if r.Has("box/1") != edition {
			t.Errorf("with an edition %v: something can be chosen: %v", edition, r.Has("box/1"))
		}
		if choose >= 0 {
			r.option("box", choose)
		}
		r.Pick("random")
		r.Pick("start")
		at, ok := s.Top().(*stand)
		if !ok {
			t.Fatalf("no game began, but %T", s.Top())
		}
		return at.match.(*engine.Match).Setup().Edition
	}
	b := own()
	for _, c := range []struct {
		edition bool
		choose  int
		want    string
	}{{false, -1, ""}, {true, -1, b.Data.String()}, {true, 0, ""}, {true, 1, b.Data.String()}} {
		if got := values(c.edition, c.choose); got != c.want {
			t.Errorf("%+v: played with\n%s", c, got)
		}
	}
	h := newHouse(t, "en", full)
	chooseModel(h)
	h.Click("new")
	if h.Has("box/1") {
		t.Error("the model game is played with values of an edition")
	}
	h.Click("back")
	h.Click("settings")
	if h.Has("box") || h.Stage.Routes.Edition(h.Stage, "", "") != nil {
		t.Error("the model game offers to enter an edition")
	}
	if h.Wait(3); !slices.Contains(h.Notices(), h.T("edition.none")) {
		t.Errorf("told is %q", h.Notices())
	}
}

// TestEditionUnreadable: a custom edition that cannot be read is reported where a game is set up, not in the chronicle; it is moved aside,
// and games use the built-in values.
func TestEditionUnreadable(t *testing.T) {
	s := newStage(t, "en")
	name := stage.EditionName(s.Game.Info())
	must.OK(t, s.Store.Write(name, []byte("id,spanish\n")))
	if told := open(t, s, s.Routes.Chronicle(s), full).Notices(); len(told) > 0 {
		t.Errorf("the chronicle says %q", told)
	}
	r := open(t, s, s.Routes.NewGame(s), full)
	if told := r.Notices(); len(told) != 1 || !strings.Contains(told[0], "the privileges are missing") || r.Has("box/1") {
		t.Errorf("told is %q", told)
	}
	s.Push(openEdition(t, s))
	r.Wait(3)
	names, err := s.Store.List()
	if err != nil || slices.Contains(names, name) || !slices.Contains(names, name+".damaged-1") {
		t.Errorf("the store has %v, %v", names, err)
	}
}

// TestEditionIsShared: the custom edition is written to a file of its own, and everything is reset to the built-in values only after a
// question.
func TestEditionIsShared(t *testing.T) {
	s := newStage(t, "en")
	keepEdition(t, s)
	r := open(t, s, openEdition(t, s), harness.Window{W: 900, H: 450, Percent: 100})
	r.Click("edition.share")
	data, err := s.Store.Read("islas-box-1.csv")
	if b := own(); err != nil || string(data) != b.String() {
		t.Errorf("shared is %q, %v", data, err)
	}
	r.Click("edition.reset")
	r.Click("edition.all.no")
	if text, _ := s.Editions.Own(); text == "" {
		t.Error("the edition is gone without a yes")
	}
	r.Click("edition.reset")
	r.Click("edition.all.yes")
	if text, _ := s.Editions.Own(); text != "" {
		t.Error("the edition is still there")
	}
	r.Click("edition.undo")
	if b, err := keptEdition(s); err != nil || b != own() {
		t.Errorf("undone kept is %v, %v", b, err)
	}
}

// TestEditionFromAFile: the file of another player's custom edition is loaded into the page, or into the open one; one step undoes that, and
// the old entries stay as a file. A file that cannot be read is reported, and changes nothing.
func TestEditionFromAFile(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), full)
	show := func(file string) {
		s.Show("theirs.csv", []byte(file))
		r.Wait(3)
	}
	kept := func(when, want string) {
		t.Helper()
		if text, err := s.Editions.Own(); err != nil || text != want {
			t.Errorf("%s kept is %v\n%s\nnot\n%s", when, err, text, want)
		}
	}
	show(theirs())
	if kept("from the title", theirs()); !r.Has("edition.card.molinero") {
		t.Errorf("the file leads to %T", s.Top())
	}
	r.Click("edition.undo")
	kept("undone", "")
	r.Pick("edition.house.red")
	entered, _ := s.Editions.Own()
	show(theirs())
	kept("on the page", theirs())
	if data, err := s.Store.Read("islas-box-1.csv"); err != nil || string(data) != entered {
		t.Errorf("what was entered before is %q, %v", data, err)
	}
	said := len(r.Notices())
	show(strings.ReplaceAll(theirs(), "printed", "broken"))
	if told := r.Notices()[said:]; len(told) != 1 || !strings.Contains(told[0], "theirs.csv: line ") {
		t.Errorf("told is %q", told)
	}
	kept("after a broken file", theirs())
	for _, want := range []string{entered, ""} {
		r.Click("edition.undo")
		kept("undone again", want)
	}
	r.Click("back")
	if !r.Has("settings") {
		t.Errorf("back leads to %T", s.Top())
	}
}

// On telephones the faults of a board are reached by scrolling down.
func TestEditionFlows(t *testing.T) {
	for i, w := range endingWindows()[:2] {
		s := newStage(t, []string{"de", "es"}[i])
		r := open(t, s, openEdition(t, s), w)
		drawSome(r)
		if text, err := s.Editions.Own(); err != nil || !strings.Contains(text, "la-palma") {
			t.Errorf("kept is %q, %v", text, err)
		}
		if entry := r.wordsOf("edition.entry"); !tells(entry, r.T("edition.board.unfinished")) {
			t.Errorf("what has to be mended is missing in %q", entry)
		}
	}
}

// TestRulesShowWhatIsPlayed: over a game with a custom edition the rule book shows its values, and elsewhere the built-in ones.
func TestRulesShowWhatIsPlayed(t *testing.T) {
	shields := func(r *rig, colour islas.Colour) bool {
		return r.Reads(r.T("rules.privileges.name", "colour", r.T("colour."+colour.String()), "name", r.T("power.shield")))
	}
	for _, own := range []bool{false, true} {
		s := harness.NewStage(t, "en", newStage(t, "en").Games...)
		r := open(t, s, s.Routes.Table(s, begunWith(t, own), false), full)
		s.Push(s.Routes.Rules(s))
		r.Wait(3)
		r.write("search", r.T("power.shield"))
		r.Key(ui.KeyEnter)
		for _, id := range r.headings() {
			r.Click("heading." + id)
			if r.Reads(r.T("power.shield.text")) {
				break
			}
		}
		if usual := islas.BuiltIn().Holder(islas.Shield); shields(r, islas.Orange) != own || shields(r, usual) == own {
			t.Errorf("own values %v: the rule book shows another holder of the shield", own)
		}
	}
}

// TestCodeLeavesTheEditionAlone: a game of a code has the built-in values; the choice shows why nothing else can be chosen, and the earlier
// choice is back for the next game.
func TestCodeLeavesTheEditionAlone(t *testing.T) {
	s := newStage(t, "en")
	keepEdition(t, s)
	m, _, err := match.New(engine.Engine{}, someSetup(2))
	must.OK(t, err)
	code, ok := s.Code(m)
	if !ok {
		t.Fatal("there is no code")
	}
	r := open(t, s, s.Routes.NewGame(s), full)
	r.Click("code")
	r.Write("code.field", code)
	r.Click("code.take")
	if w := r.Widget("box/1"); w.Enabled || w.Why != r.T("code.built-in") || r.value("box") != r.T("option.box.1") {
		t.Errorf("with a code the values are %q, %+v", r.value("box"), w)
	}
	r.Pick("start")
	if at, ok := s.Top().(*stand); !ok || at.match.Setup().Edition != "" {
		t.Fatalf("the game of the code is not begun with the values built in, but %T", s.Top())
	}
	s.Go(s.Routes.NewGame(s))
	r.Wait(3)
	if got := r.value("box"); got != r.T("option.box.2") || !r.Widget("box/0").Enabled {
		t.Errorf("in the next game the values are %q", got)
	}
}

// TestOwnValuesAreTold: in the list of games, at its result and in its menu a game shows that it is played with a custom edition; a game
// with the built-in values shows nothing of it.
func TestOwnValuesAreTold(t *testing.T) {
	for _, own := range []bool{true, false} {
		s := harness.NewStage(t, "de", newStage(t, "de").Games...)
		m := begunWith(t, own)
		s.Saves.Adopt(m)
		r := open(t, s, s.Routes.Games(s), full)
		r.Rest()
		if r.Reads(r.T("games.own", "round", r.T("games.round", "round", 1))) != own {
			t.Errorf("the list of games tells of own values: %v", !own)
		}
		s.Go(s.Routes.Table(s, m, false))
		r.Wait(3)
		r.Click("menu")
		if r.Shows(r.T("edition.played")) != own { // in one line
			t.Errorf("the menu tells of own values: %v", !own)
		}
		s.Go(s.Routes.Result(s, played(t, setupWith(own))))
		r.Pass(time.Minute)
		r.Wait(3)
		if r.Shows(r.T("edition.played")) != own {
			t.Errorf("the result tells of own values: %v", !own)
		}
	}
}

// TestBoardIsPlayed: a copied board is offered in a new game with the custom edition, is played and named at the table, and can be loaded
// where it was not copied; with the built-in values the game has the islands of the program.
func TestBoardIsPlayed(t *testing.T) {
	for _, own := range []bool{false, true} {
		s := newStage(t, "en")
		b := traced(t, "tenerife", "gran-canaria")
		must.OK(t, s.Store.Write(stage.EditionName(s.Game.Info()), []byte(b.String())))
		r := open(t, s, s.Routes.NewGame(s), full)
		r.option("box", map[bool]int{true: 1}[own])
		if r.Reads(r.T("island.printed")) != own {
			t.Errorf("own values %v: the boards to choose from tell of a printed one: %v", own, !own)
		}
		setup := someSetup(2)
		setup.Seats[0].Board, setup.Seats[1].Board = "tenerife", "la-palma"
		if own {
			setup.Edition = b.Values()
		}
		m := played(t, setup)
		state, drawn := m.State(), b.Island("tenerife").Geography()
		if (state.Geography(0) == drawn) != own || state.Geography(1) == drawn {
			t.Errorf("own values %v: the match has other boards", own)
		}
		saved, err := m.Save()
		must.OK(t, err)
		elsewhere := harness.NewStage(t, "en", newStage(t, "en").Games...)
		loaded, err := elsewhere.Game.Load(saved)
		if err != nil || loaded.(*engine.Match).State() != m.State() {
			t.Fatalf("own values %v: loaded elsewhere it is another: %v", own, err)
		}
		for seat := range game.Seat(2) {
			if printed := elsewhere.Game.BoardOf(loaded.Setup(), seat).Sentence() == "island.printed"; printed != (own && seat == 0) {
				t.Errorf("own values %v: the board of seat %d is printed: %v", own, seat, printed)
			}
		}
		if _, err := elsewhere.Game.Table(elsewhere, loaded, false); err != nil {
			t.Error(err)
		}
	}
}

// setupWith returns the set-up of a match of two people, with the values of a custom edition in which orange has the shield, or with the
// built-in ones.
func setupWith(own bool) match.Setup {
	setup := someSetup(2)
	if own {
		b := islas.NewEdition().Granted(islas.Orange, islas.Shield)
		setup.Edition = b.Data.String()
	}
	return setup
}

// begunWith returns such a match at its beginning.
func begunWith(t *testing.T, own bool) match.Any {
	t.Helper()
	m, _, err := match.New(engine.Engine{}, setupWith(own))
	must.OK(t, err)
	return m
}
