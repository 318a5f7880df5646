// Package islas holds the rules of Islas Canarias and nothing else: no pictures, no texts for players, no clock and no randomness
// but its own. It runs wherever Go does.
//
// A State is a whole position as a plain value; assignment copies it. New begins a game, Decision returns who has to decide what,
// Legal lists the Actions that may be chosen, and Apply carries one out together with all that follows by itself, until somebody
// has to decide again. The events on the way come as Steps, each with the position after it.
//
// A View is what one seat may know of a position; computer players get nothing else. Its Sample deals the unseen cards anew, for
// players that look ahead.
//
// Every question about the rules has its function here: Compare returns where a settler goes and why, Raid whom a pirate robs and
// why, Allowed where a house may stand, Kind.Points the points of buildings, DrawCount how many cards are drawn.
//
// The packages below are board, the islands and what lies next to what on them; engine, the game as the shared code sees it;
// lines, its match record; ai, its computer players, whose weights command train learns; forecast, which computes what would
// follow from an event; and advice, which gives the reason why an action is a good one.
//
// Section numbers in the comments are those of the project's rules. A Ruling is a point that the printed rules leave open and
// ours decide.
package islas
