package blackbox

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/internal/pilot"
	"islas/render/settings"
)

// scripts are the ways through the program that the tests below play.
var scripts = map[string]script{
	"two humans": {args: []string{"-lang", "en", "-seed", "11"}, width: 1280, height: 720, play: playTwoHumans},
	"one human":  {args: []string{"-lang", "de", "-seed", "12", "-seats", "human,easy,medium,hard,hard"}, width: 1920, height: 1080, play: playOneHuman},
	"small":      {args: []string{"-lang", "de", "-seats", "human,easy"}, width: 200, height: 150, play: playSmall},
}

// TestTwoHumans sets a short game of two people up with the mouse, plays it to its result, switches the language on the
// way and resizes the window.
func TestTwoHumans(t *testing.T) { runScript(t, "two humans") }

// TestOneHuman plays one person against four computers to the result: the first turns at the usual speed, the others at
// once.
func TestOneHuman(t *testing.T) { runScript(t, "one human") }

// TestSmallWindow opens a window in which nothing can be read, and enlarges it.
func TestSmallWindow(t *testing.T) { runScript(t, "small") }

func playTwoHumans(g *player) error {
	if err := g.scene("title"); err != nil {
		return err
	}
	if err := g.photo("play-title"); err != nil {
		return err
	}
	if err := g.presses("rules"); err != nil {
		return err
	}
	if err := g.photo("play-rules"); err != nil {
		return err
	}
	if err := g.presses("back", "new", "count/0", "seat.2.control/0"); err != nil {
		return err
	}
	if err := g.presses("island.tenerife", "island.lanzarote"); err != nil {
		return err
	}
	if err := g.leastGoal(); err != nil {
		return err
	}
	if err := g.photo("play-new"); err != nil {
		return err
	}
	if err := g.presses("start"); err != nil {
		return err
	}
	if err := g.photo("play-curtain"); err != nil {
		return err
	}
	events := map[int]func() error{
		8:  func() error { return g.photo("play-table-en") },
		12: func() error { return g.switchLanguage("de") },
		16: func() error { return g.photo("play-table-de") },
		20: func() error { return g.Resize(1920, 1080) },
		24: func() error { return g.photo("play-table-large") },
		28: func() error { return g.Resize(1000, 1300) },
		32: func() error { return g.photo("play-table-upright") },
	}
	if err := g.playOn(11, events); err != nil {
		return err
	}
	if err := g.photo("play-result"); err != nil {
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

func playOneHuman(g *player) error {
	if err := g.scene("Table"); err != nil {
		return err
	}
	events := map[int]func() error{
		6:  func() error { return g.photo("play-five") },
		9:  func() error { return g.leaveAndContinue() },
		12: func() error { return g.film("play-film", 10, 80) },
		14: func() error { return g.instant() },
	}
	if err := g.playOn(12, events); err != nil {
		return err
	}
	return g.photo("play-five-result")
}

func playSmall(g *player) error {
	if err := g.photo("play-small"); err != nil {
		return err
	}
	if err := g.Resize(960, 600); err != nil {
		return err
	}
	l, err := g.Rest()
	if err != nil {
		return err
	}
	if _, ok := pilot.Find(l.Widgets, "menu"); !ok {
		return fmt.Errorf("after enlarging the window there is no table: %s", l.IDs())
	}
	return nil
}

// playOn plays with the mouse until the result is shown. After so many clicks as an event says, it happens.
func (g *player) playOn(seed uint64, events map[int]func() error) error {
	rng := rand.New(rand.NewPCG(seed, 5))
	for clicks := range 5000 {
		if event := events[clicks]; event != nil {
			if err := event(); err != nil {
				return fmt.Errorf("after %d clicks: %w", clicks, err)
			}
			delete(events, clicks)
		}
		l, err := g.Rest()
		if err != nil {
			return fmt.Errorf("after %d clicks: %w", clicks, err)
		}
		if strings.Contains(l.Scene, "result") {
			if len(events) > 0 {
				return fmt.Errorf("the game was over after %d clicks, before all that should happen on the way", clicks)
			}
			fmt.Printf("played to the result with %d clicks\n", clicks)
			return nil
		}
		w, ok := pilot.Next(rng, l.Widgets, g.clicks)
		if !ok {
			return fmt.Errorf("%s: after %d clicks there is nothing to click among %s", l.Scene, clicks, l.IDs())
		}
		if err := g.Click(l, w); err != nil {
			return err
		}
	}
	return fmt.Errorf("no result after 5000 clicks")
}

// leastGoal sets the points that end the game as low as they can be, by the buttons of the scene for a new game.
func (g *player) leastGoal() error {
	for clicks := 0; ; clicks++ {
		l, err := g.Rest()
		if err != nil {
			return err
		}
		less, ok := pilot.Find(l.Widgets, "goal/less")
		if !ok && clicks == 0 {
			return fmt.Errorf("the goal can't be set: there is %s", l.IDs())
		}
		if !ok {
			return nil
		}
		if err := g.Click(l, less); err != nil {
			return err
		}
	}
}

// film plays on to the end of the turn, ends it, and writes n pictures of what follows, so many ticks apart.
func (g *player) film(name string, n, apart int) error {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		l, err := g.Rest()
		if err != nil {
			return err
		}
		w, end := pilot.Find(l.Widgets, "end")
		if !end {
			var ok bool
			if w, ok = pilot.Next(rng, l.Widgets, g.clicks); !ok {
				return fmt.Errorf("there is nothing to click among %s", l.IDs())
			}
		}
		if err := g.Click(l, w); err != nil {
			return err
		}
		if end {
			break
		}
	}
	for i := range n {
		if err := g.Ticks(apart); err != nil {
			return err
		}
		if err := g.frame(fmt.Sprintf("%s-%02d", name, i)); err != nil {
			return err
		}
	}
	return nil
}

// instant lets the game show every change at once from here on, by the table's menu.
func (g *player) instant() error {
	if err := g.toTable(); err != nil {
		return err
	}
	return g.presses("menu", "menu.settings", "speed/"+strconv.Itoa(slices.Index(settings.Speeds(), settings.Instant)), "back", "menu.resume")
}

// switchLanguage changes the language in the middle of a game, by the table's menu.
func (g *player) switchLanguage(to string) error {
	if err := g.toTable(); err != nil {
		return err
	}
	if err := g.presses("menu", "menu.settings"); err != nil {
		return err
	}
	if err := g.photo("play-settings"); err != nil {
		return err
	}
	if err := g.presses(fmt.Sprintf("language/%d", slices.Index(locales.Languages(), to))); err != nil {
		return err
	}
	l, err := g.Press("back")
	if err != nil {
		return err
	}
	if l.Lang != to {
		return fmt.Errorf("the language is %s after choosing %s", l.Lang, to)
	}
	return g.presses("menu.resume")
}

// toTable draws the curtain away if it hides the table.
func (g *player) toTable() error {
	l, err := g.Rest()
	if err != nil {
		return err
	}
	if strings.Contains(l.Scene, "curtain") {
		return g.presses("here")
	}
	return nil
}

// leaveAndContinue leaves the table for the title and comes back to the same game.
func (g *player) leaveAndContinue() error {
	before, err := g.Rest()
	if err != nil {
		return err
	}
	if err := g.presses("menu", "menu.title"); err != nil {
		return err
	}
	after, err := g.Press("continue")
	if err != nil {
		return err
	}
	return g.same(before, after)
}

// same checks that on a table lies what lay there before.
func (g *player) same(before, after look) error {
	if was, is := lies(before, g.clicks), lies(after, g.clicks); was == "" || was != is {
		return fmt.Errorf("on the table lay %s\nand when the game is continued %s", was, is)
	}
	return nil
}
