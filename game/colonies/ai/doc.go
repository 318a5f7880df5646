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
// Each figure is the share of wins of the first one named in the arena, seats in turn, with its 95 % interval.
//
//   - easy against three random: 100 % (98.7 to 100, 300 games).
//   - medium against three easy: 71.3 % (66.0 to 76.2, 300 games).
//   - hard with 150 play-outs against three medium: 62.5 % (45.3 to 77.1, 32 games). Before medium took an action at random now and
//     then it was 45.0 % (33.1 to 57.5, 60 games), and 37.5 % (24.2 to 53.0, 40 games) with 250 play-outs.
//   - expert with 1,200 play-outs against three hard with 150: 42.9 % (24.5 to 63.5, 21 games).
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
//   - War fleets that are moved to rob: medium with them won 34 % against three without (2,400 games).
package ai
