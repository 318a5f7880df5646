package tabletest

import (
	"encoding/json"
	"testing"

	"islas/game"
	"islas/render/testkit/harness"
)

// NamesWhoever checks that a lesson names its player and the others in turn order, on each of three seats, where a text names all three.
// rules are the options of its match as saved games have them, boards those of the seats under key there, both as far as the game has any.
// open opens a lesson, given as data, at its first step.
func NamesWhoever(t *testing.T, say string, rules map[string]any, key string, boards []string, open func(t *testing.T, lesson []byte) *harness.Harness) {
	t.Helper()
	names := [...]string{"Ana", "Blas", "Cira"}
	for human, me := range names {
		var seats []map[string]string
		for i, name := range names {
			seat := map[string]string{"name": name, "control": "easy"}
			if i == human {
				seat["control"] = game.Human
			}
			if key != "" {
				seat[key] = boards[i]
			}
			seats = append(seats, seat)
		}
		lesson, err := json.Marshal(map[string]any{
			"setup": map[string]any{"seed": "1", "start": human, "rules": rules, "seats": seats},
			"steps": []any{map[string]string{"say": say}},
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Run(me, func(t *testing.T) {
			Bubble(t, func(t *testing.T) {
				h := open(t, lesson)
				h.Rest()
				want := h.T("lesson."+say, "me", me, "left", names[(human+1)%3], "right", names[(human+2)%3], "level", h.T("level.easy"))
				if got := h.Widget(sheet).Label; got != want {
					t.Errorf("said is %q, want %q", got, want)
				}
			})
		})
	}
}
