package blackbox

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	games "islas/game/catalogue"
	"islas/render/internal/need"
	"islas/render/settings"
	files "islas/render/store"
)

// second is the id of the game that is not the first of the program, and has to be chosen.
const second = "puertorico"

func init() {
	scripts["second game"] = script{game: second, args: []string{"-lang", "en", "-seed", "13"}, width: 1280, height: 720, play: playSecond()}
	scripts["second at once"] = script{game: second, args: []string{"-lang", "de", "-seed", "14", "-game", second,
		"-seats", "human,easy,medium,hard,expert"}, width: 1920, height: 1080, play: playSecondAtOnce()}
	scripts["second damaged"] = script{game: second, args: []string{"-lang", "de"}, width: 1280, height: 720, before: writeSave(damagedSecond), play: findsDamaged(damagedSecond)}
	scripts["second after older"] = script{args: []string{"-lang", "de"}, width: 1280, height: 720, before: chooseSecond, play: playOlder()}
	scripts["second small"] = script{game: second, args: []string{"-lang", "de", "-game", second, "-seats", "human,easy"}, width: 200, height: 150, play: playSmall()}
	scripts["second no folder"] = script{game: second, args: []string{"-lang", "en", "-game", second, "-seats", "human,easy"},
		width: 1280, height: 720, before: blockFolder, play: playSecondNoFolder()}
}

// TestSecondGame chooses the second game on the title, plays it to its result with the mouse, leaves and restarts the program on
// the way while the title offers the first, and reads the record.
func TestSecondGame(t *testing.T) { runScript(t, "second game") }

// TestSecondAtOnce goes straight to a table of five by the command line.
func TestSecondAtOnce(t *testing.T) {
	need.Time(t)
	runScript(t, "second at once")
}

// TestSecondDamaged starts with a saved game of the second game that can't be read.
func TestSecondDamaged(t *testing.T) { runScript(t, "second damaged") }

// TestSecondAfterOlder goes on with a match of the first game that an earlier version saved, while the second is chosen.
func TestSecondAfterOlder(t *testing.T) { runScript(t, "second after older") }

// TestSecondSmall opens its table in a window in which nothing can be read, and enlarges it.
func TestSecondSmall(t *testing.T) { runScript(t, "second small") }

// TestSecondNoFolder plays it where nothing can be written.
func TestSecondNoFolder(t *testing.T) { runScript(t, "second no folder") }

func playSecond() step {
	return steps(
		scene("title"), presses("game/1"), photo("second-title"), presses("rules"), photo("second-rules"),
		presses("back", "new", "count/0", "seat.1.control/0", "seat.2.control/1"), photo("second-new"),
		presses("start"),
		plays(13, map[int]step{
			8:  photo("second-table-en"),
			10: instant(),
			12: language("de"),
			16: photo("second-table-de"),
			20: resize(1920, 1080),
			24: photo("second-table-large"),
			28: continues(presses("menu", "menu.title", "game/0")),
			32: resize(1000, 1300),
			36: photo("second-table-upright"),
			40: continues(restarts),
		}, over),
		photo("second-result"), keepsRecord(second), presses("title"), notContinued,
	)
}

func playSecondAtOnce() step {
	return steps(scene("Table"), photo("second-five"), instant(), plays(14, nil, clicks(10)))
}

func playSecondNoFolder() step {
	return steps(scene("Table"), tells(1), instant(), plays(15, nil, clicks(4)))
}

// tells checks how many sentences are told at the lower edge of the window.
func tells(want int) step {
	return func(g *player) error {
		l, err := g.See()
		if err == nil && len(l.Notices) != want {
			err = fmt.Errorf("told are not %d sentences but %q", want, l.Notices)
		}
		return err
	}
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

func playOlder() step {
	return steps(scene("title"), presses("continue"), tells(0), toTable, plays(16, nil, clicks(4)))
}

// keepsRecord lets the result write the match record, and reads it as others do.
func keepsRecord(game string) step {
	return steps(presses("save"), func(g *player) error {
		names, err := filepath.Glob(filepath.Join(g.data, "store", "match-*"))
		if err != nil || len(names) != 1 {
			return fmt.Errorf("there are the records %q: %w", names, err)
		}
		return readsRecord(game, names[0])
	})
}

// readsRecord reads a match record as others do, to the end of the game.
func readsRecord(game, file string) error {
	data, err := os.ReadFile(file)
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
