package blackbox

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	games "islas/game/catalogue"
	"islas/render/internal/pilot"
	"islas/render/settings"
	files "islas/render/store"
	"islas/render/ui"
)

// second is the id of the game that is not the first of the program, and has to be chosen.
const second = "puertorico"

func init() {
	scripts["second game"] = script{game: second, args: []string{"-lang", "en", "-seed", "13"}, width: 1280, height: 720, play: playSecond}
	scripts["second at once"] = script{game: second, args: []string{"-lang", "de", "-seed", "14", "-game", second,
		"-seats", "human,easy,medium,hard,expert"}, width: 1920, height: 1080, play: playSecondAtOnce}
	scripts["second damaged"] = script{game: second, args: []string{"-lang", "de"}, width: 1280, height: 720, before: writeSave(damagedSecond), play: findsDamaged(damagedSecond)}
	scripts["second after older"] = script{args: []string{"-lang", "de"}, width: 1280, height: 720, before: chooseSecond, play: playOlder}
	scripts["second small"] = script{game: second, args: []string{"-lang", "de", "-game", second, "-seats", "human,easy"}, width: 200, height: 150, play: playSmall}
	scripts["second no folder"] = script{game: second, args: []string{"-lang", "en", "-game", second, "-seats", "human,easy"},
		width: 1280, height: 720, before: blockFolder, play: playSecondNoFolder}
}

// TestSecondGame chooses the second game on the title, plays it to its result with the mouse, leaves and restarts the program on
// the way while the title offers the first, and reads the record.
func TestSecondGame(t *testing.T) { runScript(t, "second game") }

// TestSecondAtOnce goes straight to a table of five by the command line.
func TestSecondAtOnce(t *testing.T) { runScript(t, "second at once") }

// TestSecondDamaged starts with a saved game of the second game that can't be read.
func TestSecondDamaged(t *testing.T) { runScript(t, "second damaged") }

// TestSecondAfterOlder goes on with a match of the first game that an earlier version saved, while the second is chosen.
func TestSecondAfterOlder(t *testing.T) { runScript(t, "second after older") }

// TestSecondSmall opens its table in a window in which nothing can be read, and enlarges it.
func TestSecondSmall(t *testing.T) { runScript(t, "second small") }

// TestSecondNoFolder plays it where nothing can be written.
func TestSecondNoFolder(t *testing.T) { runScript(t, "second no folder") }

func playSecond(g *player) error {
	if err := g.scene("title"); err != nil {
		return err
	}
	if err := g.presses("game/1"); err != nil {
		return err
	}
	if err := g.photo("second-title"); err != nil {
		return err
	}
	if err := g.presses("rules"); err != nil {
		return err
	}
	if err := g.photo("second-rules"); err != nil {
		return err
	}
	if err := g.presses("back", "new", "count/0", "seat.1.control/0", "seat.2.control/1"); err != nil {
		return err
	}
	if err := g.photo("second-new"); err != nil {
		return err
	}
	if err := g.presses("start"); err != nil {
		return err
	}
	events := map[int]func() error{
		8:  func() error { return g.photo("second-table-en") },
		10: func() error { return g.instant() },
		12: func() error { return g.switchLanguage("de") },
		16: func() error { return g.photo("second-table-de") },
		20: func() error { return g.Resize(1920, 1080) },
		24: func() error { return g.photo("second-table-large") },
		28: func() error { return g.continuesFrom("game/0") },
		32: func() error { return g.Resize(1000, 1300) },
		36: func() error { return g.photo("second-table-upright") },
		40: func() error { return g.continuesLater() },
	}
	if err := g.playOn(13, events); err != nil {
		return err
	}
	if err := g.photo("second-result"); err != nil {
		return err
	}
	if err := g.keepsRecord(second); err != nil {
		return err
	}
	l, err := g.Press("title")
	if err != nil {
		return err
	}
	if _, ok := pilot.Find(l.Widgets, "continue"); ok {
		return fmt.Errorf("a finished game can be continued")
	}
	return nil
}

func playSecondAtOnce(g *player) error {
	if err := g.scene("Table"); err != nil {
		return err
	}
	if err := g.photo("second-five"); err != nil {
		return err
	}
	return g.playClicks(14, 10)
}

func playSecondNoFolder(g *player) error {
	if err := g.scene("Table"); err != nil {
		return err
	}
	l, err := g.See()
	if err != nil {
		return err
	}
	if len(l.Notices) != 1 {
		return fmt.Errorf("where nothing can be saved it says %q", l.Notices)
	}
	return g.playClicks(15, 4)
}

// damagedSecond is whole, but for what was done in it: who builds sells nothing.
const damagedSecond = `{"format":"islas-save","version":2,"game":"puerto-rico","setup":{"seed":"1","start":0,` +
	`"seats":[{"name":"Ana","control":"human"},{"name":"Ben","control":"easy"}]},"actions":["role builder","sell corn"],"digest":"0"}`

// chooseSecond puts a save of version 1, which names no game and is of the first, into the folder for data, where settings say that
// the second was chosen last.
func chooseSecond(store string) error {
	save, err := os.ReadFile(filepath.Join("..", "..", "game", "islas", "engine", "testdata", "version1", "four-at-the-ship.json"))
	if err != nil {
		return err
	}
	if err := writeSave(string(save))(store); err != nil {
		return err
	}
	to, err := files.Open(store)
	if err != nil {
		return err
	}
	set := settings.Default()
	set.Game = second
	return set.Save(to)
}

func playOlder(g *player) error {
	if err := g.scene("title"); err != nil {
		return err
	}
	l, err := g.Press("continue")
	if err != nil {
		return err
	}
	if len(l.Notices) > 0 {
		return fmt.Errorf("it says %q", l.Notices)
	}
	if err := g.toTable(); err != nil {
		return err
	}
	return g.plays(16, 4)
}

// begun reports whether something has been begun at the table that is done only when it is confirmed, as workers are placed.
func begun(l look) bool {
	return slices.ContainsFunc(l.Widgets, func(w ui.Widget) bool { return w.ID == "confirm" })
}

// decide plays on while something has been begun at the table: it is not kept. It returns what is on the screen then.
func (g *player) decide() (look, error) {
	for n := uint64(0); ; n++ {
		l, err := g.Rest()
		if err != nil || !begun(l) {
			return l, err
		}
		if err := g.plays(n, 1); err != nil {
			return l, err
		}
	}
}

// continuesFrom leaves the table for the title, points the title at another game, and comes back to the same match.
func (g *player) continuesFrom(other string) error {
	before, err := g.decide()
	if err != nil {
		return err
	}
	if err := g.presses("menu", "menu.title", other); err != nil {
		return err
	}
	after, err := g.Press("continue")
	if err != nil {
		return err
	}
	return g.same(before, after)
}

// continuesLater ends the program in the middle of a match and goes on with it after a restart, in the language it had.
func (g *player) continuesLater() error {
	before, err := g.decide()
	if err != nil {
		return err
	}
	if err := g.restart(); err != nil {
		return err
	}
	if err := g.scene("title"); err != nil {
		return err
	}
	after, err := g.Press("continue")
	if err != nil {
		return err
	}
	if after.Lang != before.Lang {
		return fmt.Errorf("the language was %s and is %s after a restart", before.Lang, after.Lang)
	}
	return g.same(before, after)
}

// keepsRecord lets the result write the match record, and reads it as others do.
func (g *player) keepsRecord(game string) error {
	if err := g.presses("save"); err != nil {
		return err
	}
	names, err := filepath.Glob(filepath.Join(g.data, "store", "match-*"))
	if err != nil || len(names) != 1 {
		return fmt.Errorf("there are the records %q: %w", names, err)
	}
	data, err := os.ReadFile(names[0])
	if err != nil {
		return err
	}
	rules, err := games.Games().Find(game)
	if err != nil {
		return err
	}
	played, err := rules.Check(bytes.NewReader(data))
	if err != nil {
		return err
	}
	if !played.Over || played.Winners == 0 {
		return errors.New("the record of a game that is over does not go to its end")
	}
	return nil
}

// playClicks plays so many clicks at the table, at once.
func (g *player) playClicks(seed uint64, clicks int) error {
	if err := g.instant(); err != nil {
		return err
	}
	return g.plays(seed, clicks)
}

// plays clicks so often at the table.
func (g *player) plays(seed uint64, clicks int) error {
	rng := rand.New(rand.NewPCG(seed, 5))
	for n := range clicks {
		l, err := g.Rest()
		if err != nil {
			return err
		}
		w, ok := pilot.Next(rng, l.Widgets, g.clicks)
		if !ok {
			return fmt.Errorf("%s: after %d clicks there is nothing to click among %s", l.Scene, n, l.IDs())
		}
		if err := g.Click(l, w); err != nil {
			return err
		}
	}
	_, err := g.Rest()
	return err
}
