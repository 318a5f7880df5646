// Package demo says how the table of Puerto Rico is played by clicking: what tests click how readily, and what a film shows.
package demo

import "islas/render/internal/autoplayer"

// Clicks returns how readily the widgets of the table are clicked (autoplayer.Game).
func Clicks() []autoplayer.Weight {
	return []autoplayer.Weight{
		{Prefix: "role.", Share: 10}, {Prefix: "tile.", Share: 10}, {Prefix: "stack", Share: 10}, {Prefix: "draw", Share: 5},
		{Prefix: "build.", Share: 20}, {Prefix: "good.", Share: 20}, {Prefix: "ship.", Share: 10}, {Prefix: "wharf", Share: 10},
		{Prefix: "place.", Share: 2}, {Prefix: "confirm", Share: 20}, {Prefix: "take", Share: 10}, {Prefix: "pass", Share: 4},
		{Prefix: "page.", Share: 1},
	}
}
