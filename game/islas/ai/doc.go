// Package ai holds the computer players of Islas Canarias; package game/ai describes what a player is. They are given an
// islas.View, what one seat may know (rules, section 12), and nothing else.
//
// # The levels
//
// easy tries each action on the position it sees and follows rules of thumb. medium and hard search (package game/ai/search):
// each action is played out many times, by a light policy (package internal/policy), on positions that fit what the seat
// knows, up to the end of the round. medium judges the results by rules of thumb, hard by a network (package internal/value):
// by the chance to win and, less, by the final lead. expert does as hard with more play-outs, tries each action
// with every card that it could put aboard after it, and seeks the win alone: it weighs what the network says of all seats, and whose
// card was kept on the ship. It recalls what it put aboard itself: a card of its own that was not revealed is the one kept. Policy
// and network were learnt from games of computer players (command game/islas/train). No player knows whether an opponent is a person.
//
// # What was tried
//
// Each figure is the share of wins of the first one named, in games of two; 300 games unless another number is given, so that
// it is right to about 6 points. README has the measured strength of the levels as they are.
//
//   - Play-outs by rules of thumb (which alone win 30 % against easy) or by the learnt policy (59 %, 1,000 games): in searches of
//     one round as good as each other (50.1 %, 600 games). But the policy plays the games from which the network learns, and a
//     network from 100,000 of its games beat one from 14,000 of the search's (55.8 %).
//   - Play-outs as decided as the choices the policy learnt from, or twice as decided: 47.8 %. Without any chance for the seat
//     that thinks: 48.0 %.
//   - Judging after one round or after two, with as many play-outs: 50.3 %, in half the time. After three: 45.7 % against two.
//     With rules of thumb for play-outs and an early network longer ones helped (five rounds against one: 60.7 %), but not to the
//     end of the game (45.7 %).
//   - A second generation of policy and network against the first: 60.0 % (400 games). A third against the second: 48.8 % (800
//     games), so there are two.
//   - 1,500 play-outs against 300: 59.0 % with the first generation. With the second 6,000 gained nothing over 500 (49.2 %, 120
//     games): what is left is luck, and errors that the policy and the network share.
//   - Information-set tree search over the rest of the own turn, with 5,000 play-outs, against halving with 1,500: 46.0 % at the
//     better of two rates of exploration (100 games). Samples shared by all candidates are worth more than a deeper look.
//   - The network taught on by 240,000 games more, half of them of two, with targets that mix its own judgement of the next round
//     with the end: its mean square falls from 0.1142 to 0.1134, and with 300 play-outs for both it wins 48.0 %. It was left out.
//   - What the others have put aboard in this round taken from the policy in place of any card, 300 play-outs for both: 49.9 % (400
//     games).
//   - Two rounds, 40 candidates, what the others load taken from the policy and the network taught on, as expert was at first, against
//     hard, both with all their play-outs: 53.7 % (44.3 to 62.7, 109 games).
//   - Each action tried with every card that could go aboard after it, and the win alone sought in the last round, with 1,500 play-outs
//     against 500: 54.8 % (50.9 to 58.6, 460 games). The first alone, 6,000 against 500: 52.0 % (40 to 64, 50 games).
//   - Who sees the ship's cards, with 200 play-outs for both, wins 69.2 % (64.5 to 73.9), who sees all hands 50.7 %: what counts is the
//     ship. Half of the time the card kept is one of one's own. Who recalls it, and no more, wins 54.0 % (49.9 to 58.1, 400 games). A
//     last load guessed by the policy (half a bit better than any card) gains nothing: 53.0 % with it.
//   - All of expert with the mean of what the network says to both seats, 600 play-outs against 200: 61.3 % (57.3 to 65.3, 400 games); with
//     odds to which the card kept counts, as expert does now: 63.2 % (59.5 to 66.9, 400 games).
//   - Knowing more, as nobody may (TestYardstick of package internal/planner, 200 play-outs for both): who sees all hands and the ship
//     wins 69.6 % (65.1 to 74.1, 400 games), who sees the order of the deck and the ship as well 64.3 % (58.9 to 69.7, 300 games). An
//     honest player can have but a part of that by knowing more; the rest must come from judging better.
package ai
