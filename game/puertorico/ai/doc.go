// Package ai holds the computer players of Puerto Rico; package game/ai describes what a player is. They are given a
// puertorico.View, what one seat may know (rules, section 14), and nothing else: only the order of the face-down tiles is
// hidden.
//
// # The levels
//
// medium follows rules of thumb (package internal/policy): it estimates what every role would bring each player now, in
// hundredths of a point, and takes the one that brings it most, less a part of what the others get; money is worth more the
// longer the game will last. The numbers of the rules of thumb were found by games against each other. easy follows the same
// rules, but takes any action in four decisions of ten.
//
// hard and expert search (package internal/planner, with the tree of package game/ai/search): a tree of what everybody may do,
// each for themselves, in which options that look good by the rules of thumb are tried first, and play-outs by the rules of
// thumb to the end of the game. Colonists are placed as a whole, in one of a few ways. Once the end has been triggered, they
// look at everything that may still happen, where that is not too much. hard and expert differ in the number of play-outs
// alone.
//
// # What was measured
//
// Each figure is the share of wins of the first one named in the arena, seats in turn, with its 95 % interval.
//
//   - easy against random, 400 games each: 97.8 % (95.8 to 98.8) of two players, 98.0, 97.2 and 96.2 % of three, four and five.
//   - medium against random, 400 games each: all games (99.0 to 100) of two, three, four and five players.
//   - hard against medium: one 99 % (94.6 to 99.8, 100 games), two 98.8 % (93.3 to 99.8, 80 games), three 94.5 % (88.2 to 97.5,
//     100 games), four 85 % (75.6 to 91.2, 80 games).
//   - expert against hard, 60 games each: one 86.7 % (75.8 to 93.1), three 51.7 % (39.3 to 63.8).
//
// # What was tried
//
// Each figure is the share of wins of one player against two others as they were at that time, 150 games of three with 100
// play-outs for a decision each, so that it is right to about 8 points; 33.3 % is a fair share.
//
//   - How much options are tried that look worse (planner.Planner.Explore), in parts of all that can be won: a quarter against a
//     half 19 %; one against a half 46 %; two against one 39 %; four against one 33 %. It is two.
//   - How much the rules of thumb decide what to try first (Doubt), against 150: 60 29 %, 400 22 %.
//   - Play-outs without any chance moves, against 8 in 256: 28 %; 24 in 256: 33 %.
//   - Half of the aim being the lead and not the win, against a fifth: 36 %.
package ai
