// Package ai holds the computer players of The Colonies; package game/ai describes what a player is. They are given a colonies.View,
// what one seat may know (rules, section 18), and nothing else: cards in other hands, the order of stack, chips and deck are hidden.
//
// # The levels
//
// medium follows rules of thumb (package internal/policy): it estimates what each purchase is worth and how many rolls it takes until it
// can be paid, with what the bank and others would give for what is not needed, and does what brings it there. The numbers of the
// rules of thumb were found by games against each other. easy follows the same rules, but takes any action in some decisions, and
// leaves its war fleet in peace.
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
//   - easy against three random: 100 % (98.1 to 100, 200 games).
//   - medium against three easy: 74.0 % (69.5 to 78.1, 400 games); against two: 86.5 % (81.1 to 90.6, 200 games).
//   - hard against three medium: 45.0 % (33.1 to 57.5, 60 games).
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
//   - War fleets that are moved to rob: medium with them won 34 % against three without (2,400 games).
package ai
