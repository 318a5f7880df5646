// Package review looks back at a match of any game: how likely each seat was to win at every decision, what each decision was
// worth beside the best that the strongest computer player would have done, what chance gave to whom, and on which few moments
// the match turned.
//
// # What is told apart
//
// The chances to win are those of somebody who sees all that lies on the table and in every hand, but not what is still to come,
// such as the order of a deck: as when a match of cards is told with open hands. They come from play-outs (Outlook), corrected
// by what came of such chances in other matches (Correction), and always add up to one.
//
// How they change at a decision has two parts. What could be expected of the decision before chance came is the decision's, the
// rest is chance's (Moment.Luck). So what a seat has at the end is what it had at the beginning and the sum of what chance gave
// it, what its own decisions did and what those of the others did (Account), to the last part.
//
// Whether a decision was a good one is another question, and is judged by what the seat that made it could know and by nothing
// else: alternatives are compared on positions sampled from its view (Moment.Cost).
//
// # Work
//
// A Review works in slices, as a computer player thinks (ai.Thought), and its work is counted in play-outs and never in time:
// the same match, effort and seed give the same review on every machine.
package review
