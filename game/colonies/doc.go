// Package colonies is the rules of The Colonies, after a scenario by Klaus Teuber: what the pieces are, which actions are legal and
// what they do. It has no pictures, no texts for players and no clock. A State is a plain value; Legal lists the actions of
// the seat that decides, Apply carries one out. Sections named in comments are those of the rules pages.
//
// What is left of a position to be carried out by itself, such as the pirate after a seven, is a list of tasks in the position
// (task.go): the last of them is worked on first, and either is done or asks a seat to decide.
package colonies
