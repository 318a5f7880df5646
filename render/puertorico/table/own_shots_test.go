package table_test

import (
	"fmt"
	"image"
	"path/filepath"
	"testing"

	"islas/render/internal/harness"
	"islas/render/internal/need"
	"islas/render/internal/pairs"
	"islas/render/internal/shot"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/ui"
)

// TestTextsHaveOwnColours draws every moment of the table in colours of a player's own, in a common window and on a telephone, and asks of
// every text whether the pixels of its letters and of what lies below them are of these two and of nothing between other ones.
func TestTextsHaveOwnColours(t *testing.T) {
	need.Time(t)
	t.Setenv("ISLAS_SHOTS_ONLY", "own-*")
	shot.Take(t, filepath.Join("..", "..", "..", "screens"))
}

// TestWholeGameInOwnColours plays whole games, with all that moves and is told in between, in colours of a player's own.
func TestWholeGameInOwnColours(t *testing.T) {
	need.Time(t)
	wholeGames().InOwnColours(t)
}

// ownShots are pictures in colours of one's own.
func ownShots() (all []shot.Shot) {
	yellow, white := pairs.Yellow, settings.Pairs()[0].Colours
	for i, s := range sights() {
		windows := []harness.Window{{W: 1280, H: 720, Percent: 100, Colours: yellow}, {W: 320, H: 568, Percent: 100, Colours: yellow}}
		if i%4 == 0 {
			windows = append(windows, harness.Window{W: 1280, H: 720, Percent: 100, Colours: white})
		}
		for k, w := range windows {
			v := view{[]string{"de", "en", "es"}[(i+k)%3], w, []int{5, 2, 3, 4}[(i+k)%4]}
			one := v.shot(s)
			one.Name = fmt.Sprintf("own-puertorico-%s-%d-%s-%s", s.name, v.seats, v.lang, w)
			one.Open = func() shot.Subject {
				subject := v.subject(s, "usual")
				subject.Judge = func(u *ui.UI, picture *image.RGBA) error { return pairs.Drawn(u, picture, *stage.Own(w.Colours)) }
				return subject
			}
			all = append(all, one)
		}
	}
	return all
}
