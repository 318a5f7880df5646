// Package review looks back at a match of any game: how likely each seat was to win at every decision, how good each decision
// was compared with that of the strongest computer player, whom chance favoured, and on which few moments the match turned.
//
// # Chances and decisions
//
// The chances to win are those of an observer who sees everything on the table and in every hand, but not what is still to
// come, such as the order of a deck. They come from play-outs (Outlook), corrected by the results of such chances in other
// matches (Correction), and always add up to one.
//
// Their change at a decision has two parts. The change that could be expected of the decision before chance came is the
// decision's, the rest is chance's (Moment.Luck). What a seat decides in one turn counts as a whole, at the first of these
// decisions: play-outs from the midst of a turn go on otherwise than the seat did (Moment.Within). So the chances of a seat at
// the end are those at the beginning and the sum of the changes by chance, by its own decisions and by those of the others
// (Account), exactly.
//
// Whether a decision was a good one is another question, and is judged only by what the seat that made it could know:
// alternatives are compared on positions sampled from its view (Moment.Cost).
//
// # Work
//
// A Review works in slices, as a computer player thinks (ai.Thought), and its work is counted in play-outs and never in time:
// the same match, effort and seed give the same review on every machine.
package review
