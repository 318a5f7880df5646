// Package daily deals the daily challenge: one game a day of each game of the house, the same for everybody on the same date with
// the same version of the program, by one person against computers of a fixed level.
//
// # What is dealt
//
// The date and the game's id alone decide (Setup): the seed holds the number of the day and a hash of the id, and from the seed follow how
// many play, who begins and, in games with boards, who has which. The rules are the usual ones, the computers all play at the middle
// one of the levels that people may choose, of two the weaker, and the person has the first seat. Since the seed tells its day, any
// match tells whether it is the daily challenge of a day, and of which (DayOf); saves and records have nothing else to tell, and are those of
// any game.
//
// # What it is compared with
//
// The strongest level plays the person's seat of the same game (Play), against the same computers, which decide as they would at the
// table. That works in slices, as a computer player thinks.
package daily
