// Package art draws what only The Colonies has: the chart with its hexes, numbers and harbours, pieces, tokens, cards and dice. Whoever
// wants one of them calls its function with a painter; scenes know nothing of how it is drawn, and the rules know nothing of it at all.
// Brushes, and the pictures that other games use too, are those of package paint.
//
// A chart is an explorer's map: parchment where nobody has been, and land that is inked in as it is found. Chart says where everything
// lies, and needs no screen.
package art
