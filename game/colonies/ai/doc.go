// Package ai holds the computer players of The Colonies; package game/ai describes what a player is. They are given a colonies.View,
// what one seat may know (rules, section 18), and nothing else: cards in other hands, the order of stack, chips and deck are hidden.
//
// # The levels
//
// medium follows rules of thumb (package internal/policy): it estimates what each purchase is worth and how many rolls it takes until it
// can be paid, with what the bank and others would give for what is not needed, and does what brings it there. The numbers of the
// rules of thumb were found by games against each other. Now and then it takes any action. easy follows the same rules, but takes any
// action more often, and leaves its war fleet in peace.
//
// hard and expert search (package internal/planner, with package game/ai/search): they deal the hidden cards anew for every sample, try
// the useful actions on the same samples with the same dice, play on by the rules of thumb for four rounds, and judge what comes of
// it by the race to the goal: how many rolls each would take to it. The choice of the rules of thumb stands until another one is
// seen to be better. hard and expert differ in the number of play-outs alone.
//
// All of them trade: they offer what would complete a purchase or bring it nearer, if somebody is likely to accept, and answer by what
// their own hand would gain; nobody trades with a seat within three points of the goal. Whom they rob depends on open points and on
// what there is to take; they cannot know who is a person.
//
// # What was measured
//
// Each figure is the share of wins of the first one named in the arena, seats in turn, with its 95 % interval. Where fewer play-outs
// than a level makes are named, all of the game were made with so few.
//
//   - easy against three random: 100 % (98.7 to 100, 300 games).
//   - medium against three easy: 71.3 % (66.0 to 76.2, 300 games); against two 78.0 % (73.7 to 81.8, 400 games).
//   - hard against three medium: 48.3 % with 200 play-outs (36.2 to 60.7, 60 games), and 48.3 % with 100 (likewise); against two 73.3 %
//     with 200 (61.0 to 82.9, 60 games).
//   - expert with sixteen times the play-outs of hard, as in the game: 400 against three with 25, 38.8 % (28.8 to 49.7, 80 games); 800
//     against two with 50 and 400 with 25, together 45.0 % (34.6 to 55.9, 80 games). With eight times as many, 400 against two with 50, it was
//     30.0 % (14.5 to 51.9, 20 games).
//
// A play-out of four rounds takes about 60 actions, of which a busy core makes 1.0 million a second with
// what is decided about them. A play-out takes 59 µs, the longest 0.2 ms, and hard 11 ms for a decision (median), 26 ms at most; compiled for
// the browser 0.16 ms, 0.5 ms, 32 ms and 76 ms. Each is the least of five times, which leaves out what other processes took.
//
// The chances of reviews, corrected, in 200 games of hard for each number of players, 12 play-outs a decision, 100 play-outs a review:
// fitted on every other game, those of the rest are at most 4.4 points off in any tenth with four players; with three they are at most 6.7 off,
// but for one tenth, of which there were 105 chances (-11.8). Before, with the correction from games of medium, they were up to 9.8 off. The
// correction in use is fitted on all 400.
//
// Trade, 2,000 games of four each, medium against three: with all that it does 24.9 % (± 1.9); never offering anything 21.3 %; never
// trading at all 16.6 %; accepting everything 16.7 %.
//
// # What was tried
//
//   - Searching without the rule that the choice of the rules of thumb stands: 16.7 % and 37.5 % against three of medium (24 games each,
//     with and without the same dice on all samples), where with it there are 58.3 %. Most actions of a turn are about as good in any order,
//     and the best mean is one by chance.
//   - Eight times as many play-outs, 400 against three with 50: 50.0 % (32 games).
//   - A tree with chance nodes, the kind of action first, then the action (max-n, all the hidden dealt anew), against three that only
//     judge the decision to be made, 80 play-outs each: 20.8 % (± 16.2, 24 games). Samples shared by all candidates are worth more.
//   - War fleets that are moved to rob: medium with them won 34 % against three without (2,400 games). Each costs a sheep and brings a
//     card of another, so that the rules make them strong (sections 15 and 16).
package ai
