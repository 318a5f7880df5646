// Package reference is a second reading of the rules of Puerto Rico, against which the fast engine is checked. It was written
// from the rules page alone, with maps and lists and straight on as the page goes, section by section, and shares nothing with
// package puertorico but the data files. It speaks in printed actions and in the lines of a match record.
//
// What chance decides it is told: New gets a function that says which tile is drawn.
package reference
