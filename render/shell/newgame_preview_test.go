package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	modeltable "islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/theme"
	"islas/render/ui"
)

// seen is a game that shows its board before it begins, as a text; games of three rounds have a board that is always the same.
type seen struct{ stage.Game }

func (g seen) Info() *game.Info {
	info := *g.Game.Info()
	info.Options = slices.Clone(info.Options)
	info.Options[0].Defaults = []int{3, 4, 5}[:info.MaxSeats-info.MinSeats+1]
	return &info
}

func (g seen) Preview(_ *stage.Stage, setup match.Setup) (stage.Thumbnail, bool, error) {
	return func(u *ui.UI, r ui.Rect) {
		u.Text(r, theme.Small, u.Theme().Ink, 0, fmt.Sprint("seed ", setup.Seed, " to ", setup.Values[model.Rounds]))
	}, setup.Values[model.Rounds] != 3, nil
}

// The board that is shown before a game is the one on which it begins, also when it was laid out anew. An option whose usual value depends
// on the number of players follows that until somebody sets it.
func TestBoardIsSeenBeforeTheGame(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 800, H: 1280, Percent: 100}, {W: 900, H: 450, Percent: 100}} {
		s := newStage(t, "en")
		s.Options.Seed, s.Options.Seeded = 77, true
		must.OK(t, s.Choose(seen{modeltable.New()}))
		r := open(t, s, s.Routes.NewGame(s), w)
		shows := func() (seed, rounds string) {
			r.Wait(2)
			for text := range r.UI.DrawnTexts {
				if of, ok := strings.CutPrefix(text, "seed "); ok {
					seed, rounds, _ = strings.Cut(of, " to ")
				}
			}
			return seed, rounds
		}
		if seed, rounds := shows(); seed != "77" || rounds != "4" {
			t.Errorf("%s: shown is the board of %q, and three play %q rounds", w, seed, rounds)
		}
		r.Pick("redeal")
		again, _ := shows()
		if again == "77" || again == "" {
			t.Errorf("%s: laid out anew the board is that of %q", w, again)
		}
		r.Option("count", 0)
		if seed, rounds := shows(); seed != again || rounds != "3" {
			t.Errorf("%s: the board of two is that of %q, not %q, and they play %q rounds", w, seed, again, rounds)
		}
		if at := r.Widget("redeal"); at.Enabled || at.Why != r.T("new.redeal.same") {
			t.Errorf("%s: a board that is always the same can be laid out anew: %+v", w, at)
		}
		r.Pick("rounds/less")
		r.Option("count", 1)
		if _, rounds := shows(); rounds != "2" {
			t.Errorf("%s: rounds that were set become %s", w, rounds)
		}
		r.Pick("start")
		if setup := r.begun(); fmt.Sprint(setup.Seed) != again || setup.Values[model.Rounds] != 2 || len(setup.Seats) != 3 {
			t.Errorf("%s: the game begins with %+v, not with the board of %s", w, setup, again)
		}
	}
}
