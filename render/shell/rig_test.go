package shell_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	games "islas/game/catalogue"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/game/model"
	"islas/render/catalogue"
	"islas/render/keep/settings"
	modeltable "islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/recorded"
	"islas/render/theme"
	"islas/render/ui"
)

// windows returns those of most tests: wide, upright and low, at the least and the greatest size of the interface and in the wider typeface,
// also those in which the scenes change their layouts.
func windows() []harness.Window {
	return harness.Some([]harness.Window{
		{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 100}, {W: 960, H: 600, Percent: 200},
		{W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 200}, {W: 550, H: 900, Percent: 150}, {W: 800, H: 1280, Percent: 100},
		legibly(1280, 720, 200), legibly(550, 900, 100),
	})
}

// flowWindows returns windows for all scenes of text: telephones at twice the usual size, held upright and on their side, and those of
// browsers at 1280 × 1024 and 1280 × 720 and 400 %.
func flowWindows() []harness.Window {
	return []harness.Window{
		{W: 320, H: 568, Percent: 200}, {W: 390, H: 844, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 320, H: 256, Percent: 100},
		{W: 320, H: 180, Percent: 100}, {W: 568, H: 320, Percent: 150}, legibly(320, 568, 200), legibly(640, 360, 200),
	}
}

// legibly returns a window with the legible typeface.
func legibly(w, h float64, percent int) harness.Window {
	return harness.Window{W: w, H: h, Percent: percent, Typeface: settings.TypefaceLegible}
}

// stand is a scene in place of the table.
type stand struct {
	match match.Any
	fresh bool
	left  bool
}

func (*stand) Frame(u *ui.UI) { u.Text(u.Bounds(), theme.Body, u.Theme().Ink, ui.Centered, "table") }
func (*stand) Busy() bool     { return false }
func (s *stand) Leave()       { s.left = true }

// complete lets a test fail at every text that is missing or not filled in.
func complete(t testing.TB, h *harness.Harness) {
	h.Watch = func() {
		for text := range h.UI.DrawnTexts {
			if strings.HasPrefix(text, "[") || strings.ContainsAny(text, "{}") {
				t.Errorf("a text is missing or not filled in: %s", text)
			}
		}
	}
}

// newStage returns a stage with everything but a screen; its table is a stand.
func newStage(t testing.TB, lang string) *stage.Stage {
	t.Helper()
	s := harness.NewStage(t, lang, catalogue.Games()...)
	s.Routes.Table = func(_ *stage.Stage, m match.Any, fresh bool) stage.Scene { return &stand{match: m, fresh: fresh} }
	return s
}

// rig is the scenes from the view of a player.
type rig struct {
	*harness.Harness
	t testing.TB
}

// open runs a scene in a window.
func open(t testing.TB, s *stage.Stage, scene stage.Scene, w harness.Window) *rig {
	t.Helper()
	s.Go(scene)
	r := &rig{harness.New(t, s, w), t}
	r.Wait(5)
	return r
}

// openNew opens the scene in which a game is set up, on a stage of its own, with a seed that decides who the computers are and what they
// pick.
func openNew(t testing.TB, lang string, w harness.Window, seed uint64) *rig {
	t.Helper()
	s := newStage(t, lang)
	s.Options.Seed, s.Options.Seeded = seed, true
	return open(t, s, s.Routes.NewGame(s), w)
}

// option clicks the n-th label of a choice.
func (r *rig) option(id string, n int) {
	r.t.Helper()
	r.Pick(id + "/" + strconv.Itoa(n))
}

// write types a text into a field in place of its content.
func (r *rig) write(id, text string) {
	r.t.Helper()
	r.Reveal(id)
	r.Write(id, text)
}

// page turns to the players, 0, or to the islands, 1, in windows in which they take turns.
func (r *rig) page(n int) {
	r.t.Helper()
	if r.Has("page/0") {
		r.option("page", n)
	}
}

// value returns the value of a widget.
func (r *rig) value(id string) string {
	r.t.Helper()
	return r.Widget(id).Value
}

// seatID returns the id of a part of a seat's row.
func seatID(seat int, part string) string { return "seat." + strconv.Itoa(seat+1) + "." + part }

// name returns the name of a seat.
func (r *rig) name(seat int) string {
	r.t.Helper()
	return r.value(seatID(seat, "name"))
}

// island returns the island of a seat, empty while it has none.
func (r *rig) island(seat int) string {
	r.t.Helper()
	w, ok := r.Find(seatID(seat, "island"))
	if !ok {
		return ""
	}
	for _, id := range board.IDs() {
		if w.Label == r.T("board.one", "board", r.Stage.Game.Board(id).Name()) {
			return id
		}
	}
	r.t.Fatalf("there is no %q", w.Label)
	return ""
}

// islands returns the islands of so many seats.
func (r *rig) islands(seats int) (ids []string) {
	r.t.Helper()
	for seat := range seats {
		ids = append(ids, r.island(seat))
	}
	return ids
}

// free returns the islands that nobody has.
func (r *rig) free() (ids []string) {
	r.t.Helper()
	for _, id := range board.IDs() {
		if r.value("island."+id) == "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// picker returns the seat that has to pick an island, -1 if all have one.
func (r *rig) picker(seats int) int {
	r.t.Helper()
	for seat := range seats {
		if r.Shows(r.T("board.pick", "name", r.name(seat))) {
			return seat
		}
	}
	if !r.Shows(r.T("new.ready")) {
		r.t.Error("nobody is asked to pick an island, and the game is not ready")
	}
	return -1
}

// begun returns the game to which the scene has led.
func (r *rig) begun() match.Setup {
	r.t.Helper()
	table, ok := r.Stage.Top().(*stand)
	if !ok {
		r.t.Fatalf("the table was not reached, but %T", r.Stage.Top())
	}
	if !table.fresh {
		r.t.Error("the game is not marked as just begun")
	}
	return table.match.Setup()
}

// people sets the scene to so many persons.
func (r *rig) people(n int) {
	r.t.Helper()
	r.option("count", n-islas.MinSeats)
	for seat := 1; seat < n; seat++ {
		r.option(seatID(seat, "control"), 0)
	}
}

// levels returns the ids of the computer levels that can be chosen.
func levels() []string { return engine.Engine{}.Info().Levels.Offered() }

// someSetup returns a game of n seats, the first of them a person's, on the islands of the first version of the data, for which the seed
// was chosen.
func someSetup(n int, names ...string) match.Setup {
	setup := match.Setup{Values: game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.DefaultGoal}, Seed: 7, Data: 1}
	if names == nil {
		names = []string{"Yaiza", "Bartholomäus-Maximilian", "Nayra", "Ĳsbrand", "D"}
	}
	for i, id := range board.IDs()[:n] {
		control := levels()[0]
		if i == 0 {
			control = game.Human
		}
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: control, Board: id})
	}
	return setup
}

// over returns a game of n seats played to its end.
func over(t testing.TB, n int) *engine.Match {
	t.Helper()
	return played(t, someSetup(n))
}

// stalled returns a game to a goal that nobody reaches, which a stalemate has ended.
func stalled(t testing.TB, n int) *engine.Match {
	t.Helper()
	setup := someSetup(n)
	setup.Values[engine.Goal] = islas.MaxGoal
	setup.Values = engine.Engine{}.Info().Agree(setup.Values)
	return played(t, setup)
}

// played returns a game that computers have played to its end.
func played(t testing.TB, setup match.Setup) *engine.Match {
	t.Helper()
	m, _, err := match.New(engine.Engine{}, setup)
	must.OK(t, err)
	player, err := ai.New(levels()[0], 3)
	must.OK(t, err)
	for !m.Over() {
		state := m.State()
		if _, err := m.Do(player.Choose(state.View(state.Decision().Seat))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// once reports whether every text occurs once.
func once(texts []string) bool {
	sorted := slices.Sorted(slices.Values(texts))
	return len(slices.Compact(sorted)) == len(texts)
}

// ids returns the ids of all games, the last of which is the model game's.
func ids() []string { return append(catalogue.IDs(catalogue.Games()), "model") }

// seated returns the number of players of a game that is nearest to a wanted one.
func seated(id string, seats int) int {
	g, err := catalogue.Find(append(catalogue.Games(), modeltable.New()), id)
	if err != nil {
		panic(err)
	}
	return min(max(seats, g.Info().MinSeats), g.Info().MaxSeats)
}

// recordOf returns the record of a game of an id, the model game's too, that computers have played to its end.
func recordOf(t testing.TB, id string, seats int, seed uint64) []byte {
	t.Helper()
	return recorded.Game(t, id, seats, seed, games.Of(model.Game{}, model.Lines{}, nil))
}

// matchOf returns the match of such a record.
func matchOf(t testing.TB, s *stage.Stage, id string, seats int) match.Any {
	t.Helper()
	m, err := s.Opened(recordOf(t, id, seats, 3))
	must.OK(t, err)
	return m
}
