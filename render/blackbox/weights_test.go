package blackbox

import (
	"fmt"
	"strings"

	"islas/render/catalogue"
	"islas/render/internal/autoplayer"
)

// weights are how readily the widgets are clicked at the table of a game, by its id; "" is the game that is played unless another
// is asked for.
func weights(id string) []autoplayer.Weight {
	games := catalogue.Games()
	if id == "" {
		return autoplayer.Own(games[0])
	}
	g, err := catalogue.Find(games, id)
	if err != nil {
		panic(err)
	}
	return autoplayer.Own(g)
}

// lies is what lies on a table: all that can be clicked there with some weight, and what it says.
func lies(l look, clicks []autoplayer.Weight) string {
	var all []string
	for _, w := range l.Widgets {
		for _, known := range clicks {
			if strings.HasPrefix(w.ID, known.Prefix) {
				all = append(all, fmt.Sprintf("%s %q %q %v", w.ID, w.Label, w.Value, w.Enabled))
				break
			}
		}
	}
	return strings.Join(all, ", ")
}
