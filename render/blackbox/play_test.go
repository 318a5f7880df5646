package blackbox

import (
	"testing"

	"islas/render/testkit/need"
)

// scripts are the ways through the program that tests play.
var scripts = map[string]script{
	"two humans": {args: []string{"-lang", "en", "-seed", "11"}, width: 1280, height: 720, play: playTwoHumans},
	"one human":  {args: []string{"-lang", "de", "-seed", "12", "-seats", "human,easy,medium,hard,hard"}, width: 200, height: 150, play: playOneHuman},
}

// TestTwoHumans sets a short game of two people up with the mouse, plays it to its result, switches the language on the
// way and resizes the window.
func TestTwoHumans(t *testing.T) {
	need.Time(t)
	runScript(t, "two humans")
}

// TestOneHuman plays one person against four computers to the result, in a window that is enlarged since nothing can be read in it: the
// first turns at the usual speed, the others at once.
func TestOneHuman(t *testing.T) {
	need.Time(t)
	runScript(t, "one human")
}

func playTwoHumans(g *player) {
	g.scene("title")
	g.photo("play-title")
	g.press("rules")
	g.photo("play-rules")
	g.press("back", "new", "count/0", "seat.2.control/0", "island.tenerife", "island.lanzarote")
	g.lowerGoal()
	g.photo("play-new")
	g.press("start")
	g.photo("play-handover")
	g.playUntil(11, map[int]func(){
		8:  func() { g.photo("play-table-en") },
		12: func() { g.language("de") },
		16: func() { g.photo("play-table-de") },
		20: func() { mustGet(0, g.Resize(1920, 1080)) },
		24: func() { g.photo("play-table-large") },
		28: func() { mustGet(0, g.Resize(1000, 1300)) },
		32: func() { g.photo("play-table-upright") },
	}, over)
	g.photo("play-result")
	g.press("title")
	g.notContinued()
}

func playOneHuman(g *player) {
	g.photo("play-small")
	mustGet(0, g.Resize(1920, 1080))
	g.scene("Table")
	g.playUntil(12, map[int]func(){
		6:  func() { g.photo("play-five") },
		9:  func() { g.continues(func() { g.press("menu", "menu.title") }) },
		14: g.instant,
	}, over)
	g.photo("play-five-result")
}
