package blackbox

import (
	"fmt"
	"testing"

	"islas/render/internal/pilot"
)

// scripts are the ways through the program that the tests below play.
var scripts = map[string]script{
	"two humans": {args: []string{"-lang", "en", "-seed", "11"}, width: 1280, height: 720, play: playTwoHumans()},
	"one human":  {args: []string{"-lang", "de", "-seed", "12", "-seats", "human,easy,medium,hard,hard"}, width: 1920, height: 1080, play: playOneHuman()},
	"small":      {args: []string{"-lang", "de", "-seats", "human,easy"}, width: 200, height: 150, play: playSmall()},
}

// TestTwoHumans sets a short game of two people up with the mouse, plays it to its result, switches the language on the
// way and resizes the window.
func TestTwoHumans(t *testing.T) { runScript(t, "two humans") }

// TestOneHuman plays one person against four computers to the result: the first turns at the usual speed, the others at
// once.
func TestOneHuman(t *testing.T) { runScript(t, "one human") }

// TestSmallWindow opens a window in which nothing can be read, and enlarges it.
func TestSmallWindow(t *testing.T) { runScript(t, "small") }

func playTwoHumans() step {
	return steps(
		scene("title"), photo("play-title"), presses("rules"), photo("play-rules"),
		presses("back", "new", "count/0", "seat.2.control/0", "island.tenerife", "island.lanzarote"), leastGoal, photo("play-new"),
		presses("start"), photo("play-curtain"),
		plays(11, map[int]step{
			8:  photo("play-table-en"),
			12: language("de"),
			16: photo("play-table-de"),
			20: resize(1920, 1080),
			24: photo("play-table-large"),
			28: resize(1000, 1300),
			32: photo("play-table-upright"),
		}, over),
		photo("play-result"), presses("title"), notContinued,
	)
}

func playOneHuman() step {
	return steps(
		scene("Table"),
		plays(12, map[int]step{
			6:  photo("play-five"),
			9:  continues(presses("menu", "menu.title")),
			14: instant(),
		}, over),
		photo("play-five-result"),
	)
}

func playSmall() step {
	return steps(photo("play-small"), resize(960, 600), func(g *player) error {
		l, err := g.Rest()
		if err != nil {
			return err
		}
		if _, ok := pilot.Find(l.Widgets, "menu"); !ok {
			return fmt.Errorf("after enlarging the window there is no table: %s", l.IDs())
		}
		return nil
	})
}
