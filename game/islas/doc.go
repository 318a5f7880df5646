// Package islas is the rules of Islas Canarias and nothing else: no pictures, no texts for players, no clock and no
// randomness but its own. It runs wherever Go does.
//
// A State is a whole position as a plain value; assignment copies it. New begins a game, Decision names who has to decide
// what, Legal lists the Actions that may be chosen, and Apply does one together with all that follows of itself, until
// somebody has to decide again. What happened on the way comes as Steps: events, each with the position as of it.
//
// A View is what one seat may know of a position; computer players get nothing else. Its Sample deals the unseen cards
// anew, for players that look ahead.
//
// Whoever has a question about the rules asks them: Compare says where a settler goes and why, Raid whom a pirate robs and
// why, Allowed where a house may stand, Kind.Points what buildings are worth, DrawCount how many cards are drawn.
//
// The packages below are board, the islands and what lies next to what on them; engine, the game as the shared code sees
// it; lines, its match record; ai, its computer players, whose weights command train learns; forecast, which says what would
// follow from what; and advice, which says why an action is a good one.
//
// Section numbers in the comments are those of the project's rules. A Ruling is a point that the printed rules leave open
// and ours decide.
package islas
