// Package demo says how the table of Islas Canarias is played by clicking: what tests click how readily, and what a film
// shows.
package demo

import "islas/render/internal/autoplayer"

// Clicks returns how readily the widgets of the table are clicked (autoplayer.Game). Who has to name a colour or a victim can do
// nothing else.
func Clicks() []autoplayer.Weight {
	return []autoplayer.Weight{
		{Prefix: "colour.", Share: 1000}, {Prefix: "victim.", Share: 1000},
		{Prefix: "end", Share: 12}, {Prefix: "ship", Share: 10}, {Prefix: "load", Share: 10}, {Prefix: "plot.", Share: 10},
		{Prefix: "card.", Share: 6}, {Prefix: "draw", Share: 3}, {Prefix: "deck", Share: 2}, {Prefix: "extra", Share: 6},
		{Prefix: "palace", Share: 4}, {Prefix: "town", Share: 8}, {Prefix: "island.", Share: 1},
		{Prefix: "ledger.skip", Share: 2}, {Prefix: "ledger.step", Share: 2},
	}
}
