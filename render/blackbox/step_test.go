package blackbox

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"islas/locales"
	"islas/render/internal/pilot"
	"islas/render/keep/settings"
)

// step is something to be done before the program, or to be seen there.
type step func(g *player) error

// steps are steps in their order; the first that fails is the last.
func steps(all ...step) step {
	return func(g *player) error {
		for _, s := range all {
			if err := s(g); err != nil {
				return err
			}
		}
		return nil
	}
}

// scene comes to rest and checks which scene is shown.
func scene(want string) step {
	return func(g *player) error {
		l, err := g.Rest()
		if err != nil {
			return err
		}
		if !strings.Contains(l.Scene, want) {
			return fmt.Errorf("the scene is %s, not %s", l.Scene, want)
		}
		return nil
	}
}

// photo writes what the window shows into the folder for pictures.
func photo(name string) step {
	return func(g *player) error {
		g.Session.MoveCursor(1, 1)
		if _, err := g.Rest(); err != nil {
			return err
		}
		if err := g.Frame(); err != nil { // what is to be drawn is asked for when a frame is drawn, and made thereafter
			return err
		}
		if _, err := g.Rest(); err != nil {
			return err
		}
		return g.frame(name)
	}
}

// presses clicks on widgets one after the other.
func presses(ids ...string) step {
	return func(g *player) error {
		for _, id := range ids {
			if _, err := g.Press(id); err != nil {
				return err
			}
		}
		return nil
	}
}

// resize changes the size of the window.
func resize(w, h int) step { return func(g *player) error { return g.Resize(w, h) } }

// plays plays with the mouse until enough says so. After so many clicks as a step says, it is done.
func plays(seed uint64, events map[int]step, enough func(look) bool) step {
	return func(g *player) error {
		clicks, err := playUntil(g, seed, events, func(s step) error { return s(g) }, enough)
		if clicks > 0 {
			fmt.Printf("played with %d clicks\n", clicks)
		}
		return err
	}
}

// settles plays on while something has been begun at the table.
func settles() step { return plays(27, nil, settled) }

// leastGoal sets the points that end the game as low as they can be.
func leastGoal(g *player) error { return lowerGoal(g) }

// notContinued checks that the title offers no game to be continued.
func notContinued(g *player) error {
	l, err := g.See()
	if err != nil {
		return err
	}
	if _, ok := pilot.Find(l.Widgets, "continue"); ok {
		return errors.New("what is over, or can't be read, can be continued")
	}
	return nil
}

// toTable draws the curtain away if it hides the table.
func toTable(g *player) error {
	l, err := g.Rest()
	if err != nil {
		return err
	}
	if strings.Contains(l.Scene, "handover") {
		return presses("here")(g)
	}
	return nil
}

// instant lets the game show every change at once from here on, by the table's menu.
func instant() step {
	return steps(toTable, presses("menu", "menu.settings", "speed/"+strconv.Itoa(slices.Index(settings.Speeds(), settings.Instant)), "back", "menu.resume"))
}

// language changes the language in the middle of a game, by the table's menu.
func language(to string) step {
	return steps(toTable, presses("menu", "menu.settings"), photo("play-settings"),
		presses(fmt.Sprintf("language/%d", slices.Index(locales.Languages(), to)), "back"),
		func(g *player) error {
			l, err := g.See()
			if err == nil && l.Lang != to {
				err = fmt.Errorf("the language is %s after choosing %s", l.Lang, to)
			}
			return err
		},
		presses("menu.resume"))
}

// continues leaves a match at the table by some steps to the title, and goes on with it there, in the language it had.
func continues(leave ...step) step {
	return func(g *player) error {
		if err := settles()(g); err != nil {
			return err
		}
		before, err := g.See()
		if err != nil {
			return err
		}
		if err := steps(append(leave, scene("title"))...)(g); err != nil {
			return err
		}
		after, err := g.Press("continue")
		if err != nil {
			return err
		}
		if after.Lang != before.Lang {
			return fmt.Errorf("the language was %s and is %s when the game is continued", before.Lang, after.Lang)
		}
		return same(g, before, after)
	}
}

// restarts ends the program and starts it again with the same folder.
func restarts(g *player) error {
	size := g.Screen.Bounds()
	if err := g.Close(); err != nil {
		return err
	}
	again, err := launch(nil, size.Dx(), size.Dy())
	if err != nil {
		return err
	}
	g.Guest = again.Guest
	return nil
}
