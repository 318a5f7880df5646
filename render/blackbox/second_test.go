package blackbox

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	games "islas/game/catalogue"
)

// second is the id of the game that is not the first of the program, and has to be chosen.
const second = "puertorico"

func init() {
	scripts["second game"] = script{game: second, args: []string{"-lang", "en", "-seed", "13"}, width: 1280, height: 720, play: playSecond()}
}

// TestSecondGame chooses the second game on the title, plays it to its result with the mouse, leaves and restarts the program on
// the way while the title offers the first, and reads the record.
func TestSecondGame(t *testing.T) { runScript(t, "second game") }

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
