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
// thumb to the end of the game, in which the others go on as what they have shown lets one expect (policy.Expected): they load, have
// a harbour, or else build. Colonists are placed as a whole, in one of a few ways. Once the end has been triggered, they look at
// everything that may still happen, where that is not too much. hard and expert differ in the number of play-outs alone; a decision
// about a role takes three times as many.
//
// No level brings on the end of a game that it is losing, by the points after everybody has done what the rules of thumb do with
// the role, unless all that it can do brings it on (policy.Prolong).
//
// shipper is no level for people but a sparring partner: it takes craftsman 4.8 and captain 4.5 times in a game of three and makes
// 29 to 34 points by loading.
//
// # What was measured
//
// Each figure is the share of wins of the first one named, seats in turn, with its 95 % interval. "The first" are the levels whose
// weights self-play alone had found, who build and hardly load; a share s of one against two is s/(s+(1-s)/2) of pairs.
//
//   - Against two of the first, of the same level: easy 49.6 % (46.8 to 52.5, 1,200 games), 66.3 % of pairs; hard:30 45.9 % (39.5 to 52.5,
//     222 games), 63.0 % of pairs (57 to 69). Where play-outs took everybody for such as themselves, medium won 51.8 % (46 to 57, 300
//     games), 68.3 % of pairs, and hard:30 36.3 % (31 to 42, 284 games), 53.2 % of pairs; where they knew the others' weights, hard:30
//     48.8 % (43 to 55, 241 games).
//   - One against two shippers: medium 74.0 % (66 to 80, 150 games); where it took everybody for such as itself, 74.7 % on the same
//     seeds. hard:30 83.3 % (74.3 to 89.6, 90 games).
//
// The following are of the levels that took everybody for such as themselves. "Before" are those who hardly ever built a harbour:
// with three, 0.00 of the rules of thumb in a game and 0.96 now. Their weights had been found by games in which nobody built it, so
// that its worth only drifted.
//
//   - One against two shippers. Before: medium 69.5 % (59.9 to 77.7, 100 games), hard:100 81.2 % (66.6 to 90.3, 40 games). Now:
//     medium 82.3 % (75 to 88, 150 games), hard:100 91.1 % (79.3 to 96.5, 45 games). The weights were found against this very
//     shipper.
//   - One against two who lived by corn, harbour and wharf, against whom no weights were found. Before: medium 53.0 % (45 to 61, 150
//     games), hard:100 66.7 % (50 to 80, 36 games). Now: medium 63.5 % (56.6 to 69.9, 200 games; 69.0 % of 150 others), hard:100 80.0 %
//     (66.2 to 89.1, 45 games).
//   - medium against two others, 200 games each: two who never looked at what others get 71.8 % (65.1 to
//     77.5), two who build (policy.Builder) 59.0 % (52.1 to 65.6).
//   - Against the same level as before. One medium against two 31.0 % (25 to 37, 240 games; 33.3 % is a fair share), two against one
//     65.5 % (60 to 71, 300 games; 66.7 % is fair): no gain is seen. One hard:30 against two 41.7 % (31.5 to 52, 90 games; 33.3 % is
//     fair). The rules of thumb alone 38.3 % (36.8 to 39.8, 4,000 games).
//   - To end no lost game, with the weights of before: medium, one against one 49.5 % (44.6 to 54.4, 400 games), against two 33.0 %
//     (29.2 to 36.8, 600 games), against three 24.8 % (20.6 to 29.0, 400 games); hard:30 one against one 48.3 % (36 to 61, 60 games).
//     It costs nothing that can be seen. Of 200 games of three medium 111 decisions ended a lost game with another way open; 6 do.
//   - hard:100 against medium, 24 games of two: 87.5 % (69.0 to 95.7), against two medium 54.2 % (35.1 to 72.1).
//   - easy against random, 400 games of two: 99.8 % (98.6 to 100). medium against easy, 200 games of two: all of them (98.1 to 100),
//     against two easy 98.7 % (95.3 to 99.6, 150 games). With the weights of before, expert against hard, 20 games of two: 85.0 %
//     (64.0 to 94.8).
//
// These are of the first:
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
//   - To build the wharf, by a higher worth: 28 % (6,000 games of the rules of thumb of three), whatever loading by it costs; it was
//     built in half of the games. For nine doubloons it loads too little of what is grown here.
//   - To build the harbour with four by a higher worth, no weight else: the rules of thumb 26.5 % (25.4 to 27.6, 6,000 games), medium
//     24.4 % (19 to 30, 240 games), where 25 % is fair; hard:200 against three medium won 10 of 20 and not 13. With all weights
//     varied after it: medium 69 % and not 45 % against three shippers (100 games), but 13.2 % (8.5 to 18, 200 games) against three as
//     before: play-outs took others for such as themselves. Where they expect who has no harbour to build, and after 235,000 games more
//     of the weights against builders and shippers, medium has 27.3 % (21 to 35, 154 games) against three as before; the rules of
//     thumb 22.9 % (20.6 to 25.4, 1,200 games), and 49.2 % (46 to 53, 800 games) against three shippers, where 22.3 % (20.3 to 24.5)
//     as they are. But hard:200 won only 4 of 10 against three such medium, so that four build none. With two, 36 to 44 %.
//   - To sell before settling: of 123 decisions of medium with a sale of three doubloons at hand that another could spoil, 5 were for
//     the settler, and thought over with 3,000 play-outs none of these for the trader; of the rules of thumb 31 of 615, and 4.
package ai
