// Package demo says how the table of The Colonies is played by clicking: what tests click how readily, and what a film shows.
package demo

import "islas/render/internal/autoplayer"

// Clicks returns how readily the widgets of the table are clicked (autoplayer.Game).
func Clicks() []autoplayer.Weight {
	return []autoplayer.Weight{
		{Prefix: "confirm", Share: 40}, {Prefix: "warning.do", Share: 20}, {Prefix: "warning.no", Share: 5}, {Prefix: "do end", Share: 4},
		{Prefix: "do ", Share: 20}, {Prefix: "chart.do", Share: 20}, {Prefix: "take.", Share: 20}, {Prefix: "buy.", Share: 8},
		{Prefix: "node.", Share: 10}, {Prefix: "edge.", Share: 10}, {Prefix: "hex.", Share: 10}, {Prefix: "ship.", Share: 5},
		{Prefix: "keep.", Share: 20}, {Prefix: "lose.", Share: 2}, {Prefix: "card.", Share: 3}, {Prefix: "give.", Share: 3}, {Prefix: "want.", Share: 3}, {Prefix: "offer", Share: 2}, {Prefix: "bank", Share: 5},
		{Prefix: "page.", Share: 1},
	}
}
