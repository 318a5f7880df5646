// Package daily deals the daily challenge: one match a day of each game, the same for everybody on the same date with the same
// version of the program, by one person against computers of a fixed level.
//
// # The deal
//
// The date and the game's id alone decide (Setup): the seed holds the number of the day and a hash of the id, and from the
// seed follow how many play, who begins and, in games with boards, who has which. The rules are the usual ones, the computers
// all play at the middle one of the levels that people may choose, of two the weaker, and the person has the first seat. Since
// the seed holds its day, DayOf returns for any match whether it is a daily challenge, and of which day; saves and records
// need nothing else, and are those of any match.
//
// # The comparison
//
// The strongest level plays the person's seat of the same match (Play), against the same computers, which decide as they would
// at the table. That works in slices, as a computer player thinks.
package daily
