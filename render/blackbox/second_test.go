package blackbox

import (
	"bytes"
	"errors"
	"os"
	"testing"

	games "islas/game/catalogue"
	"islas/render/testkit/need"
)

// second and third are the ids of the games that are not the first of the program, and have to be chosen.
const second, third = "puertorico", "colonies"

func init() {
	scripts["third game"] = script{game: third, args: []string{"-lang", "es", "-seed", "14"}, width: 1280, height: 720, play: playThird}
	scripts["second game"] = script{game: second, args: []string{"-lang", "en", "-seed", "13"}, width: 1280, height: 720, play: playSecond}
}

// TestSecondGame chooses the second game on the title, plays it to its result with the mouse, leaves and restarts the program on
// the way while the title offers the first, and reads the record.
func TestSecondGame(t *testing.T) { runScript(t, "second game") }

func playSecond(g *player) {
	g.scene("title")
	g.press("game/1")
	g.photo("second-title")
	g.press("rules")
	g.photo("second-rules")
	g.press("back", "new", "count/0", "seat.1.control/0", "seat.2.control/1")
	g.photo("second-new")
	g.press("start")
	g.playUntil(13, map[int]func(){
		8:  func() { g.photo("second-table-en") },
		10: g.instant,
		12: func() { g.language("de") },
		16: func() { g.photo("second-table-de") },
		20: func() { mustGet(0, g.Resize(1920, 1080)) },
		24: func() { g.photo("second-table-large") },
		28: func() { g.continues(func() { g.press("menu", "menu.title", "game/0") }) },
		32: func() { mustGet(0, g.Resize(1000, 1300)) },
		36: func() { g.photo("second-table-upright") },
		40: func() { g.continues(func() { g.restarts() }) },
	}, over)
	g.photo("second-result")
	g.press("save")
	mustGet(0, readsRecord(second, g.only("match-*")))
	g.press("title")
	g.notContinued()
}

// TestThirdGame lays the board of the third game out anew, plays it against three computers to a short goal, with a restart on the way, and
// reads the record.
func TestThirdGame(t *testing.T) {
	need.Time(t)
	runScript(t, "third game")
}

func playThird(g *player) {
	g.scene("title")
	g.press("game/2", "new", "count/1", "seat.1.control/0", "seat.2.control/1", "seat.3.control/1", "seat.4.control/1", "redeal")
	for range 5 {
		g.press(goalLess)
	}
	g.photo("third-new")
	g.press("start")
	g.playUntil(14, map[int]func(){
		12: func() { g.photo("third-table") },
		16: g.instant,
		30: func() { g.continues(func() { g.restarts() }) },
		40: func() { mustGet(0, g.Resize(1920, 1080)) },
		44: func() { g.photo("third-table-large") },
	}, over)
	g.photo("third-result")
	g.press("save")
	mustGet(0, readsRecord(third, g.only("match-*")))
	g.press("title")
	g.notContinued()
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
