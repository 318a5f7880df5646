// Package ai holds the computer players of Puerto Rico; package game/ai describes what a player is. They are given a
// puertorico.View, what one seat may know (rules, section 14), and nothing else: only the order of the face-down tiles is
// hidden.
//
// # The levels
//
// The rules of thumb (package internal/policy) estimate what every role would bring each player now, in hundredths of a point, and
// take the one that brings most, less a part of what the others get; money is worth more the longer the game will last. Their
// numbers were found by games against a pool: themselves, those that self-play alone had found before, and players who live by
// loading. easy follows them, but takes any action in a third of its decisions. medium follows them, too, but looks ahead when it
// takes a role.
//
// hard and expert search (package internal/planner, with the tree of package game/ai/search): a tree of what everybody may do,
// each for themselves, in which options that look good by the rules of thumb are tried first, and play-outs by the rules of
// thumb to the end of the game. Whoever is seen to live by loading (policy.Loads) is expected to go on so. Colonists are placed
// as a whole, in one of a few ways. Once the end has been triggered, they look at everything that may still happen, where that
// is not too much. hard and expert differ in the number of play-outs alone; a decision about a role takes three times as many.
//
// shipper is no level for people but a sparring partner: it takes craftsman 4.8 and captain 4.5 times in a game of three and makes
// 29 to 34 points by loading.
//
// # What was measured
//
// Each figure is the share of wins of the first one named in the arena, seats in turn, with its 95 % interval. The levels as they
// were before are those whose weights came from self-play alone.
//
//   - One against two shippers. Before: medium 11.3 % (9.8 to 13.0, 1,500 games), hard 35.6 % (23.2 to 50.2, 45 games). Now: easy
//     2.0 % (0.9 to 4.3, 300 games), medium 69.5 % (59.9 to 77.7, 100 games), hard:100 81.2 % (66.6 to 90.3, 40 games). An earlier
//     state of the weights with 400 play-outs for every decision: 88.3 % (77.8 to 94.2, 60 games). These figures flatter: the
//     weights were found against this very shipper, and play-outs expect it by its own weights. No other shipper was tried.
//   - Against the same level as before: easy 60.1 % of two (55.2 to 64.8, 400 games), two against two 63.7 % (58.9 to 68.3, 400
//     games). medium, with 40 play-outs for a role, 93.3 % of two (88.2 to 96.3, 150 games), one against two 60.3 % (52.3 to 67.8,
//     150 games), one against three 44.3 % (36.6 to 52.3, 150 games).
//   - hard:30 against hard:30 as before, one against one, 57.5 % (44.9 to 69.2, 60 games), two against one 62.0 % (48.7 to 73.8, 54
//     games; 66.7 % is a fair share): no gain is seen.
//   - hard against three medium, 40 games: 62.5 % (47.0 to 75.8); hard:100 won 3 of 10. hard against medium, 40 games of two: 92.5 %
//     (80.1 to 97.4). expert against hard, 20 games of two: 85.0 % (64.0 to 94.8).
//   - easy against random, 400 games of two: 99.0 % (97.5 to 99.6). medium against easy, 200 games of two: all of them (98.1 to 100).
//
// These are of the levels as they were before:
//
//   - easy against random, 400 games each: 97.8 % (95.8 to 98.8) of two players, 98.0, 97.2 and 96.2 % of three, four and five.
//   - medium against random, 400 games each: all games (99.0 to 100) of two, three, four and five players.
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
//   - Half of the lead not counted for whoever has brought on the end of a game and lost it, one against one as before, the weights
//     of before, 30 play-outs, 60 games: 25 %, where 45 % without it.
//   - Other weights of the rules of thumb against players who load, besides those for all, found in some 170,000 games: no gain.
//   - Two against one as before, 40 play-outs for that one; 66.7 % is a fair share: 40 for each decision 66.7 %, without telling
//     who loads 73.3 % (60 games each), 80 for each 73.1 %, 120 for a role and 25 for others 78.1 % (80 games each). From these three
//     times as many for a role were chosen; on other seeds that showed no gain (above).
package ai
