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
// the useful actions on the same samples with the same dice, play on by the rules of thumb for some rounds, and judge what comes of
// it by how likely each is to win: points left, income, harbours, cards, ships, tokens, and how near the next purchase is, weighed as
// fitted to who won. The choice of the rules of thumb stands until another one is seen to be better. expert makes more play-outs,
// judges by a network that has learnt from 200,000 games of the rules of thumb who wins (command game/colonies/train), and those of
// the set-up, with all places tried, go on for sixteen rounds.
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
//   - hard against three medium: 55.5 % (48.6 to 62.2, 200 games); against two 64.2 % (55.3 to 72.2, 120 games). With 200 play-outs
//     70.8 % (62.2 to 78.2, 120 games) and 77.5 % (62.5 to 87.7, 40 games).
//   - expert against three hard: 54.7 % (42.6 to 66.3, 64 games); against two 48.4 % (32.0 to 65.2, 31 games). Against three
//     of hard with 200 play-outs, without the network and with 6,400 of its own: 31.0 % (22.1 to 41.5, 84 games).
//
// A decision of a play-out with its action takes 0.65 µs of a busy core, 1.5 million a second. A play-out of four rounds takes 38 µs; hard
// 2 ms for a decision (median), a suggestion 7.5; expert 0.14 s, 0.22 at most, and 1.1 to 1.3 s for one of the set-up. That is processor
// time, other processes left out.
//
// The chances of reviews, corrected, in 1,000 games for each number of players that no correction was fitted on, part of hard with 12
// play-outs a decision and part of medium, 60 play-outs for each of 6 decisions, by tenths, what came true less what was said, in points:
//
//	3 players  +0.4  +1.0  +1.0  +2.0  -1.8  -1.4  -3.7  -0.7  -2.7  -0.4
//	4 players  -0.3  -1.5  +0.6  -0.4  +4.0  +3.2  +1.8  -0.5  -0.9  -0.6
//
// Trade, 2,000 games of four each, medium against three: with all that it does 24.9 % (± 1.9); never offering anything 21.3 %; never
// trading at all 16.6 %; accepting everything 16.7 %.
//
// # What was tried
//
//   - Searching without the rule that the choice of the rules of thumb stands: 16.7 % and 37.5 % against three of medium (24 games each,
//     with and without the same dice on all samples), where with it there are 58.3 %. Most actions of a turn are about as good in any order,
//     and the best mean is one by chance.
//   - Play-outs of eight rounds against as many of four: 24 of 48 games; of two against four: 27 of 48. Expert with play-outs of two
//     rounds, in the set-up, too, against three hard: 4 of 21 games.
//   - What the best of 500 samples is worth more than the choice of the rules of thumb, by 2,500 play-outs to the end: in the set-up 6.2 %
//     of a win with two rounds, 6.9 with four, 8.0 with eight, 8.9 with sixteen (each ± 2.3, 18 decisions); later 0.43, 0.63 and 0.62 with
//     two, four and eight (± 0.2, 106 decisions). Offers within the play-outs added nothing.
//   - The network in place of the race to the goal, both sides with 100 play-outs: 30.6 % (± 7.1, 160 games) against three without.
//   - Three times the play-outs in the set-up: there the rules of thumb lose 4.2 % of a win a decision, hard 2.0 %, and they find no more
//     (20 decisions, 4,000 play-outs to the end each).
//   - Each of the numbers of the rules of thumb times 0.6 and 1.6, one seat against three, 3,000 games each: none wins more than 27.0 %.
//   - Hard with 200 play-outs: too close to expert, and further above medium than expert was above it.
//   - The race to the goal, one purchase of each seat after the other, as the judge of positions: log-loss 0.96 in games of four, 0.80 in
//     games of three, where the fitted chances have 0.84 and 0.72 (unseen games). hard won 56.8 % with it against three of medium.
//   - A tree with chance nodes, the kind of action first, then the action (max-n, all the hidden dealt anew), against three that only
//     judge the decision to be made, 80 play-outs each: 20.8 % (± 16.2, 24 games). Samples shared by all candidates are worth more.
//   - War fleets that are moved to rob: medium with them won 34 % against three without (2,400 games). Each costs a sheep and brings a
//     card of another, so that the rules make them strong (sections 15 and 16).
package ai
